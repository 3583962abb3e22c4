"""Working figures out of clauses: each is asked for what its parameters, by their names, can be."""

from collections import Counter
from collections.abc import Callable, Iterator
from inspect import signature
from typing import Any, Final, get_type_hints

from hoyle.cards import SUITS
from hoyle.seats import NOBODY
from hoyle_book import words
from hoyle_book.words import _, pgettext

DEALER: Final = 3
ELDEST: Final = 0
BIDDER: Final = 1

_AT_TABLE: Final = {
    "dealer": DEALER,
    "eldest": ELDEST,
    "bidder": BIDDER,
    "declarer": BIDDER,
    "resting": NOBODY,
    "players": 4,
}
"""A table at which the bidder is neither eldest hand nor next to the dealer."""

MEASURES: Final = ("points", "tricks")
"""What a contract can be measured by."""


def ask(function: Callable[..., Any], **known: int) -> Any:
    """Call a clause with what it asks for; a parameter that it does not look at has a line before its name.

    Whatever is not known is nothing.
    """
    given = _AT_TABLE | known
    return function(*(given.get(name.lstrip("_"), 0) for name in signature(function).parameters))


def asks_for(function: Callable[..., Any], name: str) -> bool:
    """Say whether a clause looks at something."""
    return name in signature(function).parameters


def highest(function: Callable[..., Any], name: str) -> int:
    """Give the largest number that a parameter can be."""
    values: Iterator[int] = iter(get_type_hints(function, include_extras=True)[name].__metadata__[0])
    return max(values)


def enough(made: Callable[..., Any], measure: str, most: int, **known: int) -> list[int]:
    """List the numbers with which a contract is made."""
    return [number for number in range(most + 1) if ask(made, **{measure: number}, **known)]


def by_suit(tell: Callable[[int], str]) -> str:
    """Tell something once if it does not depend on the trump suit, and else what holds of most suits first."""
    told = {suit: tell(suit) for suit in range(len(SUITS))}
    usual = Counter(told.values()).most_common(1)[0][0]
    others = [
        _("in {suit} {figure}").format(suit=words.suit_name(SUITS[suit]), figure=figure)
        for suit, figure in told.items()
        if figure != usual
    ]
    return ", ".join([usual, *others])


def target(numbers: list[int], most: int) -> str:
    """Write down with which numbers a contract is made."""
    if numbers == [0]:
        return pgettext("tricks", "none")
    if numbers == [most]:
        return _("all {number}").format(number=most)
    return _("{number} or more").format(number=numbers[0])
