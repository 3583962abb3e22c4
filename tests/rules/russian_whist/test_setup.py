"""Which setups are hands, and which are ends of one."""

from typing import Any

import pytest

from hoyle.errors import ImpossibleSetup
from hoyle.russian_whist import setup as rules
from hoyle.russian_whist.pack import POINTS, TRICKS
from hoyle.russian_whist.setup import Fine
from hoyle.russian_whist.state import Deal
from hoyle.seats import Table
from tests.rules.russian_whist.support import DEAL, END, at_a_larger_table, cards, hand

HANDS = (
    *(hand("S:AKQJ H:T98 D:765 C:432"), hand("S:T98 H:765 D:432 C:AKQJ")),
    *(hand("S:765 H:432 D:AKQJ C:T98"), hand("S:432 H:AKQJ D:T98 C:765")),
)
TURN_UP = cards("2S")[0]
REVOKE = {"by": 1, "kind": "revoke", "penalty": "tricks"}


def faults(setup: dict[str, Any], *, end: bool = False) -> list[str]:
    """List the fields for which a setup is no hand, or no end of one."""
    with pytest.raises(ImpossibleSetup) as refusal:
        (rules.read_result if end else rules.read_deal)(setup)
    return [field for field, _ in refusal.value.reasons]


class TestReadDeal:
    def test_deal_is_read(self) -> None:
        assert Deal(3, TURN_UP, HANDS, 0, Table(4, 0b1111)) == rules.read_deal(DEAL)

    def test_number_of_the_deal_changes_nothing(self) -> None:
        assert rules.read_deal(DEAL) == rules.read_deal(DEAL | {"deal_no": 7})

    @pytest.mark.parametrize(
        ("change", "fields"),
        [
            ({"players": 3}, ["players"]),
            ({"players": 7}, ["players"]),
            ({"dealer": 4}, ["dealer"]),
            ({"dealer": None}, ["dealer"]),
            ({"hands": None}, ["hands"]),
            ({"hands": DEAL["hands"][:3]}, ["hands"]),
            ({"hands": [*DEAL["hands"][:3], []]}, ["hands", "hands[3]"]),
            ({"hands": [*DEAL["hands"][:3], DEAL["hands"][3][:12]]}, ["hands[3]"]),
            ({"hands": [*DEAL["hands"][:3], [*DEAL["hands"][3][:12], "AS"]]}, ["hands[3]"]),
            ({"turn_up": None}, ["turn_up"]),
            ({"turn_up": "AS"}, ["turn_up"]),
            ({"dummies": 2}, ["dummies"]),
            ({"dummies": [4]}, ["dummies"]),
            ({"dummies": [True]}, ["dummies"]),
            ({"dummies": [2, 2]}, ["dummies"]),
            ({"dummies": [0, 2]}, ["dummies"]),
            ({"tricks": [4, 3, 3, 3]}, ["tricks"]),
        ],
    )
    def test_what_cannot_be_is_refused_by_field(self, change: dict[str, Any], fields: list[str]) -> None:
        assert fields == faults(DEAL | change)

    def test_every_fault_is_told_at_once(self) -> None:
        assert ["pool", "dealer", "turn_up"] == faults(DEAL | {"pool": 1, "dealer": 9, "turn_up": "1X"})


class TestDummies:
    @pytest.mark.parametrize(("dummies", "places"), [(None, 0), ([], 0), ([2], 0b0100), ([0, 3], 0b1001)])
    def test_they_are_read_as_a_set(self, dummies: Any, places: int) -> None:
        assert places == rules.read_deal(DEAL | {"dummies": dummies}).dummies

    def test_nobody_is_missing_among_five(self) -> None:
        assert ["dummies"] == faults(at_a_larger_table(DEAL, 4) | {"dummies": [2]})


class TestLargerTables:
    @pytest.mark.parametrize(
        ("resting", "table"), [((4,), Table(5, 0b01111)), ((0,), Table(5, 0b11110)), ((1, 4), Table(6, 0b101101))]
    )
    def test_empty_hands_rest(self, resting: tuple[int, ...], table: Table) -> None:
        assert Deal(3, TURN_UP, HANDS, 0, table) == rules.read_deal(at_a_larger_table(DEAL, *resting))

    @pytest.mark.parametrize("players", [5, 6])
    def test_only_four_have_cards(self, players: int) -> None:
        assert "hands" in faults(DEAL | {"players": players, "hands": [*DEAL["hands"], *[["2C"]] * (players - 4)]})

    def test_who_rests_does_not_deal(self) -> None:
        assert "dealer" in faults(at_a_larger_table(DEAL, 2) | {"dealer": 2})


class TestReadResult:
    def test_end_is_read(self) -> None:
        assert (HANDS, (4, 3, 3, 3), ()) == (
            rules.read_result(END).deal.hands,
            rules.read_result(END).tricks,
            rules.read_result(END).fines,
        )

    @pytest.mark.parametrize(
        ("offences", "fines"),
        [
            (None, ()),
            ([], ()),
            ([REVOKE], (Fine(1, TRICKS),)),
            ([REVOKE, REVOKE | {"by": 2, "penalty": "points"}], (Fine(1, TRICKS), Fine(2, POINTS))),
            ([REVOKE | {"corrected": False}], (Fine(1, TRICKS),)),
            ([{"by": 1, "kind": "revoke", "corrected": True}], ()),
        ],
    )
    def test_revokes_that_stand_are_charged(self, offences: Any, fines: tuple[Fine, ...]) -> None:
        assert fines == rules.read_result(END | {"offences": offences}).fines

    @pytest.mark.parametrize(
        ("change", "fields"),
        [
            ({"hands": None}, ["hands"]),
            ({"turn_up": None}, ["turn_up"]),
            ({"tricks": None}, ["tricks"]),
            ({"tricks": [4, 3, 3]}, ["tricks"]),
            ({"tricks": [4, 3, 3, 2]}, ["tricks"]),
            ({"tricks": [4, 3, 3, 4]}, ["tricks"]),
            ({"offences": 1}, ["offences"]),
            ({"offences": ["revoke"]}, ["offences"]),
            ({"offences": [REVOKE | {"by": 4}]}, ["offences[0].by"]),
            ({"offences": [REVOKE | {"kind": "out-of-turn"}]}, ["offences[0].kind"]),
            ({"offences": [REVOKE | {"penalty": None}]}, ["offences[0].penalty"]),
            ({"offences": [REVOKE | {"corrected": 1}]}, ["offences[0].corrected"]),
            ({"offences": [REVOKE | {"corrected": True}]}, ["offences[0].penalty"]),
            ({"offences": [REVOKE, REVOKE | {"card": "8S"}]}, ["offences[1].card"]),
        ],
    )
    def test_what_cannot_be_is_refused_by_field(self, change: dict[str, Any], fields: list[str]) -> None:
        assert fields == faults(END | change, end=True)

    def test_who_rests_takes_no_trick_and_cannot_revoke(self) -> None:
        wider = at_a_larger_table(END, 1)

        assert ["tricks", "offences[0].by"] == faults(
            wider | {"tricks": [4, 1, 3, 3, 2], "offences": [REVOKE]}, end=True
        )
