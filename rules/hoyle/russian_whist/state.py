"""The states of a hand of Russian Whist, one type for each phase.

Every seat in a state is a place: the four that hold cards are places 0 to 3 clockwise, and ``table`` says where they
sit.  Side 0 is that of places 0 and 2, side 1 that of places 1 and 3.
"""

from typing import Annotated, NamedTuple

from hoyle.cards import Card, Cards, Suit
from hoyle.domains import Range, Times, UpTo
from hoyle.seats import Seat, SeatOrNobody, Seats, Table
from hoyle.tricks import Trick4

Hands = Annotated[tuple[int, ...], Times(4, Cards.__metadata__[0])]
Tricks = Annotated[int, Range(0, 13)]
TricksWon = Annotated[tuple[int, ...], Times(4, Tricks.__metadata__[0])]
SideTricks = Annotated[tuple[int, ...], Times(2, Tricks.__metadata__[0])]
SidePoints = Annotated[tuple[int, ...], Times(2, Range(0, 1000))]
Revokes = Annotated[tuple[int, ...], UpTo(0, 52, Seat.__metadata__[0])]
"""Who revoked, one place for each revoke, in the order in which they were made."""


class Deal(NamedTuple):
    """A hand before its first card; ``dummies`` are the places without a player."""

    dealer: Seat
    turn_up: Card
    hands: Hands
    dummies: Seats
    table: Table


class Play(NamedTuple):
    """The tricks.  ``led`` is the suit led to the trick in progress, ``NO_SUIT`` before its lead.

    ``lying`` says that the turn-up still lies face up; ``last`` is the trick before, ``winner`` who took it.  ``wrong``
    holds the card of each revoke that can still be put right; ``asked`` are the places whose partners have asked.
    """

    dealer: Seat
    turn_up: Card
    hands: Hands
    dealt: Hands
    dummies: Seats
    lying: bool
    trump: Suit
    leader: Seat
    turn: Seat
    led: Suit
    trick: Trick4
    last_led: Suit
    last: Trick4
    winner: SeatOrNobody
    tricks: TricksWon
    wrong: Trick4
    asked: Seats
    revokes: Revokes
    over: bool
    table: Table


class Aside(NamedTuple):
    """A player who asks, or puts a revoke right, while ``play`` waits; ``turn`` is that player."""

    play: Play
    turn: Seat

    @property
    def hands(self) -> tuple[int, ...]:
        """The cards of each place."""
        return self.play.hands


class Reckoning(NamedTuple):
    """All tricks are played, and the revokes that stand are charged one after another.

    ``turn`` chooses the penalty for the first of ``revokes``, and is ``NOBODY`` once none is left.  ``tricks`` were
    taken in play; ``held`` are those of each side after penalties, ``own`` those that it has held all the time.
    """

    dealer: Seat
    dealt: Hands
    dummies: Seats
    trump: Suit
    winner: SeatOrNobody
    tricks: TricksWon
    turn: SeatOrNobody
    revokes: Revokes
    held: SideTricks
    own: SideTricks
    fines: SidePoints
    table: Table


State = Play | Aside | Reckoning
