"""Digests of what verdicts rest on: of a clause, of a theorem, of a file of scenarios, and of everything of a game."""

import ast
import hashlib
import inspect
import textwrap
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

import hoyle
from hoyle import corpus
from hoyle.clause import Clause
from hoyle.games import MODULES
from hoyle_verify.prove import theorems

_LENGTH: Final = 16
_HERE: Final = Path(__file__).parent
_JUDGES: Final = ("operators", "mutate", "orders", "touch", "hunt", "equal", "known", "limits")
"""The modules by which verdicts are found; the others only keep them and show them."""

_RULES: Final = Path(hoyle.__file__).parent


def of_clause(clause: Clause) -> str:
    """Digest a clause: its statement, its code and what that names, but neither comments nor form."""
    code = _codes(clause.function) if clause.function is not None else []
    return _digest([clause.statement.encode(), *code])


def of_theorem(claim: Callable[..., Any]) -> str:
    """Digest the code of a theorem."""
    return _digest([_code(claim).encode()])


def of_file(scenario_file: str) -> str:
    """Digest a file of scenarios by its id; empty if there is none."""
    path = corpus.locate() / f"{scenario_file}.yaml"
    return _digest([path.read_bytes()]) if path.is_file() else ""


@cache
def of_game(game: str) -> str:
    """Digest all that the verdicts on the clauses of a game rest on, or with no name those on the clauses of all."""
    games = [game] if game else list(MODULES)
    found = [*_RULES.glob("*.py"), *_judges()]
    for each in games:
        package = MODULES[each].rpartition(".")[2]
        found += (_RULES / package).rglob("*.py")
        found += (Path(theorems.__file__).parent / package).rglob("*.py")
        found += (corpus.locate() / each).rglob("*.yaml")
    return _digest(path.read_bytes() for path in sorted(found))


@cache
def of_judges() -> str:
    """Digest what makes mutants and finds verdicts."""
    return _digest(path.read_bytes() for path in sorted(_judges()))


def _judges() -> list[Path]:
    return [*(_HERE / f"{name}.py" for name in _JUDGES), *(_HERE / "catalogue").glob("*.py")]


def _codes(function: Callable[..., Any]) -> list[bytes]:
    """Give the code of a function, and all functions and values of the rules that it names, but no other clauses."""
    found: dict[str, str] = {}
    _gather(function, found)
    return [f"{name} {code}".encode() for name, code in sorted(found.items())]


def _gather(function: Callable[..., Any], found: dict[str, str]) -> None:
    found[_name(function)] = _code(function)
    for name in inspect.getclosurevars(function).globals:
        value = function.__globals__[name]
        if isinstance(value, int | str | tuple):
            found[f"{function.__module__}.{name}"] = repr(value)
        elif _is_helper(value) and _name(value) not in found:
            _gather(value, found)


def _is_helper(value: Any) -> bool:
    """Tell whether something is a function of the rules but no clause, which would be wrapped."""
    return inspect.isfunction(value) and value.__module__.startswith("hoyle.") and not hasattr(value, "__wrapped__")


def _name(function: Callable[..., Any]) -> str:
    return f"{function.__module__}.{function.__qualname__}"


def _code(function: Callable[..., Any]) -> str:
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree)


def _digest(parts: Iterable[bytes]) -> str:
    """Give sixteen hexadecimal digits that tell apart whatever differs in a part."""
    total = hashlib.sha256()
    for part in parts:
        total.update(hashlib.sha256(part).digest())
    return total.hexdigest()[:_LENGTH]
