"""The play of Preferans: the lead, what may be played, who takes a trick, and results agreed upon."""

from hoyle.cards import NO_CARD, NO_SUIT, SUIT_CARDS, Suit
from hoyle.clause import cite, defines, narrows, part, steps
from hoyle.preferans.pack import AGREE, MISERE, REFUSE, Answer, Claimed, Claims
from hoyle.preferans.state import (
    ALL_PLACES,
    EMPTY_3,
    Claim,
    PackCard,
    PackCards,
    Place,
    PlaceOrNobody,
    Places,
    Play,
    Trick3,
    next_place,
    replaced,
)
from hoyle.preferans.tables import HAND
from hoyle.seats import NOBODY
from hoyle.tricks import holds_suit, with_card


@defines("PV-PLAY-2", at="001:P21")
def first_hand_leads(first: Place, _declarer: Place) -> Place:
    """First hand, on the dealer's left, makes the first lead, whoever is declarer."""
    return first


@defines("PV-RUL-26", standing="ruling", defect="PV-DEF-26")
def first_hand_leads_openly(first: Place, _declarer: Place) -> Place:
    """In open play, too, first hand makes the first lead."""
    return first


@narrows("PV-RUL-24", standing="ruling", defect="PV-DEF-24")
def follow_suit(state: Play, cards: PackCards) -> PackCards:
    """A player who holds the suit led must play it."""
    if cards & SUIT_CARDS[state.led]:
        cite("PV-PLAY-5")
        return cards & SUIT_CARDS[state.led]
    return cards


part("PV-PLAY-5", "Nobody is obliged to beat a card of the suit or a trump.", within="PV-RUL-24", at="001:P21")


@narrows("PV-PLAY-6", at="001:P21")
def void_player_must_trump(state: Play, cards: PackCards) -> PackCards:
    """A player void in the suit led must play a trump."""
    if state.led == NO_SUIT or cards & SUIT_CARDS[state.led]:
        return cards
    if cards & SUIT_CARDS[state.trump]:
        return cards & SUIT_CARDS[state.trump]
    cite("PV-RUL-25")
    return cards


part(
    "PV-RUL-25",
    "A player who holds neither the suit led nor a trump may throw off any card.",
    within="PV-PLAY-6",
    at="",
    standing="ruling",
    defect="PV-DEF-25",
)


@defines("PV-PLAY-4", at="001:P21")
def winner_of(trick: Trick3, led: Suit, trump: Suit) -> PlaceOrNobody:
    """A trick goes to the highest trump in it, or else to the highest card of the suit led."""
    suit = trump if holds_suit(trick, trump) else led
    best, winner = -1, NOBODY
    for place in range(3):
        if trick[place] >> 4 == suit and trick[place] > best:
            best, winner = trick[place], place
    return winner


@steps("PV-PLAY-1", at="001:P21")
def card_is_laid(state: Play, card: PackCard) -> Play:
    """The players lay one card each to a trick, in turn, as is usual in the fight for tricks."""
    place = state.turn
    return state._replace(
        hands=replaced(state.hands, place, state.hands[place] & ~(1 << card)),
        turn=next_place(place),
        led=card >> 4 if state.led == NO_SUIT else state.led,
        trick=with_card(state.trick, place, card),
    )


@steps("PV-RUL-15c", standing="reported", defect="PV-DEF-15")
def defenders_lay_hands_open(state: Play, _card: PackCard) -> Play:
    """In a misère both defenders lay their hands open as soon as the first card is led."""
    if state.level == MISERE and state.exposed == 0:
        return state._replace(exposed=ALL_PLACES & ~(1 << state.declarer))
    return state


@steps("PV-PLAY-3", at="001:P21")
def winner_leads(state: Play, _card: PackCard) -> Play:
    """Whoever takes a trick leads to the next."""
    if NO_CARD in state.trick:
        return state
    winner = winner_of(state.trick, state.led, state.trump)
    return state._replace(
        turn=winner,
        leader=winner,
        led=NO_SUIT,
        trick=EMPTY_3,
        winner=winner,
        tricks=replaced(state.tricks, winner, state.tricks[winner] + 1),
    )


@steps("PV-RUL-33", standing="ruling", defect="PV-DEF-33")
def play_ends_after_last_trick(state: Play, _card: PackCard) -> Play:
    """Unless a result is agreed upon, all ten tricks are played, in a misère too."""
    if sum(state.tricks) == HAND:
        return state._replace(over=True)
    return state


@defines("PV-RUL-32", standing="ruling", defect="PV-DEF-32")
def who_plays_the_hand(place: Place, sole: PlaceOrNobody, exposed: Places) -> Place:
    """The sole whister plays the passer's open hand; every other hand is played by its holder."""
    return sole if sole != NOBODY and exposed >> place & 1 else place


@narrows("PV-RES-8", at="001:P20", defect="PV-DEF-28")
def declarer_or_whister_proposes(state: Claim, claims: Claims) -> Claims:
    """The declarer may propose a result as well as the sole whister, and nobody else may."""
    return claims if state.by in (state.play.declarer, state.play.sole) else 0


@narrows("PV-RES-1", at="001:P15", defect="PV-DEF-28")
def propose_in_open_play(state: Claim, claims: Claims) -> Claims:
    """In open play the whister proposes a result, and the cards are mostly not played out."""
    return claims if state.play.sole != NOBODY and state.play.exposed != 0 else 0


@narrows("PV-RUL-28", standing="ruling", defect="PV-DEF-28")
def propose_between_tricks(state: Claim, claims: Claims) -> Claims:
    """A result is proposed between two tricks or before the first."""
    return claims if state.play.led == NO_SUIT else 0


@narrows("PV-RUL-28b", standing="ruling", defect="PV-DEF-28")
def no_more_than_are_left(state: Claim, claims: Claims) -> Claims:
    """A proposal says how many of the tricks that are left its maker is to take."""
    return claims & (2 << HAND - sum(state.play.tricks)) - 1


@steps("PV-RES-9", at="001:P20")
def other_side_answers(state: Claim, tricks: Claimed) -> Claim:
    """To a proposal of the declarer the whister agrees or not, and to one of the whister the declarer."""
    play = state.play
    return state._replace(tricks=tricks, turn=play.sole if state.by == play.declarer else play.declarer)


@steps("PV-RES-6", at="001:P19")
def agreement_ends_the_deal(state: Claim, answer: Answer) -> Claim:
    """If the other side agrees, the cards are thrown in and the result is recorded."""
    if answer != AGREE:
        return state
    play = state.play
    cite("PV-RUL-28c")
    other = play.sole if state.by == play.declarer else play.declarer
    left = HAND - sum(play.tricks)
    tricks = replaced(play.tricks, state.by, play.tricks[state.by] + state.tricks)
    tricks = replaced(tricks, other, tricks[other] + left - state.tricks)
    return state._replace(play=play._replace(tricks=tricks, over=True), turn=NOBODY)


part(
    "PV-RUL-28c",
    "By an agreement its maker takes as many tricks as he named, and the other side the rest, for the defence the "
    "whister.",
    within="PV-RES-6",
    at="",
    standing="ruling",
    defect="PV-DEF-28",
)


@steps("PV-RES-7", at="001:P19", defect="PV-DEF-19")
def refusal_lets_the_play_decide(state: Claim, answer: Answer) -> Claim:
    """If the other side disagrees, the play decides."""
    if answer == REFUSE:
        cite("PV-RUL-19")
        return state._replace(turn=NOBODY)
    return state


part(
    "PV-RUL-19",
    "A proposal that is refused leaves no trace and costs nothing.",
    within="PV-RES-7",
    at="",
    standing="ruling",
    defect="PV-DEF-19",
)
