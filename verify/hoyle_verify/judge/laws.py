"""Laws that hold in every position of every game, whatever its rules say.

Every narrowing clause keeps a subset and does nothing when applied again; whoever is to act can act; payments sum to 0.
"""

from collections.abc import Iterator
from typing import Any

import hoyle
from hoyle.clause import clause_of
from hoyle.game import Game
from hoyle_verify.hap.requests import Replay
from hoyle_verify.judge.judge import Difference
from hoyle_verify.scenario.canonical import to_request
from hoyle_verify.scenario.model import Scenario
from hoyle_verify.serve.reference import open_game, plain


def broken_laws(scenario: Scenario) -> Iterator[Difference]:
    """Give every law that some position of a scenario breaks; one that cannot be replayed has no positions."""
    request = to_request(scenario)
    if not isinstance(request, Replay):
        return
    game = open_game(request)
    try:
        states = game.replay(plain(request.setup), list(request.actions))
    except hoyle.HoyleError:
        return
    for position, state in enumerate(states):
        for law, broken in _laws(game, state):
            yield Difference(0, str(position), law, "to hold", broken)
    yield from _zero_sum(game, states)


def _laws(game: Game[Any], state: Any) -> Iterator[tuple[str, str]]:
    decision = game.decision(state)
    for menu in decision.menus:
        mask = menu.candidates
        for clause in game.ruleset.fold(menu.vocabulary.name):
            kept = clause(state, mask)
            if kept & ~mask:
                yield "a narrowing clause only removes", f"{clause_of(clause).id} added something"
            if clause(state, kept) != kept:
                yield "a narrowing clause applied twice", f"{clause_of(clause).id} removed more the second time"
            mask = kept
    if decision.menus and not game.legal(state):
        yield "whoever is to act can act", f"seat {decision.actor} has no legal action"


def _zero_sum(game: Game[Any], states: list[Any]) -> Iterator[Difference]:
    outcome = game.outcome(states[-1])
    if outcome is not None and sum(outcome.payments) != 0:
        yield Difference(0, "end", "payments", "a sum of 0", str(sum(outcome.payments)))
