"""``hoyle annotate``: what every card of a game was worth, stored beside the scenario."""

import sys
from collections.abc import Mapping

import click
from rich.progress import Progress
from rich.text import Text

from hoyle.cards import parse_card, show_card
from hoyle_verify.cli.common import HOLDS, json_option, print_json
from hoyle_verify.cli.terminal import console, errors
from hoyle_verify.hap.objects import plain
from hoyle_verify.judge.run import load_all
from hoyle_verify.narrate.words import counted
from hoyle_verify.scenario.model import Scenario
from hoyle_verify.solve.annotate import Annotation, Remark, annotate, beside, told, write


@click.command("annotate")
@click.argument("scenarios", nargs=-1, required=True, metavar="FILE|ID...")
@click.option("--dry-run", is_flag=True, help="Say what was found and store nothing.")
@json_option
def command(scenarios: tuple[str, ...], dry_run: bool, as_json: bool) -> int:
    """Store the solver's value after every card beside a scenario, in <name>.values.json.

    The value is what the declaring side gets if from there on everybody plays as well as possible with all cards in
    view.  A card that changes it is listed with those that would have kept it.  The scenario itself is left as it is.
    'hoyle replay' shows what is stored, and 'hoyle verify --annotations' works it out anew and compares.

    \b
    Examples:
      hoyle annotate solo-whist/whole/open-misere-let-through
      hoyle annotate 'preferans/whole/*'
      hoyle annotate my/own/game.yaml --dry-run --json
    """
    loaded = load_all(scenarios)
    _refuse_unplayed(loaded)
    done = [(scenario, _annotate(scenario)) for scenario in loaded]
    for scenario, annotation in done if not dry_run else ():
        write(beside(scenario.path), annotation)
    if as_json:
        print_json([plain(annotation) for _, annotation in done])
        return HOLDS
    out = console()
    for scenario, annotation in done:
        for line in _lines(scenario, annotation):
            out.print(Text(line))
    if not dry_run:
        out.print(Text(f"stored {counted(len(done), 'file')} beside the scenarios"))
    return HOLDS


def _refuse_unplayed(loaded: list[Scenario]) -> None:
    """Refuse, all at once, what has no play, and cases that share a file."""
    for each in loaded:
        reason = "" if each.kind == "replay" else f"{each.id} is a {each.kind} scenario, which has no play to value"
        if "#" in each.id:
            reason = f"{each.id} is a case of a table, beside which no values can lie"
        if reason:
            raise click.ClickException(reason)


def _annotate(scenario: Scenario) -> Annotation:
    with Progress(console=errors(), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(f"Solving {scenario.id}", total=None)
        return annotate(scenario, progress=lambda done, of: progress.update(task, completed=done, total=of))


def _lines(scenario: Scenario, annotation: Annotation) -> list[str]:
    if annotation.contest is None:
        return [f"{scenario.id}: no card is valued: {annotation.reason}"]
    remarks = told(scenario, annotation)
    lines = [f"{scenario.id}: {counted(len(annotation.positions), 'position')}, at first {_first(remarks)}"]
    for slip in annotation.slips:
        seat, _, token = slip.action.partition(" ")
        card = show_card(parse_card(token.rpartition(":")[2]))
        lines.append(f"  {slip.at + 1:3}  {scenario.players[int(seat)]} {card}: {remarks[slip.at + 1].slip}")
    return lines


def _first(remarks: Mapping[int, Remark]) -> str:
    return remarks[min(remarks)].value
