"""The functions of the search: compiled by numba, or the same in plain Python for small endings."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from hoyle.errors import HoyleError

Words = Any
"""An array or a list of 64-bit words."""

_MODULES: Final = {
    "search": "search",
    "prepare": "search",
    "flush": "table",
    "avoid": "avoid",
    "avoidable": "avoidable",
    "playouts": "playout",
}
_PACKAGE: Final = "hoyle_verify.solve.kernel"

LONGEST_INTERPRETED: Final = 6
"""Cards in a hand up to which the search in plain Python ends soon enough."""


class NeedsCompiler(HoyleError):
    """The position is too long for plain Python."""

    def __init__(self) -> None:
        super().__init__(
            f"hands of more than {LONGEST_INTERPRETED} cards are solved only with numba, which is not installed: "
            'pip install "hoyle[solve]"'
        )


@dataclass(frozen=True, slots=True)
class Program:
    """How to get a function of the search by name, and an array of words, all 0, for it."""

    function: Callable[[str], Callable[..., Any]]
    words: Callable[[int], Words]
    longest: int
    """The most cards in a hand that it should be given."""


def is_compiled() -> bool:
    """Tell whether numba is there, without loading it."""
    return find_spec("numba") is not None


def program() -> Program:
    """Give the compiled search where numba is installed, and else the one in plain Python."""
    return compiled() if is_compiled() else interpreted()


def compiled() -> Program:
    """Give the compiled search; ImportError without numba."""
    import numpy as np

    return Program(_compiled, lambda size: np.zeros(size, np.int64), 13)


def interpreted() -> Program:
    """Give the same search in plain Python."""
    return Program(_interpreted, lambda size: [0] * size, LONGEST_INTERPRETED)


def _compiled(name: str) -> Callable[..., Any]:
    function: Callable[..., Any] = getattr(import_module(f"{_PACKAGE}.{_MODULES[name]}"), name)
    return function


@cache
def _interpreted(name: str) -> Callable[..., Any]:
    function: Callable[..., Any] = import_module(f"{_PACKAGE}.jit").plain(_compiled(name))
    return function
