"""From a state of a game to what the solver is asked: hands and table, whose tricks are counted, and what for.

The solver is told here which rules are in force; that it then agrees with the engine is a matter of tests.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from hoyle.cards import NO_CARD
from hoyle.errors import HoyleError
from hoyle.game import Game
from hoyle.german_solo.pack import GAME_NAMES
from hoyle.german_solo.state import Play as GermanSoloPlay
from hoyle.german_solo.tables import HAND as EIGHT
from hoyle.preferans.pack import MISERE
from hoyle.preferans.state import Play as PreferansPlay
from hoyle.russian_whist.state import Play as RussianWhistPlay
from hoyle.russian_whist.tables import BOOK
from hoyle.seats import NOBODY, seats_of
from hoyle.six_bid.pack import BID_NAMES as SIX_BIDS
from hoyle.six_bid.state import Play as SixBidPlay
from hoyle.six_bid.tables import ALL_POINTS
from hoyle.solo_whist.pack import BID_NAMES as SOLO_BIDS
from hoyle.solo_whist.state import Play as SoloWhistPlay
from hoyle.solo_whist.tables import HAND as THIRTEEN
from hoyle_verify.scenario.canonical import to_request
from hoyle_verify.scenario.model import Scenario
from hoyle_verify.serve.reference import open_game, plain
from hoyle_verify.solve.orders import Order
from hoyle_verify.solve.position import Duty, Position, Unit
from hoyle_verify.solve.problems import question_of
from hoyle_verify.solve.results import Goal

_EVEN_PLACES: Final = 0b0101
_DUTIES: Final = {"must_trump": Duty.TRUMP, "free": Duty.FREE, "may_always_trump": Duty.EITHER}
_ORDERS: Final = {"corrected": Order.GERMAN, "literal": Order.GERMAN_AS_PRINTED}


class NotSolvable(HoyleError):
    """A state in which there is nothing to solve; the text says why."""


class Task(NamedTuple):
    """A position, the goal of its side, and the seat at the table of each place that the position counts."""

    position: Position
    goal: Goal
    seats: tuple[int, ...]


def task_of(game: Game[Any], state: Any) -> Task:
    """Give what there is to solve in a state in which cards are played; NotSolvable for any other state."""
    kind, read = _READERS[game.id]
    if not isinstance(state, kind):
        raise NotSolvable("no card is played")
    return read(game, state)


def task_of_scenario(scenario: Scenario, after: int | None = None) -> Task:
    """Give what there is to solve in a problem, or in a replayed deal after so many actions, or else at its first card.

    Raises NotSolvable where there is nothing, and HoyleError for a scenario that the engine cannot replay.
    """
    if scenario.kind == "problem":
        position, goal = question_of(scenario)
        return Task(position, goal, tuple(range(position.seats)))
    if scenario.kind != "replay":
        raise NotSolvable(f"{scenario.id} is a {scenario.kind} scenario, in which no card is played")
    assert scenario.setup is not None

    game = open_game(to_request(scenario))
    states = game.replay(plain(scenario.setup), list(scenario.actions))
    kind, _ = _READERS[game.id]
    playing = [number for number, state in enumerate(states) if isinstance(state, kind)]
    if not playing:
        raise NotSolvable(f"in {scenario.id} no card is played")
    if after is not None and after not in playing:
        raise NotSolvable(f"in {scenario.id} cards are played from {playing[0]} to {playing[-1]}, and not at {after}")
    return task_of(game, states[playing[0] if after is None else after])


def _solo_whist(game: Game[Any], state: SoloWhistPlay) -> Task:
    if state.declarer == NOBODY:
        raise NotSolvable("everybody plays for himself, and the solver knows two sides")
    made = game.ruleset.clause(f"made.{SOLO_BIDS[state.bid]}")
    side = _side(state.declarer, state.partner)
    return _task(state, seats_of(state.table.active), side, _goal(made, THIRTEEN), state.tricks)


def _preferans(_game: Game[Any], state: PreferansPlay) -> Task:
    # A misère that takes a trick goes on, and every further trick costs more.
    goal = Goal("fewest") if state.level == MISERE else Goal("most", state.level)
    seats = seats_of(state.deal.table.active)
    return _task(state, seats, _side(state.declarer), goal, state.tricks, duty=Duty.TRUMP)


def _german_solo(game: Game[Any], state: GermanSoloPlay) -> Task:
    if state.laid != NO_CARD:
        raise NotSolvable("a card lies face down and has no suit, which the solver does not know")
    order = _ORDERS[game.ruleset.options["gs.rank"]]
    side = _side(state.declarer, state.partner)
    goal = _goal(game.ruleset.clause(f"made.{GAME_NAMES[state.game]}"), EIGHT)
    if state.on:
        # The side that has every trick so far wants the rest as well, and a single one is enough for the other.
        goal = Goal("most", EIGHT if any(state.tricks[seat] for seat in seats_of(side)) else 1)
    return _task(state, range(4), side, goal, state.tricks, order=order)


def _russian_whist(_game: Game[Any], state: RussianWhistPlay) -> Task:
    # Nobody undertakes anything; what is fought for is the first trick that brings points.
    return _task(state, seats_of(state.table.active), _EVEN_PLACES, Goal("most", BOOK + 1), state.tricks)


def _six_bid(game: Game[Any], state: SixBidPlay) -> Task:
    bid = SIX_BIDS[state.bid]
    made, count = game.ruleset.clause(f"made.{bid}"), game.ruleset.clause(f"count.{bid}")
    without_tricks = not made(0, 1, state.trump)
    unit: Unit = "tricks" if bid.endswith("misere") and without_tricks else "points"
    goal = _goal(lambda units: made(units, 0, state.trump), ALL_POINTS, unit)
    counted = state.tricks if unit == "tricks" else state.points
    return _task(
        state,
        seats_of(state.table.active),
        _side(state.bidder),
        goal,
        counted,
        duty=_DUTIES[game.ruleset.options["sb.void"]],
        order=Order.TEN_HIGH,
        beside=count(0, state.widow_points),
    )


_READERS: Final[Mapping[str, tuple[type, Callable[[Game[Any], Any], Task]]]] = {
    "solo-whist": (SoloWhistPlay, _solo_whist),
    "preferans": (PreferansPlay, _preferans),
    "german-solo": (GermanSoloPlay, _german_solo),
    "russian-whist": (RussianWhistPlay, _russian_whist),
    "six-bid": (SixBidPlay, _six_bid),
}


def _task(
    state: Any,
    seats: Sequence[int],
    side: int,
    goal: Goal,
    counted: Sequence[int],
    *,
    duty: Duty = Duty.FREE,
    order: Order = Order.PLAIN,
    beside: int = 0,
) -> Task:
    """Make a task of what the states of all games have; ``beside`` are units that lie apart for the side."""
    places = len(state.hands)
    table = [state.trick[(state.leader + place) % places] for place in range(places)]
    taken = sum(units for place, units in enumerate(counted) if side >> place & 1)
    position = Position(
        hands=tuple(state.hands),
        leader=state.leader,
        side=side,
        trick=tuple(card for card in table if card != NO_CARD),
        trump=state.trump,
        duty=duty,
        order=order,
        taken=taken + beside,
        lost=sum(counted) - taken,
    )
    return Task(position, goal, tuple(seats))


def _side(declarer: int, partner: int = NOBODY) -> int:
    return 1 << declarer | (1 << partner if partner != NOBODY else 0)


def _goal(made: Callable[[int], bool], everything: int, unit: Unit = "tricks") -> Goal:
    """Find what a contract undertakes from the clause that says whether so many units make it."""
    if made(0):
        return Goal("misere", unit=unit)
    return Goal("most", next(units for units in range(everything + 1) if made(units)), unit)
