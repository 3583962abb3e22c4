"""The auction of Solo Whist with any cards: no hand has a say in it, and no word moves a card.

The auctions are searched with the cards of one deal; by this they stand for those of every deal.
"""

from hoyle.seats import NOBODY, Seat
from hoyle.solo_whist.pack import ACCEPT, PASS, Call, Calls
from hoyle.solo_whist.state import Auction, Hands
from hoyle_verify.prove.theorem import always
from hoyle_verify.prove.theorems.solo_whist.table import PRINTED


@always("SW-THM-AUC-36")
def cards_have_no_say(auction: Auction, turn: Seat, others: Hands, calls: Calls, call: Call) -> bool:
    """Whatever is held the same may be said, and a word changes the bidding, exactly as told, and no hand."""
    state = auction._replace(turn=turn)
    after = PRINTED.ruleset.follow("called", state, call)
    with_others = PRINTED.ruleset.follow("called", state._replace(hands=others), call)
    bids = (call != PASS) & (call != ACCEPT)
    told = state._replace(
        bid=call if bids else state.bid,
        bidder=turn if bids else state.bidder,
        partner=NOBODY if bids else turn if call == ACCEPT else state.partner,
        passed=state.passed | (call == PASS) << turn,
        spoken=state.spoken | 1 << turn,
        turn=with_others.turn,
    )
    allowed = PRINTED.ruleset.narrow("call", state, calls)
    return (after == told) & (allowed == PRINTED.ruleset.narrow("call", state._replace(hands=others), calls))
