"""Seats round a table, numbered clockwise from 0."""

from typing import Annotated, Final

from hoyle.domains import Mask, Range

NOBODY: Final = 4
"""Stands for "no seat" in a state; no game has more than four active players."""

TABLE: Final = 6
"""The most players at a table, those who rest included."""

Seat = Annotated[int, Range(0, 3)]
SeatOrNobody = Annotated[int, Range(0, 4)]
Seats = Annotated[int, Mask(15)]
"""A set of seats, one bit for each."""


def left_of(seat: int) -> int:
    """Give the next seat clockwise at a table of four."""
    return (seat + 1) & 3


def seats_of(seats: int) -> list[int]:
    """List a set of seats from seat 0 up."""
    return [seat for seat in range(TABLE) if seats >> seat & 1]


def seat_at(active: int, place: int) -> int:
    """Give the seat at the table of an active place; the places count the active seats from seat 0 up."""
    return seats_of(active)[place]


def place_of(active: int, seat: int) -> int:
    """Give the active place of a seat at the table, or NOBODY where it rests."""
    return (active & (1 << seat) - 1).bit_count() if active >> seat & 1 else NOBODY
