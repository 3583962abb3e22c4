"""The reader of setups: the values it gives, and the wording of every reason it notes."""

from typing import Any

import pytest

from hoyle.cards import HEARTS, NO_CARD, NO_SUIT, PACK_52, parse_card, parse_hand
from hoyle.errors import ImpossibleSetup
from hoyle.seats import NOBODY
from hoyle.setup import SetupReader

_NO_CARD = "is no card: expected a rank of 23456789TJQKA and then a suit of CDHS, such as TD"
_WORDS = {"low": 3, "high": 7}


def reader(**setup: Any) -> SetupReader:
    return SetupReader("toy", setup, (*setup, "known"))


class TestSetupReader:
    def test_known_fields_are_accepted(self) -> None:
        assert [] == reader(dealer=0).reasons

    def test_unknown_field_is_refused(self) -> None:
        actual = SetupReader("toy", {"dealer": 0, "colour": 1, "size": 2}, ("dealer", "hands"))
        expected = "toy has no such field; it has dealer, hands"

        assert [("colour", expected), ("size", expected)] == actual.reasons


class TestFinish:
    def test_all_reasons_are_raised_together(self) -> None:
        faulty = reader()
        faulty.refuse("one", "is wrong")
        faulty.refuse("two", "is wrong too")

        with pytest.raises(ImpossibleSetup) as refusal:
            faulty.finish()

        assert ("toy", (("one", "is wrong"), ("two", "is wrong too"))) == (refusal.value.game, refusal.value.reasons)

    def test_nothing_is_raised_without_a_reason(self) -> None:
        faultless = reader(n=1)
        faultless.number("n", 0, 1)
        faultless.finish()

        assert [] == faultless.reasons


class TestHas:
    @pytest.mark.parametrize(("setup", "has"), [({}, False), ({"n": None}, False), ({"n": 0}, True), ({"n": ""}, True)])
    def test_null_counts_as_absent(self, setup: dict[str, Any], has: bool) -> None:
        assert has is reader(**setup).has("n")


class TestNumber:
    @pytest.mark.parametrize("value", [2, 3, 4, 5])
    def test_both_ends_are_read(self, value: int) -> None:
        source = reader(n=value)

        assert (value, []) == (source.number("n", 2, 5), source.reasons)

    @pytest.mark.parametrize("value", [1, 6, True, 3.0, "3", None, [3]])
    def test_anything_else_is_refused(self, value: Any) -> None:
        source = reader(n=value)

        assert (2, [("n", f"{value!r} is no whole number from 2 to 5")]) == (source.number("n", 2, 5), source.reasons)

    def test_absent_number_has_its_default(self) -> None:
        source = reader()

        assert (4, []) == (source.number("n", 2, 5, 4), source.reasons)

    def test_absent_number_without_default_is_refused(self) -> None:
        source = reader()
        source.number("n", 2, 5)

        assert ["n"] == [field for field, _ in source.reasons]


class TestSeat:
    @pytest.mark.parametrize("seat", [0, 3])
    def test_seats_of_the_table_are_read(self, seat: int) -> None:
        source = reader(dealer=seat)

        assert (seat, []) == (source.seat("dealer", 4), source.reasons)

    @pytest.mark.parametrize("seat", [-1, 4])
    def test_other_seats_are_refused(self, seat: int) -> None:
        source = reader(dealer=seat)

        assert (0, 1) == (source.seat("dealer", 4), len(source.reasons))


class TestSeatOrNobody:
    @pytest.mark.parametrize(("setup", "seat"), [({}, NOBODY), ({"partner": None}, NOBODY), ({"partner": 0}, 0)])
    def test_absent_seat_is_nobody(self, setup: dict[str, Any], seat: int) -> None:
        source = reader(**setup)

        assert (seat, []) == (source.seat_or_nobody("partner", 4), source.reasons)

    def test_nobody_has_no_number(self) -> None:
        source = reader(partner=NOBODY)
        source.seat_or_nobody("partner", 4)

        assert ["partner"] == [field for field, _ in source.reasons]


class TestCard:
    def test_token_is_read(self) -> None:
        source = reader(turn_up="2H")

        assert (parse_card("2H"), []) == (source.card("turn_up"), source.reasons)

    @pytest.mark.parametrize(("value", "shown"), [("2h", "'2h'"), (2, "'2'"), (None, "'None'"), (["2H"], "\"['2H']\"")])
    def test_anything_else_is_refused(self, value: Any, shown: str) -> None:
        source = reader(turn_up=value)

        assert (NO_CARD, [("turn_up", f"{shown} {_NO_CARD}")]) == (source.card("turn_up"), source.reasons)


class TestSuit:
    @pytest.mark.parametrize(("text", "suit"), [("H", HEARTS), ("none", NO_SUIT)])
    def test_letter_or_none_is_read(self, text: str, suit: int) -> None:
        source = reader(trump=text)

        assert (suit, []) == (source.suit("trump"), source.reasons)

    @pytest.mark.parametrize(("value", "shown"), [("hearts", "'hearts'"), (2, "'2'"), (None, "'None'")])
    def test_anything_else_is_refused(self, value: Any, shown: str) -> None:
        source = reader(trump=value)

        assert (0, [("trump", f"{shown} is no suit: expected one of C, D, H, S or none")]) == (
            source.suit("trump"),
            source.reasons,
        )


class TestWord:
    def test_word_is_read_as_its_number(self) -> None:
        source = reader(bid="high")

        assert (7, []) == (source.word("bid", _WORDS), source.reasons)

    @pytest.mark.parametrize("value", ["higher", "", None, 7, ["high"], {"high": 7}])
    def test_anything_else_is_refused(self, value: Any) -> None:
        source = reader(bid=value)

        assert (3, [("bid", f"{value!r} is not one of low, high")]) == (source.word("bid", _WORDS), source.reasons)


class TestHands:
    def _read(
        self, hands: Any, players: int = 2, size: int = 2, pack: int = PACK_52
    ) -> tuple[Any, list[tuple[str, str]]]:
        source = reader(hands=hands)
        return source.hands(players, size, pack), source.reasons

    def test_hands_are_read_by_seat(self) -> None:
        assert ((parse_hand("D:T S:2"), parse_hand("H:AK")), []) == self._read([["TD", "2S"], ["KH", "AH"]])

    @pytest.mark.parametrize("hands", [None, "TD 2S", {}, [], [["TD", "2S"]], [["TD", "2S"]] * 3])
    def test_one_list_is_expected_for_each_seat(self, hands: Any) -> None:
        assert ((0, 0), [("hands", "expected 2 lists of cards, one for each seat")]) == self._read(hands)

    @pytest.mark.parametrize("row", [None, "TD 2S", {"TD": 1}, 5])
    def test_hand_that_is_no_list_is_refused(self, row: Any) -> None:
        assert [("hands[1]", "expected a list of cards")] == self._read([["TD", "2S"], row])[1]

    @pytest.mark.parametrize(("row", "size"), [(["TD"], 1), (["TD", "9D", "8D"], 3), ([], 0)])
    def test_wrong_size_is_refused(self, row: list[str], size: int) -> None:
        assert [("hands[0]", f"{size} cards where a hand has 2")] == self._read([row, ["KH", "AH"]])[1]

    def test_text_that_is_no_card_is_refused_at_its_place(self) -> None:
        hands, reasons = self._read([["TD", "2X"], ["KH", "AH"]])

        assert (parse_hand("D:T"), [("hands[0][1]", f"'2X' {_NO_CARD}")]) == (hands[0], reasons)

    def test_card_twice_in_a_hand_is_refused(self) -> None:
        assert [("hands[0][1]", "TD is in this hand twice")] == self._read([["TD", "TD"], ["KH", "AH"]])[1]

    def test_cards_in_two_hands_are_refused_at_the_second(self) -> None:
        reasons = self._read([["TD", "2S"], ["2S", "TD"]])[1]

        assert [("hands[1]", "TD 2S is in another hand too")] == reasons

    def test_card_outside_the_pack_is_refused(self) -> None:
        reasons = self._read([["TD", "2S"], ["3S", "TC"]], pack=parse_hand("D:T S:32"))[1]

        assert [("hands[1][1]", "TC is not in the pack of this game")] == reasons

    @pytest.mark.parametrize(
        ("rows", "faults"), [([["TD", "2S"], []], []), ([[], ["KH", "AH"]], ["hands[0]", "hands[1]"])]
    )
    def test_resting_seat_has_no_cards(self, rows: list[list[str]], faults: list[str]) -> None:
        source = reader(hands=rows)
        source.hands(2, 2, PACK_52, resting=0b10)

        assert faults == [field for field, _ in source.reasons]

    def test_every_fault_is_found(self) -> None:
        reasons = self._read([["TD", "XX", "TD"], "none"])[1]

        assert ["hands[0][1]", "hands[0][2]", "hands[0]", "hands[1]"] == [field for field, _ in reasons]


class TestCounts:
    def _read(self, counts: Any) -> tuple[tuple[int, ...], list[tuple[str, str]]]:
        source = reader(tricks=counts)
        return source.counts("tricks", 2, 13), source.reasons

    @pytest.mark.parametrize("counts", [[0, 13], [1, 12]])
    def test_numbers_are_read_by_seat(self, counts: list[int]) -> None:
        assert (tuple(counts), []) == self._read(counts)

    @pytest.mark.parametrize("counts", [None, "0 0", {}, [], [0], [0, 0, 0]])
    def test_one_number_is_expected_for_each_seat(self, counts: Any) -> None:
        assert ((0, 0), [("tricks", "expected 2 numbers, one for each seat")]) == self._read(counts)

    @pytest.mark.parametrize("count", [-1, 14, True, None, "1"])
    def test_other_numbers_are_refused_at_their_place(self, count: Any) -> None:
        assert ((1, 0), [("tricks[1]", f"{count!r} is no whole number from 0 to 13")]) == self._read([1, count])


class TestWholePack:
    def _read(self, row: Any) -> tuple[list[int], list[tuple[str, str]]]:
        source = reader(pack=row)
        return source.whole_pack("pack", parse_hand("S:AK C:2")), source.reasons

    def test_order_is_kept(self) -> None:
        assert ([parse_card("KS"), parse_card("2C"), parse_card("AS")], []) == self._read(["KS", "2C", "AS"])

    @pytest.mark.parametrize("row", [None, "KS 2C AS", {}])
    def test_anything_but_a_list_is_refused(self, row: Any) -> None:
        assert ([], [("pack", "expected a list of cards")]) == self._read(row)

    @pytest.mark.parametrize(
        "row", [["KS", "2C"], ["KS", "2C", "2C"], ["KS", "2C", "AS", "AS"], ["KS", "2C", "QS"], []]
    )
    def test_every_card_is_expected_once(self, row: list[str]) -> None:
        assert [("pack", "expected each of the 3 cards of the pack once")] == self._read(row)[1]

    def test_text_that_is_no_card_is_refused_at_its_place(self) -> None:
        assert ("pack[1]", f"'2X' {_NO_CARD}") == self._read(["KS", "2X", "AS"])[1][0]


class TestRounds:
    def _read(self, rows: Any) -> tuple[list[tuple[int, ...]], list[tuple[str, str]]]:
        source = reader(rounds=rows)
        return source.rounds("rounds", 2), source.reasons

    def test_cards_are_read_round_by_round(self) -> None:
        expected = [(parse_card("KS"), parse_card("KC")), (parse_card("2D"), NO_CARD)]

        assert (expected, []) == self._read([["KS", "KC"], ["2D", None]])

    def test_there_may_be_no_round(self) -> None:
        assert ([], []) == self._read([])

    @pytest.mark.parametrize("rows", [None, "KS", {}, ["KS"], [["KS"]], [["KS", "KC"], ["2D"]], [["KS", "KC", "2D"]]])
    def test_one_card_is_expected_for_each_seat(self, rows: Any) -> None:
        assert ([], [("rounds", "expected rounds of 2 cards, one for each seat")]) == self._read(rows)

    def test_text_that_is_no_card_is_refused_at_its_place(self) -> None:
        assert [("rounds[1][0]", f"'2X' {_NO_CARD}")] == self._read([["KS", "KC"], ["2X", "2C"]])[1]

    def test_card_drawn_twice_in_a_round_is_refused(self) -> None:
        assert [("rounds[1]", "a card is drawn twice")] == self._read([["KS", "KC"], ["2C", "2C"]])[1]

    def test_next_round_is_drawn_from_a_whole_pack(self) -> None:
        assert [] == self._read([["KS", "KC"], ["KS", "KD"]])[1]


class TestWithin:
    def test_nested_fields_are_read(self) -> None:
        outer = reader(contract={"by": 2})
        inner = outer.within("contract", ("bid", "by"))

        assert (2, []) == (inner.seat("by", 4), outer.reasons)

    def test_unknown_nested_field_is_refused_with_its_path(self) -> None:
        outer = reader(contract={"to": 2})
        inner = outer.within("contract", ("bid", "by"))

        assert ([("contract.to", "toy has no such field; it has bid, by")], []) == (outer.reasons, inner.reasons)

    @pytest.mark.parametrize("value", [None, "solo", ["solo"], 4])
    def test_anything_but_an_object_is_refused(self, value: Any) -> None:
        outer = reader(contract=value)
        inner = outer.within("contract", ("bid", "by"))

        assert ([("contract", "expected an object with bid, by")], False) == (outer.reasons, inner.has("bid"))


class TestAbsorb:
    def test_nested_reasons_move_out_with_their_path(self) -> None:
        outer = reader(contract={"by": 9})
        inner = outer.within("contract", ("bid", "by"))
        inner.seat("by", 4)
        outer.absorb("contract", inner)

        assert (["contract.by"], []) == ([field for field, _ in outer.reasons], inner.reasons)

    def test_they_move_once(self) -> None:
        outer = reader(contract={"by": 9})
        inner = outer.within("contract", ("bid", "by"))
        inner.seat("by", 4)
        outer.absorb("contract", inner)
        outer.absorb("contract", inner)

        assert 1 == len(outer.reasons)
