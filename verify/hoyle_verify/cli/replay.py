"""``hoyle replay``: an annotated game, step by step."""

import sys
from collections.abc import Iterator
from typing import Any

import click
from rich.console import Console, Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hoyle_verify.cli.common import HOLDS, card_text, console, hand_of, hand_text, json_option, print_json
from hoyle_verify.judge.run import load_all
from hoyle_verify.narrate.steps import Step, steps_of
from hoyle_verify.scenario.model import Scenario

_KEYS = "space or → next    b or ← back    n next trick    e end    q quit"


@click.command("replay")
@click.argument("scenario", metavar="FILE|ID")
@click.option("--plain", is_flag=True, help="Print the whole game at once.")
@json_option
def command(scenario: str, plain: bool, as_json: bool) -> int:
    """Walk through an annotated game, card by card.

    Without a terminal the whole game is printed at once, as with --plain.

    \b
    Examples:
      hoyle replay solo-whist/whole/open-misere-let-through
      hoyle replay solo-whist/whole/open-misere-beaten --plain
    """
    loaded = load_all([scenario])
    if len(loaded) > 1:
        ids = "\n".join(f"  {each.id}" for each in loaded)
        raise click.UsageError(f"{scenario} means {len(loaded)} scenarios; choose one:\n{ids}")
    found = loaded[0]
    if found.kind != "replay":
        raise click.UsageError(f"{found.id} is a {found.kind} scenario, which has no play to walk through")
    steps = steps_of(found)
    if as_json:
        print_json(_as_json(found, steps))
    elif plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        _print(found, steps)
    else:
        _walk(found, steps)
    return HOLDS


def _as_json(scenario: Scenario, steps: list[Step]) -> dict[str, Any]:
    return {
        "id": scenario.id,
        "title": scenario.title,
        "players": scenario.players,
        "steps": [step._asdict() for step in steps],
    }


def _print(scenario: Scenario, steps: list[Step]) -> None:
    out = console()
    out.print(Text(scenario.title, style="bold"))
    out.print(_origin(scenario))
    out.print(_hands(scenario, steps[0]))
    for step in steps:
        if step.position == 0 or sum(card is not None for card in step.table) == 1:
            out.print()
        for line in _lines(step):
            out.print(line)


def _lines(step: Step) -> Iterator[Text]:
    """Tell one step: the action with its position, what followed, and the author's note."""
    if step.sentence:
        line = Text(f"{step.position:3}  ")
        line.append(_coloured(step.sentence))
        if step.ours:
            line.append("  [ours]", style="dim")
        yield line
    for event in step.consequences:
        yield Text(f"     {event}", style="bold")
    if step.note:
        yield Text("     " + step.note.strip().replace("\n", "\n     "), style="italic")


def _coloured(sentence: str) -> Text:
    text = Text(sentence)
    text.highlight_regex(r"\S+[♥♦]", "red")
    return text


def _origin(scenario: Scenario) -> Text:
    source = scenario.source
    ours = " Actions marked [ours] are not in the document." if scenario.teach and scenario.teach.ours else ""
    return Text(f"{scenario.id}: document {source.document}, {source.at}.{ours}", style="dim")


def _hands(scenario: Scenario, step: Step) -> Table:
    table = Table(show_header=False, box=None, padding=(0, 2))
    assert scenario.setup is not None

    for seat, (name, hand) in enumerate(zip(scenario.players, step.hands, strict=True)):
        role = "dealer" if scenario.setup.dealer == seat else ""
        table.add_row(Text(name, style="bold"), hand_text(hand_of(list(hand))), Text(role, style="dim"))
    return table


def _screen(scenario: Scenario, step: Step, last: int) -> Panel:
    table = Table(box=None, padding=(0, 2))
    for name in scenario.players:
        table.add_column(Text(name))
    table.add_row(*(card_text(card) if card else Text("·") for card in step.table))
    tricks = "  ".join(f"{name} {won}" for name, won in zip(scenario.players, step.facts["tricks"], strict=True))
    body = Group(
        _hands(scenario, step),
        Text(),
        table,
        Text(f"\nTricks  {tricks}", style="dim"),
        Text(),
        *(_lines(step) if step.position or step.note else [Text(scenario.title)]),
    )
    return Panel(body, title=f"{scenario.title}  {step.position}/{last}", subtitle=_KEYS)


def _walk(scenario: Scenario, steps: list[Step]) -> None:
    out = Console()
    place = 0
    while True:
        out.clear()
        out.print(_screen(scenario, steps[place], len(steps) - 1))
        key = click.getchar()
        if key in ("q", "\x03", "\x1b", ""):
            return
        place = _moved(steps, place, key)


def _moved(steps: list[Step], place: int, key: str) -> int:
    """Give the place to go to after a key; an unknown key stays."""
    last = len(steps) - 1
    if key in (" ", "\r", "\n", "\x1b[C", "l"):
        return min(place + 1, last)
    if key in ("b", "\x1b[D", "h"):
        return max(place - 1, 0)
    if key == "n":
        done = sum(steps[place].facts["tricks"])
        return next((step.position for step in steps[place:] if sum(step.facts["tricks"]) > done), last)
    if key == "e":
        return last
    return place
