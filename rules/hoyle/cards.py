"""Cards, suits and sets of cards, without any order of rank: that belongs to each game.

A card is ``suit << 4 | rank``; a set of cards is an ``int`` with one bit for each card in it, so that each suit
has a lane of 16 bits and card ``c`` is bit ``c``.  Ranks count from 0, the two, to 12, the ace.
"""

from collections.abc import Iterable, Iterator
from typing import Annotated, Final

from hoyle.domains import Mask, OneOf, Range
from hoyle.errors import NotationError

RANKS: Final = "23456789TJQKA"
SUITS: Final = "CDHS"
CLUBS, DIAMONDS, HEARTS, SPADES = range(4)
NO_SUIT: Final = 4
NO_CARD: Final = 255
"""Stands for "no card" in a state; it has the suit and the rank of no card."""

_LANE: Final = 0x1FFF
SUIT_CARDS: Final = (*(_LANE << 16 * suit for suit in range(4)), 0)
"""All cards of a suit, by suit; the last entry, for ``NO_SUIT``, is the empty set."""

PACK_52: Final = sum(SUIT_CARDS)
PACK_36: Final = sum(0x1FF0 << 16 * suit for suit in range(4))
PACK_32: Final = sum(0x1FE0 << 16 * suit for suit in range(4))

Suit = Annotated[int, Range(0, 4)]
SuitOrUnnamed = Annotated[int, OneOf((0, 1, 2, 3, NO_SUIT, NO_CARD))]
"""A suit or ``NO_SUIT``, and ``NO_CARD`` until it is named."""

Rank = Annotated[int, Range(0, 12)]
Card = Annotated[int, OneOf(tuple(suit << 4 | rank for suit in range(4) for rank in range(13)))]
Cards = Annotated[int, Mask(PACK_52)]

_TOKENS: Final = {suit << 4 | rank: r + s for suit, s in enumerate(SUITS) for rank, r in enumerate(RANKS)}
_CARDS: Final = {token: card for card, token in _TOKENS.items()}
_SYMBOLS: Final = "♣♦♥♠"
_DISPLAY_ORDER: Final = (SPADES, HEARTS, DIAMONDS, CLUBS)


def cards_of(cards: int) -> Iterator[int]:
    """Give the cards of a set in pack order: clubs, diamonds, hearts, spades, each from the two up."""
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


def set_of(cards: Iterable[int]) -> int:
    """Make a set of the given cards."""
    result = 0
    for card in cards:
        result |= 1 << card
    return result


def parse_card(text: str) -> int:
    """Read a card token, rank then suit, such as ``TD`` for the ten of diamonds.

    Raises NotationError for anything else, lower case and ``10D`` included.
    """
    card = _CARDS.get(text)
    if card is None:
        raise NotationError("card", text, f"a rank of {RANKS} and then a suit of {SUITS}, such as TD")
    return card


def format_card(card: int) -> str:
    """Write a card as its token."""
    return _TOKENS[card]


def show_card(card: int) -> str:
    """Write a card for people: ``10♦``."""
    rank = RANKS[card & 15]
    return ("10" if rank == "T" else rank) + _SYMBOLS[card >> 4]


def parse_suit(text: str) -> int:
    """Read a suit letter, or ``none``; raises NotationError for anything else."""
    if text == "none":
        return NO_SUIT
    if len(text) != 1 or text not in SUITS:
        raise NotationError("suit", text, f"one of {', '.join(SUITS)} or none")
    return SUITS.index(text)


def format_suit(suit: int) -> str:
    """Write a suit as its letter, and ``NO_SUIT`` as ``none``."""
    return "none" if suit == NO_SUIT else SUITS[suit]


def parse_hand(text: str) -> int:
    """Read a hand such as ``S:76543 H:2 C:KJT9642``; a suit that is absent is left out.

    Raises NotationError for a suit given twice, an unknown rank, a card given twice, or any other text.
    """
    expected = "groups such as S:AK2, each suit once, ranks of " + RANKS
    hand = 0
    for group in text.split():
        letter, colon, ranks = group.partition(":")
        if not colon or len(letter) != 1 or letter not in SUITS or not ranks:
            raise NotationError("hand", text, expected)
        suit = SUITS.index(letter)
        if hand & SUIT_CARDS[suit]:
            raise NotationError("hand", text, expected)
        for rank in ranks:
            card = 1 << (suit << 4 | RANKS.find(rank)) if rank in RANKS else 0
            if not card or hand & card:
                raise NotationError("hand", text, expected)
            hand |= card
    return hand


def format_hand(hand: int) -> str:
    """Write a hand with the highest suit and rank first: ``S:76543 H:2 C:KJT9642``."""
    return " ".join(f"{SUITS[suit]}:{_ranks(hand, suit)}" for suit in _DISPLAY_ORDER if hand & SUIT_CARDS[suit])


def show_hand(hand: int) -> str:
    """Write a hand for people: ``♠ 7 6 5 4 3  ♥ 2  ♣ K J 10 9 6 4 2``."""
    return "  ".join(
        f"{_SYMBOLS[suit]} " + " ".join("10" if rank == "T" else rank for rank in _ranks(hand, suit))
        for suit in _DISPLAY_ORDER
        if hand & SUIT_CARDS[suit]
    )


def _ranks(hand: int, suit: int) -> str:
    return "".join(RANKS[card & 15] for card in cards_of(hand & SUIT_CARDS[suit]))[::-1]
