"""What a theorem may not ask of a symbolic value, found in its source: it would make a false proof."""

import ast
import inspect
from collections.abc import Iterable, Iterator
from functools import cache
from types import CodeType, FunctionType
from typing import Final

_ASKS: Final = frozenset({"isinstance", "issubclass", "type", "id", "hash", "str", "repr", "format"})


def dishonest(*functions: object) -> str:
    """Say what functions, or those that they call by name, ask besides arithmetic and comparison; empty if nothing.

    What is no function asks nothing.

    A symbolic number is no ``int``, and no truth value is ``True``: whoever asks for types or identities gets an answer
    that plain numbers would not give.
    """
    for function in _reached(functions):
        if asks := _asks(function):
            return asks if function in functions else f"by {function.__name__} {asks}"
    return ""


def _reached(functions: Iterable[object]) -> list[FunctionType]:
    """List some functions and every function that they name, in turn; those of other packages answer for themselves."""
    found: dict[FunctionType, None] = {}
    waiting = [each for each in functions if isinstance(each, FunctionType)]
    packages = {_package(each) for each in waiting} | {"hoyle", "hoyle_verify"}
    while waiting:
        # A clause is asked through a wrapper, which is not what its source says.
        function = inspect.unwrap(waiting.pop())
        assert isinstance(function, FunctionType)

        if function not in found and _package(function) in packages:
            found[function] = None
            waiting += _named_by(function)
    return list(found)


def _package(function: FunctionType) -> str:
    # What was compiled from a text has no module.
    return (function.__module__ or "").partition(".")[0]


def _named_by(function: FunctionType) -> Iterator[FunctionType]:
    """Give the functions that a function knows by a name of its module, or by one of the functions round it."""
    known = [function.__globals__.get(name) for name in _names(function.__code__)]
    for cell in function.__closure__ or ():
        value = cell.cell_contents
        known += value if isinstance(value, tuple) else [value]
    return (each for each in known if isinstance(each, FunctionType))


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names(constant)


@cache
def _asks(function: FunctionType) -> str:
    lines, _ = inspect.findsource(function)
    for node in _written_on(function.__code__.co_firstlineno, "".join(lines)):
        if _compares_identities(node):
            return "compares identities"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _ASKS:
            return f"calls {node.func.id}"
    return ""


def _written_on(line: int, source: str) -> Iterator[ast.AST]:
    """Give everything in the functions that begin on a line, of which a lambda may be one among several."""
    for node in ast.walk(_parsed(source)):
        if isinstance(node, ast.Lambda | ast.FunctionDef):
            decorators = getattr(node, "decorator_list", [])
            if line == min(each.lineno for each in (node, *decorators)):
                yield from ast.walk(node)


@cache
def _parsed(source: str) -> ast.Module:
    return ast.parse(source)


def _compares_identities(node: ast.AST) -> bool:
    """Find ``is``, though not of None, which neither a symbolic nor a plain number is."""
    if isinstance(node, ast.Compare):
        pairs = zip(node.ops, node.comparators, strict=True)
        return any(isinstance(how, ast.Is | ast.IsNot) and not _is_none(what) for how, what in pairs)
    return isinstance(node, ast.MatchSingleton)


def _is_none(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and node.value is None
