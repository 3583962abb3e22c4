"""A pseudo-terminal in which the command runs, and the screens that it draws there."""

import fcntl
import os
import re
import select
import struct
import subprocess
import sys
import termios
import time
from types import TracebackType
from typing import Final

import pytest

_CLEARED: Final = "\x1b[2J\x1b[H"
_ESCAPE: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
_PATIENCE: Final = 20.0
_RUN: Final = """
import fcntl, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
from hoyle_verify.cli import main
main()
"""
"""The terminal becomes the one that controls the command, so that its interrupt key works."""


def _pseudo_terminal() -> tuple[int, int]:
    """Open a pseudo-terminal; without any, a test is skipped, but not where CI runs it."""
    try:
        return os.openpty()
    except OSError as error:
        if os.environ.get("CI"):
            raise
        pytest.skip(f"this machine has no pseudo-terminals: {error}")


class Screen:
    """The command ``hoyle`` in a terminal of a given size."""

    def __init__(self, *arguments: str, columns: int = 80, rows: int = 24, **environment: str) -> None:
        self._master, slave = _pseudo_terminal()
        self._printed = ""
        kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
        self._resize(columns, rows)
        self._process = subprocess.Popen(
            [sys.executable, "-c", _RUN, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            env={**kept, "TERM": "xterm-256color", **environment},
        )
        os.close(slave)

    def __enter__(self) -> "Screen":
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._master)

    def press(self, keys: str) -> None:
        """Type something."""
        os.write(self._master, keys.encode())

    def resize(self, columns: int, rows: int) -> None:
        """Make the terminal larger or smaller, of which the command is told."""
        self._resize(columns, rows)

    def wait_for(self, text: str) -> list[str]:
        """Wait until the screen shows a text; give its lines."""
        deadline = time.monotonic() + _PATIENCE
        while text not in "\n".join(self.lines()):
            assert time.monotonic() < deadline, f"{text!r} is not on the screen:\n" + "\n".join(self.lines())
            self._read()
        while self._read():
            pass
        return self.lines()

    def leave(self) -> int:
        """Wait until the command has left; give its exit code."""
        deadline = time.monotonic() + _PATIENCE
        while self._process.poll() is None:
            assert time.monotonic() < deadline, "the command does not leave"
            self._read()
        while self._read():
            pass
        return self._process.returncode

    def lines(self) -> list[str]:
        """Give the lines drawn since the screen was last cleared, without colours."""
        last = self._printed.rpartition(_CLEARED)[2]
        return _ESCAPE.sub("", last).replace("\r\n", "\n").split("\n")

    def _resize(self, columns: int, rows: int) -> None:
        fcntl.ioctl(self._master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def _read(self) -> bool:
        if not select.select([self._master], [], [], 0.05)[0]:
            return False
        try:
            self._printed += os.read(self._master, 65536).decode(errors="replace")
        except OSError:  # the other end is closed
            return False
        return True
