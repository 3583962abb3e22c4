"""The states of a deal of German Solo, one type for each phase.

``colour`` is the preferred suit, ``NO_SUIT`` while there is none; ``pool`` is what lay in the pool before the deal.
"""

from typing import Annotated, Final, NamedTuple

from hoyle.cards import NO_CARD, PACK_32, Suit, cards_of
from hoyle.domains import OneOf, Range, Times
from hoyle.german_solo.pack import Game, GameOrNone, PackCards
from hoyle.seats import NOBODY, Seat, SeatOrNobody
from hoyle.tricks import Trick4

CardOrNone = Annotated[int, OneOf((*cards_of(PACK_32), NO_CARD))]
SuitOrNone = Annotated[int, OneOf((0, 1, 2, 3, NO_CARD))]
"""A trump suit, or ``NO_CARD`` until one is named."""

Tricks = Annotated[int, Range(0, 8)]
Pool = Annotated[int, Range(0, 1_000_000)]
Hands = Annotated[tuple[int, ...], Times(4, PackCards.__metadata__[0])]
TricksWon = Annotated[tuple[int, ...], Times(4, Tricks.__metadata__[0])]

NO_OFFENCE, REVOKE, OUT_OF_TURN, EXPOSED_CARD = range(4)
Offence = Annotated[int, Range(NO_OFFENCE, EXPOSED_CARD)]
OFFENCE_NAMES: Final = ("", "revoke", "out-of-turn", "exposed-card")

DECLARING, NAMING, CALLING, LAYING = range(4)
"""What can be asked for before the opening lead: a game, a trump suit, a card to call, a card to lay face down."""


class Contract(NamedTuple):
    """What is played, by whom, with whom, the trumps and the called card; ``NO_CARD`` until they are named."""

    game: Game
    declarer: Seat
    partner: SeatOrNobody
    trump: SuitOrNone
    called: CardOrNone


class Deal(NamedTuple):
    """A deal before anything was said; ``contract`` is given where the auction is to be skipped."""

    dealer: Seat
    hands: Hands
    colour: Suit
    pool: Pool
    contract: Contract | None


class Auction(NamedTuple):
    """The duel.  ``older`` holds the game ``level`` against ``younger``, who may ask for a higher one.

    ``older`` is ``NOBODY`` until somebody opens.  ``asked`` says that a question is open, ``joined`` how many have come
    in so far, from eldest hand on.  ``turn`` is ``NOBODY`` once the auction has ended.
    """

    dealer: Seat
    hands: Hands
    colour: Suit
    pool: Pool
    turn: SeatOrNobody
    older: SeatOrNobody
    younger: SeatOrNobody
    level: GameOrNone
    asked: bool
    joined: Annotated[int, Range(1, 4)]


class Plan(NamedTuple):
    """What is still to be named: ``asked`` says what ``turn`` has to choose next.

    ``level`` is what the winner of the auction has to reach, and ``spadille``
    whether nobody bid.  ``laid`` is the card that he laid face down.
    """

    dealer: Seat
    hands: Hands
    colour: Suit
    pool: Pool
    turn: Seat
    asked: Annotated[int, Range(DECLARING, LAYING)]
    declarer: Seat
    level: GameOrNone
    spadille: bool
    game: GameOrNone
    trump: SuitOrNone
    called: CardOrNone
    partner: SeatOrNobody
    laid: CardOrNone
    revealed: bool


class Play(NamedTuple):
    """The tricks.  ``led`` is the suit led to the trick in progress, ``NO_SUIT`` before its lead.

    The black queens are of the suit ``trump``.  ``leader`` leads or led to that trick; ``winner`` took the one before.
    ``laid`` is the card face down, until the trick with it is taken in.  ``asked`` says that ``turn`` has to answer
    whether his side goes on for all tricks, ``on`` that it does.  A finished deal may have an ``offence``.
    """

    dealer: Seat
    hands: Hands
    colour: Suit
    pool: Pool
    game: Game
    declarer: Seat
    partner: SeatOrNobody
    called: CardOrNone
    revealed: bool
    trump: Suit
    laid: CardOrNone
    leader: Seat
    turn: Seat
    led: Suit
    trick: Trick4
    winner: SeatOrNobody
    tricks: TricksWon
    asked: bool
    on: bool
    offender: SeatOrNobody
    offence: Offence
    over: bool


State = Auction | Plan | Play


def replaced(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    """Give one seat another value."""
    return (*values[:seat], value, *values[seat + 1 :])


def side_of(declarer: int, partner: int) -> int:
    """Give the set of the Player's side, one bit for each seat."""
    return (1 << declarer | 1 << partner) & ~(1 << NOBODY)


def tricks_of(tricks: tuple[int, ...], side: int) -> int:
    """Add up the tricks of a side."""
    total = 0
    for seat in range(4):
        total += tricks[seat] * (side >> seat & 1)
    return total
