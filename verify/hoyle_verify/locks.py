"""One writer at a time, where the system has locks; they leave nothing behind, whatever becomes of the program."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Wait until no other run writes in a folder, and keep others waiting."""
    descriptor = None
    with suppress(OSError, ModuleNotFoundError):
        import fcntl

        descriptor = os.open(folder, os.O_RDONLY)
        fcntl.flock(descriptor, fcntl.LOCK_EX)
    try:
        yield
    finally:
        if descriptor is not None:
            os.close(descriptor)


def hold(stream: IO[Any]) -> bool:
    """Keep a file for this run until it is closed; false if another run has it."""
    try:
        import fcntl

        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except (OSError, ModuleNotFoundError):
        return True
    return True
