"""The play of Russian Whist: what may be played, who takes a trick, and what becomes of a revoke."""

from typing import Annotated

from hoyle.cards import NO_CARD, NO_SUIT, SUIT_CARDS, Card, Cards, Suit
from hoyle.clause import cite, defines, narrows, part, steps
from hoyle.domains import Range
from hoyle.russian_whist.pack import POINTS, Penalty, Side, Word, Words
from hoyle.russian_whist.state import Aside, Play, Reckoning, Revokes, Tricks
from hoyle.russian_whist.tables import HAND, REVOKE_POINTS, REVOKE_TRICKS
from hoyle.seats import NOBODY, Seat, left_of
from hoyle.tricks import EMPTY_4, Trick4, holds_suit, with_card


@defines("RW-DEAL-6", at="003:P11")
def trumps(turn_up: Card) -> Suit:
    """The last card dealt is exposed, and its suit is the trump suit."""
    return turn_up >> 4


@defines("RW-PLAY-1", at="003:P13")
def eldest_leads(dealer: Seat) -> Seat:
    """The player on the dealer's left leads to the first trick."""
    return left_of(dealer)


@narrows("RW-PLAY-3", at="003:P15")
def follow_suit(state: Play, cards: Cards) -> Cards:
    """A player must play a card of the suit that was led."""
    if cards & SUIT_CARDS[state.led]:
        return cards & SUIT_CARDS[state.led]
    if state.led != NO_SUIT:
        cite("RW-PLAY-5")
    return cards


part(
    "RW-PLAY-5",
    "A player who has no card of the suit led may play a trump or any other card.",
    within="RW-PLAY-3",
    at="003:P15",
)


@defines("RW-PLAY-7", at="003:P15")
def highest(trick: Trick4, suit: Suit) -> Seat:
    """The cards of a suit rank in the usual order, with the ace highest and the two lowest."""
    best, seat = -1, NOBODY
    for place in range(4):
        card = trick[place]
        if card >> 4 == suit and card > best:
            best, seat = card, place
    return seat


@defines("RW-PLAY-6", at="003:P15")
def winner_of(trick: Trick4, led: Suit, trump: Suit) -> Seat:
    """The highest card of the suit led takes the trick, unless there are trumps in it: then the highest of these."""
    return highest(trick, trump if holds_suit(trick, trump) else led)


@steps("RW-PLAY-2", at="003:P14")
def card_is_laid(state: Play, card: Card) -> Play:
    """The players lay their cards strictly in turn."""
    seat = state.turn
    return state._replace(
        hands=with_card(state.hands, seat, state.hands[seat] & ~(1 << card)),
        turn=left_of(seat),
        led=card >> 4 if state.led == NO_SUIT else state.led,
        trick=with_card(state.trick, seat, card),
    )


@steps("RW-PLAY-9", at="003:P13")
def winner_leads(state: Play, _card: Card) -> Play:
    """Whoever takes a trick leads to the next."""
    if NO_CARD in state.trick:
        return state
    winner = winner_of(state.trick, state.led, state.trump)
    return state._replace(
        turn=winner,
        leader=winner,
        led=NO_SUIT,
        trick=EMPTY_4,
        last_led=state.led,
        last=state.trick,
        winner=winner,
        tricks=with_card(state.tricks, winner, state.tricks[winner] + 1),
    )


@steps("RW-DEAL-7", at="003:P11", defect="RW-DEF-09")
def turn_up_is_taken_in(state: Play, _card: Card) -> Play:
    """The exposed card lies open until the first trick is complete."""
    return state._replace(lying=False) if state.lying and sum(state.tricks) > 0 else state


@steps("RW-RUL-28", standing="ruling", defect="RW-DEF-28")
def play_ends_after_last_trick(state: Play, _card: Card) -> Play:
    """All thirteen tricks are played, even if it is settled before who wins the hand."""
    return state._replace(over=True) if sum(state.tricks) == HAND else state


@narrows("RW-RUL-21", standing="ruling", defect="RW-DEF-21")
def irregularities_are_refused(_state: Play | Aside, _choices: Cards) -> Cards:
    """What breaks a rule of play is refused, and so neither punished nor put right."""
    return 0


@narrows("RW-REV-1", at="003:P37")
def only_a_revoke(state: Play, cards: Cards) -> Cards:
    """A player revokes who holds the suit led and plays another."""
    able = state.led != NO_SUIT and state.hands[state.turn] & SUIT_CARDS[state.led] > 0
    return cards & ~SUIT_CARDS[state.led] if able else 0


@steps("RW-RUL-21b", standing="ruling", defect="RW-DEF-21")
def revoke_is_noted(state: Play, card: Card) -> Play:
    """After a revoke play goes on, and the revoke is charged unless it is put right."""
    cite("RW-PLAY-4")
    seat = state.turn
    return state._replace(wrong=with_card(state.wrong, seat, card), revokes=(*state.revokes, seat))


part(
    "RW-PLAY-4",
    "Whoever does not follow suit although he could is penalised.",
    within="RW-RUL-21b",
    at="003:P15",
    defect="RW-DEF-21",
)


@narrows("RW-RUL-24", standing="ruling", defect="RW-DEF-24")
def ask_once_who_did_not_follow(state: Aside, words: Words) -> Words:
    """Only a partner who has not followed suit can be asked, once, and until the next lead."""
    trick, led = _open_trick(state.play)
    partner = state.turn ^ 2
    card = trick[partner]
    may_be_asked = card != NO_CARD and card >> 4 != led and not state.play.asked >> partner & 1
    return words if may_be_asked else 0


@steps("RW-REV-4", at="003:P37", defect="RW-DEF-24")
def partner_asks(state: Aside, _word: Word) -> Aside:
    """The partner of a player who has not followed suit may ask him whether he has made a mistake."""
    return state._replace(play=state.play._replace(asked=state.play.asked | 1 << (state.turn ^ 2)))


@narrows("RW-RUL-13", standing="ruling", defect="RW-DEF-13")
def put_right_until_next_lead(state: Aside, cards: Cards) -> Cards:
    """A revoke can be put right until the next lead, with a card of the suit that was led."""
    _, led = _open_trick(state.play)
    return cards & SUIT_CARDS[led] if state.play.wrong[state.turn] != NO_CARD else 0


@steps("RW-REV-5", at="003:P37", defect="RW-DEF-29")
def revoke_is_put_right(state: Aside, card: Card) -> Aside:
    """A revoke that is put right in time is not penalised: the right card takes the place of the wrong one."""
    play, seat = state
    hand = play.hands[seat] & ~(1 << card) | 1 << play.wrong[seat]
    complete = play.led == NO_SUIT
    return state._replace(
        play=play._replace(
            hands=with_card(play.hands, seat, hand),
            trick=play.trick if complete else with_card(play.trick, seat, card),
            last=with_card(play.last, seat, card) if complete else play.last,
            wrong=with_card(play.wrong, seat, NO_CARD),
            revokes=_without_last(play.revokes, seat),
        )
    )


@steps("RW-RUL-26", standing="ruling", defect="RW-DEF-26")
def trick_goes_to_its_right_winner(state: Aside, _card: Card) -> Aside:
    """When a revoke is put right the cards of the others stand, and a complete trick goes to whoever then wins it."""
    play = state.play
    if play.led != NO_SUIT:
        return state
    winner = winner_of(play.last, play.last_led, play.trump)
    tricks = with_card(play.tricks, play.winner, play.tricks[play.winner] - 1)
    tricks = with_card(tricks, winner, tricks[winner] + 1)
    return state._replace(play=play._replace(turn=winner, leader=winner, winner=winner, tricks=tricks))


@steps("RW-REV-6", at="003:P37", defect="RW-DEF-13")
def revoke_stands(state: Play, _card: Card) -> Play:
    """A player who does not put his revoke right is charged with the whole penalty."""
    return state._replace(wrong=EMPTY_4, asked=0) if state.led == NO_SUIT else state


@defines("RW-REV-3", at="003:P37", defect="RW-DEF-11")
def offender_chooses(offender: Seat) -> Seat:
    """Whoever revoked chooses the kind of penalty himself."""
    return offender


@defines("RW-RUL-11", standing="reported", defect="RW-DEF-11")
def injured_side_chooses(offender: Seat) -> Seat:
    """The opponents of whoever revoked choose the kind of penalty, the one on his left for both."""
    return left_of(offender)


@defines("RW-RUL-12", standing="ruling", defect="RW-DEF-12")
def charged_side(offender: Seat) -> Side:
    """A revoke is charged to the offender's pair."""
    return offender & 1


@defines("RW-RUL-10", standing="ruling", defect="RW-DEF-10")
def tricks_that_pass(tricks: Tricks) -> Annotated[int, Range(0, 3)]:
    """Three tricks pass from the side that revoked to its opponents, or all that it has if these are fewer."""
    return min(tricks, REVOKE_TRICKS)


@steps("RW-REV-2", at="003:P37", defect="RW-DEF-10")
def revoke_is_charged(state: Reckoning, penalty: Penalty) -> Reckoning:
    """For each revoke the opponents get five points above the line or three tricks."""
    side = charged_side(state.revokes[0])
    if penalty == POINTS:
        return state._replace(fines=with_card(state.fines, 1 - side, state.fines[1 - side] + REVOKE_POINTS))
    cite("RW-RUL-10b")
    left = state.held[side] - tricks_that_pass(state.held[side])
    own = min(left, state.own[side])
    return state._replace(
        held=(left, HAND - left) if side == 0 else (HAND - left, left),
        own=with_card(state.own, side, own),
    )


part(
    "RW-RUL-10b",
    "Tricks that pass as a penalty count for the hand, its kind and the points below the line, but never for a slam.",
    within="RW-REV-2",
    at="",
    standing="ruling",
    defect="RW-DEF-10",
)


def _open_trick(play: Play) -> tuple[Trick4, Suit]:
    """Give the trick in which a mistake can still be put right, and the suit led to it."""
    return (play.last, play.last_led) if play.led == NO_SUIT else (play.trick, play.led)


def _without_last(revokes: Revokes, seat: Seat) -> Revokes:
    """Take out the last revoke of a place."""
    last = max((place for place in range(len(revokes)) if revokes[place] == seat), default=len(revokes))
    return (*revokes[:last], *revokes[last + 1 :])
