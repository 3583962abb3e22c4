"""A random deal played to its end."""

from typing import Any, NamedTuple

from hoyle.game import Game


class Playout(NamedTuple):
    """The game, the setup, the actions, and the states before, between and after."""

    game: Game[Any]
    setup: dict[str, Any]
    actions: list[str]
    states: list[Any]
