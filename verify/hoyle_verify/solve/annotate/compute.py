"""Solving every position of a played deal."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from hoyle.cards import format_card, parse_card
from hoyle_verify.scenario.canonical import to_request
from hoyle_verify.scenario.model import Scenario
from hoyle_verify.serve.reference import open_game, plain
from hoyle_verify.solve.annotate.model import Annotation, Contest, Slip, Value
from hoyle_verify.solve.annotate.store import digest
from hoyle_verify.solve.games import NotSolvable, Task, task_of
from hoyle_verify.solve.program import NeedsCompiler, is_compiled
from hoyle_verify.solve.solver import Solver, best_of

_PLAY: Final = "play:"


class _Valued(NamedTuple):
    """What every legal card of a position leads to, the value of the best, and the cards that keep it."""

    task: Task
    moves: Mapping[int, int]
    value: int
    best: tuple[int, ...]

    def is_made(self, value: int) -> bool:
        """Say whether the side undertakes no more than ``value`` in this position."""
        position = self.task.position
        return self.task.goal.is_made(value, position.taken + position.lost + position.tricks_left)


def annotate(
    scenario: Scenario, solver: Solver | None = None, progress: Callable[[int, int], None] | None = None
) -> Annotation:
    """Value every position of a ``replay`` scenario in which cards are played.

    ``progress`` is told how many positions are done, and of how many.  Raises HoyleError for a scenario that the engine
    cannot replay, and NeedsCompiler without numba.
    """
    if not is_compiled():
        raise NeedsCompiler
    tasks, reason = _tasks(scenario)
    if not tasks:
        return Annotation(values=1, scenario=scenario.id, played=digest(scenario), contest=None, reason=reason)
    solver = solver or Solver()
    solved: dict[int, _Valued] = {}
    # From the end, so that what is in the table already helps with what is longer.
    for at in sorted(tasks, reverse=True):
        solved[at] = _value(tasks[at], solver)
        if progress is not None:
            progress(len(solved), len(tasks))
    contest = _contest(tasks[min(tasks)])
    return Annotation(
        values=1,
        scenario=scenario.id,
        played=digest(scenario),
        contest=contest,
        positions=tuple(_positions(scenario, solved)),
        slips=tuple(_slips(scenario, solved)),
    )


def _tasks(scenario: Scenario) -> tuple[dict[int, Task], str]:
    """Give what there is to solve, by position, or else why there is nothing."""
    assert scenario.setup is not None

    game, reason = open_game(to_request(scenario)), ""
    tasks: dict[int, Task] = {}
    for at, state in enumerate(game.replay(plain(scenario.setup), list(scenario.actions))):
        try:
            task = task_of(game, state)
        except NotSolvable as error:
            reason = str(error)
            continue
        if any(task.position.hands):
            tasks[at] = task
    return tasks, reason


def _value(task: Task, solver: Solver) -> _Valued:
    position, goal = task.position, task.goal
    moves = solver.values(position, goal)
    value = best_of(position, goal, moves)
    return _Valued(task, moves, value, tuple(sorted(card for card, each in moves.items() if each == value)))


def _contest(task: Task) -> Contest:
    goal, position = task.goal, task.position
    everything = position.taken + position.lost + position.tricks_left
    return Contest(
        side=tuple(seat for place, seat in enumerate(task.seats) if position.side >> place & 1),
        goal=goal.kind,
        unit=goal.unit,
        target=goal.target if goal.target is not None else everything if goal.kind == "most" else 0,
    )


def _positions(scenario: Scenario, solved: Mapping[int, _Valued]) -> Iterator[Value]:
    """Give the values in order; where no cards are left, or play has stopped, the value follows from the last card."""
    offered = _offered(scenario)
    for at, valued in sorted(solved.items()):
        made = valued.is_made(valued.value)
        cards = {f"{_PLAY}{format_card(card)}": value for card, value in sorted(valued.moves.items())}
        moves = {token: value for token, value in cards.items() if token in offered[at]}
        turns = tuple(token for token, value in moves.items() if valued.is_made(value) != made)
        yield Value(at=at, value=valued.value, made=made, moves=moves, turns=turns)
        card = _card(scenario.actions[at]) if at < len(scenario.actions) else -1
        if at + 1 not in solved and card in valued.moves:
            yield Value(at=at + 1, value=valued.moves[card], made=valued.is_made(valued.moves[card]))


def _offered(scenario: Scenario) -> list[frozenset[str]]:
    """Give what may be chosen at each position: no card where a player decides on something else or play is over."""
    assert scenario.setup is not None

    game = open_game(to_request(scenario))
    return [
        frozenset(game.facts(state)["legal"]) for state in game.replay(plain(scenario.setup), list(scenario.actions))
    ]


def _slips(scenario: Scenario, solved: Mapping[int, _Valued]) -> Iterator[Slip]:
    """Find the actions that changed the value: cards, and offences, which may change it for their own side's good."""
    for at, valued in sorted(solved.items()):
        if at == len(scenario.actions):
            continue
        action = scenario.actions[at]
        following = solved[at + 1].value if at + 1 in solved else valued.value
        if valued.moves.get(_card(action), following) != valued.value:
            yield Slip(at=at, action=action, kept_by=tuple(f"{_PLAY}{format_card(card)}" for card in valued.best))


def _card(action: str) -> int:
    """Give the card that an action lays by the rules; -1 if it does something else."""
    token = action.partition(" ")[2]
    return parse_card(token.removeprefix(_PLAY)) if token.startswith(_PLAY) else -1
