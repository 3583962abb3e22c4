"""The play of Six-Bid Solo."""

from typing import Annotated, Any

from hoyle.cards import HEARTS, NO_CARD, NO_SUIT, PACK_36, Suit, cards_of, format_card, format_suit
from hoyle.domains import OneOf, Range
from hoyle.game import Game
from hoyle.seats import Seat
from hoyle.six_bid.pack import MISERE, SOLO, SPREAD_MISERE
from hoyle.six_bid.play import (
    eldest_leads,
    left_of_bidder_leads,
    trumps_of_heart_solo,
    trumps_of_misere,
    trumps_of_spread_misere,
    winner_leads,
)
from hoyle.six_bid.state import PackCard
from hoyle_verify.prove.space import Position
from hoyle_verify.prove.theorem import always, ambiguity, assume, gap, possible
from hoyle_verify.prove.theorems.six_bid.table import PRINTED, position_of, six_bid, two_tricks
from hoyle_verify.prove.witness import Witness, played

ORDER = "6789JQKTA"
STRENGTH = {4: 0, 5: 1, 6: 2, 7: 3, 9: 4, 10: 5, 11: 6, 8: 7, 12: 8}
SomeTrump = Annotated[int, OneOf((HEARTS, NO_SUIT))]
SomeCard = Annotated[int, OneOf(tuple(suit << 4 | rank for suit in range(4) for rank in (4, 8, 12)))]
SuitsHeld = Annotated[int, Range(1, 15)]
"""Of which suits a player has a card, one bit for each."""

READINGS = (PRINTED, six_bid(void="free"), six_bid(void="may_always_trump"))
TRICK = position_of(SOLO, 3, ("AC", "9C", "6C")).state


@always("SB-THM-PLAY-1")
def one_card_takes_the_trick(first: PackCard, second: PackCard, third: SomeCard, trump: SomeTrump) -> bool:
    """The highest trump takes a trick, or without one the highest card of the suit led; whoever played it leads."""
    trick = (first, second, third)
    assume(len(set(trick)) == 3)
    after = winner_leads(TRICK._replace(trick=trick, led=first >> 4, trump=trump), third)
    counts = [card for card in trick if card >> 4 == trump] or [card for card in trick if card >> 4 == first >> 4]
    winner = trick.index(max(counts, key=lambda card: STRENGTH[card & 15]))
    return (after.winner, after.turn, after.leader, after.tricks[winner]) == (winner, winner, winner, 1)


def cards_held(suits: int) -> int:
    """Give a hand with the ace of each of some suits."""
    return sum(1 << (suit << 4 | 12) for suit in range(4) if suits >> suit & 1)


def may_play(game: Game[Any], suits: int, led: int, trump: int) -> int:
    """Give the suits of which a player may play a card."""
    hand = cards_held(suits)
    state = TRICK._replace(hands=(hand, 0, 0), turn=0, led=led, trump=trump)
    allowed = game.ruleset.narrow("play", state, hand)
    return sum(1 << suit for suit in range(4) if allowed >> (suit << 4 | 12) & 1)


@always("SB-THM-PLAY-2")
def suit_then_trump(suits: SuitsHeld, led: Suit, trump: Suit) -> bool:
    """Follow suit, or else trump, or else play what you like: there is always a card to play."""
    allowed = may_play(PRINTED, suits, led, trump)
    if led != NO_SUIT and suits >> led & 1:
        return allowed == 1 << led
    if NO_SUIT not in (led, trump) and suits >> trump & 1:
        return allowed == 1 << trump
    return allowed == suits


def choice_or_duty(suits: SuitsHeld, led: Suit, trump: Suit) -> bool:
    """Describe a player who holds a trump and, beside it, a card of the suit led or, void in that, of another."""
    if led == NO_SUIT or trump in (NO_SUIT, led) or not suits >> trump & 1:
        return False
    return suits != 1 << trump


def _after_a_lead(game: Game[Any], suits: int, led: int, trump: int) -> Witness:
    """Give a deal in which seat 1 holds cards of just these suits, and seat 0 leads."""
    held = [card for card in cards_of(PACK_36) if suits >> (card >> 4) & 1]
    # Two suits or three are shared with the others, who need a card of the suit led.
    mine = sorted(held, key=lambda card: (card & 15, card))[:11]
    rest = [card for card in cards_of(PACK_36) if card not in mine]
    rest.sort(key=lambda card: card >> 4 != led)
    hands = [[format_card(card) for card in hand] for hand in (rest[:11], mine, rest[11:22])]
    contract = {"bid": "solo", "by": 1, "trump": format_suit(trump)}
    setup = {"players": 3, "dealer": 2, "hands": hands, "widow": [format_card(card) for card in rest[22:]]}
    return played(game, {**setup, "contract": contract}, (f"0 play:{hands[0][0]}",))


@ambiguity("SB-THM-PLAY-3", defect="SB-DEF-08", readings=READINGS, exactly=choice_or_duty, witness=_after_a_lead)
def follow_or_trump(game: Game[Any], suits: SuitsHeld, led: Suit, trump: Suit) -> object:
    """How "follow suit or trump" is read matters for everybody who holds a trump and not only trumps."""
    return may_play(game, suits, led, trump)


@always("SB-THM-PLAY-11", defect="SB-DEF-08")
def neither_suit_nor_trump(which: Annotated[int, Range(0, 2)], suits: SuitsHeld, led: Suit, trump: Suit) -> bool:
    """Who holds neither the suit led nor a trump may play any card, however the sentence is read: there is no gap."""
    void = led == NO_SUIT or not suits >> led & 1
    assume(void and (trump == NO_SUIT or not suits >> trump & 1))
    return may_play(READINGS[which], suits, led, trump) == suits


def a_card_completes_the_trick(position: Position) -> bool:
    """Describe a position in which the third card is to be played."""
    return bool(sum(card != NO_CARD for card in position.state.trick) == 2)


@gap("SB-THM-PLAY-4", defect="SB-DEF-09", over=two_tricks, exactly=a_card_completes_the_trick)
def who_takes_the_trick(position: Position) -> object:
    """Who takes a trick, and who leads to the next, the document does not say."""
    if not a_card_completes_the_trick(position):
        return None
    return position.game.apply(position.state, position.game.legal(position.state)[0])


@always("SB-THM-PLAY-5", over=two_tricks)
def play_ends(position: Position) -> bool:
    """A solo is played to the eleventh trick, and a misère to the first trick with a card that counts."""
    state = position.state
    lost = state.bid != SOLO and state.points[state.bidder] > 0
    over = lost or sum(state.tricks) == 11
    return bool(state.over == over and (len(position.game.legal(state)) == 0) == over)


@ambiguity(
    "SB-THM-PLAY-6",
    defect="SB-DEF-18",
    readings=("stop", "play on"),
    over=two_tricks,
    exactly=lambda position: position.state.points[1] > 0 and position.state.bid != SOLO and any(position.state.hands),
)
def lost_and_not_over(reading: str, position: Position) -> object:
    """Whether a lost misère is played out matters whenever it is lost before the last trick."""
    state = position.state
    return state.over if reading == "stop" else not any(state.hands)


@ambiguity(
    "SB-THM-PLAY-7",
    defect="SB-DEF-12",
    readings=("card", "trick"),
    over=two_tricks,
    exactly=lambda position: (
        position.state.bid == SPREAD_MISERE
        and sum(position.state.tricks) == 9
        and any(card != NO_CARD for card in position.state.trick)
    ),
)
def when_the_hand_is_shown(reading: str, position: Position) -> object:
    """Whether the hand is shown after the opening lead or after the first trick matters while that trick is played."""
    state = position.state
    if reading == "card":
        return [place for place in range(3) if state.exposed >> place & 1]
    return [state.bidder] if state.bid == SPREAD_MISERE and sum(state.tricks) > 9 else []


@possible("SB-THM-PLAY-8", over=two_tricks)
def misere_can_fail_early(position: Position) -> bool:
    """A misère can be lost with cards still to be played."""
    state = position.state
    return state.bid == MISERE and state.over and any(state.hands)


@always("SB-THM-PLAY-9", defect="SB-DEF-21")
def both_readings_name_one_player(dealer: Seat, bidder: Seat) -> bool:
    """If the dealer without cards sits on the Bidder's left, the next player is on the left of both."""
    assume(bidder != dealer)
    eldest = (dealer + 1) % 4
    leader = left_of_bidder_leads(eldest, bidder, dealer, 4)
    assert eldest_leads(eldest, bidder, dealer, 4) == eldest
    return leader == (eldest if (bidder + 1) % 4 == dealer else (bidder + 1) % 4)


@always("SB-THM-PLAY-10", defect="SB-DEF-23")
def spread_misere_is_a_misere(suits: SuitsHeld, led: Suit) -> bool:
    """A spread misère is played without trumps like a misère, and only a heart solo has fixed ones."""
    trumps = (trumps_of_misere(), trumps_of_spread_misere(), trumps_of_heart_solo())
    free = may_play(PRINTED, suits, led, trumps_of_spread_misere())
    expected = 1 << led if led != NO_SUIT and suits >> led & 1 else suits
    return trumps == (NO_SUIT, NO_SUIT, HEARTS) and free == expected
