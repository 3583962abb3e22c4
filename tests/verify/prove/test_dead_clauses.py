"""No clause in force is dead: some scenario asks it, and another answer of it would be noticed.

That clauses which restrict or follow are not idle is tested for the whole corpus elsewhere; here are those that define
a word or say what something is worth, which never do nothing.
"""

from functools import cache
from typing import Any, Final

import pytest

from hoyle import games
from hoyle.clause import Clause, Observer, observing
from hoyle.register import clauses
from hoyle_verify.judge.run import load_all, run
from hoyle_verify.mutants.mutate import Mutant, Planted
from hoyle_verify.prove.run import decide
from hoyle_verify.prove.theorems import load
from hoyle_verify.scenario.model import Scenario
from tests.verify.prove.noticed import every_mutant_of, notices

games.load()

IN_NO_RULESET: Final = {"GS-COL-5b", "SB-MIS-2b", "SB-MIS-3b", "SB-PAY-3b"}
"""Sentences as printed that contradict others: theorems show it, and no ruleset has them."""

ANSWERING: Final = [
    id_
    for id_, clause in clauses().items()
    if clause.kind in ("defines", "values") and clause.function is not None and id_ not in IN_NO_RULESET
]


class _Asked(Observer):
    """Hears which clauses are asked."""

    def __init__(self) -> None:
        self.ids: dict[str, None] = {}

    def call(self, clause: Clause, arguments: tuple[Any, ...]) -> Any:
        self.ids[clause.id] = None
        return super().call(clause, arguments)


@cache
def asking() -> dict[str, list[Scenario]]:
    """Give the scenarios that ask each clause."""
    found: dict[str, list[Scenario]] = {}
    for scenario in load_all():
        # Counts and problems take a search each.
        if scenario.kind not in ("count", "problem"):
            with observing(asked := _Asked()):
                assert run(scenario).passed
            for clause_id in asked.ids:
                found.setdefault(clause_id, []).append(scenario)
    return found


def fails(scenario: Scenario, mutant: Mutant) -> bool:
    with observing(Planted(mutant)):
        try:
            return not run(scenario).passed
        except Exception:  # noqa: BLE001  # an answer on which the engine breaks down is used
            return True


def is_missed(clause_id: str) -> bool:
    """Say whether a scenario, or else a theorem, notices another answer of a clause."""
    mutants = every_mutant_of(clauses()[clause_id])
    likely_first = sorted(asking()[clause_id], key=lambda scenario: clause_id not in scenario.clauses)
    if any(fails(scenario, mutant) for mutant in reversed(mutants) for scenario in likely_first[:300]):
        return True
    return any(
        clause_id in decide(theorem).clauses and any(notices(theorem, mutant) for mutant in mutants)
        for theorem in load().values()
        if theorem.id.startswith(clause_id[:3])
    )


@pytest.mark.slow
def test_every_clause_but_those_of_no_ruleset_is_asked() -> None:
    executable = {clause.id for clause in clauses().values() if clause.function is not None}

    assert IN_NO_RULESET == executable - set(asking())


@pytest.mark.slow
@pytest.mark.parametrize("clause_id", ANSWERING)
def test_another_answer_would_be_noticed(clause_id: str) -> None:
    assert is_missed(clause_id)
