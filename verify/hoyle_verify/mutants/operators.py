"""The ways to break a clause, fixed before anything was counted.

``drop`` a clause or a branch, ``compare`` the other way, ``shift`` a number by one, ``swap`` two constants, turn the
``direction`` round, take the ``end`` for the beginning, and ``connect`` by or for and.  The order of the clauses of a
ruleset is no matter of one clause: see ``orders``.
"""

import ast
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from typing import Any, Final, NamedTuple


class Change(NamedTuple):
    """One change that can be made to a tree: in which line, what it does, and doing it."""

    line: int
    told: str
    apply: Callable[[], None]


Finder = Callable[[ast.FunctionDef, Mapping[str, Any]], Iterator[Change]]

_NEGATED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_CONNECTIVES: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
_ENDS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
_ONWARD: Final = {"left_of": 3, "next_place": 2}
"""Functions that go on clockwise, with how often they must be applied to go back."""


def drop(function: ast.FunctionDef, _names: Mapping[str, Any]) -> Iterator[Change]:
    """Leave out a branch, as if its condition never held."""
    for node in ast.walk(function):
        if isinstance(node, ast.If | ast.IfExp):
            told = f"never: {ast.unparse(node.test)}"
            yield _set(node, "test", ast.Constant(value=False), told, node.test.lineno)


def compare(function: ast.FunctionDef, _names: Mapping[str, Any]) -> Iterator[Change]:
    """Turn a comparison into its opposite."""
    for node in ast.walk(function):
        if isinstance(node, ast.Compare):
            for place, operator in enumerate(node.ops):
                if type(operator) in _NEGATED:
                    yield _set_item(node.ops, place, _NEGATED[type(operator)](), f"opposite: {ast.unparse(node)}", node)


def shift(function: ast.FunctionDef, names: Mapping[str, Any]) -> Iterator[Change]:
    """Add one to a number or a named one, and take one away."""
    for parent, field, place, node in _children(function):
        if not _is_number(node, names):
            continue
        for by in (1, -1):
            assert isinstance(node, ast.expr)

            shifted = ast.BinOp(node, ast.Add(), ast.Constant(value=by))
            yield _replace(parent, field, place, shifted, f"{ast.unparse(node)} {'+' if by > 0 else '-'} 1", node)


def swap(function: ast.FunctionDef, names: Mapping[str, Any]) -> Iterator[Change]:
    """Exchange two named numbers throughout."""
    found: dict[str, list[ast.Name]] = {}
    for *_, node in _children(function):
        if isinstance(node, ast.Name) and _is_number(node, names):
            found.setdefault(node.id, []).append(node)

    def exchange(first: str, second: str) -> Callable[[], None]:
        def apply() -> None:
            for node in found[first]:
                node.id = second
            for node in found[second]:
                node.id = first

        return apply

    for first, second in combinations(found, 2):
        if names[first] != names[second]:
            line = found[first][0].lineno
            yield Change(line, f"{first} and {second} exchanged", exchange(first, second))


def direction(function: ast.FunctionDef, _names: Mapping[str, Any]) -> Iterator[Change]:
    """Go round counter-clockwise."""
    for parent, field, place, node in _children(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            name = node.func.id
            if name in _ONWARD:
                back: ast.expr = node.args[0]
                for _ in range(_ONWARD[name]):
                    back = ast.Call(ast.Name(name, ast.Load()), [back], [])
                yield _replace(parent, field, place, back, f"back: {ast.unparse(node)}", node)
            elif name == "next_seat":
                seat, players = node.args
                turned = ast.BinOp(ast.BinOp(seat, ast.Sub(), ast.Constant(value=1)), ast.Mod(), players)
                yield _replace(parent, field, place, turned, f"back: {ast.unparse(node)}", node)


def end(function: ast.FunctionDef, _names: Mapping[str, Any]) -> Iterator[Change]:
    """Take the last for the first, the least for the greatest, some for all."""
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _ENDS:
            other = ast.Name(_ENDS[node.func.id], ast.Load())
            yield _set(node, "func", other, f"{other.id} for {node.func.id}", node.lineno)
        elif isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant) and node.slice.value == 0:
            yield _set(node, "slice", ast.Constant(value=-1), f"the last: {ast.unparse(node)}", node.lineno)


def connect(function: ast.FunctionDef, _names: Mapping[str, Any]) -> Iterator[Change]:
    """Join by or what is joined by and, and the other way round."""
    for node in ast.walk(function):
        if isinstance(node, ast.BoolOp | ast.BinOp) and type(node.op) in _CONNECTIVES:
            other = _CONNECTIVES[type(node.op)]()
            yield _set(node, "op", other, f"{type(other).__name__.lower()}: {ast.unparse(node)}", node.lineno)


OPERATORS: Final[dict[str, Finder]] = {
    "drop": drop,
    "compare": compare,
    "shift": shift,
    "swap": swap,
    "direction": direction,
    "end": end,
    "connect": connect,
}


def _is_number(node: ast.AST, names: Mapping[str, Any]) -> bool:
    if isinstance(node, ast.Constant):
        return type(node.value) is int
    return isinstance(node, ast.Name) and type(names.get(node.id)) is int


def _children(function: ast.FunctionDef) -> Iterator[tuple[ast.AST, str, int | None, ast.AST]]:
    """Give each node below a function with where it hangs: its parent, the field, and the place in a list."""
    for statement in function.body:
        for parent in ast.walk(statement):
            for field, value in ast.iter_fields(parent):
                if isinstance(value, ast.AST):
                    yield parent, field, None, value
                elif isinstance(value, list):
                    yield from (
                        (parent, field, place, item) for place, item in enumerate(value) if isinstance(item, ast.AST)
                    )


def _set(node: ast.AST, field: str, value: Any, told: str, line: int) -> Change:
    return Change(line, told, lambda: setattr(node, field, value))


def _set_item(items: list[Any], place: int, value: Any, told: str, node: ast.expr) -> Change:
    return Change(node.lineno, told, lambda: items.__setitem__(place, value))


def _replace(parent: ast.AST, field: str, place: int | None, value: ast.expr, told: str, node: ast.AST) -> Change:
    line = getattr(node, "lineno", 1)
    if place is None:
        return _set(parent, field, value, told, line)
    return _set_item(getattr(parent, field), place, value, told, node)  # type: ignore[arg-type]  # an expression
