"""What a clause answers as one term: its finished paths merged, once for each shape of arguments."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

import z3

from hoyle.clause import Clause
from hoyle_verify.prove import values
from hoyle_verify.prove.symbolic import intervals
from hoyle_verify.prove.symbolic.inputs import condition, domain_of, hull_of, is_within, leaves
from hoyle_verify.prove.symbolic.intervals import WIDTH, Interval
from hoyle_verify.prove.symbolic.merging import grouped, rebuilt, substituted
from hoyle_verify.prove.symbolic.numbers import SymBool, SymInt, number_term
from hoyle_verify.prove.symbolic.path import Explorer, Path, current


class OutOfDomain(Exception):
    """A clause that is asked about an argument outside its declared domain."""


class Summary:
    """The answer of a function to fresh symbols, to be used for any arguments within the bounds and the domains.

    ``clauses`` are all clauses that it asks and cites.
    """

    def __init__(
        self,
        name: str,
        arguments: tuple[Any, ...],
        domains: Callable[[tuple[Any, ...]], Iterable[tuple[Any, Any]]],
        ask: Callable[[tuple[Any, ...]], Any],
    ) -> None:
        self.clauses: Final[set[str]] = set()
        self._name: Final = name
        self._symbols: Final[list[Any]] = []
        bounds = {id(leaf): hull_of(found) for found, leaf in domains(arguments)}
        fresh = tuple(self._fresh(argument, bounds) for argument in arguments)
        within = [condition(found, leaf.term) for found, leaf in domains(fresh) if isinstance(leaf, SymInt)]
        explorer = Explorer(within, current().timeout)
        paths = list(explorer.explore(lambda: ask(fresh)))
        self.paths: Final = len(paths)
        self._failures: Final = _failures(paths)
        self._overflow: Final = _overflow(explorer, paths)
        self._answers: Final = grouped([(path.condition, path.value) for path in paths if path.outcome == "value"])

    def _fresh(self, argument: Any, bounds: dict[int, Interval]) -> Any:
        if isinstance(argument, tuple):
            return rebuilt(argument, [self._fresh(part, bounds) for part in argument])
        if not isinstance(argument, SymInt | SymBool):
            return argument
        sort = z3.BoolSort() if isinstance(argument, SymBool) else z3.BitVecSort(WIDTH)
        symbol = z3.FreshConst(sort, self._name)
        self._symbols.append(symbol)
        if isinstance(argument, SymBool):
            return SymBool(symbol)
        return SymInt(symbol, bounds.get(id(argument), (intervals.LEAST, intervals.MOST)))

    def answer(self, arguments: tuple[Any, ...]) -> Any:
        """Give the answer for some arguments; raises what the clause raises where that can happen."""
        terms = [leaf.term for leaf in leaves(arguments)]
        pairs = list(zip(self._symbols, terms, strict=True))
        for case, raised in self._failures:
            if current().decide(z3.substitute(case, *pairs)):
                raise raised
        if self._overflow is not None:
            current().owe(z3.Not(z3.substitute(self._overflow, *pairs)))
        *others, (_, answer) = self._answers
        for case, other in others:
            if current().decide(z3.substitute(case, *pairs)):
                answer = other
                break
        return substituted(answer, pairs)


def declared(clause: Clause, arguments: Sequence[Any]) -> Iterator[tuple[Any, Any]]:
    """Give each number in the arguments with the domain that the clause declares for it."""
    assert clause.function is not None

    for annotation, argument in zip(values.parameters(clause.function).values(), arguments, strict=False):
        # A record brings its own annotation, which is narrower than a union or a protocol.
        yield from domain_of(type(argument) if values.is_record(type(argument)) else annotation, argument)


def check_domain(clause: Clause, arguments: tuple[Any, ...]) -> None:
    """Raise OutOfDomain if some case on the current path asks a clause about something outside its domain."""
    for found, number in declared(clause, arguments):
        if is_within(found, number):
            continue
        needed = condition(found, number_term(number))
        if not current().is_given(needed) and not current().decide(needed):
            raise OutOfDomain(f"{clause.id} is asked about a number that is not of {found}")


def _failures(paths: Sequence[Path]) -> list[tuple[Any, Exception]]:
    found: dict[tuple[type, str], tuple[list[Any], Exception]] = {}
    for path in paths:
        if path.outcome in ("gap", "error"):
            found.setdefault((type(path.value), str(path.value)), ([], path.value))[0].append(path.condition)
    return [(z3.Or(*conditions), raised) for conditions, raised in found.values()]


def _overflow(explorer: Explorer, paths: Sequence[Path]) -> Any:
    """Give the condition under which a result may leave 64 bits; None if it never does."""
    doubtful = []
    for path in paths:
        if path.debts:
            broken = z3.And(path.condition, z3.Not(z3.And(*path.debts)))
            if explorer.is_feasible(broken):
                doubtful.append(broken)
    return z3.Or(*doubtful) if doubtful else None
