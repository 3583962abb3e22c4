"""``hoyle verify``: the reference engine against the corpus."""

import sys
import time
from collections import defaultdict
from typing import Any, Final

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from hoyle_verify.cli.common import FAILS, HOLDS, json_option, print_json
from hoyle_verify.cli.differences import tell
from hoyle_verify.cli.tables import Column, fitting_table
from hoyle_verify.cli.terminal import console, errors
from hoyle_verify.judge.judge import RUNNABLE
from hoyle_verify.judge.run import Run, load_all, run_all
from hoyle_verify.narrate.words import counted
from hoyle_verify.scenario.model import Scenario
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
            out.print(tell(run.scenario, difference), markup=False, highlight=False, soft_wrap=True)
    for complaint in complaints:
        out.print(complaint, markup=False, highlight=False, soft_wrap=True)
    out.print(_table(out, runs))
    verdict = "holds" if all(run.passed for run in runs) and not complaints else "DOES NOT HOLD"
    out.print(f"{verdict}: {counted(len(runs), 'scenario')} in {seconds:.1f} s", markup=False, highlight=False)
    if failed := [run.scenario.path for run in runs if not run.passed]:
        out.print(f"repeat with: hoyle verify {' '.join(failed[:5])}", markup=False, highlight=False)


def _table(out: Console, runs: list[Run]) -> Table:
    groups: dict[tuple[str, str], list[Run]] = defaultdict(list)
    for run in runs:
        groups[run.scenario.game, run.scenario.id.split("/")[-2] if "/" in run.scenario.id else "-"].append(run)
    return fitting_table(out, _COLUMNS, [_row(*place, members) for place, members in sorted(groups.items())])


def _row(game: str, phase: str, runs: list[Run]) -> list[str]:
    positions = sum(len(run.scenario.actions) + 1 for run in runs if run.scenario.kind in RUNNABLE)
    refusals = sum(len(run.scenario.reject) for run in runs)
    passed = sum(run.passed for run in runs)
    return [game, phase, *map(str, (len(runs), positions, refusals, passed, len(runs) - passed))]


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
