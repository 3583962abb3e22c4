"""Every theorem would notice: some clause that it rests on, broken in a single place, makes it false."""

from typing import Final

import pytest

from hoyle_verify.prove.run import decide_under
from hoyle_verify.prove.theorems import load
from tests.verify.prove.claims import Instead
from tests.verify.prove.noticed import noticed_by, record

THEOREMS = load()
BREAKS_DOWN: Final = "PV-THM-REACH-27"
"""That all can pass rests on a single clause, without which a deal has no declarer and cannot go on at all."""


@pytest.mark.slow
@pytest.mark.parametrize("theorem_id", [theorem_id for theorem_id in THEOREMS if theorem_id != BREAKS_DOWN])
def test_some_single_broken_clause_refutes_the_theorem(theorem_id: str) -> None:
    assert noticed_by(THEOREMS[theorem_id], record().get(theorem_id, "")) is not None


def test_theorem_breaks_down_without_its_only_clause() -> None:
    result = decide_under(THEOREMS[BREAKS_DOWN], Instead("PV-PASS-1", lambda _: False))

    assert ("refuted", True) == (result.verdict, "breaks down" in result.found)


def test_no_theorem_is_recorded_that_is_not_there() -> None:
    assert set() == set(record()) - set(THEOREMS)
