"""What the tests of the core share: registers that forget, so that a test may enter clauses and options of its own."""

import pytest

from hoyle import clause, register

_TABLES = ("_clauses", "_documents", "_defects", "_options", "_tombstones")


@pytest.fixture
def own_register(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what a test enters vanish with it; what the games have entered stays in sight."""
    for table in _TABLES:
        monkeypatch.setattr(register, table, dict(getattr(register, table)))
    monkeypatch.setattr(clause, "_clauses_by_function", dict(clause._clauses_by_function))


@pytest.fixture
def empty_register(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start a test with nothing entered, and let what it enters vanish with it."""
    for table in _TABLES:
        monkeypatch.setattr(register, table, {})
