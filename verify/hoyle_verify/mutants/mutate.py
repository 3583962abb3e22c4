"""The mutants of a clause, and putting one of them in its place."""

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any, Final, NamedTuple, final

from hoyle.clause import Clause, Observer
from hoyle_verify.mutants.operators import OPERATORS, Change

_IDENTITY: Final = {"narrows": 1, "steps": 0}
"""By kind, the argument that a clause hands back when it is not there."""


class Mutant(NamedTuple):
    """A clause with one fault: ``operator`` made it, in a line of the clause's file, and ``change`` says what is other.

    ``id`` is the clause's with the number of the mutant, such as ``SW-PLAY-2/3``.  ``plant`` puts it in force where
    it is not enough that ``function`` answers for the clause.
    """

    id: str
    clause: str
    operator: str
    line: int
    change: str
    function: Callable[..., Any]
    plant: Callable[[], AbstractContextManager[Any]] | None = None


def mutants_of(clause: Clause) -> list[Mutant]:
    """List the mutants of a clause that is a function, always in the same order."""
    assert clause.function is not None

    made = [*_dropped(clause), *_changed(clause)]
    return [
        Mutant(f"{clause.id}/{number}", clause.id, operator, line, change, function)
        for number, (operator, line, change, function) in enumerate(made, start=1)
    ]


@final
class Planted(Observer):
    """Lets a mutant answer in the place of its clause."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant: Final = mutant

    def call(self, clause: Clause, arguments: tuple[Any, ...]) -> Any:
        """Answer by the mutant if it is its clause that is asked."""
        if clause.id == self.mutant.clause:
            return self.mutant.function(*arguments)
        return super().call(clause, arguments)


_Made = tuple[str, int, str, Callable[..., Any]]


def _dropped(clause: Clause) -> Iterator[_Made]:
    """Give the clause as if it had been forgotten."""
    assert clause.function is not None

    line = clause.function.__code__.co_firstlineno
    place = _IDENTITY.get(clause.kind)
    if place is not None:
        yield "drop", line, "the clause is not there", lambda *arguments: arguments[place]
    elif clause.function.__annotations__.get("return") is bool:
        yield "drop", line, "never true", lambda *_: False
        yield "drop", line, "always true", lambda *_: True
    elif clause.kind == "values":
        yield "drop", line, "worth nothing", _worth_nothing(clause.function)


def _worth_nothing(function: Callable[..., Any]) -> Callable[..., Any]:
    def nothing(*arguments: Any) -> Any:
        answer = function(*arguments)
        return (0,) * len(answer) if isinstance(answer, tuple) else 0

    return nothing


def _changed(clause: Clause) -> Iterator[_Made]:
    function = clause.function
    assert function is not None

    lines, first = inspect.getsourcelines(function)
    text = textwrap.dedent("".join(lines))
    for operator, find in OPERATORS.items():
        count = len(list(find(_body(ast.parse(text)), function.__globals__)))
        for number in range(count):
            tree = ast.parse(text)
            change: Change = list(find(_body(tree), function.__globals__))[number]
            change.apply()
            yield operator, first + change.line - 1, change.told, _compiled(tree, function)


def _body(tree: ast.Module) -> ast.FunctionDef:
    """Give the function, without its docstring, its decorators and its annotations, none of which is mutated."""
    (function,) = tree.body
    assert isinstance(function, ast.FunctionDef)

    function.decorator_list = []
    function.returns = None
    for argument in function.args.args:
        argument.annotation = None
    function.body = _without_marks(function.body[1:])
    return function


def _without_marks(statements: Sequence[ast.stmt]) -> list[ast.stmt]:
    """Leave out what only marks where a part is executed: that is no rule, and to break it changes nothing."""
    return [statement for statement in statements if not _is_mark(statement)]


def _is_mark(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.If | ast.For):
        statement.body = _without_marks(statement.body)
        statement.orelse = _without_marks(statement.orelse)
        if not statement.body and statement.orelse:
            statement.body = [ast.Pass()]
        return not statement.body
    call = statement.value if isinstance(statement, ast.Expr) else None
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "cite"


def _compiled(tree: ast.Module, function: Callable[..., Any]) -> Callable[..., Any]:
    names: dict[str, Any] = {}
    code = compile(ast.fix_missing_locations(tree), inspect.getsourcefile(function) or "<mutant>", "exec")
    # The mutant sees the names of its module, so that it asks the same clauses and tables.
    exec(code, function.__globals__, names)  # noqa: S102  # the source is that of a clause with one change
    mutated: Callable[..., Any] = names[function.__name__]
    return mutated
