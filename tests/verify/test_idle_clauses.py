"""A clause that is forgotten must be missed: some expectation fails if a clause that restricts or follows does nothing.

That a claimed clause did not fire would be noticed in any case, so only expectations and refusals count here.
"""

from functools import cache

import pytest

from hoyle import games
from hoyle.clause import clause_of, observing
from hoyle.tracing import Idle
from hoyle_verify.cli import main
from hoyle_verify.judge.judge import RUNNABLE, judge
from hoyle_verify.judge.run import load_all
from hoyle_verify.scenario.model import Scenario
from hoyle_verify.serve.reference import answer


@cache
def corpus() -> list[Scenario]:
    return [scenario for scenario in load_all() if scenario.kind in RUNNABLE]


@cache
def passing_corpus() -> list[Scenario]:
    """Give the scenarios that pass; one that fails in any case would notice nothing."""
    return [scenario for scenario in corpus() if not judge(scenario, answer, clauses=True)]


def likely_first(clause_id: str) -> list[Scenario]:
    """Put the scenarios that claim the clause first, so that the first to miss it is soon found."""
    return sorted(passing_corpus(), key=lambda scenario: clause_id not in scenario.clauses)


def clauses_that_act() -> list[str]:
    """List every ``narrows`` and ``steps`` clause that some ruleset or option puts into force."""
    found: dict[str, None] = {}
    for engine in games.load():
        book = engine.rulebook
        patches = [patch for option in book.options.values() for patch in option.values.values()]
        for filling in [filling for slots in (book.slots, *patches) for filling in slots.values()]:
            if callable(filling) and clause_of(filling).kind in ("narrows", "steps"):
                found[clause_of(filling).id] = None
    return list(found)


def test_there_are_clauses_to_miss() -> None:
    assert len(clauses_that_act()) > 15


@pytest.mark.parametrize("clause_id", clauses_that_act())
def test_an_idle_clause_is_missed(clause_id: str) -> None:
    scenarios = likely_first(clause_id)
    with observing(Idle(clause_id)):
        missed = any(judge(scenario, answer, clauses=True) for scenario in scenarios)

    assert missed, f"no scenario notices that {clause_id} does nothing"


def test_nothing_is_missed_while_every_clause_is_at_work() -> None:
    assert [] == [scenario.id for scenario in corpus() if judge(scenario, answer, clauses=True)]


@pytest.mark.parametrize("clause_id", ["SW-PLAY-2", "SW-OMI-3", "SW-PAY-15"])
def test_verify_fails_without_a_clause_of_the_example(clause_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    with observing(Idle(clause_id)), pytest.raises(SystemExit) as left:
        main(["verify"])

    assert 1 == left.value.code
    assert "DOES NOT HOLD" in capsys.readouterr().out
