"""Hunting the mutants of play with the counts of the corpus alone: who is to act, what is legal, and all lines onward.

What a program of another language can be asked over HAP/1 with a single operation is enough to find any fault of play.
"""

import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from hoyle import register
from hoyle.clause import clause_of
from hoyle.structure import held
from hoyle_verify.judge.run import load_all
from hoyle_verify.mutants.equal import equivalence
from hoyle_verify.mutants.hunt import judged, misses, plant_of
from hoyle_verify.mutants.in_play import equivalence_in_play
from hoyle_verify.mutants.mutate import Mutant
from hoyle_verify.mutants.only_seen import ONLY_SEEN, is_only_seen
from hoyle_verify.mutants.run import WORKERS, all_mutants, game_of, touched_by
from hoyle_verify.mutants.touch import Asked, ask
from hoyle_verify.mutants.verdict import Verdict
from hoyle_verify.prove.theorems import load
from hoyle_verify.scenario.model import Scenario

_COUNT: Final = "count"
_PLAY: Final = ".play"


def clauses_of_play(games: Sequence[str]) -> list[str]:
    """List the clauses by which cards are played, tricks won and rights used."""
    load(tuple(games))
    return [
        id_
        for id_, clause in sorted(register.clauses().items())
        if clause.function is not None
        and (clause is clause_of(held) or (game_of(id_) in games and clause.function.__module__.endswith(_PLAY)))
    ]


def hunt_by_counts(clause_ids: Sequence[str], games: Sequence[str], workers: int = WORKERS) -> Iterator[list[Verdict]]:
    """Say what becomes of the mutants of each clause when only counts may notice them.

    Whoever stops listening stops the work.
    """
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(workers, max(len(clause_ids), 1)), _begin, (tuple(games),)) as pool:
        yield from pool.imap(_verdicts, [(id_, tuple(games)) for id_ in clause_ids])


def verdict_by_counts(mutant: Mutant, counts: Sequence[Asked]) -> Verdict:
    """Say what becomes of one mutant when only counts may notice it, those first that claim its clause."""
    clauses = touched_by(mutant)
    touching = [each for each in counts if not clauses.isdisjoint(each.clauses)]
    touching.sort(key=lambda each: (clauses.isdisjoint(each.claimed), each.file))
    for each in touching:
        if misses(plant_of(mutant), each.cases):
            return judged(mutant, "killed", each.file)
    if where := equivalence(mutant) or equivalence_in_play(mutant):
        return judged(mutant, "equivalent", note=where)
    game = game_of(mutant.clause)
    return judged(mutant, "survived", note=ONLY_SEEN if game and is_only_seen(mutant, game) else "")


@cache
def counts_of(games: tuple[str, ...]) -> tuple[Asked, ...]:
    """Give the counts of some games, each with the clauses that it asks."""
    return tuple(ask(each for each in load_all(games) if is_count(each)).values())


def is_count(scenario: Scenario) -> bool:
    """Say whether lines are counted in a scenario."""
    return scenario.kind == _COUNT


def _begin(games: tuple[str, ...]) -> None:
    # An interruption is for the process that talks to the user; it ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    load(games)


def _verdicts(task: tuple[str, tuple[str, ...]]) -> list[Verdict]:
    clause_id, games = task
    return [verdict_by_counts(mutant, counts_of(games)) for mutant in all_mutants(clause_id)]
