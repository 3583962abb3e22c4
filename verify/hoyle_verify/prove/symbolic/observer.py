"""Letting clauses take symbolic arguments: each call is answered by the summary of the clause."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from hoyle.clause import Clause, Observer, observing
from hoyle.domains import Range
from hoyle_verify.prove.symbolic import memo
from hoyle_verify.prove.symbolic.inputs import leaves
from hoyle_verify.prove.symbolic.lookup import prepared
from hoyle_verify.prove.symbolic.numbers import SymBool, SymInt, bounds_of
from hoyle_verify.prove.symbolic.path import current
from hoyle_verify.prove.symbolic.summary import Summary, check_domain, declared
from hoyle_verify.prove.theorem import out_of_force

_NOTHING: Final = object()
_summaries: Final[dict[Any, Summary]] = {}


def forget() -> None:
    """Ask every clause anew, as is needed after clauses were replaced."""
    _summaries.clear()
    memo.forget()


def shape_of(value: Any) -> Any:
    """Give what a summary depends on: where the symbols are, and every plain value."""
    if isinstance(value, tuple):
        return type(value) if hasattr(value, "_fields") else tuple, *map(shape_of, value)
    return type(value) if isinstance(value, SymInt | SymBool) else (type(value), value)


class Symbolic(Observer):
    """Answers calls on symbolic arguments by summaries; ``clauses`` are those that were asked or cited."""

    def __init__(self) -> None:
        self.clauses: Final[set[str]] = set()
        self._collecting: Final[list[set[str]]] = [self.clauses]

    def call(self, clause: Clause, arguments: tuple[Any, ...]) -> Any:
        """Answer a call of a clause: by its function itself where nothing is symbolic, and else by its summary."""
        self._collecting[-1].add(clause.id)
        if next(leaves(arguments), _NOTHING) is _NOTHING:
            return super().call(clause, arguments)
        check_domain(clause, arguments)
        key = clause.id, out_of_force(), shape_of(arguments)
        ask = super().call
        return self._answer(key, arguments, lambda given: declared(clause, given), lambda given: ask(clause, given))

    def helper(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        """Give a function that answers as another does, on symbolic arguments by a summary within their bounds."""

        def call(*arguments: Any) -> Any:
            found = tuple(leaves(arguments))
            if not found:
                return function(*arguments)
            bounds = tuple(bounds_of(leaf) for leaf in found)
            ranges = [Range(*each) for each in bounds]
            key = name, out_of_force(), shape_of(arguments), bounds
            return self._answer(
                key, arguments, lambda given: zip(ranges, leaves(given), strict=True), lambda given: function(*given)
            )

        return call

    def cite(self, clause_id: str) -> None:
        """Note that a part was reached."""
        self._collecting[-1].add(clause_id)
        super().cite(clause_id)

    def _answer(
        self,
        key: Any,
        arguments: tuple[Any, ...],
        domains: Callable[[tuple[Any, ...]], Iterable[tuple[Any, Any]]],
        ask: Callable[[tuple[Any, ...]], Any],
    ) -> Any:
        if key not in _summaries:
            collected: set[str] = set()
            self._collecting.append(collected)
            try:
                _summaries[key] = Summary(key[0], arguments, domains, ask)
            finally:
                self._collecting.pop()
            _summaries[key].clauses.update(collected)
        self._collecting[-1] |= _summaries[key].clauses
        answers = current().answers
        asked = key, tuple(leaf.key for leaf in leaves(arguments))
        if asked not in answers:
            answers[asked] = _summaries[key].answer(arguments)
        return answers[asked]


@contextmanager
def symbolically() -> Iterator[Symbolic]:
    """Let clauses take symbolic arguments within the block."""
    symbolic = Symbolic()
    with prepared(symbolic.helper), observing(symbolic):
        yield symbolic
