"""The clauses of the draw and the deal, one class for each."""

from itertools import combinations

import pytest

from hoyle.cards import PACK_52, parse_card
from hoyle.russian_whist import deal as rules
from tests.rules.russian_whist.support import cards, hand


def strengths(tokens: str) -> tuple[int, ...]:
    return tuple(rules.strength_of_draw(0, card) for card in cards(tokens))


class TestTable:
    def test_pack_has_52_cards(self) -> None:
        assert PACK_52 == rules.pack()

    @pytest.mark.parametrize(("players", "rest"), [(4, 0), (5, 1), (6, 2)])
    def test_whoever_is_above_four_rests(self, players: int, rest: int) -> None:
        assert rest == rules.resting_players(players)


class TestDummies:
    @pytest.mark.parametrize("dummies", [0b0000, 0b0001, 0b1000, 0b0011, 0b1001, 0b0110])
    def test_each_pair_may_have_one(self, dummies: int) -> None:
        assert rules.dummies_may_sit(dummies)

    @pytest.mark.parametrize("dummies", [0b0101, 0b1010, 0b0111, 0b1111])
    def test_a_pair_cannot_have_two(self, dummies: int) -> None:
        assert not rules.dummies_may_sit(dummies)

    @pytest.mark.parametrize(
        ("dummies", "players"), [(0, [0, 1, 2, 3]), (0b0100, [0, 1, 0, 3]), (0b1001, [2, 1, 2, 1])]
    )
    def test_its_partner_plays_for_it(self, dummies: int, players: list[int]) -> None:
        assert players == [rules.player_of(place, dummies) for place in range(4)]


class TestMayRest:
    @pytest.mark.parametrize("seat", range(5))
    def test_anybody_may_rest_first(self, seat: int) -> None:
        assert rules.may_rest((0, 0, 0, 0, 0), 1 << seat)

    @pytest.mark.parametrize(("seat", "may"), [(0, False), (1, True), (4, True)])
    def test_who_has_rested_waits_for_the_others(self, seat: int, may: bool) -> None:
        assert may is rules.may_rest((1, 0, 0, 0, 0), 1 << seat)

    @pytest.mark.parametrize(("resting", "may"), [(0b110000, True), (0b100100, True), (0b000110, False)])
    def test_two_of_six_rest(self, resting: int, may: bool) -> None:
        assert may is rules.may_rest((1, 1, 0, 0, 0, 0), resting)

    def test_all_begin_again_once_everybody_has_rested(self) -> None:
        assert rules.may_rest((1, 1, 1, 1, 1), 0b00001)

    def test_at_a_table_of_four_nobody_has_to(self) -> None:
        assert rules.may_rest((0, 0, 0, 0), 0)


class TestStrengthOfDraw:
    def test_rank_counts_and_the_ace_is_high(self) -> None:
        ranks = [rules.strength_of_draw(0, parse_card(f"{rank}S")) for rank in "23456789TJQKA"]

        assert sorted(set(ranks)) == ranks

    def test_suit_does_not_count(self) -> None:
        assert rules.strength_of_draw(0, parse_card("9C")) == rules.strength_of_draw(0, parse_card("9S"))

    def test_later_cards_only_break_ties(self) -> None:
        king, queen = strengths("KS QS")

        assert rules.strength_of_draw(king, parse_card("2S")) > rules.strength_of_draw(queen, parse_card("AS"))


class TestFirstPair:
    @pytest.mark.parametrize(
        ("drawn", "first"),
        [("AS KS QS JS", [0, 1]), ("2S 3S 4S 5S", [2, 3]), ("AS AH 2S 2H", [0, 1]), ("2S AS 2H KS", [1, 3])],
    )
    def test_higher_cards_play_together(self, drawn: str, first: list[int]) -> None:
        drawn_by = strengths(drawn)

        assert first == [place for place in range(4) if rules.in_first_pair(drawn_by, place)]


class TestDrawsAgain:
    @pytest.mark.parametrize(
        ("drawn", "again"),
        [
            ("AS KS QS JS", []),
            ("AS AH QS JS", []),
            ("AS KS QS QH", []),
            ("AS AH QS QH", []),
            ("AS QS QH JS", [1, 2]),
            ("AS QS QH QD", [1, 2, 3]),
            ("QS QH AS QD", [0, 1, 3]),
            ("QS QH QD 2S", [0, 1, 2]),
            ("QS QH QD QC", [0, 1, 2, 3]),
        ],
    )
    def test_only_who_ties_over_the_middle(self, drawn: str, again: list[int]) -> None:
        drawn_by = strengths(drawn)

        assert again == [place for place in range(4) if rules.draws_again_for_partners(drawn_by, place)]

    def test_without_it_two_are_the_first_pair(self) -> None:
        counts = set()
        for ranks in combinations("22334455", 4):
            drawn_by = strengths(" ".join(f"{rank}S" for rank in ranks))
            if not any(rules.draws_again_for_partners(drawn_by, place) for place in range(4)):
                counts.add(sum(rules.in_first_pair(drawn_by, place) for place in range(4)))

        assert {2} == counts


class TestDrawsLowest:
    @pytest.mark.parametrize(("drawn", "lowest"), [("AS KS QS JS", [3]), ("2S KS QS JS", [0]), ("2S AS KS 2H", [0, 3])])
    def test_lowest_card_decides(self, drawn: str, lowest: list[int]) -> None:
        drawn_by = strengths(drawn)

        assert lowest == [place for place in range(4) if rules.draws_lowest(drawn_by, place)]


class TestNextDealer:
    @pytest.mark.parametrize(
        ("dealer", "active", "players", "following"),
        [(0, 0b1111, 4, 1), (3, 0b1111, 4, 0), (4, 0b11110, 5, 1), (0, 0b11101, 5, 2), (3, 0b100111, 6, 5)],
    )
    def test_deal_goes_round_past_those_who_rest(self, dealer: int, active: int, players: int, following: int) -> None:
        assert following == rules.next_dealer(dealer, active, players)


class TestReceiver:
    @pytest.mark.parametrize(("dealer", "dealt", "place"), [(3, 0, 0), (3, 1, 1), (3, 51, 3), (0, 0, 1), (2, 4, 3)])
    def test_cards_go_round_one_by_one(self, dealer: int, dealt: int, place: int) -> None:
        assert place == rules.receiver(dealer, dealt)

    @pytest.mark.parametrize("dealer", range(4))
    def test_last_card_is_the_dealers(self, dealer: int) -> None:
        assert dealer == rules.receiver(dealer, 51)


class TestTurnUpIsDealers:
    @pytest.mark.parametrize(("token", "held"), [("2H", True), ("AH", False), ("3S", True)])
    def test_it_is_in_the_dealers_hand(self, token: str, held: bool) -> None:
        assert held is rules.turn_up_is_dealers(parse_card(token), hand("S:3 H:2"))
