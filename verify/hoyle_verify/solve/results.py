"""What is asked of the solver, how much it may spend, and what it answers."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from hoyle.errors import HoyleError, NotationError
from hoyle_verify.solve.position import Position, Unit

Kind = Literal["misere", "most", "fewest"]

MEBIBYTE: Final = 1 << 20
DEFAULT_MEMORY: Final = 256 * MEBIBYTE


@dataclass(frozen=True, slots=True)
class Goal:
    """What a side plays for: no trick at all, most, or fewest; ``target`` is what it undertakes, if anything.

    A misère asks only whether any unit is taken.  Without a target ``most`` undertakes everything, ``fewest`` nothing.
    """

    kind: Kind
    target: int | None = None
    unit: Unit = "tricks"

    @classmethod
    def parse(cls, text: str) -> "Goal":
        """Read ``misere``, ``most``, ``fewest`` or a number of tricks; raises NotationError for anything else."""
        kinds: dict[str, Kind] = {"misere": "misere", "most": "most", "fewest": "fewest"}
        if text in kinds:
            return cls(kinds[text])
        if text.isdecimal() and 1 <= int(text) <= 13:
            return cls("most", int(text))
        raise NotationError("goal", text, "misere, most, fewest or a number of tricks from 1 to 13")

    def is_made(self, value: int, everything: int) -> bool:
        """Say whether a side that has ``value`` units of ``everything`` in the end has what it undertook."""
        if self.kind == "most":
            return value >= (everything if self.target is None else self.target)
        return value <= (self.target or 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """When to give up: after so many seconds, or never; ``memory`` bounds the table in bytes."""

    seconds: float | None = None
    memory: int = DEFAULT_MEMORY


@dataclass(frozen=True, slots=True, kw_only=True)
class Solution:
    """What best play by both sides leads to.

    ``value`` is how many units the side has in the end, ``moves`` the same after each legal card, and ``line`` best
    play for both.  In a misère a value is 0 if nothing is taken and 1 if anything is.
    """

    position: Position
    goal: Goal
    value: int
    made: bool
    moves: Mapping[int, int]
    line: tuple[int, ...]
    nodes: int
    seconds: float

    @property
    def actor(self) -> int:
        """Whose turn it is."""
        return self.position.actor

    @property
    def best(self) -> tuple[int, ...]:
        """The cards that keep the value."""
        return tuple(card for card, value in self.moves.items() if value == self.value)


class Unfinished(HoyleError):
    """The time was up before the answer was known; ``moves`` holds the cards that were valued by then."""

    def __init__(self, nodes: int, seconds: float, moves: Mapping[int, int]) -> None:
        self.nodes: Final = nodes
        self.seconds: Final = seconds
        self.moves: Final = dict(moves)
        super().__init__(f"not solved within {seconds:.1f} seconds ({nodes:,} nodes): allow more with --seconds")
