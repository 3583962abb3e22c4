"""The states of a deal of Solo Whist, one type for each phase.

Every seat in a state is a place: the four who play are places 0 to 3 clockwise, and ``table`` says where they sit.
"""

from typing import Annotated, Final, NamedTuple

from hoyle.cards import Card, Cards, Suit, SuitOrUnnamed
from hoyle.domains import Range, Times
from hoyle.seats import Seat, SeatOrNobody, Seats, Table
from hoyle.solo_whist.pack import Bid, ContractBid
from hoyle.solo_whist.tables import HAND
from hoyle.tricks import Laid, Trick4

Hands = Annotated[tuple[int, ...], Times(4, Cards.__metadata__[0])]
Tricks = Annotated[int, Range(0, HAND)]
TricksWon = Annotated[tuple[int, ...], Times(4, Tricks.__metadata__[0])]

PASSED_OUT, LAPSED = 1, 2
UNPLAYED_RESULTS: Final = ("", "passed-out", "lapsed")


class Contract(NamedTuple):
    """A final bid, who plays it, with whom, and the trumps: ``NO_CARD`` until they are named."""

    bid: ContractBid
    declarer: SeatOrNobody
    partner: SeatOrNobody
    trump: SuitOrUnnamed


class Deal(NamedTuple):
    """A deal before anything was said; ``contract`` is given where the auction is to be skipped."""

    dealer: Seat
    turn_up: int
    hands: Hands
    table: Table
    contract: Contract | None


class Auction(NamedTuple):
    """The bidding.  ``bid`` is the standing bid, ``bidder`` who made it, ``partner`` who accepted it.

    ``turn`` is ``NOBODY`` once the auction has ended; ``spoken`` are those who have had a turn.
    """

    dealer: Seat
    turn_up: Card
    hands: Hands
    turn: SeatOrNobody
    bid: Bid
    bidder: SeatOrNobody
    partner: SeatOrNobody
    passed: Seats
    spoken: Seats
    table: Table


class Naming(NamedTuple):
    """The contract is settled, but its trumps may still have to be named."""

    dealer: Seat
    turn_up: Laid
    hands: Hands
    contract: Contract
    table: Table


class Play(NamedTuple):
    """The tricks.  ``led`` is the suit led to the trick in progress, ``NO_SUIT`` before its lead.

    ``leader`` leads or led to that trick; ``winner`` took the one before.
    """

    dealer: Seat
    turn_up: Laid
    hands: Hands
    bid: ContractBid
    declarer: SeatOrNobody
    partner: SeatOrNobody
    trump: Suit
    leader: Seat
    turn: Seat
    led: Suit
    trick: Trick4
    winner: SeatOrNobody
    tricks: TricksWon
    exposed: Seats
    over: bool
    table: Table


class Unplayed(NamedTuple):
    """A deal that ended without play: ``result`` is ``PASSED_OUT`` or ``LAPSED``."""

    dealer: Seat
    turn_up: Laid
    hands: Hands
    bid: Bid
    bidder: SeatOrNobody
    result: Annotated[int, Range(1, 2)]
    table: Table


State = Auction | Naming | Play | Unplayed
