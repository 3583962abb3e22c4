"""The data of a replay are those of the reference engine."""

from pathlib import Path
from typing import Any, Final

import pytest

import hoyle
from hoyle_book.replay import FORMAT
from hoyle_book.story import plain
from hoyle_verify.scenario import load
from tests.book.conftest import GAMES, SCENARIOS, WHOLE, home_of, page_of, replay_of

PAGE: Final = "solo-whist/open-misere"


@pytest.fixture(params=WHOLE)
def replay(request: pytest.FixtureRequest, html: Path) -> dict[str, Any]:
    return replay_of(html, request.param)[1]


def test_there_are_games_to_step_through() -> None:
    assert set(GAMES) < set(WHOLE)


def test_every_whole_game_has_its_replay(replay: dict[str, Any]) -> None:
    assert FORMAT == replay["format"]
    assert replay["id"] in WHOLE


def test_games_of_the_document_are_on_one_page(html: Path) -> None:
    assert [PAGE, PAGE] == [replay_of(html, id)[0] for id in GAMES]


def test_every_position_is_the_engines(replay: dict[str, Any]) -> None:
    scenario = load(SCENARIOS / f"{replay['id']}.yaml", root=SCENARIOS)
    game = hoyle.game(scenario.game, scenario.ruleset)
    actions = [f"{event['seat']} {event['token']}" for event in replay["events"]]
    states = game.replay(plain(scenario.setup) | {"hands": replay["hands"]}, actions)

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


def test_duty_to_follow_suit_bars_cards(html: Path) -> None:
    second_to_play = replay_of(html, GAMES[0])[1]["positions"][8]

    assert ["SW-PLAY-2"] == list(second_to_play["barred"])
    assert "play:8C" in second_to_play["barred"]["SW-PLAY-2"]


def test_every_clause_that_bars_links_to_its_home(html: Path, replay: dict[str, Any]) -> None:
    homes = {id: f"{home_of(html, id)[0].rpartition('/')[2]}.html#{id}" for id in replay["clauses"]}

    assert homes
    assert homes == {id: clause["href"].rpartition("/")[2] for id, clause in replay["clauses"].items()}


def test_without_a_script_the_same_game_stands_in_tables(html: Path, replay: dict[str, Any]) -> None:
    _page, box = home_of(html, replay["id"].replace("/", "-"))
    laid = [str(card["aria-label"]) for card in box.select("table.hoyle-tricks td:not(.hoyle-said) .hoyle-card")]
    played = [replay["cards"][event["card"]]["name"] for event in replay["events"] if event["card"]]

    assert sorted(played) == sorted(laid)
    assert 4 == len(box.select(".hoyle-deal .hoyle-hand"))


def test_prose_leads_to_a_position(html: Path) -> None:
    links = [str(link["href"]) for link in page_of(html, PAGE).select("p > a.reference")]

    assert "#solo-whist-whole-open-misere-let-through@33" in links


def test_last_position_tells_the_result(replay: dict[str, Any]) -> None:
    last = replay["positions"][-1]
    told = {"made": "The contract is made.", "failed": "The contract fails."}[last["facts"]["result"]]

    assert last["says"].endswith(told)
