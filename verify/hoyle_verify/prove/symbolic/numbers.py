"""Numbers and truth values that are terms: they compute as Python's do, and their truth forks the path.

A symbolic number carries bounds beside its term.  They make most comparisons and all checks for overflow cheap; where
they cannot exclude that a result leaves 64 bits, the path owes a proof of it.
"""

from collections.abc import Callable
from typing import Any, Final

import z3

from hoyle_verify.prove.symbolic import arithmetic, intervals
from hoyle_verify.prove.symbolic.intervals import WIDTH, Interval
from hoyle_verify.prove.symbolic.memo import Operation, once
from hoyle_verify.prove.symbolic.path import current


def term_of(value: Any) -> Any:
    """Give the term of a symbolic or plain value: a truth value's is Boolean, a number's a bit-vector."""
    if isinstance(value, SymInt | SymBool):
        return value.term
    if isinstance(value, bool):
        return z3.BoolVal(value)
    return z3.BitVecVal(value, WIDTH)


def bounds_of(value: Any) -> Interval:
    """Give the bounds of a symbolic or plain number."""
    if isinstance(value, SymInt):
        return value.bounds
    if isinstance(value, SymBool):
        return 0, 1
    return int(value), int(value)


def number_term(value: Any) -> Any:
    """Give the bit-vector of a value, a truth value being 1 or 0."""
    if isinstance(value, SymBool):
        return z3.If(value.term, z3.BitVecVal(1, WIDTH), z3.BitVecVal(0, WIDTH))
    return value.term if isinstance(value, SymInt) else z3.BitVecVal(int(value), WIDTH)


def truth(term: Any) -> Any:
    """Make a Boolean term a truth value, plain where it is a constant."""
    if z3.is_true(term):
        return True
    return False if z3.is_false(term) else SymBool(term)


_Bound = Callable[[Interval, Interval], Interval]


def _both_ways(compute: Operation) -> Any:
    def forward(self: Any, other: Any) -> Any:
        return compute(self, other) if isinstance(other, int | SymInt | SymBool) else NotImplemented

    def backward(self: Any, other: Any) -> Any:
        return compute(other, self) if isinstance(other, int | SymInt | SymBool) else NotImplemented

    return forward, backward


def _arithmetic(operation: Operation, bound: _Bound, holds: Operation) -> Any:
    """Make an operator and its reflection; ``holds`` is the condition under which 64 bits do as Python does."""

    def make(left: Any, right: Any) -> tuple[Any, Any]:
        a, b = number_term(left), number_term(right)
        interval = bound(bounds_of(left), bounds_of(right))
        debt = None if intervals.fits(interval) else holds(a, b)
        return SymInt(operation(a, b), intervals.clamped(interval)), debt

    return _both_ways(once(make))


def _shift(operation: Operation, bound: _Bound, *, left: bool) -> Any:
    def make(value: Any, by: Any) -> tuple[Any, Any]:
        a, b = number_term(value), number_term(by)
        interval = bound(bounds_of(value), bounds_of(by))
        kept = z3.Or(a == 0, z3.And(b < WIDTH, (a << b) >> b == a))
        debt = kept if left and not intervals.fits(interval) else None
        return SymInt(operation(a, b), intervals.clamped(interval)), debt

    shift = once(make)

    def compute(value: Any, by: Any) -> Any:
        if bounds_of(by)[0] < 0 and by < 0:
            raise ValueError("negative shift count")
        return shift(value, by)

    return _both_ways(compute)


def _division(operation: Callable[[Any, Any, Interval, Interval], Any], bound: _Bound) -> Any:
    def make(value: Any, by: Any) -> tuple[Any, Any]:
        bounds = bounds_of(value), bounds_of(by)
        return SymInt(operation(number_term(value), number_term(by), *bounds), intervals.clamped(bound(*bounds))), None

    divide = once(make)

    def compute(value: Any, by: Any) -> Any:
        low, high = bounds_of(by)
        if low <= 0 <= high and by == 0:
            raise ZeroDivisionError("division by zero")
        return divide(value, by)

    return _both_ways(compute)


def _comparison(operation: Operation, known: Callable[[Interval, Interval], arithmetic.Known]) -> Any:
    def make(left: Any, right: Any) -> tuple[Any, Any]:
        return truth(z3.simplify(operation(number_term(left), number_term(right)))), None

    compare_terms = once(make)

    def compare(self: Any, other: Any) -> Any:
        if not isinstance(other, int | SymInt | SymBool):
            return NotImplemented
        decided = known(bounds_of(self), bounds_of(other))
        return decided if decided is not None else compare_terms(self, other)

    return compare


def _logical(connect: Operation, on_numbers: Operation) -> Any:
    """Make a logical operator, which between a truth value and a number is that of numbers."""

    def make(left: Any, right: Any) -> tuple[Any, Any]:
        return truth(z3.simplify(connect(term_of(left), term_of(right)))), None

    connect_terms = once(make)

    def compute(left: Any, right: Any) -> Any:
        if isinstance(left, bool | SymBool) and isinstance(right, bool | SymBool):
            return connect_terms(left, right)
        return on_numbers(as_number(left), as_number(right))

    return _both_ways(compute)


def as_number(value: Any) -> Any:
    """Give a truth value as 1 or 0."""
    return SymInt(number_term(value), (0, 1)) if isinstance(value, SymBool) else value


class _Number:
    """What numbers and truth values have in common: the arithmetic."""

    __slots__ = ()

    __add__, __radd__ = _arithmetic(lambda a, b: a + b, intervals.add, arithmetic.adds)
    __sub__, __rsub__ = _arithmetic(lambda a, b: a - b, intervals.subtract, arithmetic.subtracts)
    __mul__, __rmul__ = _arithmetic(lambda a, b: a * b, intervals.multiply, arithmetic.multiplies)
    __lshift__, __rlshift__ = _shift(lambda a, b: a << b, intervals.shift_left, left=True)
    __rshift__, __rrshift__ = _shift(lambda a, b: a >> b, intervals.shift_right, left=False)
    __mod__, __rmod__ = _division(arithmetic.modulo, intervals.modulo)
    __floordiv__, __rfloordiv__ = _division(arithmetic.floor_divide, intervals.floor_divide)
    __lt__ = _comparison(lambda a, b: a < b, arithmetic.below)
    __gt__ = _comparison(lambda a, b: a > b, lambda a, b: arithmetic.below(b, a))
    __le__ = _comparison(lambda a, b: a <= b, lambda a, b: arithmetic.negated(arithmetic.below(b, a)))
    __ge__ = _comparison(lambda a, b: a >= b, lambda a, b: arithmetic.negated(arithmetic.below(a, b)))

    def __neg__(self) -> Any:
        return 0 - self

    def __pos__(self) -> Any:
        return self + 0

    def __abs__(self) -> Any:
        return -self if self < 0 else self + 0

    def __divmod__(self, other: Any) -> Any:
        return self // other, self % other

    def __index__(self) -> int:
        return current().concretise(number_term(self))

    __int__ = __index__

    def __hash__(self) -> int:
        return hash(current().concretise(number_term(self)))


class SymInt(_Number):
    """A number that is a term of 64 bits, with its bounds."""

    __slots__ = ("bounds", "key", "term")

    def __init__(self, term: Any, bounds: Interval) -> None:
        self.term: Final = term
        self.key: Final = term.get_id(), bounds
        self.bounds: Final = bounds

    __and__, __rand__ = _arithmetic(lambda a, b: a & b, intervals.bit_and, arithmetic.always)
    __or__, __ror__ = _arithmetic(lambda a, b: a | b, intervals.bit_or, arithmetic.always)
    __xor__, __rxor__ = _arithmetic(lambda a, b: a ^ b, intervals.bit_or, arithmetic.always)
    __eq__ = _comparison(lambda a, b: a == b, arithmetic.equal)
    __ne__ = _comparison(lambda a, b: a != b, lambda a, b: arithmetic.negated(arithmetic.equal(a, b)))
    __hash__ = _Number.__hash__

    def __invert__(self) -> Any:
        return SymInt(~self.term, (~self.bounds[1], ~self.bounds[0]))

    def __bool__(self) -> bool:
        return bool(self != 0)

    def assume(self) -> None:
        """Leave the cases in which this is 0."""
        current().assume(self.term != 0)

    def bit_count(self) -> Any:
        """Count the bits of a number that is not negative."""
        if self.bounds[0] < 0:
            raise NotImplementedError("the bits of a negative number")
        width = max(self.bounds[1].bit_length(), 1)
        bits = [z3.ZeroExt(WIDTH - 1, z3.Extract(bit, bit, self.term)) for bit in range(width)]
        return SymInt(z3.Sum(bits), (0, width))

    def bit_length(self) -> int:
        """Give the place of the highest bit, which forks over the places."""
        if self.bounds[0] < 0:
            raise NotImplementedError("the length of a negative number")
        return next((bits for bits in range(WIDTH) if self < 1 << bits), WIDTH)


class SymBool(_Number):
    """A truth value that is a term."""

    __slots__ = ("key", "term")

    def __init__(self, term: Any) -> None:
        self.term: Final = term
        self.key: Final = term.get_id()

    def __bool__(self) -> bool:
        return current().decide(self.term)

    def assume(self) -> None:
        """Leave the cases in which this is false."""
        current().assume(self.term)

    def __eq__(self, other: object) -> Any:
        if isinstance(other, bool | SymBool):
            return truth(z3.simplify(self.term == term_of(other)))
        return as_number(self) == other if isinstance(other, int | SymInt) else NotImplemented

    def __ne__(self, other: object) -> Any:
        if isinstance(other, bool | SymBool):
            return truth(z3.simplify(self.term != term_of(other)))
        return as_number(self) != other if isinstance(other, int | SymInt) else NotImplemented

    __hash__ = _Number.__hash__

    __and__, __rand__ = _logical(z3.And, lambda a, b: a & b)
    __or__, __ror__ = _logical(z3.Or, lambda a, b: a | b)
    __xor__, __rxor__ = _logical(z3.Xor, lambda a, b: a ^ b)

    def __invert__(self) -> Any:
        return ~as_number(self)
