"""Seats round a table, numbered clockwise from 0, and the places of those who play.

Where more sit at the table than can play, the state of a deal counts *places*: the active players clockwise from the
lowest seat.  Where nobody rests, place and seat are the same.
"""

from collections.abc import Sequence
from typing import Annotated, Final, NamedTuple, TypeVar

from hoyle.domains import Mask, Range

NOBODY: Final = 4
"""Stands for "no seat" in a state; no game has more than four active players."""

TABLE: Final = 6
"""The most players at a table, those who rest included."""

Seat = Annotated[int, Range(0, 3)]
SeatOrNobody = Annotated[int, Range(0, 4)]
Seats = Annotated[int, Mask(15)]
"""A set of seats, one bit for each."""


T = TypeVar("T")


class Table(NamedTuple):
    """How many sit at a table, and which of the seats are active, one bit for each."""

    players: Annotated[int, Range(2, TABLE)]
    active: Annotated[int, Mask(0b111111)]


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


def spread(table: Table, by_place: Sequence[T], resting: T) -> list[T]:
    """Turn what each place has into what each seat has, with ``resting`` where somebody rests."""
    return [
        by_place[place_of(table.active, seat)] if table.active >> seat & 1 else resting for seat in range(table.players)
    ]
