"""Who is fined in every end of a whisted deal of Preferans, worked out by the reference engine.

An end is a contract, one whister or two, and the tricks of each defender.  Every end is settled once for each reading
of the option ``pv.responsibility``.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final, Literal, NamedTuple

import hoyle
from hoyle import register

GAME: Final = "preferans"
OPTION: Final = "pv.responsibility"
LEVELS: Final = (6, 7, 8, 9)
TRICKS: Final = 10
DECLARER, FIRST, SECOND = range(3)

Whisters = Literal["two", "one"]
WHISTERS: Final[tuple[Whisters, ...]] = ("two", "one")

_DEALER: Final = SECOND
_SAID: Final[Mapping[Whisters, list[list[Any]]]] = {
    "two": [[FIRST, "whist"], [SECOND, "whist"]],
    "one": [[FIRST, "whist"], [SECOND, "pass"], [FIRST, "closed"]],
}


class End(NamedTuple):
    """An end of a deal: the tricks of the first whister, and those of the second or of the one who passed."""

    level: int
    whisters: Whisters
    first: int
    second: int


class Fines(NamedTuple):
    """For how many tricks each defender is fined, and whether the declarer falls short."""

    first: int
    second: int
    fallen: bool


def readings() -> tuple[str, ...]:
    """Give the values of the option, that of the document's ruleset first."""
    return tuple(register.options()[OPTION].values)


def ends(level: int, whisters: Whisters) -> Iterator[End]:
    """Give every division of the tricks of a contract."""
    for first in range(TRICKS + 1):
        for second in range(TRICKS + 1 - first):
            yield End(level, whisters, first, second)


@cache
def fines(end: End, reading: str) -> Fines:
    """Settle an end and see who is charged."""
    game = hoyle.game(GAME, options={OPTION: reading})
    price = _price_of_fine(game, end.level)
    tricks = [TRICKS - end.first - end.second, end.first, end.second]
    contract = {"level": end.level, "declarer": DECLARER}
    setup = {"players": 3, "dealer": _DEALER, "contract": contract, "calls": _SAID[end.whisters], "tricks": tricks}
    hill = game.facts(game.settle(setup))["hill"]
    return Fines(hill[FIRST] // price, hill[SECOND] // price, hill[DECLARER] > 0)


def differs(end: End) -> bool:
    """Say whether the readings disagree about an end."""
    return len({fines(end, reading) for reading in readings()}) > 1


def _price_of_fine(game: hoyle.Game[Any], level: int) -> int:
    rules = game.ruleset
    price: int = rules.clause("fine.price")(rules.clause("scale.sheet")(rules.clause("price.hill")(level)))
    return price
