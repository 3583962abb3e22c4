"""Reading and writing the streams of a program under test, each by a thread of its own and within a bound of memory.

Of standard output at most ``WAITING`` lines of ``MAX_LINE`` bytes are held; a program that writes more waits until they
are read.  Standard error is read without end, and its last ``KEPT`` bytes are kept.
"""

import queue
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import IO, Final, Literal

from hoyle_verify.hap.messages import MAX_LINE

WAITING: Final = 4
KEPT: Final = 64 * 1024
_CHUNK: Final = 8 * 1024

Event = bytes | Literal["closed", "endless", "deaf"]
"""A line; or the end of the output, a line without end, or the end of the program's input."""


class Lines:
    """The lines that a program writes, and what else is to be known of its pipes, in the order of happening."""

    def __init__(self, stream: IO[bytes]) -> None:
        self._stream: Final = stream
        self._events: Final[queue.Queue[Event]] = queue.Queue(WAITING)
        self._is_dropped = False
        self._thread: Final = _started(self._read)

    def take(self, seconds: float) -> Event | None:
        """Give the next event; None if there is none within so many seconds."""
        try:
            return self._events.get(timeout=seconds) if seconds > 0 else self._events.get_nowait()
        except queue.Empty:
            return None

    def note_deaf(self) -> None:
        """Let whoever waits for a line know that the program no longer reads."""
        with suppress(queue.Full):
            self._events.put_nowait("deaf")

    def drop(self) -> None:
        """Take nothing more; the thread ends as soon as nobody can write into the pipe."""
        self._is_dropped = True
        while self.take(0) is not None:
            pass

    def _read(self) -> None:
        with suppress(OSError, ValueError):
            while line := self._stream.readline(MAX_LINE + 1):
                if len(line) > MAX_LINE:
                    self._put("endless")
                    break
                if not line.endswith(b"\n"):
                    break
                self._put(line)
        self._put("closed")
        # Whoever is to be killed may still be writing; to read on is cheaper than to keep it waiting.
        with suppress(OSError, ValueError):
            while self._stream.read(_CHUNK):
                pass
            self._stream.close()

    def _put(self, event: Event) -> None:
        while not self._is_dropped:
            with suppress(queue.Full):
                self._events.put(event, timeout=0.1)
                return


class Tail:
    """The last bytes of what a program writes to its standard error."""

    def __init__(self, stream: IO[bytes]) -> None:
        self._stream: Final = stream
        self._chunks: Final[deque[bytes]] = deque(maxlen=KEPT // _CHUNK)
        self._thread: Final = _started(self._read)

    def text(self) -> str:
        """Give the end of it as text."""
        return b"".join(tuple(self._chunks))[-KEPT:].decode(errors="replace")

    def settle(self, seconds: float) -> None:
        """Wait for the rest of what a program that has ended wrote."""
        self._thread.join(seconds)

    def _read(self) -> None:
        with suppress(OSError, ValueError):
            while chunk := self._stream.read1(_CHUNK):  # type: ignore[attr-defined]  # a buffered reader has it
                self._append(chunk)
            self._stream.close()

    def _append(self, chunk: bytes) -> None:
        # Small pieces are joined, so that a bound on their number is one on their bytes.
        if self._chunks and len(self._chunks[-1]) + len(chunk) <= _CHUNK:
            chunk = self._chunks.pop() + chunk
        self._chunks.append(chunk)


class Sender:
    """Writes lines in the background, so that a program which does not read delays nobody."""

    def __init__(self, stream: IO[bytes], on_deaf: Callable[[], None]) -> None:
        self._stream: Final = stream
        self._on_deaf: Final = on_deaf
        self._lines: Final[queue.SimpleQueue[bytes | None]] = queue.SimpleQueue()
        _started(self._write)

    def send(self, line: bytes) -> None:
        """Write a line as soon as the program takes it."""
        self._lines.put(line)

    def close(self) -> None:
        """Close the program's input after what is still to be written."""
        self._lines.put(None)

    def _write(self) -> None:
        try:
            while (line := self._lines.get()) is not None:
                self._stream.write(line)
                self._stream.flush()
        except OSError:
            self._on_deaf()
        with suppress(OSError):
            self._stream.close()


def _started(work: Callable[[], None]) -> threading.Thread:
    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    return thread
