"""``hoyle verify``: the reference engine against the corpus."""

import sys
import time
from collections import defaultdict
from typing import Any

import click
from rich.progress import Progress
from rich.table import Table

from hoyle_verify.cli.common import FAILS, HOLDS, console, errors, json_option, print_json
from hoyle_verify.judge.judge import RUNNABLE
from hoyle_verify.judge.run import Run, load_all, run_all
from hoyle_verify.scenario.model import Scenario
from hoyle_verify.trace.evidence import collect


@click.command("verify")
@click.argument("scenarios", nargs=-1, metavar="[FILE|ID]...")
@json_option
def command(scenarios: tuple[str, ...], as_json: bool) -> int:
    """Check the reference engine against the corpus.

    Every scenario is replayed; its expectations, its refusals with the clause that refuses, the clauses that it claims,
    and the laws that hold in every position must all come out right.  Without arguments the whole corpus is checked,
    and every clause must be borne out by some scenario.  An argument is a file wherever it lies, an id, or the
    beginning of ids.

    \b
    Examples:
      hoyle verify
      hoyle verify solo-whist/play
      hoyle verify my/own/case.yaml --json
    """
    started = time.perf_counter()
    loaded = load_all(scenarios)
    runs = _run(loaded)
    complaints = () if scenarios else collect(runs).complaints
    failed = [run for run in runs if not run.passed]
    if as_json:
        print_json(_as_json(runs, complaints))
    else:
        _print(runs, complaints, time.perf_counter() - started)
    return FAILS if failed or complaints else HOLDS


def _run(loaded: list[Scenario]) -> list[Run]:
    with Progress(console=errors(), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("Checking scenarios", total=len(loaded))
        return run_all(loaded, lambda: progress.advance(task))


def _print(runs: list[Run], complaints: tuple[str, ...], seconds: float) -> None:
    out = console()
    for run in runs:
        for difference in run.differences:
            place = f"{run.scenario.path}:{difference.line or 1}"
            out.print(f"{place}: {difference}", markup=False, highlight=False, soft_wrap=True)
    for complaint in complaints:
        out.print(complaint, markup=False, highlight=False, soft_wrap=True)
    out.print(_table(runs))
    verdict = "holds" if all(run.passed for run in runs) and not complaints else "DOES NOT HOLD"
    out.print(f"{verdict}: {len(runs)} scenarios in {seconds:.1f} s", markup=False, highlight=False)
    if failed := [run.scenario.path for run in runs if not run.passed]:
        out.print(f"repeat with: hoyle verify {' '.join(failed[:5])}", markup=False, highlight=False)


def _table(runs: list[Run]) -> Table:
    table = Table("game", "phase", "scenarios", "positions", "refusals", "passed", "failed")
    groups: dict[tuple[str, str], list[Run]] = defaultdict(list)
    for run in runs:
        groups[run.scenario.game, run.scenario.id.split("/")[-2] if "/" in run.scenario.id else "-"].append(run)
    for (game, phase), members in sorted(groups.items()):
        passed = sum(run.passed for run in members)
        table.add_row(
            game,
            phase,
            str(len(members)),
            str(sum(len(run.scenario.actions) + 1 for run in members if run.scenario.kind in RUNNABLE)),
            str(sum(len(run.scenario.reject) for run in members)),
            str(passed),
            str(len(members) - passed),
        )
    for column in table.columns[2:]:
        column.justify = "right"
    return table


def _as_json(runs: list[Run], complaints: tuple[str, ...]) -> dict[str, Any]:
    return {
        "scenarios": [
            {
                "id": run.scenario.id,
                "outcome": "pass" if run.passed else "fail",
                "seconds": round(run.seconds, 6),
                "differences": [difference._asdict() for difference in run.differences],
            }
            for run in runs
        ],
        "complaints": complaints,
    }
