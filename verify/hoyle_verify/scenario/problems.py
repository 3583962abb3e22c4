"""Why a scenario file is refused: every reason with its place in the file and what to write instead."""

from collections.abc import Collection, Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import Final, NamedTuple

from hoyle.errors import HoyleError

_SHOWN: Final = 20
_ALIKE: Final = 0.75
"""How alike two names must be for one to be taken for the other."""


class Problem(NamedTuple):
    """One reason why a scenario is refused; ``line`` and ``column`` count from 1."""

    file: str
    line: int
    column: int
    field: str
    message: str
    remedy: str

    def __str__(self) -> str:
        field = f"{self.field}: " if self.field else ""
        return f"{self.file}:{self.line}:{self.column}: {field}{self.message}; {self.remedy}"


class ScenarioError(HoyleError):
    """A scenario file that is refused; ``problems`` holds every reason, and the text has one line for each."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems: Final = tuple(sorted(problems, key=lambda problem: (problem.file, problem.line, problem.column)))
        super().__init__("\n".join(map(str, self.problems)))


def near(name: str, known: Collection[str]) -> str:
    """Say which known name was probably meant, or list what is known."""
    close = _closest(name, tuple(known))
    if close is not None:
        return f"did you mean {close}?"
    return known_ones(known)


def known_ones(known: Collection[str]) -> str:
    """List what is known, or the beginning of it."""
    shown = (known if isinstance(known, Sequence) else sorted(known))[:_SHOWN]
    more = f" and {len(known) - _SHOWN} more" if len(known) > _SHOWN else ""
    return f"known: {', '.join(shown)}{more}" if shown else "none is known"


@lru_cache(1024)
def _closest(name: str, known: tuple[str, ...]) -> str | None:
    """Find the name that is most alike; the same faults stand in each case of a table, and to compare takes long."""
    return next(iter(get_close_matches(name, known, n=1, cutoff=_ALIKE)), None)
