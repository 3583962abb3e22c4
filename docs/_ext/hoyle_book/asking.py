"""Directives that are asked for a game by its name."""

from typing import Final

from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from hoyle import games
from hoyle.errors import UnknownName
from hoyle_verify.scenario.games import GAMES

_LOG: Final = logging.getLogger(__name__)


class GameDirective(SphinxDirective):
    """A directive whose first argument is a game, such as ``solo-whist``."""

    required_arguments = 1

    def game(self) -> str:
        """Give the game; after a warning nothing, if there is none of that name."""
        name: str = self.arguments[0]
        if name in games.MODULES:
            return name
        self.warn(UnknownName("game", name, tuple(games.MODULES)))
        return ""

    def warn(self, message: object) -> None:
        """Report a mistake on the page."""
        _LOG.warning("%s", message, location=self.get_location())


def is_of(id: str, game: str) -> bool:
    """Say whether the id of a clause or a defect belongs to a game."""
    return id.partition("-")[0] == GAMES[game].prefix
