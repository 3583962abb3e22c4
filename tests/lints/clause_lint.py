"""What a clause may not contain, found in its source.

A clause runs on plain numbers, on the prover's symbolic ones and under the mutant runner.  Whatever asks a value for
its identity or its type, or looks at it in another way than by arithmetic and comparison, would make a false proof;
whatever depends on more than the arguments would make a rule that cannot be replayed.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

KINDS: Final = ("defines", "narrows", "steps", "values")
MOST_LINES: Final = 15

_CALLS: Final = {
    **dict.fromkeys(("isinstance", "issubclass", "type"), "asks for a type"),
    **dict.fromkeys(("id", "hash"), "asks for an identity"),
    **dict.fromkeys(("set", "frozenset"), "makes a set"),
    "dict": "makes a dict",
    "float": "makes a float",
    "sorted": "sorts",
    **dict.fromkeys(("open", "print", "input", "breakpoint"), "does input or output"),
    **dict.fromkeys(("eval", "exec", "globals", "locals", "vars", "getattr", "setattr"), "looks past its arguments"),
}
_MODULES: Final = {
    **dict.fromkeys(("random", "secrets"), "uses chance"),
    **dict.fromkeys(("os", "sys", "io", "pathlib", "logging", "time", "datetime"), "looks at the world outside"),
}
_NODES: Final[dict[type[ast.AST], str]] = {
    ast.Is: "compares identities",
    ast.IsNot: "compares identities",
    ast.MatchSingleton: "compares identities",
    ast.JoinedStr: "builds an f-string",
    ast.Set: "makes a set",
    ast.SetComp: "makes a set",
    ast.Dict: "makes a dict",
    ast.DictComp: "makes a dict",
    ast.Div: "divides with /",
    ast.Global: "reaches for global state",
    ast.Nonlocal: "reaches for outer state",
    ast.Import: "imports",
    ast.ImportFrom: "imports",
    ast.AsyncFunctionDef: "is asynchronous",
}


class Finding(NamedTuple):
    """One thing that is not allowed: in which clause function, on which line, and what."""

    function: str
    line: int
    problem: str


def lint_file(path: Path) -> list[Finding]:
    """Lint every clause of a module."""
    return lint(path.read_text(encoding="utf-8"))


def lint(source: str) -> list[Finding]:
    """Lint every clause in some source text, in the order of its lines."""
    return sorted(
        (finding for function in clause_functions(source) for finding in _findings(function)),
        key=lambda finding: finding.line,
    )


def clause_functions(source: str) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Find the functions that one of the four decorators makes a clause."""
    return [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and any(_called_name(decorator) in KINDS for decorator in node.decorator_list)
    ]


def _findings(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[Finding]:
    def found(line: int, problem: str) -> Finding:
        return Finding(function.name, line, problem)

    body = function.body
    if ast.get_docstring(function) is None:
        yield found(function.lineno, "has no docstring to state its rule")
    else:
        body = body[1:]
    if body:
        lines = (body[-1].end_lineno or body[-1].lineno) - body[0].lineno + 1
        if lines > MOST_LINES:
            yield found(function.lineno, f"has {lines} lines of code: more than {MOST_LINES} are two rules")
    for statement in (function, *body):
        line = statement.lineno
        nodes = ast.walk(statement) if statement is not function else iter((function,))
        for node in nodes:
            line = getattr(node, "lineno", line)
            problem = _problem(node)
            if problem:
                yield found(line, problem)


def _problem(node: ast.AST) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, float | complex):
        return "holds a float"
    if isinstance(node, ast.Call):
        return _CALLS.get(_called_name(node), "")
    if isinstance(node, ast.Name):
        return _MODULES.get(node.id, "")
    return _NODES.get(type(node), "")


def _called_name(node: ast.expr) -> str:
    """Give the last name of ``name(...)`` or ``module.name(...)``, and nothing for any other expression."""
    match node:
        case ast.Call(func=ast.Name(id=name)) | ast.Call(func=ast.Attribute(attr=name)):
            return name
        case _:
            return ""
