"""``hoyle verify``: the reference engine against the corpus."""

import sys
import time
from collections import defaultdict
from typing import Any, Final

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from hoyle_verify.cli.common import FAILS, HOLDS, INCOMPLETE, json_option, print_json
from hoyle_verify.cli.differences import tell
from hoyle_verify.cli.proofs import NO_PROOFS, Proofs, prove
from hoyle_verify.cli.tables import Column, fitting_table
from hoyle_verify.cli.terminal import console, errors
from hoyle_verify.judge.annotations import wrong_values
from hoyle_verify.judge.judge import RUNNABLE
from hoyle_verify.judge.run import Run, load_all, run_all
from hoyle_verify.narrate.words import counted
from hoyle_verify.scenario.model import Scenario
from hoyle_verify.solve.program import NeedsCompiler
from hoyle_verify.trace.evidence import collect

_COLUMNS: Final = (
    Column("game"),
    Column("phase"),
    Column("scenarios", rank=1, right=True),
    Column("positions", rank=2, right=True),
    Column("refusals", rank=3, right=True),
    Column("passed", right=True),
    Column("failed", right=True),
)


@click.command("verify")
@click.argument("scenarios", nargs=-1, metavar="[FILE|ID]...")
@click.option("--full", is_flag=True, help="Decide all theorems, and not only the quick ones.")
@click.option("--no-proofs", is_flag=True, help="Decide no theorems.")
@click.option("--annotations", is_flag=True, help="Work out the values stored beside scenarios anew, and compare.")
@json_option
def command(scenarios: tuple[str, ...], full: bool, no_proofs: bool, annotations: bool, as_json: bool) -> int:
    """Check the reference engine against the corpus, the laws and the theorems.

    Every scenario is replayed; its expectations, its refusals with the clause that refuses, the clauses that it claims,
    and the laws that hold in every position must all come out right.  Without arguments the whole corpus is checked,
    every clause must be borne out by some scenario, and the quick theorems are decided anew.  An argument is a file
    wherever it lies, an id, or the beginning of ids; with it, only those scenarios are checked.

    Theorems need z3, and problems numba unless their hands are short: without them these are not run, and the exit
    code is 4.  See also hoyle prove.

    \b
    Examples:
      hoyle verify
      hoyle verify --full
      hoyle verify solo-whist/play
      hoyle verify my/own/case.yaml --json
      hoyle verify --annotations
    """
    started = time.perf_counter()
    loaded = load_all(scenarios)
    runs = _run(loaded)
    if annotations:
        runs = _with_values(runs)
    complaints = () if scenarios else collect(runs).complaints
    seconds = time.perf_counter() - started
    proofs = NO_PROOFS if scenarios or no_proofs else prove(full=full)
    if as_json:
        print_json(_as_json(runs, complaints, proofs))
    else:
        _print(runs, complaints, proofs, seconds)
    if complaints or proofs.failed or any(run.differences for run in runs):
        return FAILS
    return INCOMPLETE if proofs.missing or any(run.not_run for run in runs) else HOLDS


def _run(loaded: list[Scenario]) -> list[Run]:
    with Progress(console=errors(), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("Checking scenarios", total=len(loaded))
        return run_all(loaded, lambda: progress.advance(task))


def _with_values(runs: list[Run]) -> list[Run]:
    """Add what differs in the values that are stored beside the scenarios."""
    with Progress(console=errors(), transient=True, disable=not sys.stderr.isatty()) as progress:
        return [_valued(run) for run in progress.track(runs, description="Solving positions")]


def _valued(run: Run) -> Run:
    try:
        return run._replace(differences=(*run.differences, *wrong_values(run.scenario)))
    except NeedsCompiler as reason:
        return run._replace(not_run=str(reason))


def _print(runs: list[Run], complaints: tuple[str, ...], proofs: Proofs, seconds: float) -> None:
    out = console()
    for run in runs:
        for difference in run.differences:
            out.print(tell(run.scenario, difference), markup=False, highlight=False, soft_wrap=True)
    for complaint in complaints:
        out.print(complaint, markup=False, highlight=False, soft_wrap=True)
    out.print(_table(out, runs))
    for run in runs:
        if run.not_run:
            out.print(f"{run.scenario.id}: not run: {run.not_run}", markup=False, highlight=False, soft_wrap=True)
    failed = [run for run in runs if run.differences]
    for line in proofs.told():
        out.print(line, markup=False, highlight=False, soft_wrap=True)
    whole = all(run.passed for run in runs) and not proofs.missing
    verdict = "DOES NOT HOLD" if failed or complaints or proofs.failed else "holds" if whole else "INCOMPLETE"
    out.print(
        f"{verdict}: {counted(len(runs), 'scenario')} in {seconds:.1f} s{proofs.summed_up()}",
        markup=False,
        highlight=False,
    )
    if paths := list(dict.fromkeys(run.scenario.path for run in failed)):
        out.print(f"repeat with: hoyle verify {' '.join(paths[:5])}", markup=False, highlight=False)


def _table(out: Console, runs: list[Run]) -> Table:
    groups: dict[tuple[str, str], list[Run]] = defaultdict(list)
    for run in runs:
        groups[run.scenario.game, run.scenario.id.split("/")[-2] if "/" in run.scenario.id else "-"].append(run)
    return fitting_table(out, _COLUMNS, [_row(*place, members) for place, members in sorted(groups.items())])


def _row(game: str, phase: str, runs: list[Run]) -> list[str]:
    positions = sum(len(run.scenario.actions) + 1 for run in runs if run.scenario.kind in RUNNABLE)
    refusals = sum(len(run.scenario.reject) for run in runs)
    passed, failed = sum(run.passed for run in runs), sum(bool(run.differences) for run in runs)
    return [game, phase, *map(str, (len(runs), positions, refusals, passed, failed))]


def _as_json(runs: list[Run], complaints: tuple[str, ...], proofs: Proofs) -> dict[str, Any]:
    return {
        "scenarios": [
            {
                "id": run.scenario.id,
                "outcome": "pass" if run.passed else "fail" if run.differences else "not-run",
                "seconds": round(run.seconds, 6),
                "differences": [difference._asdict() for difference in run.differences],
                "reason": run.not_run,
            }
            for run in runs
        ],
        "complaints": complaints,
        "theorems": [{"id": result.id, "verdict": result.verdict} for result in proofs.results],
        "not_run": [*proofs.missing],
    }
