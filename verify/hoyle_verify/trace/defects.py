"""How each defect of the documents is shown: by scenarios and theorems, or by the reason why it cannot be."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from hoyle import games, register
from hoyle.register import Defect
from hoyle_verify.judge.run import Run
from hoyle_verify.prove.defects import Shown, evidence, reasons_why_not
from hoyle_verify.scenario.cases import file_of


class DefectEvidence(NamedTuple):
    """A defect with the passing scenarios that show a reading of it, the cases of a table as one.

    ``theorems`` are about it, or ``reason`` says why there is none; ``shown`` is empty if there is nothing at all.
    """

    defect: Defect
    scenarios: tuple[str, ...]
    theorems: tuple[Shown, ...]
    reason: str
    shown: str

    @property
    def evidence(self) -> str:
        """The kind of evidence, or the reason why there is none; empty if neither is known."""
        kinds = dict.fromkeys(shown.evidence for shown in self.theorems)
        if kinds:
            return f"{', '.join(kinds)}: {', '.join(shown.theorem for shown in self.theorems)}"
        return self.reason


def collect(runs: Iterable[Run]) -> list[DefectEvidence]:
    """Join runs with the defects of the register."""
    games.load()
    runs = list(runs)
    theorems, reasons = evidence(), reasons_why_not()
    rows = []
    for defect in register.defects().values():
        showing = (file_of(run.scenario.id) for run in runs if run.passed and run.scenario.defect == defect.id)
        scenarios = tuple(dict.fromkeys(showing))
        shown = defect.shown or ("by scenarios" if scenarios else "")
        rows.append(DefectEvidence(defect, scenarios, theorems.get(defect.id, ()), reasons.get(defect.id, ""), shown))
    return rows


def as_json(rows: Iterable[DefectEvidence]) -> dict[str, Any]:
    """Give the evidence as JSON values."""
    return {
        "defects": [
            {
                "id": row.defect.id,
                "nature": row.defect.nature,
                "title": row.defect.title,
                "at": row.defect.at,
                "problem": row.defect.problem,
                "readings": row.defect.readings,
                "ruling": row.defect.ruling,
                "clauses": row.defect.clauses,
                "option": row.defect.option,
                "scenarios": row.scenarios,
                "shown": row.shown,
                "theorems": [{"id": shown.theorem, "evidence": shown.evidence} for shown in row.theorems],
                "reason": row.reason,
            }
            for row in rows
        ]
    }
