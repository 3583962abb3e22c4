"""The clauses of the cut and the deal, one class for each."""

from itertools import combinations

import pytest

from hoyle.cards import PACK_52, cards_of, parse_card
from hoyle.solo_whist import deal as rules
from tests.rules.solo_whist.support import cards, hand

PACK = list(cards_of(PACK_52))


class TestNumbers:
    def test_four_play_with_52_cards_thirteen_each(self) -> None:
        assert (4, PACK_52, 13) == (rules.best_number_of_players(), rules.pack(), rules.hand_size())

    @pytest.mark.parametrize(("players", "may"), [(4, False), (5, True), (6, False)])
    def test_five_may_play_too(self, players: int, may: bool) -> None:
        assert may is rules.five_may_play(players)


class TestRestingSeat:
    @pytest.mark.parametrize(("dealer", "rests"), [(0, 4), (1, 0), (2, 1), (3, 2), (4, 3)])
    def test_it_is_on_the_dealers_right(self, dealer: int, rests: int) -> None:
        assert rests == rules.resting_seat(dealer)


class TestCutRank:
    def test_cut_order_is_strict(self) -> None:
        assert list(range(52)) == sorted(rules.cut_rank(card) for card in PACK)

    @pytest.mark.parametrize(
        ("lower", "higher"), [("AC", "AD"), ("AS", "2C"), ("2C", "2D"), ("2S", "3C"), ("QS", "KC")]
    )
    def test_aces_are_low_and_suits_tell_equal_ranks_apart(self, lower: str, higher: str) -> None:
        assert rules.cut_rank(parse_card(lower)) < rules.cut_rank(parse_card(higher))


class TestDealerByCut:
    @pytest.mark.parametrize(
        ("drawn", "dealer"),
        [("AC 2C 3C 4C", 0), ("KS 2S 2D 2H", 2), ("KS QS JS AS", 3), ("2C AS AH AD 3C", 3), ("5H 4H 3H 2H AH", 4)],
    )
    def test_lowest_card_deals(self, drawn: str, dealer: int) -> None:
        assert dealer == rules.dealer_by_cut(cards(drawn))

    def test_one_of_two_cards_is_always_lower(self) -> None:
        undecided = [
            pair for pair in combinations(PACK, 2) if rules.dealer_by_cut(pair) == rules.dealer_by_cut(pair[::-1])
        ]

        assert [] == undecided


class TestCardsToOpen:
    @pytest.mark.parametrize("players", [4, 5])
    def test_there_is_one_for_each_player(self, players: int) -> None:
        assert players == rules.cards_to_open(players)


class TestFirstReceiver:
    @pytest.mark.parametrize(("dealer", "first"), [(0, 1), (2, 3), (3, 0)])
    def test_it_is_on_the_dealers_left(self, dealer: int, first: int) -> None:
        assert first == rules.first_receiver(dealer)


class TestPacketSize:
    @pytest.mark.parametrize(("undealt", "size"), [(52, 3), (7, 3), (5, 3), (4, 1), (3, 1), (1, 1)])
    def test_last_four_are_dealt_singly(self, undealt: int, size: int) -> None:
        assert size == rules.packet_size(undealt)


class TestNextDealer:
    @pytest.mark.parametrize(("dealer", "players", "following"), [(0, 4, 1), (3, 4, 0), (3, 5, 4), (4, 5, 0)])
    def test_the_deal_goes_round_clockwise(self, dealer: int, players: int, following: int) -> None:
        assert following == rules.next_dealer(dealer, players)


class TestTurnUpBelongsToDealer:
    @pytest.mark.parametrize(("token", "held"), [("2H", True), ("AH", False), ("3H", False), ("2D", False)])
    def test_it_is_in_the_dealers_hand(self, token: str, held: bool) -> None:
        assert held is rules.turn_up_belongs_to_dealer(parse_card(token), hand("S:76543 H:2 C:KJT9642"))
