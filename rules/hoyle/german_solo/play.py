"""The play of German Solo: the rank of the cards, the partner, who takes a trick, and when play stops."""

from collections.abc import Callable
from typing import Annotated

from hoyle.cards import NO_CARD, NO_SUIT, PACK_32, SUIT_CARDS, Card, Cards, Suit
from hoyle.clause import cite, defines, narrows, part, steps
from hoyle.domains import Range
from hoyle.german_solo.pack import (
    ALL,
    BASTA,
    BLACK_QUEENS,
    CONTINUE,
    SPADILLE,
    STOP,
    PackCard,
    PackCards,
    TrumpSuit,
)
from hoyle.german_solo.state import CardOrNone, Play, replaced, side_of, tricks_of
from hoyle.german_solo.tables import ENOUGH_AGAINST, HAND, STRENGTH, STRENGTH_AS_PRINTED, TARGET
from hoyle.seats import NOBODY, Seat, SeatOrNobody, left_of
from hoyle.tricks import EMPTY_4, with_card

PlainStrength = Annotated[int, Range(0, 8)]
Strength = Annotated[int, Range(0, 19)]
"""How high a card is among trumps and cards of the suit led; every trump is above every other card."""

_SEVEN = 5
_TRUMPS_FROM = 8


@defines("GS-RANK-1", at="002:P5", defect="GS-DEF-02")
def is_permanent_trump(card: PackCard) -> bool:
    """The two black queens are trumps in every game."""
    return BLACK_QUEENS >> card & 1 == 1


@defines("GS-RANK-2", at="002:P5")
def spadille() -> Card:
    """The queen of clubs, called spadille, is the highest trump."""
    return SPADILLE


@defines("GS-RANK-3", at="002:P5")
def basta() -> Card:
    """The queen of spades, called basta, is the third-highest trump."""
    return BASTA


@defines("GS-RANK-4", at="002:P5")
def manille(trump: TrumpSuit) -> Card:
    """The seven of the trump suit, called manille, is the second-highest trump."""
    return trump << 4 | _SEVEN


@defines("GS-RUL-1", standing="ruling", defect="GS-DEF-01")
def plain_strength(card: PackCard) -> PlainStrength:
    """The other cards of a suit, trumps or not, rank ace, king, red queen, jack, ten, nine, eight, seven."""
    return STRENGTH[(card & 15) - _SEVEN]


@defines("GS-RANK-5", at="002:P5", defect="GS-DEF-01")
def plain_strength_as_printed(card: PackCard) -> PlainStrength:
    """As printed, the other cards of a suit rank ace, jack, red queen, king, ten, nine, eight, seven."""
    return STRENGTH_AS_PRINTED[(card & 15) - _SEVEN]


def strength(card: int, trump: int, plain: Callable[[int], int]) -> int:
    """Compare cards under given trumps, with ``plain`` as the order of all but the three highest."""
    if card == spadille():
        return _TRUMPS_FROM + 11
    if card == manille(trump):
        return _TRUMPS_FROM + 10
    if card == basta():
        return _TRUMPS_FROM + 9
    return plain(card) + (_TRUMPS_FROM if card >> 4 == trump else 0)


@defines("GS-RUL-2", standing="ruling", defect="GS-DEF-02")
def cards_of_suit(suit: Suit, trump: Suit) -> Cards:
    """The black queens belong to the trump suit alone, also for following: it has nine cards if black, ten if red."""
    members = SUIT_CARDS[suit] & PACK_32 & ~BLACK_QUEENS
    return members | BLACK_QUEENS if suit == trump < NO_SUIT else members


@defines("GS-PLAY-1", at="002:P30")
def opening_leader(dealer: Seat) -> Seat:
    """Eldest hand, on the dealer's left, always makes the opening lead."""
    return left_of(dealer)


@narrows("GS-PLAY-2", at="002:P30", defect="GS-DEF-28")
def follow_suit(state: Play, cards: PackCards) -> PackCards:
    """A player who can must follow the suit led, and plays any card or a trump if he cannot."""
    following = cards & cards_of_suit(state.led, state.trump)
    return following or cards


@narrows("GS-VAR-2", at="002:P40", defect="GS-DEF-27")
def cover_goes_to_first_trump_lead(state: Play, cards: PackCards) -> PackCards:
    """As a variant, a card laid face down is played to the first lead of trumps and may not be played before.

    It waits for a lead of another player, and is played in any case when it is the only one left.
    """
    return _keep_cover_for(state.trump, state, cards)


@narrows("GS-VAR-2b", standing="ruling", at="002:P40", defect="GS-DEF-27")
def cover_goes_to_first_lead_of_called_suit(state: Play, cards: PackCards) -> PackCards:
    """A card laid face down is played to the first lead of the suit of the called card, and not before.

    It waits for a lead of another player, and is played in any case when it is the only one left.
    """
    return _keep_cover_for(state.called >> 4, state, cards)


def _keep_cover_for(suit: int, state: Play, cards: int) -> int:
    cover = 1 << state.laid
    if state.turn != state.declarer or not cover & state.hands[state.turn]:
        return cards
    if state.led == suit or state.hands[state.turn] == cover:
        return cards & cover
    return cards & ~cover


@steps("GS-RUL-16c", standing="ruling", defect="GS-DEF-16")
def card_is_laid(state: Play, card: PackCard) -> Play:
    """The players lay one card each to a trick, clockwise from its leader.

    A card that lay face down has no suit: if it is led, the next card counts as the lead.
    """
    seat, led = state.turn, state.led
    if led == NO_SUIT and (card != state.laid or seat != state.declarer):
        led = state.trump if is_permanent_trump(card) else card >> 4
    return state._replace(
        hands=replaced(state.hands, seat, state.hands[seat] & ~(1 << card)),
        turn=left_of(seat),
        led=led,
        trick=with_card(state.trick, seat, card),
    )


@steps("GS-FROG-3", at="002:P20", defect="GS-DEF-11")
def partner_comes_to_light(state: Play, card: PackCard) -> Play:
    """The partnership comes to light when the called ace is played."""
    return state._replace(revealed=True) if card == state.called else state


def _winner(state: Play, plain: Callable[[int], int]) -> SeatOrNobody:
    """Find who takes a complete trick; a card that lay face down cannot."""
    counted = cards_of_suit(state.led, state.trump) | cards_of_suit(state.trump, state.trump)
    best, winner = -1, NOBODY
    for seat in range(4):
        card = state.trick[seat]
        if card == state.laid:
            cite("GS-RUL-27c")
        elif counted >> card & 1 and strength(card, state.trump, plain) > best:
            best, winner = strength(card, state.trump, plain), seat
    cite("GS-PLAY-4")
    return winner


def _gathered(state: Play, winner: Seat) -> Play:
    return state._replace(
        turn=winner,
        leader=winner,
        led=NO_SUIT,
        laid=NO_CARD if state.laid in state.trick else state.laid,
        trick=EMPTY_4,
        winner=winner,
        tricks=replaced(state.tricks, winner, state.tricks[winner] + 1),
    )


@steps("GS-PLAY-3", at="002:P31")
def highest_card_wins(state: Play, _card: PackCard) -> Play:
    """The highest card of the suit led takes the trick, or else the highest trump."""
    return state if NO_CARD in state.trick else _gathered(state, _winner(state, plain_strength))


@steps("GS-PLAY-3b", at="002:P31", standing="ruling", defect="GS-DEF-01")
def highest_card_as_printed_wins(state: Play, _card: PackCard) -> Play:
    """The highest card of the suit led or the highest trump takes the trick, in the order of rank as printed."""
    return state if NO_CARD in state.trick else _gathered(state, _winner(state, plain_strength_as_printed))


part("GS-PLAY-4", "Whoever takes a trick leads to the next.", within="GS-PLAY-3", at="002:P31")
part(
    "GS-RUL-27c",
    "A card that was laid face down cannot take the trick to which it is played.",
    within="GS-PLAY-3",
    at="002:P40",
    standing="ruling",
    defect="GS-DEF-27",
)


def _is_decided(state: Play) -> bool:
    """Say whether no further trick can change who wins the game as declared."""
    own = tricks_of(state.tricks, side_of(state.declarer, state.partner))
    against = sum(state.tricks) - own
    if own + against == HAND:
        return True
    return against > 0 if state.game >= ALL else own >= TARGET or against >= ENOUGH_AGAINST


@steps("GS-RUL-22", standing="ruling", defect="GS-DEF-22")
def play_stops_when_decided(state: Play, _card: CardOrNone) -> Play:
    """A frog or a solo ends with the fifth trick of the Player's side or the fourth of the other, all with any lost."""
    return state._replace(over=True) if _is_decided(state) else state


@steps("GS-VAR-3", at="002:P41", defect="GS-DEF-23")
def side_with_every_trick_may_go_on(state: Play, _card: CardOrNone) -> Play:
    """As a variant, in a frog or a solo a side that has won every trick so far may go on for all eight.

    It is asked when play would stop, and may stop there; once it goes on, play ends with the first trick that it loses.
    """
    if state.trick != EMPTY_4 or not _is_decided(state):
        return state
    own, total = tricks_of(state.tricks, side_of(state.declarer, state.partner)), sum(state.tricks)
    if 0 < own < total or total == HAND or state.game >= ALL:
        return state._replace(over=True)
    return state if state.on else state._replace(asked=True)


@steps("GS-RUL-22b", standing="ruling", defect="GS-DEF-22")
def next_leader_answers(state: Play, word: Annotated[int, Range(STOP, CONTINUE)]) -> Play:
    """Whoever is to lead answers for his side whether it goes on or stops."""
    return state._replace(asked=False, on=word == CONTINUE, over=word == STOP)
