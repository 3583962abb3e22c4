"""Play at no trump searched to the end: does a hand with the lead take every trick?

The searches know the duty to follow suit and that the highest card of the suit led wins, and no theorem about hands.
Only cards of the declarer are ever compared with cards of his opponents, so cards of one side are alike when they are
of one suit and the same cards of the other side beat them, or when the other side has none of their suits left; of
like cards one is tried.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import comb, prod
from typing import Final, final

from hoyle.cards import NO_SUIT, SUIT_CARDS, cards_of, set_of

_KEPT: Final = 1 << 16
"""How many positions a search remembers."""


@final
@dataclass(frozen=True, slots=True)
class Found:
    """Hands that one opponent may be dealt: how many, how many of them beat the leads, how many were played out."""

    hands: int
    beating: int
    played: int


@lru_cache(_KEPT)
def takes_all(hand: int, others: tuple[int, ...]) -> bool:
    """Tell whether the declarer, who sees all hands and has the lead, takes every trick from his opponents.

    The opponents see all hands too.  Their order does not matter, as the declarer has no choice until the next trick.
    """
    return not hand or any(_takes_all_after(lead, hand, others) for lead in _one_of_like(hand, sum(others)))


def _takes_all_after(lead: int, hand: int, others: tuple[int, ...]) -> bool:
    rest = hand ^ 1 << lead
    if any(_follow(lead, cards) >> lead for cards in others):
        return False
    replies = ([cards ^ 1 << card for card in _replies(lead, cards, rest)] for cards in others)
    return all(takes_all(rest, tuple(sorted(left))) for left in product(*replies))


def takes_all_always(hand: int, pack: int, seats: int) -> bool:
    """Tell whether the hand takes every trick in every lie, the declarer seeing all hands."""
    return all(takes_all(hand, others) for others in lies(hand, pack & ~hand, seats - 1))


def lies(hand: int, missing: int, opponents: int) -> Iterator[tuple[int, ...]]:
    """Give every way to deal the missing cards to the opponents in equal hands, one of those that are alike.

    Raises ValueError if they cannot be dealt so.
    """
    if missing.bit_count() != opponents * hand.bit_count():
        raise ValueError(f"{missing.bit_count()} cards do not make {opponents} hands of {hand.bit_count()}")
    yield from _deal(_groups(missing, hand), hand.bit_count(), opponents, None)


def _deal(
    groups: tuple[int, ...], size: int, opponents: int, most: tuple[int, ...] | None
) -> Iterator[tuple[int, ...]]:
    """Deal to one opponent after the other; as their order does not matter, no one's counts exceed those before."""
    if not opponents:
        yield ()
        return
    for counts in _counts(groups, size):
        if most is None or counts <= most:
            dealt = _lowest(groups, counts)
            left = tuple(group & ~dealt for group in groups)
            for others in _deal(left, size, opponents - 1, counts):
                yield (dealt, *others)


def beating(leads: tuple[int, ...], pack: int) -> Found:
    """Count the hands that one opponent may be dealt with which he can take a trick from the leads, played in order.

    When the order of the leads is fixed no opponent can help another, so that the leads take every trick in every
    lie exactly if none is found.
    """
    hand = set_of(leads)
    groups = _groups(pack & ~hand, hand)
    hands = beaten = played = 0
    for counts in _counts(groups, len(leads)):
        like = prod(comb(group.bit_count(), number) for group, number in zip(groups, counts, strict=True))
        hands += like
        played += 1
        beaten += like if _beats(_lowest(groups, counts), leads) else 0
    return Found(hands, beaten, played)


@lru_cache(_KEPT)
def _beats(cards: int, leads: tuple[int, ...]) -> bool:
    if not leads:
        return False
    lead, *later = leads
    if _follow(lead, cards) >> lead:
        return True
    return any(_beats(cards ^ 1 << card, tuple(later)) for card in _replies(lead, cards, set_of(later)))


def _follow(lead: int, cards: int) -> int:
    """The cards of the suit led; shifted down by ``lead``, what is left is higher than it."""
    return cards & SUIT_CARDS[lead >> 4]


def _replies(lead: int, cards: int, rest: int) -> Iterator[int]:
    """Give the cards that may be played to a lead; which of them are alike depends on the rest of the leader's hand."""
    return _one_of_like(_follow(lead, cards) or cards, rest)


def _one_of_like(cards: int, against: int) -> Iterator[int]:
    return (next(cards_of(group)) for group in _groups(cards, against))


def _groups(cards: int, against: int) -> tuple[int, ...]:
    """Part cards into groups of like ones; ``against`` are the cards of the other side."""
    groups: dict[tuple[int, int], int] = {}
    for card in cards_of(cards):
        in_suit = against & SUIT_CARDS[card >> 4]
        kind = (card >> 4, (in_suit >> card).bit_count()) if in_suit else (NO_SUIT, 0)
        groups[kind] = groups.get(kind, 0) | 1 << card
    return tuple(groups.values())


def _counts(groups: tuple[int, ...], size: int) -> Iterator[tuple[int, ...]]:
    """Give every choice of so many cards as how many come from each group."""
    if not groups:
        if not size:
            yield ()
        return
    for number in range(min(size, groups[0].bit_count()) + 1):
        for others in _counts(groups[1:], size - number):
            yield (number, *others)


def _lowest(groups: tuple[int, ...], counts: tuple[int, ...]) -> int:
    return set_of(card for group, number in zip(groups, counts, strict=True) for card in list(cards_of(group))[:number])
