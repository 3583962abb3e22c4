"""Bounds of integer operations: what the operands' bounds say of the result."""

from collections.abc import Callable
from typing import Final

Interval = tuple[int, int]

WIDTH: Final = 64
LEAST: Final = -(1 << WIDTH - 1)
MOST: Final = (1 << WIDTH - 1) - 1


def fits(interval: Interval) -> bool:
    """Say whether every number of an interval can be held in 64 bits with a sign."""
    return interval[0] >= LEAST and interval[1] <= MOST


def clamped(interval: Interval) -> Interval:
    """Give the part of an interval that can be held in 64 bits with a sign."""
    return max(interval[0], LEAST), min(interval[1], MOST)


def hull(first: Interval, second: Interval) -> Interval:
    """Give the least interval round two."""
    return min(first[0], second[0]), max(first[1], second[1])


def add(a: Interval, b: Interval) -> Interval:
    """Bound a sum."""
    return a[0] + b[0], a[1] + b[1]


def subtract(a: Interval, b: Interval) -> Interval:
    """Bound a difference."""
    return a[0] - b[1], a[1] - b[0]


def multiply(a: Interval, b: Interval) -> Interval:
    """Bound a product."""
    return _corners(a, b, lambda x, y: x * y)


def bit_and(a: Interval, b: Interval) -> Interval:
    """Bound a bitwise and, which a part that is not negative bounds."""
    tops = [interval[1] for interval in (a, b) if interval[0] >= 0]
    return (0, min(tops)) if tops else _all_bits(a, b)


def bit_or(a: Interval, b: Interval) -> Interval:
    """Bound a bitwise or, and with it an exclusive one."""
    return (0, _all_bits(a, b)[1]) if min(a[0], b[0]) >= 0 else _all_bits(a, b)


def shift_left(a: Interval, b: Interval) -> Interval:
    """Bound a shift to the left by what is not negative and fits."""
    low, high = max(b[0], 0), min(b[1], WIDTH)
    return _corners(a, (min(low, WIDTH), max(high, 0)), lambda x, y: x << y)


def shift_right(a: Interval, b: Interval) -> Interval:
    """Bound a shift to the right by what is not negative."""
    return _corners(a, (min(max(b[0], 0), WIDTH), min(max(b[1], 0), WIDTH)), lambda x, y: x >> y)


def floor_divide(a: Interval, b: Interval) -> Interval:
    """Bound a quotient."""
    if b[0] <= 0 <= b[1]:
        most = max(abs(a[0]), abs(a[1]))
        return -most, most
    return _corners(a, b, lambda x, y: x // y)


def modulo(a: Interval, b: Interval) -> Interval:
    """Bound a remainder, which has the sign of the divisor."""
    if b[0] > 0:
        return 0, min(b[1] - 1, a[1]) if a[0] >= 0 else b[1] - 1
    return min(b[0] + 1, 0), max(b[1] - 1, 0)


def _corners(a: Interval, b: Interval, operation: Callable[[int, int], int]) -> Interval:
    values = [operation(x, y) for x in a for y in b]
    return min(values), max(values)


def _all_bits(a: Interval, b: Interval) -> Interval:
    bits = max(value.bit_length() for value in (*a, *b))
    return -(1 << bits), (1 << bits) - 1
