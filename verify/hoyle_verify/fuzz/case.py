"""One deal that is put to both sides: played from its setup, or only settled."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from hoyle_verify.hap.objects import Setup
from hoyle_verify.hap.requests import Ask, Replay, Settle

Wants = tuple[str, ...]


class Rules(NamedTuple):
    """A game with its ruleset and the options that are set over it."""

    game: str
    ruleset: str = "as-printed"
    options: tuple[tuple[str, str], ...] = ()


class Case(NamedTuple):
    """A deal as HAP/1 describes it.

    Every action is legal.  ``probe`` is one more that is not, or empty.  With ``settles`` the setup is that of a
    finished deal, and there are no actions.
    """

    rules: Rules
    setup: Mapping[str, Any]
    actions: tuple[str, ...] = ()
    settles: bool = False
    probe: str = ""

    @property
    def length(self) -> int:
        """The number of actions, the illegal one included."""
        return len(self.actions) + bool(self.probe)


def request_of(case: Case, asks: Mapping[int, Wants]) -> Replay | Settle:
    """Make the request that asks for observables by position; a deal that is settled has the position 0 alone."""
    setup = msgspec.convert(case.setup, Setup)
    game, ruleset, chosen = case.rules
    options: dict[str, Any] = dict(chosen)
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
