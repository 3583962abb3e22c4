"""Every theorem would notice: some clause that it rests on, broken in a single place, makes it false."""

import pytest

from hoyle_verify.prove.theorems import load
from tests.verify.prove.noticed import noticed_by, record

THEOREMS = load()


@pytest.mark.slow
@pytest.mark.parametrize("theorem_id", THEOREMS)
def test_some_single_broken_clause_refutes_the_theorem(theorem_id: str) -> None:
    assert noticed_by(THEOREMS[theorem_id], record().get(theorem_id, "")) is not None


def test_no_theorem_is_recorded_that_is_not_there() -> None:
    assert set() == set(record()) - set(THEOREMS)
