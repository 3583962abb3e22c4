"""Which cases a run asks: all, or those of a game, a clause, an id, an earlier log, a share of several machines."""

import fnmatch
import zlib
from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from typing import Final, NamedTuple, Self

from hoyle.errors import HoyleError, NotationError, UnknownName
from hoyle_verify.conform.cases import Case, Group, group
from hoyle_verify.conform.permutation import AS_WRITTEN, Permutation, chosen, permutations
from hoyle_verify.scenario.model import Scenario

_MOST_SHARDS: Final = 10_000


class Shard(NamedTuple):
    """One of ``of`` parts of equal work, the first of which has the number 1."""

    number: int = 1
    of: int = 1

    def __str__(self) -> str:
        return f"{self.number}/{self.of}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read ``2/5``; NotationError for anything else."""
        number, _, of = text.partition("/")
        if not (number.isdecimal() and of.isdecimal() and 1 <= int(number) <= int(of) <= _MOST_SHARDS):
            raise NotationError("shard", text, "a part and how many there are, as in 2/5")
        return cls(int(number), int(of))

    def has(self, scenario: Scenario) -> bool:
        """Tell whether a scenario is in this part, which depends on its id alone."""
        return zlib.crc32(scenario.id.encode()) % self.of == self.number - 1


class NothingSelected(HoyleError, LookupError):
    """A selection that leaves no case."""


def narrowed(groups: Iterable[Group], keep: Collection[str] | None, clauses: Collection[str]) -> list[Group]:
    """Keep the cases whose ids are among ``keep``, and that bear on one of the clauses; None or none keeps all."""

    def kept(case: Case) -> bool:
        return (keep is None or case.id in keep) and (not clauses or not set(clauses).isdisjoint(case.clauses))

    narrowed_groups = (each._replace(cases=tuple(filter(kept, each.cases))) for each in groups)
    return [each for each in narrowed_groups if each.cases]


def of_ids(scenarios: Iterable[Scenario], ids: Collection[str]) -> list[Group]:
    """Give the cases of these ids, each in the words that its id says; what the corpus has no more is left out."""
    ways: dict[str, set[str]] = defaultdict(set)
    for id in ids:
        name, _, way = id.partition("~")
        ways[name.rpartition("@")[0]].add(way)
    found = [
        group(scenario, permutation)
        for scenario in scenarios
        for permutation in (Permutation.parse(way) if way else AS_WRITTEN for way in sorted(ways[scenario.id]))
        if permutation in permutations(scenario)
    ]
    return narrowed(found, ids, ())


def named(scenarios: Iterable[Scenario], patterns: Sequence[str], *, permute: bool = False) -> list[Group]:
    """Give the cases that the patterns mean: an id, or one with ``*``; each may end in a permutation, ``~1DCHS``.

    With ``permute`` one without is meant as written and in other words.  Raises UnknownName for one without a case.
    """
    scenarios = list(scenarios)
    return [each for pattern in patterns for each in _named(scenarios, pattern, permute=permute)]


def _named(scenarios: Sequence[Scenario], pattern: str, *, permute: bool) -> list[Group]:
    name, mark, permutation_text = pattern.partition("~")
    permutation = Permutation.parse(permutation_text) if mark else AS_WRITTEN
    scenario_name = name.rpartition("@")[0] or name
    found = []
    for scenario in scenarios:
        if not fnmatch.fnmatchcase(scenario.id, scenario_name):
            continue
        if permutation not in permutations(scenario):
            raise NotationError("permutation", permutation_text, f"one under which {scenario.game} stays the same")
        for way in (AS_WRITTEN, chosen(scenario)) if permute and not mark else (permutation,):
            whole = group(scenario, way)
            cases = tuple(case for case in whole.cases if name in (scenario.id, "*") or _is_meant(case, name))
            found += [whole._replace(cases=cases)] if cases else []
    if not found:
        raise UnknownName("case", pattern, [case.id for each in scenarios for case in group(each, AS_WRITTEN).cases])
    return found


def _is_meant(case: Case, name: str) -> bool:
    return fnmatch.fnmatchcase(case.id.partition("~")[0], name)
