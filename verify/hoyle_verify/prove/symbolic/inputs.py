"""From annotations to symbolic values, and from a model of z3 back to plain ones."""

import itertools
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import z3

from hoyle.domains import Mask, OneOf, Range, Times, UpTo
from hoyle_verify.prove import values
from hoyle_verify.prove.symbolic.intervals import WIDTH
from hoyle_verify.prove.symbolic.lookup import Lookup
from hoyle_verify.prove.symbolic.numbers import SymBool, SymInt, bounds_of


def shapes(annotations: Sequence[Any]) -> Iterator[tuple[Any, ...]]:
    """List every way to choose one of each annotation that offers several: members of unions, lengths of tuples."""
    return itertools.product(*map(values.alternatives, annotations))


def symbol(name: str, annotation: Any) -> Any:
    """Make a symbolic value of an annotation that offers no choice."""
    if annotation is bool:
        return SymBool(z3.Bool(name))
    if values.is_record(annotation):
        hints = values.fields(annotation)
        return annotation(*(symbol(f"{name}.{part}", of_part) for part, of_part in hints.items()))
    if (parts := values.members(annotation)) is not None:
        return tuple(symbol(f"{name}.{place}", part) for place, part in enumerate(parts))
    found = values.domain(annotation)
    if isinstance(found, Times):
        return Lookup(_number(f"{name}.{place}", found.item) for place in range(found.count))
    assert not isinstance(found, UpTo)

    return _number(name, found)


def _number(name: str, found: Range | OneOf | Mask) -> SymInt:
    return SymInt(z3.BitVec(name, WIDTH), hull_of(found))


def hull_of(found: Range | OneOf | Mask) -> tuple[int, int]:
    """Give the least and the greatest value of a domain."""
    if isinstance(found, Range):
        return found.low, found.high
    if isinstance(found, OneOf):
        return min(found.values), max(found.values)
    return 0, found.bits


def domain_of(annotation: Any, value: Any) -> Iterator[tuple[Any, Any]]:
    """Give each number in a value, symbolic or not, with the domain that the annotation declares for it."""
    if annotation in (bool, int):
        return
    if (parts := _parts(annotation, value)) is not None:
        for of_part, part in zip(parts, value, strict=True):
            yield from domain_of(of_part, part)
        return
    # A choice of lengths or of types has been made by the value itself.
    fitting = next((choice for choice in values.alternatives(annotation) if _fits(choice, value)), None)
    if fitting is None:
        raise TypeError(f"{value} is none of {annotation}")
    if fitting is not annotation:
        yield from domain_of(fitting, value)
        return
    found = values.domain(annotation)
    if isinstance(found, Times):
        yield from ((found.item, item) for item in value)
    else:
        yield found, value


def _parts(annotation: Any, value: Any) -> Iterable[Any] | None:
    """Give the annotation of each member of a record or a tuple; None for what is neither."""
    if values.is_record(annotation):
        return values.fields(annotation).values()
    if (item := values.item(annotation)) is not None:
        return [item] * len(value)
    return values.members(annotation)


def _fits(annotation: Any, value: Any) -> bool:
    if values.is_record(annotation):
        return isinstance(value, annotation)
    found = values.domain(annotation)
    return len(value) == found.count if isinstance(found, Times) else not isinstance(value, tuple)


def condition(found: Range | OneOf | Mask, term: Any) -> Any:
    """Give the condition under which a term is in a domain."""
    if isinstance(found, Range):
        return z3.And(term >= found.low, term <= found.high)
    if isinstance(found, OneOf):
        runs = list(_runs(sorted(found.values)))
        return z3.Or(*(term == low if low == high else z3.And(term >= low, term <= high) for low, high in runs))
    return term & ~found.bits == 0


def is_within(found: Range | OneOf | Mask, value: Any) -> bool:
    """Say whether the bounds of a number alone place it in a domain."""
    low, high = bounds_of(value)
    if not isinstance(value, SymInt):
        return low in found
    if isinstance(found, Range):
        return low >= found.low and high <= found.high
    if isinstance(found, OneOf):
        return any(first <= low and high <= last for first, last in _runs(sorted(found.values)))
    return low >= 0 and found.bits & (found.bits + 1) == 0 and high <= found.bits


def _runs(numbers: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Join numbers in ascending order to runs without a hole."""
    first = last = numbers[0]
    for number in numbers[1:]:
        if number != last + 1:
            yield first, last
            first = number
        last = number
    yield first, last


def leaves(value: Any) -> Iterator[Any]:
    """Give the symbolic numbers and truth values in a value."""
    if isinstance(value, tuple | list):
        for part in value:
            yield from leaves(part)
    elif isinstance(value, SymInt | SymBool):
        yield value


def plain(value: Any, model: Any) -> Any:
    """Turn a value into what it is in a model."""
    if isinstance(value, SymBool):
        return bool(z3.is_true(model.eval(value.term, model_completion=True)))
    if isinstance(value, SymInt):
        return int(model.eval(value.term, model_completion=True).as_signed_long())
    if isinstance(value, tuple):
        parts = [plain(part, model) for part in value]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    return value
