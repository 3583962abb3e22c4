"""What is found is described by a scenario that the reference engine passes."""

from pathlib import Path

import pytest
import yaml

from hoyle_verify.fuzz.case import Case, Rules
from hoyle_verify.fuzz.decide import Verdict, decide
from hoyle_verify.fuzz.finding import finding_of
from hoyle_verify.fuzz.search import Found, Search
from hoyle_verify.judge.run import load_all, run
from tests.verify.conform.faults.catalogue import FAULTS
from tests.verify.fuzz.support import (
    MIXED,
    Program,
    crashing,
    faulty,
    referee,
    scope,
    solo_whist,
    swallowing,
)


def found_by(program: Program, game: str) -> tuple[Found, list[Case]]:
    """Let a search find a difference, and give deals in which there is none as well."""
    search = Search(scope(game), referee(program, game), is_counted=lambda _: True)
    search.run(2000, 0)
    assert search.found is not None

    return search.found, search.agreeing


@pytest.mark.parametrize("name", FAULTS)
def test_reference_passes_the_scenario_of_a_finding(name: str, tmp_path: Path) -> None:
    witness = FAULTS[name].witness
    case = Case(Rules(FAULTS[name].game), witness.setup, witness.actions, settles=witness.settles)
    divergence = referee(faulty(name), FAULTS[name].game).judge(case)
    assert divergence is not None

    found = Found(case, divergence)
    path = tmp_path / "found.yaml"
    path.write_text(finding_of(found, decide(found, [found], [])).scenario, encoding="utf-8")
    (scenario,) = load_all([str(path)])

    assert () == run(scenario).differences


def test_an_illegal_action_that_is_accepted_becomes_a_refusal(tmp_path: Path) -> None:
    case = solo_whist("0 play:2C", cards=MIXED, probe="1 play:2D", bid="solo", by=0)
    divergence = referee(swallowing("1 play:2D"), "solo-whist").judge(case)
    assert divergence is not None

    finding = finding_of(Found(case, divergence), Verdict(("SW-PLAY-2",)))
    path = tmp_path / "found.yaml"
    path.write_text(finding.scenario, encoding="utf-8")
    (scenario,) = load_all([str(path)])

    assert ("1 play:2D", "SW-PLAY-2") == (scenario.reject[0].action, scenario.reject[0].clause)
    assert () == run(scenario).differences


def test_a_failure_is_shown_where_it_happens() -> None:
    case = solo_whist("0 pass")
    divergence = referee(Program(crashing), "solo-whist").judge(case)
    assert divergence is not None

    finding = finding_of(Found(case, divergence), Verdict(()))

    assert [{"after": "end", "actor": "B", "over": False}] == yaml.safe_load(finding.scenario)["expect"]


def test_long_lists_of_choices_name_what_is_at_stake() -> None:
    case = solo_whist("0 play:2C", cards=MIXED, bid="solo", by=0)
    divergence = referee(faulty("revoke-allowed"), "solo-whist").judge(case)
    assert divergence is not None

    expected = yaml.safe_load(finding_of(Found(case, divergence), Verdict(("SW-PLAY-2",))).scenario)["expect"]

    assert [{"after": "end", "legal": ["play:JC", "play:QC", "play:KC", "play:AC"]}] == expected


def test_a_finding_is_named_by_its_clause() -> None:
    case = solo_whist("0 bid:solo")
    divergence = referee(faulty("equal-bid-accepted"), "solo-whist").judge(case)
    assert divergence is not None

    assert "sw-rul-2-observes-legal" == finding_of(Found(case, divergence), Verdict(("SW-RUL-2",))).name
