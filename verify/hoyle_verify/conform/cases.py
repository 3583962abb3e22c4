"""The corpus as cases: checkpoints, actions that are refused, draws, counts, and what a seat sees.

The id of a case is that of its scenario and the position, ``solo-whist/auction/…@3``; of a refusal, with the action
after it, ``…@8-not-2-play:8C``; of what a seat sees, with the seat, ``…@3-view-0``; and of a case asked in other words,
with the permutation at its end, ``…@3~1DCHS``.
"""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from msgspec import UNSET

from hoyle_verify.conform.permutation import AS_WRITTEN, Permutation, chosen
from hoyle_verify.hap.objects import Place
from hoyle_verify.scenario.model import Checkpoint, Reject, Scenario

CARRIED: Final = ("replay", "settle", "draw", "count")
"""The kinds of scenario that HAP asks for; those of the others are named in the report as not asked."""


class Case(NamedTuple):
    """One thing that is asked and judged.

    A draw or a count has neither ``checkpoint`` nor ``reject``; with ``seat`` it is about what this seat sees at
    the checkpoint.
    """

    id: str
    scenario: Scenario
    permutation: Permutation
    at: Place
    clauses: tuple[str, ...]
    line: int
    checkpoint: Checkpoint | None = None
    reject: Reject | None = None
    seat: int | None = None

    @property
    def length(self) -> int:
        """How many of the scenario's actions lead to it."""
        return len(self.scenario.actions) if self.at == "end" else self.at

    @property
    def wants(self) -> tuple[str, ...]:
        """The observables that are asked for."""
        if self.scenario.kind == "count":
            return _told_by(self.scenario)
        if self.checkpoint is None or self.seat is not None:
            return ()
        partly = self.checkpoint.legal_has or self.checkpoint.legal_lacks
        return (*self.checkpoint.facts, *(("legal",) if partly else ()))


def _told_by(scenario: Scenario) -> tuple[str, ...]:
    """Give the observables that the answer to a count tells."""
    answer = scenario.answer
    assert answer is not None

    told = [*(answer.ends[0].facts if answer.ends else ()), *(["actor"] if answer.actor is not UNSET else [])]
    return tuple(dict.fromkeys([*told, *(["result"] if answer.results else [])]))


class Group(NamedTuple):
    """The cases of one scenario under one permutation, which share requests."""

    scenario: Scenario
    permutation: Permutation
    cases: tuple[Case, ...]


def groups(scenarios: Iterable[Scenario], *, permute: bool = False) -> Iterator[Group]:
    """Give the cases of those scenarios that HAP can carry; with ``permute`` each a second time, in other words."""
    for scenario in scenarios:
        if scenario.kind not in CARRIED:
            continue
        for permutation in (AS_WRITTEN, chosen(scenario)) if permute else (AS_WRITTEN,):
            yield group(scenario, permutation)


def group(scenario: Scenario, permutation: Permutation) -> Group:
    """Give the cases of one scenario under one permutation."""
    return Group(scenario, permutation, tuple(_cases(scenario, permutation)))


def _cases(scenario: Scenario, permutation: Permutation) -> Iterator[Case]:
    mark = "" if permutation == AS_WRITTEN else f"~{permutation}"
    if scenario.kind in ("draw", "count"):
        yield Case(f"{scenario.id}@end{mark}", scenario, permutation, "end", scenario.clauses, 1)
    for checkpoint in scenario.expect:
        id = f"{scenario.id}@{checkpoint.at}{mark}"
        if checkpoint.facts or checkpoint.legal_has or checkpoint.legal_lacks:
            yield Case(id, scenario, permutation, checkpoint.at, scenario.clauses, checkpoint.line, checkpoint)
        for seat in _seats(scenario, checkpoint):
            id = f"{scenario.id}@{checkpoint.at}-view-{seat}{mark}"
            clauses = scenario.clauses if seat in checkpoint.view else ()
            yield Case(id, scenario, permutation, checkpoint.at, clauses, checkpoint.line, checkpoint, seat=seat)
    for reject in scenario.reject:
        id = f"{scenario.id}@{reject.at}-not-{reject.action.replace(' ', '-')}{mark}"
        yield Case(id, scenario, permutation, reject.at, (reject.clause,), reject.line, reject=reject)


def _seats(scenario: Scenario, checkpoint: Checkpoint) -> list[int]:
    """Give the seats that are asked what they see: those of whom it is expected, and one at each checkpoint."""
    if scenario.kind != "replay" or checkpoint.at == "end":
        return sorted(checkpoint.view)
    # They take turns, so that all are asked.
    return sorted({*checkpoint.view, (checkpoint.at + len(scenario.title)) % len(scenario.players)})
