"""``python -m tests.bench.conformance``: what it costs to ask the engine through a pipe instead of asking it directly.

The program under test is the reference engine itself, so that both sides do the same work.  A scenario counts when all
its cases are judged, a deal of the fuzzer when it is drawn, played on both sides and compared.
"""

import argparse
import platform
import random
import sys
from collections.abc import Callable, Sequence
from itertools import cycle, islice
from typing import Any, Final

from hoyle_verify.conform.client import Adapter
from hoyle_verify.fuzz.referee import Referee
from hoyle_verify.fuzz.scope import Scope, scopes_of
from hoyle_verify.fuzz.search import Search
from hoyle_verify.hap.requests import AnyRequest
from hoyle_verify.hap.responses import Response
from hoyle_verify.judge.judge import RUNNABLE, judge
from hoyle_verify.judge.run import load_all
from hoyle_verify.scenario.model import Scenario
from hoyle_verify.serve.reference import answer
from tests.bench.measure import Peer, Rate, measure
from tests.verify.fuzz.support import Program

SERVE: Final = (sys.executable, "-c", "from hoyle_verify.cli import main; main(['serve'])")
_BATCH: Final = 25
_DEALS: Final = 60
"""Deals of each game in one turn of the fuzzer."""

Ask = Callable[[AnyRequest], Response[Any]]


def peers(adapter: Adapter) -> list[Peer]:
    """Give the four things to be measured: scenarios and deals, on the engine alone and through a pipe."""
    scenarios = [each for each in load_all() if each.kind in RUNNABLE]
    scopes = scopes_of(adapter.hello())
    requests, deals = _recorded(scopes)

    def through_pipe(request: AnyRequest) -> Response[Any]:
        response = adapter.ask(request).response
        assert response is not None

        return response

    def fuzzed(dice: random.Random) -> int:
        return sum(_search(scope, adapter, dice.randrange(1 << 30)).deals for scope in scopes)

    def engine_alone(_dice: random.Random) -> int:
        for request in requests:
            answer(request)
        return deals

    return [
        Peer("scenarios, engine alone", "", "every request of a scenario, nothing compared", _answering(scenarios)),
        Peer("scenarios, pipe", "", "judged over HAP/1", _judging(scenarios, through_pipe)),
        Peer("deals, engine alone", "", "every request of the fuzzer, nothing compared", engine_alone),
        Peer("deals, pipe", "", "hoyle fuzz: drawn, played on both sides, compared", fuzzed),
    ]


def _recorded(scopes: Sequence[Scope]) -> tuple[list[AnyRequest], int]:
    """Give the requests of some deals of each game, and how many deals they are."""
    requests: list[AnyRequest] = []
    deals = 0
    for scope in scopes:
        program = Program()
        deals += _search(scope, program, 0).deals
        requests += program.asked
    return requests, deals


def _search(scope: Scope, program: Any, number: int) -> Search:
    search = Search(scope, Referee(program, scope.wants), is_counted=lambda _: True)
    search.run(_DEALS, number)
    assert search.found is None, "the reference engine differs from itself"

    return search


def _judging(scenarios: Sequence[Scenario], ask: Ask) -> Callable[[random.Random], int]:
    endless = cycle(scenarios)

    def batch(_dice: random.Random) -> int:
        for scenario in islice(endless, _BATCH):
            assert not judge(scenario, ask, clauses=True), scenario.id
        return _BATCH

    return batch


def _answering(scenarios: Sequence[Scenario]) -> Callable[[random.Random], int]:
    """Ask the engine what judging a scenario asks, and look at no answer."""
    program = Program()
    by_scenario: list[list[AnyRequest]] = []
    for scenario in scenarios:
        judge(scenario, program.give_noting, clauses=True)
        by_scenario.append(list(program.asked))
        program.asked.clear()
    endless = cycle(by_scenario)

    def batch(_dice: random.Random) -> int:
        for requests in islice(endless, _BATCH):
            for request in requests:
                answer(request)
        return _BATCH

    return batch


def table(rates: Sequence[Rate]) -> list[str]:
    """Lay the rates out as lines, and after each pair how many times as long the pipe takes."""
    lines = [f"{'measured':<26} {'counted':>9} {'per second':>11} {'overhead':>9}  how"]
    for rate, alone in zip(rates, (None, rates[0], None, rates[2]), strict=True):
        overhead = "" if alone is None else f"{alone.median / rate.median:.2f}"
        lines.append(f"{rate.peer.name:<26} {rate.actions:>9,} {rate.median:>11,.1f} {overhead:>9}  {rate.peer.driven}")
    return lines


def main() -> None:
    """Measure and print one table."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.conformance", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="turns for each (default %(default)s)")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of a turn (default %(default)s)")
    options = parser.parse_args()

    with Adapter(SERVE) as adapter:
        rates = measure(peers(adapter), rounds=options.rounds, seconds=options.seconds, seed=0)
    print(
        f"Scenarios and deals per second: median of {options.rounds} rounds of {options.seconds:g} s, by turns; "
        f"overhead is how many times as long it takes through a pipe; Python {platform.python_version()}."
    )
    print("\n".join(table(rates)))


if __name__ == "__main__":
    main()
