"""The auction of Solo Whist: who speaks, what may be called, and what each call brings about."""

from typing import Final

from hoyle.clause import cite, defines, narrows, part, steps
from hoyle.seats import NOBODY, Seat, SeatOrNobody, left_of
from hoyle.solo_whist.pack import (
    ABUNDANCE,
    ACCEPT,
    ALL_BIDS,
    DECLARED_ABUNDANCE,
    GENERAL_MISERE,
    NO_BID,
    PASS,
    PROPOSAL,
    ROYAL_ABUNDANCE,
    Call,
    Calls,
    ContractBid,
    TrumpSuit,
)
from hoyle.solo_whist.state import Auction, Naming


def proposal_is_open(state: Auction) -> bool:
    """Say whether the standing bid is a proposal that nobody has accepted."""
    return state.bid == PROPOSAL and state.partner == NOBODY


@defines("SW-BID-3", at="000:P10")
def eldest_hand(dealer: Seat) -> Seat:
    """The player on the dealer's left is eldest hand and speaks first."""
    return left_of(dealer)


@defines("SW-BID-5", at="000:P11")
def overcalled_player_may_go_on(state: Auction, seat: Seat) -> bool:
    """A player who was overcalled and has not passed may go on to a higher bid."""
    return not state.passed >> seat & 1 and seat not in (state.bidder, state.partner)


@defines("SW-PROP-6", at="000:P14", defect="SW-DEF-04")
def eldest_may_return(state: Auction, seat: Seat) -> bool:
    """Eldest hand may accept another player's proposal even after passing."""
    return seat == eldest_hand(state.dealer) and seat != state.bidder and proposal_is_open(state)


@defines("SW-RUL-6", standing="ruling", defect="SW-DEF-06")
def next_to_speak(state: Auction) -> SeatOrNobody:
    """The auction goes on clockwise until all have passed but the standing bidder, or the standing pair.

    A proposer whose proposal has gone round unaccepted is asked once more.
    """
    awaits_answer = proposal_is_open(state) and not state.passed >> state.bidder & 1
    seat = left_of(state.turn)
    for _ in range(4):
        if not state.spoken >> seat & 1:
            return seat
        if awaits_answer and seat == state.bidder:
            return seat
        if awaits_answer and state.passed >> seat & 1 and eldest_may_return(state, seat):
            return seat
        if not state.passed >> seat & 1 and overcalled_player_may_go_on(state, seat):
            return seat
        seat = left_of(seat)
    return NOBODY


@defines("SW-RUL-5", standing="ruling", defect="SW-DEF-05")
def all_pass_is_not_played() -> ContractBid:
    """When everybody passes there is no play and no payment, and the next dealer deals."""
    return NO_BID


@defines("SW-RUL-5b", standing="reported", defect="SW-DEF-05")
def all_pass_is_a_general_misere() -> ContractBid:
    """When everybody passes the deal is played as a general misère, each for himself."""
    return GENERAL_MISERE


@defines("SW-PROP-9", at="000:P15", defect="SW-DEF-01")
def unaccepted_proposal_is_not_played(bid: ContractBid, partner: SeatOrNobody) -> bool:
    """A proposal that nobody accepts is not played."""
    return bid == PROPOSAL and partner == NOBODY


@narrows("SW-BID-4", at="000:P10")
def bid_not_lower(state: Auction, calls: Calls) -> Calls:
    """Bids ascend: nobody may bid lower than the bid before."""
    if state.bid == DECLARED_ABUNDANCE:
        cite("SW-DAB-1")
    return calls & ~(ALL_BIDS & (1 << state.bid) - 1)


part(
    "SW-DAB-1",
    "A declared abundance is the highest bid: nothing overcalls it.",
    within="SW-BID-4",
    at="000:P27",
    defect="SW-DEF-31",
)


@narrows("SW-RUL-2", standing="ruling", defect="SW-DEF-02")
def bid_not_equal(state: Auction, calls: Calls) -> Calls:
    """A bid must be higher than the standing bid; to repeat it is not enough."""
    return calls & ~(ALL_BIDS & 1 << state.bid)


@narrows("SW-RAB-4", at="000:P23", defect="SW-DEF-08")
def royal_only_over_abundance(state: Auction, calls: Calls) -> Calls:
    """Royal abundance cannot be bid outright: it needs an abundance to overcall."""
    if state.bid == ABUNDANCE:
        return calls
    return calls & ~(1 << ROYAL_ABUNDANCE)


@narrows("SW-RUL-3", standing="ruling", defect="SW-DEF-03")
def accept_an_open_proposal(state: Auction, calls: Calls) -> Calls:
    """A proposal can be accepted only while it is the standing bid, once, and by another player than its maker."""
    if proposal_is_open(state) and state.turn != state.bidder:
        return calls
    return calls & ~(1 << ACCEPT)


@narrows("SW-PROP-7", at="000:P15")
def passed_player_only_accepts(state: Auction, calls: Calls) -> Calls:
    """Late acceptance by eldest hand is the only exception: nobody who has passed may bid."""
    if state.passed >> state.turn & 1:
        return calls & ~ALL_BIDS
    return calls


@narrows("SW-PROP-10", at="000:P15", defect="SW-DEF-01")
def unaccepted_proposer_must_raise(state: Auction, calls: Calls) -> Calls:
    """A proposer whom nobody accepts must change his proposal for a higher bid."""
    if state.turn == state.bidder:
        return calls & ~(1 << PASS)
    return calls


@steps("SW-BID-2", at="000:P10-P11", nature="definition")
def bid_stands(state: Auction, call: Call) -> Auction:
    """A bid announces that its maker means to take a certain number of tricks, and stands until it is overcalled."""
    if call in (PASS, ACCEPT):
        return state
    if state.bid != NO_BID:
        cite("SW-BID-8")
        cite(_RANKS[call])
    return state._replace(bid=call, bidder=state.turn, partner=NOBODY)


part(
    "SW-BID-8",
    "From the lowest the bids are proposal, solo, misère, abundance, royal abundance, open misère, declared abundance.",
    within="SW-BID-2",
    at="000:P12-P27",
)
part("SW-SOLO-1", "A solo ranks above a proposal, accepted or not.", within="SW-BID-2", at="000:P17")
part("SW-MIS-1", "A misère ranks next above a solo.", within="SW-BID-2", at="000:P19")
part("SW-ABU-1", "An abundance ranks above a misère.", within="SW-BID-2", at="000:P21")
part("SW-RAB-1", "A royal abundance overcalls an abundance.", within="SW-BID-2", at="000:P23", defect="SW-DEF-08")

_RANKS: Final = (
    "SW-BID-8",
    "SW-BID-8",
    "SW-SOLO-1",
    "SW-MIS-1",
    "SW-ABU-1",
    "SW-RAB-1",
    "SW-BID-8",
    "SW-BID-8",
)
"""By bid, the sentence that says what it ranks above: one of its own, or the list of all."""


@steps("SW-BID-6", at="000:P11")
def passed_player_is_out(state: Auction, call: Call) -> Auction:
    """A player who has once passed takes no further part in the auction."""
    if call == PASS:
        return state._replace(passed=state.passed | 1 << state.turn)
    return state


@steps("SW-PROP-4", at="000:P14")
def acceptor_becomes_partner(state: Auction, call: Call) -> Auction:
    """Any other player may become the proposer's partner, by accepting."""
    if call == ACCEPT:
        return state._replace(partner=state.turn)
    return state


@steps("SW-BID-1", at="000:P10")
def turn_to_speak_passes(state: Auction, _call: Call) -> Auction:
    """After the deal the players speak in turn."""
    if proposal_is_open(state):
        cite("SW-PROP-8")
    spoken = state._replace(spoken=state.spoken | 1 << state.turn)
    return spoken._replace(turn=next_to_speak(spoken))


part("SW-PROP-8", "Acceptance, too, is offered to the players in turn.", within="SW-BID-1", at="000:P15")


@steps("SW-PROP-9b", at="000:P15", standing="ruling", defect="SW-DEF-01")
def unaccepted_proposal_lapses(state: Auction, _call: Call) -> Auction:
    """If nobody accepts a proposal the deal ends at once without play."""
    if proposal_is_open(state) and state.turn == state.bidder:
        return state._replace(turn=NOBODY)
    return state


@steps("SW-ABU-3", at="000:P21")
def trumps_are_named(state: Naming, suit: TrumpSuit) -> Naming:
    """The bidder of an abundance chooses the trump suit himself."""
    return state._replace(contract=state.contract._replace(trump=suit))


@steps("SW-SOLO-3b", standing="ruling", defect="SW-DEF-07")
def soloist_names_trumps(state: Naming, suit: TrumpSuit) -> Naming:
    """The soloist names the trump suit after the auction."""
    return state._replace(contract=state.contract._replace(trump=suit))


@steps("SW-DAB-3b", standing="reported", defect="SW-DEF-26")
def declarer_of_all_names_trumps(state: Naming, suit: TrumpSuit) -> Naming:
    """The bidder of a declared abundance names a trump suit after the auction."""
    return state._replace(contract=state.contract._replace(trump=suit))
