"""Exploring a function: it is run once for each way that its symbolic conditions can turn out."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple

import z3

from hoyle.errors import Gap
from hoyle_verify.prove.theorem import Skip

MOST_PATHS: Final = 20_000
Outcome = Literal["value", "gap", "skip", "error"]


class TooManyPaths(Exception):
    """A function that forks too often to be explored."""


class Undecided(Exception):
    """z3 could not tell in time whether something holds."""


@dataclass
class Path:
    """One way through a function: the conditions on it, what came of it, and what it owes a proof of."""

    conditions: list[Any]
    outcome: Outcome
    value: Any
    debts: list[Any] = field(default_factory=list)

    @property
    def condition(self) -> Any:
        """All conditions in one."""
        return z3.And(*self.conditions) if self.conditions else z3.BoolVal(val=True)


class _Step(NamedTuple):
    """A decision on the way through a function; ``value`` is that with which a number was compared."""

    decision: bool
    value: int | None


class Explorer:
    """Runs a function along every feasible path under some constraints.

    ``answers`` keeps what clauses have answered on the path at hand.

    Whether a condition is feasible z3 says; where it cannot tell, the path is taken, which can only make a proof fail.
    """

    def __init__(self, constraints: Iterable[Any], timeout: Callable[[], int]) -> None:
        self.solver: Final = z3.SimpleSolver()
        self._constraints: Final = list(constraints)
        self._given: Final = {constraint.get_id() for constraint in self._constraints}
        self.solver.add(*self._constraints)
        self.timeout: Final = timeout
        self._todo: list[list[_Step]] = []
        self._model: Any = None
        self._start([])

    def _start(self, prefix: list[_Step]) -> None:
        self._trail = prefix
        self._place = 0
        self._conditions: list[Any] = []
        self._debts: list[Any] = []
        self._known: dict[int, bool] = {}
        self.answers: dict[Any, Any] = {}

    def explore(self, function: Callable[[], Any]) -> Iterator[Path]:
        """Run a function along each path; a condition that no case meets makes no path."""
        self._todo = [[]]
        found = 0
        while self._todo:
            self._start(self._todo.pop())
            self._model = None
            self.solver.push()
            try:
                with _exploring(self):
                    path = self._run(function)
            finally:
                self.solver.pop()
            found += 1
            if found > MOST_PATHS:
                raise TooManyPaths(f"more than {MOST_PATHS:,} paths: use & and | on comparisons, or split the claim")
            yield path

    def _run(self, function: Callable[[], Any]) -> Path:
        outcome: Outcome = "value"
        value: Any = None
        try:
            value = function()
        except Gap as silence:
            outcome, value = "gap", silence
        except Skip:
            outcome = "skip"
        except (TooManyPaths, Undecided, NotImplementedError):
            raise
        except Exception as error:  # noqa: BLE001  # whatever the function raises is what comes of the path
            outcome, value = "error", error
        return Path(self._conditions, outcome, value, self._debts)

    def decide(self, condition: Any) -> bool:
        """Take a truth value for a condition, and note the other to be explored later where both are feasible."""
        key = condition.get_id()
        if key in self._known:
            return self._known[key]
        if self._place < len(self._trail):
            decision = self._trail[self._place].decision
        else:
            decision = self._evaluate(condition)
            other = z3.Not(condition) if decision else condition
            if self._feasible(other):
                self._todo.append([*self._trail, _Step(not decision, None)])
            self._trail.append(_Step(decision, None))
        self._place += 1
        self._known[key] = decision
        self._add(condition if decision else z3.Not(condition))
        return decision

    def concretise(self, term: Any) -> int:
        """Fork over every value of a number."""
        constant = z3.simplify(term)
        if z3.is_bv_value(constant):
            return int(constant.as_signed_long())
        while True:
            if self._place < len(self._trail):
                decision, value = self._trail[self._place]
                assert value is not None
            else:
                value = int(self._some_model().eval(term, model_completion=True).as_signed_long())
                decision = True
                if self._feasible(term != value):
                    self._todo.append([*self._trail, _Step(decision=False, value=value)])
                self._trail.append(_Step(decision, value))
            self._place += 1
            self._add(term == value if decision else term != value)
            if decision:
                return value

    def assume(self, condition: Any) -> None:
        """Leave the cases in which the condition does not hold."""
        self._add(condition)
        if not self._feasible(z3.BoolVal(val=True)):
            raise Skip

    def owe(self, condition: Any) -> None:
        """Note a condition without which 64 bits do not do as Python does."""
        self._debts.append(condition)

    def is_given(self, condition: Any) -> bool:
        """Say whether a condition is one of the constraints as it stands."""
        return condition.get_id() in self._given

    def is_feasible(self, condition: Any) -> bool:
        """Say whether some case meets a condition; where z3 cannot tell, yes."""
        return self._feasible(condition)

    def can_fail(self, condition: Any) -> Any:
        """Give a model of this path in which a condition does not hold; None if there is none."""
        self.solver.set("timeout", self.timeout())
        found = self.solver.check(z3.Not(condition))
        if found == z3.unsat:
            return None
        if found == z3.unknown:
            raise Undecided("z3 cannot tell in time whether a call stays within the domain of a clause")
        return self.solver.model()

    def _add(self, condition: Any) -> None:
        self._conditions.append(condition)
        self.solver.add(condition)
        if self._model is not None and not z3.is_true(self._model.eval(condition, model_completion=True)):
            self._model = None

    def _evaluate(self, condition: Any) -> bool:
        """Give the truth value of a condition in some case on this path, which shows that this value is feasible."""
        return bool(z3.is_true(self._some_model().eval(condition, model_completion=True)))

    def _feasible(self, condition: Any) -> bool:
        self.solver.set("timeout", self.timeout())
        return bool(self.solver.check(condition) != z3.unsat)

    def _some_model(self) -> Any:
        if self._model is None:
            self.solver.set("timeout", self.timeout())
            if self.solver.check() != z3.sat:
                raise Undecided("z3 finds no case on a path in time")
            self._model = self.solver.model()
        return self._model


_stack: Final[list[Explorer]] = []


class _exploring:  # noqa: N801  # used as a function in a with statement
    def __init__(self, explorer: Explorer) -> None:
        self._explorer = explorer

    def __enter__(self) -> None:
        _stack.append(self._explorer)

    def __exit__(self, *_: object) -> None:
        _stack.pop()


def current() -> Explorer:
    """Give the exploration that is going on."""
    return _stack[-1]
