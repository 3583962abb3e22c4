"""The clauses of settlement, one class for each; amounts in tokens."""

from collections.abc import Callable

import pytest

from hoyle.cards import CLUBS, DIAMONDS, HEARTS, NO_SUIT, SPADES
from hoyle.six_bid import play
from hoyle.six_bid import score as rules
from hoyle.six_bid.pack import CALL_SOLO, GUARANTEE_SOLO, HEART_SOLO, SOLO, SPREAD_MISERE

ALL_POINTS = range(121)
TRUMPS = (CLUBS, DIAMONDS, HEARTS, SPADES)


class TestWidow:
    @pytest.mark.parametrize(
        "clause",
        [
            rules.widow_is_added,
            rules.widow_helps_the_guarantee,
            rules.widow_belongs_to_the_caller,
            rules.widow_hurts_the_misere,
        ],
    )
    def test_it_is_added(self, clause: Callable[[int, int], int]) -> None:
        assert [60, 93] == [clause(60, widow) for widow in (0, 33)]

    def test_it_stays_out_of_a_misere(self) -> None:
        assert [0, 5] == [rules.widow_stays_out(points, 33) for points in (0, 5)]


class TestMade:
    @pytest.mark.parametrize(
        ("clause", "expected"),
        [
            (rules.solo_is_made, range(61, 121)),
            (rules.misere_takes_no_points, range(1)),
            (rules.call_solo_is_made, range(120, 121)),
        ],
    )
    @pytest.mark.parametrize("trump", [CLUBS, HEARTS, NO_SUIT])
    def test_these_points_make_it(self, clause: Callable[[int, int, int], bool], expected: range, trump: int) -> None:
        assert list(expected) == [points for points in ALL_POINTS if clause(points, 5, trump)]

    @pytest.mark.parametrize(("trump", "needed"), [(HEARTS, 74), (CLUBS, 80), (DIAMONDS, 80), (SPADES, 80)])
    def test_guarantee_solo_needs_its_minimum(self, trump: int, needed: int) -> None:
        made = [points for points in ALL_POINTS if rules.guarantee_solo_is_made(points, 5, trump)]

        assert (needed, list(range(needed, 121))) == (rules.minimum(trump), made)

    def test_without_tricks_a_misere_is_made_whatever_counts(self) -> None:
        made = [
            (points, tricks)
            for points in (0, 9)
            for tricks in range(12)
            if rules.misere_takes_no_tricks(points, tricks, 4)
        ]

        assert [(0, 0), (9, 0)] == made


class TestLiteralReadings:
    def test_misere_as_printed_cannot_be_made(self) -> None:
        """The first sentence of the paragraph leaves no trumps, and the second needs them."""
        trump = play.trumps_of_misere()

        assert not any(rules.misere_as_printed_is_made(points, 0, trump) for points in ALL_POINTS)

    @pytest.mark.parametrize("trump", TRUMPS)
    def test_second_half_alone_is_a_guarantee_solo(self, trump: int) -> None:
        assert [rules.guarantee_solo_is_made(points, 0, trump) for points in ALL_POINTS] == [
            rules.misere_as_printed_is_made(points, 0, trump) for points in ALL_POINTS
        ]

    def test_widow_as_printed_defeats_a_bidder_who_took_nothing(self) -> None:
        lost = [
            widow
            for widow in range(34)
            if not rules.misere_takes_no_points(rules.widow_hurts_the_misere(0, widow), 0, NO_SUIT)
        ]

        assert list(range(1, 34)) == lost

    def test_payments_as_printed_disagree_at_sixty_alone(self) -> None:
        both = [
            points for points in ALL_POINTS if rules.solo_not_made_is_lost(points) and rules.sides_are_equal(points)
        ]
        neither = [
            points
            for points in ALL_POINTS
            if not rules.solo_not_made_is_lost(points) and not rules.solo_is_made(points, 0, CLUBS)
        ]

        assert ([60], []) == (both, neither)


class TestSidesAreEqual:
    def test_only_at_sixty(self) -> None:
        assert [60] == [points for points in ALL_POINTS if rules.sides_are_equal(points)]


class TestValues:
    @pytest.mark.parametrize(
        ("bid", "value"), [(SOLO, 2), (HEART_SOLO, 3), (GUARANTEE_SOLO, 40), (SPREAD_MISERE, 60), (CALL_SOLO, 100)]
    )
    def test_value_without_hearts(self, bid: int, value: int) -> None:
        assert value == rules.value_of_game(bid, SPADES)

    @pytest.mark.parametrize(("bid", "value"), [(HEART_SOLO, 3), (GUARANTEE_SOLO, 40), (CALL_SOLO, 150)])
    def test_value_in_hearts(self, bid: int, value: int) -> None:
        assert value == rules.value_of_game(bid, HEARTS)

    def test_misere_is_worth_thirty_or_forty(self) -> None:
        assert (30, 40) == (rules.value_of_misere(3, NO_SUIT), rules.value_of_dearer_misere(3, NO_SUIT))

    @pytest.mark.parametrize(
        ("points", "value", "amount"),
        [(61, 2, 2), (80, 2, 40), (120, 3, 180), (60, 2, 0), (59, 2, 2), (40, 3, 60), (0, 3, 180)],
    )
    def test_solo_is_paid_by_points_from_sixty(self, points: int, value: int, amount: int) -> None:
        assert amount == rules.value_by_points(points, value)


class TestPayers:
    @pytest.mark.parametrize(("active", "bidder", "left"), [(0b0111, 0, 0b0110), (0b1101, 2, 0b1001)])
    def test_opponents_are_the_other_two(self, active: int, bidder: int, left: int) -> None:
        assert left == rules.opponents(active, bidder)

    def test_dealer_without_cards_shares(self) -> None:
        assert 0b1110 == rules.all_share_alike(0b0110, 3)

    @pytest.mark.parametrize("clause", [rules.made_solo_is_paid_by_two, rules.made_heart_solo_is_paid_by_two])
    def test_or_does_not(self, clause: Callable[[int, int], int]) -> None:
        assert 0b0110 == clause(0b0110, 3)


class TestPayments:
    @pytest.mark.parametrize(
        ("bidder", "payers", "paid"),
        [(0, 0b0110, (80, -40, -40, 0)), (0, 0b1110, (120, -40, -40, -40)), (2, 0b1010, (0, -40, 80, -40))],
    )
    def test_bidder_gets_or_pays_a_share_for_each(self, bidder: int, payers: int, paid: tuple[int, ...]) -> None:
        assert (paid, tuple(-each for each in paid)) == (
            rules.game_is_won(40, bidder, payers),
            rules.game_is_lost(40, bidder, payers),
        )

    def test_they_sum_to_zero(self) -> None:
        sums = {
            sum(clause(amount, bidder, payers & ~(1 << bidder)))
            for clause in (rules.game_is_won, rules.game_is_lost)
            for amount in (2, 40, 150)
            for bidder in range(4)
            for payers in range(16)
        }

        assert {0} == sums
