"""How cards rank in each game: which suit a card belongs to, what beats what, and what a card counts.

This is the solver's own model; that it agrees with the reference engine is a matter of tests.
"""

from enum import Enum
from typing import Final

from hoyle.cards import CLUBS, NO_SUIT, RANKS, SPADES, SUIT_CARDS


class Order(Enum):
    """An order of rank."""

    PLAIN = "plain"
    """Ace down to two."""
    TEN_HIGH = "ten-high"
    """Ace, ten, king, queen, jack, nine down to two."""
    GERMAN = "german"
    """German Solo: club queen, trump seven and spade queen on top of the trumps."""
    GERMAN_AS_PRINTED = "german-as-printed"
    """The same, with the other cards ranking ace, jack, queen, king, ten."""


_QUEEN: Final = 10
_SPADILLE: Final = CLUBS << 4 | _QUEEN
_BASTA: Final = SPADES << 4 | _QUEEN
_BLACK_QUEENS: Final = 1 << _SPADILLE | 1 << _BASTA
_SEVEN: Final = 5
_ABOVE_ACE: Final = 13
_TRUMP: Final = 32

_RANKING: Final = {
    Order.PLAIN: tuple(range(13)),
    Order.TEN_HIGH: tuple("23456789JQKTA".index(rank) for rank in RANKS),
    Order.GERMAN: tuple(range(13)),
    Order.GERMAN_AS_PRINTED: tuple("23456789TKQJA".index(rank) for rank in RANKS),
}
_POINTS: Final = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
_CARD_POINTS: Final = tuple(_POINTS.get(rank, 0) for rank in RANKS)


def is_german(order: Order) -> bool:
    """Say whether the black queens and the trump seven stand on top of the trumps."""
    return order in (Order.GERMAN, Order.GERMAN_AS_PRINTED)


def suit_of(order: Order, card: int, trump: int) -> int:
    """Give the suit to which a card belongs under given trumps."""
    if is_german(order) and trump != NO_SUIT and _BLACK_QUEENS >> card & 1:
        return trump
    return card >> 4


def suit_cards(order: Order, suit: int, trump: int) -> int:
    """Give all cards that belong to a suit under given trumps; none for ``NO_SUIT``."""
    cards = SUIT_CARDS[suit]
    if is_german(order) and trump != NO_SUIT:
        return cards | _BLACK_QUEENS if suit == trump else cards & ~_BLACK_QUEENS
    return cards


def rank_of(order: Order, card: int, trump: int) -> int:
    """Give a number that orders the cards of one suit."""
    if is_german(order) and trump != NO_SUIT:
        if card == _SPADILLE:
            return _ABOVE_ACE + 2
        if card == trump << 4 | _SEVEN:
            return _ABOVE_ACE + 1
        if card == _BASTA:
            return _ABOVE_ACE
    return _RANKING[order][card & 15]


def strength(order: Order, card: int, led: int, trump: int) -> int:
    """Give a number that orders the cards of a trick to which ``led`` was led: -1 for a card that cannot win it."""
    suit = suit_of(order, card, trump)
    if suit == trump:
        return _TRUMP + rank_of(order, card, trump)
    return rank_of(order, card, trump) if suit == led else -1


def points_of(card: int) -> int:
    """Give what a card counts where card points decide."""
    return _CARD_POINTS[card & 15]
