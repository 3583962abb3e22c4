"""The games that hoyle knows, loaded when they are first asked for."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final

from hoyle.errors import UnknownName
from hoyle.game import Engine, Game

MODULES: Final = {"solo-whist": "hoyle.solo_whist.engine"}
"""The module of each game whose ``ENGINE`` plays it."""


def game(name: str, ruleset: str = "as-printed", options: Mapping[str, str] | None = None) -> Game[Any]:
    """Give a game under a ruleset, with single options set over it.

    Raises UnknownName, with near names, for a game, ruleset, option or value that does not exist.
    """
    found = engine(name)
    return Game(found, found.rulebook.ruleset(ruleset, options))


@cache
def engine(name: str) -> Engine[Any]:
    """Load the engine of a game; UnknownName if there is none."""
    if name not in MODULES:
        raise UnknownName("game", name, tuple(MODULES))
    found: Engine[Any] = import_module(MODULES[name]).ENGINE
    return found


def load() -> tuple[Engine[Any], ...]:
    """Load every game, so that the register is complete."""
    return tuple(engine(name) for name in MODULES)
