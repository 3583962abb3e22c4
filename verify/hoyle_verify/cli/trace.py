"""``hoyle trace``: clause by clause, the evidence."""

from typing import Final

import click
from rich.table import Table

from hoyle_verify.cli.common import FAILS, HOLDS, console, json_option, print_json
from hoyle_verify.judge.run import Run, load_all, run_all
from hoyle_verify.trace import defects as defect_evidence
from hoyle_verify.trace import evidence
from hoyle_verify.trace.evidence import Trace

_STYLE: Final = {"covered": "green", "noted": "dim", "waived": "yellow", "uncovered": "bold red"}


@click.command("trace")
@click.option("--defects", is_flag=True, help="List the defects of the documents instead of the clauses.")
@json_option
def command(defects: bool, as_json: bool) -> int:
    """Show which clause is borne out by which scenario, and what is missing.

    A clause is covered if a passing scenario claims it and it fired there; one that restricts must besides refuse
    something somewhere.  The exit code is 1 if anything is missing.

    \b
    Examples:
      hoyle trace
      hoyle trace --defects
      hoyle trace --json
    """
    runs = run_all(load_all())
    if defects:
        return _defects(runs, as_json)
    trace = evidence.collect(runs)
    if as_json:
        print_json(evidence.as_json(trace))
    else:
        _print(trace)
    return FAILS if trace.complaints else HOLDS


def _print(trace: Trace) -> None:
    out = console()
    table = Table("clause", "kind", "standing", "status", "claimed by", "refuses in", "fires in", "reason")
    for entry in trace.evidence.values():
        table.add_row(
            entry.clause.id,
            entry.clause.kind,
            entry.clause.standing,
            f"[{_STYLE[entry.status]}]{entry.status}[/]",
            str(len(entry.claimed_by)),
            str(len(entry.refuses_in)),
            str(entry.fired_in),
            entry.reason,
        )
    out.print(table)
    for complaint in trace.complaints:
        out.print(complaint, markup=False, highlight=False)
    counts = {status: sum(entry.status == status for entry in trace.evidence.values()) for status in _STYLE}
    out.print(", ".join(f"{number} {status}" for status, number in counts.items()), highlight=False)


def _defects(runs: list[Run], as_json: bool) -> int:
    rows = defect_evidence.collect(runs)
    if as_json:
        print_json(defect_evidence.as_json(rows))
    else:
        out = console()
        table = Table("defect", "nature", "title", "scenarios", "shown")
        for row in rows:
            table.add_row(row.defect.id, row.defect.nature, row.defect.title, str(len(row.scenarios)), row.shown)
        out.print(table)
        out.print(f"{len(rows)} defects, {sum(not row.shown for row in rows)} with nothing to show", highlight=False)
    return HOLDS if all(row.shown for row in rows) else FAILS
