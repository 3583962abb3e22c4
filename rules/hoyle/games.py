"""The games that hoyle knows, loaded when they are first asked for."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final

from hoyle.errors import UnknownName
from hoyle.game import Engine, Game
from hoyle.session import Session, SessionRules

MODULES: Final = {
    "solo-whist": "hoyle.solo_whist",
    "six-bid": "hoyle.six_bid",
    "russian-whist": "hoyle.russian_whist",
    "preferans": "hoyle.preferans",
    "german-solo": "hoyle.german_solo",
}
"""The package of each game: its module ``engine`` has the ``ENGINE``, its module ``session`` the ``SESSION``."""


def game(name: str, ruleset: str = "as-printed", options: Mapping[str, str] | None = None) -> Game[Any]:
    """Give a game under a ruleset, with single options set over it.

    Raises UnknownName, with near names, for a game, ruleset, option or value that does not exist.
    """
    found = engine(name)
    return Game(found, found.rulebook.ruleset(ruleset, options))


@cache
def engine(name: str) -> Engine[Any]:
    """Load the engine of a game; UnknownName if there is none."""
    found: Engine[Any] = _module(name, "engine").ENGINE
    return found


def session(name: str, ruleset: str = "as-printed", options: Mapping[str, str] | None = None) -> Session:
    """Give the rules between the deals of a game; raises UnknownName as ``game`` does."""
    rules: SessionRules = _module(name, "session").SESSION
    return Session(rules, rules.rulebook.ruleset(ruleset, options))


def load() -> tuple[Engine[Any], ...]:
    """Load every game, so that the register is complete."""
    for name in MODULES:
        _module(name, "session")
    return tuple(engine(name) for name in MODULES)


def _module(name: str, part: str) -> Any:
    if name not in MODULES:
        raise UnknownName("game", str(name), tuple(MODULES))
    return import_module(f"{MODULES[name]}.{part}")
