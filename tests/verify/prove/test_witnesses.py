"""Every witness and counterexample is a scenario that `hoyle verify` runs."""

from pathlib import Path

import pytest

from hoyle.game import Game
from hoyle_verify.judge.run import load_all, run
from hoyle_verify.prove.run import decide, decide_under, runner_of
from hoyle_verify.prove.theorem import Theorem
from hoyle_verify.prove.theorems import load
from hoyle_verify.prove.theorems.solo_whist.table import CUSTOMARY, DEAL, PRINTED, whist
from hoyle_verify.prove.verdict import Result
from hoyle_verify.prove.witness import as_scenario, played, save, settled
from tests.verify.prove.claims import Instead

WITH_WITNESS = [
    theorem
    for theorem in load().values()
    if theorem.kind in ("possible", "gap", "ambiguity")
    and (theorem.over or theorem.witness)
    and runner_of(theorem) != "z3"
]

BY_RULES = [
    theorem
    for theorem in load().values()
    if theorem.kind == "ambiguity"
    and all(isinstance(reading, Game) for reading in theorem.readings)
    # By the second variant a card is laid before the first is played, so that nothing can be played alike.
    and theorem.id != "GS-THM-CALL-7"
]
"""Ambiguities of which every reading is a value of an option."""


def saved(result: Result, folder: Path, defect: str = "") -> list[Path]:
    paths = []
    for number, witness in enumerate(result.witnesses):
        paths.append(folder / f"case-{number}.yaml")
        save(witness, paths[-1], title="A fact.", why="A mistake.", defect=defect)
    return paths


@pytest.mark.parametrize("theorem", WITH_WITNESS, ids=lambda theorem: theorem.id)
def test_witness_passes_as_a_scenario(theorem: Theorem, tmp_path: Path) -> None:
    paths = saved(decide(theorem), tmp_path, next(iter(theorem.defects), ""))
    scenarios = load_all(list(map(str, paths))) if paths else []

    assert [] == [difference for each in scenarios for difference in run(each).differences]


def test_most_of_them_have_a_witness() -> None:
    quick = [theorem for theorem in WITH_WITNESS if theorem.game == "solo-whist"]

    assert all(decide(theorem).witnesses for theorem in quick)


@pytest.mark.parametrize("theorem", BY_RULES, ids=lambda theorem: theorem.id)
def test_readings_that_can_be_played_are_told_apart_by_a_deal(theorem: Theorem) -> None:
    witnesses = decide(theorem).witnesses
    expected = [as_scenario(witness, title="T", why="W")["expect"] for witness in witnesses]

    assert (len(theorem.readings), True) == (len(expected), any(one != expected[0] for one in expected))


def test_distinguishing_deal_is_saved_under_each_reading() -> None:
    result = decide(load(["solo-whist"])["SW-THM-CALL-3"])
    values = [witness.options["sw.unaccepted"] for witness in result.witnesses]

    assert ["must_raise", "raise_or_lapse", "lapse"] == values


def test_counterexample_leads_to_the_position_that_refutes() -> None:
    theorem = load(["solo-whist"])["SW-THM-AUC-6"]

    result = decide_under(theorem, Instead("SW-PROP-7", lambda _, calls: calls))
    (witness,) = result.witnesses

    assert ("refuted", "0 pass") == (result.verdict, witness.actions[0])


class TestScenario:
    def test_it_tells_the_options_that_differ_from_the_ruleset(self) -> None:
        game = whist("customary", unaccepted="lapse")

        assert {"sw.unaccepted": "lapse"} == as_scenario(played(game, DEAL, ()), title="T", why="W")["options"]

    def test_it_names_the_ruleset(self) -> None:
        assert "customary" == as_scenario(played(CUSTOMARY, DEAL, ()), title="T", why="W")["ruleset"]

    def test_seats_get_names(self) -> None:
        scenario = as_scenario(played(PRINTED, DEAL, ("0 bid:solo",)), title="T", why="W")

        assert ("D", ["A bid:solo"], "B") == (
            scenario["setup"]["dealer"],
            scenario["actions"],
            scenario["expect"][0]["actor"],
        )

    def test_finished_deal_is_settled(self) -> None:
        setup = {"players": 4, "dealer": 3, "contract": {"bid": "misere", "by": 0}, "tricks": [0, 13, 0, 0]}

        scenario = as_scenario(settled(PRINTED, setup), title="T", why="W")

        assert ("settle", {"A": 6, "B": -2, "C": -2, "D": -2}) == (scenario["kind"], scenario["expect"][0]["payments"])

    def test_ruling_names_its_defect(self) -> None:
        scenario = as_scenario(played(PRINTED, DEAL, ()), title="T", why="W", defect="SW-DEF-05")

        assert ("ruling", "SW-DEF-05") == (scenario["standing"], scenario["defect"])
