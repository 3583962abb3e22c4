"""Starting a program under test and ending it with everything that it started.

On Linux the program runs below ``guard``, a small process that adopts orphans, so that nothing escapes: neither
children that fork twice and leave their session, nor anything if hoyle itself is killed.  Elsewhere its children are
looked for with psutil when it is to end; one that has left the tree by then (its parent ended, and it changed its
session) is not found, and outlives the run.
"""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Final, NamedTuple

import psutil

from hoyle.errors import HoyleError
from hoyle_verify.conform.streams import Event, Lines, Sender, Tail

_PARTING: Final = 1.0
"""Seconds that a program gets to end after its input was closed, or after it closed its output."""

_NOT_RUN: Final = 126
"""Exit code of what could not be run, as shells have it."""

_REPORT: Final = 1024
"""Bytes that a guard's report has at most."""

_KILLING: Final = 5.0
"""Seconds within which whatever was killed is gone."""


class CannotStart(HoyleError, OSError):
    """A command that cannot be started at all."""

    def __init__(self, command: Sequence[str], reason: str) -> None:
        super().__init__(f"cannot start {command[0]!r}: {reason}")
        self.command: Final = tuple(command)
        self.reason: Final = reason


class Ending(NamedTuple):
    """How a program ended: its exit code, negative for a signal, and how many of its children it left behind."""

    code: int
    left: int

    def __str__(self) -> str:
        if self.code >= 0:
            return f"ended with exit code {self.code}"
        try:
            return f"was ended by {signal.Signals(-self.code).name}"
        except ValueError:
            return f"was ended by signal {-self.code}"


class Program:
    """A running program with its three streams."""

    def __init__(self, command: Sequence[str], *, guarded: bool = sys.platform == "linux") -> None:
        """Start the command; CannotStart if there is no such program or it may not be run.

        ``guarded`` false is how it is done on systems that have no adoption of orphans.
        """
        found = shutil.which(command[0])
        if found is None:
            raise CannotStart(command, _why_not(Path(command[0])))
        tree = _Guarded if guarded else _Direct
        self._tree: Final[_Guarded | _Direct] = tree([found, *command[1:]])
        streams = self._tree.streams
        self._lines: Final = Lines(streams.output)
        self._errors: Final = Tail(streams.errors)
        self._sender: Final = Sender(streams.input, self._lines.note_deaf)

    def send(self, line: bytes) -> None:
        """Write a line to its standard input, in the background."""
        self._sender.send(line)

    def take(self, seconds: float) -> Event | None:
        """Give the next line of its standard output, or what happened instead; None if nothing does in time."""
        return self._lines.take(seconds)

    def stderr(self) -> str:
        """Give the end of what it wrote to its standard error."""
        return self._errors.text()

    def ending(self, seconds: float = _PARTING) -> Ending | None:
        """Wait for its end; None if it still runs after so many seconds."""
        try:
            ending = self._tree.wait(seconds)
        except CannotStart:
            self._sender.close()
            raise
        if ending is not None:
            self._errors.settle(_PARTING)
        return ending

    def end(self) -> Ending:
        """Close its input, give it time to end, and otherwise kill it."""
        self._sender.close()
        return self.ending() or self.kill()

    def kill(self) -> Ending:
        """Kill it and everything that it started; harmless if it has ended."""
        try:
            return self._tree.kill()
        finally:
            self._sender.close()
            self._lines.drop()
            self._errors.settle(_PARTING)


def _why_not(path: Path) -> str:
    """Say why a command is no program."""
    if path.is_dir():
        return "it is a folder"
    if path.is_file():
        return "it may not be run; make it executable, or name its interpreter before it"
    return "no such program"


class _Streams(NamedTuple):
    input: IO[bytes]
    output: IO[bytes]
    errors: IO[bytes]


class _Guarded:
    """A program below a guard that adopts orphans."""

    def __init__(self, command: Sequence[str]) -> None:
        self._control, theirs = socket.socketpair()
        guard = Path(__file__).with_name("guard.py")
        with theirs:
            self._process: Final = subprocess.Popen(
                [sys.executable, "-I", os.fspath(guard), str(theirs.fileno()), *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                pass_fds=[theirs.fileno()],
                start_new_session=True,
            )
        self.streams: Final = _streams(self._process)
        self._command: Final = command
        self._ending: Ending | None = None

    def wait(self, seconds: float) -> Ending | None:
        """Wait for the guard's report."""
        if self._ending is None:
            self._control.settimeout(max(seconds, 0.001))
            try:
                report = self._receive()
            except TimeoutError:
                return None
            self._process.wait(_KILLING)
            self._control.close()
            self._ending = self._read(report.decode(errors="replace").split(maxsplit=1))
        return self._ending

    def kill(self) -> Ending:
        """Have everything killed."""
        if self._ending is None:
            with suppress(OSError):  # the guard may just have reported
                self._control.sendall(b"k")
        ending = self.wait(_KILLING)
        if ending is None:
            self._process.kill()
            return self.wait(_KILLING) or Ending(-signal.SIGKILL, 0)
        return ending

    def _receive(self) -> bytes:
        try:
            return self._control.recv(_REPORT)
        except ConnectionResetError:
            # The guard ended before it read that it should; what it wrote can still be read.
            return self._control.recv(_REPORT)

    def _read(self, report: Sequence[str]) -> Ending:
        match report:
            case ["failed", reason]:
                self._ending = Ending(_NOT_RUN, 0)
                raise CannotStart(self._command, reason.strip())
            case ["ended", numbers]:
                code, left = map(int, numbers.split())
                return Ending(code, left)
        return Ending(-signal.SIGKILL, self._end_session())

    def _end_session(self) -> int:
        """Kill what a guard that was killed itself has left in its session, all that can still be told apart."""
        left = 0
        for process in psutil.process_iter():
            with suppress(ProcessLookupError, PermissionError, psutil.Error):
                if os.getsid(process.pid) == self._process.pid:
                    process.kill()
                    left += 1
        return left


class _Direct:
    """A program whose children are looked for when it is to end."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process: Final = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise CannotStart(command, error.strerror or str(error)) from error
        self.streams: Final = _streams(self._process)
        self._seen: Final[set[psutil.Process]] = set()

    def wait(self, seconds: float) -> Ending | None:
        """Wait for the program itself, noting its children while it has them."""
        deadline = time.monotonic() + seconds
        while True:
            self._look()
            try:
                code = self._process.wait(max(min(0.05, deadline - time.monotonic()), 0.001))
            except subprocess.TimeoutExpired:
                if time.monotonic() >= deadline:
                    return None
                continue
            return Ending(code, self._kill_seen())

    def kill(self) -> Ending:
        """Kill the program and its children."""
        self._look()
        self._process.kill()
        self._kill_seen()
        return Ending(self._process.wait(_KILLING), 0)

    def _look(self) -> None:
        try:
            self._seen.update(psutil.Process(self._process.pid).children(recursive=True))
        except psutil.NoSuchProcess:
            return

    def _kill_seen(self) -> int:
        alive = [each for each in self._seen if each.is_running() and each.status() != psutil.STATUS_ZOMBIE]
        for each in alive:
            try:
                each.kill()
            except psutil.NoSuchProcess:
                continue
        psutil.wait_procs(alive, timeout=_KILLING)
        self._seen.clear()
        return len(alive)


def _streams(process: "subprocess.Popen[bytes]") -> _Streams:
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None

    return _Streams(process.stdin, process.stdout, process.stderr)
