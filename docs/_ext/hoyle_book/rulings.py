"""The directives that print what is ruled where a document fails.

``{ruling} ID`` prints one defect with its ruling and is its home; ``{rulings} GAME`` prints all of a game.
"""

from typing import Final

from docutils import nodes
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from hoyle import games, register
from hoyle.errors import UnknownName
from hoyle.register import Defect
from hoyle_book import words
from hoyle_book.elements import link, meta, paragraph
from hoyle_book.homes import settle
from hoyle_book.words import _

_LOG: Final = logging.getLogger(__name__)


class RulingDirective(SphinxDirective):
    """Prints a ruling: ``{ruling} SW-DEF-11``."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Make its section."""
        known = register.defects()
        id = self.arguments[0]
        if id not in known:
            _LOG.warning("%s", UnknownName("ruling", id, tuple(known)), location=self.get_location())
            return []
        return [_section(self, known[id])]


class RulingsDirective(SphinxDirective):
    """Prints all rulings on the document of a game: ``{rulings} solo-whist``."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Make their sections in the order of the register."""
        game = self.arguments[0]
        if game not in games.MODULES:
            _LOG.warning("%s", UnknownName("game", game, tuple(games.MODULES)), location=self.get_location())
            return []
        documents = {document.id for document in register.documents().values() if document.game == game}
        ours = [defect for defect in register.defects().values() if defect.at.partition(":")[0] in documents]
        return [_section(self, defect) for defect in ours]


def _section(directive: SphinxDirective, defect: Defect) -> nodes.section:
    section = nodes.section(ids=[defect.id], classes=["hoyle-ruling"], hoyle_id=defect.id)
    heading = nodes.title(defect.title, defect.title)
    directive.set_source_info(section)
    directive.set_source_info(heading)
    section += heading
    section += meta(words.nature(defect.nature), words.source(defect.at) if defect.at else "")
    section += paragraph(directive, defect.problem)
    section += _readings(directive, defect)
    section += _labelled(directive, _("Ruling"), defect.ruling, "hoyle-ruled")
    if defect.shown:
        section += _labelled(directive, _("Shown by"), defect.shown)
    section += _references(directive, defect)
    settle(directive.env, "ruling", defect.id, defect.id, defect.title, heading)
    return section


def _readings(directive: SphinxDirective, defect: Defect) -> list[nodes.Node]:
    if not defect.readings:
        return []
    readings = nodes.enumerated_list(enumtype="loweralpha", prefix="(", suffix=")")
    for reading in defect.readings:
        readings += nodes.list_item("", paragraph(directive, reading))
    return [nodes.rubric("", _("Readings, the one in force first")), readings]


def _labelled(directive: SphinxDirective, label: str, text: str, *classes: str) -> nodes.container:
    box = nodes.container(classes=["hoyle-labelled", *classes])
    box += nodes.paragraph("", "", nodes.strong("", label))
    box += paragraph(directive, text)
    return box


def _references(directive: SphinxDirective, defect: Defect) -> list[nodes.Node]:
    made: list[nodes.Node] = []
    if defect.option:
        made.append(meta(nodes.literal("", defect.option), label=_("Option:")))
    if defect.clauses:
        made.append(meta(*(link("c", id, directive.env.docname) for id in defect.clauses), label=_("Clauses:")))
    if defect.sources:
        items = nodes.bullet_list()
        for source in defect.sources:
            items += nodes.list_item("", paragraph(directive, source))
        made += [nodes.rubric("", _("Outside sources")), items]
    return made
