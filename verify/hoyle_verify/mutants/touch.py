"""What touches a clause: the scenarios in which it is asked or refuses, and the theorems that rest on it."""

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Final, NamedTuple

from hoyle.clause import observing
from hoyle_verify.judge.run import verdict
from hoyle_verify.mutants.hunt import Witnesses
from hoyle_verify.prove.seen import Seen
from hoyle_verify.scenario.cases import file_of
from hoyle_verify.scenario.model import Scenario
from hoyle_verify.serve.reference import answer
from hoyle_verify.solve.program import NeedsCompiler


class Resting(NamedTuple):
    """A theorem with the clauses that it rests on and the seconds that it takes."""

    id: str
    clauses: tuple[str, ...]
    seconds: float


class Asked(NamedTuple):
    """A file of scenarios, all of which pass: the clauses that it claims and those that are asked in it."""

    file: str
    cases: tuple[Scenario, ...]
    claimed: frozenset[str]
    clauses: frozenset[str]

    @property
    def length(self) -> tuple[bool, int]:
        """How much is played in it; where lines are counted or the best is sought that is more than can be said."""
        searches = any(case.kind in ("count", "problem") for case in self.cases)
        return searches, sum(len(case.actions) + 1 for case in self.cases)


class Touch:
    """Who may notice a fault of a clause, those first that are likely to.

    A scenario that claims a clause comes before one that merely asks it, and a short one before a long one.
    """

    def __init__(self, asked: Iterable[Asked], resting: Iterable[Resting]) -> None:
        self.asked: Final = {each.file: each for each in asked}
        self.resting: Final = sorted(resting, key=lambda theorem: (theorem.seconds, theorem.id))

    def witnesses(self, clauses: frozenset[str]) -> Witnesses:
        """Give those that touch some of the clauses."""
        touching = [each for each in self.asked.values() if not clauses.isdisjoint(each.clauses)]
        touching.sort(key=lambda each: (clauses.isdisjoint(each.claimed), each.length, each.file))
        theorems = {each.id: each.seconds for each in self.resting if not clauses.isdisjoint(each.clauses)}
        return Witnesses([(each.file, each.cases) for each in touching], theorems)


def ask(scenarios: Iterable[Scenario]) -> Mapping[str, Asked]:
    """Find out which clauses each file of scenarios asks; one that fails without a mutant is left out."""
    found = (_ask(file, tuple(cases)) for file, cases in groupby(scenarios, lambda scenario: file_of(scenario.id)))
    return {each.file: each for each in found if each is not None}


def _ask(file: str, cases: tuple[Scenario, ...]) -> Asked | None:
    seen = Seen()
    try:
        with observing(seen):
            if any(verdict(case, answer) for case in cases):
                return None
    except NeedsCompiler:
        return None
    claimed = {clause for case in cases for clause in (*case.clauses, *(reject.clause for reject in case.reject))}
    return Asked(file, cases, frozenset(claimed), frozenset(seen.clauses | claimed))
