"""Theorems made for a test, which no register knows."""

from collections.abc import Callable
from typing import Any

from hoyle.clause import Clause, Observer
from hoyle_verify.prove.theorem import Kind, Theorem


def claim(function: Callable[..., Any], kind: Kind = "always", **facts: Any) -> Theorem:
    """Make a function a theorem."""
    given: dict[str, Any] = {
        "defects": (),
        "over": None,
        "exactly": None,
        "ruled": None,
        "readings": (),
        "witness": None,
        "runner": "auto",
    }
    return Theorem("SW-THM-TEST-1", "solo-whist", "A claim.", kind, function, **given | facts)


class Instead(Observer):
    """Lets another function answer in the place of a clause's."""

    def __init__(self, clause_id: str, function: Callable[..., Any]) -> None:
        self._clause_id = clause_id
        self._function = function

    def call(self, clause: Clause, arguments: tuple[Any, ...]) -> Any:
        if clause.id == self._clause_id:
            return self._function(*arguments)
        return super().call(clause, arguments)
