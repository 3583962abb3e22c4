"""What clauses of Russian Whist say where they are seldom or never asked."""

from hoyle.cards import Suit
from hoyle.russian_whist.deal import TableSeat, may_rest
from hoyle.russian_whist.play import highest
from hoyle.seats import NOBODY
from hoyle.tricks import EMPTY_4
from hoyle_verify.prove.theorem import always, assume


@always("RW-THM-EDGE-1")
def nobody_has_the_highest_of_no_cards(suit: Suit) -> bool:
    """Of a suit that is not in the trick nobody has played the highest card."""
    return highest(EMPTY_4, suit) == NOBODY


@always("RW-THM-EDGE-2")
def those_who_rest_are_not_compared(often: TableSeat, seldom: TableSeat) -> bool:
    """Two may rest together of whom one has rested before, if all who play have rested as well."""
    assume(often != seldom)
    rested = tuple(0 if seat == seldom else 1 for seat in range(6))
    return may_rest(rested, 1 << often | 1 << seldom) and not may_rest(rested, 1 << often)
