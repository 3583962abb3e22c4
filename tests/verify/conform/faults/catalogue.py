"""All planted faults by name, and the command that starts a program with one of them."""

import sys
from pathlib import Path
from typing import Final

from tests.verify.conform.faults import german_solo, preferans, russian_whist, six_bid, solo_whist
from tests.verify.conform.faults.fault import Fault

FAULTS: Final = {
    fault.name: fault for game in (solo_whist, preferans, german_solo, russian_whist, six_bid) for fault in game.FAULTS
}

_ROOT: Final = Path(__file__).resolve().parents[4]


def command(fault: Fault) -> list[str]:
    """Give the command line of the faulty program; it works in any folder."""
    start = f"import sys; sys.path.insert(0, {str(_ROOT)!r}); from tests.verify.conform.faults.__main__ import main"
    return [sys.executable, "-c", f"{start}; main([{fault.name!r}])"]
