"""The directives that sum up what bears the clauses out: ``{coverage}`` and ``{uncovered}``.

The scenarios are run through the reference engine while the page is made; what theorems rest on and what the hunt for
mutants has found is read from where it is stored.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from hoyle_book import words
from hoyle_book.elements import link, sentence, titled
from hoyle_book.exports import trace_as_json
from hoyle_book.homes import domain_of
from hoyle_book.ids import clause_title
from hoyle_book.indexes import belongs, games_by_title
from hoyle_book.library import figures, trace_of
from hoyle_book.proofs import proofs_of, resting_on
from hoyle_book.sayings import written
from hoyle_book.tables import sheet, text
from hoyle_book.words import _
from hoyle_verify.trace.evidence import Evidence, Status

_STATUSES: Final[tuple[Status, ...]] = ("covered", "noted", "waived", "uncovered")


class CoverageDirective(SphinxDirective):
    """Prints the totals of all games, and a table for each game with what each clause has to show."""

    def run(self) -> list[nodes.Node]:
        """Make the tables."""
        trace = trace_of(self.env.app)
        domain_of(self.env).data["trace"] = trace_as_json(trace)
        rows = list(trace.evidence.values())
        made: list[nodes.Node] = [self._totals(rows)]
        for game, title in games_by_title():
            chosen = [row for row in rows if belongs(row.clause.id, game)]
            section = titled(self, title, f"coverage-{game or 'every-game'}")
            section += self._table(chosen)
            made.append(section)
        return made

    def _totals(self, rows: Sequence[Evidence]) -> nodes.table:
        header = [
            _("Game"),
            _("Clauses"),
            *(words.capital(words.status(status)) for status in _STATUSES),
            _("Theorems"),
            _("Mutants"),
            _("Unnoticed"),
        ]
        cells = [
            _sums(title, [row for row in rows if belongs(row.clause.id, game)], game)
            for game, title in games_by_title()
        ]
        return sheet("hoyle-totals-of-games", header, cells)

    def _table(self, rows: Sequence[Evidence]) -> nodes.table:
        header = [
            _("Clause"),
            _("Rule"),
            _("Scenarios"),
            _("Theorems"),
            _("Mutants"),
            _("Noticed by scenarios"),
            _("Noticed by theorems"),
            _("Change nothing"),
            _("Status"),
        ]
        return sheet("hoyle-coverage", header, [list(self._row(row)) for row in rows])

    def _row(self, row: Evidence) -> Iterator[nodes.Node]:
        yield link("c", row.clause.id, self.env.docname)
        yield text(written(clause_title(row.clause)))
        yield _count(len(row.claimed_by))
        yield _count(len(resting_on(row.clause.id)))
        found = figures().clauses.get(row.clause.id)
        numbers = (found.mutants, found.by_scenarios, found.by_theorems, found.equivalent) if found else (0, 0, 0, 0)
        yield from map(_count, numbers)
        yield nodes.inline("", words.status(row.status), classes=[f"hoyle-{row.status}"])


class UncoveredDirective(SphinxDirective):
    """Prints the clauses that no scenario bears out, with the reason; and the mutants that nothing notices."""

    def run(self) -> list[nodes.Node]:
        """Make the tables, or say that there is nothing."""
        rows = [row for row in trace_of(self.env.app).evidence.values() if row.status in ("waived", "uncovered")]
        cells = [[link("c", row.clause.id, self.env.docname), text(written(row.reason) or "–")] for row in rows]
        said: list[nodes.Node] = [sentence(_("Every clause that can be executed is covered."))]
        return [sheet("hoyle-excused", [_("Clause"), _("Reason")], cells)] if cells else said


def _sums(title: str, rows: Sequence[Evidence], game: str) -> list[nodes.Node]:
    counts = Counter(row.status for row in rows)
    found = [figures().clauses[row.clause.id] for row in rows if row.clause.id in figures().clauses]
    mutants, unnoticed = sum(each.mutants for each in found), sum(len(each.survived) for each in found)
    numbers = [len(rows), *(counts[status] for status in _STATUSES), len(proofs_of(game)), mutants, unnoticed]
    return [text(title), *map(_count, numbers)]


def _count(number: int) -> nodes.inline:
    return text(str(number) if number else "–")
