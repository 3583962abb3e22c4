"""Settlement of Solo Whist: when a contract is made, what it is worth, and who pays whom.

Money is in quarter points.  ``tricks`` are those of the declaring side.  A price is what one opponent pays, and is
negative when the declaring side pays.
"""

from typing import Annotated

from hoyle.clause import defines, values
from hoyle.domains import Range, Times
from hoyle.seats import NOBODY, Seat, SeatOrNobody
from hoyle.solo_whist.state import Tricks
from hoyle.solo_whist.tables import (
    ABUNDANCE_PRICE,
    ABUNDANCE_TARGET,
    ABUNDANCE_TRICK,
    DECLARED_PRICE,
    HAND,
    MISERE_PRICE,
    OPEN_MISERE_PRICE,
    PARTNERS_TARGET,
    PROPOSAL_PRICE,
    PROPOSAL_TRICK,
    SOLO_PRICE,
    SOLO_TARGET,
    SOLO_TRICK,
)

UNIT = "quarter points"
Price = Annotated[int, Range(-40, 40)]
Payments = Annotated[tuple[int, ...], Times(4, Range(-120, 120))]


@defines("SW-PROP-1", at="000:P13")
def proposal_is_made(tricks: Tricks) -> bool:
    """Proposer and partner undertake to take eight of the thirteen tricks together."""
    return tricks >= PARTNERS_TARGET


@defines("SW-SOLO-2", at="000:P17")
def solo_is_made(tricks: Tricks) -> bool:
    """The soloist undertakes to take five tricks or more alone."""
    return tricks >= SOLO_TARGET


@defines("SW-MIS-2", at="000:P19")
def misere_is_made(tricks: Tricks) -> bool:
    """The bidder of a misère undertakes to take none of the thirteen tricks."""
    return tricks == 0


@defines("SW-ABU-2", at="000:P21")
def abundance_is_made(tricks: Tricks) -> bool:
    """The bidder of an abundance undertakes to take nine of the thirteen tricks."""
    return tricks >= ABUNDANCE_TARGET


@defines("SW-RUL-8", standing="ruling", defect="SW-DEF-08")
def royal_abundance_is_made(tricks: Tricks) -> bool:
    """A royal abundance needs as many tricks as an abundance."""
    return abundance_is_made(tricks)


@defines("SW-OMI-2", at="000:P25")
def open_misere_is_made(tricks: Tricks) -> bool:
    """The bidder of an open misère undertakes to take no trick."""
    return tricks == 0


@defines("SW-DAB-2", at="000:P27")
def declared_abundance_is_made(tricks: Tricks) -> bool:
    """The bidder of a declared abundance undertakes to take all thirteen tricks."""
    return tricks == HAND


@values("SW-PAY-1", at="000:P30", unit=UNIT)
def proposal_price() -> Price:
    """A proposal with its acceptance is worth one point."""
    return PROPOSAL_PRICE


@values("SW-PAY-2", at="000:P30", unit=UNIT)
def proposal_won(tricks: Tricks, price: Price) -> Price:
    """Proposer and partner each receive the price of their game if they take their eight tricks."""
    return price + proposal_overtricks(tricks)


@values("SW-PAY-3", at="000:P30", unit=UNIT)
def proposal_overtricks(tricks: Tricks) -> Price:
    """Each trick above eight brings the partners a quarter of a point more."""
    return PROPOSAL_TRICK * (tricks - PARTNERS_TARGET)


@values("SW-PAY-4", at="000:P30", unit=UNIT, defect="SW-DEF-12")
def proposal_lost(tricks: Tricks, _price: Price) -> Price:
    """Partners who fall short of eight each pay a quarter of a point for every trick they lack."""
    return -PROPOSAL_TRICK * (PARTNERS_TARGET - tricks)


@values("SW-PAY-4b", unit=UNIT, standing="reported", defect="SW-DEF-12")
def proposal_lost_with_price(tricks: Tricks, price: Price) -> Price:
    """Partners who fall short each pay the price of their game as well as what each trick they lack costs."""
    return proposal_lost(tricks, price) - price


@values("SW-PAY-5", at="000:P31", unit=UNIT)
def solo_price() -> Price:
    """A solo is worth one point."""
    return SOLO_PRICE


@values("SW-PAY-6", at="000:P31", unit=UNIT)
def solo_won(tricks: Tricks, price: Price) -> Price:
    """A soloist who succeeds gets the price from each opponent and a quarter of a point for every trick above five."""
    return price + SOLO_TRICK * (tricks - SOLO_TARGET)


@values("SW-PAY-7", at="000:P31", unit=UNIT, defect="SW-DEF-12")
def solo_lost(tricks: Tricks, _price: Price) -> Price:
    """A soloist who fails pays each opponent a quarter of a point for every trick that he lacks."""
    return -SOLO_TRICK * (SOLO_TARGET - tricks)


@values("SW-PAY-7b", unit=UNIT, standing="reported", defect="SW-DEF-12")
def solo_lost_with_price(tricks: Tricks, price: Price) -> Price:
    """A soloist who fails pays each opponent the price of the solo as well as what each trick he lacks costs."""
    return solo_lost(tricks, price) - price


@values("SW-PAY-8", at="000:P31", unit=UNIT, defect="SW-DEF-22")
def misere_price() -> Price:
    """A misère that succeeds brings two points from each of the other players."""
    return MISERE_PRICE


@values("SW-PAY-10", at="000:P32", unit=UNIT, defect="SW-DEF-14")
def abundance_price() -> Price:
    """An abundance and a royal abundance are worth three points."""
    return ABUNDANCE_PRICE


@values("SW-PAY-11", at="000:P32", unit=UNIT)
def abundance_won(tricks: Tricks, price: Price) -> Price:
    """A made abundance brings its price and half a point more for every trick above nine."""
    return price + ABUNDANCE_TRICK * (tricks - ABUNDANCE_TARGET)


@values("SW-PAY-12", at="000:P32", unit=UNIT, defect="SW-DEF-12")
def abundance_lost(tricks: Tricks, _price: Price) -> Price:
    """In an abundance half a point is paid for every trick that is lacking."""
    return -ABUNDANCE_TRICK * (ABUNDANCE_TARGET - tricks)


@values("SW-PAY-12b", unit=UNIT, standing="reported", defect="SW-DEF-12")
def abundance_lost_with_price(tricks: Tricks, price: Price) -> Price:
    """A lost abundance costs its price as well as what each trick that is lacking costs."""
    return abundance_lost(tricks, price) - price


@values("SW-PAY-13", at="000:P32", unit=UNIT, defect="SW-DEF-14")
def open_misere_price() -> Price:
    """An open misère is worth four points."""
    return OPEN_MISERE_PRICE


@values("SW-PAY-14", at="000:P32", unit=UNIT, defect="SW-DEF-14")
def declared_abundance_price() -> Price:
    """A declared abundance is worth six points."""
    return DECLARED_PRICE


@values("SW-RUL-11", unit=UNIT, standing="ruling", defect="SW-DEF-11")
def lost_as_won(_tricks: Tricks, price: Price) -> Price:
    """A lost misère, open misère or declared abundance costs as much as it would have brought."""
    return -price


@values("SW-RUL-11b", unit=UNIT, standing="ruling", defect="SW-DEF-11")
def lost_for_nothing(_tricks: Tricks, _price: Price) -> Price:
    """A lost misère, open misère or declared abundance costs nothing, since the document names no payment."""
    return 0


@values("SW-RUL-14", unit=UNIT, standing="ruling", defect="SW-DEF-14")
def each_opponent_settles(price: Price, declarer: Seat, _partner: SeatOrNobody) -> Payments:
    """What a game played alone is worth passes between the declarer and each of the three others."""
    shares = (-price, -price, -price, -price)
    return (*shares[:declarer], 3 * price, *shares[declarer + 1 :])


@values("SW-RUL-5d", unit=UNIT, standing="reported", defect="SW-DEF-05")
def taker_of_last_trick_pays(price: Price, taker: Seat) -> Payments:
    """In a general misère whoever takes the last trick pays each of the others the price of a solo."""
    return each_opponent_settles(-price, taker, NOBODY)


@values("SW-RUL-13", unit=UNIT, standing="ruling", defect="SW-DEF-13")
def partners_settle_singly(price: Price, declarer: Seat, partner: SeatOrNobody) -> Payments:
    """Proposer and partner each settle with one opponent.

    The proposer settles with the first opponent on his left, the partner with the other.
    """
    return tuple(price if seat in (declarer, partner) else -price for seat in range(4))


@values("SW-RUL-13b", unit=UNIT, standing="ruling", defect="SW-DEF-13")
def partners_settle_with_both(price: Price, declarer: Seat, partner: SeatOrNobody) -> Payments:
    """Proposer and partner each settle with both opponents."""
    return tuple(2 * price if seat in (declarer, partner) else -2 * price for seat in range(4))
