"""Processes that leave an interrupt, which a terminal sends to all of them, to the one that started them."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import Final

_CAN_BLOCK: Final = hasattr(signal, "pthread_sigmask")


@contextmanager
def starting_deaf() -> Iterator[None]:
    """Start processes here: an interrupt does not reach them even while they begin, and reaches this one afterwards."""
    resource_tracker.ensure_running()  # it lets interrupts through again when it begins
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT}) if _CAN_BLOCK else None
    try:
        yield
    finally:
        if before is not None:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_interrupts() -> None:
    """Be deaf from now on; what such a process starts in its turn is so as well."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if _CAN_BLOCK:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
