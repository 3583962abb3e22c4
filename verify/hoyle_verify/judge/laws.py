"""Laws that hold in every position of every game, whatever its rules say.

Every narrowing clause keeps a subset and does nothing when applied again; whoever is to act can act; what a seat may
do can be done, in turn or out of turn; payments sum to 0 together with what goes into a pool.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import hoyle
from hoyle.clause import clause_of
from hoyle.game import Game
from hoyle_verify.hap.requests import Settle
from hoyle_verify.judge.judge import Difference
from hoyle_verify.scenario.canonical import to_request
from hoyle_verify.scenario.model import Scenario
from hoyle_verify.serve.reference import open_game, plain


class Breach(NamedTuple):
    """A law that does not hold in the position of a number, and how it came to light."""

    position: int
    law: str
    found: str


def broken_laws(scenario: Scenario) -> Iterator[Difference]:
    """Give every law that some position of a scenario breaks; one that cannot be replayed has no positions."""
    request = to_request(scenario)
    game = open_game(request)
    try:
        if isinstance(request, Settle):
            states = [game.settle(plain(request.setup))]
        else:
            states = game.replay(plain(request.setup), list(request.actions))
    except hoyle.HoyleError:
        return
    lines = (0, *scenario.lines)
    for position, law, found in breaches(game, states, len(scenario.players)):
        yield Difference(lines[position], str(position), law, "to hold", found)


def breaches(game: Game[Any], states: Sequence[Any], seats: int) -> Iterator[Breach]:
    """Give every breach in the positions of a deal, and in those in which a seat is asked for a right there."""
    for position, state in enumerate(states):
        asked = [right for seat in range(seats) if (right := game.asked(state, seat)) is not None]
        found = [breach for each in (state, *asked) for breach in _of_menus(game, each)]
        # A menu that was widened may hold words that do not exist, so what it offers is not tried.
        found = found or list(_of_actions(game, state, seats))
        yield from (Breach(position, *breach) for breach in found)
    outcome = game.outcome(states[-1])
    if outcome is not None and (total := sum(outcome.payments) + outcome.pooled) != 0:
        yield Breach(len(states) - 1, "payments and pool sum to 0", f"a sum of {total} {outcome.unit}")


def _of_menus(game: Game[Any], state: Any) -> Iterator[tuple[str, str]]:
    for menu in game.decision(state).menus:
        mask = menu.candidates
        for clause in game.ruleset.fold(menu.vocabulary.name):
            kept = clause(state, mask)
            if kept & ~mask:
                yield "a narrowing clause only removes", f"{clause_of(clause).id} added something"
            if clause(state, kept) != kept:
                yield "a narrowing clause applied twice does nothing more", f"{clause_of(clause).id} changed its answer"
            mask = kept


def _of_actions(game: Game[Any], state: Any, seats: int) -> Iterator[tuple[str, str]]:
    decision, legal = game.decision(state), game.legal(state)
    if decision.menus and not legal:
        yield "whoever is to act can act", f"seat {decision.actor} has no legal action"
    rights = [action for seat in range(seats) for action in game.rights(state, seat)]
    for action in (*legal, *rights):
        try:
            game.apply(state, str(action))
        except hoyle.HoyleError as error:
            yield "what a seat may do can be done", f"{action}: {error}"
