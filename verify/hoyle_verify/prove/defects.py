"""What theorems say of the defects of the documents, without deciding them anew and without z3."""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from hoyle_verify.prove.theorem import Kind, reasons
from hoyle_verify.prove.theorems import load

Evidence = Literal["gap", "contradiction", "ambiguity", "witness", "none"]
"""What a theorem shows of a defect: a case that no clause covers, sentences that exclude each other, a case in which
readings differ, a case in which it matters, or that it does no harm."""

_EVIDENCE: Final[dict[Kind, Evidence]] = {
    "gap": "gap",
    "contradiction": "contradiction",
    "ambiguity": "ambiguity",
    "possible": "witness",
    "always": "none",
}


class Shown(NamedTuple):
    """A theorem about a defect, and what it shows of it."""

    theorem: str
    evidence: Evidence


def evidence() -> Mapping[str, tuple[Shown, ...]]:
    """Give the theorems about each defect that has one."""
    found: dict[str, list[Shown]] = {}
    for theorem in load().values():
        for defect in theorem.defects:
            found.setdefault(defect, []).append(Shown(theorem.id, _EVIDENCE[theorem.kind]))
    return {defect: tuple(shown) for defect, shown in found.items()}


def reasons_why_not() -> Mapping[str, str]:
    """Give the reason for each defect that no theorem can show."""
    load()
    return reasons()
