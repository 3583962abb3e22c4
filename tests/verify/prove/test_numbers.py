"""Every number in the tables of every game is held: one more or one less, and some scenario or theorem fails."""

import ast
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

import pytest

from hoyle import games
from hoyle.clause import Clause
from hoyle.games import MODULES
from hoyle.register import clauses
from hoyle_verify.judge.run import load_all, run
from hoyle_verify.prove.run import decide, forget, runner_of
from hoyle_verify.prove.theorem import Theorem
from hoyle_verify.prove.theorems import load
from hoyle_verify.scenario.model import Scenario
from tests.verify.prove.noticed import Endless, no_longer_than

games.load()


class Number(NamedTuple):
    """A number of a table: the game's package, the name in its tables, the places inside it, and the number."""

    module: str
    name: str
    places: tuple[int, ...]
    value: int

    def __str__(self) -> str:
        return "".join((f"{self.module.partition('.')[2]}:{self.name}", *(f"[{place}]" for place in self.places)))


def numbers_in(module: str, name: str, value: Any, places: tuple[int, ...] = ()) -> Iterator[Number]:
    if type(value) is int:
        yield Number(module, name, places, value)
    elif isinstance(value, tuple):
        for place, part in enumerate(value):
            yield from numbers_in(module, name, part, (*places, place))


def tables_of(module: str) -> dict[str, Any]:
    """Give what a module of tables defines itself, and not what it has from elsewhere."""
    tables = vars(import_module(f"{module}.tables"))
    return {name: value for name, value in tables.items() if name[:2] != "__" and name != "Final"}


NUMBERS = [
    number
    for module in MODULES.values()
    for name, value in tables_of(module).items()
    for number in numbers_in(module, name, value)
]


def changed(value: Any, places: tuple[int, ...], by: int) -> Any:
    if not places:
        return value + by
    first, *rest = places
    return (*value[:first], changed(value[first], tuple(rest), by), *value[first + 1 :])


@contextmanager
def in_place(number: Number, by: int) -> Iterator[None]:
    """Change a number wherever the rules know it by its name."""
    original = vars(import_module(f"{number.module}.tables"))[number.name]
    other = changed(original, number.places, by)
    known = [
        vars(module)
        for name, module in list(sys.modules.items())
        if name.startswith(number.module) and vars(module).get(number.name) is original
    ]
    for names in known:
        names[number.name] = other
    forget()
    try:
        yield
    finally:
        for names in known:
            names[number.name] = original
        forget()


def mentions(code: CodeType, name: str, names: dict[str, Any], depth: int = 3) -> bool:
    """Say whether a function asks for a name, itself or through the helpers that it calls."""
    if name in code.co_names:
        return True
    inner = [each for each in code.co_consts if isinstance(each, CodeType)]
    if any(mentions(each, name, names, depth) for each in inner):
        return True
    helpers = [names[each] for each in code.co_names if hasattr(names.get(each), "__code__")] if depth else []
    return any(mentions(each.__code__, name, each.__globals__, depth - 1) for each in helpers)


def touched_by(number: Number) -> list[Clause]:
    found = []
    for clause in clauses().values():
        function = clause.function
        own = function is not None and function.__module__.startswith(number.module)
        if own and function is not None and mentions(function.__code__, number.name, function.__globals__):
            found.append(clause)
    return found


@cache
def scenarios(game: str) -> list[Scenario]:
    # Counts and problems take a search each, and claim no clause.
    return [scenario for scenario in load_all([game]) if scenario.kind not in ("count", "problem")]


@cache
def cheap_first(game: str) -> list[Theorem]:
    return sorted(load([game]).values(), key=lambda theorem: ("enumeration", "search", "z3").index(runner_of(theorem)))


def passes(scenario: Scenario) -> bool:
    try:
        return run(scenario).passed
    except Exception:  # noqa: BLE001  # a rule that breaks down over a number holds nothing
        return False


def is_noticed(number: Number) -> bool:
    game = next(game for game, module in MODULES.items() if module == number.module)
    ids = {clause.id for clause in touched_by(number)}
    # Scenarios that claim a clause which asks for the number come first, since they are the quickest to tell.
    for scenario in sorted(scenarios(game), key=lambda each: not ids & set(each.clauses)):
        if not passes(scenario):
            return True
    return any(decide(theorem).verdict in ("refuted", "gap", "vacuous") for theorem in cheap_first(game))


def written(node: ast.AST) -> Iterator[object]:
    """Give the numbers of a table as they stand in its source; what is computed is told by what it is made of."""
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and not isinstance(each.value, str):
            yield each.value


@pytest.mark.parametrize("module", MODULES.values())
def test_tables_hold_nothing_but_numbers_that_are_changed(module: str) -> None:
    """A table of another shape would be passed over: there is none, and nothing stands outside of a table."""
    path = import_module(f"{module}.tables").__file__
    assert path is not None
    names = {number.name for number in NUMBERS if number.module == module}

    statements = ast.parse(Path(path).read_text(encoding="utf-8")).body
    assigned = [each for each in statements if isinstance(each, ast.AnnAssign)]
    others = [each for each in statements if not isinstance(each, ast.AnnAssign | ast.ImportFrom | ast.Expr)]
    in_source = [type(value) for each in assigned for value in written(each.value or each)]

    assert ([], names, {int}) == (others, {ast.unparse(each.target) for each in assigned}, set(in_source))


@pytest.mark.parametrize("by", [pytest.param(1, id="more"), pytest.param(-1, id="less", marks=pytest.mark.slow)])
@pytest.mark.parametrize("number", NUMBERS, ids=str)
def test_other_number_is_noticed(number: Number, by: int) -> None:
    try:
        with in_place(number, by), no_longer_than(120):
            assert is_noticed(number)
    except Endless:
        pytest.fail("the search for what notices it takes too long")
