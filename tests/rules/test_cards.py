"""Cards, suits and hands: their numbers, their tokens, and the way back."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoyle.cards import (
    NO_CARD,
    NO_SUIT,
    PACK_32,
    PACK_36,
    PACK_52,
    RANKS,
    SUIT_CARDS,
    SUITS,
    Card,
    cards_of,
    format_card,
    format_hand,
    format_suit,
    parse_card,
    parse_hand,
    parse_suit,
    set_of,
    show_card,
    show_hand,
)
from hoyle.errors import NotationError

_ALL = [suit << 4 | rank for suit in range(4) for rank in range(13)]
_HANDS = st.sets(st.sampled_from(_ALL)).map(set_of)
_KIRILL = "S:76543 H:2 C:KJT9642"


class TestNumbers:
    @pytest.mark.parametrize(("token", "card"), [("2C", 0), ("AC", 12), ("2D", 16), ("TD", 24), ("2H", 32), ("AS", 60)])
    def test_a_card_is_suit_times_sixteen_plus_rank(self, token: str, card: int) -> None:
        assert card == parse_card(token)

    def test_no_card_has_the_suit_and_rank_of_none(self) -> None:
        assert (False, False) == (NO_CARD >> 4 in range(NO_SUIT + 1), NO_CARD & 15 in range(len(RANKS)))

    @pytest.mark.parametrize(
        ("pack", "size", "lowest"), [(PACK_52, 52, "2"), (PACK_36, 36, "6"), (PACK_32, 32, "7")], ids=["52", "36", "32"]
    )
    def test_a_pack_holds_each_suit_from_its_lowest_rank_to_the_ace(self, pack: int, size: int, lowest: str) -> None:
        ranks = RANKS[RANKS.index(lowest) :]
        expected = [rank + suit for suit in SUITS for rank in ranks]

        assert (size, expected) == (pack.bit_count(), [format_card(card) for card in cards_of(pack)])

    @pytest.mark.parametrize("suit", range(4))
    def test_suit_cards_are_thirteen_of_the_suit(self, suit: int) -> None:
        assert [card for card in _ALL if card >> 4 == suit] == list(cards_of(SUIT_CARDS[suit]))

    def test_no_suit_has_no_cards(self) -> None:
        assert 0 == SUIT_CARDS[NO_SUIT]

    def test_the_card_domain_is_the_pack(self) -> None:
        assert _ALL == list(get_args(Card)[1])


class TestCardsOf:
    def test_empty_set_has_none(self) -> None:
        assert [] == list(cards_of(0))

    def test_cards_come_in_pack_order(self) -> None:
        assert _ALL == list(cards_of(PACK_52))

    @given(st.sets(st.sampled_from(_ALL)))
    def test_set_of_is_undone(self, chosen: set[int]) -> None:
        assert sorted(chosen) == list(cards_of(set_of(chosen)))


class TestSetOf:
    def test_nothing_makes_the_empty_set(self) -> None:
        assert 0 == set_of([])

    def test_a_card_given_twice_is_in_it_once(self) -> None:
        assert 1 << 24 == set_of([24, 24])

    @given(_HANDS)
    def test_cards_of_is_undone(self, hand: int) -> None:
        assert hand == set_of(cards_of(hand))


class TestParseCard:
    @pytest.mark.parametrize("card", _ALL)
    def test_format_card_is_undone(self, card: int) -> None:
        assert card == parse_card(format_card(card))

    @pytest.mark.parametrize("text", [*"TD", *"DT td Td tD 10D 1D TX XD TDD T♦".split(), "", " TD", "TD "])
    def test_anything_else_is_no_card(self, text: str) -> None:
        with pytest.raises(NotationError) as refusal:
            parse_card(text)

        assert ("card", text) == (refusal.value.kind, refusal.value.text)

    @given(st.text(max_size=3))
    def test_only_what_format_card_writes_is_read(self, text: str) -> None:
        tokens = {format_card(card) for card in _ALL}
        try:
            card = parse_card(text)
        except NotationError:
            assert text not in tokens
        else:
            assert text == format_card(card)


class TestShowCard:
    @pytest.mark.parametrize(("token", "shown"), [("TD", "10♦"), ("9C", "9♣"), ("JH", "J♥"), ("AS", "A♠")])
    def test_it_is_written_for_people(self, token: str, shown: str) -> None:
        assert shown == show_card(parse_card(token))


class TestParseSuit:
    @pytest.mark.parametrize(("text", "suit"), [("C", 0), ("D", 1), ("H", 2), ("S", 3), ("none", NO_SUIT)])
    def test_letters_and_none_are_read(self, text: str, suit: int) -> None:
        assert suit == parse_suit(text)

    @pytest.mark.parametrize("suit", range(5))
    def test_format_suit_is_undone(self, suit: int) -> None:
        assert suit == parse_suit(format_suit(suit))

    @pytest.mark.parametrize("text", ["", "c", "CD", "X", "None", "♣", "hearts"])
    def test_anything_else_is_no_suit(self, text: str) -> None:
        with pytest.raises(NotationError) as refusal:
            parse_suit(text)

        assert ("suit", text) == (refusal.value.kind, refusal.value.text)


class TestParseHand:
    def test_groups_are_read(self) -> None:
        expected = set_of(parse_card(token) for token in "7S 6S 5S 4S 3S 2H KC JC TC 9C 6C 4C 2C".split())

        assert expected == parse_hand(_KIRILL)

    def test_order_of_suits_and_ranks_is_free(self) -> None:
        assert parse_hand("S:AK C:32") == parse_hand("C:23 S:KA")

    @pytest.mark.parametrize("text", ["", "  "])
    def test_no_text_is_an_empty_hand(self, text: str) -> None:
        assert 0 == parse_hand(text)

    @given(_HANDS)
    def test_format_hand_is_undone(self, hand: int) -> None:
        assert hand == parse_hand(format_hand(hand))

    @pytest.mark.parametrize(
        "text",
        [*"S S: :AK SAK X:AK SH:AK s:AK S:A1 S:A10 S:ak S:AA S:A:K".split(), "S:AK S:2", "S: AK"],
    )
    def test_anything_else_is_no_hand(self, text: str) -> None:
        with pytest.raises(NotationError) as refusal:
            parse_hand(text)

        assert ("hand", text) == (refusal.value.kind, refusal.value.text)


class TestFormatHand:
    def test_highest_suit_and_rank_come_first(self) -> None:
        assert _KIRILL == format_hand(parse_hand("C:2469TJK H:2 S:34567"))

    def test_empty_hand_is_empty_text(self) -> None:
        assert "" == format_hand(0)


class TestShowHand:
    def test_it_is_written_for_people(self) -> None:
        assert "♠ 7 6 5 4 3  ♥ 2  ♣ K J 10 9 6 4 2" == show_hand(parse_hand(_KIRILL))

    def test_empty_hand_is_empty_text(self) -> None:
        assert "" == show_hand(0)
