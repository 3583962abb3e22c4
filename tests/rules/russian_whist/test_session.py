"""Between the hands: the draw, the deal, and the sheet of a rubber."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoyle import games
from hoyle.errors import ImpossibleSetup
from hoyle.russian_whist.session import RESULTS, Sheet
from tests.rules.russian_whist.support import DEAL, END, PACK, after, at_a_larger_table, whist

SESSION = games.session("russian-whist")
DRAWN = "AS KS QS JS".split()
TIED = "KD 7S 7C 2H".split()
EVEN = [4, 3, 3, 3]
ODD = [3, 4, 3, 3]


def faults(ask: Any, *arguments: Any) -> list[str]:
    """List the fields for which something is refused."""
    with pytest.raises(ImpossibleSetup) as refusal:
        ask(*arguments)
    return [field for field, _ in refusal.value.reasons]


def dealt_by(dealer: int, tricks: list[int]) -> dict[str, Any]:
    """Give the end of a hand in which a spade is turned up."""
    return END | {"dealer": dealer, "turn_up": ("AS", "TS", "7S", "4S")[dealer], "tricks": tricks}


def sheets(*setups: dict[str, Any]) -> list[Sheet]:
    """Give the sheets before, between and after some hands."""
    result = [SESSION.open(setups[0])]
    for setup in setups:
        result.append(SESSION.enter(result[-1], whist().settle(setup)))
    return result


class TestDraw:
    @pytest.mark.parametrize(
        ("rounds", "answer"),
        [
            ([DRAWN], {"pairs": [[0, 1], [2, 3]], "dealer": 3}),
            (["2S AS 3S KS".split()], {"pairs": [[1, 3], [0, 2]], "dealer": 0}),
            (["AS AH 2S 3H".split()], {"pairs": [[0, 1], [2, 3]], "dealer": 2}),
            (["AS AH 2S 2H".split()], {"pairs": [[0, 1], [2, 3]], "again": [2, 3]}),
            ([TIED], {"again": [1, 2]}),
            ([TIED, [None, "3S", "9D", None]], {"pairs": [[0, 2], [1, 3]], "dealer": 3}),
            ([TIED, [None, "9S", "9D", None]], {"again": [1, 2]}),
            (["7H 7S 7C AH".split(), [*"2S 2H KC".split(), None]], {"pairs": [[2, 3], [0, 1]], "again": [0, 1]}),
        ],
    )
    def test_cards_decide_on_partners_and_dealer(self, rounds: list[list[str | None]], answer: dict[str, Any]) -> None:
        assert answer == SESSION.draw({"players": 4, "rounds": rounds})

    def test_who_rests_does_not_draw(self) -> None:
        assert {"pairs": [[0, 2], [3, 4]], "dealer": 4} == SESSION.draw(
            {"players": 5, "rounds": [[DRAWN[0], None, *DRAWN[1:]]]}
        )

    @pytest.mark.parametrize(
        ("change", "field"),
        [
            ({"players": 3}, "players"),
            ({"rounds": None}, "rounds"),
            ({"rounds": []}, "rounds"),
            ({"rounds": [[*DRAWN[:3], None]]}, "rounds"),
            ({"rounds": [[*DRAWN[:3], "2X"]]}, "rounds[0][3]"),
            ({"rounds": [[*DRAWN[:3], "KS"]]}, "rounds[0]"),
            ({"rounds": [DRAWN, [None, None, "2S", "3S"]]}, "rounds[1]"),
            ({"rounds": [TIED, [None, "2S", None, None]]}, "rounds[1]"),
            ({"rounds": [TIED, DRAWN]}, "rounds[1]"),
            ({"dealer": 0}, "dealer"),
        ],
    )
    def test_what_cannot_be_is_refused_by_field(self, change: dict[str, Any], field: str) -> None:
        assert field in faults(SESSION.draw, {"players": 4, "rounds": [DRAWN]} | change)


class TestDeal:
    packets = SESSION.deal({"players": 4, "dealer": 3, "pack": PACK})

    @pytest.mark.parametrize(("packet", "sizes"), [(0, [0] * 4), (1, [1, 0, 0, 0]), (6, [2, 2, 1, 1]), (52, [13] * 4)])
    def test_cards_are_dealt_one_by_one(self, packet: int, sizes: list[int]) -> None:
        assert sizes == [len(hand) for hand in self.packets[packet]["hands"]]

    def test_last_card_is_exposed(self) -> None:
        assert [None] * 52 + ["AS"] == [packet.get("turn_up") for packet in self.packets]

    @given(order=st.permutations(PACK), dealer=st.integers(0, 3))
    def test_what_is_dealt_can_be_played(self, order: list[str], dealer: int) -> None:
        setup = {"players": 4, "dealer": dealer}
        last = SESSION.deal(setup | {"pack": order})[-1]

        assert (dealer + 1) % 4 == whist().facts(whist().start(setup | last))["actor"]

    @pytest.mark.parametrize(
        ("change", "field"),
        [
            ({"players": 5}, "players"),
            ({"dealer": 4}, "dealer"),
            ({"pack": PACK[:51]}, "pack"),
            ({"hands": []}, "hands"),
        ],
    )
    def test_what_cannot_be_is_refused_by_field(self, change: dict[str, Any], field: str) -> None:
        assert field in faults(SESSION.deal, {"players": 4, "dealer": 3, "pack": PACK} | change)


class TestRubber:
    def test_sheet_is_empty_at_first(self) -> None:
        expected = {
            "below": [0, 0],
            "above": [0, 0],
            "points": [0, 0, 0, 0],
            "payments": [0, 0, 0, 0],
            "over": False,
            "result": None,
        }

        assert expected == SESSION.facts(SESSION.open(DEAL))

    @pytest.mark.parametrize(
        ("rows", "results"),
        [
            ([EVEN, EVEN], [None, None, "rubber-even"]),
            ([ODD, ODD], [None, None, "rubber-odd"]),
            ([EVEN, ODD, EVEN], [None, None, None, "rubber-even"]),
            ([ODD, EVEN, EVEN], [None, None, None, "rubber-even"]),
        ],
    )
    def test_two_hands_win_it(self, rows: list[list[int]], results: list[str | None]) -> None:
        hands = [dealt_by((3 + number) % 4, row) for number, row in enumerate(rows)]

        assert results == [SESSION.facts(sheet)["result"] for sheet in sheets(*hands)]

    def test_results_are_those_announced(self) -> None:
        assert ("rubber-even", "rubber-odd") == RESULTS

    def test_difference_is_paid_at_its_end(self) -> None:
        last = [SESSION.facts(sheet) for sheet in sheets(dealt_by(3, EVEN), dealt_by(0, EVEN))]

        assert ([[0, 0], [2, 0], [4, 0]], [[0, 0], [35, 20], [80, 40]], [[0] * 4, [0] * 4, [44, -44, 44, -44]]) == (
            [facts["below"] for facts in last],
            [facts["above"] for facts in last],
            [facts["payments"] for facts in last],
        )

    def test_next_one_begins_with_an_empty_sheet_and_the_next_dealer(self) -> None:
        third = sheets(dealt_by(3, EVEN), dealt_by(0, EVEN), dealt_by(1, ODD))[-1]
        facts = SESSION.facts(third)

        assert ([0, 2], [44, -44, 44, -44], False) == (facts["below"], facts["payments"], facts["over"])

    def test_payments_of_rubbers_add_up(self) -> None:
        rubbers = [dealt_by(dealer, EVEN) for dealer in (3, 0, 1, 2)]
        facts = SESSION.facts(sheets(*rubbers)[-1])

        assert ([84, 40, 84, 40], [88, -88, 88, -88]) == (facts["points"], facts["payments"])


class TestEnter:
    def test_dealer_must_be_the_next(self) -> None:
        assert ["dealer"] == faults(SESSION.enter, sheets(dealt_by(3, EVEN))[-1], whist().settle(dealt_by(3, EVEN)))

    def test_hand_that_goes_on_is_refused(self) -> None:
        assert ["actions"] == faults(SESSION.enter, SESSION.open(DEAL), after("0 AS"))

    def test_same_players_play_a_whole_rubber(self) -> None:
        first = at_a_larger_table(dealt_by(3, EVEN), 4)
        other = at_a_larger_table(dealt_by(0, EVEN), 1)

        assert ["hands"] == faults(SESSION.enter, sheets(first)[-1], whist().settle(other))

    def test_others_rest_in_the_next_rubber(self) -> None:
        rubber = [at_a_larger_table(dealt_by(dealer, EVEN), 4) for dealer in (3, 0)]
        done = sheets(*rubber)[-1]
        following = at_a_larger_table(dealt_by(1, EVEN), 1)
        again = at_a_larger_table(dealt_by(1, EVEN), 4)

        assert ((0, 1, 0, 0, 1), ["hands"]) == (
            SESSION.enter(done, whist().settle(following)).rested,
            faults(SESSION.enter, done, whist().settle(again)),
        )

    def test_who_rests_neither_pays_nor_receives(self) -> None:
        rubber = [at_a_larger_table(dealt_by(dealer, EVEN), 1, 4) for dealer in (3, 0)]

        assert [44, 0, -44, 44, 0, -44] == SESSION.facts(sheets(*rubber)[-1])["payments"]

    def test_number_at_the_table_stays(self) -> None:
        done = sheets(dealt_by(3, EVEN), dealt_by(0, EVEN))[-1]

        assert ["players"] == faults(SESSION.enter, done, whist().settle(at_a_larger_table(dealt_by(1, EVEN), 4)))
