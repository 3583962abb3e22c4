"""``hoyle fuzz``: random deals on both sides, and the smallest in which they differ."""

import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click
from rich.progress import Progress, TextColumn, TimeElapsedColumn

from hoyle import register
from hoyle.errors import HoyleError
from hoyle_verify.cli.common import BROKEN, FAILS, HOLDS, INCOMPLETE, json_option, print_json
from hoyle_verify.cli.differences import said
from hoyle_verify.cli.terminal import complain, console, errors
from hoyle_verify.conform.client import Adapter
from hoyle_verify.conform.reply import GaveUp, NoHello
from hoyle_verify.files import put, put_new
from hoyle_verify.narrate.words import counted
from hoyle_verify.scenario.games import GAMES

if TYPE_CHECKING:
    from hoyle_verify.fuzz.campaign import Limits
    from hoyle_verify.fuzz.finding import Finding
    from hoyle_verify.fuzz.work import Outcome, Unit

_SECONDS: Final = 60.0


class MissingExtra(HoyleError):
    """A library that only this verb needs and that is not installed."""


def read_options(_context: click.Context, _parameter: click.Parameter, texts: tuple[str, ...]) -> list[tuple[str, str]]:
    """Read options written as ``KEY=VALUE``."""
    pairs = [text.partition("=") for text in texts]
    for key, equals, value in pairs:
        if not (key and equals and value):
            raise click.BadParameter(
                f"{key + equals + value!r} is not of the form KEY=VALUE, such as sw.fail=fraction_only"
            )
    return [(key, value) for key, _, value in pairs]


@click.command("fuzz")
@click.argument("program", nargs=-1, required=True, metavar="-- CMD...")
@click.option("--game", "games", multiple=True, type=click.Choice(list(GAMES)), help="Only this game.")
@click.option("--ruleset", default="", metavar="NAME", help="Only this ruleset.")
@click.option(
    "--option",
    "options",
    multiple=True,
    metavar="KEY=VALUE",
    callback=read_options,
    help="Set this option in all deals.",
)
@click.option("--deals", type=click.IntRange(min=1), metavar="N", help="Stop after so many deals.")
@click.option(
    "--seconds",
    type=click.FloatRange(min=0.1),
    metavar="N",
    help=f"Stop after so many seconds; {_SECONDS:g} if --deals is not given.",
)
@click.option("--jobs", type=click.IntRange(min=1), default=1, metavar="N", help="Work in so many processes.")
@click.option("--scheduler", metavar="ADDRESS", help="Work on the dask.distributed cluster of this scheduler.")
@click.option(
    "--from", "number", type=click.IntRange(min=0), default=0, metavar="N", help="Draw other deals: the N-th lot."
)
@click.option(
    "--save", type=click.Path(path_type=Path, file_okay=False), metavar="DIR", help="Keep what is found here."
)
@click.option(
    "--timeout", "scale", type=click.FloatRange(min=0.01), default=1.0, metavar="X", help="Stretch all time limits."
)
@json_option
def command(
    *,
    program: tuple[str, ...],
    games: tuple[str, ...],
    ruleset: str,
    options: list[tuple[str, str]],
    deals: int | None,
    seconds: float | None,
    jobs: int,
    scheduler: str | None,
    number: int,
    save: Path | None,
    scale: float,
    as_json: bool,
) -> int:
    """Look for a deal in which another implementation differs from the reference engine.

    Deals are drawn and played on both sides: whole auctions, play and settlements, with illegal actions now and then,
    within what CMD claims.  The first difference is made as small as possible and shown as a scenario, with the clause
    that decides it.  The same lot of deals is drawn in every run; --from draws another one.

    \b
    Examples:
      hoyle fuzz -- ./whist
      hoyle fuzz --game preferans --deals 10000 --jobs 4 -- node preferans.js
      hoyle fuzz --save found -- ./whist
      hoyle verify found
      hoyle fuzz --scheduler tcp://10.0.0.1:8786 --seconds 3600 -- ./whist
    """
    try:
        from hoyle_verify.fuzz.campaign import ENDLESS, Limits
    except ModuleNotFoundError as error:
        if not (error.name or "").startswith("hypothesis"):
            raise
        raise MissingExtra('to fuzz, install hypothesis: pip install "hoyle[fuzz]"') from error
    limits = Limits(deals or ENDLESS, seconds or (float(ENDLESS) if deals else _SECONDS))
    chosen = (games, ruleset, tuple(options))
    try:
        outcome = _run(program, chosen, limits, number=number, scale=scale, jobs=jobs, scheduler=scheduler)
    except (NoHello, GaveUp) as error:
        complain(str(error))
        return BROKEN
    saved = _save(outcome.finding, save) if outcome.finding is not None and save is not None else None
    if as_json:
        print_json(_as_json(outcome, saved))
    else:
        _show(outcome, saved)
    return _exit_code(outcome)


def _run(
    program: tuple[str, ...],
    chosen: tuple[Sequence[str], str, Sequence[tuple[str, str]]],
    limits: "Limits",
    *,
    number: int,
    scale: float,
    jobs: int,
    scheduler: str | None,
) -> "Outcome":
    from hoyle_verify.fuzz import campaign
    from hoyle_verify.fuzz.scope import scopes_of
    from hoyle_verify.fuzz.work import Unit, total

    with Adapter(program, scale=scale) as adapter, _progress(limits) as progress:
        scopes = tuple(scopes_of(adapter.hello(), *chosen))
        unit = Unit(program, scopes, number, limits.deals, limits.seconds, scale)
        if scheduler is None and jobs == 1:
            return total(campaign.run_here(adapter, unit, progress))
        adapter.close()
        return total(_run_apart(unit, jobs, scheduler, progress))


def _run_apart(unit: "Unit", jobs: int, scheduler: str | None, progress: Any) -> "list[Outcome]":
    from hoyle_verify.fuzz import campaign

    if scheduler is None:
        with campaign.processes(jobs) as executor:
            return campaign.run_apart(unit, executor, jobs, progress)
    try:
        from distributed import Client
    except ModuleNotFoundError as error:
        raise MissingExtra('to work on a cluster, install distributed: pip install "hoyle[farm]"') from error
    with campaign.cluster(scheduler, Client) as (executor, width):
        return campaign.run_apart(unit, executor, width, progress)


@contextmanager
def _progress(limits: "Limits") -> Iterator[Any]:
    """Show on a terminal how many deals were put, and of how many if that is known."""
    from hoyle_verify.fuzz.campaign import ENDLESS

    columns = (*Progress.get_default_columns()[:2], TextColumn("{task.completed} deals"), TimeElapsedColumn())
    with Progress(*columns, console=errors(), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("Fuzzing", total=limits.deals if limits.deals < ENDLESS else None)
        yield lambda deals: progress.advance(task, deals)


def _save(finding: "Finding", folder: Path) -> Path:
    """Write the scenario of a finding into a folder, beside others of the same name as far as letters go."""
    folder.mkdir(parents=True, exist_ok=True)
    data = finding.scenario.encode()
    for suffix in ("", *(f"-{letter}" for letter in "bcdefghijklmnopqrstuvwxyz")):
        path = folder / f"{finding.name}{suffix}.yaml"
        try:
            put_new(path, data)
        except FileExistsError:
            if path.read_bytes() != data:
                continue
        return path
    put(path, data)
    return path


def _show(outcome: "Outcome", saved: Path | None) -> None:
    out = console()
    finding = outcome.finding
    lines = [] if finding is None else _told(finding, saved)
    if outcome.broken:
        lines.append(f"the program could not be asked any more: {outcome.broken}")
    if outcome.interrupted:
        lines.append("interrupted")
    lines.append(_counts(outcome))
    for line in lines:
        out.print(line, markup=False, highlight=False, soft_wrap=True)


def _told(finding: "Finding", saved: Path | None) -> list[str]:
    """Tell what differs, by which clause, and the smallest deal that shows it."""
    statements = register.clauses()
    lines = [f"{finding.game}: the program differs from the reference engine"]
    lines += [f"  {said(finding.players, difference)}" for difference in finding.differences]
    for number, clause in enumerate(finding.clauses):
        lines.append(f"  {'decided by' if number == 0 else 'or perhaps by'} {clause}: {statements[clause].statement}")
    if finding.option:
        lines.append(f"  the reference engine does the same under {finding.option}")
    lines += ["", finding.scenario.rstrip(), ""]
    if saved is not None:
        lines += [f"saved as {saved}", f"check the reference with: hoyle verify {shlex.quote(str(saved))}"]
    return lines


def _counts(outcome: "Outcome") -> str:
    deals = ", ".join(f"{game} {number}" for game, number in outcome.deals.items())
    whole = counted(sum(outcome.deals.values()), "deal")
    parts = [
        f"{whole} ({deals or 'none'})",
        counted(outcome.positions, "position"),
        counted(outcome.requests, "request"),
    ]
    if outcome.skipped:
        parts.append(f"{outcome.skipped} declined by the program")
    if outcome.tolerated:
        parts.append(f"{counted(outcome.tolerated, 'difference')} that it announces")
    verdict = "no difference found" if outcome.finding is None else "a difference found"
    return f"{verdict}: {', '.join(parts)} in {outcome.seconds:.1f} s of work"


def _as_json(outcome: "Outcome", saved: Path | None) -> dict[str, Any]:
    result = outcome._asdict()
    finding = outcome.finding
    if finding is not None:
        differences = [difference._asdict() for difference in finding.differences]
        result["finding"] = {**finding._asdict(), "differences": differences, "saved": saved and str(saved)}
    return result


def _exit_code(outcome: "Outcome") -> int:
    if outcome.finding is not None:
        return FAILS
    if outcome.broken:
        return BROKEN
    return INCOMPLETE if outcome.interrupted else HOLDS
