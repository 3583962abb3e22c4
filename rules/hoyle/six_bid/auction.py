"""The auction of Six-Bid Solo: who speaks, what may be bid, and the trumps that the Bidder names."""

from hoyle.cards import HEARTS
from hoyle.clause import cite, defines, narrows, part, steps
from hoyle.seats import NOBODY, Seat
from hoyle.six_bid.pack import ALL_BIDS, NO_BID, PASS, SOLO, Bid, Call, Calls, Suits, TrumpSuit
from hoyle.six_bid.state import Auction, Plan, Players, next_place, next_seat


@defines("SB-AUC-1", at="004:P10")
def eldest_hand(dealer: Seat, players: Players) -> Seat:
    """Eldest hand, the player on the dealer's left, is the first to bid or pass."""
    return next_seat(dealer, players)


@defines("SB-AUC-6", at="004:P10")
def nobody_has_bid(bid: Bid) -> bool:
    """When all three pass the deal is not played, and the next dealer deals."""
    return bid == NO_BID


@narrows("SB-BID-1", at="004:P11-P17")
def bid_not_lower(state: Auction, calls: Calls) -> Calls:
    """The bids ascend in the order solo, heart solo, misère, guarantee solo, spread misère, call solo."""
    return calls & ~(ALL_BIDS & (1 << state.bid) - 1)


@narrows("SB-RUL-14", standing="ruling", defect="SB-DEF-14")
def bid_not_equal(state: Auction, calls: Calls) -> Calls:
    """Nobody may hold the other's bid: a player who has been overbid must raise or pass."""
    return calls & ~(ALL_BIDS & 1 << state.bid)


@steps("SB-AUC-2", at="004:P10")
def bid_stands(state: Auction, call: Call) -> Auction:
    """To bid is to name one of the six games."""
    if call == PASS:
        return state
    return state._replace(bid=call, bidder=state.turn)


@steps("SB-AUC-4", at="004:P10")
def passer_is_out(state: Auction, call: Call) -> Auction:
    """A player who passes is out of the auction, and the third settles it with the one who is left."""
    if call == PASS:
        return state._replace(passed=state.passed | 1 << state.turn)
    return state


@steps("SB-AUC-3", at="004:P10", defect="SB-DEF-14")
def overbid_player_answers(state: Auction, _call: Call) -> Auction:
    """If the next player bids more, these two settle who goes higher before the third has a say.

    The first from eldest hand on who is neither out nor the standing bidder speaks next: as long as two players duel,
    that is the one of them who was overbid.
    """
    place = state.eldest
    for _ in range(3):
        if place != state.bidder and not state.passed >> place & 1:
            return state._replace(turn=place)
        place = next_place(place)
    if state.bidder != NOBODY:
        cite("SB-AUC-5")
    return state._replace(turn=NOBODY)


part(
    "SB-AUC-5", "The winner of the auction is called the Bidder.", within="SB-AUC-3", at="004:P10", nature="definition"
)


@narrows("SB-SOLO-1", at="004:P18")
def solo_is_not_hearts(state: Plan, suits: Suits) -> Suits:
    """In a solo any suit but hearts is trumps."""
    if state.bid == SOLO:
        return suits & ~(1 << HEARTS)
    return suits


@steps("SB-SOLO-3", at="004:P18")
def soloist_names_trumps(state: Plan, suit: TrumpSuit) -> Plan:
    """The Bidder of a solo names the trump suit only when it is certain that his bid is the highest."""
    return state._replace(trump=suit)


@steps("SB-RUL-10", standing="ruling", defect="SB-DEF-10")
def trumps_of_a_higher_solo_are_named(state: Plan, suit: TrumpSuit) -> Plan:
    """The Bidder of a guarantee solo or a call solo names any suit as trumps right after the auction."""
    return state._replace(trump=suit)
