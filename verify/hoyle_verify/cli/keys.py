"""Keys, and where each leads in a game that is walked through."""

import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import click

from hoyle_verify.narrate.step import Step

KEYS: Final = "space next   b back   n trick   e end   q quit"

_KEY: Final = re.compile(r"\x1b\[[A-Z]|\x1bO[A-Z]|.", re.DOTALL)
_LEAVE: Final = frozenset({"q", "\x1b", "\x04"})
_ONWARD: Final = frozenset({" ", "\r", "\n", "l", "\x1b[C", "\x1bOC"})
_BACK: Final = frozenset({"b", "h", "\x1b[D", "\x1bOD"})


@contextmanager
def keyboard() -> Iterator[Callable[[], str]]:
    """Let keys be read as they are typed; the function given waits for at least one, and loses none typed ahead."""
    try:
        import termios
        import tty
    except ImportError:
        yield click.getchar
        return
    terminal = sys.stdin.fileno()
    earlier = termios.tcgetattr(terminal)
    tty.setcbreak(terminal, termios.TCSADRAIN)
    try:
        yield lambda: os.read(terminal, 64).decode(errors="replace")
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, earlier)


def after(steps: Sequence[Step], place: int, typed: str) -> int | None:
    """Give the place after what was typed, which can be several keys at once; None to leave.

    A terminal that hung up gives nothing, which leaves too; an unknown key stays where it is.
    """
    if not typed:
        return None
    for key in _KEY.findall(typed):
        if key in _LEAVE:
            return None
        place = _moved(steps, place, key)
    return place


def _moved(steps: Sequence[Step], place: int, key: str) -> int:
    last = len(steps) - 1
    if key in _ONWARD:
        return min(place + 1, last)
    if key in _BACK:
        return max(place - 1, 0)
    if key == "n":
        done = sum(steps[place].facts["tricks"])
        return next((step.position for step in steps[place:] if sum(step.facts["tricks"]) > done), last)
    return last if key == "e" else place
