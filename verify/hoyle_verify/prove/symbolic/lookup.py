"""Tables that can be asked with a symbolic index, and helper functions that are merged like clauses.

Python asks a plain tuple only for a plain index, so that a symbolic one would fork over all of its values.  While
clauses run on symbols, the tables in the modules of the rules are therefore replaced by equal ones that answer with a
term, and the few helpers that fork often by wrappers that answer with a merged term.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import z3

from hoyle_verify.prove.symbolic import intervals
from hoyle_verify.prove.symbolic.numbers import SymBool, SymInt, as_number, bounds_of, number_term

HELPERS: Final = ("hoyle.german_solo.play.strength",)
"""Functions that are no clauses, and are merged because their paths would multiply in their callers."""


class Lookup(tuple[Any, ...]):
    """A tuple that a symbolic index does not fork."""

    __slots__ = ()

    def __getitem__(self, index: Any) -> Any:
        """Give an entry: for a symbolic index among numbers a choice of them."""
        if not isinstance(index, SymInt | SymBool) or not all(isinstance(x, int | SymInt | SymBool) for x in self):
            return super().__getitem__(index)
        place = as_number(index)
        if place < 0:
            place = place + len(self)
        if not 0 <= place < len(self):
            raise IndexError("tuple index out of range")
        first = max(place.bounds[0], 0)
        last = min(place.bounds[1], len(self) - 1)
        entries = [super(Lookup, self).__getitem__(at) for at in range(first, last + 1)]
        return chosen(place, first, entries)


def chosen(place: SymInt, first: int, entries: list[Any]) -> Any:
    """Give that one of some numbers whose place, counted from ``first``, a symbolic number tells."""
    if all(type(entry) is int and entry == entries[0] for entry in entries):
        return entries[0]
    bounds = bounds_of(entries[-1])
    term = number_term(entries[-1])
    for at in range(len(entries) - 2, -1, -1):
        bounds = intervals.hull(bounds, bounds_of(entries[at]))
        term = z3.If(place.term == first + at, number_term(entries[at]), term)
    return SymInt(term, bounds)


@contextmanager
def prepared(wrap: Callable[[str, Callable[..., Any]], Callable[..., Any]]) -> Iterator[None]:
    """Put lookups in place of the tables of the rules, and what ``wrap`` makes of them in place of the helpers."""
    helpers = dict(_helpers())
    undo: list[tuple[dict[str, Any], str, Any]] = []
    wrapped = {function: wrap(name, function) for function, name in helpers.items()}
    for module in [module for name, module in sys.modules.items() if name.partition(".")[0] == "hoyle"]:
        names = vars(module)
        for name, value in list(names.items()):
            replacement: Any = None
            if type(value) is tuple and value and all(type(entry) is int for entry in value):
                replacement = Lookup(value)
            elif callable(value) and type(value).__name__ == "function" and value in helpers:
                replacement = wrapped[value]
            if replacement is not None:
                undo.append((names, name, value))
                names[name] = replacement
    try:
        yield
    finally:
        for names, name, value in undo:
            names[name] = value


def _helpers() -> Iterator[tuple[Callable[..., Any], str]]:
    for path in HELPERS:
        module, _, name = path.rpartition(".")
        if module in sys.modules:
            yield getattr(sys.modules[module], name), path
