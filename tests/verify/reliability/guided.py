"""Fuzzing guided by coverage: an input that reaches a new line of our code becomes one that others are made from."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from types import CodeType, FrameType
from typing import Any, Final, NamedTuple

import hoyle_verify
from tests.verify.reliability.alter import Vocabulary, altered, vocabulary
from tests.verify.reliability.trees import Tree

_OURS: Final = str(Path(hoyle_verify.__file__).parent)
Line = tuple[CodeType, int]


class Reached(NamedTuple):
    """How many lines the seeds reached, and how many all inputs; and the inputs that reached new ones."""

    by_seeds: int
    in_all: int
    kept: tuple[Tree, ...]


def guided(seeds: Sequence[Tree], ask: Callable[[Tree], Any], inputs: int, rng: Random) -> Reached:
    """Put seeds and then altered inputs; whatever ``ask`` raises is let through, with the input as a note."""
    known: Vocabulary = vocabulary(seeds)
    pool, seen = list(seeds), set[Line]()
    for seed in seeds:
        seen |= _lines_of(ask, seed)
    by_seeds = len(seen)
    for _ in range(inputs):
        # Those that came last reach what the others do not.
        base = rng.choice(pool[-50:] if rng.random() < 0.5 else pool)
        tree = altered(rng, base, known)
        new = _lines_of(ask, tree) - seen
        if new:
            seen |= new
            pool.append(tree)
    return Reached(by_seeds, len(seen), tuple(pool[len(seeds) :]))


def _lines_of(ask: Callable[[Tree], Any], tree: Tree) -> set[Line]:
    """Put an input and gather the lines of our code that it reaches."""
    found: set[Line] = set()

    def within(frame: FrameType, event: str, _argument: Any) -> Any:
        if event == "line":
            found.add((frame.f_code, frame.f_lineno))
        return within

    def enter(frame: FrameType, event: str, argument: Any) -> Any:
        return within(frame, event, argument) if frame.f_code.co_filename.startswith(_OURS) else None

    before = sys.gettrace()
    sys.settrace(enter)
    try:
        ask(tree)
    except BaseException as error:
        error.add_note(f"input: {tree!r}"[:4000])
        raise
    finally:
        sys.settrace(before)
    return found
