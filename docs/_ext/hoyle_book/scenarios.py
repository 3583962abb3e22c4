"""The directive that prints a scenario: ``{scenario} solo-whist/play/must-follow-suit``."""

from collections.abc import Sequence
from typing import ClassVar, Final

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from hoyle.errors import UnknownName
from hoyle_book import diagrams
from hoyle_book.elements import link, meta, paragraph
from hoyle_book.homes import settle
from hoyle_book.ids import scenario_anchor
from hoyle_book.library import corpus_of
from hoyle_book.story import Story, tell
from hoyle_book.words import _
from hoyle_verify.scenario import Scenario

_LOG: Final = logging.getLogger(__name__)


class PlayedDirective(SphinxDirective):
    """What a printed scenario and a replay have in common.

    ``:names:`` gives the players' names in full, in the order of the scenario and with commas between them.
    """

    required_arguments = 1
    option_spec: ClassVar = {"names": directives.unchanged_required}

    def run(self) -> list[nodes.Node]:
        """Find the scenario, note this page as its home, and print it."""
        known = corpus_of(self.env.app).scenarios
        id = self.arguments[0]
        if id not in known:
            _LOG.warning("%s", UnknownName("scenario", id, tuple(known)), location=self.get_location())
            return []
        scenario = known[id]
        names = [name.strip() for name in self.options.get("names", ",".join(scenario.players)).split(",")]
        if scenario.kind != "replay" or len(names) != len(scenario.players):
            reason = _("only a scenario of the kind replay, with a name for each player, can be printed")
            _LOG.warning("%s: %s", id, reason, location=self.get_location())
            return []
        box = self.show(scenario, names)
        box["ids"] = [scenario_anchor(id)]
        self.set_source_info(box)
        settle(self.env, "scenario", id, scenario_anchor(id), scenario.title, box)
        return [box]

    def show(self, scenario: Scenario, names: list[str]) -> nodes.Element:
        """Make the element that holds everything."""
        raise NotImplementedError


class ScenarioDirective(PlayedDirective):
    """Prints a scenario with its reason and with what it expects."""

    def show(self, scenario: Scenario, names: list[str]) -> nodes.Element:
        """Set title and reason, the game, and the payments expected."""
        box = nodes.container(classes=["hoyle-scenario"])
        box += nodes.rubric(scenario.title, scenario.title)
        box += paragraph(self, scenario.why)
        box += game(self, tell(scenario), names)
        box += expected(scenario, names)
        claimed = (link("c", clause, self.env.docname) for clause in scenario.clauses)
        box += meta(nodes.literal("", scenario.id), *claimed, label=_("Scenario and clauses claimed:"))
        return box


def game(directive: SphinxDirective, story: Story, names: Sequence[str]) -> list[nodes.Node]:
    """Print a game: deal, auction and tricks with what is said of them."""
    made: list[nodes.Node] = [diagrams.deal(story.scenario, names)]
    if story.note(0):
        made.append(paragraph(directive, story.note(0), "hoyle-note"))
    made += diagrams.auction(directive, story, names)
    if story.tricks:
        made.append(diagrams.tricks(directive, story, names))
    return [*made, diagrams.legend(story)]


def expected(scenario: Scenario, names: Sequence[str]) -> list[nodes.Node]:
    """Print the payments that a scenario expects at the end."""
    for checkpoint in scenario.expect:
        if checkpoint.at == "end" and checkpoint.facts.get("payments") is not None:
            facts = checkpoint.facts
            return [nodes.rubric("", _("Expected")), diagrams.score(names, facts.get("tricks"), facts["payments"])]
    return []
