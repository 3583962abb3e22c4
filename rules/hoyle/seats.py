"""Seats round a table, numbered clockwise from 0."""

from typing import Annotated, Final

from hoyle.domains import Mask, Range

NOBODY: Final = 4
"""Stands for "no seat" in a state; no game has more than four active players."""

Seat = Annotated[int, Range(0, 3)]
SeatOrNobody = Annotated[int, Range(0, 4)]
Seats = Annotated[int, Mask(15)]
"""A set of seats, one bit for each."""


def left_of(seat: int) -> int:
    """Give the next seat clockwise at a table of four."""
    return (seat + 1) & 3


def seats_of(seats: int) -> list[int]:
    """List a set of seats from seat 0 up."""
    return [seat for seat in range(NOBODY) if seats >> seat & 1]
