"""``hoyle prove``: the theorems about the rules, each decided anew."""

import importlib.util
import math
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import click
from rich.markup import escape
from rich.progress import Progress

from hoyle.errors import UnknownName
from hoyle.games import MODULES
from hoyle.register import clauses
from hoyle_verify.cli.common import BROKEN, FAILS, HOLDS, INCOMPLETE, json_option, print_json
from hoyle_verify.cli.tables import Column, fitting_table
from hoyle_verify.cli.terminal import complain, console, errors
from hoyle_verify.narrate.words import counted
from hoyle_verify.prove.run import decide_all
from hoyle_verify.prove.theorem import Theorem
from hoyle_verify.prove.theorems import load
from hoyle_verify.prove.verdict import Result
from hoyle_verify.prove.witness import save

_STYLE: Final = {
    "proved": "green",
    "refuted": "bold red",
    "gap": "bold red",
    "vacuous": "bold red",
    "unknown": "yellow",
}
_COLUMNS: Final = (
    Column("theorem"),
    Column("verdict"),
    Column("runner", rank=3),
    Column("cases", rank=2, right=True),
    Column("seconds", rank=4, right=True),
    Column("what it means", rank=1, prose=True),
)
_IN_FULL: Final = 10**6


@click.command("prove")
@click.option("--game", "game_ids", multiple=True, metavar="GAME", help="Only the theorems of this game; repeatable.")
@click.option("--theorem", "starts", multiple=True, metavar="ID", help="Only this theorem, or all that begin so.")
@click.option("--seconds", type=click.FloatRange(0, min_open=True), help="Stop after so many seconds.")
@click.option("--workers", type=click.IntRange(1, 64), default=2, show_default=True, help="Processes to use.")
@click.option(
    "--save",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    help="Write witnesses and counterexamples into this folder as scenarios.",
)
@json_option
def command(
    game_ids: tuple[str, ...],
    starts: tuple[str, ...],
    seconds: float | None,
    workers: int,
    folder: Path | None,
    as_json: bool,
) -> int:
    """Decide the theorems about the rules, on the very clauses that the engine runs.

    Listed are the runner that decided each, the number of cases it covers, and what it means for a player.  Anything
    but "proved" is a failure.  Where all theorems of a game are decided, the clauses that none of them rests on are
    named.  Interrupted or out of time, it reports what is decided so far, and the exit code is 4.

    \b
    Examples:
      hoyle prove
      hoyle prove --game solo-whist
      hoyle prove --theorem SW-THM-SCORE --save witnesses
      hoyle prove --seconds 60 --json
    """
    if importlib.util.find_spec("z3") is None:
        complain('the theorems need z3: pip install "hoyle[prove]"')
        return INCOMPLETE
    chosen = _choose(game_ids, starts)
    deadline = math.inf if seconds is None else time.monotonic() + seconds
    results = _decide(chosen, deadline, workers)
    if folder is not None:
        _save(chosen, results, folder)
    if as_json:
        untouched = _untouched(chosen, results)
        print_json({"theorems": [_as_json(result) for result in results], "untouched": untouched})
    else:
        _print(chosen, results)
    if faults := [f"{result.id}: {result.fault}" for result in results if result.fault]:
        complain("the prover itself fails, please report it: " + "; ".join(faults))
        return BROKEN
    if any(result.verdict not in ("proved", "unknown") for result in results):
        return FAILS
    return HOLDS if sum(result.verdict == "proved" for result in results) == len(chosen) else INCOMPLETE


def _choose(game_ids: tuple[str, ...], starts: tuple[str, ...]) -> list[Theorem]:
    """Choose theorems by game and by the beginnings of ids; UnknownName for what means none."""
    for game_id in game_ids:
        if game_id not in MODULES:
            raise UnknownName("game", game_id, tuple(MODULES))
    known = load(game_ids or tuple(MODULES))
    for start in starts:
        if not any(_begins(id_, start) for id_ in known):
            raise UnknownName("theorem", start, tuple(known))
    return [theorem for theorem in known.values() if not starts or any(_begins(theorem.id, start) for start in starts)]


def _begins(id_: str, start: str) -> bool:
    return f"{id_}-".startswith(f"{start.upper().rstrip('-')}-")


def _decide(chosen: list[Theorem], deadline: float, workers: int) -> list[Result]:
    """Decide theorems, as many as there is time for; the results are in the order of the theorems."""
    results: list[Result] = []
    with Progress(console=errors(), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("Proving", total=len(chosen))
        try:
            for result in decide_all(chosen, deadline, workers):
                results.append(result)
                progress.update(task, advance=1, description=f"Proving ({result.id} {result.verdict})")
        except KeyboardInterrupt:
            progress.stop()
            complain("interrupted: these are the theorems decided so far")
    order = {theorem.id: place for place, theorem in enumerate(chosen)}
    return sorted(results, key=lambda result: order[result.id])


def _save(chosen: Iterable[Theorem], results: Iterable[Result], folder: Path) -> None:
    known = {theorem.id: theorem for theorem in chosen}
    for result in results:
        theorem = known[result.id]
        for number, witness in enumerate(result.witnesses, start=1):
            name = result.id.lower() + (f"-{number}" if len(result.witnesses) > 1 else "")
            role = "witness" if result.verdict == "proved" else "counterexample"
            why = f"A {role} of the theorem {result.id}."
            save(
                witness,
                folder / f"{name}.yaml",
                title=theorem.statement,
                why=why,
                defect=next(iter(theorem.defects), ""),
            )


def _untouched(chosen: list[Theorem], results: list[Result]) -> list[str]:
    """List the executable clauses that no theorem of their game rests on; none where theorems were left out."""
    if len(results) < len(chosen) or len(chosen) < len(load({theorem.game for theorem in chosen})):
        return []
    prefixes = {theorem.id.partition("-")[0] for theorem in chosen}
    touched = {clause_id for result in results for clause_id in result.clauses}
    return [
        clause.id
        for clause in clauses().values()
        if clause.id.partition("-")[0] in prefixes
        and (clause.function is not None or clause.kind == "part")
        and clause.id not in touched
    ]


def _as_json(result: Result) -> dict[str, Any]:
    return {
        "id": result.id,
        "verdict": result.verdict,
        "runner": result.runner,
        "domain": result.domain,
        "seconds": round(result.seconds, 6),
        "clauses": result.clauses,
        "found": result.found,
    }


def _print(chosen: list[Theorem], results: list[Result]) -> None:
    out = console()
    known = {theorem.id: theorem for theorem in chosen}
    if results:
        out.print(fitting_table(out, _COLUMNS, [_row(known[result.id], result) for result in results]))
    for result in results:
        if result.verdict != "proved":
            out.print(f"{result.id} {result.verdict}: {result.found}", markup=False, highlight=False, soft_wrap=True)
            if result.witnesses:
                out.print(
                    f"  as a scenario: hoyle prove --theorem {result.id} --save FOLDER", markup=False, highlight=False
                )
    if untouched := _untouched(chosen, results):
        out.print(f"no theorem rests on {', '.join(untouched)}", markup=False, highlight=False, soft_wrap=True)
    missing = len(chosen) - len(results)
    proved = sum(result.verdict == "proved" for result in results)
    told = f", {missing} not decided" if missing else ""
    out.print(f"{counted(len(chosen), 'theorem')}: {proved} proved{told}", markup=False, highlight=False)


def _row(theorem: Theorem, result: Result) -> list[str]:
    cases = f"{result.domain:,}" if result.domain < _IN_FULL else f"10^{len(str(result.domain)) - 1}"
    verdict = f"[{_STYLE[result.verdict]}]{result.verdict}[/]"
    return [result.id, verdict, result.runner, cases, f"{result.seconds:.2f}", escape(theorem.statement)]
