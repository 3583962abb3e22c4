"""The same work in this process, in others, and on a cluster."""

import json
import os
import signal
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from distributed import Client, LocalCluster

from hoyle_verify.cli import main
from hoyle_verify.fuzz.campaign import ENDLESS, NoCluster, _units, cluster, processes, run_apart
from hoyle_verify.fuzz.work import Outcome, Unit, total
from tests.verify.conform.faults.catalogue import FAULTS, command
from tests.verify.fuzz.support import scope

FAULT = FAULTS["widow-counted-in-misere"]
SERVE = (str(Path(sys.executable).with_name("hoyle")), "serve")


def _unit(program: tuple[str, ...], deals: int, seconds: float = 60.0) -> Unit:
    return Unit(program, (scope("six-bid"),), 0, deals, seconds)


def _nothing(_deals: int) -> None:
    return


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """Start a scheduler with two workers, each a process of its own."""
    with LocalCluster(  # type: ignore[no-untyped-call]  # dask has no types
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, scheduler_port=0
    ) as local:
        yield str(local.scheduler_address)


class TestUnits:
    def test_units_draw_other_deals_and_add_up(self) -> None:
        units = list(_units(_unit(SERVE, 650)))

        assert [300, 300, 50] == [unit.deals for unit in units]
        assert 3 == len({unit.number for unit in units})

    def test_lots_do_not_overlap(self) -> None:
        first, second = (
            {unit.number for unit in _units(_unit(SERVE, 10**6)._replace(number=number))} for number in (0, 1)
        )

        assert not first & second

    def test_no_unit_is_given_when_the_time_is_up(self) -> None:
        assert [] == list(_units(_unit(SERVE, ENDLESS, seconds=0.0)))


class Counting(Executor):
    """Does nothing with a unit but to count its deals, and notes which units it was given."""

    def __init__(self) -> None:
        self.given: list[int] = []

    def submit(self, _work: Any, unit: Unit, /) -> Future[Any]:  # type: ignore[override]  # of one kind of work alone
        self.given.append(unit.number)
        future: Future[Any] = Future()
        future.set_result(Outcome({"six-bid": unit.deals}))
        return future


class TestSharing:
    @pytest.mark.parametrize("width", [1, 2, 5])
    def test_no_unit_is_lost_when_there_are_more_than_workers(self, width: int) -> None:
        executor = Counting()
        outcomes = run_apart(_unit(SERVE, 2950), executor, width, _nothing)

        assert {"six-bid": 2950} == total(outcomes).deals
        assert list(range(10)) == executor.given


class TestProcesses:
    def test_deals_are_put_in_several_processes(self) -> None:
        heard: list[int] = []
        with processes(2) as executor:
            outcomes = run_apart(_unit(SERVE, 400), executor, 2, heard.append)

        assert {"six-bid": 400} == total(outcomes).deals
        assert [300, 100] == sorted(heard, reverse=True)

    def test_a_finding_comes_back(self) -> None:
        with processes(2) as executor:
            outcomes = run_apart(_unit(tuple(command(FAULT)), ENDLESS), executor, 2, _nothing)

        finding = total(outcomes).finding
        assert finding is not None
        assert (0, "SB-RUL-3") == (finding.length, finding.clauses[0])

    def test_an_interrupt_keeps_what_was_done(self) -> None:
        interrupt = threading.Timer(2.0, os.kill, (os.getpid(), signal.SIGINT))
        interrupt.start()
        try:
            with ThreadPoolExecutor(1) as executor:
                outcome = total(run_apart(_unit(SERVE, ENDLESS), executor, 1, _nothing))
        finally:
            interrupt.cancel()

        assert outcome.interrupted
        assert 100 <= outcome.deals["six-bid"]


class TestCluster:
    def test_deals_are_put_by_two_workers(self, scheduler: str) -> None:
        with cluster(scheduler, Client) as (executor, width):
            outcomes = run_apart(_unit(SERVE, 400), executor, width, _nothing)

        assert (2, {"six-bid": 400}) == (width, total(outcomes).deals)

    def test_a_finding_comes_back(self, scheduler: str) -> None:
        with cluster(scheduler, Client) as (executor, width):
            outcomes = run_apart(_unit(tuple(command(FAULT)), ENDLESS), executor, width, _nothing)

        finding = total(outcomes).finding
        assert finding is not None
        assert (0, "SB-RUL-3") == (finding.length, finding.clauses[0])

    def test_the_verb_works_on_a_cluster(self, scheduler: str, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit) as left:
            main(["fuzz", "--scheduler", scheduler, "--game", "six-bid", "--deals", "40", "--json", "--", *SERVE])

        assert (0, {"six-bid": 40}) == (left.value.code, json.loads(capsys.readouterr().out)["deals"])

    def test_without_distributed_it_says_what_to_install(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setitem(sys.modules, "distributed", None)
        with pytest.raises(SystemExit) as left:
            main(["fuzz", "--scheduler", "tcp://127.0.0.1:1", "--", *SERVE])

        assert 2 == left.value.code
        assert (
            'hoyle: to work on a cluster, install distributed: pip install "hoyle[farm]"\n' == capsys.readouterr().err
        )

    def test_a_scheduler_that_does_not_answer_is_told(self) -> None:
        def connect(_address: str, **_options: object) -> None:
            raise TimeoutError("timed out")

        with (
            pytest.raises(NoCluster, match=r"^no scheduler answers at tcp://127\.0\.0\.1:1: timed out$"),
            cluster("tcp://127.0.0.1:1", connect),
        ):
            pass

    def test_a_scheduler_without_workers_is_told(self) -> None:
        class Idle:
            def __init__(self, _address: str, **_options: object) -> None:
                self.left = False

            def __enter__(self) -> "Idle":
                return self

            def __exit__(self, *_raised: object) -> None:
                self.left = True

            def nthreads(self) -> dict[str, int]:
                return {}

        with (
            pytest.raises(NoCluster, match=r"^the scheduler at tcp://127\.0\.0\.1:1 has no workers$"),
            cluster("tcp://127.0.0.1:1", Idle),
        ):
            pass


def test_an_empty_run_has_no_outcome() -> None:
    assert Outcome({}) == total([])
