"""The order in which the cards of a game are shown: that of its own table of strengths, where it has one.

Black queens that are trumps in every game stand before the other cards of their suit.
"""

from functools import cache
from importlib import import_module

from hoyle import games
from hoyle.cards import CLUBS, DIAMONDS, HEARTS, SPADES, SUIT_CARDS, cards_of, format_card

_USUAL = tuple(range(13))


def from_the_top(cards: int, game: str = "") -> list[list[str]]:
    """Give the cards of each suit as tokens, spades first and the strongest first; a suit may be empty."""
    strengths, permanent = _strengths(game), _permanent_trumps(game)

    def strength(card: int) -> tuple[int, int]:
        return permanent >> card & 1, strengths[card & 15]

    found = []
    for suit in (SPADES, HEARTS, DIAMONDS, CLUBS):
        held = sorted(cards_of(cards & SUIT_CARDS[suit]), key=strength, reverse=True)
        found.append([format_card(card) for card in held])
    return found


def game_of_page(docname: str) -> str:
    """Give the game whose chapter a page belongs to; nothing for other pages."""
    folder = docname.partition("/")[0]
    return folder if folder in games.MODULES else ""


@cache
def _strengths(game: str) -> tuple[int, ...]:
    """Look for ``STRENGTH``, by rank up to the ace, among the numbers of a game."""
    if not game:
        return _USUAL
    table: tuple[int, ...] = getattr(import_module(f"{games.MODULES[game]}.tables"), "STRENGTH", _USUAL)
    # A short pack has no entries for its lower ranks.
    return (0,) * (len(_USUAL) - len(table)) + table


@cache
def _permanent_trumps(game: str) -> int:
    """Look for ``BLACK_QUEENS`` among the words of a game."""
    cards: int = getattr(import_module(f"{games.MODULES[game]}.pack"), "BLACK_QUEENS", 0) if game else 0
    return cards
