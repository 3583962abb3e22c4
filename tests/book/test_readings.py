"""One deal under each reading of a place: the engine plays it, and the first difference is marked."""

from pathlib import Path
from typing import Any, Final

import pytest

import hoyle
from hoyle import games, register
from hoyle.ruleset import Option
from hoyle_book.library import read_corpus
from hoyle_book.readings import Comparison, Settlement, differing
from hoyle_book.story import plain
from hoyle_verify.scenario import Scenario
from hoyle_verify.serve.reference import options_of
from tests.book.conftest import SCENARIOS, home_of, replay_of

games.load()

_DEFECTS: Final = [defect for defect in register.defects().values() if defect.option]


def shown(defect: str) -> list[Scenario]:
    return [each for each in read_corpus(SCENARIOS).scenarios.values() if each.defect == defect]


def option_of(defect: str) -> Option:
    return register.options()[register.defects()[defect].option]


@pytest.mark.parametrize("defect", _DEFECTS, ids=lambda defect: defect.id)
def test_every_option_has_a_deal_on_which_its_readings_part(defect: hoyle.register.Defect) -> None:
    kinds = {each.kind for each in shown(defect.id)}

    assert (differing(shown(defect.id), option_of(defect.id)) is not None) == bool(kinds & {"replay", "settle"})


@pytest.mark.parametrize("defect", _DEFECTS, ids=lambda defect: defect.id)
def test_up_to_the_mark_the_readings_are_alike(defect: hoyle.register.Defect) -> None:
    found = differing(shown(defect.id), option_of(defect.id))
    if not isinstance(found, Comparison):
        return
    stories = list(found.stories.values())

    assert len(option_of(defect.id).values) >= len(stories) >= 2
    for at in range(found.parts):
        assert 1 == len({str(story.positions[at].facts) for story in stories})
    seen = [(story.positions[found.parts].facts, story.positions[found.parts].barred) for story in stories]

    assert any(seen[0] != other for other in seen[1:]) or len({len(story.events) for story in stories}) > 1


def test_proposer_must_go_on_may_go_on_or_has_lapsed() -> None:
    found = differing(shown("SW-DEF-01"), option_of("SW-DEF-01"))
    assert isinstance(found, Comparison)
    legal = {value: story.positions[found.parts].facts["legal"] for value, story in found.stories.items()}

    assert {"must_raise": False, "raise_or_lapse": True, "lapse": False} == {
        value: "pass" in tokens for value, tokens in legal.items()
    }
    assert [] == legal["lapse"]


def test_lost_abundance_costs_its_price_or_only_the_fraction() -> None:
    """Half a point to each of three for the trick that is lacking; and the price of three points besides."""
    found = differing(shown("SW-DEF-12"), option_of("SW-DEF-12"))
    assert isinstance(found, Settlement)

    assert {"fraction_only": -1.5, "base_plus_fraction": -10.5} == {
        value: min(facts["payments"]) for value, facts in found.facts.items()
    }


def test_a_reading_that_refuses_an_action_ends_before_it() -> None:
    found = differing(shown("PV-DEF-14"), option_of("PV-DEF-14"))
    assert isinstance(found, Comparison)

    assert {"checked": 0, "whisted": 3} == {value: len(story.events) for value, story in found.stories.items()}


class TestPages:
    def boxes(self, html: Path, defect: str) -> dict[str, dict[str, Any]]:
        values = option_of(defect).values
        return {value: replay_of(html, f"{defect}-{value}")[1] for value in values}

    def test_the_readings_stand_in_their_ruling(self, html: Path) -> None:
        section = home_of(html, "SW-DEF-07")[1]
        ids = [box["id"] for box in section.select(".hoyle-readings hoyle-replay")]

        assert ["SW-DEF-07-turn_up", "SW-DEF-07-named"] == ids

    def test_each_is_what_the_engine_plays_under_its_value(self, html: Path) -> None:
        found = differing(shown("GS-DEF-01"), option_of("GS-DEF-01"))
        assert found is not None
        for value, box in self.boxes(html, "GS-DEF-01").items():
            options = {**options_of(found.scenario.options), "gs.rank": value}
            game = hoyle.game("german-solo", found.scenario.ruleset, options)
            actions = [f"{event['seat']} {event['token']}" for event in box["events"]]
            states = game.replay(plain(found.scenario.setup), actions)

            assert [game.facts(state) for state in states] == [position["facts"] for position in box["positions"]]

    def test_where_only_the_end_differs_the_scores_stand_side_by_side(self, html: Path) -> None:
        section = home_of(html, "SW-DEF-12")[1]

        assert 2 == len(section.select(".hoyle-readings table.hoyle-score"))
        assert [] == section.select(".hoyle-readings hoyle-replay")
