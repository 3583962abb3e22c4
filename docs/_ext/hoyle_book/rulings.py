"""The directives that print what is ruled where a document fails.

``{ruling} ID`` prints one defect with its ruling and is its home; ``{rulings} GAME`` prints all of a game.
"""

from typing import Final

from docutils import nodes
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from hoyle import register
from hoyle.errors import UnknownName
from hoyle.register import Defect
from hoyle.ruleset import Option
from hoyle_book import words
from hoyle_book.asking import GameDirective, is_of
from hoyle_book.elements import disclosure, link, meta, paragraph, rubric, titled
from hoyle_book.homes import settle
from hoyle_book.library import corpus_of
from hoyle_book.listing import listed
from hoyle_book.proofs import Proof, showing
from hoyle_book.readings import readings
from hoyle_book.sayings import written
from hoyle_book.theorems import kind_of
from hoyle_book.words import _, ngettext
from hoyle_verify.scenario import Scenario

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


class RulingsDirective(GameDirective):
    """Prints all rulings on the document of a game: ``{rulings} solo-whist``."""

    def run(self) -> list[nodes.Node]:
        """Make their sections in the order of the register."""
        game = self.game()
        return [_section(self, defect) for defect in register.defects().values() if game and is_of(defect.id, game)]


def _section(directive: SphinxDirective, defect: Defect) -> nodes.section:
    title = written(defect.title)
    section = titled(directive, title, defect.id, "hoyle-ruling", hoyle_id=defect.id)
    section += meta(words.nature(defect.nature), words.source(defect.at) if defect.at else "")
    section += paragraph(directive, defect.problem)
    section += _readings(directive, defect)
    section += _labelled(directive, _("Ruling"), defect.ruling, "hoyle-ruled")
    if defect.option:
        section += _option(directive, register.options()[defect.option])
    elif defect.shown:
        section += _labelled(directive, _("Shown by"), defect.shown)
    section += readings(directive, defect)
    section += _shown(directive, defect)
    section += _references(directive, defect)
    settle(directive.env, "ruling", defect.id, defect.id, title, section)
    return section


def _shown(directive: SphinxDirective, defect: Defect) -> list[nodes.Node]:
    """List the scenarios that depend on a defect, under an option by the reading that each shows."""
    scenarios = [each for each in corpus_of(directive.env.app).scenarios.values() if each.defect == defect.id]
    if not scenarios:
        return []
    count = len(scenarios)
    summary = ngettext("One scenario shows it", "{count} scenarios show it", count).format(count=count)
    docname = directive.env.docname
    if not defect.option:
        return [disclosure(summary, listed(scenarios, docname))]
    option = register.options()[defect.option]
    lists: list[nodes.Node] = []
    for value, says in option.says.items():
        chosen = [each for each in scenarios if value_in(each, option) == value]
        name = nodes.literal(value, value)
        lists.append(nodes.paragraph("", "", name, nodes.Text(" "), nodes.inline("", written(says))))
        lists.append(listed(chosen, docname))
    return [disclosure(summary, *lists)]


def _shown_by(directive: SphinxDirective, proof: Proof) -> nodes.inline:
    reference = link("thm", proof.theorem.id, directive.env.docname)
    return nodes.inline("", "", reference, nodes.Text(f" ({kind_of(proof.theorem.kind)})"))


def _option(directive: SphinxDirective, option: Option) -> nodes.paragraph:
    values = (nodes.literal(value, value) for value in option.values)
    return meta(link("opt", option.id, directive.env.docname), *values, label=_("Option and its values:"))


def value_in(scenario: Scenario, option: Option) -> str:
    """Give the value that an option has in a scenario."""
    return str(scenario.options.get(option.id, option.defaults[scenario.ruleset]))


def _readings(directive: SphinxDirective, defect: Defect) -> list[nodes.Node]:
    if not defect.readings:
        return []
    readings = nodes.enumerated_list(enumtype="loweralpha", prefix="(", suffix=")")
    for reading in defect.readings:
        readings += nodes.list_item("", paragraph(directive, reading))
    return [rubric(_("Readings, the one in force first")), readings]


def _labelled(directive: SphinxDirective, label: str, text: str, *classes: str) -> nodes.container:
    box = nodes.container(classes=["hoyle-labelled", *classes])
    box += nodes.paragraph("", "", nodes.strong("", label))
    box += paragraph(directive, text)
    return box


def _references(directive: SphinxDirective, defect: Defect) -> list[nodes.Node]:
    made: list[nodes.Node] = []
    if defect.clauses:
        made.append(meta(*(link("c", id, directive.env.docname) for id in defect.clauses), label=_("Clauses:")))
    proved = showing(defect.id)
    if proved:
        made.append(meta(*(_shown_by(directive, proof) for proof in proved), label=_("Theorems:")))
    if defect.sources:
        items = nodes.bullet_list()
        for source in defect.sources:
            items += nodes.list_item("", paragraph(directive, source))
        made += [rubric(_("Outside sources")), items]
    return made
