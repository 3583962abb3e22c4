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
_JUDGES: Final = ("operators", "mutate", "orders", "touch", "hunt", "equal", "reached", "limits")
"""The modules by which verdicts are found; the others only keep them and show them."""

_RULES: Final = Path(hoyle.__file__).parent


def of_clause(clause: Clause) -> str:
    """Digest a clause: its statement and its code, but neither comments nor form."""
    code = _code(clause.function) if clause.function is not None else ""
    return _digest([clause.statement.encode(), code.encode()])


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
    found = [*_RULES.glob("*.py"), *(_HERE / f"{name}.py" for name in _JUDGES), *(_HERE / "catalogue").glob("*.py")]
    for each in games:
        package = MODULES[each].rpartition(".")[2]
        found += (_RULES / package).rglob("*.py")
        found += (Path(theorems.__file__).parent / package).rglob("*.py")
        found += (corpus.locate() / each).rglob("*.yaml")
    return _digest(path.read_bytes() for path in sorted(found))


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
