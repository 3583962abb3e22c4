"""The directive that prints what bears each clause of a game out: ``{evidence} solo-whist``.

The scenarios are run through the reference engine while the book is made.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from docutils import nodes

from hoyle_book import words
from hoyle_book.asking import GameDirective, is_of
from hoyle_book.elements import link, rubric, sentence
from hoyle_book.ids import clause_title
from hoyle_book.library import runs_of
from hoyle_book.sayings import written
from hoyle_book.tables import sheet, text
from hoyle_book.words import _
from hoyle_verify.trace.evidence import Evidence, collect

_OF_EVERY_GAME: Final = "SYS-"


class EvidenceDirective(GameDirective):
    """Prints how many scenarios claim, refuse by and run each clause; then what is not executed, and why.

    A clause of every game is among them only where scenarios of this one claim it.
    """

    def run(self) -> list[nodes.Node]:
        """Make the sentence that counts, the tables, and what is missing."""
        game = self.game()
        if not game:
            return []
        trace = collect(run for run in runs_of(self.env.app) if run.scenario.game == game)
        shared = [row for id, row in trace.evidence.items() if id.startswith(_OF_EVERY_GAME) and row.claimed_by]
        rows = [*(row for id, row in trace.evidence.items() if is_of(id, game)), *shared]
        excused = [row for row in rows if row.reason]
        counts = Counter(row.status for row in rows)
        summed = ", ".join(
            f"{counts[status]} {words.status(status)}" for status in ("covered", "noted", "waived", "uncovered")
        )
        made: list[nodes.Node] = [sentence(_("{clauses} clauses: {counts}.").format(clauses=len(rows), counts=summed))]
        made.append(self._executed(row for row in rows if not row.reason))
        if excused:
            made += [rubric(_("What is not executed, and why")), self._excused(excused)]
        return made

    def _executed(self, rows: Iterable[Evidence]) -> nodes.table:
        header = [_("Clause"), _("Rule"), _("Claimed by"), _("Refuses in"), _("Runs in"), _("Status")]
        return sheet("hoyle-evidence", header, [self._counts(row) for row in rows])

    def _counts(self, row: Evidence) -> list[nodes.Node]:
        refuses = str(len(row.refuses_in)) if row.refuses_in else "–"
        return [
            link("c", row.clause.id, self.env.docname),
            text(written(clause_title(row.clause)) or words.kind(row.clause.kind)),
            text(str(len(row.claimed_by)) if row.claimed_by else "–"),
            text(refuses),
            text(str(row.fired_in) if row.fired_in else "–"),
            nodes.inline("", words.status(row.status), classes=[f"hoyle-{row.status}"]),
        ]

    def _excused(self, rows: Sequence[Evidence]) -> nodes.table:
        cells = [[link("c", row.clause.id, self.env.docname), text(written(row.reason))] for row in rows]
        return sheet("hoyle-excused", [_("Clause"), _("Reason")], cells)
