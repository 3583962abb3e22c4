"""What z3 is told of arithmetic: when 64 bits suffice, how division is done, and what bounds alone decide."""

from collections.abc import Callable
from typing import Any, Final

import z3

from hoyle_verify.prove.symbolic.intervals import WIDTH, Interval
from hoyle_verify.prove.symbolic.memo import Operation

Known = bool | None
"""What bounds alone say of a comparison; None if nothing."""


def below(a: Interval, b: Interval) -> Known:
    """Say whether a number is below another."""
    return True if a[1] < b[0] else False if a[0] >= b[1] else None


def equal(a: Interval, b: Interval) -> Known:
    """Say whether two numbers are equal."""
    if a[1] < b[0] or b[1] < a[0]:
        return False
    return True if a == b and a[0] == a[1] else None


def negated(known: Known) -> Known:
    """Give the opposite."""
    return None if known is None else not known


def adds(a: Any, b: Any) -> Any:
    """Give the condition under which a sum stays within 64 bits."""
    return z3.And(z3.BVAddNoOverflow(a, b, signed=True), z3.BVAddNoUnderflow(a, b))


def subtracts(a: Any, b: Any) -> Any:
    """Give the condition under which a difference stays within 64 bits."""
    return z3.And(z3.BVSubNoOverflow(a, b), z3.BVSubNoUnderflow(a, b, signed=True))


def multiplies(a: Any, b: Any) -> Any:
    """Give the condition under which a product stays within 64 bits."""
    return z3.And(z3.BVMulNoOverflow(a, b, signed=True), z3.BVMulNoUnderflow(a, b))


def always(_a: Any, _b: Any) -> Any:
    """Give the condition of what never leaves 64 bits."""
    return z3.BoolVal(val=True)


def _narrow(operation: Operation, wide: Operation) -> Callable[[Any, Any, Interval, Interval], Any]:
    """Let an operation on numbers that are not negative work on as few bits as they need: division is dear."""

    def compute(a: Any, b: Any, first: Interval, second: Interval) -> Any:
        bits = max(first[1], second[1], 1).bit_length()
        if min(first[0], second[0]) < 0 or bits >= WIDTH:
            return wide(a, b)
        result = operation(z3.Extract(bits - 1, 0, a), z3.Extract(bits - 1, 0, b))
        return z3.ZeroExt(WIDTH - bits, result)

    return compute


modulo: Final = _narrow(z3.URem, lambda a, b: a % b)
floor_divide: Final = _narrow(z3.UDiv, lambda a, b: (a - a % b) / b)
