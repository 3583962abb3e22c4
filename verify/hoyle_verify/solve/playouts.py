"""Batches of random play, for counting and for fuzzing."""

from typing import Any, Final

from hoyle_verify.solve.driver import Driver
from hoyle_verify.solve.position import Position, Unit
from hoyle_verify.solve.program import program

_SMALL: Final = 1 << 20


def playouts(position: Position, count: int, seed: int, unit: Unit = "tricks") -> Any:
    """Play a position out at random ``count`` times; give what the side has in the end of each.

    Every legal card is as likely as any other, and the same seed gives the same play.  The result is an array of numpy
    with numba, and a list without; NeedsCompiler for longer hands without numba.
    """
    task = Driver(program(), _SMALL).set_up(position, position.side, unit)
    return task.playouts(count, seed)
