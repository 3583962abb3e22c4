"""Which hands take every trick at no trump with the lead: the hand of figure 28, which is lost (SW-DAB-5, SW-DEF-20).

Theorem.  Let the declarer hold as many cards as each opponent, lead to the first trick, and play without trumps.  He
takes every trick against every lie of the other cards and every defence if and only if in each suit his tops (his
cards above the highest missing card) are at least as many as his cards of the suit or as the missing ones, whichever
are fewer.  In a full pack: of a suit of n cards he holds the min(n, 13 - n) highest.

Enough.  He leads suit by suit, each from the top.  In a suit of tops alone no lead is beaten.  In any other suit the
tops are at least as many as the missing cards.  As long as an opponent holds a card of the suit he must follow with
one, so he has none left after the tops, and the lower cards win too.  The order of the leads is fixed beforehand: the
declarer need not know the lie, and no discard helps or hurts him.

Needed.  In some suit let there be t tops, fewer than his cards of the suit and fewer than the missing ones.  Deal one
opponent the t + 1 highest missing cards of it, the guard; they fit into his hand, since the declarer has more than t
cards of the suit.  After each trick that the declarer takes, he has some number of tops left and a lower card, and the
opponent the highest missing card and at least that many others of the suit:

- A top is led: the opponent follows with his lowest card, and both numbers fall by one.
- Another suit is led: the declarer held that card, his tops and a lower card, at least two cards more than he has
  tops.  The opponent holds as many cards as he, hence one more than the guard, and can spare it.
- A lower card is led: the highest missing card beats it.

The declarer must lead a lower card at last, so he loses a trick even if he sees all hands.  Hence seeing them is worth
nothing here: the hands that are sure with all cards exposed are sure with all cards hidden.

Nor is there a squeeze, in whatever lie.  A card that threatens to win stands in the declarer's own hand beside its
tops, and there the suit takes as many cards as its guard takes in the opponent's hand, or more; so one opponent has
room for guards in any number of suits as long as they are needed.

A suit with a gap needs at least seven cards, so no hand has two of them.
"""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import comb, factorial
from typing import Final

from hoyle.cards import PACK_52, SUIT_CARDS, cards_of, format_hand, parse_hand, set_of

Shape = tuple[int, int, int, int]
"""The lengths of the four suits of a hand of thirteen, longest first."""

FIGURE_28: Final = parse_hand("S:AKQJT92 H:AKQ D:AK C:A")
"""Our hand for the lost figure: six leads draw the six missing spades, whoever holds them, and the two is good."""

ONE_CARD_SHORT: Final = parse_hand("S:AKQJT82 H:AKQ D:AK C:A")
"""The same hand with the eight for the nine of spades: not sure, since one opponent may hold all six missing spades."""


def sure(hand: int, pack: int = PACK_52, seats: int = 4) -> bool:
    """Tell whether a hand takes every trick at no trump with the lead, against any lie and any defence.

    Raises ValueError if the hand is not one of ``seats`` equal hands of the pack.
    """
    return not guard(hand, pack, seats)


def guard(hand: int, pack: int = PACK_52, seats: int = 4) -> int:
    """Give cards with which one opponent can take a trick from the hand in any order of leads; none if it is sure.

    They are the highest missing cards of the first suit, in the order C D H S, that is not sure: one more than the
    declarer has tops in it.  Raises ValueError as ``sure`` does.
    """
    if hand & ~pack or hand.bit_count() * seats != pack.bit_count():
        raise ValueError(f"expected one of {seats} equal hands of {pack.bit_count()} cards, got {format_hand(hand)!r}")
    for held, missing in _suits(hand, pack):
        tops = (held >> missing.bit_length()).bit_count()
        if tops < min(held.bit_count(), missing.bit_count()):
            return set_of(list(cards_of(missing))[-tops - 1 :])
    return 0


def leads(hand: int) -> tuple[int, ...]:
    """Give the leads with which a sure hand takes every trick: suit by suit, longest first, each from the top."""
    suits = [list(cards_of(hand & suit))[::-1] for suit in SUIT_CARDS[::-1]]
    return tuple(card for suit in sorted(suits, key=len, reverse=True) for card in suit)


def holdings(length: int) -> int:
    """Count the sure holdings of a suit of so many cards: the highest are given, the others are any."""
    tops = min(length, 13 - length)
    return comb(13 - tops, length - tops)


def count() -> dict[Shape, int]:
    """Count the sure hands of thirteen cards from a full pack, by shape; the values add up to all of them."""
    return {shape: _arrangements(shape) * _choices(shape) for shape in shapes()}


def shapes() -> tuple[Shape, ...]:
    """Give the 39 shapes, in ascending order."""
    found = (lengths[::-1] for lengths in combinations_with_replacement(range(14), 4) if sum(lengths) == 13)
    return tuple(sorted((first, second, third, fourth) for first, second, third, fourth in found))


def _suits(hand: int, pack: int) -> Iterator[tuple[int, int]]:
    for suit in SUIT_CARDS:
        yield hand & suit, pack & suit & ~hand


def _arrangements(shape: Shape) -> int:
    """Count the ways to give the lengths to the four suits."""
    ways = factorial(4)
    for length in set(shape):
        ways //= factorial(shape.count(length))
    return ways


def _choices(shape: Shape) -> int:
    ways = 1
    for length in shape:
        ways *= holdings(length)
    return ways
