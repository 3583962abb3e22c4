"""Comparing two answers that may hold symbols."""

from typing import Any

import z3

from hoyle_verify.prove.symbolic.numbers import SymBool, SymInt, number_term


def differ(first: Any, second: Any) -> Any:
    """Give the condition under which two values are not equal."""
    if isinstance(first, tuple | list) and isinstance(second, tuple | list):
        if len(first) != len(second):
            return z3.BoolVal(val=True)
        return z3.Or(*(differ(one, other) for one, other in zip(first, second, strict=True)))
    if isinstance(first, SymInt | SymBool) or isinstance(second, SymInt | SymBool):
        if isinstance(first, int | SymInt | SymBool) and isinstance(second, int | SymInt | SymBool):
            return number_term(first) != number_term(second)
        return z3.BoolVal(val=True)
    return z3.BoolVal(bool(first != second))
