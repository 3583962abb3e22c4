"""The play of Solo Whist: trumps and the first lead, what may be played, who takes a trick, and when play stops."""

from hoyle.cards import NO_CARD, NO_SUIT, SUIT_CARDS, Card, Cards, Suit
from hoyle.clause import cite, defines, narrows, part, steps
from hoyle.seats import NOBODY, Seat, SeatOrNobody, left_of
from hoyle.solo_whist.pack import DECLARED_ABUNDANCE, MISERE, OPEN_MISERE, ContractBid
from hoyle.solo_whist.state import Play, Tricks
from hoyle.solo_whist.tables import HAND
from hoyle.tricks import EMPTY_4, Laid, Trick4, holds_suit, with_card


@defines("SW-DEAL-5", at="000:P5")
def turn_up_suit(turn_up: Card) -> Suit:
    """The dealer turns up the last card, his own, and its suit is the trump suit."""
    return turn_up >> 4


@defines("SW-PROP-2", at="000:P13")
def trumps_of_proposal(turn_up: Card) -> Suit:
    """In a proposal the turn-up suit is trumps."""
    return turn_up_suit(turn_up)


@defines("SW-RUL-7", standing="ruling", defect="SW-DEF-07")
def trumps_of_solo(turn_up: Card) -> Suit:
    """The trump suit that counts as announced in a solo is the turn-up suit."""
    cite("SW-SOLO-3")
    return turn_up_suit(turn_up)


part(
    "SW-SOLO-3",
    "A solo is played with the announced trump suit.",
    within="SW-RUL-7",
    at="000:P17",
    defect="SW-DEF-07",
)


@defines("SW-MIS-5", at="000:P19")
def trumps_of_misere(_turn_up: Laid) -> Suit:
    """A misère has no trumps."""
    return NO_SUIT


@defines("SW-RAB-2", at="000:P23")
def trumps_of_royal_abundance(turn_up: Card) -> Suit:
    """In a royal abundance the suit turned up at the deal is trumps."""
    return turn_up_suit(turn_up)


@defines("SW-RUL-25", standing="ruling", defect="SW-DEF-25")
def trumps_of_open_misere(_turn_up: Laid) -> Suit:
    """An open misère, too, has no trumps."""
    return NO_SUIT


@defines("SW-DAB-3", at="000:P27", defect="SW-DEF-26")
def trumps_of_declared_abundance(_turn_up: Laid) -> Suit:
    """A declared abundance has no trumps."""
    return NO_SUIT


@defines("SW-RUL-5c", standing="reported", defect="SW-DEF-05")
def trumps_of_general_misere(_turn_up: Laid) -> Suit:
    """A general misère has no trumps."""
    return NO_SUIT


@defines("SW-LEAD-1", at="000:P7")
def eldest_leads(dealer: Seat, _declarer: SeatOrNobody) -> Seat:
    """After the final bid the player on the dealer's left leads to the first trick."""
    return left_of(dealer)


@defines("SW-DAB-4", at="000:P27")
def declarer_leads(_dealer: Seat, declarer: Seat) -> Seat:
    """In a declared abundance the declarer himself leads to the first trick."""
    return declarer


@narrows("SW-PLAY-2", at="000:P8")
def follow_suit(state: Play, cards: Cards) -> Cards:
    """A player who holds the suit led must play it."""
    if cards & SUIT_CARDS[state.led]:
        return cards & SUIT_CARDS[state.led]
    if state.led != NO_SUIT:
        cite("SW-PLAY-3")
    return cards


part(
    "SW-PLAY-3",
    "A player void in the suit led may trump or throw off any card.",
    within="SW-PLAY-2",
    at="000:P8",
)


@defines("SW-RUL-16", standing="ruling", defect="SW-DEF-16")
def highest_of_suit(trick: Trick4, suit: Suit) -> Seat:
    """In play the cards of a suit rank from the ace down to the two."""
    best, seat = -1, NOBODY
    for place in range(4):
        card = trick[place]
        if card >> 4 == suit and card > best:
            best, seat = card, place
    return seat


@defines("SW-PLAY-4", at="000:P8")
def untrumped_winner(trick: Trick4, led: Suit) -> Seat:
    """A trick without a trump goes to the highest card of the suit led."""
    return highest_of_suit(trick, led)


@defines("SW-PLAY-5", at="000:P8")
def trumped_winner(trick: Trick4, trump: Suit) -> Seat:
    """A trick with a trump in it goes to the highest trump."""
    return highest_of_suit(trick, trump)


@steps("SW-PLAY-1", at="000:P8")
def card_is_laid(state: Play, card: Card) -> Play:
    """The players lay one card each to a trick, in turn."""
    seat = state.turn
    hands = state.hands
    return state._replace(
        hands=(*hands[:seat], hands[seat] & ~(1 << card), *hands[seat + 1 :]),
        turn=left_of(seat),
        led=card >> 4 if state.led == NO_SUIT else state.led,
        trick=with_card(state.trick, seat, card),
    )


@steps("SW-PLAY-6", at="000:P9", defect="SW-DEF-33")
def winner_leads(state: Play, _card: Card) -> Play:
    """The player who takes a trick leads to the next."""
    if NO_CARD in state.trick:
        return state
    trumped = holds_suit(state.trick, state.trump)
    winner = trumped_winner(state.trick, state.trump) if trumped else untrumped_winner(state.trick, state.led)
    won = state.tricks
    return state._replace(
        turn=winner,
        leader=winner,
        led=NO_SUIT,
        trick=EMPTY_4,
        winner=winner,
        tricks=(*won[:winner], won[winner] + 1, *won[winner + 1 :]),
    )


@steps("SW-OMI-3", at="000:P25", defect="SW-DEF-30")
def declarer_exposes_hand(state: Play, _card: Card) -> Play:
    """In an open misère the declarer lays his whole hand face up on the table right after the first trick."""
    if state.bid == OPEN_MISERE and state.led == NO_SUIT:
        return state._replace(exposed=state.exposed | 1 << state.declarer)
    return state


@steps("SW-PAY-9", at="000:P31")
def misere_stops_at_first_trick(state: Play, _card: Laid) -> Play:
    """A misère knows no over- or undertricks: play stops as soon as the declarer takes a trick."""
    if state.bid == MISERE and state.tricks[state.declarer] > 0:
        return state._replace(over=True)
    return state


@defines("SW-RUL-27", standing="ruling", defect="SW-DEF-27")
def is_clearly_lost(bid: ContractBid, taken: Tricks, played: Tricks) -> bool:
    """That a declarer cannot succeed becomes clear with the trick that defeats him."""
    if bid == OPEN_MISERE:
        return taken > 0
    return bid == DECLARED_ABUNDANCE and taken < played


@steps("SW-PAY-15", at="000:P32", defect="SW-DEF-27")
def play_stops_once_it_is_lost(state: Play, _card: Laid) -> Play:
    """In an open misère or a declared abundance play stops as soon as it is clear that the declarer cannot succeed."""
    if state.declarer != NOBODY and is_clearly_lost(state.bid, state.tricks[state.declarer], sum(state.tricks)):
        return state._replace(over=True)
    return state


@steps("SW-RUL-9", standing="ruling", defect="SW-DEF-09")
def play_ends_after_last_trick(state: Play, _card: Laid) -> Play:
    """All thirteen tricks are played, unless a clause stops play sooner."""
    if sum(state.tricks) == HAND:
        return state._replace(over=True)
    return state
