"""The two output streams: consoles of the right width, any encoding, and readers that go away."""

import codecs
import io
import os
import sys
import unicodedata
from typing import Final

import click
from rich.console import Console

_UNBOUNDED: Final = 10_000
"""Columns of an output that is no terminal and names no width."""

_ERRORS: Final = "hoyle.spelled"
_SPELLED: Final = {
    "♣": "C",
    "♦": "D",
    "♥": "H",
    "♠": "S",
    "·": ".",
    "→": "->",
    "←": "<-",
    "…": "...",
    "—": "-",
    "–": "-",
}


class Terminal(Console):
    """A console whose reader may go away, which is for whoever called to deal with."""

    def on_broken_pipe(self) -> None:
        """Let the error out instead of leaving with a failure."""
        raise BrokenPipeError


def console() -> Terminal:
    """Give a console on standard output; what is no terminal is as wide as COLUMNS says, or else as the text is."""
    if sys.stdout.isatty():
        return Terminal()
    return Terminal(width=None if os.environ.get("COLUMNS", "").isdecimal() else _UNBOUNDED, soft_wrap=True)


def errors() -> Terminal:
    """Give a console on standard error."""
    return Terminal(stderr=True, soft_wrap=True)


def complain(text: str) -> None:
    """Write an error to standard error; a line that does not continue another begins with the name of the program."""
    try:
        for line in text.splitlines():
            click.echo(line if line.startswith(" ") else f"hoyle: {line}", err=True)
    except OSError:  # nobody reads it, or there is no place for it
        drop_streams()


def writes_ascii() -> bool:
    """Tell whether standard output may be unable to hold all characters."""
    return not (getattr(sys.stdout, "encoding", None) or "utf-8").lower().startswith("utf")


def spell_what_cannot_be_encoded() -> None:
    """Make the streams write a character that their encoding lacks in ASCII: a suit as its letter, for example."""
    codecs.register_error(_ERRORS, _spell)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=_ERRORS)


def open_closed_streams() -> None:
    """Open the standard streams that were closed when the command was started, so that no file takes their place."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))


def drop_streams() -> None:
    """Send whatever is still to be written nowhere, since its reader is gone."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(nowhere, stream.fileno())


def _spell(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)

    return "".join(map(_spelled, error.object[error.start : error.end])), error.end


def _spelled(character: str) -> str:
    bare = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
    return _SPELLED.get(character) or bare or character.encode("ascii", "backslashreplace").decode()
