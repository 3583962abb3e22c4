"""Revokes in Russian Whist: what they are, how they are put right, and what they cost."""

from typing import Annotated, Any

from hoyle.cards import NO_CARD, NO_SUIT
from hoyle.domains import Range
from hoyle.game import Game
from hoyle.russian_whist.play import charged_side, put_right_until_next_lead, tricks_that_pass
from hoyle.russian_whist.state import Aside, Play, Reckoning, Tricks
from hoyle.seats import Seat
from hoyle_verify.prove.space import Position
from hoyle_verify.prove.theorem import always, ambiguity, gap
from hoyle_verify.prove.theorems.russian_whist.table import (
    NEUTRAL,
    PLAY_ON,
    PRINTED,
    everywhere,
    finished,
    is_play,
    last_tricks,
    revoked,
    sheet,
    whist,
)
from hoyle_verify.prove.witness import Witness, played

PlainSuit = Annotated[int, Range(0, 3)]


def _after_a_lead(game: Game[Any], _suit: int, _led: int) -> Witness:
    """Give a deal after its opening lead, of whose suit the second player has a card, and not only such cards."""
    return played(game, NEUTRAL, (f"0 play:{NEUTRAL['hands'][0][0]}",))


@ambiguity("RW-THM-REV-1", defect="RW-DEF-21", readings=(PRINTED, PLAY_ON), witness=_after_a_lead)
def wrong_card(game: Game[Play], suit: PlainSuit, led: PlainSuit) -> object:
    """Whether a wrong card can be played at all depends on whether irregularities are part of the game."""
    clubs, other = 1 << (0 << 4), 1 << (suit << 4 | 1)
    play = PRINTED.start(NEUTRAL)._replace(hands=(clubs | other, 0, 0, 0), led=led, turn=0)
    return [action.token for action in game.legal(play)]


def can_be_put_right(position: Position, seat: Seat) -> bool:
    """Describe a player whose wrong card lies open in the trick in progress or the one before."""
    return is_play(position.state) and position.state.wrong[seat] != NO_CARD


@gap("RW-THM-REV-2", defect="RW-DEF-13", over=last_tricks, exactly=can_be_put_right)
def until_when(position: Position, seat: Seat) -> object:
    """Until when a revoke can be put right the document does not say."""
    if not can_be_put_right(position, seat):
        return None
    return put_right_until_next_lead(Aside(position.state, seat), position.state.hands[seat])


def partner_did_not_follow(position: Position, seat: Seat) -> bool:
    """Describe a player whose partner's card in the open trick is not of the suit led."""
    state = position.state
    if not is_play(state):
        return False
    trick, led = (state.last, state.last_led) if state.led == NO_SUIT else (state.trick, state.led)
    card = trick[(seat + 2) % 4]
    return card != NO_CARD and card >> 4 != led and not state.asked >> (seat + 2) % 4 & 1


@always("RW-THM-REV-3", over=last_tricks)
def who_may_ask(position: Position, seat: Seat) -> bool:
    """A player may ask exactly when his partner's card of this trick is of another suit, and once."""
    may = any(action.menu == "question" for action in position.game.rights(position.state, seat))
    return may == partner_did_not_follow(position, seat)


@gap(
    "RW-THM-REV-4",
    defect="RW-DEF-24",
    over=last_tricks,
    exactly=lambda position, _seat: is_play(position.state),
    ruled=partner_did_not_follow,
)
def when_to_ask(position: Position, seat: Seat) -> object:
    """When, and how often, a partner may be asked the document does not say."""
    return any(action.menu == "question" for action in position.game.rights(position.state, seat))


def corrects(position: Position) -> str | None:
    """Give an action that puts a revoke right, if there is one."""
    if not is_play(position.state):
        return None
    return next((word for word, _ in last_tricks().moves[position] if "correct" in word), None)


@gap("RW-THM-REV-5", defect="RW-DEF-26", over=last_tricks, exactly=lambda position: corrects(position) is not None)
def whose_trick_it_is(position: Position) -> object:
    """Whether others may change their cards too, and whose trick it is, the document does not say."""
    action = corrects(position)
    return None if action is None else position.game.apply(position.state, action)


def asked_in_vain(position: Position) -> bool:
    """Describe a wrong card that still lies there although the partner has asked."""
    state = position.state
    return is_play(state) and any(state.wrong[seat] != NO_CARD and state.asked >> seat & 1 for seat in range(4))


@ambiguity("RW-THM-REV-6", defect="RW-DEF-29", over=last_tricks, readings=("corrected", "asked"), exactly=asked_in_vain)
def who_is_spared(reading: str, position: Position) -> object:
    """Whether the correction or the question spares the offender matters whenever he is asked and does not heed it."""
    state = position.state
    if not is_play(state):
        return None
    wrong = [seat for seat in range(4) if state.wrong[seat] != NO_CARD]
    return [seat for seat in wrong if reading == "corrected" or not state.asked >> seat & 1]


def _played_out(game: Game[Any], _position: Position) -> Witness:
    """Give a deal in which everybody revokes who can, for wrong cards are listed last."""
    state, words = game.start(NEUTRAL), []
    while is_play(state) and (said := game.legal(state)):
        words.append(str(said[-1]))
        state = game.apply(state, said[-1])
    return played(game, NEUTRAL, words)


@ambiguity(
    "RW-THM-REV-7",
    defect="RW-DEF-11",
    readings=(PLAY_ON, whist(irregularities="play_on", revoke_chooser="injured")),
    exactly=lambda position: not is_play(position.state) and len(position.state.revokes) > 0,
    over=last_tricks,
    witness=_played_out,
)
def who_chooses(game: Game[Reckoning], position: Position) -> object:
    """Whether the offender or his opponents choose the penalty matters for every revoke that stands."""
    state = position.state
    return game.ruleset.clause("chooser.revoke")(state.revokes[0]) if not is_play(state) and state.revokes else None


@gap(
    "RW-THM-REV-8",
    defect="RW-DEF-12",
    exactly=everywhere,
    ruled=lambda offender: offender % 2,
)
def who_is_charged(offender: Seat) -> object:
    """How a penalty falls on one player, where points are kept by pairs, the document does not say."""
    return charged_side(offender)


@ambiguity("RW-THM-REV-9", defect="RW-DEF-10", readings=("passed", "added"), exactly=lambda tricks: tricks > 0)
def three_tricks(reading: str, tricks: Tricks) -> object:
    """Whether three tricks are taken away or only added matters as soon as the side that revoked has one."""
    return tricks - tricks_that_pass(tricks) if reading == "passed" else tricks


@always("RW-THM-REV-10")
def added_tricks_can_be_free(tricks: Tricks) -> bool:
    """If tricks were only added, a side with all thirteen would lose nothing: three are no more than a book."""
    added = 13 - tricks + 3
    after, _, _ = sheet(PRINTED, finished(tricks, revoked("tricks")))
    return (added <= 6) == (tricks >= 10) and (after.endswith("-even")) == (tricks >= 10)


@always("RW-THM-REV-11")
def tricks_can_cost_the_hand(tricks: Tricks) -> bool:
    """Three tricks turn the hand exactly when the side that revoked had seven, eight or nine."""
    before, _, _ = sheet(PRINTED, finished(tricks))
    after, later, _ = sheet(PRINTED, finished(tricks, revoked("tricks")))
    turned = before.endswith("-even") and after.endswith("-odd")
    left = max(0, tricks - 3)
    return turned == (tricks in (7, 8, 9)) and later == (2 * max(0, left - 6), 2 * max(0, 7 - left))


@always("RW-THM-REV-12")
def which_penalty_is_cheaper(tricks: Tricks) -> bool:
    """Whoever revoked gives up points if his side has three tricks or more, and tricks if it has fewer."""

    def margin(*offences: dict[str, object]) -> int:
        _, below, above = sheet(PRINTED, finished(tricks, *offences))
        return below[0] + above[0] - below[1] - above[1]

    points, lost = margin() - margin(revoked("points")), margin() - margin(revoked("tricks"))
    return points == 5 and (points < lost) == (tricks >= 3) and (lost < points) == (tricks < 3)


@always("RW-THM-REV-13")
def tricks_that_are_not_there(tricks: Tricks) -> bool:
    """Three tricks can pass only from a side that has them: one with two gives up these, and the other has them all."""
    after, below, _ = sheet(PRINTED, finished(tricks, revoked("tricks")))
    passed = min(tricks, 3)
    grown = 13 - tricks + passed
    return (tricks_that_pass(tricks), below[1]) == (passed, 2 * max(0, grown - 6)) and (after == "triple-odd") == (
        tricks <= 3
    )
