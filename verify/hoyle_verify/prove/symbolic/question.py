"""What z3 is asked about a theorem: symbols for its arguments, and solvers that know their domains."""

import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import z3

from hoyle_verify.prove.cases import Case, Cases
from hoyle_verify.prove.symbolic.inputs import condition, domain_of, plain, symbol
from hoyle_verify.prove.symbolic.numbers import SymInt
from hoyle_verify.prove.symbolic.path import Explorer, Path, Undecided
from hoyle_verify.prove.symbolic.smallest import smallest
from hoyle_verify.prove.theorem import Theorem

_LONGEST: Final = 60.0
"""Seconds that z3 may take for one question."""


class Question:
    """Symbols for the arguments of a theorem, and a solver that knows their domains."""

    def __init__(self, theorem: Theorem, cases: Cases, shape: Sequence[Any], deadline: float) -> None:
        self.theorem: Final = theorem
        self.names: Final = cases.names
        self.arguments: Final = tuple(
            symbol(name, annotation) for name, annotation in zip(cases.names, shape, strict=True)
        )
        self.domain: Final = [
            condition(found, leaf.term)
            for annotation, argument in zip(shape, self.arguments, strict=True)
            for found, leaf in domain_of(annotation, argument)
            if isinstance(leaf, SymInt)
        ]
        self._deadline: Final = deadline

    def timeout(self) -> int:
        """Give the milliseconds that z3 may take for the next question."""
        left = self._deadline - time.monotonic()
        if left <= 0:
            raise Undecided("not decided in time")
        return int(min(left, _LONGEST) * 1000) + 1

    def explore(self, function: Callable[..., Any]) -> list[Path]:
        """Run a function along all its paths."""
        return list(Explorer(self.domain, self.timeout).explore(lambda: function(*self.arguments)))

    def model(self, *claims: Any) -> Any:
        """Give a model of some claims in the domain, None if there is none; Undecided if z3 cannot tell."""
        solver = self.solver()
        solver.add(*claims)
        found = solver.check()
        if found == z3.unknown:
            raise Undecided(f"z3 cannot tell: {solver.reason_unknown()}")
        return solver.model() if found == z3.sat else None

    def solver(self) -> Any:
        """Give a solver that knows the domain."""
        solver = z3.SolverFor("QF_BV")
        solver.set("timeout", self.timeout())
        solver.add(*self.domain)
        return solver

    def case(self, model: Any) -> Case:
        """Give the arguments in a model."""
        return tuple(plain(argument, model) for argument in self.arguments)

    def smallest(self, *claims: Any) -> Case:
        """Give the smallest arguments that meet some claims, which some do."""
        return self.case(smallest(self.solver(), claims, self.arguments))

    def check_overflow(self, paths: Sequence[Path]) -> None:
        """Raise Undecided if some number may leave 64 bits, where terms no longer do as Python does."""
        doubtful = [z3.And(path.condition, z3.Not(z3.And(*path.debts))) for path in paths if path.debts]
        if doubtful and self.model(z3.Or(*doubtful)) is not None:
            raise Undecided("a number may leave 64 bits")
