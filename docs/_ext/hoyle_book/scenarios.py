"""The directive that prints a scenario: ``{scenario} solo-whist/play/must-follow-suit``."""

from collections.abc import Sequence
from typing import ClassVar, Final

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from hoyle_book import diagrams
from hoyle_book.asking import names_of, printed_scenario
from hoyle_book.elements import link, meta, paragraph, rubric
from hoyle_book.homes import settle
from hoyle_book.ids import scenario_anchor
from hoyle_book.sayings import written
from hoyle_book.story import Story, tell
from hoyle_book.words import _
from hoyle_verify.scenario import Scenario
from hoyle_verify.solve.annotate import Annotation

_LOG: Final = logging.getLogger(__name__)


class PlayedDirective(SphinxDirective):
    """What a printed scenario and a replay have in common.

    ``:names:`` gives the players' names in full, in the order of the scenario and with commas between them.
    """

    required_arguments = 1
    option_spec: ClassVar = {"names": directives.unchanged_required}

    def run(self) -> list[nodes.Node]:
        """Find the scenario, note this page as its home, and print it."""
        id = self.arguments[0]
        scenario = printed_scenario(self, id, "replay")
        if scenario is None:
            return []
        names = names_of(self, scenario)
        if names is None:
            return []
        box = self.show(scenario, names)
        box["ids"] = [scenario_anchor(id)]
        self.set_source_info(box)
        settle(self.env, "scenario", id, scenario_anchor(id), written(scenario.title), box)
        return [box]

    def show(self, scenario: Scenario, names: list[str]) -> nodes.Element:
        """Make the element that holds everything."""
        raise NotImplementedError


class ScenarioDirective(PlayedDirective):
    """Prints a scenario with its reason and with what it expects."""

    def show(self, scenario: Scenario, names: list[str]) -> nodes.Element:
        """Set title and reason, the game, and the payments expected."""
        box = nodes.container(classes=["hoyle-scenario"])
        box += rubric(written(scenario.title))
        box += paragraph(self, scenario.why)
        story = tell(scenario)
        box += game(self, story, names)
        box += expected(story, names)
        claimed = (link("c", clause, self.env.docname) for clause in scenario.clauses)
        box += meta(nodes.literal("", scenario.id), *claimed, label=_("Scenario and clauses claimed:"))
        return box


def game(
    directive: SphinxDirective, story: Story, names: Sequence[str], values: Annotation | None = None
) -> list[nodes.Node]:
    """Print a game: deal, auction and tricks with what is said of them, and the cards that changed the outcome."""
    made: list[nodes.Node] = [diagrams.deal(story.scenario, names)]
    if story.note(0):
        made.append(paragraph(directive, story.note(0), "hoyle-note"))
    made += diagrams.auction(directive, story, names)
    if story.tricks:
        made.append(diagrams.tricks(directive, story, names, values))
    return [*made, diagrams.legend(story, values)]


def expected(story: Story, names: Sequence[str]) -> list[nodes.Node]:
    """Print the score that a scenario expects at the end."""
    for checkpoint in story.scenario.expect:
        tables = diagrams.score(story.scenario, checkpoint.facts, names, story.unit) if checkpoint.at == "end" else []
        if tables:
            return [rubric(_("Expected")), *tables]
    return []
