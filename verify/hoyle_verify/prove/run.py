"""Deciding theorems: one by the runner that fits it, or many on two processors."""

import math
import multiprocessing
import sys
import time
from collections.abc import Iterable, Iterator
from typing import Final

from hoyle.clause import Observer, observing
from hoyle_verify.deaf import ignore_interrupts, starting_deaf
from hoyle_verify.prove import enumeration, space, values
from hoyle_verify.prove.cases import Cases
from hoyle_verify.prove.theorem import Theorem, theorems
from hoyle_verify.prove.theorems import load
from hoyle_verify.prove.verdict import Result

MOST_CASES: Final = 200_000
"""More cases than these are not enumerated unless a theorem says so."""

QUICK_CASES: Final = 5_000
"""No more cases than these are a quick theorem's."""

WORKERS: Final = 2


def decide(theorem: Theorem, deadline: float = math.inf) -> Result:
    """Decide one theorem, or leave it unknown at a time of the monotonic clock, which all processes share."""
    runner = runner_of(theorem)
    if runner in ("enumeration", "search"):
        return enumeration.decide(theorem, deadline)
    if runner == "hypothesis":
        from hoyle_verify.prove.chance import decide as decide_by_chance

        return decide_by_chance(theorem, deadline)
    # Only here is z3 imported, so that everything else about theorems can be asked without it.
    from hoyle_verify.prove.symbolic.decide import decide as decide_with_z3

    return decide_with_z3(theorem, deadline)


def decide_under(theorem: Theorem, observer: Observer, deadline: float = math.inf) -> Result:
    """Decide a theorem while an observer answers for some clauses, and forget everything that rests on its answers."""
    forget()
    try:
        with observing(observer):
            return decide(theorem, deadline)
    finally:
        forget()


def forget() -> None:
    """Ask every clause anew, as is needed before and after clauses are replaced."""
    space.forget()
    # Without z3 loaded there is nothing of it to forget.
    if observer := sys.modules.get("hoyle_verify.prove.symbolic.observer"):
        observer.forget()


def runner_of(theorem: Theorem) -> str:
    """Say which runner decides a theorem: search over states, enumeration where that is quick, and z3 elsewhere."""
    if theorem.runner != "auto":
        return theorem.runner
    if theorem.over is not None:
        return "search"
    hints = list(values.parameters(theorem.claim).values())[1 if theorem.kind == "ambiguity" else 0 :]
    return "enumeration" if math.prod(map(values.size, hints)) <= MOST_CASES else "z3"


def is_quick(theorem: Theorem) -> bool:
    """Say whether a theorem has so few cases that looking at all of them takes no time worth mentioning."""
    if runner_of(theorem) != "enumeration":
        return False
    return Cases(theorem).count <= QUICK_CASES


def decide_all(chosen: Iterable[Theorem], deadline: float = math.inf, workers: int = WORKERS) -> Iterator[Result]:
    """Decide theorems and give each result as it is there; those that are late are left out.

    Whoever stops listening stops the work.
    """
    # The proofs that take longest come first, so that no process waits for another at the end.
    chosen = sorted(chosen, key=lambda theorem: runner_of(theorem) != "z3")
    ids = [theorem.id for theorem in chosen]
    games = sorted({theorem.game for theorem in chosen})
    # A process started anew has no threads of ours and no caches, whatever the platform.
    context = multiprocessing.get_context("spawn")
    with starting_deaf():
        pool = context.Pool(min(workers, max(len(ids), 1)), _begin, (games,))
    with pool:
        results = pool.imap_unordered(_decide_in_worker, [(id_, deadline) for id_ in ids])
        for _ in ids:
            try:
                yield results.next(None if deadline == math.inf else max(deadline - time.monotonic(), 0))
            except multiprocessing.TimeoutError:
                return


def _begin(game_ids: list[str]) -> None:
    ignore_interrupts()
    load(game_ids)


def _decide_in_worker(task: tuple[str, float]) -> Result:
    id_, deadline = task
    theorem = theorems()[id_]
    started = time.monotonic()
    try:
        return decide(theorem, deadline)
    except Exception as error:  # noqa: BLE001  # a fault of the prover must not lose what it has decided already
        seconds = time.monotonic() - started
        fault = f"{type(error).__name__}: {error}"
        return Result(id_, "unknown", runner_of(theorem), 0, seconds, fault=fault)
