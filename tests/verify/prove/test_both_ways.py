"""Theorems with few cases are decided by enumeration; z3 says the same of those that symbols can be asked about."""

import time

import pytest

from hoyle_verify.prove.run import decide, runner_of
from hoyle_verify.prove.symbolic.decide import decide as decide_with_z3
from hoyle_verify.prove.theorem import Theorem
from hoyle_verify.prove.theorems import load

_SECONDS = 60
# These read a setup or a table by name, which only plain values can do.
_PLAIN = ("SW-THM-DEAL-1", "SW-THM-END-5", "SW-THM-PLAY-12")

ENUMERATED = [
    theorem
    for theorem in load(["solo-whist"]).values()
    if runner_of(theorem) == "enumeration" and theorem.id not in _PLAIN
]


@pytest.mark.parametrize("theorem", ENUMERATED, ids=lambda theorem: theorem.id)
def test_z3_says_what_enumeration_says(theorem: Theorem) -> None:
    by_z3 = decide_with_z3(theorem, time.monotonic() + _SECONDS)

    assert ("proved", by_z3.found) == (by_z3.verdict, decide(theorem).found)
