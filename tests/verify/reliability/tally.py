"""Putting many inputs to one surface: what came of them, how long the slowest took, and what memory they left behind.

The bounds are those that the project states: no input takes more than ``MOST_SECONDS`` of the processor, and a run
leaves no more than ``MOST_GROWTH`` bytes behind, however many inputs it has.
"""

import gc
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

import psutil

from hoyle_verify.mutants.limits import HangsError, limited

MOST_SECONDS: Final = 2.0
MOST_GROWTH: Final = 32 << 20
_WARM: Final = 0.25
"""Share of the inputs after which everything that is kept on purpose, such as modules and schemas, should be there."""
_SHOWN: Final = 5


class Input(NamedTuple):
    """One input; ``number`` makes it again."""

    number: int
    data: bytes


class Fault(NamedTuple):
    """An input that is answered in no way that is allowed."""

    input: Input
    what: str

    def __str__(self) -> str:
        return f"input {self.input.number}: {self.what}\n{self.input.data[:4000]!r}"


class Tally(NamedTuple):
    """What became of a run."""

    surface: str
    outcomes: Counter[str]
    past: int
    slowest: float
    growth: int
    faults: tuple[Fault, ...]

    @property
    def inputs(self) -> int:
        """How many there were."""
        return sum(self.outcomes.values())

    def __str__(self) -> str:
        told = ", ".join(f"{number} {outcome}" for outcome, number in sorted(self.outcomes.items()))
        return (
            f"{self.surface}: {self.inputs} inputs, {self.past} past parsing ({told}); "
            f"slowest {self.slowest:.2f} s, memory {self.growth / (1 << 20):+.1f} MiB"
        )


class Answer(NamedTuple):
    """How an input was answered, in a word, and whether it got past parsing."""

    outcome: str
    past: bool


def tally(
    surface: str,
    inputs: Iterable[Input],
    ask: Callable[[bytes], Answer],
    *,
    expected: int,
    seconds: float = MOST_SECONDS,
) -> Tally:
    """Put inputs to a surface, ``expected`` of them; whatever it raises is a fault."""
    outcomes: Counter[str] = Counter()
    faults: dict[str, Fault] = {}
    past, slowest, before = 0, 0.0, 0
    gc.freeze()  # what is there already need not be looked at again and again
    for done, each in enumerate(inputs):
        if done == int(expected * _WARM):
            before = _resident()
        started = time.process_time()
        try:
            with limited(seconds):
                answer = ask(each.data)
        except HangsError:
            answer = Answer("hangs", past=False)
            faults.setdefault(f"hang {len(faults)}", Fault(each, f"takes more than {seconds} s"))
        except Exception as error:  # noqa: BLE001  # that nothing else is raised is what is tested
            answer = Answer("crashes", past=False)
            place = traceback.extract_tb(error.__traceback__)[-1]
            faults.setdefault(f"{type(error)} {place.filename} {place.lineno}", Fault(each, _told(error)))
        slowest = max(slowest, time.process_time() - started)
        outcomes[answer.outcome] += 1
        past += answer.past
    growth = _resident() - before
    gc.unfreeze()
    return Tally(surface, outcomes, past, slowest, growth, tuple(faults.values())[:_SHOWN])


def _resident() -> int:
    gc.collect()
    return int(psutil.Process().memory_info().rss)


def _told(error: Exception) -> str:
    return "".join(traceback.format_exception(error)[-4:])
