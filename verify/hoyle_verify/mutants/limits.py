"""Stopping what takes too long, by the processor's time, so that a busy machine changes no verdict."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class HangsError(BaseException):
    """Something takes too long; no handler of ordinary errors on the way may take it for one."""


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raise HangsError after so much time of the processor, where the system has such timers."""

    def stop(_number: int, _frame: Any) -> None:
        raise HangsError

    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
