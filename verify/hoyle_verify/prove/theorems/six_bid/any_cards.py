"""The auction of Six-Bid Solo and what the Bidder chooses after it, with any cards.

The auctions are searched with the cards of one deal; by this they stand for those of every deal.
"""

from hoyle.cards import HEARTS, PACK_36
from hoyle.seats import NOBODY
from hoyle.six_bid.pack import ALL_BIDS, PASS, SOLO, Call, TrumpSuit
from hoyle.six_bid.state import Auction, PackCard, Place, Plan
from hoyle_verify.prove.theorem import always
from hoyle_verify.prove.theorems.six_bid.table import PRINTED


@always("SB-THM-AUC-16")
def cards_have_no_say(auction: Auction, turn: Place, call: Call) -> bool:
    """Whatever is held, who is asked may pass or bid higher, and a word changes the bidding and no hand."""
    state = auction._replace(turn=turn)
    allowed = PRINTED.ruleset.narrow("bid", state, ALL_BIDS | 1 << PASS)
    after = PRINTED.ruleset.follow("bidden", state, call)
    passes = call == PASS
    bidder = state.bidder if passes else turn
    passed = state.passed | passes << turn
    following = NOBODY
    for step in (2, 1, 0):
        place = (state.eldest + step) % 3
        free = (place != bidder) & (passed >> place & 1 == 0)
        following = place if free else following
    told = state._replace(bid=state.bid if passes else call, bidder=bidder, passed=passed, turn=following)
    return (allowed == ALL_BIDS & -(2 << state.bid) | 1 << PASS) & (after == told)


@always("SB-THM-EXCH-6")
def bidder_can_always_choose(state: Plan, suit: TrumpSuit, called: PackCard) -> bool:
    """Whatever he holds the Bidder can name trumps, call a card that he lacks, and give another than that card."""
    rules = PRINTED.ruleset
    held = state.hands[state.turn]
    named = rules.narrow("name-trump", state, 0b1111)
    good = named == (0b1111 ^ (state.bid == SOLO) << HEARTS)
    for fold in ("named-solo", "named-guarantee-solo", "named-call-solo"):
        good = good & (rules.follow(fold, state, suit) == state._replace(trump=suit))
    good = good & (rules.narrow("call", state, PACK_36) == PACK_36 & ~held)
    return good & (rules.narrow("give", state._replace(called=called), PACK_36) == held & ~(1 << called))
