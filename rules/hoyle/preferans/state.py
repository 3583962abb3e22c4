"""The states of a deal of Preferans, one type for each phase.

The three who play are places 0 to 2 clockwise, and ``table`` says where they sit.  The dealer, who holds no cards at a
table of four, is given by his seat.
"""

from typing import Annotated, Final, NamedTuple, TypeVar

from hoyle.cards import NO_CARD, PACK_32, Suit, SuitOrUnnamed, cards_of
from hoyle.domains import Mask, OneOf, Range, Times
from hoyle.preferans.pack import ClaimedOrNot, Level, Said
from hoyle.seats import NOBODY, Seat, Table

T = TypeVar("T")

Place = Annotated[int, Range(0, 2)]
PlaceOrNobody = Annotated[int, OneOf((0, 1, 2, NOBODY))]
Places = Annotated[int, Mask(0b111)]
"""A set of places, one bit for each."""

Players = Annotated[int, Range(3, 4)]
PackCard = Annotated[int, OneOf(tuple(cards_of(PACK_32)))]
PackCards = Annotated[int, Mask(PACK_32)]
Tricks = Annotated[int, Range(0, 10)]

Hands = Annotated[tuple[int, ...], Times(3, PackCards.__metadata__[0])]
Trick3 = Annotated[tuple[int, ...], Times(3, OneOf((*cards_of(PACK_32), NO_CARD)))]
"""The cards of a trick by place."""

TricksWon = Annotated[tuple[int, ...], Times(3, Tricks.__metadata__[0])]
Deciders = Annotated[tuple[int, ...], Times(3, Place.__metadata__[0])]
"""The place that plays each hand."""

AllSaid = Annotated[tuple[int, ...], Times(3, Said.__metadata__[0])]
"""The last word of each place; the declarer, and whoever has not spoken, has ``UNSAID``."""

EMPTY_3: Final = (NO_CARD, NO_CARD, NO_CARD)
ALL_PLACES: Final = 0b111


def next_place(place: int) -> int:
    """Give the next of the three places clockwise."""
    return (place + 1) % 3


def other_defender(declarer: int, defender: int) -> int:
    """Give the place that is neither of two."""
    return 3 - declarer - defender


def replaced(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """Give one place another value."""
    return (*values[:place], value, *values[place + 1 :])


class Deal(NamedTuple):
    """A deal whose cards are dealt, discarded and, unless everybody passed, under contract.

    ``declarer`` is ``NOBODY`` where everybody passed; ``trump`` is ``NO_CARD`` where only the end of a deal is known
    and its trumps are not.  ``talon`` is empty where it is not known.
    """

    dealer: Seat
    hands: Hands
    talon: PackCards
    discard: PackCards
    level: Level
    trump: SuitOrUnnamed
    declarer: PlaceOrNobody
    table: Table


class Whisting(NamedTuple):
    """The defenders declare.  ``sole`` is the one defender who whists, once he is asked how.

    ``turn`` is ``NOBODY`` once everything is said.
    """

    deal: Deal
    level: Level
    declarer: Place
    turn: PlaceOrNobody
    said: AllSaid
    sole: PlaceOrNobody


class Play(NamedTuple):
    """The tricks.  ``led`` is the suit led to the trick in progress, ``NO_SUIT`` before its lead.

    ``leader`` leads or led to that trick; ``winner`` took the one before; ``sole`` is the only whister; ``deciders``
    says who plays each hand.
    """

    deal: Deal
    hands: Hands
    level: Level
    trump: Suit
    declarer: Place
    said: AllSaid
    sole: PlaceOrNobody
    exposed: Places
    deciders: Deciders
    leader: Place
    turn: Place
    led: Suit
    trick: Trick3
    winner: PlaceOrNobody
    tricks: TricksWon
    over: bool


class Claim(NamedTuple):
    """A result is proposed while ``play`` waits: ``by`` offers to take ``tricks`` more.

    ``turn`` is first ``by`` himself, then whoever has to answer, and ``NOBODY`` once that is done.
    """

    play: Play
    by: Place
    turn: PlaceOrNobody
    tricks: ClaimedOrNot


class Unplayed(NamedTuple):
    """A deal that ended with the words of the defenders."""

    deal: Deal
    said: AllSaid


class AllPass(NamedTuple):
    """A deal in which nobody bid."""

    deal: Deal


State = Whisting | Play | Claim | Unplayed | AllPass
