"""Between the deals: the draw, the cut, the packets and the sheet."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoyle import games
from hoyle.cards import CLUBS, HEARTS, NO_SUIT, format_card
from hoyle.errors import ImpossibleSetup
from hoyle.german_solo.session import Sheet
from tests.rules.german_solo.support import DEAL, PACK, after, solo

SESSION = games.session("german-solo")
CARDS = [format_card(card) for card in PACK]
MADE: dict[str, Any] = {
    "players": 4,
    "dealer": 3,
    "contract": {"bid": "solo", "by": 0, "trump": "H"},
    "tricks": [5, 1, 0, 0],
}
LOST = MADE | {"tricks": [0, 4, 0, 0]}


def faults(ask: Any, *arguments: Any) -> list[str]:
    """List the fields for which something is refused."""
    with pytest.raises(ImpossibleSetup) as refusal:
        ask(*arguments)
    return [field for field, _ in refusal.value.reasons]


class TestDraw:
    @pytest.mark.parametrize(
        ("first", "pack", "dealer"),
        [(0, "7C", 0), (2, "AS KH QD JD 7C AC", 2), (3, "AS 7C", 0), (0, "AS KS AH KH QC", 0)],
    )
    def test_first_club_deals(self, first: int, pack: str, dealer: int) -> None:
        assert {"dealer": dealer} == SESSION.draw({"players": 4, "first": first, "pack": pack.split()})

    @pytest.mark.parametrize(
        ("change", "field"),
        [
            ({"pack": ["AS", "KS"]}, "pack"),
            ({"pack": "7C"}, "pack"),
            ({"pack": ["AS", "AS", "7C"]}, "pack[1]"),
            ({"pack": ["6C", "7C"]}, "pack[0]"),
            ({"pack": ["X", "7C"]}, "pack[0]"),
            ({"first": 4}, "first"),
            ({"players": 3}, "players"),
            ({"rounds": []}, "rounds"),
        ],
    )
    def test_what_cannot_be_is_refused_by_field(self, change: dict[str, Any], field: str) -> None:
        assert [field] == faults(SESSION.draw, {"players": 4, "first": 0, "pack": ["7C"]} | change)


class TestDeal:
    packets = SESSION.deal({"players": 4, "dealer": 3, "pack": CARDS})

    @pytest.mark.parametrize(
        ("packet", "sizes"),
        [
            (0, [0] * 4),
            (1, [3, 0, 0, 0]),
            (4, [3] * 4),
            (5, [5, 3, 3, 3]),
            (8, [5] * 4),
            (9, [8, 5, 5, 5]),
            (12, [8] * 4),
        ],
    )
    def test_three_two_three(self, packet: int, sizes: list[int]) -> None:
        assert sizes == [len(hand) for hand in self.packets[packet]["hands"]]

    def test_there_are_twelve_packets_from_the_top(self) -> None:
        assert (1 + 12, CARDS[:3]) == (len(self.packets), self.packets[1]["hands"][0])

    @pytest.mark.parametrize(("lifted", "first"), [(5, CARDS[5:8]), (27, CARDS[27:30]), (30, None), (4, None)])
    def test_cut_leaves_five_cards_on_either_side(self, lifted: int, first: list[str] | None) -> None:
        setup = {"players": 4, "dealer": 3, "pack": CARDS, "cut": lifted}
        if first is None:
            assert ["cut"] == faults(SESSION.deal, setup)
        else:
            assert first == SESSION.deal(setup)[1]["hands"][0]

    @given(order=st.permutations(CARDS), dealer=st.integers(0, 3))
    def test_what_is_dealt_can_be_played(self, order: list[str], dealer: int) -> None:
        setup = {"players": 4, "dealer": dealer}
        last = SESSION.deal(setup | {"pack": order})[-1]

        assert (dealer + 1) % 4 == solo().facts(solo().start(setup | last))["actor"]

    @pytest.mark.parametrize(
        ("change", "field"), [({"players": 5}, "players"), ({"dealer": 4}, "dealer"), ({"pack": CARDS[1:]}, "pack")]
    )
    def test_what_cannot_be_is_refused_by_field(self, change: dict[str, Any], field: str) -> None:
        assert [field] == faults(SESSION.deal, {"players": 4, "dealer": 3, "pack": CARDS} | change)


class TestSheet:
    sheet = SESSION.open(DEAL)

    def test_nobody_has_won_at_first(self) -> None:
        assert Sheet(3, (0, 0, 0, 0), 0, CLUBS) == self.sheet
        assert {"payments": [0, 0, 0, 0], "pool": 0} == SESSION.facts(self.sheet)

    def test_payments_add_up_and_the_deal_passes_to_the_left(self) -> None:
        once = SESSION.enter(self.sheet, solo().settle(MADE))
        twice = SESSION.enter(once, solo().settle(LOST | {"dealer": 0}))

        assert [Sheet(0, (12, -4, -4, -4), 0, CLUBS), Sheet(1, (0, 0, 0, 0), 0, CLUBS)] == [once, twice]

    def test_agreed_colour_stays(self) -> None:
        agreed = {"colour": "S"}

        assert 3 == SESSION.enter(SESSION.open(DEAL | agreed), solo().settle(MADE | agreed)).colour

    @pytest.mark.parametrize(("end", "colour"), [(MADE, HEARTS), (LOST, NO_SUIT)])
    def test_first_game_won_sets_the_colour_by_the_variant(self, end: dict[str, Any], colour: int) -> None:
        session, game = games.session("german-solo", options={"gs.colour": "first_won"}), solo(colour="first_won")

        assert colour == session.enter(session.open(DEAL), game.settle(end)).colour

    def test_pool_grows_and_is_taken(self) -> None:
        session, game = games.session("german-solo", options={"gs.pool": "on"}), solo(pool="on")
        once = session.enter(session.open(DEAL), game.settle(MADE))
        contract = {"bid": "all", "by": 1, "trump": "H"}
        taken = game.settle(MADE | {"dealer": 0, "pool": 2, "contract": contract, "tricks": [0, 8, 0, 0]})
        twice = session.enter(once, taken)

        assert [(12, -4, -4, -6), (-6, 48, -20, -22)] == [once.totals, twice.totals]
        assert [2, 0] == [session.facts(sheet)["pool"] for sheet in (once, twice)]

    @pytest.mark.parametrize(
        ("change", "fields"), [({"dealer": 1}, ["dealer"]), ({"pool": 1}, ["pool"]), ({"colour": "S"}, ["colour"])]
    )
    def test_deal_that_cannot_come_next_is_refused(self, change: dict[str, Any], fields: list[str]) -> None:
        session, game = games.session("german-solo", options={"gs.pool": "on"}), solo(pool="on")

        assert fields == faults(session.enter, session.open(DEAL), game.settle(MADE | change))

    def test_deal_that_goes_on_is_refused(self) -> None:
        assert ["actions"] == faults(SESSION.enter, self.sheet, after("0 bid:frog"))
