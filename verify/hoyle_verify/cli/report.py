"""``hoyle report``: reports made from the logs of earlier runs."""

from pathlib import Path
from typing import Final

import click

from hoyle_verify.cli.common import json_option, print_json
from hoyle_verify.cli.reporting import (
    book_option,
    exit_code,
    links_of,
    log_as_json,
    report_option,
    show,
    write_reports,
)
from hoyle_verify.conform.events import Log, read
from hoyle_verify.conform.joining import joined

_logs: Final = click.argument(
    "logs", nargs=-1, required=True, metavar="LOG...", type=click.Path(path_type=Path, dir_okay=False)
)


@click.group("report")
def command() -> None:
    """Make reports from the logs of 'hoyle check'.

    A log is what 'hoyle check --report NAME.jsonl' writes.  The exit code is that of the run.

    \b
    Examples:
      hoyle report show run.jsonl --report run.html
      hoyle report merge part-1.jsonl part-2.jsonl --report whole.jsonl --report whole.xml
    """


@command.command("show")
@click.argument("log", metavar="LOG", type=click.Path(path_type=Path, dir_okay=False))
@report_option
@book_option
@json_option
def show_one(*, log: Path, reports: tuple[Path, ...], book: str | None, as_json: bool) -> int:
    """Show a run again, and write reports of it.

    \b
    Example:
      hoyle report show run.jsonl --report run.html --book docs/_build/html/en
    """
    links = links_of(book, reports)
    return _give_out(read(log), reports, links, as_json=as_json)


@command.command("merge")
@_logs
@report_option
@book_option
@json_option
def merge(*, logs: tuple[Path, ...], reports: tuple[Path, ...], book: str | None, as_json: bool) -> int:
    """Join the parts of a run that was shared with --shard.

    Parts that are missing, or that were cut short, leave the whole incomplete.

    \b
    Example:
      hoyle report merge part-*.jsonl --report whole.html
    """
    links = links_of(book, reports)
    return _give_out(joined([read(path) for path in logs]), reports, links, as_json=as_json)


def _give_out(log: Log, reports: tuple[Path, ...], links: dict[str, str], *, as_json: bool) -> int:
    write_reports(log, reports, links)
    if as_json:
        print_json(log_as_json(log))
    else:
        show(log)
    return exit_code(log)
