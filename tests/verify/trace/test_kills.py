"""The gate believes the figures of mutants as long as nothing has changed, and wants a use for every scenario."""

import msgspec
import pytest

from hoyle_verify.judge.run import load_all
from hoyle_verify.mutants import fingerprint
from hoyle_verify.mutants.figures import Figures, OfClause, OfFile, read
from hoyle_verify.scenario.model import Scenario, Teach
from hoyle_verify.trace import kills
from hoyle_verify.trace.kills import complaints

FILE = "solo-whist/play/revoke-is-refused"


@pytest.fixture(autouse=True)
def one_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kills, "_clauses", lambda: {"SW-PLAY-2": "now"})


def scenarios() -> list[Scenario]:
    return load_all([FILE])


def figures(digest: str = "now", kill: str = "SW-PLAY-2/1", **survived: str) -> Figures:
    of_clause = OfClause(digest=digest, by_scenarios=1, by_theorems=0, equivalent=0, survived=survived)
    of_file = OfFile(digest=fingerprint.of_file(FILE), kills=kill)
    judges = fingerprint.of_judges()
    return Figures(
        judges=judges, clauses={"SW-PLAY-2": of_clause}, misreadings={}, scenarios={FILE: of_file}, theorems={}
    )


def test_current_figures_are_believed() -> None:
    assert [] == complaints(figures(), scenarios())


def test_changed_clause_makes_its_figures_stale() -> None:
    told = "the figures of mutants are stale for 1 clause (SW-PLAY-2): run 'hoyle mutants --write'"

    assert [told] == complaints(figures("earlier"), scenarios())


def test_changed_scenario_makes_its_figures_stale() -> None:
    found = figures()
    found.scenarios[FILE] = OfFile(digest="earlier", kills="SW-PLAY-2/1")
    (told,) = complaints(found, scenarios())

    assert told.startswith(f"the figures of mutants are stale for 1 scenario ({FILE})")


def test_changed_theorem_makes_its_kills_stale() -> None:
    found = figures()
    found.theorems["SW-THM-EDGE-1"] = "earlier"
    (told,) = complaints(found, scenarios())

    assert told.startswith("the figures of mutants are stale for 1 theorem (SW-THM-EDGE-1)")


def test_other_judges_make_all_figures_stale() -> None:
    (told,) = complaints(msgspec.structs.replace(figures(), judges="earlier"), scenarios())

    assert told.startswith("mutants are made or judged otherwise than when the figures were found")


def test_new_scenario_has_no_figures() -> None:
    more = [*scenarios(), *load_all(["solo-whist/play/void-hand-may-trump"])]
    (told,) = complaints(figures(), more)

    assert told.startswith("the figures of mutants are stale for 1 scenario (solo-whist/play/void-hand-may-trump)")


def test_scenario_that_is_gone_leaves_stale_figures() -> None:
    (told,) = complaints(figures(), [])

    assert told.startswith(f"the figures of mutants are stale for 1 scenario ({FILE})")


def test_scenario_must_notice_something() -> None:
    told = f"{FILE} notices no mutant, teaches nothing and is no example: sharpen it, or take it out"

    assert [told] == complaints(figures(kill=""), scenarios())


def test_scenario_may_be_there_to_teach() -> None:
    (scenario,) = scenarios()

    assert [] == complaints(figures(kill=""), [msgspec.structs.replace(scenario, teach=Teach(hint="look"))])


def test_scenario_may_be_an_example() -> None:
    (scenario,) = scenarios()

    assert [] == complaints(figures(kill=""), [msgspec.structs.replace(scenario, kind="problem")])


def test_survivor_needs_an_argument() -> None:
    told = "SW-PLAY-2/2 survives (1 + 1): write a scenario or a theorem that notices it"

    assert [told] == complaints(figures(**{"SW-PLAY-2/2": "1 + 1"}), scenarios())


def test_misreading_must_be_noticed() -> None:
    found = figures()
    found.misreadings["SW-MISREAD-1"] = ""

    assert ["SW-MISREAD-1 is a misreading that nobody notices"] == complaints(found, scenarios())


def test_every_scenario_that_was_hunted_with_has_a_use() -> None:
    idle = {file for file, each in read().scenarios.items() if not each.kills}

    assert {"problems"} == {file.split("/")[1] for file in idle}
