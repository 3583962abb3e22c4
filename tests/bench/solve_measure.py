"""Times of many single tasks: the median, the 95th percentile and the worst."""

import statistics
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple


class Times(NamedTuple):
    """Seconds of every task of one kind, in order."""

    seconds: tuple[float, ...]

    @property
    def median(self) -> float:
        """The time of the task in the middle."""
        return statistics.median(self.seconds)

    @property
    def percentile_95(self) -> float:
        """The time that nineteen tasks of twenty do not exceed."""
        ordered = sorted(self.seconds)
        return ordered[max(0, -(-len(ordered) * 19 // 20) - 1)]

    @property
    def worst(self) -> float:
        """The time of the slowest task."""
        return max(self.seconds)


def measure(tasks: Iterable[Any], do: Callable[[Any], object], clock: Callable[[], float] = time.perf_counter) -> Times:
    """Do every task once and note how long each takes."""
    seconds = []
    for task in tasks:
        started = clock()
        do(task)
        seconds.append(clock() - started)
    return Times(tuple(seconds))


HEADING = f"{'task':<58} {'number':>7} {'median':>10} {'95 %':>10} {'worst':>10}  ratio"


def line(name: str, times: Times, ratio: str = "") -> str:
    """Write the times of one kind of task in milliseconds."""
    columns = (times.median, times.percentile_95, times.worst)
    return f"{name:<58} {len(times.seconds):>7} " + " ".join(f"{in_ms(each):>10}" for each in columns) + f"  {ratio}"


def in_ms(seconds: float) -> str:
    """Write a time in milliseconds, with three digits that mean something."""
    return f"{seconds * 1000:.3g} ms" if seconds < 1 else f"{seconds * 1000:,.0f} ms"


def ratios(ours: Times, theirs: Times) -> str:
    """Say how many times as long we take: from median to median, and the median of the ratios task by task."""
    each: Sequence[float] = [own / other for own, other in zip(ours.seconds, theirs.seconds, strict=True)]
    return f"{ours.median / theirs.median:.2f} (task by task {statistics.median(each):.2f})"
