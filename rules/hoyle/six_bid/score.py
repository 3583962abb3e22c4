"""Settlement of Six-Bid Solo: what counts, when a game is made, what it is worth, and who pays whom.

Money is in tokens.  ``points`` are the Bidder's card points, the widow among them where it counts.  Payments are by
seat at the table, of which the fourth may be missing.
"""

from typing import Annotated, Final

from hoyle.cards import HEARTS, NO_SUIT, Suit
from hoyle.clause import defines, values
from hoyle.domains import Range, Times
from hoyle.seats import Seat, Seats
from hoyle.six_bid.pack import GUARANTEE_SOLO, HEART_SOLO, SOLO, SPREAD_MISERE, ContractBid
from hoyle.six_bid.state import CardPoints, Tricks, WidowPoints
from hoyle.six_bid.tables import (
    ALL_POINTS,
    CALL_SOLO_IN_HEARTS_VALUE,
    CALL_SOLO_VALUE,
    DEARER_MISERE_VALUE,
    GUARANTEE_VALUE,
    HALF,
    HEART_SOLO_VALUE,
    MINIMUM,
    MINIMUM_IN_HEARTS,
    MISERE_VALUE,
    SOLO_VALUE,
    SPREAD_MISERE_VALUE,
)

UNIT: Final = "tokens"
COUNT: Final = "card points"

TrickPoints = Annotated[int, Range(0, 120)]
Value = Annotated[int, Range(2, 150)]
Amount = Annotated[int, Range(0, 180)]
Payments = Annotated[tuple[int, ...], Times(4, Range(-540, 540))]


@values("SB-SOLO-2", at="004:P18", unit=COUNT)
def widow_is_added(points: TrickPoints, widow: WidowPoints) -> CardPoints:
    """In a solo the widow is set aside and added to the Bidder's cards after the play."""
    return points + widow


@values("SB-MIS-3", at="004:P20", unit=COUNT, defect="SB-DEF-01")
def widow_helps_the_guarantee(points: TrickPoints, widow: WidowPoints) -> CardPoints:
    """The widow takes no part in the play and is added to the Bidder's cards after it."""
    return points + widow


@values("SB-MIS-3b", at="004:P20", unit=COUNT, defect="SB-DEF-03")
def widow_hurts_the_misere(points: TrickPoints, widow: WidowPoints) -> CardPoints:
    """Taken as printed, the widow is added to the Bidder's cards in a misère too.

    No ruleset uses it: together with SB-RUL-2 it would let the three cards of the widow, which nobody has seen, defeat
    a Bidder who has not taken a single card that counts.
    """
    return points + widow


@values("SB-CALL-2", at="004:P22", unit=COUNT)
def widow_belongs_to_the_caller(points: TrickPoints, widow: WidowPoints) -> CardPoints:
    """In a call solo the widow is not played with, and is added to the Bidder's tricks after the play."""
    return points + widow


@values("SB-RUL-3", unit=COUNT, standing="ruling", defect="SB-DEF-03")
def widow_stays_out(points: TrickPoints, _widow: WidowPoints) -> CardPoints:
    """In a misère and a spread misère the widow counts to nobody."""
    return points


@defines("SB-RUL-4", standing="ruling", defect="SB-DEF-04")
def solo_is_made(points: CardPoints, _tricks: Tricks, _trump: Suit) -> bool:
    """A solo or heart solo is made with more than half of all card points, 61 at least."""
    return points > HALF


@defines("SB-RUL-2", standing="ruling", defect="SB-DEF-02")
def misere_takes_no_points(points: CardPoints, _tricks: Tricks, _trump: Suit) -> bool:
    """The Bidder of a misère or spread misère undertakes to take no card that counts."""
    return points == 0


@defines("SB-RUL-2b", standing="reported", defect="SB-DEF-02")
def misere_takes_no_tricks(_points: CardPoints, tricks: Tricks, _trump: Suit) -> bool:
    """The Bidder of a misère or spread misère undertakes to take no trick."""
    return tricks == 0


@values("SB-MIS-2", at="004:P20", unit=COUNT, defect="SB-DEF-01")
def minimum(trump: Suit) -> CardPoints:
    """The Bidder undertakes a minimum of card points, 74 with hearts as trumps and 80 with another suit."""
    return MINIMUM_IN_HEARTS if trump == HEARTS else MINIMUM


@defines("SB-MIS-2b", at="004:P20", defect="SB-DEF-01")
def misere_as_printed_is_made(points: CardPoints, _tricks: Tricks, trump: Suit) -> bool:
    """Taken as printed, a misère is made with 74 card points and hearts as trumps, or with 80 and another suit.

    No ruleset uses it: it needs trumps, and SB-MIS-1, which stands in the same paragraph, allows none, so that no
    misère could ever be made.
    """
    return trump != NO_SUIT and points >= minimum(trump)


@defines("SB-RUL-1", standing="ruling", defect="SB-DEF-01")
def guarantee_solo_is_made(points: CardPoints, _tricks: Tricks, trump: Suit) -> bool:
    """The minimum printed under the misère, and the widow added to it, belong to the guarantee solo."""
    return points >= minimum(trump)


@defines("SB-CALL-1", at="004:P22", defect="SB-DEF-20")
def call_solo_is_made(points: CardPoints, _tricks: Tricks, _trump: Suit) -> bool:
    """The Bidder of a call solo undertakes to win all 120 card points."""
    return points == ALL_POINTS


@defines("SB-PAY-6", at="004:P26", defect="SB-DEF-05")
def sides_are_equal(points: CardPoints) -> bool:
    """In a solo or heart solo nothing is scored if each side has 60 card points."""
    return points == HALF


@values("SB-RUL-7", unit=UNIT, standing="ruling", defect="SB-DEF-07")
def value_of_game(bid: ContractBid, trump: Suit) -> Value:
    """A solo is worth 2 and a heart solo 3 a point, a guarantee solo 40, a spread misère 60, a call solo 100 or 150.

    A call solo is worth 150 with hearts as trumps.
    """
    if bid == SOLO:
        return SOLO_VALUE
    if bid == HEART_SOLO:
        return HEART_SOLO_VALUE
    if bid == GUARANTEE_SOLO:
        return GUARANTEE_VALUE
    if bid == SPREAD_MISERE:
        return SPREAD_MISERE_VALUE
    return CALL_SOLO_IN_HEARTS_VALUE if trump == HEARTS else CALL_SOLO_VALUE


@values("SB-RUL-24", unit=UNIT, standing="ruling", defect="SB-DEF-24")
def value_of_misere(_bid: ContractBid, _trump: Suit) -> Value:
    """A misère is worth 30, less than the guarantee solo above it."""
    return MISERE_VALUE


@values("SB-RUL-24b", unit=UNIT, standing="reported", defect="SB-DEF-24")
def value_of_dearer_misere(_bid: ContractBid, _trump: Suit) -> Value:
    """A misère is worth 40, as much as a guarantee solo."""
    return DEARER_MISERE_VALUE


@values("SB-RUL-17", unit=UNIT, standing="ruling", defect="SB-DEF-17")
def value_by_points(points: CardPoints, value: Value) -> Amount:
    """A solo or heart solo is paid by its value for each card point above 60 if it is made, below 60 if it fails."""
    return value * (points - HALF if points > HALF else HALF - points)


@defines("SB-OBJ-2", at="004:P24")
def opponents(active: Seats, bidder: Seat) -> Seats:
    """The two other players combine against the Bidder."""
    return active & ~(1 << bidder)


@defines("SB-PAY-4", at="004:P25")
def all_share_alike(payers: Seats, resting: Seat) -> Seats:
    """At a table of four all share alike in gain and loss, the dealer without cards as well."""
    return payers | 1 << resting


@defines("SB-PAY-5", at="004:P25", defect="SB-DEF-13")
def made_solo_is_paid_by_two(payers: Seats, _resting: Seat) -> Seats:
    """At a table of four the Bidder of a made solo or heart solo is paid by his two active opponents alone."""
    return payers


@defines("SB-PAY-5b", at="004:P25", standing="ruling", defect="SB-DEF-13")
def made_heart_solo_is_paid_by_two(payers: Seats, _resting: Seat) -> Seats:
    """At a table of four only the Bidder of a made heart solo is paid by his two active opponents alone."""
    return payers


@values("SB-PAY-2", at="004:P25", unit=UNIT)
def game_is_won(amount: Amount, bidder: Seat, payers: Seats) -> Payments:
    """A Bidder who reaches the required number receives the value of his game from each player."""
    paid = tuple(amount * (payers >> seat & 1) for seat in range(4))
    return tuple(sum(paid) if seat == bidder else -paid[seat] for seat in range(4))


@values("SB-PAY-3", at="004:P25", unit=UNIT, defect="SB-DEF-17")
def game_is_lost(amount: Amount, bidder: Seat, payers: Seats) -> Payments:
    """A Bidder who fails pays each player the corresponding sum."""
    received = tuple(amount * (payers >> seat & 1) for seat in range(4))
    return tuple(-sum(received) if seat == bidder else received[seat] for seat in range(4))


@defines("SB-PAY-3b", at="004:P25", defect="SB-DEF-05")
def solo_not_made_is_lost(points: CardPoints) -> bool:
    """Taken as printed, a Bidder who has not reached the required number pays, and there is no third case.

    No ruleset uses it: with the 61 points that SB-RUL-4 requires it makes 60 a loss, and SB-PAY-6 makes it none.
    """
    return points <= HALF
