"""Observers that record which clauses fired, and that put a clause out of force.

A ``narrows`` or ``steps`` clause fired when it returned something else than it was given, ``defines`` and ``values``
when they were called, a part when it was cited.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, final

from hoyle.clause import Clause, Observer, observing


@final
class Tracer(Observer):
    """Counts how often each clause fired."""

    def __init__(self) -> None:
        self.fired: Final[dict[str, int]] = {}

    def call(self, clause: Clause, arguments: tuple[Any, ...]) -> Any:
        """Answer a call and note whether it changed anything."""
        result = super().call(clause, arguments)
        if result != subject(clause, arguments):
            self._count(clause.id)
        return result

    def cite(self, clause_id: str) -> None:
        """Note that a part was reached."""
        self._count(clause_id)
        super().cite(clause_id)

    def _count(self, clause_id: str) -> None:
        self.fired[clause_id] = self.fired.get(clause_id, 0) + 1


@final
class Idle(Observer):
    """Makes one ``narrows`` or ``steps`` clause do nothing, as if it had been forgotten."""

    def __init__(self, clause_id: str) -> None:
        self.clause_id: Final = clause_id

    def call(self, clause: Clause, arguments: tuple[Any, ...]) -> Any:
        """Hand back what the idle clause was given; answer every other call."""
        if clause.id == self.clause_id and clause.kind in ("narrows", "steps"):
            return subject(clause, arguments)
        return super().call(clause, arguments)


class _Nothing:
    """Equal to no result."""


_NOTHING: Final = _Nothing()


def subject(clause: Clause, arguments: tuple[Any, ...]) -> Any:
    """Give the argument that a ``narrows`` or ``steps`` clause changes; for the others, what equals nothing."""
    if clause.kind == "narrows":
        return arguments[1]
    if clause.kind == "steps":
        return arguments[0]
    return _NOTHING


@contextmanager
def tracing() -> Iterator[dict[str, int]]:
    """Record how often each clause fires within the block, by id."""
    tracer = Tracer()
    with observing(tracer):
        yield tracer.fired
