"""The clauses of the deal, one class for each."""

import pytest

from hoyle.cards import PACK_36
from hoyle.seats import NOBODY
from hoyle.six_bid import deal as rules


class TestNumbers:
    def test_there_are_36_cards_and_eleven_in_a_hand(self) -> None:
        assert (PACK_36, 36, 11) == (rules.pack(), rules.pack().bit_count(), rules.hand_size())

    @pytest.mark.parametrize(("players", "may"), [(2, False), (3, True), (4, True), (5, False)])
    def test_three_or_four_play(self, players: int, may: bool) -> None:
        assert may is rules.may_play(players)


class TestRestingSeat:
    @pytest.mark.parametrize("dealer", range(4))
    def test_dealer_of_four_gets_no_cards(self, dealer: int) -> None:
        assert dealer == rules.resting_seat(dealer, 4)

    @pytest.mark.parametrize("dealer", range(3))
    def test_dealer_of_three_plays(self, dealer: int) -> None:
        assert NOBODY == rules.resting_seat(dealer, 3)


class TestPackets:
    def test_four_then_three_then_the_widow_then_four(self) -> None:
        assert [4, 4, 4, 3, 3, 3, 3, 4, 4, 4] == [rules.packet_size(number) for number in range(10)]

    def test_seventh_packet_is_the_widow(self) -> None:
        assert [6] == [number for number in range(10) if rules.goes_to_widow(number)]

    def test_they_use_up_the_pack_and_fill_the_hands(self) -> None:
        sizes = [rules.packet_size(number) for number in range(10)]
        hands = [size for number, size in enumerate(sizes) if not rules.goes_to_widow(number)]

        assert (36, [11] * 3) == (sum(sizes), [sum(hands[place::3]) for place in range(3)])


class TestNextDealer:
    @pytest.mark.parametrize(("dealer", "players", "following"), [(0, 3, 1), (2, 3, 0), (2, 4, 3), (3, 4, 0)])
    def test_the_deal_goes_round_clockwise(self, dealer: int, players: int, following: int) -> None:
        assert following == rules.next_dealer(dealer, players)
