"""How each defect of the documents is shown: by scenarios, or by the reason why it cannot be."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from hoyle import games, register
from hoyle.register import Defect
from hoyle_verify.judge.run import Run


class DefectEvidence(NamedTuple):
    """A defect with the passing scenarios that show a reading of it; ``shown`` is empty if there is nothing at all."""

    defect: Defect
    scenarios: tuple[str, ...]
    shown: str


def collect(runs: Iterable[Run]) -> list[DefectEvidence]:
    """Join runs with the defects of the register."""
    games.load()
    runs = list(runs)
    rows = []
    for defect in register.defects().values():
        scenarios = tuple(run.scenario.id for run in runs if run.passed and run.scenario.defect == defect.id)
        rows.append(DefectEvidence(defect, scenarios, defect.shown or ("by scenarios" if scenarios else "")))
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
            }
            for row in rows
        ]
    }
