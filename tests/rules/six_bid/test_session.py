"""Between the deals: the packets and the sheet."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoyle import games
from hoyle.cards import format_card
from hoyle.errors import ImpossibleSetup
from hoyle.six_bid.session import Sheet
from tests.rules.six_bid.support import DEAL, FOUR, PACK, after, six_bid

SESSION = games.session("six-bid")
CARDS = [format_card(card) for card in PACK]
MISERE: dict[str, Any] = {
    "players": 3,
    "dealer": 2,
    "contract": {"bid": "misere", "by": 0},
    "trick_points": [2, 0, 0],
    "widow": 0,
}


def faults(ask: Any, *arguments: Any) -> list[str]:
    """List the fields for which something is refused."""
    with pytest.raises(ImpossibleSetup) as refusal:
        ask(*arguments)
    return [field for field, _ in refusal.value.reasons]


class TestDraw:
    def test_nothing_is_drawn(self) -> None:
        assert ["rounds"] == faults(SESSION.draw, {"players": 3, "rounds": []})


class TestDeal:
    packets = SESSION.deal({"players": 3, "dealer": 2, "pack": CARDS})

    def test_nothing_is_dealt_at_first(self) -> None:
        assert {"hands": [[], [], []], "widow": []} == self.packets[0]

    @pytest.mark.parametrize(
        ("packet", "sizes", "widow"),
        [
            (1, [4, 0, 0], 0),
            (3, [4, 4, 4], 0),
            (4, [7, 4, 4], 0),
            (6, [7, 7, 7], 0),
            (7, [7, 7, 7], 3),
            (8, [11, 7, 7], 3),
            (10, [11, 11, 11], 3),
        ],
    )
    def test_four_three_widow_four(self, packet: int, sizes: list[int], widow: int) -> None:
        laid = self.packets[packet]

        assert (sizes, widow) == ([len(hand) for hand in laid["hands"]], len(laid["widow"]))

    def test_there_are_ten_packets(self) -> None:
        assert 1 + 10 == len(self.packets)

    def test_cards_are_dealt_from_the_top(self) -> None:
        assert (CARDS[:4], CARDS[21:24]) == (self.packets[1]["hands"][0], self.packets[7]["widow"])

    def test_dealer_of_four_is_dealt_nothing(self) -> None:
        packets = SESSION.deal({"players": 4, "dealer": 1, "pack": CARDS})

        assert [[], [], CARDS[:4], []] == packets[1]["hands"]
        assert [11, 0, 11, 11] == [len(hand) for hand in packets[-1]["hands"]]

    @given(order=st.permutations(CARDS), dealer=st.integers(0, 2))
    def test_what_is_dealt_can_be_played(self, order: list[str], dealer: int) -> None:
        setup = {"players": 3, "dealer": dealer}
        last = SESSION.deal(setup | {"pack": order})[-1]

        assert (dealer + 1) % 3 == six_bid().facts(six_bid().start(setup | last))["actor"]

    @pytest.mark.parametrize(
        ("change", "field"),
        [({"players": 5}, "players"), ({"dealer": 3}, "dealer"), ({"pack": CARDS[:35]}, "pack"), ({"cut": 1}, "cut")],
    )
    def test_what_cannot_be_is_refused_by_field(self, change: dict[str, Any], field: str) -> None:
        assert field in faults(SESSION.deal, {"players": 3, "dealer": 2, "pack": CARDS} | change)


class TestSheet:
    sheet = SESSION.open(DEAL)

    def test_nobody_has_won_at_first(self) -> None:
        assert (Sheet(2, (0, 0, 0)), {"payments": [0, 0, 0]}) == (self.sheet, SESSION.facts(self.sheet))

    def test_payments_add_up(self) -> None:
        once = SESSION.enter(self.sheet, six_bid().settle(MISERE))
        twice = SESSION.enter(once, six_bid().settle(MISERE | {"dealer": 0}))

        assert [[-60, 30, 30], [-120, 60, 60]] == [SESSION.facts(sheet)["payments"] for sheet in (once, twice)]

    def test_deal_passes_to_the_left_even_if_nobody_played(self) -> None:
        assert Sheet(0, (0, 0, 0)) == SESSION.enter(self.sheet, after("0 pass, 1 pass, 2 pass"))

    def test_dealer_of_four_has_his_column(self) -> None:
        end = six_bid().settle(MISERE | {"players": 4, "dealer": 3, "trick_points": [2, 0, 0, 0]})

        assert Sheet(0, (-90, 30, 30, 30)) == SESSION.enter(SESSION.open(FOUR), end)

    @pytest.mark.parametrize(
        ("change", "fields"),
        [
            ({"dealer": 1}, ["dealer"]),
            ({"players": 4, "dealer": 3, "trick_points": [2, 0, 0, 0]}, ["players", "dealer"]),
        ],
    )
    def test_deal_that_cannot_come_next_is_refused(self, change: dict[str, Any], fields: list[str]) -> None:
        assert fields == faults(SESSION.enter, self.sheet, six_bid().settle(MISERE | change))

    def test_deal_that_goes_on_is_refused(self) -> None:
        assert ["actions"] == faults(SESSION.enter, self.sheet, after("0 bid:solo"))
