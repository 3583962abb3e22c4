"""Russian Whist as an engine: it follows the slots of a ruleset and holds no rule itself."""

from collections.abc import Mapping
from typing import Any, Final, final

from hoyle.cards import NO_SUIT
from hoyle.decision import OVER, Action, Decision, Menu
from hoyle.game import Outcome
from hoyle.ruleset import Ruleset
from hoyle.russian_whist import notes, rulings  # noqa: F401  # they fill the register
from hoyle.russian_whist.observe import OBSERVABLES, Score, facts_of, view_of
from hoyle.russian_whist.pack import CARDS, CORRECTIONS, OFFENCES, PENALTIES, PHRASEBOOK, QUESTIONS
from hoyle.russian_whist.play import eldest_leads, trumps
from hoyle.russian_whist.rulesets import RULEBOOK
from hoyle.russian_whist.score import (
    UNIT,
    counted_cards,
    crown_length,
    finishing_points,
    grand_slam_points,
    honours,
    kind_of_hand,
    small_slam_points,
    trick_points,
    winning_side,
)
from hoyle.russian_whist.setup import read_deal, read_result
from hoyle.russian_whist.state import Aside, Play, Reckoning, State
from hoyle.seats import NOBODY, place_of, seat_at
from hoyle.tricks import EMPTY_4

_PLAYING: Final = (Menu(CARDS, CARDS.all), Menu(OFFENCES, OFFENCES.all))
_INTERJECTING: Final = (Menu(QUESTIONS, QUESTIONS.all), Menu(CORRECTIONS, CORRECTIONS.all))
_CHARGING: Final = (Menu(PENALTIES, PENALTIES.all),)
_FOLLOWS: Final = {QUESTIONS.name: "questioned", CORRECTIONS.name: "corrected"}
"""The fold of consequences of each interjection."""


@final
class RussianWhist:
    """The engine of Russian Whist: four hands, at a table of four to six."""

    id: Final = "russian-whist"
    rulebook: Final = RULEBOOK
    phrasebook: Final = PHRASEBOOK
    observables: Final = OBSERVABLES

    def start(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> State:
        """Make the first state of a hand, in which eldest hand leads."""
        deal = read_deal(setup)
        leader = eldest_leads(deal.dealer)
        return Play(
            dealer=deal.dealer,
            turn_up=deal.turn_up,
            hands=deal.hands,
            dealt=deal.hands,
            dummies=deal.dummies,
            lying=True,
            trump=trumps(deal.turn_up),
            leader=leader,
            turn=leader,
            led=NO_SUIT,
            trick=EMPTY_4,
            last_led=NO_SUIT,
            last=EMPTY_4,
            winner=NOBODY,
            tricks=(0, 0, 0, 0),
            wrong=EMPTY_4,
            asked=0,
            revokes=(),
            over=False,
            table=deal.table,
        )

    def settle(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> State:
        """Make the last state of a hand from its deal, its tricks, and the penalties that were chosen."""
        deal, tricks, fines = read_result(setup)
        state = Reckoning(
            dealer=deal.dealer,
            dealt=deal.hands,
            dummies=deal.dummies,
            trump=trumps(deal.turn_up),
            winner=NOBODY,
            tricks=tricks,
            turn=NOBODY,
            revokes=tuple(fine.offender for fine in fines),
            held=_by_side(tricks),
            own=_by_side(tricks),
            fines=(0, 0),
            table=deal.table,
        )
        for fine in fines:
            state = _charge(ruleset, state, fine.penalty)
        return state

    def seats(self, state: State) -> int:
        """Say how many sit at the table."""
        return (state.play if isinstance(state, Aside) else state).table.players

    def decide(self, state: State) -> Decision:
        """Offer cards and offences, an interjection, or the penalties for a revoke."""
        if isinstance(state, Play):
            return Decision(seat_at(state.table.active, state.turn), _PLAYING)
        if isinstance(state, Aside):
            return Decision(seat_at(state.play.table.active, state.turn), _INTERJECTING)
        if state.turn == NOBODY:
            return OVER
        return Decision(seat_at(state.table.active, state.turn), _CHARGING)

    def interjection(self, state: State, seat: int) -> State | None:
        """Let an active player ask, or put a revoke right, while tricks are played."""
        if not isinstance(state, Play) or not state.table.active >> seat & 1:
            return None
        return Aside(state, place_of(state.table.active, seat))

    def advance(self, ruleset: Ruleset, state: State, action: Action) -> State:
        """Fold the consequences of a legal action, then enter the reckoning once the tricks are played."""
        if isinstance(state, Aside):
            return ruleset.follow(_FOLLOWS[action.menu], state, action.choice).play
        if isinstance(state, Reckoning):
            return _charge(ruleset, state, action.choice)
        if action.menu == OFFENCES.name:
            state = ruleset.follow("offended", state, action.choice)
        state = ruleset.follow("played", state, action.choice)
        return _reckon(ruleset, state) if state.over else state

    def facts(self, ruleset: Ruleset, state: State) -> dict[str, Any]:
        """Give every observable of a state."""
        return facts_of(_without_aside(state), self.score(ruleset, state))

    def view(self, state: State, seat: int) -> dict[str, Any]:
        """Give a seat its own hand and what is open to all."""
        whole = _without_aside(state)
        return view_of(whole, place_of(whole.table.active, seat))

    def outcome(self, ruleset: Ruleset, state: State) -> Outcome | None:
        """Give the result of a hand that is over; nothing is paid before the end of the rubber."""
        score = self.score(ruleset, state)
        if score is None:
            return None
        return Outcome(score.result, (0,) * _without_aside(state).table.players, UNIT)

    def score(self, ruleset: Ruleset, state: State) -> Score | None:
        """Write the sheet of a hand that is over."""
        if not isinstance(state, Reckoning) or state.turn != NOBODY:
            return None
        winners = winning_side(state.held[0])
        kind = kind_of_hand(state.held[1 - winners])
        above = [
            state.fines[side]
            + small_slam_points(state.own[side])
            + grand_slam_points(state.own[side])
            + _cards_points(ruleset, state, side)
            for side in range(2)
        ]
        above[winners] += finishing_points() + ruleset.clause("premium.double")(kind)
        return Score(kind, winners, tuple(trick_points(tricks) for tricks in state.held), tuple(above))


def _cards_points(ruleset: Ruleset, state: Reckoning, side: int) -> int:
    """Add up what the honours and the crowns in the hands of a side bring."""
    cards = counted_cards(state.dealt, side)
    points: int = ruleset.clause("premium.honours")((cards & honours(state.trump)).bit_count())
    for suit in range(4):
        length = ruleset.clause("length.crown")(crown_length(cards, suit))
        points += ruleset.clause("points.trump-crown" if suit == state.trump else "points.crown")(length)
    return points


def _reckon(ruleset: Ruleset, play: Play) -> Reckoning:
    """Enter the reckoning when all tricks are played."""
    return _next_charge(
        ruleset,
        Reckoning(
            dealer=play.dealer,
            dealt=play.dealt,
            dummies=play.dummies,
            trump=play.trump,
            winner=play.winner,
            tricks=play.tricks,
            turn=NOBODY,
            revokes=play.revokes,
            held=_by_side(play.tricks),
            own=_by_side(play.tricks),
            fines=(0, 0),
            table=play.table,
        ),
    )


def _charge(ruleset: Ruleset, state: Reckoning, penalty: int) -> Reckoning:
    """Charge the first revoke and go on to the next."""
    charged = ruleset.follow("penalised", state, penalty)
    return _next_charge(ruleset, charged._replace(revokes=state.revokes[1:]))


def _next_charge(ruleset: Ruleset, state: Reckoning) -> Reckoning:
    chooser = ruleset.clause("chooser.revoke")(state.revokes[0]) if state.revokes else NOBODY
    return state._replace(turn=chooser)


def _by_side(by_place: tuple[int, ...]) -> tuple[int, ...]:
    return (by_place[0] + by_place[2], by_place[1] + by_place[3])


def _without_aside(state: State) -> Play | Reckoning:
    return state.play if isinstance(state, Aside) else state


ENGINE: Final = RussianWhist()
