"""Interruption from the keyboard, or by a polite kill, that never falls between two halves of a thing."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType
from typing import Any, Final, Self


class Interrupts:
    """While in force, SIGINT and SIGTERM raise KeyboardInterrupt, but only outside ``held``.

    In a thread that is not the main one nothing changes, since no signal comes there.
    """

    def __init__(self) -> None:
        self._earlier: Final[dict[signal.Signals, Any]] = {}
        self._is_held = False
        self._is_pending = False

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            for number in (signal.SIGINT, signal.SIGTERM):
                self._earlier[number] = signal.signal(number, self._handle)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number, handler in self._earlier.items():
            signal.signal(number, handler)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Put an interruption off until the end of the block."""
        self._is_held = True
        try:
            yield
        finally:
            self._is_held = False
        if self._is_pending:
            self._is_pending = False
            raise KeyboardInterrupt

    @contextmanager
    def ignored(self) -> Iterator[None]:
        """Let an interruption within the block change nothing, where everything is over but for the writing."""
        self._is_held = True
        try:
            yield
        finally:
            self._is_held = self._is_pending = False

    @property
    def is_pending(self) -> bool:
        """Whether an interruption waits for the end of a block in which it is held."""
        return self._is_pending

    def _handle(self, _number: int, _frame: FrameType | None) -> None:
        if not self._is_held:
            raise KeyboardInterrupt
        self._is_pending = True
