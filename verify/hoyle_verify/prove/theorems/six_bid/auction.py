"""The auction of Six-Bid Solo, and what the Bidder chooses after it."""

from collections.abc import Callable

from hoyle.cards import PACK_36
from hoyle.seats import NOBODY
from hoyle.six_bid.auction import bid_not_equal, bid_not_lower
from hoyle.six_bid.pack import ALL_BIDS, BID_NAMES, CALL_SOLO, GUARANTEE_SOLO, NO_BID, SOLO
from hoyle.six_bid.state import CALLING, GIVING, NAMING, Auction, Plan, Play, Unplayed
from hoyle_verify.prove.space import Position, Positions
from hoyle_verify.prove.theorem import always, ambiguity, assume, gap, possible
from hoyle_verify.prove.theorems.six_bid.table import CONTRACT_NAMES, auctions, auctions_of_four

RISING = ["solo", "heart-solo", "misere", "guarantee-solo", "spread-misere", "call-solo"]


@always("SB-THM-AUC-1", over=auctions)
def auction_ends(auctions: Positions) -> bool:
    """No auction goes on for ever: six bids, two passes and the three choices of a call solo are the most."""
    return auctions.longest == 11


@always("SB-THM-AUC-17", over=auctions_of_four)
def bidding_ends_under_every_option(auctions: Positions) -> bool:
    """Under every option, too, the bidding ends: six bids and two passes are the most that are said."""
    return auctions.longest == 8


@always("SB-THM-AUC-2", over=auctions_of_four)
def what_may_be_bid(position: Position) -> bool:
    """Whoever is asked may pass, or make any bid above the one that stands, under every option."""
    state = position.state
    assume(isinstance(state, Auction))
    higher = RISING[RISING.index(BID_NAMES[state.bid]) + 1 :] if state.bid != NO_BID else RISING
    said = [action.token for action in position.game.legal(state)]
    return said == ["pass", *(f"bid:{name}" for name in higher)]


@always("SB-THM-AUC-3", over=auctions)
def third_waits_for_the_duel(position: Position) -> bool:
    """The third player is asked only when one of the first two is out, and nobody is asked who passed or stands."""
    state = position.state
    assume(isinstance(state, Auction))
    waits = state.turn != (state.eldest + 2) % 3 or state.passed != 0
    return waits and not state.passed >> state.turn & 1 and state.turn != state.bidder


@always("SB-THM-AUC-4", over=auctions)
def overbid_player_may_answer(position: Position) -> bool:
    """As long as the auction goes on, whoever is overbid is asked next."""
    state = position.state
    assume(isinstance(state, Auction) and state.bidder != NOBODY)
    return all(
        later.state.turn == state.bidder
        for word, later in auctions().moves[position]
        if "bid:" in word and isinstance(later.state, Auction)
    )


@always("SB-THM-AUC-5", over=auctions)
def everybody_can_speak_unless_out(position: Position) -> bool:
    """The auction ends exactly when all have passed, or all but the standing bidder."""
    state = position.state
    assume(isinstance(state, Unplayed | Plan | Play))
    words = auctions().way(position)[1]
    passes = sum(word.endswith(" pass") for word in words)
    return passes == (3 if isinstance(state, Unplayed) else 2)


@ambiguity(
    "SB-THM-AUC-6",
    defect="SB-DEF-14",
    readings=("raise", "hold"),
    over=auctions,
    exactly=lambda position: isinstance(position.state, Auction) and position.state.bid != NO_BID,
)
def holding_a_bid(reading: str, position: Position) -> object:
    """Whether a bid may be held at the same height matters for everybody who is asked after a bid."""
    state = position.state
    if not isinstance(state, Auction):
        return None
    higher = bid_not_lower(state, ALL_BIDS)
    return bid_not_equal(state, higher) if reading == "raise" else higher


@possible("SB-THM-AUC-7", over=auctions)
def all_may_pass(position: Position) -> bool:
    """All three may pass, and then the deal is not played."""
    return isinstance(position.state, Unplayed)


def _reached(bid: int) -> Callable[[Position], bool]:
    def reached(position: Position) -> bool:
        return isinstance(position.state, Play) and position.state.bid == bid

    reached.__doc__ = f"{CONTRACT_NAMES[bid].capitalize()} can become the contract and be played."
    return reached


for _bid in range(SOLO, CALL_SOLO + 1):
    possible(f"SB-THM-AUC-{7 + _bid}", over=auctions)(_reached(_bid))


@always("SB-THM-AUC-14", over=auctions)
def what_trumps_can_be(position: Position) -> bool:
    """A solo is played in any suit but hearts, a guarantee solo and a call solo in any; the others name none."""
    state = position.state
    assume(isinstance(state, Plan) and state.asked == NAMING)
    suits = "CDS" if state.bid == SOLO else "CDHS"
    return [action.token for action in position.game.legal(state)] == [f"name-trump:{suit}" for suit in suits] and (
        state.bid in (SOLO, GUARANTEE_SOLO, CALL_SOLO)
    )


def names_trumps_of_a_higher_solo(position: Position) -> bool:
    """Describe the Bidder of a guarantee solo or a call solo who has to name trumps."""
    state = position.state
    return isinstance(state, Plan) and state.asked == NAMING and state.bid in (GUARANTEE_SOLO, CALL_SOLO)


@gap("SB-THM-AUC-15", defect="SB-DEF-10", over=auctions, exactly=names_trumps_of_a_higher_solo)
def trumps_of_a_higher_solo(position: Position) -> object:
    """When the trumps of a guarantee solo or a call solo are named, and whether they are, the document does not say."""
    state = position.state
    if not isinstance(state, Plan) or state.asked != NAMING:
        return None
    return position.game.apply(state, position.game.legal(state)[0])


@always("SB-THM-EXCH-1", over=auctions)
def exchange_keeps_the_cards(position: Position) -> bool:
    """Every hand has eleven cards when play begins, and no card is lost or doubled by the exchange."""
    state = position.state
    assume(isinstance(state, Play))
    together = state.hands[0] | state.hands[1] | state.hands[2] | state.widow
    return [hand.bit_count() for hand in state.hands] == [11, 11, 11] and together == PACK_36


@always("SB-THM-EXCH-2", over=auctions)
def what_can_be_called(position: Position) -> bool:
    """The Bidder of a call solo calls one of the twenty-five cards that he does not hold."""
    state = position.state
    assume(isinstance(state, Plan) and state.asked == CALLING)
    called = {action.choice for action in position.game.legal(state)}
    return bool(state.bid == CALL_SOLO and sum(1 << card for card in called) == PACK_36 & ~state.hands[state.turn])


@always("SB-THM-EXCH-3", over=auctions)
def called_card_changes_hands(position: Position) -> bool:
    """The Bidder has the called card when play begins, unless it lies in the widow, where it stays."""
    state = position.state
    assume(isinstance(state, Play) and state.bid == CALL_SOLO)
    in_widow = state.widow >> state.called & 1 == 1
    holds = state.hands[state.bidder] >> state.called & 1 == 1
    return bool(in_widow == (state.holder == NOBODY) and in_widow != holds)


@ambiguity(
    "SB-THM-EXCH-4",
    defect="SB-DEF-11",
    readings=("another", "any"),
    over=auctions,
    exactly=lambda position: isinstance(position.state, Plan) and position.state.asked == GIVING,
)
def giving_back(reading: str, position: Position) -> object:
    """Whether the card just received may be given back matters in every exchange."""
    state = position.state
    if not isinstance(state, Plan) or state.asked != GIVING:
        return None
    if reading == "any":
        return state.hands[state.turn]
    return position.game.ruleset.narrow("give", state, state.hands[state.turn])


@ambiguity(
    "SB-THM-EXCH-5",
    defect="SB-DEF-22",
    readings=("must", "may"),
    over=auctions,
    exactly=lambda position: isinstance(position.state, Plan) and position.state.asked == CALLING,
)
def waiving_the_call(reading: str, position: Position) -> object:
    """Whether the call may be waived matters for every Bidder of a call solo."""
    state = position.state
    if not isinstance(state, Plan) or state.asked != CALLING:
        return None
    return [*(action.token for action in position.game.legal(state)), *(["pass"] if reading == "may" else [])]
