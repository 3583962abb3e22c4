"""One deal that is put to both sides: played from its setup, or only settled; or a draw for the deal."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from hoyle_verify.hap.objects import Setup
from hoyle_verify.hap.requests import Ask, Draw, Replay, Settle, View

Wants = tuple[str, ...]


class Rules(NamedTuple):
    """A game with its ruleset and the options that are set over it."""

    game: str
    ruleset: str = "as-printed"
    options: tuple[tuple[str, str], ...] = ()


class Case(NamedTuple):
    """A deal as HAP/1 describes it.

    Every action is legal.  ``probe`` is one more that is not, or empty.  With ``looks`` it is also compared what each
    seat sees after the actions.  With ``settles`` the setup is that of a finished deal, with ``draws`` it has the cards
    drawn before the first one; in neither case there are actions.
    """

    rules: Rules
    setup: Mapping[str, Any]
    actions: tuple[str, ...] = ()
    settles: bool = False
    probe: str = ""
    looks: bool = False
    draws: bool = False

    @property
    def length(self) -> int:
        """The number of actions, the illegal one included."""
        return len(self.actions) + bool(self.probe)


def request_of(case: Case, asks: Mapping[int, Wants]) -> Replay | Settle | Draw:
    """Make the request that asks for observables by position.

    A deal that is settled has the position 0 alone, and of a draw everything is told in any case.
    """
    setup = msgspec.convert(case.setup, Setup)
    game, ruleset, chosen = case.rules
    options: dict[str, Any] = dict(chosen)
    if case.draws:
        return Draw(id="0", game=game, ruleset=ruleset, options=options, setup=setup)
    if case.settles:
        ask = (Ask(at="end", want=asks[0]),)
        return Settle(id="0", game=game, ruleset=ruleset, options=options, setup=setup, ask=ask)
    return Replay(
        id="0",
        game=game,
        ruleset=ruleset,
        options=options,
        setup=setup,
        actions=(*case.actions, case.probe) if case.probe else case.actions,
        ask=tuple(Ask(at=position, want=want) for position, want in asks.items()),
    )


def view_of(case: Case, seat: int) -> View:
    """Make the request that asks what a seat sees after the actions of a case."""
    game, ruleset, chosen = case.rules
    return View(
        id="0",
        game=game,
        ruleset=ruleset,
        options=dict(chosen),
        setup=msgspec.convert(case.setup, Setup),
        actions=case.actions,
        seat=seat,
    )
