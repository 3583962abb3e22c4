"""The data of a replay are those of the reference engine."""

from pathlib import Path
from typing import Any, Final

import pytest

import hoyle
from hoyle_book.replay import FORMAT
from tests.book.conftest import GAMES, page_of, replays_of

PAGE: Final = "solo-whist/open-misere"


@pytest.fixture(params=range(len(GAMES)), ids=GAMES)
def replay(request: pytest.FixtureRequest, html: Path) -> dict[str, Any]:
    index: int = request.param
    return replays_of(html, PAGE)[index]


def test_page_has_both_games(html: Path) -> None:
    assert [(FORMAT, id) for id in GAMES] == [(replay["format"], replay["id"]) for replay in replays_of(html, PAGE)]


def test_every_position_is_the_engines(replay: dict[str, Any]) -> None:
    game = hoyle.game("solo-whist")
    setup = {"players": 4, "dealer": replay["dealer"], "hands": replay["hands"], "turn_up": "2H"}
    actions = [f"{event['seat']} {event['token']}" for event in replay["events"]]
    states = game.replay(setup, actions)

    assert [game.facts(state) for state in states] == [position["facts"] for position in replay["positions"]]
    assert game.outcome(states[-1]) is not None


def test_cards_in_hand_are_either_allowed_or_barred(replay: dict[str, Any]) -> None:
    hands = [set(hand) for hand in replay["hands"]]
    for event, position in zip(replay["events"], replay["positions"], strict=False):
        if not event["card"]:
            continue
        legal = set(position["facts"]["legal"])
        barred = {token for tokens in position["barred"].values() for token in tokens}

        assert {f"play:{card}" for card in hands[event["seat"]]} == legal | barred
        assert set() == legal & barred

        hands[event["seat"]].remove(event["card"])


def test_duty_to_follow_suit_bars_cards(replay: dict[str, Any]) -> None:
    second_to_play = replay["positions"][8]

    assert ["SW-PLAY-2"] == list(second_to_play["barred"])
    assert "play:8C" in second_to_play["barred"]["SW-PLAY-2"]


def test_every_clause_that_bars_links_to_its_home(replay: dict[str, Any]) -> None:
    assert {id: f"clauses.html#{id}" for id in replay["clauses"]} == {
        id: clause["href"] for id, clause in replay["clauses"].items()
    }


def test_without_a_script_the_same_game_stands_in_tables(html: Path, replay: dict[str, Any]) -> None:
    box = page_of(html, PAGE).find(id=replay["id"].replace("/", "-"))
    assert box is not None

    laid = [str(card["aria-label"]) for card in box.select("table.hoyle-tricks td:not(.hoyle-said) .hoyle-card")]
    played = [replay["cards"][event["card"]]["name"] for event in replay["events"] if event["card"]]

    assert sorted(played) == sorted(laid)
    assert 4 == len(box.select(".hoyle-deal .hoyle-hand"))


def test_prose_leads_to_a_position(html: Path) -> None:
    links = [str(link["href"]) for link in page_of(html, PAGE).select("p > a.reference")]

    assert "#solo-whist-whole-open-misere-let-through@33" in links


def test_last_position_tells_the_result(html: Path) -> None:
    told = [replay["positions"][-1]["says"].rpartition(". ")[2] for replay in replays_of(html, PAGE)]

    assert ["The contract is made.", "The contract fails."] == told
