"""The smallest model: the first argument as small as can be, then the second, and so on."""

from collections.abc import Sequence
from typing import Any

import z3

from hoyle_verify.prove.symbolic.inputs import leaves
from hoyle_verify.prove.symbolic.numbers import SymInt


def smallest(solver: Any, claims: Sequence[Any], arguments: tuple[Any, ...]) -> Any:
    """Give a model of the claims, of which there is one, that is smallest in its numbers in their order.

    Where z3 takes too long to make a number smaller, it stays as it is.
    """
    solver.add(*claims)
    found = solver.check()
    assert found == z3.sat

    model = solver.model()
    for leaf in leaves(arguments):
        if isinstance(leaf, SymInt):
            model = _lowered(solver, leaf, model)
            solver.add(leaf.term == model.eval(leaf.term, model_completion=True))
        else:
            if solver.check(z3.Not(leaf.term)) == z3.sat:
                model = solver.model()
            solver.add(leaf.term == model.eval(leaf.term, model_completion=True))
    return model


def _lowered(solver: Any, leaf: SymInt, model: Any) -> Any:
    """Halve the room below a number until it cannot be smaller."""
    low, high = leaf.bounds[0], model.eval(leaf.term, model_completion=True).as_signed_long()
    while low < high:
        middle = (low + high) // 2
        if solver.check(leaf.term <= middle) == z3.sat:
            model = solver.model()
            high = model.eval(leaf.term, model_completion=True).as_signed_long()
        else:
            low = middle + 1
    return model
