"""Which setups are deals, and which are ends of one."""

from typing import Any

import pytest

from hoyle.cards import HEARTS, NO_CARD, NO_SUIT, SPADES, parse_card
from hoyle.errors import ImpossibleSetup
from hoyle.seats import Table
from hoyle.six_bid import setup as rules
from hoyle.six_bid.pack import CALL_SOLO, GUARANTEE_SOLO, HEART_SOLO, SOLO, SPREAD_MISERE
from hoyle.six_bid.state import Contract, Deal, Play
from tests.rules.six_bid.support import DEAL, FOUR, hand, six_bid

CALLED = {"bid": "call-solo", "by": 0, "trump": "S", "called": "AS"}
SOLO_END: dict[str, Any] = {
    "players": 3,
    "dealer": 2,
    "contract": {"bid": "solo", "by": 0, "trump": "S"},
    "trick_points": [60, 30, 20],
    "widow": 10,
}


def read(setup: dict[str, Any]) -> Deal:
    return rules.read_deal(six_bid().ruleset, setup)


def read_end(setup: dict[str, Any], **options: str) -> Play:
    return rules.read_result(six_bid(**options).ruleset, setup)


def faults(setup: dict[str, Any]) -> list[str]:
    """List the fields for which a setup is no deal."""
    with pytest.raises(ImpossibleSetup) as refusal:
        read(setup)
    return [field for field, _ in refusal.value.reasons]


def faults_of_end(setup: dict[str, Any], **options: str) -> list[str]:
    with pytest.raises(ImpossibleSetup) as refusal:
        read_end(setup, **options)
    return [field for field, _ in refusal.value.reasons]


def without(setup: dict[str, Any], field: str) -> dict[str, Any]:
    return {name: value for name, value in setup.items() if name != field}


class TestReadDeal:
    hands = (hand("S:AKQJT9 D:AKQJT"), hand("H:AKQJT9876 S:87"), hand("C:AKQJT9876 D:98"))

    def test_deal_is_read(self) -> None:
        assert Deal(2, self.hands, hand("S:6 D:76"), None, Table(3, 0b111)) == read(DEAL)

    def test_deal_of_four_is_read_by_place(self) -> None:
        setup = FOUR | {"dealer": 1, "hands": [DEAL["hands"][0], [], *DEAL["hands"][1:]]}

        assert Deal(1, self.hands, hand("S:6 D:76"), None, Table(4, 0b1101)) == read(setup)

    def test_widow_may_be_left_out(self) -> None:
        assert read(DEAL) == read(without(DEAL, "widow"))

    def test_number_of_the_deal_changes_nothing(self) -> None:
        assert read(DEAL) == read(DEAL | {"deal_no": 7})

    @pytest.mark.parametrize(
        ("change", "field"),
        [
            ({"players": 2}, "players"),
            ({"players": 5}, "players"),
            ({"dealer": 3}, "dealer"),
            ({"hands": DEAL["hands"][:2]}, "hands"),
            ({"hands": [*DEAL["hands"][:2], DEAL["hands"][2][:10]]}, "hands[2]"),
            ({"hands": [*DEAL["hands"][:2], [*DEAL["hands"][2][:10], "5C"]]}, "hands[2][10]"),
            ({"widow": ["6S", "7D"]}, "widow"),
            ({"widow": ["6S", "7D", "AS"]}, "widow"),
            ({"widow": ["6S", "7D", "2D"]}, "widow[2]"),
            ({"widow": 10}, "widow"),
            ({"turn_up": "6S"}, "turn_up"),
        ],
    )
    def test_what_cannot_be_is_refused_by_field(self, change: dict[str, Any], field: str) -> None:
        assert field in faults(DEAL | change)

    def test_dealer_of_four_holds_no_cards(self) -> None:
        assert {"hands[0]", "hands[3]"} <= set(faults(FOUR | {"dealer": 0}))

    def test_every_fault_is_told_at_once(self) -> None:
        change = {"players": 8, "dealer": 9, "colour": "red", "contract": {"bid": "duo", "by": 9}}

        assert {"players", "dealer", "colour", "contract.bid", "contract.by"} <= set(faults(DEAL | change))


class TestContract:
    @pytest.mark.parametrize(
        ("contract", "expected"),
        [
            ({"bid": "solo", "by": 0}, Contract(SOLO, 0, NO_CARD, NO_CARD)),
            ({"bid": "solo", "by": 1, "trump": "S"}, Contract(SOLO, 1, SPADES, NO_CARD)),
            ({"bid": "heart-solo", "by": 2}, Contract(HEART_SOLO, 2, HEARTS, NO_CARD)),
            ({"bid": "guarantee-solo", "by": 2, "trump": "H"}, Contract(GUARANTEE_SOLO, 2, HEARTS, NO_CARD)),
            ({"bid": "spread-misere", "by": 0, "trump": "none"}, Contract(SPREAD_MISERE, 0, NO_SUIT, NO_CARD)),
            (CALLED, Contract(CALL_SOLO, 0, SPADES, parse_card("AS"))),
            (CALLED | {"called": "6S"}, Contract(CALL_SOLO, 0, SPADES, parse_card("6S"))),
            ({"bid": "solo", "by": 0, "partner": None}, Contract(SOLO, 0, NO_CARD, NO_CARD)),
        ],
    )
    def test_contract_is_read(self, contract: dict[str, Any], expected: Contract) -> None:
        assert expected == read(DEAL | {"contract": contract}).contract

    def test_given_call_skips_the_exchange(self) -> None:
        assert isinstance(six_bid().start(DEAL | {"contract": CALLED}), Play)

    @pytest.mark.parametrize(
        ("contract", "field"),
        [
            ("solo", "contract"),
            ({"bid": "duo", "by": 0}, "contract.bid"),
            ({"bid": "solo"}, "contract.by"),
            ({"bid": "solo", "by": 0, "partner": 1}, "contract.partner"),
            ({"bid": "solo", "by": 0, "trump": "H"}, "contract.trump"),
            ({"bid": "solo", "by": 0, "trump": "none"}, "contract.trump"),
            ({"bid": "solo", "by": 0, "trump": "X"}, "contract.trump"),
            ({"bid": "heart-solo", "by": 0, "trump": "S"}, "contract.trump"),
            ({"bid": "misere", "by": 0, "trump": "S"}, "contract.trump"),
            ({"bid": "solo", "by": 0, "trump": "S", "called": "AS"}, "contract.called"),
            (CALLED | {"called": "2S"}, "contract.called"),
            (CALLED | {"called": "AH"}, "contract.called"),
            (without(CALLED, "trump"), "contract.called"),
        ],
    )
    def test_what_cannot_be_is_refused_by_field(self, contract: Any, field: str) -> None:
        assert field in faults(DEAL | {"contract": contract})

    def test_dealer_of_four_plays_no_contract(self) -> None:
        assert ["contract.by"] == faults(FOUR | {"contract": {"bid": "solo", "by": 3}})


class TestReadResult:
    def test_end_is_read(self) -> None:
        last = read_end(SOLO_END)

        assert ((60, 30, 20), 10, (0, 0, 0), True) == (last.points, last.widow_points, last.tricks, last.over)

    def test_tricks_are_read(self) -> None:
        assert (6, 3, 2) == read_end(SOLO_END | {"tricks": [6, 3, 2]}).tricks

    @pytest.mark.parametrize(
        "change",
        [
            {"contract": {"bid": "misere", "by": 0}, "trick_points": [2, 0, 0]},
            {"contract": {"bid": "call-solo", "by": 0, "trump": "S"}, "trick_points": [0, 0, 2]},
        ],
        ids=["misere", "call-solo"],
    )
    def test_lost_game_may_stop_early(self, change: dict[str, Any]) -> None:
        assert read_end(SOLO_END | change).over

    @pytest.mark.parametrize(
        ("change", "field"),
        [
            ({"trick_points": [60, 30, 19]}, "trick_points"),
            ({"trick_points": [60, 30, 21]}, "trick_points"),
            ({"trick_points": [60, 30]}, "trick_points"),
            ({"widow": 34}, "widow"),
            ({"widow": None}, "widow"),
            ({"tricks": [6, 3, 1]}, "trick_points"),
            ({"tricks": [6, 5, 0]}, "tricks"),
            ({"tricks": [6, 4, 2]}, "trick_points"),
            ({"trick_points": [50, 30, 20], "tricks": [6, 3, 2]}, "trick_points"),
            ({"contract": {"bid": "solo", "by": 0}}, "contract.trump"),
            ({"contract": {"bid": "misere", "by": 0}, "trick_points": [0, 2, 0]}, "trick_points"),
            ({"hands": []}, "hands"),
        ],
    )
    def test_what_cannot_be_is_refused_by_field(self, change: dict[str, Any], field: str) -> None:
        assert field in faults_of_end(SOLO_END | change)

    def test_tricks_are_needed_where_they_decide(self) -> None:
        change = {"contract": {"bid": "misere", "by": 0}, "trick_points": [0, 60, 50]}

        assert ["tricks"] == faults_of_end(SOLO_END | change, misere="no_tricks")
