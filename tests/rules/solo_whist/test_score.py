"""The clauses of settlement, one class for each; amounts in quarter points."""

from collections.abc import Callable

import pytest

from hoyle.seats import NOBODY
from hoyle.solo_whist import score as rules

ALL_TRICKS = range(14)
PRICES = range(-40, 41)


class TestMade:
    @pytest.mark.parametrize(
        ("clause", "expected"),
        [
            (rules.proposal_is_made, range(8, 14)),
            (rules.solo_is_made, range(5, 14)),
            (rules.misere_is_made, range(1)),
            (rules.abundance_is_made, range(9, 14)),
            (rules.royal_abundance_is_made, range(9, 14)),
            (rules.open_misere_is_made, range(1)),
            (rules.declared_abundance_is_made, range(13, 14)),
        ],
    )
    def test_these_numbers_of_tricks_make_it(self, clause: Callable[[int], bool], expected: range) -> None:
        assert list(expected) == [tricks for tricks in ALL_TRICKS if clause(tricks)]


class TestPrices:
    @pytest.mark.parametrize(
        ("clause", "quarters"),
        [
            (rules.proposal_price, 4),
            (rules.solo_price, 4),
            (rules.misere_price, 8),
            (rules.abundance_price, 12),
            (rules.open_misere_price, 16),
            (rules.declared_abundance_price, 24),
        ],
    )
    def test_price(self, clause: Callable[[], int], quarters: int) -> None:
        assert quarters == clause()


class TestWon:
    @pytest.mark.parametrize(("tricks", "quarters"), [(8, 4), (9, 5), (12, 8), (13, 9)])
    def test_proposal(self, tricks: int, quarters: int) -> None:
        assert quarters == rules.proposal_won(tricks, 4)

    @pytest.mark.parametrize(("tricks", "quarters"), [(8, 0), (9, 1), (13, 5)])
    def test_overtricks_of_a_proposal(self, tricks: int, quarters: int) -> None:
        assert quarters == rules.proposal_overtricks(tricks)

    @pytest.mark.parametrize(("tricks", "quarters"), [(5, 4), (6, 5), (12, 11), (13, 12)])
    def test_solo(self, tricks: int, quarters: int) -> None:
        assert quarters == rules.solo_won(tricks, 4)

    @pytest.mark.parametrize(("tricks", "quarters"), [(9, 12), (10, 14), (12, 18), (13, 20)])
    def test_abundance(self, tricks: int, quarters: int) -> None:
        assert quarters == rules.abundance_won(tricks, 12)


class TestLost:
    @pytest.mark.parametrize(("tricks", "quarters"), [(7, -1), (6, -2), (1, -7), (0, -8)])
    def test_proposal(self, tricks: int, quarters: int) -> None:
        assert quarters == rules.proposal_lost(tricks, 4)

    @pytest.mark.parametrize(("tricks", "quarters"), [(7, -5), (6, -6), (0, -12)])
    def test_proposal_with_its_price(self, tricks: int, quarters: int) -> None:
        assert quarters == rules.proposal_lost_with_price(tricks, 4)

    @pytest.mark.parametrize(("tricks", "quarters"), [(4, -1), (3, -2), (1, -4), (0, -5)])
    def test_solo(self, tricks: int, quarters: int) -> None:
        assert quarters == rules.solo_lost(tricks, 4)

    @pytest.mark.parametrize(("tricks", "quarters"), [(4, -5), (3, -6), (0, -9)])
    def test_solo_with_its_price(self, tricks: int, quarters: int) -> None:
        assert quarters == rules.solo_lost_with_price(tricks, 4)

    @pytest.mark.parametrize(("tricks", "quarters"), [(8, -2), (7, -4), (1, -16), (0, -18)])
    def test_abundance(self, tricks: int, quarters: int) -> None:
        assert quarters == rules.abundance_lost(tricks, 12)

    @pytest.mark.parametrize(("tricks", "quarters"), [(8, -14), (7, -16), (0, -30)])
    def test_abundance_with_its_price(self, tricks: int, quarters: int) -> None:
        assert quarters == rules.abundance_lost_with_price(tricks, 12)

    @pytest.mark.parametrize("tricks", ALL_TRICKS)
    @pytest.mark.parametrize("price", [8, 16, 24])
    def test_a_game_without_undertricks_costs_its_price_or_nothing(self, tricks: int, price: int) -> None:
        assert (-price, 0) == (rules.lost_as_won(tricks, price), rules.lost_for_nothing(tricks, price))


class TestEachOpponentSettles:
    @pytest.mark.parametrize(
        ("declarer", "payments"), [(0, (24, -8, -8, -8)), (1, (-8, 24, -8, -8)), (3, (-8, -8, -8, 24))]
    )
    def test_declarer_settles_with_three(self, declarer: int, payments: tuple[int, ...]) -> None:
        assert payments == rules.each_opponent_settles(8, declarer, NOBODY)

    def test_payments_sum_to_zero(self) -> None:
        sums = {sum(rules.each_opponent_settles(price, seat, NOBODY)) for price in PRICES for seat in range(4)}

        assert {0} == sums


class TestTakerOfLastTrickPays:
    @pytest.mark.parametrize(("taker", "payments"), [(0, (-12, 4, 4, 4)), (3, (4, 4, 4, -12))])
    def test_each_of_the_others_gets_the_price(self, taker: int, payments: tuple[int, ...]) -> None:
        assert payments == rules.taker_of_last_trick_pays(4, taker)


class TestPartnersSettle:
    @pytest.mark.parametrize(
        ("declarer", "partner", "signs"),
        [(0, 2, (1, -1, 1, -1)), (2, 0, (1, -1, 1, -1)), (0, 1, (1, 1, -1, -1)), (3, 2, (-1, -1, 1, 1))],
    )
    def test_partners_receive_what_opponents_pay(self, declarer: int, partner: int, signs: tuple[int, ...]) -> None:
        singly = rules.partners_settle_singly(5, declarer, partner)
        with_both = rules.partners_settle_with_both(5, declarer, partner)

        assert (tuple(5 * sign for sign in signs), tuple(10 * sign for sign in signs)) == (singly, with_both)

    @pytest.mark.parametrize("share", [rules.partners_settle_singly, rules.partners_settle_with_both])
    def test_payments_sum_to_zero(self, share: Callable[[int, int, int], tuple[int, ...]]) -> None:
        pairs = [(one, other) for one in range(4) for other in range(4) if one != other]

        assert {0} == {sum(share(price, *pair)) for price in PRICES for pair in pairs}
