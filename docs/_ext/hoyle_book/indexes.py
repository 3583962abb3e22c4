"""The directives that list what the book holds: clauses, scenarios, problems, and terms in both languages."""

from collections.abc import Iterator
from itertools import groupby

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from hoyle import games, register
from hoyle.clause import Clause
from hoyle_book import words
from hoyle_book.asking import is_of
from hoyle_book.elements import labelled_link, link, rubric, titled
from hoyle_book.ids import clause_title
from hoyle_book.library import corpus_of
from hoyle_book.listing import listed
from hoyle_book.problems import answer_of, question
from hoyle_book.sayings import written
from hoyle_book.tables import sheet, text
from hoyle_book.terms import Term, terms_of
from hoyle_book.words import _
from hoyle_verify.scenario import Scenario


class IndexDirective(SphinxDirective):
    """What the lists have in common: a section for each game."""

    def run(self) -> list[nodes.Node]:
        """Make the sections."""
        games.load()
        return [section for name, title in games_by_title() for section in self._section(name, title)]

    def _section(self, game: str, title: str) -> Iterator[nodes.section]:
        content = list(self.content_of(game))
        if content:
            section = titled(self, title, f"{self.name}-{game or 'every-game'}")
            section += content
            yield section

    def content_of(self, game: str) -> Iterator[nodes.Node]:
        """Make what is listed for a game, or with no name for every game."""
        raise NotImplementedError


class ClauseIndexDirective(IndexDirective):
    """Lists every clause with its kind, and on whose word it stands."""

    def content_of(self, game: str) -> Iterator[nodes.Node]:
        """Make the table of a game."""
        clauses = [each for each in register.clauses().values() if belongs(each.id, game)]
        if clauses:
            header = [_("Clause"), _("Rule"), _("Kind"), _("Standing")]
            yield sheet("hoyle-index", header, [self._row(each) for each in clauses])

    def _row(self, clause: Clause) -> list[nodes.Node]:
        return [
            link("c", clause.id, self.env.docname, strict=True),
            text(written(clause_title(clause))),
            text(words.sort(clause.nature) if clause.reason else words.kind(clause.kind)),
            text(words.standing(clause.standing) if clause.at or clause.defect else "–"),
        ]


class ScenarioIndexDirective(IndexDirective):
    """Lists every scenario under the phase that it is about."""

    def content_of(self, game: str) -> Iterator[nodes.Node]:
        """Make a list for each phase."""
        found = [each for each in corpus_of(self.env.app).scenarios.values() if game and each.game == game]
        for phase, scenarios in groupby(sorted(found, key=phase_of), key=phase_of):
            yield rubric(f"{game}/{phase}")
            yield listed(scenarios, self.env.docname)


class ProblemIndexDirective(IndexDirective):
    """Lists the problems with their question and answer."""

    def content_of(self, game: str) -> Iterator[nodes.Node]:
        """Make the table of a game."""
        known = corpus_of(self.env.app).scenarios.values()
        found = [each for each in known if game and each.game == game and each.kind == "problem"]
        if found:
            header = [_("Problem"), _("Question"), _("Answer")]
            yield sheet("hoyle-index", header, [self._row(each) for each in found])

    def _row(self, scenario: Scenario) -> list[nodes.Node]:
        title = labelled_link("scn", scenario.id, written(scenario.source.document), self.env.docname)
        return [title, text(question(scenario)), text(answer_of(scenario))]


class TermsDirective(IndexDirective):
    """Lists the terms in English and Russian."""

    def content_of(self, game: str) -> Iterator[nodes.Node]:
        """Make the table of a game."""
        terms = terms_of(game)
        if terms:
            yield sheet("hoyle-terms", [_("English"), _("Russian")], list(map(_term, terms)))


def games_by_title() -> list[tuple[str, str]]:
    """Give the games with their titles, and before them what belongs to every game."""
    return [
        ("", _("Every game")),
        ("solo-whist", _("Solo Whist")),
        ("russian-whist", _("Russian Whist")),
        ("six-bid", _("Six-Bid Solo")),
        ("german-solo", _("German Solo")),
        ("preferans", _("Preferans")),
    ]


def belongs(id: str, game: str) -> bool:
    """Say whether a clause is of a game or, where none is named, of every game."""
    return is_of(id, game) if game else id.startswith("SYS-")


def phase_of(scenario: Scenario) -> str:
    """Give the folder of a scenario below its game."""
    return scenario.id.split("/")[1]


def _term(term: Term) -> list[nodes.Node]:
    note: list[nodes.Node] = []
    if term.note:
        note = [nodes.inline("", f" {written(term.note)}", classes=["hoyle-meta"])]
    return [text(term.en), nodes.inline("", "", nodes.inline("", term.ru, classes=["language-ru"]), *note)]
