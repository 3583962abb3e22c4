"""Directives that are asked for a game by its name."""

from typing import Final

from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from hoyle import games
from hoyle.errors import UnknownName
from hoyle_book.library import corpus_of
from hoyle_book.people import people
from hoyle_book.words import _
from hoyle_verify.scenario import Scenario
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


def printed_scenario(directive: SphinxDirective, id: str, kind: str) -> Scenario | None:
    """Find the scenario that a directive is to print; after a warning nothing, if there is none of that kind."""
    known = corpus_of(directive.env.app).scenarios
    scenario = known.get(id)
    if scenario is None:
        _LOG.warning("%s", UnknownName("scenario", id, tuple(known)), location=directive.get_location())
    elif scenario.kind != kind:
        reason = _("of the kind {kind}, and this directive prints only {wanted}").format(
            kind=scenario.kind, wanted=kind
        )
        _LOG.warning("%s: %s", id, reason, location=directive.get_location())
        return None
    return scenario


def names_of(directive: SphinxDirective, scenario: Scenario) -> list[str] | None:
    """Give the players' names in full, from the option ``names`` if it is set; after a warning None for too few."""
    names = [name.strip() for name in directive.options.get("names", ",".join(scenario.players)).split(",")]
    if len(names) == len(scenario.players):
        return people(names)
    reason = _("it cannot be printed without a name for each player")
    _LOG.warning("%s: %s", scenario.id, reason, location=directive.get_location())
    return None


def is_of(id: str, game: str) -> bool:
    """Say whether the id of a clause or a defect belongs to a game."""
    return id.partition("-")[0] == GAMES[game].prefix
