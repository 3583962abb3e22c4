"""What a program does with a deal, in a form in which two programs can be compared."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import hoyle
from hoyle_verify.conform.reply import Reply
from hoyle_verify.fuzz.case import Case, Wants
from hoyle_verify.fuzz.reference import AMOUNTS, game_of
from hoyle_verify.hap.objects import plain
from hoyle_verify.judge.judge import compare
from hoyle_verify.scenario.model import Checkpoint
from hoyle_verify.serve.reference import settled_names


class Behaviour(NamedTuple):
    """The observables at each position, or the position at which an action is rejected."""

    facts: Sequence[Mapping[str, Any]]
    rejected: int | None = None


def asks_of(case: Case, wants: frozenset[str]) -> dict[int, Wants]:
    """Say what is asked at each position: amounts at the end alone."""
    if case.settles:
        return {0: tuple(name for name in settled_names(case.setup) if name in wants)}
    last = len(case.actions)
    early = tuple(sorted(wants - AMOUNTS))
    return {**dict.fromkeys(range(last), early), last: tuple(sorted(wants))}


def of_reference(case: Case, asks: Mapping[int, Wants]) -> Behaviour | None:
    """Tell what the reference engine does with a case under its rules; None if there can be no such deal."""
    game = game_of(case.rules)
    try:
        if case.settles:
            states = [game.settle(case.setup)]
        else:
            states = [game.start(case.setup)]
            for position, action in enumerate(case.actions):
                try:
                    states.append(game.apply(states[-1], action))
                except hoyle.IllegalAction:
                    return Behaviour((), position)
    except hoyle.HoyleError:
        return None
    known = [game.facts(state) for state in states]
    return Behaviour([{name: known[at].get(name) for name in names} for at, names in asks.items()])


def of_program(reply: Reply) -> Behaviour | None:
    """Read an answer; None if it tells nothing."""
    if reply.ok is not None:
        return Behaviour([plain(observation) for observation in reply.ok.obs])
    rejected = getattr(reply.response, "rejected", None)
    return Behaviour((), rejected.at) if rejected else None


def agree(right: Behaviour | None, got: Behaviour) -> bool:
    """Tell whether a program does what the reference engine does under some rules."""
    if right is None or right.rejected != got.rejected or len(right.facts) != len(got.facts):
        return False
    return not any(
        list(compare(Checkpoint(at=position, facts=dict(facts)), dict(observed)))
        for position, (facts, observed) in enumerate(zip(right.facts, got.facts, strict=True))
    )
