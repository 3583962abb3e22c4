"""Results that are made once, since a function is run anew for each of its paths."""

from collections.abc import Callable
from typing import Any, Final

from hoyle_verify.prove.symbolic.path import current

Operation = Callable[[Any, Any], Any]
_made: Final[dict[Any, Any]] = {}


def once(make: Operation) -> Operation:
    """Make the result of two operands once.

    ``make`` gives the result and, or else None, the condition without which 64 bits do not do as Python does; each path
    that uses the result owes a proof of it.
    """

    def compute(left: Any, right: Any) -> Any:
        key = make, _key(left), _key(right)
        found = _made.get(key)
        if found is None:
            # The operands are kept with the result, so that z3 does not give their ids to other terms.
            found = _made[key] = (*make(left, right), left, right)
        if found[1] is not None:
            current().owe(found[1])
        return found[0]

    return compute


def forget() -> None:
    """Drop the results, with whatever they refer to."""
    _made.clear()


def _key(value: Any) -> Any:
    """Tell values apart: equal terms have one id as long as they are kept, and a symbolic value knows its own."""
    return getattr(value, "key", None) or ("plain", int(value))
