"""``hoyle mutants``: clauses broken on purpose, and who notices."""

import importlib.util
import sys
from collections import Counter
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any, Final

import click
import msgspec
from rich.markup import escape
from rich.progress import Progress

from hoyle.errors import UnknownName
from hoyle.games import MODULES
from hoyle_verify.cli.common import FAILS, HOLDS, INCOMPLETE, json_option, print_json
from hoyle_verify.cli.tables import Column, fitting_table
from hoyle_verify.cli.terminal import complain, console, errors
from hoyle_verify.conform.interrupts import Interrupts
from hoyle_verify.mutants import by_counts, figures, run
from hoyle_verify.mutants.argued import complaints, reason_for
from hoyle_verify.mutants.fingerprint import of_game
from hoyle_verify.mutants.log import Log
from hoyle_verify.mutants.verdict import Verdict
from hoyle_verify.narrate.words import counted
from hoyle_verify.prove.theorem import theorems

_COLUMNS: Final = (
    Column("clause"),
    Column("mutants", rank=3, right=True),
    Column("killed by scenarios", rank=1, right=True),
    Column("killed by theorems", rank=1, right=True),
    Column("equivalent", rank=2, right=True),
    Column("argued", rank=2, right=True),
    Column("survived", right=True),
)
_ALL: Final = "all"
_MANY: Final = 10**6


@click.command("mutants")
@click.option("--game", "game_ids", multiple=True, metavar="GAME", help="Only the clauses of this game; repeatable.")
@click.option("--clause", "clause_ids", multiple=True, metavar="ID", help="Only this clause; repeatable.")
@click.option("--log", "path", type=click.Path(dir_okay=False, path_type=Path), help="Keep a log, and go on with it.")
@click.option("--workers", type=click.IntRange(1, 64), default=run.WORKERS, show_default=True, help="Processes to use.")
@click.option("--all", "everything", is_flag=True, help="List every clause, and not only the games and what survives.")
@click.option("--counts", "only_counts", is_flag=True, help="Let only counts notice, and break only rules of play.")
@click.option("--write", is_flag=True, help="Also find a kill for each scenario, and store all figures in the package.")
@json_option
def command(
    *,
    game_ids: tuple[str, ...],
    clause_ids: tuple[str, ...],
    path: Path | None,
    workers: int,
    everything: bool,
    only_counts: bool,
    write: bool,
    as_json: bool,
) -> int:
    """Break clauses on purpose, each in one place, and see who notices.

    A mutant is killed by a scenario or theorem that no longer holds with it, or it is proved to be equivalent to its
    clause.  What survives needs a scenario or a theorem, or a reason in argued.toml.  Rules as people have really
    misread them are tried as well.  Interrupted, the verb says what is found so far, and the exit code is 4; with --log
    nothing is lost, and what has not changed since is not done again.

    \b
    Examples:
      hoyle mutants --log mutants.jsonl
      hoyle mutants --game six-bid --all
      hoyle mutants --clause SW-PLAY-2 --json
      hoyle mutants --counts --game preferans
      hoyle mutants --log mutants.jsonl --write
    """
    if importlib.util.find_spec("z3") is None:
        complain('the mutants need the prover: pip install "hoyle[prove]"')
        return INCOMPLETE
    if write and (game_ids or clause_ids):
        raise click.UsageError("--write is for all clauses: leave out --game and --clause")
    if only_counts and (clause_ids or path or write):
        raise click.UsageError("--counts is for whole games and keeps nothing: leave out --clause, --log and --write")
    games, clauses = _choose(game_ids, clause_ids)
    if only_counts:
        return _by_counts(games, workers, everything=everything, as_json=as_json)
    with Log(path, {game: of_game(game) for game in _with_shared(games)}) as log:
        complete = _hunt(log, games, clauses, workers, write=write)
        found = {id_: log.clauses[id_].mutants for id_ in clauses if id_ in log.clauses}
        if write and complete:
            figures.write(figures.collect(log))
    verdicts = [verdict for of_clause in found.values() for verdict in of_clause]
    told = _complaints(verdicts, found, whole=complete and not (game_ids or clause_ids))
    if as_json:
        print_json({"mutants": [_as_json(verdict) for verdict in verdicts]})
    else:
        _print(found, told, everything=everything)
    if not complete:
        return INCOMPLETE
    return FAILS if told else HOLDS


def _by_counts(games: Sequence[str], workers: int, *, everything: bool, as_json: bool) -> int:
    """Hunt the mutants of play by counts; those that only views tell are none of theirs."""
    clauses = by_counts.clauses_of_play(games)
    found: dict[str, tuple[Verdict, ...]] = {}
    with Interrupts(), Progress(console=errors(), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("Hunting mutants by counts", total=len(clauses))
        try:
            hunted = by_counts.hunt_by_counts(clauses, games, workers)
            for id_, verdicts in zip(clauses, hunted, strict=True):
                found[id_] = tuple(verdicts)
                progress.advance(task)
        except KeyboardInterrupt:
            progress.stop()
            complain("interrupted: this is what is found so far")
    verdicts = [verdict for of_clause in found.values() for verdict in of_clause]
    told = [f"{each.id} survives ({each.change}): count lines that notice it" for each in verdicts if _survives(each)]
    if as_json:
        print_json({"mutants": [_as_json(verdict) for verdict in verdicts]})
    else:
        _print(found, told, everything=everything)
    if len(found) < len(clauses):
        return INCOMPLETE
    return FAILS if told else HOLDS


def _survives(verdict: Verdict) -> bool:
    return verdict.verdict == "survived" and not verdict.note


def _choose(game_ids: Sequence[str], clause_ids: Sequence[str]) -> tuple[list[str], list[str]]:
    """Choose games and clauses; UnknownName for what is neither."""
    for game_id in game_ids:
        if game_id not in MODULES:
            raise UnknownName("game", game_id, tuple(MODULES))
    games = [game for game in MODULES if game in (game_ids or MODULES)]
    known = run.clauses_with_mutants(games)
    for clause_id in clause_ids:
        if clause_id not in known:
            raise UnknownName("clause with mutants", clause_id, tuple(known))
    clauses = [id_ for id_ in known if id_ in (clause_ids or known)]
    wanted = {run.game_of(id_) for id_ in clauses}
    return (games if "" in wanted else [game for game in games if game in wanted]), clauses


def _with_shared(games: Sequence[str]) -> list[str]:
    """Name the games, and all of them together if none is missing."""
    return [*games, *([""] if set(games) == set(MODULES) else [])]


def _hunt(log: Log, games: Sequence[str], clauses: Sequence[str], workers: int, *, write: bool) -> bool:
    """Hunt what is not in the log yet; say whether everything is done."""
    with Interrupts(), Progress(console=errors(), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("Deciding theorems", total=None)
        try:
            for id_ in run.settle_theorems(log, games, workers):
                progress.update(task, description=f"Deciding theorems ({id_})")
            waiting = [run.Task(run.game_of(id_), id_) for id_ in clauses if id_ not in log.clauses]
            progress.reset(task, total=len(waiting), description="Hunting mutants")
            for done in run.hunt_all(log, waiting, workers):
                progress.update(task, advance=1, description=f"Hunting mutants ({done.clause})")
            idle = run.idle_files(log, games) if write else []
            progress.reset(task, total=len(idle), description="Asking scenarios")
            for _ in run.hunt_all(log, idle, workers):
                progress.advance(task)
        except KeyboardInterrupt:
            progress.stop()
            complain("interrupted: this is what is found so far")
            return False
    return True


def _complaints(verdicts: Sequence[Verdict], clauses: Collection[str], *, whole: bool) -> list[str]:
    survivors = {verdict.id: verdict.change for verdict in verdicts if verdict.verdict == "survived"}
    # Of a part one cannot tell how much may be argued away.
    return list(complaints(survivors, clauses, len(verdicts) if whole else _MANY))


def _as_json(verdict: Verdict) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(verdict)
    reason = reason_for(verdict.id, verdict.change) if verdict.verdict == "survived" else ""
    return {**told, "argued": reason} if reason else told


def _print(found: dict[str, tuple[Verdict, ...]], told: Sequence[str], *, everything: bool) -> None:
    out = console()
    totals: dict[str, list[Verdict]] = {}
    rows = []
    for clause, verdicts in found.items():
        for group in (run.game_of(clause) or "every game", _ALL):
            totals.setdefault(group, []).extend(verdicts)
        if everything or any(verdict.verdict == "survived" for verdict in verdicts):
            rows.append(_row(clause, verdicts))
    rows += [_row(group, verdicts) for group, verdicts in totals.items() if group != _ALL]
    if rows:
        out.print(fitting_table(out, _COLUMNS, rows))
    for complaint in told:
        out.print(complaint, markup=False, highlight=False, soft_wrap=True)
    names = [column.name for column in _COLUMNS[2:]]
    figures_of_all = zip(_counts(totals.get(_ALL, ())), names, strict=True)
    summary = ", ".join(f"{number} {name}" for number, name in figures_of_all)
    out.print(f"{counted(len(totals.get(_ALL, ())), 'mutant')}: {summary}", markup=False, highlight=False)


def _row(name: str, verdicts: Sequence[Verdict]) -> list[str]:
    *counts, survived = _counts(verdicts)
    style = "bold red" if survived else "green"
    return [escape(name), str(len(verdicts)), *map(str, counts), f"[{style}]{survived}[/]"]


def _counts(verdicts: Sequence[Verdict]) -> list[int]:
    """Count those killed by scenarios and by theorems, the equivalent, and of the others the argued and the rest."""
    kinds = Counter(_kind(verdict) for verdict in verdicts)
    return [kinds[kind] for kind in ("scenario", "theorem", "equivalent", "argued", "survived")]


def _kind(verdict: Verdict) -> str:
    if verdict.verdict == "killed":
        return "theorem" if verdict.by in theorems() else "scenario"
    if verdict.verdict == "survived" and (verdict.note or reason_for(verdict.id, verdict.change)):
        return "argued"
    return verdict.verdict
