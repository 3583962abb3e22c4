"""Every defect of the documents has its evidence, or the reason why it has none."""

import subprocess
import sys

import pytest

from hoyle import register
from hoyle_verify.prove.defects import evidence, reasons_why_not
from hoyle_verify.prove.theorem import theorems
from hoyle_verify.prove.theorems import load

load()


def test_every_defect_is_shown_or_excused_and_never_both() -> None:
    shown, excused = set(evidence()), set(reasons_why_not())

    assert (set(register.defects()), set()) == (shown | excused, shown & excused)


@pytest.mark.parametrize(
    ("defect", "expected"),
    [
        ("SW-DEF-01", ("contradiction", "none", "ambiguity")),
        ("SW-DEF-05", ("gap", "ambiguity")),
        ("SW-DEF-04", ("none",)),
    ],
)
def test_kind_of_evidence_is_told(defect: str, expected: tuple[str, ...]) -> None:
    assert expected == tuple(shown.evidence for shown in evidence()[defect])


def test_theorem_names_only_defects_of_its_own_game() -> None:
    strangers = [
        (theorem.id, defect)
        for theorem in theorems().values()
        for defect in theorem.defects
        if defect not in register.defects() or defect[:2] != theorem.id[:2]
    ]

    assert [] == strangers


def test_evidence_needs_no_z3() -> None:
    code = "import sys; from hoyle_verify.prove.defects import evidence; evidence(); sys.exit('z3' in sys.modules)"

    assert 0 == subprocess.run([sys.executable, "-c", code], check=False).returncode


def test_engine_needs_no_z3() -> None:
    code = "import sys, hoyle; hoyle.game('solo-whist'); sys.exit('z3' in sys.modules)"

    assert 0 == subprocess.run([sys.executable, "-c", code], check=False).returncode
