"""The clauses of the draw, the cut, the deal and the colour, one class for each."""

import pytest

from hoyle.cards import CLUBS, HEARTS, NO_SUIT, PACK_32, SPADES
from hoyle.german_solo import deal as rules
from tests.rules.german_solo.support import PACK


class TestNumbers:
    def test_four_play_with_32_cards(self) -> None:
        assert ([4], PACK_32) == ([players for players in range(2, 7) if rules.may_play(players)], rules.pack())

    def test_three_two_three_makes_eight(self) -> None:
        sizes = [rules.packet_size(number) for number in range(12)]

        assert ([3] * 4 + [2] * 4 + [3] * 4, 32) == (sizes, sum(sizes))


class TestMakesDealer:
    def test_only_clubs_do(self) -> None:
        assert [card for card in PACK if card >> 4 == CLUBS] == [card for card in PACK if rules.makes_dealer(card)]


class TestCutStands:
    def test_each_packet_has_five_cards(self) -> None:
        assert list(range(5, 28)) == [lifted for lifted in range(33) if rules.cut_stands(lifted)]


class TestTurns:
    @pytest.mark.parametrize("dealer", range(4))
    def test_deal_and_its_first_packet_go_to_the_left(self, dealer: int) -> None:
        assert [(dealer + 1) % 4] * 2 == [rules.next_dealer(dealer), rules.first_receiver(dealer)]


class TestColour:
    @pytest.mark.parametrize(("agreed", "colour"), [(HEARTS, HEARTS), (NO_SUIT, CLUBS)])
    def test_agreement_goes_before_clubs(self, agreed: int, colour: int) -> None:
        assert colour == rules.colour_of_deal(agreed, rules.clubs_are_the_colour())

    def test_without_agreement_there_is_none_by_the_variant(self) -> None:
        assert NO_SUIT == rules.colour_of_deal(NO_SUIT, rules.there_is_no_colour_at_first())

    def test_it_stays(self) -> None:
        assert [HEARTS] * 2 == [rules.colour_stays(HEARTS, SPADES, made) for made in (True, False)]

    @pytest.mark.parametrize(
        ("colour", "made", "expected"),
        [(NO_SUIT, True, SPADES), (NO_SUIT, False, NO_SUIT), (HEARTS, True, HEARTS), (HEARTS, False, HEARTS)],
    )
    def test_first_game_won_sets_it_by_the_variant(self, colour: int, made: bool, expected: int) -> None:
        assert expected == rules.first_won_game_sets_colour(colour, SPADES, made)
