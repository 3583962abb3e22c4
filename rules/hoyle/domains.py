"""The values an argument of a clause may take, written on its type.

``Tricks = Annotated[int, Range(0, 13)]`` is an ``int`` to the type checker, a list of values to whoever
enumerates, and a constraint to whoever proves.  Nothing here is looked at while a game is played.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import final


@final
@dataclass(frozen=True, slots=True)
class Range:
    """Every whole number from ``low`` to ``high``, both included."""

    low: int
    high: int

    def __post_init__(self) -> None:
        if self.low > self.high:
            raise ValueError(f"Range({self.low}, {self.high}) is empty: low must not exceed high")

    def __contains__(self, value: int) -> bool:
        return self.low <= value <= self.high

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.low, self.high + 1))


@final
@dataclass(frozen=True, slots=True)
class OneOf:
    """One of a few listed numbers, such as the cards of a pack."""

    values: tuple[int, ...]

    def __contains__(self, value: int) -> bool:
        return value in self.values

    def __iter__(self) -> Iterator[int]:
        return iter(self.values)


@final
@dataclass(frozen=True, slots=True)
class Mask:
    """Any set of bits within ``bits``: a hand within a pack, some calls among all calls."""

    bits: int

    def __contains__(self, value: int) -> bool:
        return value & ~self.bits == 0 <= value


@final
@dataclass(frozen=True, slots=True)
class Times:
    """A tuple of ``count`` values, all of the same domain."""

    count: int
    item: Range | OneOf | Mask


@final
@dataclass(frozen=True, slots=True)
class UpTo:
    """A tuple of ``least`` to ``most`` values, all of the same domain."""

    least: int
    most: int
    item: Range | OneOf | Mask


Domain = Range | OneOf | Mask | Times | UpTo
