"""The play of Six-Bid Solo: fixed trumps, the opening lead, what may be played, who takes a trick, when play stops."""

from hoyle.cards import HEARTS, NO_CARD, NO_SUIT, SUIT_CARDS, Suit
from hoyle.clause import cite, defines, narrows, part, steps, values
from hoyle.seats import NOBODY, Seat, SeatOrNobody
from hoyle.six_bid.pack import CALL_SOLO, MISERE, SIX, SPREAD_MISERE
from hoyle.six_bid.state import (
    EMPTY_3,
    CardOrNone,
    CardPoints,
    PackCard,
    PackCards,
    PlaceOrNobody,
    Play,
    Players,
    Trick3,
    next_place,
    next_seat,
    replaced,
)
from hoyle.six_bid.tables import CARD_POINTS, HAND, STRENGTH
from hoyle.tricks import holds_suit, with_card


@defines("SB-HEART-1", at="004:P19")
def trumps_of_heart_solo() -> Suit:
    """A heart solo differs from a solo only in having hearts as trumps."""
    return HEARTS


@defines("SB-MIS-1", at="004:P20", defect="SB-DEF-01")
def trumps_of_misere() -> Suit:
    """A misère has no trumps."""
    return NO_SUIT


@defines("SB-SPM-3", at="004:P21", defect="SB-DEF-23")
def trumps_of_spread_misere() -> Suit:
    """A spread misère differs from a misère in two points only, so that it has no trumps either."""
    return NO_SUIT


@defines("SB-PLAY-1", at="004:P23")
def eldest_leads(eldest: Seat, _bidder: Seat, _resting: SeatOrNobody, _players: Players) -> Seat:
    """In every game but the spread misère the player on the dealer's left makes the opening lead."""
    return eldest


@defines("SB-SPM-2", at="004:P21", defect="SB-DEF-21")
def left_of_bidder_leads(_eldest: Seat, bidder: Seat, resting: SeatOrNobody, players: Players) -> Seat:
    """In a spread misère the player on the Bidder's left makes the opening lead."""
    seat = next_seat(bidder, players)
    if seat == resting:
        cite("SB-RUL-21")
        return next_seat(seat, players)
    return seat


part(
    "SB-RUL-21",
    "If the dealer who holds no cards sits on the Bidder's left, the player beyond him leads to the spread misère.",
    within="SB-SPM-2",
    at="",
    standing="ruling",
    defect="SB-DEF-21",
)


@narrows("SB-PLAY-2", at="004:P23", defect="SB-DEF-08")
def follow_suit(state: Play, cards: PackCards) -> PackCards:
    """A player who holds the suit led must play it."""
    if cards & SUIT_CARDS[state.led]:
        return cards & SUIT_CARDS[state.led]
    return cards


@narrows("SB-PLAY-2b", at="004:P23", standing="ruling", defect="SB-DEF-08")
def follow_suit_or_trump(state: Play, cards: PackCards) -> PackCards:
    """A player must play a card of the suit led or any trump, as he likes, if he holds such a card."""
    fitting = cards & (SUIT_CARDS[state.led] | SUIT_CARDS[state.trump])
    if state.led != NO_SUIT and fitting:
        return fitting
    return cards


@narrows("SB-RUL-8", standing="ruling", defect="SB-DEF-08")
def void_player_must_trump(state: Play, cards: PackCards) -> PackCards:
    """A player void in the suit led must play a trump if he has one, and is free otherwise."""
    if state.led == NO_SUIT or cards & SUIT_CARDS[state.led]:
        return cards
    if cards & SUIT_CARDS[state.trump]:
        return cards & SUIT_CARDS[state.trump]
    return cards


@defines("SB-RANK-1", at="004:P6")
def highest(trick: Trick3, suit: Suit) -> PlaceOrNobody:
    """In every suit the cards rank ace, ten, king, queen, jack, nine, eight, seven, six."""
    best, winner = 0, NOBODY
    for place in range(3):
        card = trick[place]
        if card >> 4 == suit and STRENGTH[(card & 15) - SIX] > best:
            best, winner = STRENGTH[(card & 15) - SIX], place
    return winner


@values("SB-RUL-6", unit="card points", standing="ruling", defect="SB-DEF-06")
def card_points(card: PackCard) -> CardPoints:
    """An ace counts 11, a ten 10, a king 4, a queen 3 and a jack 2."""
    cite("SB-VAL-1" if CARD_POINTS[(card & 15) - SIX] > 0 else "SB-VAL-2")
    return CARD_POINTS[(card & 15) - SIX]


part(
    "SB-VAL-1",
    "The high cards have the values that they have in Skat.",
    within="SB-RUL-6",
    at="004:P7",
    defect="SB-DEF-06",
)
part("SB-VAL-2", "The low cards, nine to six, count nothing.", within="SB-RUL-6", at="004:P8")


@steps("SB-PLAY-3", at="004:P23", defect="SB-DEF-16")
def card_is_laid(state: Play, card: PackCard) -> Play:
    """To each lead every player in turn plays one card."""
    place = state.turn
    return state._replace(
        hands=replaced(state.hands, place, state.hands[place] & ~(1 << card)),
        turn=next_place(place),
        led=card >> 4 if state.led == NO_SUIT else state.led,
        trick=with_card(state.trick, place, card),
    )


@steps("SB-SPM-1", at="004:P21", defect="SB-DEF-12")
def bidder_shows_hand(state: Play, _card: PackCard) -> Play:
    """In a spread misère the Bidder shows his whole hand as soon as the opening lead is made."""
    if state.bid == SPREAD_MISERE:
        return state._replace(exposed=state.exposed | 1 << state.bidder)
    return state


@steps("SB-RUL-9", standing="ruling", defect="SB-DEF-09")
def winner_leads(state: Play, _card: PackCard) -> Play:
    """The highest trump, or without trumps the highest card of the suit led, takes the trick, and its player leads."""
    if NO_CARD in state.trick:
        return state
    trumped = holds_suit(state.trick, state.trump)
    winner = highest(state.trick, state.trump if trumped else state.led)
    points = sum(card_points(card) for card in state.trick)
    return state._replace(
        turn=winner,
        leader=winner,
        led=NO_SUIT,
        trick=EMPTY_3,
        winner=winner,
        tricks=replaced(state.tricks, winner, state.tricks[winner] + 1),
        points=replaced(state.points, winner, state.points[winner] + points),
    )


@steps("SB-RUL-2c", standing="ruling", defect="SB-DEF-02")
def misere_stops_at_first_trick(state: Play, _card: CardOrNone) -> Play:
    """Where a misère forbids tricks, play stops with the first trick that its Bidder takes."""
    if state.bid in (MISERE, SPREAD_MISERE) and state.tricks[state.bidder] > 0:
        return state._replace(over=True)
    return state


@steps("SB-RUL-18", standing="ruling", defect="SB-DEF-18")
def play_stops_once_it_is_lost(state: Play, _card: CardOrNone) -> Play:
    """Play goes on to the eleventh trick, but stops with the trick that loses a misère, spread misère or call solo.

    That is the first trick with a card that counts which the Bidder of a misère takes, or in a call solo one of his
    opponents.
    """
    own = state.points[state.bidder]
    lost_misere = state.bid in (MISERE, SPREAD_MISERE) and own > 0
    lost_call = state.bid == CALL_SOLO and own < sum(state.points)
    if lost_misere or lost_call or sum(state.tricks) == HAND:
        return state._replace(over=True)
    return state
