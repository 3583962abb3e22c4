"""A digest changes with all that a verdict rests on, and with nothing else."""

import pytest

from hoyle import register
from hoyle.german_solo import exchange
from hoyle_verify.mutants import fingerprint
from hoyle_verify.mutants.fingerprint import of_clause
from hoyle_verify.prove.theorems import load


def digest(clause_id: str) -> str:
    load()
    return of_clause(register.clauses()[clause_id])


def test_digest_is_the_same_each_time() -> None:
    assert digest("GS-RUL-29b") == digest("GS-RUL-29b")


def test_number_that_a_clause_names_is_part_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    before = digest("GS-RUL-29b"), digest("GS-COL-4")
    monkeypatch.setattr(exchange, "FROGS", 2)

    assert (True, False) == (before[0] != digest("GS-RUL-29b"), before[1] != digest("GS-COL-4"))


def test_function_that_a_clause_asks_is_part_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    before = digest("GS-RUL-29b"), digest("GS-RUL-29c"), digest("GS-COL-4")
    code = fingerprint._code
    monkeypatch.setattr(fingerprint, "_code", lambda each: f"{code(each)}{each.__name__ == '_ace_of' or ''}")

    assert (True, True, False) == tuple(
        old != digest(id_) for old, id_ in zip(before, ("GS-RUL-29b", "GS-RUL-29c", "GS-COL-4"), strict=True)
    )


def test_another_clause_that_a_clause_asks_is_none_of_it() -> None:
    function = register.clauses()["GS-RUL-29c"].function
    assert function is not None
    told = b"\n".join(fingerprint._codes(function))

    assert b"def _can_call" in told
    assert b"def is_played_alone" not in told
