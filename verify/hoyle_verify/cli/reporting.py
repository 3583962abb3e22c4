"""What the verbs that report on a run share: reports as files, the summary on the terminal, JSON, and the exit code."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO, Any, Final

import click

from hoyle.errors import HoyleError
from hoyle_verify.cli.common import FAILS, HOLDS, INCOMPLETE
from hoyle_verify.cli.tables import Column, fitting_table
from hoyle_verify.cli.terminal import Terminal, console
from hoyle_verify.conform.book import links
from hoyle_verify.conform.diagnosis import diagnose
from hoyle_verify.conform.events import Log, count
from hoyle_verify.conform.reports import FORMATS, check_suffix, render
from hoyle_verify.conform.reports.plain import readable
from hoyle_verify.conform.summary import Entry, by_game, failures, headline, holds, in_words, reasons
from hoyle_verify.conform.verdict import OUTCOMES
from hoyle_verify.files import put
from hoyle_verify.locks import hold
from hoyle_verify.narrate.words import counted

_SHOWN: Final = 10
"""Failures that are told on the terminal; the reports have all."""

_REASONS: Final = 4
"""Reasons for which cases are not applicable that are told; the reports have that of each."""

_NOISE: Final = 5
"""Lines of a program's standard error that are shown with a failure."""

report_option: Final = click.option(
    "--report",
    "reports",
    multiple=True,
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help=f"Write a report; its suffix says which: {' '.join(FORMATS)}.",
)

book_option: Final = click.option(
    "--book",
    metavar="PLACE",
    help="Folder or address of the book's HTML edition, for links in reports.",
)


class CannotReport(HoyleError, OSError):
    """A report that cannot be written."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"cannot write {path}: {reason}")
        self.path: Final = path
        self.reason: Final = reason


def links_of(book: str | None, reports: Sequence[Path]) -> dict[str, str]:
    """Check what reports are asked for before anything is run, and find the book that they lead to."""
    for path in reports:
        check_suffix(path)
        if not path.parent.is_dir():
            raise CannotReport(path, f"there is no folder {path.parent}")
    return links(book) if book else {}


def open_log(path: Path) -> IO[bytes]:
    """Open a log to be written from its beginning; CannotReport if another run writes it."""
    stream = path.open("ab")
    if not hold(stream):
        stream.close()
        raise CannotReport(path, "another run writes it at this moment")
    stream.truncate(0)
    return stream


def write_reports(log: Log, reports: Sequence[Path], links: Mapping[str, str]) -> None:
    """Write the reports; CannotReport for the first that cannot be written."""
    for path in reports:
        try:
            put(path, render(log, path, links).encode())
        except OSError as error:
            raise CannotReport(path, error.strerror or str(error)) from error


def exit_code(log: Log) -> int:
    """Give the exit code of a run."""
    if log.missing:
        return INCOMPLETE
    return HOLDS if holds(log) else FAILS


def show(log: Log) -> None:
    """Show a run on the terminal: what failed, what it looks like, a table of games, and how it ended."""
    out = console()
    failed = failures(log)
    for entry in failed[:_SHOWN]:
        _show_failure(out, entry)
    if len(failed) > _SHOWN:
        _print(out, f"and {len(failed) - _SHOWN} more; a report has all of them\n")
    for diagnosis in diagnose(log):
        _print(out, f"it looks like this: {diagnosis.sentence}")
        _print(
            out, f"  {diagnosis.explained} of {counted(len(failed), 'failure')}; see 'hoyle why {diagnosis.clauses[0]}'"
        )
    out.print(_table(out, log))
    for note in notes(log):
        _print(out, note)
    seconds = f" in {log.footer.seconds:.1f} s" if log.footer is not None else ""
    _print(out, f"{headline(log)}: {in_words(count(log.results))}{seconds}")


def notes(log: Log) -> list[str]:
    """Give what is to be said of a run besides its cases."""
    found = list(log.header.idle)
    if why := reasons(log):
        told = [f"{reason} ({number})" for reason, number in why[:_REASONS]]
        more = sum(number for _, number in why[_REASONS:])
        found.append(f"not applicable: {', '.join(told)}{f' and {more} for other reasons' if more else ''}")
    if log.header.uncarried:
        kinds = ", ".join(f"{number} {kind}" for kind, number in log.header.uncarried.items())
        found.append(f"not asked, since the protocol has no question for them: {kinds}")
    if log.header.shard != "1/1":
        found.append(f"this is part {log.header.shard}; 'hoyle report merge' joins the parts")
    other = sum(bool(result.clause) for result in log.results)
    if other:
        found.append(f"{counted(other, 'refusal')} with another clause than the scenario's, which is told, not counted")
    if log.footer is not None:
        found += [f"after its last answer {stray}" for stray in log.footer.strays]
        if log.footer.left:
            processes = "process" if log.footer.left == 1 else "processes"
            found.append(f"{log.footer.left} {processes} outlived the program, and had to be ended")
    return found


def log_as_json(log: Log) -> dict[str, Any]:
    """Give a run as JSON values."""
    return {
        "complete": not log.missing,
        "holds": holds(log),
        "reason": log.missing,
        "program": {"name": log.header.program.name, "version": log.header.program.version},
        "corpus": log.header.corpus,
        "counts": count(log.results),
        "games": by_game(log),
        "not_asked": log.header.uncarried,
        "failures": [
            {
                "case": case.case,
                "outcome": result.outcome,
                "title": case.title,
                "clauses": case.clauses,
                "detail": result.detail,
                "where": case.where,
                "repeat": result.repeat,
            }
            for case, result in failures(log)
        ],
        "diagnoses": [diagnosis._asdict() for diagnosis in diagnose(log)],
        "notes": notes(log),
    }


def _show_failure(out: Terminal, entry: Entry) -> None:
    case, result = entry
    _print(out, f"{result.outcome}: {case.case}")
    _print(out, f"  {case.title} [{', '.join(case.clauses)}] {case.where}")
    for line in readable(result.detail).splitlines():
        _print(out, f"  {line}")
    for line in readable(result.stderr).splitlines()[-_NOISE:]:
        _print(out, f"  | {line}")
    _print(out, f"  {result.repeat}\n")


def _table(out: Terminal, log: Log) -> Any:
    outcomes = [outcome for outcome in OUTCOMES if outcome in count(log.results)]
    columns = (Column("game"), *(Column(outcome, right=True) for outcome in outcomes))
    rows = [[game, *(str(counts.get(outcome, "")) for outcome in outcomes)] for game, counts in by_game(log).items()]
    return fitting_table(out, columns, rows)


def _print(out: Terminal, text: str) -> None:
    out.print(readable(text), markup=False, highlight=False, soft_wrap=True)
