"""Between the deals: the packets, the pool sheet, and its settlement."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoyle import games
from hoyle.errors import ImpossibleSetup
from hoyle.preferans.session import Sheet
from tests.rules.preferans.support import DEAL, EIGHT, PACK, THREE, after, preferans

SESSION = games.session("preferans")
CUSTOM = games.session("preferans", "customary")
CARDS = list(PACK)
CALLS = [[1, "whist"], [2, "pass"], [1, "open"]]
FOUR: dict[str, Any] = {"players": 4, "dealer": 3, "contract": EIGHT, "calls": CALLS, "tricks": [9, 1, 0, 0]}
FALL: dict[str, Any] = {
    "players": 4,
    "dealer": 0,
    "contract": {"level": "misere", "declarer": 3},
    "tricks": [0, 5, 3, 2],
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

    @pytest.mark.parametrize(
        ("packet", "sizes", "talon"),
        [
            (0, [0, 0, 0], 0),
            (1, [2, 0, 0], 0),
            (3, [2, 2, 2], 0),
            (4, [2, 2, 2], 2),
            (5, [4, 2, 2], 2),
            (16, [10, 10, 10], 2),
        ],
    )
    def test_two_at_a_time_and_the_talon_after_one_round(self, packet: int, sizes: list[int], talon: int) -> None:
        laid = self.packets[packet]

        assert (sizes, talon) == ([len(hand) for hand in laid["hands"]], len(laid["talon"]))

    def test_there_are_sixteen_packets(self) -> None:
        assert 1 + 16 == len(self.packets)

    def test_dealer_of_four_is_dealt_nothing(self) -> None:
        packets = SESSION.deal({"players": 4, "dealer": 1, "pack": CARDS})

        assert [[], [], CARDS[:2], []] == packets[1]["hands"]
        assert [10, 0, 10, 10] == [len(hand) for hand in packets[-1]["hands"]]

    @given(order=st.permutations(CARDS), dealer=st.integers(0, 2))
    def test_what_is_dealt_can_be_played(self, order: list[str], dealer: int) -> None:
        last = SESSION.deal({"players": 3, "dealer": dealer, "pack": order})[-1]
        setup = {"players": 3, "dealer": dealer, "contract": {"level": 10, "trump": "S", "declarer": 0}}

        assert (dealer + 1) % 3 == preferans().facts(preferans().start(setup | {"hands": last["hands"]}))["actor"]

    @pytest.mark.parametrize(
        ("change", "field"),
        [({"players": 5}, "players"), ({"dealer": 3}, "dealer"), ({"pack": CARDS[:31]}, "pack"), ({"cut": 1}, "cut")],
    )
    def test_what_cannot_be_is_refused_by_field(self, change: dict[str, Any], field: str) -> None:
        assert field in faults(SESSION.deal, {"players": 3, "dealer": 2, "pack": CARDS} | change)


class TestSheet:
    sheet = SESSION.open(DEAL)

    def test_nothing_is_written_at_first(self) -> None:
        assert {"pool": [0] * 4, "hill": [0] * 4, "whists": [[0] * 4] * 4, "payments": None} == SESSION.facts(
            self.sheet
        )

    def test_columns_add_up(self) -> None:
        once = SESSION.enter(self.sheet, preferans().settle(FOUR))
        twice = SESSION.enter(once, preferans().settle(FALL))

        assert Sheet(1, (60, 0, 0, 0), (0, 0, 0, 200), ((0,) * 4, (60, 0, 0, 0), (0,) * 4, (0,) * 4)) == twice

    def test_all_pass_game_only_passes_the_deal(self) -> None:
        setup = {name: value for name, value in DEAL.items() if name not in ("contract", "talon", "discard")}

        assert self.sheet._replace(dealer=0) == SESSION.enter(self.sheet, after("", setup))

    @pytest.mark.parametrize(
        ("end", "fields"),
        [
            (FALL, ["dealer"]),
            (
                {"players": 3, "dealer": 2, "contract": {"level": 10, "declarer": 0}, "tricks": [9, 1, 0]},
                ["players", "dealer"],
            ),
        ],
    )
    def test_deal_that_cannot_come_next_is_refused(self, end: dict[str, Any], fields: list[str]) -> None:
        assert fields == faults(SESSION.enter, self.sheet, preferans().settle(end))

    @pytest.mark.parametrize("actions", ["", "1 whist, 2 whist", "1 whist, 2 pass, 1 open, 0 claim:9"])
    def test_deal_that_goes_on_is_refused(self, actions: str) -> None:
        assert ["actions"] == faults(SESSION.enter, self.sheet, after(actions))


class TestSettlement:
    @pytest.mark.parametrize(
        ("scale", "base", "payments"),
        [
            ("10", "sochi", [39, -9, -15, -15]),
            ("1", "sochi", [39, -9, -15, -15]),
            ("10", "leningrad", [78, -18, -30, -30]),
            ("1", "leningrad", [78, -18, -30, -30]),
        ],
    )
    def test_unit_of_the_sheet_makes_no_difference(self, scale: str, base: str, payments: list[int]) -> None:
        options = {"pv.scale": scale, "pv.base": base}
        session = games.session("preferans", "customary", options)
        game = preferans("customary", scale=scale, base=base)
        sheet = session.enter(session.open(DEAL), game.settle(FOUR))

        assert payments == session.facts(sheet)["payments"]

    def test_table_of_three_settles_by_thirds(self) -> None:
        game = preferans("customary")
        end = {"players": 3, "dealer": 2, "contract": {"level": "misere", "declarer": 0}, "tricks": [1, 5, 4]}
        sheet = CUSTOM.enter(CUSTOM.open(THREE), game.settle(end))

        assert [-66, 33, 33] == CUSTOM.facts(sheet)["payments"]
