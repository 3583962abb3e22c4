"""What can go wrong in normal use.  Each error carries its facts as attributes and builds its text from them.

Broken invariants of hoyle itself are ``assert`` statements, not errors of this kind.
"""

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Any, Final

_SHOWN: Final = 12


class HoyleError(Exception):
    """Everything that hoyle refuses with a reason.

    Errors can be pickled with their facts, so that they cross from one process to another.
    """

    def __reduce__(self) -> tuple[Callable[..., "HoyleError"], tuple[Any, ...]]:
        return _remade, (type(self), self.args, vars(self).copy())


class NotationError(HoyleError, ValueError):
    """A text that is no card, hand, suit, seat or action in any position."""

    def __init__(self, kind: str, text: str, expected: str) -> None:
        super().__init__(f"{text!r} is no {kind}: expected {expected}")
        self.kind: Final = kind
        self.text: Final = text
        self.expected: Final = expected


class ImpossibleSetup(HoyleError, ValueError):
    """A deal or a finished result that cannot be.  ``reasons`` holds every (field, reason) found."""

    def __init__(self, game: str, reasons: Sequence[tuple[str, str]]) -> None:
        super().__init__(f"no {game} deal: " + "; ".join(f"{field}: {reason}" for field, reason in reasons))
        self.game: Final = game
        self.reasons: Final = tuple(reasons)


class IllegalAction(HoyleError):
    """An action that exists in the game but is not allowed in this position.

    ``clause`` is the id of the clause that refuses it, ``statement`` that clause's own sentence, ``legal`` the tokens
    that this seat could have chosen.
    """

    def __init__(self, seat: int, token: str, clause: str, statement: str, legal: Sequence[str]) -> None:
        shown = " ".join(legal[:_SHOWN])
        more = f" and {len(legal) - _SHOWN} more" if len(legal) > _SHOWN else ""
        super().__init__(
            f"{token} by seat {seat} is illegal [{clause}]: {statement} Legal: {shown or 'nothing'}{more}."
        )
        self.seat: Final = seat
        self.token: Final = token
        self.clause: Final = clause
        self.statement: Final = statement
        self.legal: Final = tuple(legal)


class UnknownName(HoyleError, LookupError):
    """A name that hoyle does not know: a game, ruleset, option, option value, clause or scenario."""

    def __init__(self, kind: str, name: str, known: Sequence[str]) -> None:
        near = get_close_matches(name, known, n=3)
        more = f" and {len(known) - _SHOWN} more" if len(known) > _SHOWN else ""
        hint = f"did you mean {' or '.join(near)}?" if near else f"known: {', '.join(known[:_SHOWN])}{more}"
        super().__init__(f"no {kind} is called {name!r}; {hint}")
        self.kind: Final = kind
        self.name: Final = name
        self.known: Final = tuple(known)
        self.near: Final = tuple(near)


class Gap(HoyleError):
    """The document says nothing about this case and no ruling is in force."""


def _remade(kind: type[HoyleError], arguments: tuple[Any, ...], facts: dict[str, Any]) -> HoyleError:
    """Make an error again from its text and its facts, without going through its own way of being made."""
    error = kind.__new__(kind)
    error.args = arguments
    vars(error).update(facts)
    return error
