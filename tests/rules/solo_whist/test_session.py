"""Between the deals: the cut for dealer, the packets, and the sheet."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoyle import games
from hoyle.cards import PACK_52, cards_of, format_card
from hoyle.errors import ImpossibleSetup
from hoyle.solo_whist.session import Sheet
from tests.rules.solo_whist.support import DEAL, after, at_a_table_of_five, whist

SESSION = games.session("solo-whist")
PACK = [format_card(card) for card in cards_of(PACK_52)]
DRAWN = "KS 2S 2D 2H".split()
MISERE = {"players": 4, "dealer": 3, "contract": {"bid": "misere", "by": 0}, "tricks": [1, 0, 0, 0]}


def faults(ask: Any, *arguments: Any) -> list[str]:
    """List the fields for which something is refused."""
    with pytest.raises(ImpossibleSetup) as refusal:
        ask(*arguments)
    return [field for field, _ in refusal.value.reasons]


class TestDraw:
    def test_lowest_card_decides(self) -> None:
        assert {"dealer": 2} == SESSION.draw({"players": 4, "rounds": [DRAWN]})

    def test_five_draw_too(self) -> None:
        assert {"dealer": 4} == SESSION.draw({"players": 5, "rounds": [[*DRAWN, "AC"]]})

    @pytest.mark.parametrize(
        ("change", "field"),
        [
            ({"players": 3}, "players"),
            ({"rounds": None}, "rounds"),
            ({"rounds": []}, "rounds"),
            ({"rounds": [DRAWN, DRAWN]}, "rounds"),
            ({"rounds": [DRAWN[:3]]}, "rounds"),
            ({"rounds": [[*DRAWN[:3], None]]}, "rounds"),
            ({"rounds": [[*DRAWN[:3], "2X"]]}, "rounds[0][3]"),
            ({"rounds": [[*DRAWN[:3], "KS"]]}, "rounds[0]"),
            ({"dealer": 0}, "dealer"),
        ],
    )
    def test_what_cannot_be_is_refused_by_field(self, change: dict[str, Any], field: str) -> None:
        assert field in faults(SESSION.draw, {"players": 4, "rounds": [DRAWN]} | change)


class TestDeal:
    packets = SESSION.deal({"players": 4, "dealer": 3, "pack": PACK})

    def test_nothing_is_dealt_at_first(self) -> None:
        assert {"hands": [[], [], [], []]} == self.packets[0]

    @pytest.mark.parametrize(
        ("packet", "sizes"),
        [
            (1, [3, 0, 0, 0]),
            (4, [3, 3, 3, 3]),
            (5, [6, 3, 3, 3]),
            (16, [12] * 4),
            (17, [13, 12, 12, 12]),
            (20, [13] * 4),
        ],
    )
    def test_three_cards_go_to_each_in_turn_and_at_last_one(self, packet: int, sizes: list[int]) -> None:
        assert sizes == [len(hand) for hand in self.packets[packet]["hands"]]

    def test_there_are_twenty_packets(self) -> None:
        assert 1 + 20 == len(self.packets)

    def test_cards_are_dealt_from_the_top(self) -> None:
        assert [PACK[:3], PACK[3:6], [], []] == self.packets[2]["hands"]

    def test_last_card_is_turned_up(self) -> None:
        assert [None] * 20 + ["AS"] == [packet.get("turn_up") for packet in self.packets]

    def test_seat_that_rests_is_dealt_nothing(self) -> None:
        packets = SESSION.deal({"players": 5, "dealer": 0, "pack": PACK})

        assert [[], PACK[:3], [], [], []] == packets[1]["hands"]
        assert [13, 13, 13, 13, 0] == [len(hand) for hand in packets[-1]["hands"]]

    @given(order=st.permutations(PACK), dealer=st.integers(0, 3))
    def test_what_is_dealt_can_be_played(self, order: list[str], dealer: int) -> None:
        setup = {"players": 4, "dealer": dealer}
        last = SESSION.deal(setup | {"pack": order})[-1]

        assert (dealer + 1) % 4 == whist().facts(whist().start(setup | last))["actor"]

    @pytest.mark.parametrize(
        ("change", "field"),
        [
            ({"players": 6}, "players"),
            ({"dealer": 4}, "dealer"),
            ({"pack": None}, "pack"),
            ({"pack": PACK[:51]}, "pack"),
            ({"pack": [*PACK[:51], "2C"]}, "pack"),
            ({"pack": [*PACK[:51], "2X"]}, "pack[51]"),
            ({"hands": []}, "hands"),
        ],
    )
    def test_what_cannot_be_is_refused_by_field(self, change: dict[str, Any], field: str) -> None:
        assert field in faults(SESSION.deal, {"players": 4, "dealer": 3, "pack": PACK} | change)


class TestSheet:
    sheet = SESSION.open(DEAL)

    def test_nobody_has_won_at_first(self) -> None:
        assert {"payments": [0, 0, 0, 0]} == SESSION.facts(self.sheet)

    def test_first_dealer_is_that_of_the_setup(self) -> None:
        assert Sheet(3, (0, 0, 0, 0)) == self.sheet

    @pytest.mark.parametrize(("change", "field"), [({"players": 3}, "players"), ({"dealer": 4}, "dealer")])
    def test_table_that_cannot_be_is_refused(self, change: dict[str, Any], field: str) -> None:
        assert field in faults(SESSION.open, DEAL | change)


class TestEnter:
    sheet = SESSION.open(DEAL)

    def test_payments_add_up(self) -> None:
        once = SESSION.enter(self.sheet, whist().settle(MISERE))
        twice = SESSION.enter(once, whist().settle(MISERE | {"dealer": 0, "tricks": [0, 5, 5, 3]}))
        third = SESSION.enter(twice, whist().settle(MISERE | {"dealer": 1}))

        assert [[-6, 2, 2, 2], [0, 0, 0, 0], [-6, 2, 2, 2]] == [
            SESSION.facts(sheet)["payments"] for sheet in (once, twice, third)
        ]

    def test_deal_passes_to_the_left_even_if_nobody_played(self) -> None:
        assert Sheet(0, (0, 0, 0, 0)) == SESSION.enter(self.sheet, after("0 pass, 1 pass, 2 pass, 3 pass"))

    def test_sheet_before_is_kept(self) -> None:
        SESSION.enter(self.sheet, whist().settle(MISERE))

        assert SESSION.open(DEAL) == self.sheet

    def test_who_rests_changes_from_deal_to_deal(self) -> None:
        first = whist().settle(MISERE | {"players": 5, "dealer": 4, "tricks": [1, 0, 0, 0, 0]})
        second = whist().settle(MISERE | {"players": 5, "dealer": 0, "tricks": [1, 0, 0, 0, 0]})
        once = SESSION.enter(SESSION.open(at_a_table_of_five(DEAL)), first)

        assert ([-6, 2, 2, 0, 2], [-12, 4, 4, 2, 2]) == (
            SESSION.facts(once)["payments"],
            SESSION.facts(SESSION.enter(once, second))["payments"],
        )

    @pytest.mark.parametrize(
        ("setup", "expected"),
        [
            (MISERE | {"dealer": 2}, ["dealer"]),
            (MISERE | {"players": 5, "dealer": 3, "tricks": [1, 0, 0, 0, 0]}, ["players"]),
            (MISERE | {"players": 5, "dealer": 1, "by": 1, "tricks": [0, 1, 0, 0, 0]}, ["players", "dealer"]),
        ],
    )
    def test_deal_that_cannot_come_next_is_refused(self, setup: dict[str, Any], expected: list[str]) -> None:
        by = setup["tricks"].index(1)
        end = {name: value for name, value in setup.items() if name != "by"} | {"contract": {"bid": "misere", "by": by}}

        assert expected == faults(SESSION.enter, self.sheet, whist().settle(end))

    def test_deal_that_goes_on_is_refused(self) -> None:
        assert ["actions"] == faults(SESSION.enter, self.sheet, after("0 bid:solo"))
