"""``hoyle identify``: which ruleset and which options a program in fact follows."""

import sys
from typing import Any

import click
from rich.progress import Progress

from hoyle import games, register
from hoyle_verify.cli.common import BROKEN, FAILS, HOLDS, json_option, print_json
from hoyle_verify.cli.terminal import complain, console, errors
from hoyle_verify.conform.client import Adapter
from hoyle_verify.conform.reply import GaveUp, NoHello
from hoyle_verify.fuzz.scope import scopes_of
from hoyle_verify.identify.inquiry import Identity, Inquiry
from hoyle_verify.narrate.words import counted
from hoyle_verify.scenario.games import GAMES


@click.command("identify")
@click.argument("program", nargs=-1, required=True, metavar="-- CMD...")
@click.option("--game", "chosen", multiple=True, type=click.Choice(list(GAMES)), help="Only this game.")
@click.option("--ruleset", default="", metavar="NAME", help="Tell the program to follow this ruleset.")
@click.option(
    "--timeout", "scale", type=click.FloatRange(min=0.01), default=1.0, metavar="X", help="Stretch all time limits."
)
@json_option
def command(*, program: tuple[str, ...], chosen: tuple[str, ...], ruleset: str, scale: float, as_json: bool) -> int:
    """Find out which ruleset and options a program in fact follows.

    CMD is asked about deals on which the options of the documents differ, in the corpus and beyond it, and every value
    with which its answers do not fit is left out.  Where nothing that it claims tells two values apart, they stay
    undetermined.  The exit code is 1 if some answer fits no reading.

    \b
    Examples:
      hoyle identify -- ./whist
      hoyle identify --game preferans --json -- node preferans.js
    """
    try:
        with Adapter(program, scale=scale) as adapter:
            found = _identify(adapter, chosen, ruleset)
    except (NoHello, GaveUp) as error:
        complain(str(error))
        return BROKEN
    if as_json:
        print_json({"games": {identity.game: _as_json(identity) for identity in found}})
    else:
        for identity in found:
            _show(identity)
    return FAILS if any(identity.unexplained for identity in found) else HOLDS


def _identify(adapter: Adapter, chosen: tuple[str, ...], ruleset: str) -> list[Identity]:
    games.load()
    found = []
    with Progress(console=errors(), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("Asking", total=None)
        for scope in scopes_of(adapter.hello(), chosen, ruleset):
            inquiry = Inquiry(scope, adapter)
            for option in inquiry.run():
                progress.update(task, description=f"Asking about {option}")
            found.append(inquiry.result())
    return found


def _show(identity: Identity) -> None:
    out = console()
    rulesets = " or ".join(identity.rulesets) or "no ruleset as a whole"
    lines = [f"{identity.game}: {rulesets} ({counted(identity.asked, 'deal')} asked about)"]
    for option, values in identity.options.items():
        says = register.options()[option].says
        if len(values) == 1:
            lines.append(f"  {option}: {values[0]}. {says[values[0]]}")
        else:
            lines.append(f"  {option}: undetermined, {' or '.join(values)}")
    if identity.unexplained:
        lines.append(f"  fits no reading: {', '.join(identity.unexplained)}")
    for line in lines:
        out.print(line, markup=False, highlight=False, soft_wrap=True)


def _as_json(identity: Identity) -> dict[str, Any]:
    return {
        "rulesets": identity.rulesets,
        "options": {
            option: {"values": values, "determined": len(values) == 1, "by": identity.by[option]}
            for option, values in identity.options.items()
        },
        "unexplained": identity.unexplained,
        "asked": identity.asked,
    }
