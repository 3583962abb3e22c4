"""The solver: the value of every legal card, and best play to the end."""

from collections.abc import Callable
from typing import Final, final

from hoyle.cards import cards_of
from hoyle_verify.solve.budget import Budget, TimeIsUp, silent
from hoyle_verify.solve.driver import Driver, Task
from hoyle_verify.solve.position import Position, UnplayablePosition
from hoyle_verify.solve.program import Program, program
from hoyle_verify.solve.results import DEFAULT_MEMORY, Goal, Limits, Solution, Unfinished


@final
class Solver:
    """Solves positions one after another; what it learns about a deal it keeps for the next position of that deal.

    ``memory`` bounds its tables in bytes.  Without numba it runs in plain Python, and refuses longer hands.
    """

    def __init__(self, memory: int = DEFAULT_MEMORY, search: Program | None = None) -> None:
        self._driver: Final = Driver(search or program(), memory)

    def solve(
        self,
        position: Position,
        goal: Goal,
        limits: Limits | None = None,
        progress: Callable[[int], None] = silent,
    ) -> Solution:
        """Value every legal card of the player to act, and follow best play; Unfinished if the time is up before.

        ``progress`` is told the number of nodes now and then.
        """
        budget = Budget(limits.seconds if limits else None, progress)
        moves: dict[int, int] = {}
        try:
            self._value(position, goal, budget, moves)
            value = best_of(position, goal, moves)
            line = self._line(position, goal, budget, moves, value)
        except TimeIsUp:
            raise Unfinished(budget.nodes, budget.used, moves) from None
        return Solution(
            position=position,
            goal=goal,
            value=value,
            made=goal.is_made(value, position.taken + position.lost + self._task(position, goal).rest),
            moves=moves,
            line=line,
            nodes=budget.nodes,
            seconds=budget.used,
        )

    def values(self, position: Position, goal: Goal, limits: Limits | None = None) -> dict[int, int]:
        """Value every legal card of the player to act, without best play to the end; Unfinished as for ``solve``."""
        budget = Budget(limits.seconds if limits else None)
        moves: dict[int, int] = {}
        try:
            self._value(position, goal, budget, moves)
        except TimeIsUp:
            raise Unfinished(budget.nodes, budget.used, moves) from None
        return moves

    def makes(self, position: Position, goal: Goal) -> bool:
        """Say whether the side reaches its goal; a misère is decided sooner than each card is valued."""
        task = self._task(position, goal)
        if goal.kind == "misere" and task.is_misere:
            return not position.taken and task.avoids(None, Budget())
        value = best_of(position, goal, self.values(position, goal))
        return goal.is_made(value, position.taken + position.lost + task.rest)

    def _task(self, position: Position, goal: Goal) -> Task:
        if not position.tricks_left:
            raise UnplayablePosition(["no card is left to be played"])
        others = (1 << position.seats) - 1 ^ position.side
        return self._driver.set_up(position, position.side if goal.kind == "most" else others, goal.unit)

    def _value(self, position: Position, goal: Goal, budget: Budget, moves: dict[int, int]) -> None:
        """Put the value of each legal card into ``moves``."""
        task = self._task(position, goal)
        guess = (task.rest + 1) // 2
        cards = list(cards_of(position.legal()))
        known: dict[int, bool] = {}
        if task.is_misere and (goal.kind == "fewest" or (goal.kind == "misere" and not position.taken)):
            known = task.avoidable(cards, budget)

        def avoids(card: int) -> bool:
            return known[card] if card in known else _avoids(task, card, budget)

        for card in cards:
            if goal.kind == "misere":
                moves[card] = 0 if position.taken == 0 and avoids(card) else 1
            elif goal.kind == "fewest" and task.is_misere and avoids(card):
                moves[card] = position.taken
            else:
                guess = _most(task, card, budget, guess)
                moves[card] = position.taken + (guess if goal.kind == "most" else task.rest - guess)

    def _line(
        self, position: Position, goal: Goal, budget: Budget, moves: dict[int, int], value: int
    ) -> tuple[int, ...]:
        """Follow cards that keep the value, to the end of the deal or the trick that ends a misère."""
        card = next(card for card, each in moves.items() if each == value)
        line = []
        while True:
            line.append(card)
            position = position.after(card, goal.unit)
            if not position.tricks_left or (goal.kind == "misere" and position.taken):
                return tuple(line)
            task = self._task(position, goal)
            cards = list(cards_of(position.legal()))
            # One of them does, so that the last need not be tried.
            card = next((each for each in cards[:-1] if _keeps(task, position, goal, each, value, budget)), cards[-1])


def best_of(position: Position, goal: Goal, moves: dict[int, int]) -> int:
    """Give the value of a position whose cards have been valued."""
    ours = bool(position.side >> position.actor & 1)
    return max(moves.values()) if ours == (goal.kind == "most") else min(moves.values())


def _avoids(task: Task, card: int, budget: Budget) -> bool:
    return task.avoids(card, budget) if task.is_misere else task.reaches(task.rest, card, budget)


def _keeps(task: Task, position: Position, goal: Goal, card: int, value: int, budget: Budget) -> bool:
    """Say whether a card keeps the value for whoever plays it."""
    raises = bool(position.side >> position.actor & 1)
    if goal.kind == "misere":
        if position.taken or raises == (value > 0):
            return True
        return raises == _avoids(task, card, budget)
    need = value - position.taken if goal.kind == "most" else task.rest - (value - position.taken)
    return task.reaches(need, card, budget) if raises else not task.reaches(need + 1, card, budget)


def _most(task: Task, card: int, budget: Budget, guess: int) -> int:
    """Find the most units that can be reached after a card, asking first about ``guess``."""
    low, high = 0, task.rest
    while low < high:
        need = min(max(guess, low + 1), high)
        if task.reaches(need, card, budget):
            low = need
            guess = need + 1
        else:
            high = need - 1
            guess = need - 1
    return low


_SHARED: Final[dict[int, Solver]] = {}


def solve(position: Position, goal: Goal, limits: Limits | None = None) -> Solution:
    """Value every legal card of the player to act, with a solver that is kept for the next call."""
    memory = DEFAULT_MEMORY if limits is None else limits.memory
    if memory not in _SHARED:
        _SHARED.clear()
        _SHARED[memory] = Solver(memory)
    return _SHARED[memory].solve(position, goal, limits)
