"""Seeded deals for the bench of the solver: whole deals, endings, and hands on which somebody would bid a misère."""

import random
from collections.abc import Iterator, Sequence
from typing import Final

from hoyle.cards import PACK_32, PACK_52, SUIT_CARDS, cards_of, set_of

Hands = tuple[int, ...]

_TRIES: Final = 100_000


def deal(rng: random.Random, pack: int, seats: int, cards: int) -> Hands:
    """Deal so many cards to each seat from a shuffled pack."""
    order = list(cards_of(pack))
    rng.shuffle(order)
    return tuple(set_of(order[seat * cards : (seat + 1) * cards]) for seat in range(seats))


def whole_deals(seed: int, number: int, cards: int = 13) -> list[Hands]:
    """Deal the 52 cards, or the beginning of them, to four hands."""
    rng = random.Random(seed)
    return [deal(rng, PACK_52, 4, cards) for _ in range(number)]


def contracts(seed: int, number: int) -> list[tuple[Hands, int, int]]:
    """Deal ten cards to three hands, each time with the declarer and the trumps that hold out the most promise.

    Promise is the length of a suit, and then its high cards.
    """
    rng = random.Random(seed)
    return [(hands, *_best_trumps(hands)) for hands in (deal(rng, PACK_32, 3, 10) for _ in range(number))]


def _best_trumps(hands: Hands) -> tuple[int, int]:
    return max(
        ((seat, suit) for seat in range(3) for suit in range(4)),
        key=lambda pair: ((hands[pair[0]] & SUIT_CARDS[pair[1]]).bit_count(), hands[pair[0]] & SUIT_CARDS[pair[1]]),
    )


def miseres(seed: int, number: int, pack: int, seats: int, shed: Sequence[int]) -> list[Hands]:
    """Deal hands of which the first would bid a misère: as many cards as ``shed`` allows are too many for safety."""
    rng = random.Random(seed)
    size = 13 if pack == PACK_52 else 10
    return [next(_plausible(rng, pack, seats, size, shed)) for _ in range(number)]


def twelves(seed: int, number: int) -> list[tuple[int, Hands]]:
    """Deal twelve cards to a declarer who discards two, and ten to each opponent, on whom he would bid a misère."""
    rng = random.Random(seed)
    dealt = []
    for _ in range(number):
        hands = next(_plausible(rng, PACK_32, 3, 10, range(2, 5)))
        talon = PACK_32 & ~(hands[0] | hands[1] | hands[2])
        dealt.append((hands[0] | talon, hands))
    return dealt


def discards(twelve: int) -> Iterator[int]:
    """Give the hand that each of the 66 discards leaves."""
    cards = list(cards_of(twelve))
    for first in range(len(cards)):
        for second in range(first + 1, len(cards)):
            yield twelve & ~(1 << cards[first] | 1 << cards[second])


def to_shed(hand: int, pack: int) -> int:
    """Count the top cards that a hand must lose before every suit of it can stay below whatever is led."""
    number = 0
    for suit in SUIT_CARDS[:4]:
        own, others = hand & suit, pack & ~hand & suit
        while own and not _stays_below(own, others):
            own &= ~(1 << own.bit_length() - 1)
            number += 1
    return number


def _plausible(rng: random.Random, pack: int, seats: int, size: int, shed: Sequence[int]) -> Iterator[Hands]:
    for _ in range(_TRIES):
        hands = deal(rng, pack, seats, size)
        if to_shed(hands[0], pack) in shed:
            yield hands


def _stays_below(own: int, others: int) -> bool:
    """Tell whether for each of the others' cards, from the lowest up, there is a lower one of one's own left."""
    lower = higher = 0
    for card in cards_of(own | others):
        if own >> card & 1:
            lower += 1
        else:
            higher += 1
            if higher > lower and lower < own.bit_count():
                return False
    return True
