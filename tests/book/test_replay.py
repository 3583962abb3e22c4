"""The data of a replay are those of the reference engine."""

from pathlib import Path
from typing import Any, Final

import pytest

import hoyle
from hoyle_book.replay import FORMAT
from hoyle_book.story import plain
from hoyle_book.telling import ending
from hoyle_verify.scenario import load
from hoyle_verify.serve.reference import options_of
from tests.book.conftest import GAMES, SCENARIOS, SHOWN, hands_by_position, home_of, page_of, replay_of

PAGE: Final = "solo-whist/open-misere"


@pytest.fixture(params=SHOWN)
def replay(request: pytest.FixtureRequest, html: Path) -> dict[str, Any]:
    return replay_of(html, request.param)[1]


def test_there_are_games_to_step_through() -> None:
    assert set(GAMES) < set(SHOWN)


def test_every_whole_game_has_its_replay(replay: dict[str, Any]) -> None:
    assert FORMAT == replay["format"]
    assert replay["id"] in SHOWN


def test_games_of_the_document_are_on_one_page(html: Path) -> None:
    assert [PAGE, PAGE] == [replay_of(html, id)[0] for id in GAMES]


def test_every_position_is_the_engines(replay: dict[str, Any]) -> None:
    scenario = load(SCENARIOS / f"{replay['id']}.yaml", root=SCENARIOS)
    game = hoyle.game(scenario.game, scenario.ruleset, options_of(scenario.options))
    actions = [f"{event['seat']} {event['token']}" for event in replay["events"]]
    states = game.replay(plain(scenario.setup) | {"hands": replay["hands"]}, actions)

    assert [game.facts(state) for state in states] == [position["facts"] for position in replay["positions"]]
    assert game.outcome(states[-1]) is not None


def test_cards_in_hand_are_either_allowed_or_barred(replay: dict[str, Any]) -> None:
    held = hands_by_position(replay)
    for event, position, hands in zip(replay["events"], replay["positions"], held, strict=False):
        if event["card"]:
            legal = {token for token in position["facts"]["legal"] if not token.startswith("offence:")}
            barred = {token for tokens in position["barred"].values() for token in tokens}

            assert {f"play:{card}" for card in hands[event["seat"]]} == legal | barred
            assert set() == legal & barred


def test_cards_on_the_table_are_those_of_the_trick(replay: dict[str, Any]) -> None:
    for number, position in enumerate(replay["positions"]):
        complete = sum(position["facts"]["tricks"]) > sum(replay["positions"][number - 1]["facts"]["tricks"])
        playing = sum(bool(hand) for hand in replay["hands"])

        assert (len(position["laid"]) == playing) >= complete
        assert position["won"] in {None, position["facts"]["winner"]}
        assert not complete or position["won"] == position["facts"]["winner"]


def test_duty_to_follow_suit_bars_cards(html: Path) -> None:
    second_to_play = replay_of(html, GAMES[0])[1]["positions"][8]

    assert ["SW-PLAY-2"] == list(second_to_play["barred"])
    assert "play:8C" in second_to_play["barred"]["SW-PLAY-2"]


def test_every_clause_that_bars_links_to_its_home(html: Path, replay: dict[str, Any]) -> None:
    homes = {id: f"{home_of(html, id)[0].rpartition('/')[2]}.html#{id}" for id in replay["clauses"]}

    assert homes == {id: clause["href"].rpartition("/")[2] for id, clause in replay["clauses"].items()}


def test_without_a_script_the_same_game_stands_in_tables(html: Path, replay: dict[str, Any]) -> None:
    _page, box = home_of(html, replay["id"].replace("/", "-"))
    laid = [str(card["aria-label"]) for card in box.select("table.hoyle-tricks td:not(.hoyle-said) .hoyle-card")]
    tokens = [event["card"] for event in replay["events"] if event["card"]]
    for event in replay["events"]:
        own = [card for seat, card, step in event.get("moves", []) if (seat, step) == (event["seat"], -1)]
        tokens += own if {event["seat"]} == {seat for seat, _card, _step in event.get("moves", [])} else []

    assert sorted(replay["cards"][token]["name"] for token in tokens) == sorted(laid)
    assert sum(bool(hand) for hand in replay["hands"]) == len(box.select(".hoyle-deal .hoyle-hand:not(.hoyle-aside)"))


def test_prose_leads_to_a_position(html: Path) -> None:
    links = [str(link["href"]) for link in page_of(html, PAGE).select("p > a.reference")]

    assert "#solo-whist-whole-open-misere-let-through@33" in links


def test_last_position_tells_the_result_and_the_score(replay: dict[str, Any]) -> None:
    last = replay["positions"][-1]
    facts = last["facts"]

    assert last["says"].endswith(ending(facts, replay["hands"], replay["players"]))
    assert all(f"{abs(number):g}" in last["score"] for number in _amounts(facts))
    assert not any(position["score"] for position in replay["positions"][:-1])


def _amounts(facts: dict[str, Any]) -> list[float]:
    """Give everything that a deal brings: payments, both sides of the line, or what goes onto a pool sheet."""
    if "whists" in facts:
        written = [*facts["pool"], *facts["hill"], *(amount for row in facts["whists"] for amount in row)]
        return [amount for amount in written if amount]
    return facts["payments"] or [*facts["below"], *facts["above"]]


def test_question_after_a_trick_leaves_it_on_the_table(html: Path) -> None:
    asked = replay_of(html, "russian-whist/whole/crown-that-is-shared-by-partners")[1]
    before, after = (asked["positions"][number] for number in (22, 23))

    assert "ask" == asked["events"][22]["token"]
    assert before["laid"] == after["laid"]


def test_card_that_is_put_right_takes_the_place_of_the_wrong_one(html: Path) -> None:
    corrected = replay_of(html, "russian-whist/whole/small-slam-with-two-crowns")[1]

    assert [0, "7S"] in corrected["positions"][30]["laid"]
    assert [0, "9D"] in corrected["positions"][32]["laid"]
    assert [[0, "9D", -1], [0, "7S", 1]] == corrected["events"][31]["moves"]
