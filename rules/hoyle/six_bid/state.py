"""The states of a deal of Six-Bid Solo, one type for each phase.

The three who play are places 0 to 2 clockwise, and ``table`` says where they sit.  The dealer, who holds no cards at a
table of four, is given by his seat.
"""

from typing import Annotated, Final, NamedTuple, TypeVar

from hoyle.cards import NO_CARD, PACK_36, Suit, SuitOrUnnamed, cards_of
from hoyle.domains import Mask, OneOf, Range, Times
from hoyle.seats import NOBODY, Seat, Table
from hoyle.six_bid.pack import Bid, ContractBid

T = TypeVar("T")

Place = Annotated[int, Range(0, 2)]
PlaceOrNobody = Annotated[int, OneOf((0, 1, 2, NOBODY))]
Places = Annotated[int, Mask(0b111)]
"""A set of places, one bit for each."""

Players = Annotated[int, Range(3, 4)]
PackCard = Annotated[int, OneOf(tuple(cards_of(PACK_36)))]
CardOrNone = Annotated[int, OneOf((*cards_of(PACK_36), NO_CARD))]
PackCards = Annotated[int, Mask(PACK_36)]
CardPoints = Annotated[int, Range(0, 120)]
WidowPoints = Annotated[int, Range(0, 33)]
Tricks = Annotated[int, Range(0, 11)]

Hands = Annotated[tuple[int, ...], Times(3, PackCards.__metadata__[0])]
Trick3 = Annotated[tuple[int, ...], Times(3, OneOf((*cards_of(PACK_36), NO_CARD)))]
"""The cards of a trick by place."""

TricksWon = Annotated[tuple[int, ...], Times(3, Tricks.__metadata__[0])]
PointsWon = Annotated[tuple[int, ...], Times(3, CardPoints.__metadata__[0])]

EMPTY_3: Final = (NO_CARD, NO_CARD, NO_CARD)


def next_place(place: int) -> int:
    """Give the next of the three places clockwise."""
    return (place + 1) % 3


def next_seat(seat: int, players: int) -> int:
    """Give the next seat clockwise at a table of three or four."""
    return (seat + 1) % players


def replaced(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """Give one place another value."""
    return (*values[:place], value, *values[place + 1 :])


class Contract(NamedTuple):
    """A final bid, who plays it, the trumps and the called card: each ``NO_CARD`` until it is named."""

    bid: ContractBid
    bidder: Place
    trump: SuitOrUnnamed
    called: CardOrNone


class Deal(NamedTuple):
    """A deal before anything was said; ``contract`` is given where the auction is to be skipped."""

    dealer: Seat
    hands: Hands
    widow: PackCards
    contract: Contract | None
    table: Table


class Auction(NamedTuple):
    """The bidding.  ``bid`` is the standing bid and ``bidder`` who made it.

    ``eldest`` spoke first; ``turn`` is ``NOBODY`` once the auction has ended.
    """

    dealer: Seat
    eldest: Place
    hands: Hands
    widow: PackCards
    turn: PlaceOrNobody
    bid: Bid
    bidder: PlaceOrNobody
    passed: Places
    table: Table


NAMING, CALLING, GIVING = range(3)
"""What the Bidder can be asked for before the opening lead: a trump suit, a card to call, a card to give."""


class Plan(NamedTuple):
    """The contract is settled; ``asked`` says what the Bidder, who is ``turn``, has to choose next.

    ``holder`` gave up the called card, and ``given`` is the card he got for it.
    """

    dealer: Seat
    hands: Hands
    widow: PackCards
    turn: Place
    asked: Annotated[int, Range(NAMING, GIVING)]
    bid: ContractBid
    trump: SuitOrUnnamed
    called: CardOrNone
    holder: PlaceOrNobody
    given: CardOrNone
    table: Table


class Play(NamedTuple):
    """The tricks.  ``led`` is the suit led to the trick in progress, ``NO_SUIT`` before its lead.

    ``leader`` leads or led to that trick; ``winner`` took the one before.  ``points`` are the card points of the
    tricks that each place has taken, without the widow.
    """

    dealer: Seat
    hands: Hands
    widow: PackCards
    widow_points: WidowPoints
    bid: ContractBid
    bidder: Place
    trump: Suit
    called: CardOrNone
    holder: PlaceOrNobody
    leader: Place
    turn: Place
    led: Suit
    trick: Trick3
    winner: PlaceOrNobody
    tricks: TricksWon
    points: PointsWon
    exposed: Places
    over: bool
    table: Table


class Unplayed(NamedTuple):
    """A deal in which everybody passed."""

    dealer: Seat
    hands: Hands
    widow: PackCards
    table: Table


State = Auction | Plan | Play | Unplayed
