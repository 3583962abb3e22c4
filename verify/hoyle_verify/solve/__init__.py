"""Double-dummy solving: what best play with all hands open leads to, in any of the games."""

from hoyle_verify.solve.orders import Order
from hoyle_verify.solve.position import Duty, Position, UnplayablePosition
from hoyle_verify.solve.results import Goal, Limits, Solution, Unfinished
from hoyle_verify.solve.solver import Solver, solve

__all__ = [
    "Duty",
    "Goal",
    "Limits",
    "Order",
    "Position",
    "Solution",
    "Solver",
    "Unfinished",
    "UnplayablePosition",
    "solve",
]
