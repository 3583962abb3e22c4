"""The reference engine's side: it plays a case in this process and says what can be observed where."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

import hoyle
from hoyle import games
from hoyle.game import Game
from hoyle_verify.fuzz.case import Case, Rules
from hoyle_verify.serve.reference import settled_names

AMOUNTS: Final = frozenset({"points", "payments", "result", "below", "above", "pool", "hill", "whists"})
"""What only the end of a deal decides; before it there is nothing to compare."""


class Played(NamedTuple):
    """A case with the state at every position; one that is settled has a single state, a draw what it decides."""

    case: Case
    states: tuple[Any, ...]


@lru_cache(maxsize=256)
def game_of(rules: Rules) -> Game[Any]:
    """Give the game under its rules."""
    return hoyle.game(rules.game, rules.ruleset, dict(rules.options))


def play(case: Case) -> Played | None:
    """Play or settle a case; None if its setup cannot be, an action is illegal, or the probe is legal."""
    try:
        if case.draws:
            rules = case.rules
            return Played(case, (games.session(rules.game, rules.ruleset, dict(rules.options)).draw(case.setup),))
        game = game_of(case.rules)
        if case.settles:
            return Played(case, (game.settle(case.setup),))
        states = game.replay(case.setup, list(case.actions))
    except hoyle.HoyleError:
        return None
    if case.probe and refuser(game, states[-1], case.probe) is None:
        return None
    return Played(case, tuple(states))


def refuser(game: Game[Any], state: Any, action: str) -> str | None:
    """Name the clause that refuses an action; None if it is legal, or no action of the game."""
    try:
        game.apply(state, action)
    except hoyle.IllegalAction as refusal:
        return refusal.clause
    except hoyle.HoyleError:
        return None
    return None


def facts_at(played: Played, position: int) -> dict[str, Any]:
    """Give the observables that can be compared at a position."""
    state = played.states[position]
    if played.case.draws:
        return in_any_order(state)
    facts = game_of(played.case.rules).facts(state)
    if played.case.settles:
        return {name: facts[name] for name in settled_names(played.case.setup) if name in facts}
    return {name: value for name, value in facts.items() if value is not None or name not in AMOUNTS}


def in_any_order(drawn: Mapping[str, Any]) -> dict[str, Any]:
    """Give what a draw decides with every list in order, for none stands for a rank."""
    return {name: _sorted(value) for name, value in drawn.items()}


def _sorted(value: Any) -> Any:
    return sorted(map(_sorted, value)) if isinstance(value, list | tuple) else value
