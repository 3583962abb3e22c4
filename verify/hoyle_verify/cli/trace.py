"""``hoyle trace``: clause by clause, the evidence."""

from typing import Final

import click
from rich.markup import escape

from hoyle_verify.cli.common import FAILS, HOLDS, json_option, print_json
from hoyle_verify.cli.tables import Column, fitting_table
from hoyle_verify.cli.terminal import console
from hoyle_verify.judge.run import Run, load_all, run_all
from hoyle_verify.mutants import figures
from hoyle_verify.narrate.words import counted
from hoyle_verify.published.compare import complaints_about
from hoyle_verify.published.meaning import corpus_of
from hoyle_verify.trace import defects as defect_evidence
from hoyle_verify.trace import evidence, kills
from hoyle_verify.trace.evidence import Evidence, Trace

_STYLE: Final = {"covered": "green", "noted": "dim", "waived": "yellow", "uncovered": "bold red"}
_CLAUSES: Final = (
    Column("clause"),
    Column("kind", rank=5),
    Column("standing", rank=6),
    Column("status"),
    Column("claimed by", rank=2, right=True),
    Column("refuses in", rank=3, right=True),
    Column("fires in", rank=4, right=True),
    Column("reason", rank=1, prose=True),
)
_DEFECTS: Final = (
    Column("defect"),
    Column("nature", rank=3),
    Column("title", rank=1, prose=True),
    Column("scenarios", rank=4, right=True),
    Column("evidence", rank=1, prose=True),
    Column("shown", rank=2, prose=True),
)


@click.command("trace")
@click.option("--all", "everything", is_flag=True, help="List what is covered as well.")
@click.option("--defects", is_flag=True, help="List the defects of the documents instead of the clauses.")
@json_option
def command(everything: bool, defects: bool, as_json: bool) -> int:
    """Show which clauses no scenario bears out, and why.

    A clause is covered if a passing scenario claims it and it fired there; one that restricts must besides refuse
    something somewhere.  A published scenario must mean what it meant then.  The figures that 'hoyle mutants --write'
    has stored must be those of today's clauses, theorems and scenarios, and every scenario must notice some mutant,
    unless it is there to teach or is an example.

    Listed are all that are not covered, and with --defects the defects of the documents that no theorem shows and no
    reason excuses; JSON has everything.  The exit code is 1 if anything is missing.

    \b
    Examples:
      hoyle trace
      hoyle trace --all
      hoyle trace --defects --all
      hoyle trace --json
    """
    runs = run_all(load_all())
    if defects:
        return _defects(runs, everything=everything, as_json=as_json)
    trace = evidence.collect(runs)
    scenarios = [run.scenario for run in runs]
    complaints = (
        *trace.complaints,
        *kills.complaints(figures.read(), scenarios),
        *complaints_about(corpus_of(scenarios)),
    )
    trace = trace._replace(complaints=complaints)
    if as_json:
        print_json(evidence.as_json(trace))
    else:
        _print(trace, everything=everything)
    return FAILS if trace.complaints else HOLDS


def _print(trace: Trace, *, everything: bool) -> None:
    out = console()
    rows = [_row(entry) for entry in trace.evidence.values() if everything or entry.status != "covered"]
    if rows:
        out.print(fitting_table(out, _CLAUSES, rows))
    for complaint in trace.complaints:
        out.print(complaint, markup=False, highlight=False, soft_wrap=True)
    counts = {status: sum(entry.status == status for entry in trace.evidence.values()) for status in _STYLE}
    told = ", ".join(f"{number} {status}" for status, number in counts.items())
    out.print(f"{counted(len(trace.evidence), 'clause')}: {told}", highlight=False)


def _row(entry: Evidence) -> list[str]:
    counts = (len(entry.claimed_by), len(entry.refuses_in), entry.fired_in)
    status = f"[{_STYLE[entry.status]}]{entry.status}[/]"
    return [entry.clause.id, entry.clause.kind, entry.clause.standing, status, *map(str, counts), escape(entry.reason)]


def _defects(runs: list[Run], *, everything: bool, as_json: bool) -> int:
    rows = defect_evidence.collect(runs)
    missing = [row for row in rows if not (row.shown and row.evidence)]
    if as_json:
        print_json(defect_evidence.as_json(rows))
        return FAILS if missing else HOLDS
    out = console()
    if listed := rows if everything else missing:
        cells = [
            (row.defect.id, row.defect.nature, row.defect.title, str(len(row.scenarios)), row.evidence, row.shown)
            for row in listed
        ]
        out.print(fitting_table(out, _DEFECTS, [list(map(escape, row)) for row in cells]))
    out.print(f"{counted(len(rows), 'defect')}, {len(missing)} without evidence or a reason", highlight=False)
    return FAILS if missing else HOLDS
