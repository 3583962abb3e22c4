"""What clauses of Six-Bid Solo say where they are seldom or never asked."""

from hoyle.cards import HEARTS, NO_CARD, NO_SUIT, Suit
from hoyle.seats import NOBODY
from hoyle.six_bid.pack import MISERE, SPREAD_MISERE, ContractBid
from hoyle.six_bid.play import highest, misere_stops_at_first_trick, play_stops_once_it_is_lost
from hoyle.six_bid.score import misere_as_printed_is_made, solo_not_made_is_lost
from hoyle.six_bid.state import EMPTY_3, CardPoints, Tricks
from hoyle_verify.prove.theorem import always
from hoyle_verify.prove.theorems.six_bid.table import ended


@always("SB-THM-EDGE-1")
def nobody_has_the_highest_of_no_cards(suit: Suit) -> bool:
    """Of a suit that is not in the trick nobody has played the highest card."""
    return highest(EMPTY_3, suit) == NOBODY


@always("SB-THM-EDGE-2")
def misere_needs_the_minimum_as_printed(points: CardPoints, trump: Suit) -> bool:
    """A misère as printed would be made with 74 card points in hearts and 80 in another suit, if it had trumps."""
    enough = points >= (74 if trump == HEARTS else 80)
    return misere_as_printed_is_made(points, 0, trump) == (trump != NO_SUIT and enough)


@always("SB-THM-EDGE-3")
def sixty_are_lost_as_printed(points: CardPoints) -> bool:
    """As printed a solo is lost with 60 card points or fewer, and with no more."""
    return solo_not_made_is_lost(points) == (points < 61)


@always("SB-THM-EDGE-4")
def a_single_point_loses_a_misere(points: CardPoints) -> bool:
    """A misère is lost, and play stops, with the first card point, however few they are."""
    states = [
        ended(bid, NO_SUIT, 0, 0)._replace(tricks=(1, 1, 1), points=(0, points, 0), over=False)
        for bid in (MISERE, SPREAD_MISERE)
    ]
    return all(play_stops_once_it_is_lost(state, NO_CARD).over == (points != 0) for state in states)


@always("SB-THM-EDGE-5")
def a_single_trick_ends_a_misere_that_forbids_them(bid: ContractBid, tricks: Tricks) -> bool:
    """Where a misère forbids tricks, the Bidder's first trick stops the play of a misère, and of no other game."""
    state = ended(bid, NO_SUIT, 0, 0)._replace(tricks=(0, tricks, 0), over=False)
    ends = bid in (MISERE, SPREAD_MISERE) and tricks > 0
    return misere_stops_at_first_trick(state, NO_CARD) == state._replace(over=ends)
