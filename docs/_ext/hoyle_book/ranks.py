"""The order in which the cards of a game are shown: that of its own table of strengths, where it has one."""

from functools import cache
from importlib import import_module

from hoyle import games
from hoyle.cards import CLUBS, DIAMONDS, HEARTS, SPADES, SUIT_CARDS, cards_of, format_card

_USUAL = tuple(range(13))


def from_the_top(cards: int, game: str = "") -> list[list[str]]:
    """Give the cards of each suit as tokens, spades first and the strongest first; a suit may be empty."""
    strengths = _strengths(game)
    found = []
    for suit in (SPADES, HEARTS, DIAMONDS, CLUBS):
        held = sorted(cards_of(cards & SUIT_CARDS[suit]), key=lambda card: strengths[card & 15], reverse=True)
        found.append([format_card(card) for card in held])
    return found


def game_of_page(docname: str) -> str:
    """Give the game whose chapter a page belongs to; nothing for other pages."""
    folder = docname.partition("/")[0]
    return folder if folder in games.MODULES else ""


@cache
def _strengths(game: str) -> tuple[int, ...]:
    """Look for ``STRENGTH``, by rank from the two, among the numbers of a game."""
    if not game:
        return _USUAL
    table: tuple[int, ...] = getattr(import_module(f"{games.MODULES[game]}.tables"), "STRENGTH", _USUAL)
    return table
