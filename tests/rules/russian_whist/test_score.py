"""The clauses of the sheet, one class for each."""

import pytest

from hoyle.cards import CLUBS, HEARTS, SPADES
from hoyle.errors import Gap
from hoyle.russian_whist import score as rules
from hoyle.russian_whist.pack import DOUBLE, SINGLE, TRIPLE
from tests.rules.russian_whist.support import hand


class TestWinningSide:
    @pytest.mark.parametrize(("tricks", "side"), [(0, 1), (6, 1), (7, 0), (13, 0)])
    def test_seven_tricks_win(self, tricks: int, side: int) -> None:
        assert side == rules.winning_side(tricks)

    def test_every_hand_has_one_winner(self) -> None:
        assert {1} == {rules.winning_side(tricks) + rules.winning_side(13 - tricks) for tricks in range(14)}


class TestRubberIsWon:
    @pytest.mark.parametrize(("hands", "won"), [(0, False), (1, False), (2, True)])
    def test_two_hands_win_it(self, hands: int, won: bool) -> None:
        assert won is rules.rubber_is_won(hands)


class TestKindOfHand:
    @pytest.mark.parametrize(("tricks", "kind"), [(6, SINGLE), (4, DOUBLE), (0, TRIPLE)])
    def test_named_numbers_keep_their_kind(self, tricks: int, kind: int) -> None:
        assert (kind, kind) == (rules.printed_kind(tricks), rules.kind_of_hand(tricks))

    @pytest.mark.parametrize(("tricks", "kind"), [(5, SINGLE), (3, DOUBLE), (2, DOUBLE), (1, DOUBLE)])
    def test_other_numbers_get_one(self, tricks: int, kind: int) -> None:
        assert kind == rules.kind_of_hand(tricks)

    @pytest.mark.parametrize("tricks", [1, 2, 3, 5])
    def test_document_names_no_kind_for_them(self, tricks: int) -> None:
        with pytest.raises(Gap):
            rules.printed_kind(tricks)

    @pytest.mark.parametrize("tricks", range(7))
    def test_no_number_has_two_kinds(self, tricks: int) -> None:
        kinds = (rules.single_hand(tricks), rules.double_hand(tricks), rules.triple_hand(tricks))

        assert sum(kinds) == (tricks in (0, 4, 6))


class TestSlams:
    @pytest.mark.parametrize(("own", "small", "grand"), [(11, 0, 0), (12, 10, 0), (13, 0, 20)])
    def test_twelve_and_thirteen_tricks_are_paid(self, own: int, small: int, grand: int) -> None:
        assert (small, grand) == (rules.small_slam_points(own), rules.grand_slam_points(own))

    @pytest.mark.parametrize(("own", "small", "grand"), [(11, False, False), (12, True, False), (13, False, True)])
    def test_grand_slam_is_no_small_one(self, own: int, small: bool, grand: bool) -> None:
        assert (small, grand) == (rules.small_slam(own), rules.grand_slam(own))


class TestTrickPoints:
    @pytest.mark.parametrize(("tricks", "points"), [(0, 0), (6, 0), (7, 2), (8, 4), (13, 14)])
    def test_each_above_six_brings_two(self, tricks: int, points: int) -> None:
        assert points == rules.trick_points(tricks)


class TestPremiums:
    def test_finished_hand_and_rubber(self) -> None:
        assert (5, 10) == (rules.finishing_points(), rules.rubber_points())

    @pytest.mark.parametrize(("kind", "agreed"), [(SINGLE, 0), (DOUBLE, 5), (TRIPLE, 0)])
    def test_double_hand_brings_what_is_agreed_on(self, kind: int, agreed: int) -> None:
        assert (0, agreed) == (rules.nothing_for_a_double_hand(kind), rules.five_for_a_double_hand(kind))


class TestHonours:
    @pytest.mark.parametrize(("trump", "expected"), [(CLUBS, "C:AKQJT"), (HEARTS, "H:AKQJT"), (SPADES, "S:AKQJT")])
    def test_they_are_the_five_highest_trumps(self, trump: int, expected: str) -> None:
        assert hand(expected) == rules.honours(trump)

    @pytest.mark.parametrize(("held", "points"), [(0, 0), (2, 0), (3, 2), (4, 4), (5, 6)])
    def test_three_or_more_may_be_paid(self, held: int, points: int) -> None:
        assert (0, points) == (rules.honours_bring_nothing(held), rules.honour_points(held))


class TestCountedCards:
    def test_both_hands_of_a_side_count(self) -> None:
        dealt = (hand("S:A"), hand("H:A"), hand("D:A"), hand("C:A"))

        assert (hand("S:A D:A"), hand("H:A C:A")) == (rules.counted_cards(dealt, 0), rules.counted_cards(dealt, 1))


class TestCrownLength:
    @pytest.mark.parametrize(
        ("cards", "length"),
        [
            ("C:2", 0),
            ("H:KQJT", 0),
            ("H:A", 1),
            ("H:AQJ", 1),
            ("H:AKQ S:JT", 3),
            ("H:AKQT9", 3),
            ("H:AKQJ9", 4),
            ("H:AKQJT9", 6),
            ("H:AKQJT98765432", 13),
        ],
    )
    def test_it_is_counted_from_the_ace_without_a_break(self, cards: str, length: int) -> None:
        assert length == rules.crown_length(hand(cards), HEARTS)

    @pytest.mark.parametrize(("length", "crown"), [(2, False), (3, True), (5, True)])
    def test_three_cards_are_the_least(self, length: int, crown: bool) -> None:
        assert crown is rules.is_crown(length)

    @pytest.mark.parametrize(("length", "counted"), [(0, 0), (4, 4), (5, 5), (6, 5), (13, 5)])
    def test_it_ends_with_the_ten_or_never(self, length: int, counted: int) -> None:
        assert (counted, length) == (rules.crown_ends_with_the_ten(length), rules.crown_has_no_end(length))


class TestCrownPoints:
    @pytest.mark.parametrize(("length", "points"), [(0, 0), (2, 0), (3, 5), (4, 10), (5, 15), (6, 20), (13, 55)])
    def test_each_card_from_the_queen_brings_five_and_twice_in_trumps(self, length: int, points: int) -> None:
        assert (points, 2 * points) == (rules.crown_points(length), rules.trump_crown_points(length))


class TestDifference:
    @pytest.mark.parametrize(("totals", "won"), [((110, 77), 33), ((20, 45), -25), ((30, 30), 0)])
    def test_it_is_that_of_the_totals(self, totals: tuple[int, int], won: int) -> None:
        assert won == rules.difference(totals)

    @pytest.mark.parametrize("won", [33, 0, -25])
    def test_each_of_a_pair_receives_or_pays_it(self, won: int) -> None:
        assert (won, -won, won, -won) == rules.each_receives_the_difference(won)
