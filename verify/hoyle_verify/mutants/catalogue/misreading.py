"""What a misreading is: rules that somebody has taken otherwise, and by what the clauses would then answer."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, NamedTuple, final

from hoyle.clause import Clause, Observer
from hoyle_verify.conform.diagnosis import misreadings

Answer = Callable[..., Any]
"""A function that answers in place of a clause's own, with the same arguments."""

SLIP: Final = "a common slip of programs"
"""The origin of what is in no book and no program that could be named."""


class Misreading(NamedTuple):
    """A rule that is read wrongly.

    ``origin`` says who reads it so, ``told`` what is then played; empty for one that ``hoyle check`` knows by ``name``.
    """

    id: str
    name: str
    game: str
    answers: Mapping[str, Answer]
    origin: str = SLIP
    told: str = ""

    @property
    def sentence(self) -> str:
        """What is played."""
        return self.told or _sentences()[self.name]


@final
class Misread(Observer):
    """Lets other functions answer for some clauses."""

    def __init__(self, answers: Mapping[str, Answer]) -> None:
        self.answers: Final = answers

    def call(self, clause: Clause, arguments: tuple[Any, ...]) -> Any:
        """Answer a call of the clause, wrongly if it is one of those that are replaced."""
        wrong = self.answers.get(clause.id)
        return super().call(clause, arguments) if wrong is None else wrong(*arguments)


def allow_all(_state: Any, candidates: int) -> int:
    """Narrow nothing."""
    return candidates


def change_nothing(state: Any, _choice: int) -> Any:
    """Leave the state as it is."""
    return state


@cache
def _sentences() -> Mapping[str, str]:
    return {each.id: each.sentence for each in misreadings()}
