"""Runs of a few scenarios against the programs in ``fakes``."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import psutil

from hoyle import corpus
from hoyle_verify.conform.baseline import Known
from hoyle_verify.conform.cases import groups
from hoyle_verify.conform.events import AnyEvent, Log, log_of
from hoyle_verify.conform.run import Plan, check
from hoyle_verify.scenario import Scenario, load

ROOT: Final = Path(__file__).resolve().parents[3]

REFERENCE: Final = (str(Path(sys.executable).with_name("hoyle")), "serve")

BEFORE: Final = "six-bid/auction/equal-bid-is-refused"
SETTLED: Final = "six-bid/score/call-solo-in-hearts-is-worth-more"
AFTER: Final = "six-bid/auction/eldest-hand-speaks-first"
THREE: Final = (BEFORE, SETTLED, AFTER)
"""Scenarios of which the vices of most fakes show in the second; its one case is ``…@end``."""

FAST: Final = 0.2
"""A scale of time limits that lets the tests of what is silent end soon, and what is honest answer in time."""


def lives(pid: int) -> bool:
    """Say whether a process still does anything; one that has ended may wait for its parent to notice."""
    try:
        return psutil.Process(pid).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def scenario(id: str) -> Scenario:
    """Load a scenario of the corpus."""
    root = corpus.locate()
    return load(root / f"{id}.yaml", root=root)


def fake(name: str, *arguments: str) -> tuple[str, ...]:
    """Give the command of a fake; it is to be run in the checkout."""
    return (sys.executable, "-m", f"tests.verify.conform.fakes.{name}", *arguments)


def run(
    command: Sequence[str],
    ids: Sequence[str] = THREE,
    *,
    scale: float = 1.0,
    permute: bool = False,
    baseline: Sequence[Known] = (),
) -> Log:
    """Put scenarios to a program and give the log."""
    events: list[AnyEvent] = []
    plan = Plan(
        command=tuple(command),
        groups=list(groups([scenario(id) for id in ids], permute=permute)),
        baseline=baseline,
        scale=scale,
    )
    check(plan, events.append)
    return log_of(events)


def outcomes(log: Log) -> dict[str, set[str]]:
    """Give the outcomes that each scenario of a run came to."""
    found: dict[str, set[str]] = {}
    for result in log.results:
        found.setdefault(result.case.partition("@")[0], set()).add(result.outcome)
    return found


def details(log: Log) -> list[str]:
    """Give what is said of the cases that did not pass."""
    return [result.detail for result in log.results if result.outcome != "pass"]
