"""Hands that take every trick at no trump: the rule for them against play searched to the end."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from math import comb

import pytest

from hoyle.cards import HEARTS, PACK_52, SPADES, SUIT_CARDS, cards_of, format_hand, parse_hand, set_of
from hoyle_verify.prove.sure_hands import (
    FIGURE_28,
    ONE_CARD_SHORT,
    Shape,
    count,
    guard,
    holdings,
    leads,
    shapes,
    sure,
)
from hoyle_verify.prove.sure_search import Found, beating, lies, takes_all, takes_all_always


def reduced_pack(suits: int, ranks: int) -> int:
    lane = (1 << 13) - (1 << 13 - ranks)
    return sum(lane << 16 * suit for suit in range(suits))


def hands(pack: int, seats: int) -> Iterator[int]:
    return (set_of(cards) for cards in combinations(cards_of(pack), pack.bit_count() // seats))


def lengths(hand: int) -> list[int]:
    return [(hand & suit).bit_count() for suit in SUIT_CARDS[:4]]


def shape_of(hand: int) -> Shape:
    first, second, third, fourth = sorted(lengths(hand), reverse=True)
    return first, second, third, fourth


def is_first_of_its_exchanges(hand: int) -> bool:
    """Hands that differ by an exchange of whole suits are alike; this picks one of them."""
    lanes = [hand >> 16 * suit & 0xFFFF for suit in range(4) if hand & SUIT_CARDS[suit]]
    return lanes == sorted(lanes) and all(hand & suit for suit in SUIT_CARDS[: len(lanes)])


def every_sure_hand() -> Iterator[int]:
    """Build them from the words: of a suit of n cards the min(n, 13 - n) highest are there, the others are any."""
    by_length: dict[int, list[int]] = {length: [] for length in range(14)}
    for lane in range(1 << 13):
        length = lane.bit_count()
        tops = min(length, 13 - length)
        if lane >> 13 - tops == (1 << tops) - 1:
            by_length[length].append(lane)
    for parts in product(range(14), repeat=4):
        if sum(parts) == 13:
            for clubs, diamonds, hearts, spades in product(*(by_length[part] for part in parts)):
                yield clubs | diamonds << 16 | hearts << 32 | spades << 48


def has_gap(held: int, suit: int) -> bool:
    return 0 < held & -held < suit & ~held


def guards(hand: int, opponent: int) -> bool:
    """In some suit the opponent's best card beats one of the hand and has enough others with it to outlast the rest."""
    for suit in SUIT_CARDS:
        held, cards = hand & suit, opponent & suit
        tops = (held >> cards.bit_length()).bit_count()
        if tops < held.bit_count() and tops < cards.bit_count():
            return True
    return False


def kind_of_lie(hand: int, others: tuple[int, ...]) -> list[list[str]]:
    """Of a card only its suit and the cards of the hand above it, and neither in a suit that the hand lacks."""
    return sorted(sorted(kind_of_card(hand, card) for card in cards_of(cards)) for cards in others)


def kind_of_card(hand: int, card: int) -> str:
    suit = SUIT_CARDS[card >> 4] & hand
    return f"{card >> 4} below {format_hand(suit & -1 << card)}" if suit else ""


def beside_tops(lane: int) -> int:
    """A hand of one suit's holding, in spades, and as many of the highest hearts as are needed for thirteen."""
    rest = 13 - lane.bit_count()
    return lane << 16 * SPADES | ((1 << 13) - (1 << 13 - rest)) << 16 * HEARTS


@cache
def plain(hands: tuple[int, ...], trick: tuple[int, ...] = ()) -> bool:
    """Seat 0 takes every trick: card by card, with no card left out, by the rules of play alone."""
    if len(trick) == len(hands):
        led = trick[0] >> 4
        best = max(trick, key=lambda card: (card >> 4 == led, card & 15))
        return best == trick[0] and plain(hands)
    if not any(hands):
        return True
    seat = len(trick)
    follow = hands[seat] & SUIT_CARDS[trick[0] >> 4] if trick else 0
    choices = (
        plain((*hands[:seat], hands[seat] ^ 1 << card, *hands[seat + 1 :]), (*trick, card))
        for card in cards_of(follow or hands[seat])
    )
    return all(choices) if trick else any(choices)


def every_lie(missing: int, size: int) -> Iterator[tuple[int, ...]]:
    if not missing:
        yield ()
        return
    for cards in combinations(cards_of(missing), size):
        dealt = set_of(cards)
        for others in every_lie(missing ^ dealt, size):
            yield (dealt, *others)


class TestRule:
    @pytest.mark.parametrize(
        ("hand", "expected"),
        [
            ("S:A H:A D:A C:AKQJT98765", True),
            ("S:AKQJ H:AKQ D:AKQ C:AKQ", True),
            ("S:AKQJ H:AKQ D:AKQ C:AKJ", False),  # the queen
            ("S:AKQJT92 H:AKQ D:AK C:A", True),  # six tops, six missing
            ("S:AKQJT82 H:AKQ D:AK C:A", False),  # five tops, six missing
            ("S:AKQJT5432 H:AK D:A C:A", True),  # five tops, four missing
            ("S:AKQJ5432 H:AK D:AK C:A", False),  # four tops, five missing
            ("S:A23456789TJQ H:A", True),  # the king falls under the ace
            ("S:K23456789TJQ H:A", False),  # the ace is missing
            ("S:AKQJT98765432", True),
        ],
    )
    def test_tops_are_enough_when_they_draw_what_is_missing(self, hand: str, expected: bool) -> None:
        assert expected == sure(parse_hand(hand))

    def test_guard_is_one_card_more_than_the_tops(self) -> None:
        assert "S:976543" == format_hand(guard(ONE_CARD_SHORT))

    def test_sure_hand_leaves_no_guard(self) -> None:
        assert 0 == guard(FIGURE_28)

    @pytest.mark.parametrize("hand", ["S:AKQ", "S:AKQJT98765432 H:A"])
    def test_hand_of_another_size_is_refused(self, hand: str) -> None:
        with pytest.raises(ValueError, match="one of 4 equal hands of 52 cards"):
            sure(parse_hand(hand))

    def test_card_outside_the_pack_is_refused(self) -> None:
        with pytest.raises(ValueError, match="one of 4 equal hands of 12 cards"):
            sure(parse_hand("S:AK2"), reduced_pack(4, 3))

    def test_at_most_one_suit_has_a_gap(self) -> None:
        gaps = {sum(has_gap(hand & suit, suit) for suit in SUIT_CARDS) for hand in every_sure_hand()}

        assert {0, 1} == gaps


class TestReducedPacks:
    def test_plain_play_agrees_on_every_hand_but_for_exchanged_suits(self) -> None:
        pack = reduced_pack(4, 3)
        for hand in filter(is_first_of_its_exchanges, hands(pack, 4)):
            always = all(plain((hand, *others)) for others in every_lie(pack ^ hand, 3))

            assert sure(hand, pack) == always, format_hand(hand)

    @pytest.mark.parametrize(
        ("suits", "ranks", "seats"),
        [(4, 3, 3), (4, 3, 2), (3, 4, 4), (3, 4, 3), (3, 4, 2), (2, 6, 4), (2, 6, 3), (2, 6, 2), (2, 7, 2)],
    )
    def test_search_agrees_on_every_hand(self, suits: int, ranks: int, seats: int) -> None:
        pack = reduced_pack(suits, ranks)
        for hand in hands(pack, seats):
            assert sure(hand, pack, seats) == takes_all_always(hand, pack, seats), format_hand(hand)

    @pytest.mark.parametrize(("suits", "ranks", "seats"), [(4, 4, 4), (3, 5, 3)])
    def test_search_agrees_on_every_hand_but_for_exchanged_suits(self, suits: int, ranks: int, seats: int) -> None:
        pack = reduced_pack(suits, ranks)
        for hand in filter(is_first_of_its_exchanges, hands(pack, seats)):
            assert sure(hand, pack, seats) == takes_all_always(hand, pack, seats), format_hand(hand)

    @pytest.mark.parametrize(("suits", "ranks", "seats"), [(4, 3, 4), (3, 4, 4), (2, 6, 3), (2, 7, 2)])
    def test_leads_settled_beforehand_do_as_well_as_leads_that_see_the_lie(
        self, suits: int, ranks: int, seats: int
    ) -> None:
        pack = reduced_pack(suits, ranks)
        for hand in hands(pack, seats):
            assert sure(hand, pack, seats) == (beating(leads(hand), pack).beating == 0), format_hand(hand)


class TestSearch:
    def test_like_cards_may_be_left_out(self) -> None:
        pack = reduced_pack(3, 4)
        for hand in list(filter(is_first_of_its_exchanges, hands(pack, 4)))[::9]:
            for others in every_lie(pack ^ hand, 3):
                assert plain((hand, *others)) == takes_all(hand, tuple(sorted(others)))

    def test_lies_left_out_are_like_one_that_is_given(self) -> None:
        hand = parse_hand("H:AQ D:K")
        missing = reduced_pack(4, 3) & ~hand

        given = [kind_of_lie(hand, others) for others in lies(hand, missing, 3)]
        every = [kind_of_lie(hand, others) for others in every_lie(missing, 3)]

        assert 1 == max(map(given.count, given))
        assert all(kind in given for kind in every)

    @pytest.mark.parametrize(("suits", "ranks", "seats"), [(3, 4, 3), (2, 6, 3), (2, 6, 2), (4, 3, 2)])
    def test_trick_is_lost_only_to_a_guard_so_that_no_lie_has_a_squeeze(
        self, suits: int, ranks: int, seats: int
    ) -> None:
        pack = reduced_pack(suits, ranks)
        for hand in hands(pack, seats):
            for others in lies(hand, pack ^ hand, seats - 1):
                guarded = any(guards(hand, cards) for cards in others)

                assert guarded != takes_all(hand, others), (format_hand(hand), *map(format_hand, others))

    def test_cards_that_make_no_hands_are_refused(self) -> None:
        with pytest.raises(ValueError, match="3 cards do not make 2 hands of 1"):
            list(lies(parse_hand("S:A"), parse_hand("S:KQJ"), 2))


class TestFullPack:
    def test_leads_from_a_sure_holding_are_unbeaten(self) -> None:
        for hand in list(filter(sure, map(beside_tops, range(1 << 13))))[::4]:
            assert 0 == beating(leads(hand), PACK_52).beating, format_hand(hand)

    def test_one_opponent_beats_every_holding_that_is_one_top_short(self) -> None:
        tried = 0
        for lane in range(1 << 13):
            hand = beside_tops(lane)
            needed = guard(hand)
            if needed and needed.bit_count() == min(lane.bit_count(), 13 - lane.bit_count()):
                others = list(cards_of(PACK_52 & ~hand & ~needed))
                opponent = needed | set_of(others[: 13 - needed.bit_count()])
                tried += 1

                assert not takes_all(hand, (opponent,)), format_hand(hand)
        # Up to six cards the last top is any lower card instead; from seven on it is missing, and those below are any.
        assert sum(range(7, 13)) + sum(comb(length, 2 * (length - 6)) for length in range(7, 13)) == tried

    @pytest.mark.parametrize("shape", [shape for shape in shapes() if shape[0] > 6], ids=str)
    def test_hand_with_the_lowest_cards_of_each_long_shape_is_sure(self, shape: Shape) -> None:
        hand = 0
        for suit, length in enumerate(shape):
            tops = min(length, 13 - length)
            hand |= ((1 << 13) - (1 << 13 - tops) | (1 << length - tops) - 1) << 16 * suit

        assert sure(hand)
        assert 0 == beating(leads(hand), PACK_52).beating


class TestCount:
    def test_there_are_19540(self) -> None:
        assert 19540 == sum(count().values())

    def test_hands_built_one_by_one_are_as_many_in_each_shape(self) -> None:
        found = list(every_sure_hand())

        assert len(found) == len(set(found))
        assert all(map(sure, found))
        assert count() == Counter(map(shape_of, found))

    def test_holdings_by_length(self) -> None:
        # Up to six cards the tops alone; then any seventh card, any three of the eight lowest, and so on.
        assert [1] * 7 + [7, comb(8, 3), comb(9, 4), comb(10, 3), comb(11, 2), 12, 1] == list(map(holdings, range(14)))

    def test_holdings_are_what_the_rule_lets_pass(self) -> None:
        passed = Counter(lane.bit_count() for lane in range(1 << 13) if sure(beside_tops(lane)))

        assert {length: holdings(length) for length in range(14)} == passed

    def test_there_are_39_shapes(self) -> None:
        assert 39 == len(set(shapes()))


class TestFigure28:
    def test_hand_is_sure(self) -> None:
        assert sure(FIGURE_28)

    def test_search_finds_no_hand_that_beats_it(self) -> None:
        assert Found(hands=comb(39, 13), beating=0, played=461) == beating(leads(FIGURE_28), PACK_52)

    def test_one_spade_lower_it_loses_to_whoever_holds_all_six(self) -> None:
        found = beating(leads(ONE_CARD_SHORT), PACK_52)

        assert (comb(39, 13), comb(33, 7)) == (found.hands, found.beating)

    def test_one_spade_lower_no_order_of_leads_helps(self) -> None:
        assert not takes_all(ONE_CARD_SHORT, (parse_hand("S:976543 H:JT D:QJT C:KQ"),))
