"""One source for the compiled search and for its twin in plain Python.

The modules of this package are written in the part of Python that numba compiles.  With numba each function is
compiled when its module is loaded, or fetched from numba's cache; without it the same functions run as they stand.
"""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from types import FunctionType
from typing import Any, Final, TypeVar, cast

try:
    import numba
    from numba.extending import intrinsic
except ImportError:
    COMPILED = False
else:
    COMPILED = True

_OPTIONS: Final[dict[str, Any]] = {"cache": True, "error_model": "numpy", "_nrt": False}
"""What is asked of numba.

The functions make no arrays, and whoever calls them keeps his alive.  So nobody need count the references (``_nrt``),
which would cost a third of the time: two locked instructions at each call for each array.
"""

F = TypeVar("F", bound=Callable[..., Any])

# numba notices a change of a function's own file only, not of a file whose functions it calls; so the names under
# which it caches say which version of the whole package they belong to.
_VERSION: Final = sha256(b"".join(path.read_bytes() for path in sorted(Path(__file__).parent.glob("*.py")))).hexdigest()

_MADE: Final[list[tuple[FunctionType, Any]]] = []
"""Each function as it is written, and what it was made into."""


def kernel(signature: str) -> Callable[[F], F]:
    """Compile a function for the given types."""

    def compiled(function: F) -> F:
        function.__qualname__ = f"_{_VERSION[:12]}.{function.__name__}"
        made = numba.njit(signature, **_OPTIONS)(function) if COMPILED else function
        return _noted(function, made)

    return compiled


def primitive(build: Callable[[Any, Any], Any]) -> Callable[[F], F]:
    """Compile a function of one integer to the LLVM instruction that ``build`` makes."""

    def compiled(function: F) -> F:
        def typed(_context: Any, _bits: Any) -> Any:
            return numba.types.int64(numba.types.int64), lambda _c, builder, _s, values: build(builder, values[0])

        return _noted(function, intrinsic(typed) if COMPILED else function)

    return compiled


def plain(made: Callable[..., Any]) -> Callable[..., Any]:
    """Give what was made of a function as plain Python again, calling nothing that is compiled."""
    twins: dict[int, FunctionType] = {}
    spaces: dict[str, dict[str, Any]] = {}
    for function, each in _MADE:
        space = spaces.setdefault(function.__module__, dict(function.__globals__))
        twins[id(each)] = FunctionType(function.__code__, space, function.__name__)
    for space in spaces.values():
        space.update({name: twins[id(value)] for name, value in space.items() if id(value) in twins})
    return twins[id(made)]


def _noted(function: F, made: Any) -> F:
    assert isinstance(function, FunctionType)

    _MADE.append((function, made))
    return cast(F, made)
