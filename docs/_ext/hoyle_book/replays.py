"""The directive that prints whole deals, each to step through: ``{replays} solo-whist misere``."""

from typing import ClassVar

from docutils import nodes
from docutils.parsers.rst import directives

from hoyle_book.asking import GameDirective
from hoyle_book.elements import titled
from hoyle_book.ids import scenario_anchor
from hoyle_book.library import corpus_of
from hoyle_book.replay import ReplayDirective
from hoyle_book.sayings import written
from hoyle_book.story import tell
from hoyle_book.words import _
from hoyle_verify.scenario import Scenario


class ReplaysDirective(GameDirective):
    """Prints the whole deals of a game that end in a contract or, without one, all of them, each in a section.

    ``:but:`` names the last parts of the ids of those that have a place of their own.
    """

    optional_arguments = 1
    option_spec: ClassVar = {"names": directives.unchanged_required, "but": directives.unchanged_required}

    def run(self) -> list[nodes.Node]:
        """Make a section for each deal."""
        game, *bid = self.arguments
        if not self.game():
            return []
        others = {f"{game}/whole/{name}" for name in self.options.get("but", "").split()}
        known = corpus_of(self.env.app).scenarios
        whole = [each for id, each in known.items() if id.startswith(f"{game}/whole/") and id not in others]
        found = [each for each in whole if not bid or bid[0] == _bid_of(each)]
        if not found:
            self.warn(_("no whole deal of {game} is to be printed here").format(game=" ".join(self.arguments)))
        return [self._section(scenario) for scenario in found]

    def _section(self, scenario: Scenario) -> nodes.section:
        section = titled(self, written(scenario.title.rstrip(".")), f"{scenario_anchor(scenario.id)}-game")
        names = self.options.get("names", ",".join(scenario.players)).split(",")[: len(scenario.players)]
        replay = ReplayDirective(
            "replay",
            [scenario.id],
            {"names": ",".join(names)},
            self.content,
            self.lineno,
            self.content_offset,
            self.block_text,
            self.state,
            self.state_machine,
        )
        section += replay.run()
        return section


def _bid_of(scenario: Scenario) -> str:
    """Give the bid that is played in the end; nothing where none is."""
    contract = tell(scenario).final["contract"]
    return contract["bid"] if contract else ""
