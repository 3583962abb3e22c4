"""``hoyle check``: another implementation against the corpus."""

import sys
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from functools import partial
from itertools import filterfalse
from pathlib import Path
from typing import IO, Final

import click
from rich.progress import Progress

from hoyle import register
from hoyle_verify.cli.choosing import Choice, choose
from hoyle_verify.cli.common import BROKEN, json_option, print_json
from hoyle_verify.cli.reporting import (
    book_option,
    exit_code,
    links_of,
    log_as_json,
    open_log,
    report_option,
    show,
    write_reports,
)
from hoyle_verify.cli.terminal import complain, errors
from hoyle_verify.conform.baseline import Known, read_baseline
from hoyle_verify.conform.cases import groups
from hoyle_verify.conform.client import HAP
from hoyle_verify.conform.events import AnyEvent, Log, Result, log_of, write
from hoyle_verify.conform.interrupts import Interrupts
from hoyle_verify.conform.reply import NoHello
from hoyle_verify.conform.run import Plan, check, cut_short
from hoyle_verify.conform.selection import NothingSelected, Shard
from hoyle_verify.hap.requests import Hello
from hoyle_verify.judge.run import load_all
from hoyle_verify.scenario.games import GAMES
from hoyle_verify.serve.claims import hello

_LOG: Final = ".jsonl"


@click.command("check")
@click.argument("program", nargs=-1, required=True, metavar="-- CMD...")
@click.option("--game", "games", multiple=True, type=click.Choice(list(GAMES)), help="Only this game.")
@click.option("--clause", "clauses", multiple=True, metavar="ID", help="Only cases that bear on this clause.")
@click.option(
    "--case",
    "cases",
    multiple=True,
    metavar="ID",
    help="Only this case, scenario or file; * is any text.",
)
@click.option(
    "--only-failed",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="LOG",
    help="Only what failed in an earlier log.",
)
@click.option("--shard", default="1/1", metavar="I/N", help="Only one of N parts, for several machines.")
@click.option("--permute", is_flag=True, help="Ask everything twice, the second time with seats and suits exchanged.")
@report_option
@click.option(
    "--baseline",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="TOML",
    help="Cases that are known to fail, and must.",
)
@click.option(
    "--timeout", "scale", type=click.FloatRange(min=0.01), default=1.0, metavar="X", help="Stretch all time limits."
)
@book_option
@json_option
def command(
    *,
    program: tuple[str, ...],
    games: tuple[str, ...],
    clauses: tuple[str, ...],
    cases: tuple[str, ...],
    only_failed: Path | None,
    shard: str,
    permute: bool,
    reports: tuple[Path, ...],
    baseline: Path | None,
    scale: float,
    book: str | None,
    as_json: bool,
) -> int:
    """Check another implementation against the corpus.

    CMD is any local program that speaks HAP/1 on its standard streams.  It says what it claims, and is asked about
    that alone.  Every checkpoint of a scenario is a case, and every action that must be refused is one.  Outcomes are
    counted one by one and never added up; a run that was cut short is never reported as a whole one.

    \b
    Reports, by suffix: .jsonl event log, .xml JUnit, .tap TAP, .md Markdown, .html matrix of clauses,
    .json badge, .toml baseline of what fails now.

    \b
    Examples:
      hoyle check -- hoyle serve
      hoyle check --game solo-whist --report run.jsonl --report run.html -- node whist.js
      hoyle check --only-failed run.jsonl -- node whist.js
      hoyle check --case 'solo-whist/play/*' --permute -- ./whist
      hoyle check --case my/own/case.yaml -- ./whist
    """
    choice = Choice(games, clauses, cases, only_failed, Shard.parse(shard), permute)
    links = links_of(book, reports)
    unread = Plan(program, groups=(), scale=scale, selection=choice.in_words(), shard=str(choice.shard))
    with Interrupts() as interrupts:
        try:
            log = _run(unread, partial(_read, unread, choice, baseline), logs=filter(_is_log, reports))
        except NoHello as error:
            complain(str(error))
            return BROKEN
        with interrupts.ignored():
            write_reports(log, list(filterfalse(_is_log, reports)), links)
    if as_json:
        print_json(log_as_json(log))
    else:
        show(log)
    return exit_code(log)


def _is_log(path: Path) -> bool:
    return path.suffix == _LOG


def _read(plan: Plan, choice: Choice, baseline: Path | None) -> Plan:
    """Fill a plan with what is chosen of the corpus."""
    known: tuple[Known, ...] = ()
    if baseline is not None:
        known = read_baseline(baseline, [case.id for each in groups(load_all(), permute=True) for case in each.cases])
    chosen = choose(choice)
    if not chosen.groups:
        raise NothingSelected(f"nothing of the corpus is selected by: {choice.in_words()} --shard {choice.shard}")
    return plan._replace(
        groups=chosen.groups,
        baseline=known,
        statements={clause.id: clause.statement for clause in register.clauses().values()},
        uncarried=chosen.uncarried,
        files=chosen.files,
        known=hello(Hello(id="0", hap=(HAP,))).ok or None,
        defects=register.defects(),
    )


def _run(unread: Plan, read: Callable[[], Plan], logs: Iterable[Path]) -> Log:
    """Read the plan and run it, writing each event into the logs at once, with progress on a terminal.

    An interruption leaves a log whenever it comes, also before there is anything to ask.
    """
    events: list[AnyEvent] = []
    streams: list[IO[bytes]] = []
    with ExitStack() as stack:
        progress = stack.enter_context(Progress(console=errors(), transient=True, disable=not sys.stderr.isatty()))
        task = progress.add_task("Reading", total=None)

        def emit(event: AnyEvent) -> None:
            if not events:
                # Not before the program has answered, so that a log which is there is not lost for nothing.
                streams.extend(stack.enter_context(open_log(path)) for path in logs)
            events.append(event)
            for stream in streams:
                write(stream, event)
            if isinstance(event, Result):
                progress.advance(task)

        try:
            plan = read()
            progress.update(task, description="Asking", total=sum(len(each.cases) for each in plan.groups))
            check(plan, emit)
        except KeyboardInterrupt:
            if not events:
                cut_short(unread, emit)
        return log_of(events)
