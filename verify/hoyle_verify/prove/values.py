"""The values that an annotation stands for: how many there are, each of them, and how to write one for people."""

import math
import types
import typing
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain, product
from typing import Any, Final

from hoyle.cards import NO_CARD, NO_SUIT, PACK_52, cards_of, format_card, format_hand, format_suit
from hoyle.domains import Domain, Mask, OneOf, Range, Times, UpTo

_SUITS: Final = ("suit", "led", "trump", "colour")
"""What names a suit: the domain alone is that of other small numbers too."""

_ALL_CARDS: Final = frozenset(cards_of(PACK_52))


def parameters(function: Callable[..., Any]) -> dict[str, Any]:
    """Give the annotation of each parameter of a function."""
    hints = typing.get_type_hints(function, include_extras=True)
    hints.pop("return", None)
    return hints


class Variant:
    """A NamedTuple some of whose fields are narrowed to one of the choices that their annotations leave."""

    def __init__(self, record: Any, hints: dict[str, Any]) -> None:
        self.record: Final = record
        self.hints: Final = hints

    def __call__(self, *parts: Any) -> Any:
        """Make a value."""
        return self.record(*parts)

    @property
    def _make(self) -> Any:
        return self.record._make


def fields(record: Any) -> dict[str, Any]:
    """Give the annotation of each field of a NamedTuple."""
    if isinstance(record, Variant):
        return record.hints
    if record not in _fields:
        hints = typing.get_type_hints(record, include_extras=True)
        _fields[record] = {name: hints[name] for name in record._fields}
    return _fields[record]


_fields: Final[dict[Any, dict[str, Any]]] = {}


def is_record(annotation: Any) -> bool:
    """Say whether an annotation is a NamedTuple."""
    return isinstance(annotation, Variant) or (isinstance(annotation, type) and hasattr(annotation, "_fields"))


def members(annotation: Any) -> tuple[Any, ...] | None:
    """Give the annotations of the members of a fixed ``tuple[A, B]``; None for anything else."""
    if typing.get_origin(annotation) is tuple:
        arguments = typing.get_args(annotation)
        if Ellipsis not in arguments:
            return arguments
    return None


def item(annotation: Any) -> Any:
    """Give the annotation of the members of a ``tuple[A, ...]`` of any length; None for anything else."""
    arguments = typing.get_args(annotation)
    return arguments[0] if typing.get_origin(annotation) is tuple and Ellipsis in arguments else None


def domain(annotation: Any) -> Domain:
    """Give the domain that an annotation carries; TypeError if it carries none."""
    for extra in getattr(annotation, "__metadata__", ()):
        if isinstance(extra, Range | OneOf | Mask | Times | UpTo):
            return extra
    raise TypeError(f"{annotation} has no domain: annotate it, for example Annotated[int, Range(0, 3)]")


def alternatives(annotation: Any) -> tuple[Any, ...]:
    """Give annotations without a choice that together stand for the same values: members of a union, fixed lengths."""
    if typing.get_origin(annotation) in (typing.Union, types.UnionType):
        return tuple(chain.from_iterable(map(alternatives, typing.get_args(annotation))))
    if is_record(annotation):
        return _variants(annotation)
    found = next(iter(getattr(annotation, "__metadata__", ())), None)
    if isinstance(found, UpTo):
        lengths = range(found.least, found.most + 1)
        return tuple(typing.Annotated[tuple[int, ...], Times(length, found.item)] for length in lengths)
    return (annotation,)


@cache
def _variants(record: Any) -> tuple[Any, ...]:
    hints = fields(record)
    choices = [alternatives(of_part) for of_part in hints.values()]
    if all(len(choice) == 1 for choice in choices):
        return (record,)
    return tuple(Variant(record, dict(zip(hints, chosen, strict=True))) for chosen in product(*choices))


def size(annotation: Any) -> int:
    """Count the values."""
    if len(choices := alternatives(annotation)) > 1:
        return sum(map(size, choices))
    if annotation is bool:
        return 2
    if is_record(annotation):
        return math.prod(map(size, fields(annotation).values()))
    if (parts := members(annotation)) is not None:
        return math.prod(map(size, parts))
    return _size(domain(annotation))


def each(annotation: Any) -> Iterator[Any]:
    """List the values, the smallest first."""
    if len(choices := alternatives(annotation)) > 1:
        return chain.from_iterable(map(each, choices))
    if annotation is bool:
        return iter((False, True))
    if is_record(annotation):
        return map(annotation._make, product(*map(each, fields(annotation).values())))
    if (parts := members(annotation)) is not None:
        return product(*map(each, parts))
    return _each(domain(annotation))


def contains(annotation: Any, value: Any) -> bool:
    """Say whether a plain value is one that the annotation stands for."""
    if len(choices := alternatives(annotation)) > 1:
        return any(contains(choice, value) for choice in choices)
    if annotation is bool:
        return value in (False, True)
    if is_record(annotation):
        if not isinstance(value, annotation.record if isinstance(annotation, Variant) else annotation):
            return False
        return all(contains(each_of, part) for each_of, part in zip(fields(annotation).values(), value, strict=True))
    if (parts := members(annotation)) is not None:
        return all(contains(each_of, part) for each_of, part in zip(parts, value, strict=True))
    found = domain(annotation)
    if isinstance(found, Times):
        return len(value) == found.count and all(item in found.item for item in value)
    assert not isinstance(found, UpTo)

    return value in found


def show(name: str, annotation: Any, value: Any) -> str:
    """Write a named value for people: cards as tokens, hands as text, suits as letters, all else as Python does."""
    if is_record(type(value)):
        hints = fields(type(value))
        return ", ".join(
            f"{part} {show(part, hints[part], of_part)}" for part, of_part in zip(hints, value, strict=True)
        )
    if name in _SUITS and isinstance(value, int) and value <= NO_SUIT:
        return format_suit(value)
    found = getattr(annotation, "__metadata__", (None,))[0]
    if isinstance(found, Times | UpTo) and isinstance(value, tuple):
        return f"({', '.join(_show(found.item, item) for item in value)})"
    return _show(found, value)


def _show(found: Any, value: Any) -> str:
    if found == Mask(PACK_52):
        return f"[{format_hand(value)}]"
    if isinstance(found, OneOf) and _ALL_CARDS <= frozenset(found.values):
        return "none" if value == NO_CARD else format_card(value)
    return str(value)


def _size(found: Domain) -> int:
    if isinstance(found, Range):
        return found.high - found.low + 1
    if isinstance(found, OneOf):
        return len(found.values)
    if isinstance(found, Mask):
        return 1 << found.bits.bit_count()
    assert not isinstance(found, UpTo)

    return int(_size(found.item) ** found.count)


def _each(found: Domain) -> Iterator[Any]:
    if isinstance(found, Mask):
        return _subsets(found.bits)
    if isinstance(found, Times):
        return product(list(_each(found.item)), repeat=found.count)
    assert not isinstance(found, UpTo)

    return iter(found)


def _subsets(bits: int) -> Iterator[int]:
    """List the subsets of a mask, the smallest number first."""
    subset = 0
    while True:
        yield subset
        if subset == bits:
            return
        subset = (subset - bits) & bits
