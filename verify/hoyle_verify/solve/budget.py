"""How much a search has used and may use; it works in slices, so that it can report and be stopped."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

SLICE: Final = 1_000_000
"""Nodes after which the clock is looked at."""


class TimeIsUp(Exception):
    """The time limit was reached within a search."""


def silent(_nodes: int) -> None:
    """Report progress to nobody."""


@dataclass
class Budget:
    """What a solution has used and may use; ``progress`` is told the number of nodes after each slice."""

    seconds: float | None = None
    progress: Callable[[int], None] = silent
    nodes: int = 0
    started: float = field(default_factory=time.perf_counter)

    @property
    def used(self) -> float:
        """Seconds since the start."""
        return time.perf_counter() - self.started

    def spend(self, nodes: int) -> None:
        """Note nodes; TimeIsUp if there is no time for more."""
        self.nodes += nodes
        self.progress(self.nodes)
        if self.seconds is not None and self.used >= self.seconds:
            raise TimeIsUp
