"""A whole run: units of work done here, in several processes, or on a cluster, until one of them finds something."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import count, islice
from multiprocessing import get_context
from typing import Any, Final, NamedTuple

from hoyle.errors import HoyleError
from hoyle_verify.conform.interrupts import Interrupts
from hoyle_verify.deaf import ignore_interrupts, starting_deaf
from hoyle_verify.fuzz.referee import Asked
from hoyle_verify.fuzz.work import Outcome, Progress, Unit, Worker, work

_UNIT: Final = 300
"""Deals of one unit, where a run is cut into many."""

_UNITS_OF_A_LOT: Final = 1 << 20
_CONNECT_SECONDS: Final = 10
_TICK: Final = 0.2
"""Seconds after which it is looked whether somebody has interrupted."""

ENDLESS: Final = 10**9
"""Deals, or seconds, where no number is given."""


class NoCluster(HoyleError):
    """A scheduler that cannot be used."""


class Limits(NamedTuple):
    """How many deals are put in all, and how long that may take."""

    deals: int = ENDLESS
    seconds: float = float(ENDLESS)


def run_here(program: Asked, unit: Unit, progress: Progress) -> list[Outcome]:
    """Do everything as one unit, with a program that is there already."""
    return [Worker(program, unit._replace(number=unit.number * _UNITS_OF_A_LOT), progress).run()]


def run_apart(unit: Unit, executor: Executor, width: int, progress: Progress) -> list[Outcome]:
    """Cut a unit into many and let an executor do them, ``width`` at a time; an interrupt keeps what is done."""
    outcomes: list[Outcome] = []
    units = _units(unit)
    waiting: set[Future[Outcome]] = set()
    try:
        with Interrupts() as interrupts, interrupts.held():
            while not interrupts.is_pending:
                with starting_deaf():
                    waiting |= {executor.submit(work, each) for each in islice(units, width - len(waiting))}
                if not waiting:
                    break
                done, waiting = wait(waiting, _TICK, return_when=FIRST_COMPLETED)
                for future in done:
                    outcomes.append(future.result())
                    progress(sum(outcomes[-1].deals.values()))
                if any(outcome.finding is not None or outcome.broken for outcome in outcomes):
                    break
        return outcomes
    except KeyboardInterrupt:
        # Units are short, and their processes do not hear of the interrupt: what is being done is still worth having.
        late = [future.result() for future in waiting if not future.cancel()]
        return [*outcomes, *late, Outcome(deals={}, interrupted=True)]
    finally:
        for future in waiting:
            future.cancel()


def _units(whole: Unit) -> Iterator[Unit]:
    """Give units that draw other deals each, until the deals are given out or the time is up."""
    until, left = time.monotonic() + whole.seconds, whole.deals
    for number in count(whole.number * _UNITS_OF_A_LOT):
        seconds = until - time.monotonic()
        if left <= 0 or seconds <= 0:
            return
        yield whole._replace(number=number, deals=min(left, _UNIT), seconds=seconds)
        left -= _UNIT


@contextmanager
def processes(jobs: int) -> Iterator[Executor]:
    """Give processes on this machine; they leave interrupts to the one that started them."""
    executor = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=ignore_interrupts)
    try:
        yield executor
    finally:
        executor.shutdown(wait=True, cancel_futures=True)


@contextmanager
def cluster(address: str, connect: Callable[..., Any]) -> Iterator[tuple[Executor, int]]:
    """Give the workers of a cluster, and how many there are; ``connect`` is ``distributed.Client``."""
    try:
        client = connect(address, timeout=_CONNECT_SECONDS)
    except (OSError, ValueError) as error:
        raise NoCluster(f"no scheduler answers at {address}: {error}") from error
    with client:
        width = sum(client.nthreads().values())
        if not width:
            raise NoCluster(f"the scheduler at {address} has no workers")
        yield client.get_executor(pure=False), width
