"""The kinds of clause, and how a plain function becomes one.

A clause is one sentence of a rule book: an id, a statement and, if it can be executed, a function.  The statement is
the first paragraph of the function's docstring and is written nowhere else.  There are four executable kinds:

``defines``   facts -> value              what a word means, whose turn it is
``narrows``   (state, mask) -> mask       what may be done: keeps some of the candidates
``steps``     (state, choice) -> state    what follows from a choice
``values``    ints -> int                 what something is worth, in a stated unit

``part`` states a sentence that is executed by another clause's function, which marks the place with ``cite``;
``note`` states one that nothing can execute, with the reason; ``structural`` one that holds for every game.

A decorated function stays a plain function.  Somebody who wants to see or replace what the clauses do installs an
``Observer`` for the length of a ``with`` block; it holds for the whole process, so observe in one thread only.
"""

import functools
import hashlib
import inspect
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, Literal, ParamSpec, TypeVar, cast, final

from hoyle import register

P = ParamSpec("P")
R = TypeVar("R")

Kind = Literal["defines", "narrows", "steps", "values", "part", "note", "structural"]
Nature = Literal["normative", "definition", "advice", "example"]
Standing = Literal["stated", "ruling", "reported"]

_ID: Final = re.compile(r"(SYS-[A-Z]+|(SW|PV|GS|RW|SB)-[A-Z]+-(0|[1-9][0-9]*)[a-z]?)")
_LOCATOR: Final = re.compile(r"00[0-4]:P[1-9][0-9]*(-P[1-9][0-9]*)?")


@final
@dataclass(frozen=True, slots=True, eq=False)
class Clause:
    """One sentence of a rule book with everything the register knows of it.

    ``at`` locates its source, ``000:P8`` being the eighth line of document 000 that is not empty; it is empty for what
    no document says.  ``defect`` names the defect of the text that a ruling answers.  ``reason`` says why a note is not
    executed, ``within`` which clause's function executes a part.
    """

    id: str
    kind: Kind
    statement: str
    details: str
    at: str
    nature: Nature
    standing: Standing
    defect: str
    unit: str
    reason: str
    within: str
    function: Callable[..., Any] | None

    @property
    def checksum(self) -> str:
        """Sixteen hexadecimal digits that change when the statement does; evidence is recorded against them."""
        return hashlib.sha256(self.statement.encode()).hexdigest()[:16]


class Observer:
    """Sees every call of a clause and may answer in its place.

    The base class passes everything on: to the observer round it, and last to the clause's function.
    """

    outer: "Observer | None" = None

    def call(self, clause: Clause, arguments: tuple[Any, ...]) -> Any:
        """Answer a call of the clause's function."""
        if self.outer is not None:
            return self.outer.call(clause, arguments)
        assert clause.function is not None

        return clause.function(*arguments)

    def cite(self, clause_id: str) -> None:
        """Hear that a part has been reached."""
        if self.outer is not None:
            self.outer.cite(clause_id)


_observer: Observer | None = None
_clauses_by_function: Final[dict[Callable[..., Any], Clause]] = {}


@contextmanager
def observing(observer: Observer) -> Iterator[Observer]:
    """Let the observer see every clause call within the block, before the observers of the blocks round it."""
    global _observer
    observer.outer, _observer = _observer, observer
    try:
        yield observer
    finally:
        _observer, observer.outer = observer.outer, None


def cite(clause_id: str) -> None:
    """Mark the branch of a function that the named part governs."""
    if _observer is not None:
        _observer.cite(clause_id)


def clause_of(function: Callable[..., Any]) -> Clause:
    """Give the clause that a decorated function is; KeyError for any other function."""
    return _clauses_by_function[function]


def said_by(*functions: Callable[..., Any]) -> str:
    """Quote the statements of decorated functions with their ids, for messages that rest on them."""
    return " ".join(f"{clause.statement} [{clause.id}]" for clause in map(clause_of, functions))


def defines(
    clause_id: str,
    *,
    at: str = "",
    nature: Nature = "normative",
    standing: Standing = "stated",
    defect: str = "",
) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Make a function the meaning of a term or the answer to whose turn it is."""
    return _decorator("defines", clause_id, at=at, nature=nature, standing=standing, defect=defect)


def narrows(
    clause_id: str, *, at: str = "", standing: Standing = "stated", defect: str = ""
) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Make a function ``(state, mask) -> mask`` a restriction of what may be done."""
    return _decorator("narrows", clause_id, at=at, standing=standing, defect=defect)


def steps(
    clause_id: str,
    *,
    at: str = "",
    nature: Nature = "normative",
    standing: Standing = "stated",
    defect: str = "",
) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Make a function ``(state, choice) -> state`` a consequence of an action."""
    return _decorator("steps", clause_id, at=at, nature=nature, standing=standing, defect=defect)


def values(
    clause_id: str, *, unit: str, at: str = "", standing: Standing = "stated", defect: str = ""
) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Make a function of integers the worth of something, in ``unit``."""
    return _decorator("values", clause_id, at=at, unit=unit, standing=standing, defect=defect)


def part(
    clause_id: str,
    statement: str,
    *,
    within: str,
    at: str,
    nature: Nature = "normative",
    standing: Standing = "stated",
    defect: str = "",
) -> None:
    """State a sentence that the function of the clause ``within`` executes, where it cites this id."""
    _enter("part", clause_id, statement, at=at, nature=nature, standing=standing, defect=defect, within=within)


def note(
    clause_id: str,
    statement: str,
    *,
    at: str,
    reason: str,
    kind: Nature = "normative",
    standing: Standing = "stated",
    defect: str = "",
) -> None:
    """State a sentence that is not executed, and why."""
    _enter("note", clause_id, statement, at=at, nature=kind, standing=standing, defect=defect, reason=reason)


def structural(clause_id: str, statement: str) -> None:
    """State what no rule book troubles to say and the engine itself enforces in every game."""
    _enter("structural", clause_id, statement, at="")


def _decorator(kind: Kind, clause_id: str, **facts: Any) -> Callable[[Callable[P, R]], Callable[P, R]]:
    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        text = inspect.getdoc(function)
        if not text:
            raise ValueError(f"clause {clause_id}: the function {function.__name__} has no docstring to state it")
        statement, _, details = text.partition("\n\n")
        clause = _enter(kind, clause_id, statement, details=details, function=function, **facts)

        @functools.wraps(function)
        def call(*arguments: Any) -> Any:
            if _observer is None:
                return function(*arguments)  # type: ignore[call-arg]  # clauses are called by position only
            return _observer.call(clause, arguments)

        _clauses_by_function[call] = clause
        return cast("Callable[P, R]", call)

    return decorate


def _enter(
    kind: Kind,
    clause_id: str,
    statement: str,
    *,
    at: str,
    nature: Nature = "normative",
    standing: Standing = "stated",
    details: str = "",
    defect: str = "",
    unit: str = "",
    reason: str = "",
    within: str = "",
    function: Callable[..., Any] | None = None,
) -> Clause:
    if not _ID.fullmatch(clause_id):
        raise ValueError(f"{clause_id!r} is no clause id: expected a form such as SW-BID-4, SW-PAY-7b or SYS-TURN")
    if at and not _LOCATOR.fullmatch(at):
        raise ValueError(f"clause {clause_id}: {at!r} is no locator: expected a form such as 000:P8 or 000:P8-P9")
    if standing == "stated" and not at and not clause_id.startswith("SYS-"):
        raise ValueError(f"clause {clause_id} is stated by a document: say where with at=")
    if standing == "ruling" and not defect:
        raise ValueError(f"clause {clause_id} is a ruling: name the defect that it answers with defect=")
    clause = Clause(
        id=clause_id,
        kind=kind,
        statement=" ".join(statement.split()),
        details=details,
        at=at,
        nature=nature,
        standing=standing,
        defect=defect,
        unit=unit,
        reason=reason,
        within=within,
        function=function,
    )
    register.add_clause(clause)
    return clause
