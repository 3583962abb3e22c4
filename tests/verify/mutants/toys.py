"""A clause to break, and verdicts to report."""

from typing import Any

from hoyle.clause import Clause, cite
from hoyle.seats import left_of
from hoyle_verify.mutants.verdict import Verdict

LIMIT, OTHER = 3, 5


def toy(number: int, seat: int) -> bool:
    """A number is enough if it reaches the limit."""
    if number > LIMIT:
        cite("SW-TOY-2")
    if number == OTHER and seat == left_of(seat):
        return min(number, seat) == 0
    return number >= LIMIT


def clause_of(function: Any, kind: Any = "defines") -> Clause:
    """Make a clause of a function without entering it anywhere."""
    return Clause(
        id="SW-TOY-1",
        kind=kind,
        statement="",
        details="",
        at="",
        nature="normative",
        standing="stated",
        defect="",
        unit="",
        reason="",
        within="",
        function=function,
    )


def verdict(id_: str, fate: Any, change: str = "1 + 1", by: str = "") -> Verdict:
    """Make a verdict of a mutant of some clause."""
    return Verdict(id=id_, clause=id_.partition("/")[0], operator="shift", line=1, change=change, verdict=fate, by=by)
