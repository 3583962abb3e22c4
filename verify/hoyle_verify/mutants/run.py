"""Hunting the mutants of many clauses, on two processors."""

import multiprocessing
import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from hoyle import register
from hoyle.games import MODULES
from hoyle_verify.deaf import ignore_interrupts, starting_deaf
from hoyle_verify.judge.run import load_all
from hoyle_verify.mutants.catalogue import misreadings
from hoyle_verify.mutants.hunt import hunt, hunt_misreading, misses, plant_of
from hoyle_verify.mutants.log import Hunted, Log, Rests, Tried
from hoyle_verify.mutants.mutate import Mutant, mutants_of
from hoyle_verify.mutants.orders import orders_of
from hoyle_verify.mutants.touch import Resting, Touch, ask
from hoyle_verify.prove.run import decide_all
from hoyle_verify.prove.theorem import GAMES
from hoyle_verify.prove.theorems import load
from hoyle_verify.scenario.cases import file_of

WORKERS: Final = 2
_MISREAD: Final = "-MISREAD"


class Task(NamedTuple):
    """A clause of which the mutants are to be hunted, or else a file of scenarios that noticed nothing yet.

    The misreadings of a game are hunted like mutants of a clause, with an id such as ``SW-MISREAD``.
    """

    game: str
    clause: str = ""
    file: str = ""


def game_of(clause_id: str) -> str:
    """Name the game of a clause; empty for a clause of all games."""
    return GAMES.get(clause_id.partition("-")[0], "")


def is_misread(clause_id: str) -> bool:
    """Say whether an id stands for the misreadings of a game."""
    return clause_id.endswith(_MISREAD)


def all_mutants(clause_id: str) -> list[Mutant]:
    """List the mutants of a clause, those of its place in a ruleset last."""
    clause = register.clauses()[clause_id]
    return [*mutants_of(clause), *orders_of(clause)]


def touched_by(mutant: Mutant) -> frozenset[str]:
    """Name the clause that must be asked if a mutant is to make a difference; in an order that is the second."""
    return frozenset({mutant.id.rpartition("/")[2] if mutant.operator == "order" else mutant.clause})


def clauses_with_mutants(games: Sequence[str]) -> list[str]:
    """List the clauses that can be broken: those of some games, and those of all games if these are all.

    The misreadings of each game follow them.
    """
    load(tuple(MODULES))
    wanted = {*games, *([""] if set(games) == set(MODULES) else [])}
    clauses = sorted(id_ for id_, clause in register.clauses().items() if clause.function is not None)
    return [
        *(id_ for id_ in clauses if game_of(id_) in wanted),
        *(f"{prefix}{_MISREAD}" for prefix, game in GAMES.items() if game in wanted),
    ]


def settle_theorems(log: Log, games: Sequence[str], workers: int = WORKERS) -> Iterator[str]:
    """Find out on which clauses each theorem rests, and name each as it is known; what is not proved shows nothing."""
    missing = [theorem for id_, theorem in load(games).items() if id_ not in log.theorems]
    for result in decide_all(missing, workers=workers) if missing else ():
        clauses = result.clauses if result.verdict == "proved" else ()
        resting = Resting(result.id, clauses, round(result.seconds, 3))
        log.add(Rests(game=GAMES[result.id.partition("-")[0]], theorem=resting))
        yield result.id


def hunt_all(log: Log, tasks: Sequence[Task], workers: int = WORKERS) -> Iterator[Task]:
    """Do tasks, note in the log what is found, and name each task as it is done.

    Whoever stops listening stops the work.
    """
    context = multiprocessing.get_context("spawn")
    begin = (tuple({task.game for task in tasks}), dict(log.theorems), _deadly(log))
    with starting_deaf():
        pool = context.Pool(min(workers, max(len(tasks), 1)), _begin, begin)
    with pool:
        for task, event in pool.imap_unordered(_do, tasks):
            log.add(event)
            yield task


def idle_files(log: Log, games: Sequence[str]) -> list[Task]:
    """List the files of scenarios that were the first to notice no mutant, and have not been asked apart."""
    files = dict.fromkeys(file_of(scenario.id) for scenario in load_all(games))
    first = {verdict.by for hunted in log.clauses.values() for verdict in hunted.mutants}
    return [Task(file.partition("/")[0], file=file) for file in files if file not in first and file not in log.files]


def _deadly(log: Log) -> dict[str, tuple[str, ...]]:
    """By clause, the mutants that somebody noticed."""
    return {
        clause: tuple(verdict.id for verdict in hunted.mutants if verdict.verdict == "killed")
        for clause, hunted in log.clauses.items()
    }


_known: dict[str, Any] = {}


def _begin(games: tuple[str, ...], theorems: Mapping[str, Resting], deadly: Mapping[str, Sequence[str]]) -> None:
    ignore_interrupts()
    wanted = tuple(MODULES) if "" in games else games
    load(wanted)
    _known["touch"] = Touch(ask(load_all(wanted)).values(), theorems.values())
    _known["deadly"] = deadly


def _do(task: Task) -> tuple[Task, Hunted | Tried]:
    if task.file:
        return task, Tried(game=task.game, file=task.file, kills=_kill_of(task.file))
    started = time.process_time()
    touch: Touch = _known["touch"]
    if not is_misread(task.clause):
        verdicts = [hunt(mutant, touch.witnesses(touched_by(mutant))) for mutant in all_mutants(task.clause)]
    else:
        verdicts = [hunt_misreading(each, touch.witnesses(frozenset(each.answers))) for each in misreadings(task.game)]
    seconds = round(time.process_time() - started, 2)
    return task, Hunted(game=task.game, clause=task.clause, mutants=tuple(verdicts), seconds=seconds)


def _kill_of(file: str) -> str:
    """Find a mutant that a file of scenarios notices, among those of the clauses that it claims, then of the others."""
    asked = _known["touch"].asked.get(file)
    if asked is None:
        return ""
    for clause_id in sorted(asked.clauses, key=lambda id_: (id_ not in asked.claimed, id_)):
        deadly = set(_known["deadly"].get(clause_id, ()))
        for mutant in all_mutants(clause_id) if deadly else ():
            if mutant.id in deadly and misses(plant_of(mutant), asked.cases):
                return mutant.id
    return ""
