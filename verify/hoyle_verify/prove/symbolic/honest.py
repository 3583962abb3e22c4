"""What a theorem may not ask of a symbolic value, found in its source: it would make a false proof."""

import ast
import inspect
import textwrap
from collections.abc import Callable
from typing import Any, Final

_ASKS: Final = frozenset({"isinstance", "issubclass", "type", "id", "hash", "str", "repr", "format"})


def dishonest(function: Callable[..., Any]) -> str:
    """Say what a function asks of its values besides arithmetic and comparison; empty if nothing.

    A symbolic number is no ``int``, and no truth value is ``True``: whoever asks for types or identities gets an answer
    that plain numbers would not give.
    """
    for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(function)))):
        if _compares_identities(node):
            return "compares identities"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _ASKS:
            return f"calls {node.func.id}"
    return ""


def _compares_identities(node: ast.AST) -> bool:
    """Find ``is``, though not of None, which neither a symbolic nor a plain number is."""
    if isinstance(node, ast.Compare):
        pairs = zip(node.ops, node.comparators, strict=True)
        return any(isinstance(how, ast.Is | ast.IsNot) and not _is_none(what) for how, what in pairs)
    return isinstance(node, ast.MatchSingleton)


def _is_none(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and node.value is None
