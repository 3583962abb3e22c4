"""Making one value of the answers of several paths, and putting other terms in the place of its symbols."""

from collections.abc import Sequence
from typing import Any

import z3

from hoyle_verify.prove.symbolic import intervals
from hoyle_verify.prove.symbolic.lookup import Lookup
from hoyle_verify.prove.symbolic.numbers import SymBool, SymInt, bounds_of, number_term, term_of, truth


def grouped(answers: Sequence[tuple[Any, Any]]) -> list[tuple[Any, Any]]:
    """Merge answers that are built alike, and give each with the condition under which it holds."""
    groups: dict[Any, list[tuple[Any, Any]]] = {}
    for case, value in answers:
        groups.setdefault(_build(value), []).append((case, value))
    return [(z3.Or(*(case for case, _ in group)), merged(group)) for group in groups.values()]


def _build(value: Any) -> Any:
    if isinstance(value, tuple | list):
        return type(value) if hasattr(value, "_fields") else tuple, *map(_build, value)
    return int if isinstance(value, int | SymInt | SymBool) else value


def merged(answers: Sequence[tuple[Any, Any]]) -> Any:
    """Make one value of several that are built alike and hold under conditions of which one is true in every case."""
    first = answers[0][1]
    if isinstance(first, tuple | list):
        parts = [merged([(case, value[place]) for case, value in answers]) for place in range(len(first))]
        return rebuilt(first, parts)
    if all(_is_plain(value) and type(value) is type(first) and value == first for _, value in answers):
        return first
    if all(isinstance(value, bool | SymBool) for _, value in answers):
        return truth(z3.simplify(_choice([(case, term_of(value)) for case, value in answers])))
    bounds = bounds_of(first)
    for _, value in answers:
        bounds = intervals.hull(bounds, bounds_of(value))
    return SymInt(_choice([(case, number_term(value)) for case, value in answers]), bounds)


def rebuilt(like: Any, parts: list[Any]) -> Any:
    """Make a record, a list or a tuple of new parts."""
    if hasattr(like, "_fields"):
        return type(like)(*parts)
    return parts if isinstance(like, list) else Lookup(parts)


def _is_plain(value: Any) -> bool:
    return not isinstance(value, SymInt | SymBool)


def _choice(answers: Sequence[tuple[Any, Any]]) -> Any:
    """Choose among terms by condition; the conditions of one and the same term are joined."""
    groups: dict[int, tuple[list[Any], Any]] = {}
    for case, term in answers:
        groups.setdefault(term.get_id(), ([], term))[0].append(case)
    *others, last = groups.values()
    chosen = last[1]
    for conditions, term in reversed(others):
        chosen = z3.If(z3.Or(*conditions), term, chosen)
    return chosen


def substituted(value: Any, pairs: list[tuple[Any, Any]]) -> Any:
    """Put other terms in the place of the symbols in a value."""
    if isinstance(value, tuple | list):
        return rebuilt(value, [substituted(part, pairs) for part in value])
    if isinstance(value, SymBool):
        return truth(z3.simplify(z3.substitute(value.term, *pairs)))
    if isinstance(value, SymInt):
        term = z3.substitute(value.term, *pairs)
        return SymInt(term, value.bounds)
    return value
