"""What a seat may see of a deal, and that hidden cards do not show in it."""

from typing import Any

import pytest

from hoyle.cards import cards_of, format_card, set_of
from tests.rules.solo_whist.support import (
    DEAL,
    MADE,
    OPEN_MISERE,
    after,
    tricks_as_actions,
    whist,
)
from tests.rules.views import apart_from_facts

FIRST_TRICK = ["0 play:TD", "1 play:7D", "2 play:JD", "4 play:KC"]
END: dict[str, Any] = {"players": 4, "dealer": 3}


class TestView:
    def test_a_seat_sees_its_hand_and_what_is_open(self) -> None:
        view = apart_from_facts(whist(), after("0 bid:solo"), 1)
        expected = {
            "seat": 1,
            "hand": "8C 4D 6D 7D 3H 4H 5H 7H 2S 8S 9S TS JS".split(),
            "table": [None] * 4,
            "public": {"dealer": 3, "turn_up": "2H"},
            "exposed": [None] * 4,
            "partner": None,
            "controls": [1],
            "legal": ["pass", "bid:misere", "bid:abundance", "bid:open-misere", "bid:declared-abundance"],
        }

        assert expected == view

    def test_cards_lie_before_their_players(self) -> None:
        state = after("0 bid:solo, 1 pass, 2 pass, 3 pass, 0 play:TD, 1 play:7D")

        assert ["TD", "7D", None, None] == whist().observe(state, 3)["table"]

    def test_exposed_hand_is_seen_by_all(self) -> None:
        game = whist()
        state = game.replay(DEAL, OPEN_MISERE + tricks_as_actions(MADE[:1]))[-1]
        expected = "2C 4C 6C 9C TC JC 2H 3S 4S 5S 6S 7S".split()

        assert [[None, None, None, expected]] * 4 == [game.observe(state, seat)["exposed"] for seat in range(4)]

    @pytest.mark.parametrize(("seat", "partner"), [(0, 2), (1, None), (2, 0), (3, None)])
    def test_partners_know_one_another(self, seat: int, partner: int | None) -> None:
        state = after("0 bid:proposal, 1 pass, 2 accept, 3 pass")

        assert partner == whist().observe(state, seat)["partner"]

    def test_a_lone_declarer_has_no_partner(self) -> None:
        assert whist().observe(after("0 bid:solo, 1 pass, 2 pass, 3 pass"), 0)["partner"] is None

    def test_turn_up_may_be_unknown(self) -> None:
        setup = {name: value for name, value in DEAL.items() if name != "turn_up"}
        state = whist().start(setup | {"contract": {"bid": "misere", "by": 0}})

        assert whist().observe(state, 0)["public"]["turn_up"] is None


def exchanged(setup: dict[str, Any], one: str, other: str) -> dict[str, Any]:
    """Exchange two cards of a deal."""
    swap = {one: other, other: one}
    return setup | {"hands": [[swap.get(card, card) for card in hand] for hand in setup["hands"]]}


class TestHiddenCards:
    def test_a_seat_does_notice_its_own_cards(self) -> None:
        game = whist()
        other = game.start(exchanged(DEAL, "TD", "7D"))

        assert [True, True, False, False] == [
            game.observe(after(""), seat) != game.observe(other, seat) for seat in range(4)
        ]

    def test_hands_of_a_view_are_those_of_the_state(self) -> None:
        state = after("")
        seen = [whist().observe(state, seat)["hand"] for seat in range(4)]

        assert list(state.hands) == [
            set_of(card for card in cards_of(hand) if format_card(card) in tokens)
            for hand, tokens in zip(state.hands, seen, strict=True)
        ]
