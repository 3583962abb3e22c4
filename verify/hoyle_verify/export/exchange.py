"""Exchanging two folders at once, where the system can."""

import ctypes
import os
import sys
from pathlib import Path
from typing import Final

_HERE: Final = -100
"""Stands for the current folder, to which relative paths are relative."""

_EXCHANGE: Final = 2
"""The flag by which both Linux and macOS let two names change places."""


def exchange(one: Path, other: Path) -> bool:
    """Let two folders change their names, at once or not at all; false if this system, disk or folder cannot."""
    names = os.fsencode(one), os.fsencode(other)
    try:
        system = ctypes.CDLL(None)
        if sys.platform == "darwin":
            return bool(system.renamex_np(*names, _EXCHANGE) == 0)
        return bool(system.renameat2(_HERE, names[0], _HERE, names[1], _EXCHANGE) == 0)
    except (AttributeError, OSError, TypeError):
        return False
