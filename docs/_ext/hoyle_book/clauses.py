"""The directives that print clauses.

``{clause} ID ...`` prints clauses and is their home; ``{recall} ID ...`` repeats statements where a reader meets them,
with links to their homes.
"""

import ast
from inspect import getsource
from pathlib import PurePosixPath
from textwrap import dedent
from typing import Final

from docutils import nodes
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from hoyle import register
from hoyle.clause import Clause
from hoyle.errors import UnknownName
from hoyle_book import words
from hoyle_book.elements import disclosure, link, meta, paragraph, titled
from hoyle_book.homes import settle
from hoyle_book.ids import clause_title
from hoyle_book.library import corpus_of
from hoyle_book.listing import listed
from hoyle_book.proofs import resting_on
from hoyle_book.sayings import written
from hoyle_book.words import _, ngettext

_LOG: Final = logging.getLogger(__name__)


class ClauseDirective(SphinxDirective):
    """Prints clauses in the order given: ``{clause} SW-PLAY-2 SW-PLAY-3``."""

    required_arguments = 1
    final_argument_whitespace = True

    def run(self) -> list[nodes.Node]:
        """Make their sections and note this page as their home."""
        return [_section(self, clause) for clause in _look_up(self, self.arguments[0].split())]


class RecallDirective(SphinxDirective):
    """Repeats the statements of clauses that are printed in full elsewhere: ``{recall} SW-OMI-2 SW-OMI-3``."""

    required_arguments = 1
    final_argument_whitespace = True

    def run(self) -> list[nodes.Node]:
        """Make a list of statements."""
        items = nodes.bullet_list(classes=["hoyle-recall"])
        for clause in _look_up(self, self.arguments[0].split()):
            statement = paragraph(self, clause.statement)
            reference = link("c", clause.id, self.env.docname, strict=True)
            self.set_source_info(reference)
            items += nodes.list_item("", statement, nodes.paragraph("", "", reference, classes=["hoyle-meta"]))
        return [items] if items.children else []


def _look_up(directive: SphinxDirective, ids: list[str]) -> list[Clause]:
    known = register.clauses()
    for id in ids:
        if id not in known:
            _LOG.warning("%s", UnknownName("clause", id, tuple(known)), location=directive.get_location())
    return [known[id] for id in ids if id in known]


def _section(directive: SphinxDirective, clause: Clause) -> nodes.section:
    title = written(clause_title(clause))
    section = titled(directive, title or clause.id, clause.id, "hoyle-clause", hoyle_id=clause.id)
    section += paragraph(directive, clause.statement, "hoyle-statement")
    section += [paragraph(directive, text) for text in clause.details.split("\n\n") if text]
    if clause.reason:
        reason = paragraph(directive, clause.reason)
        reason["hoyle_lead"] = nodes.inline("", _("Not executed:"))
        section += reason
    section += _facts(directive, clause)
    if clause.function is not None:
        section += _code(clause)
    section += _scenarios(directive, clause)
    section += _theorems(directive, clause)
    settle(directive.env, "clause", clause.id, clause.id, title or clause.id, section)
    return section


def _facts(directive: SphinxDirective, clause: Clause) -> nodes.paragraph:
    docname = directive.env.docname
    within: nodes.Node | str = ""
    if clause.within:
        within = nodes.inline("", _("executed by "))
        within += link("c", clause.within, docname)
    defect: nodes.Node | str = ""
    if clause.defect:
        defect = link("ruling", clause.defect, docname)
    return meta(
        words.sort(clause.nature) if clause.reason else words.kind(clause.kind),
        _("in {unit}").format(unit=clause.unit) if clause.unit else "",
        within,
        words.standing(clause.standing) if clause.at or clause.defect else "",
        words.source(clause.at) if clause.at else "",
        defect,
    )


def _code(clause: Clause) -> nodes.Element:
    assert clause.function is not None

    text = code_of(clause)
    path = PurePosixPath("rules", *clause.function.__module__.split(".")).with_suffix(".py")
    block = nodes.literal_block(text, text, language="python")
    return disclosure(_("Code, in {path}").format(path=path), block)


def code_of(clause: Clause) -> str:
    """Give the code of a clause without decorator and docstring, which the page has printed already."""
    assert clause.function is not None

    source = dedent(getsource(clause.function))
    function = ast.parse(source).body[0]
    assert isinstance(function, ast.FunctionDef)

    lines = source.splitlines()
    docstring = function.body[0]
    head = lines[function.lineno - 1 : docstring.lineno - 1]
    return "\n".join([*head, *lines[docstring.end_lineno :]])


def _scenarios(directive: SphinxDirective, clause: Clause) -> list[nodes.Node]:
    claiming = corpus_of(directive.env.app).claims.get(clause.id, ())
    if not claiming:
        return []
    count = len(claiming)
    summary = ngettext("One scenario claims it", "{count} scenarios claim it", count).format(count=count)
    return [disclosure(summary, listed(claiming, directive.env.docname))]


def _theorems(directive: SphinxDirective, clause: Clause) -> list[nodes.Node]:
    found = resting_on(clause.id)
    if not found:
        return []
    summary = ngettext("One theorem rests on it", "{count} theorems rest on it", len(found)).format(count=len(found))
    listed_ids = meta(*(link("thm", id, directive.env.docname) for id in found))
    listed_ids["classes"].append("hoyle-resting")
    return [disclosure(summary, listed_ids)]
