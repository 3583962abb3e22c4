"""The frame: who plays, with which cards, and who rests."""

import pytest

from hoyle.cards import NO_SUIT, PACK_32
from hoyle.preferans import deal as rules
from hoyle.seats import NOBODY


class TestFrame:
    @pytest.mark.parametrize(("players", "may"), [(2, False), (3, True), (4, True), (5, False)])
    def test_three_or_four_sit_at_the_table(self, players: int, may: bool) -> None:
        assert may is rules.may_play(players)

    def test_pack_holds_three_hands_and_a_talon(self) -> None:
        assert (PACK_32, 32) == (rules.pack(), 3 * rules.hand_size() + rules.packet_size())

    @pytest.mark.parametrize(("dealer", "players", "rests"), [(0, 3, NOBODY), (2, 3, NOBODY), (0, 4, 0), (3, 4, 3)])
    def test_dealer_of_four_rests(self, dealer: int, players: int, rests: int) -> None:
        assert rests == rules.resting_seat(dealer, players)

    def test_talon_follows_the_first_round(self) -> None:
        assert [3] == [packet for packet in range(16) if rules.goes_to_talon(packet)]

    @pytest.mark.parametrize(("dealer", "players", "left"), [(0, 3, 1), (2, 3, 0), (2, 4, 3), (3, 4, 0)])
    def test_first_hand_and_next_dealer_sit_on_the_left(self, dealer: int, players: int, left: int) -> None:
        assert (left, left) == (rules.first_hand(dealer, players), rules.next_dealer(dealer, players))

    def test_misere_has_no_trumps(self) -> None:
        assert NO_SUIT == rules.trumps_of_misere()
