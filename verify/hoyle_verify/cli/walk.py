"""The screen on which a game is walked through: one position at a time, never higher than the terminal."""

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.text import Text

from hoyle_verify.cli.common import card_text, hand_text
from hoyle_verify.cli.keys import KEYS, after, keyboard
from hoyle_verify.cli.terminal import Terminal
from hoyle_verify.narrate.facts import contract_in_words
from hoyle_verify.narrate.heading import heading
from hoyle_verify.narrate.sentences import card_of
from hoyle_verify.narrate.step import Step
from hoyle_verify.narrate.values import NO_VALUES, Values
from hoyle_verify.narrate.words import by_name
from hoyle_verify.scenario.model import Scenario

_FIXED: Final = 5
"""Lines beside the hands: title, position, keys, table, contract."""

_TOLD: Final = 2
"""Lines for what happened, at the least."""


def fits(scenario: Scenario, steps: Sequence[Step]) -> bool:
    """Tell whether the terminal can show every position whole, and move about on the screen."""
    out = Terminal()
    widest = max(line.cell_len for line in _hands(scenario.players, steps[0]))
    lowest = _FIXED + len(scenario.players) + _TOLD
    return not out.is_dumb_terminal and out.height >= lowest and out.width >= max(widest, len(KEYS))


def walk(scenario: Scenario, steps: Sequence[Step], values: Values = NO_VALUES) -> None:
    """Show positions and obey keys until the player leaves."""
    out = Terminal()
    place = 0

    def draw() -> None:
        _draw(out, scenario, steps, place, values)

    out.set_alt_screen(True)
    try:
        with _redrawn_on_resize(draw), keyboard() as typed:
            while True:
                draw()
                moved = after(steps, place, typed())
                if moved is None:
                    return
                place = moved
    finally:
        out.set_alt_screen(False)


def _draw(out: Console, scenario: Scenario, steps: Sequence[Step], place: int, values: Values) -> None:
    """Print as many lines as there is room for; the size is asked each time, since it can change."""
    width, height = out.size
    lines = list(_head(scenario, steps, place))
    told = [line for paragraph in _told(scenario, steps, place, values) for line in paragraph.wrap(out, width)]
    room = max(height - len(lines), 0)
    if len(told) > room > 0:
        told = [*told[: room - 1], Text("…")]
    # All at once, so that nothing flickers, and no line feed after the last line, which would scroll a full screen.
    with out:
        out.clear()
        for line in (shown := [*lines, *told][:height]):
            line.truncate(width, overflow="ellipsis")
            out.print(line, no_wrap=True, end="" if line is shown[-1] else "\n")


def _head(scenario: Scenario, steps: Sequence[Step], place: int) -> Iterator[Text]:
    """Give the lines that are always there."""
    step, names = steps[place], scenario.players
    points = step.facts.get("points")
    scored = "" if points is None else f"   Points: {by_name(names, points)}"
    actor = step.facts["actor"]
    turn = "" if actor is None else f"{names[actor]} is to act."
    yield Text(scenario.title, style="bold")
    yield Text(f"{place} of {len(steps) - 1}   Tricks: {by_name(names, step.facts['tricks'])}{scored}")
    yield Text(KEYS, style="dim")
    yield from _hands(names, step)
    yield Text("   ").join(
        Text.assemble(f"{name} ", card_text(card) if card else Text("·"))
        for name, card in zip(names, _trick(scenario, steps, place), strict=True)
    )
    yield Text(f"{contract_in_words(names, step.facts)} {turn}".strip())


def _hands(names: Sequence[str], step: Step) -> Iterator[Text]:
    width = max(map(len, names))
    for name, cards in zip(names, step.hands, strict=True):
        yield Text.assemble((name.ljust(width), "bold"), "  ", hand_text(cards))


def _trick(scenario: Scenario, steps: Sequence[Step], place: int) -> list[str | None]:
    """Give the cards of the trick in progress by seat, or of the one that the last card completed."""
    if place == 0 or any(steps[place].table):
        return list(steps[place].table)
    seat, _, token = scenario.actions[place - 1].partition(" ")
    table = list(steps[place - 1].table)
    if (card := card_of(token)) is None:
        return list(steps[place].table)
    table[int(seat)] = card
    return table


def _told(scenario: Scenario, steps: Sequence[Step], place: int, values: Values) -> Iterator[Text]:
    """Give what happened, or before the first action what is played, and below it the author's note."""
    step = steps[place]
    remark = values.remarks.get(place)
    if place == 0:
        yield from map(Text, filter(None, (*heading(scenario, step), values.meaning)))
    if step.sentence:
        valued = f"  ({remark.value})" if remark is not None else ""
        yield Text(f"{step.sentence}{'  [ours]' if step.ours else ''}{valued}", style="bold")
    yield from (Text(event) for event in step.consequences)
    if remark is not None and remark.slip:
        yield Text(remark.slip)
    if step.note:
        yield from (Text(line, style="italic") for line in step.note.strip().splitlines())


@contextmanager
def _redrawn_on_resize(draw: Callable[[], None]) -> Iterator[None]:
    """Draw again whenever the terminal changes its size, where the system tells of that."""
    number = getattr(signal, "SIGWINCH", None)
    if number is None:
        yield
        return
    earlier = signal.signal(number, lambda _number, _frame: draw())
    try:
        yield
    finally:
        signal.signal(number, earlier)
