"""One unit of work: how many deals, and what becomes of it when it is cut short."""

import pytest

from hoyle_verify.conform.reply import GaveUp, Reply
from hoyle_verify.fuzz.work import Outcome, Unit, Worker, total
from hoyle_verify.hap.requests import AnyRequest
from tests.verify.fuzz.support import Program, faulty, following, scope


def _unit(*games: str, deals: int = 10**9, seconds: float = 60.0) -> Unit:
    return Unit(("unused",), tuple(map(scope, games)), 0, deals, seconds)


class Cut(Program):
    """A program that is well for so many requests and then raises something."""

    def __init__(self, program: Program, well: int, error: BaseException) -> None:
        super().__init__(program.give)
        self.well = well
        self.error = error

    def ask(self, request: AnyRequest) -> Reply:
        if len(self.asked) == self.well:
            raise self.error
        return super().ask(request)


@pytest.mark.parametrize(("deals", "shares"), [(30, (15, 15)), (7, (4, 3))])
def test_deals_are_shared_among_the_games(deals: int, shares: tuple[int, int]) -> None:
    outcome = Worker(Program(), _unit("solo-whist", "six-bid", deals=deals)).run()

    assert shares == tuple(outcome.deals.values())


def test_a_unit_ends_with_its_time() -> None:
    outcome = Worker(Program(), _unit("six-bid", seconds=0.3)).run()

    assert outcome.finding is None
    assert outcome.seconds < 3


def test_progress_hears_of_every_deal() -> None:
    heard: list[int] = []

    outcome = Worker(Program(), _unit("six-bid", deals=50), heard.append).run()

    assert sum(outcome.deals.values()) == sum(heard) == 50


def test_an_interrupt_keeps_what_was_done() -> None:
    outcome = Worker(Cut(Program(), 20, KeyboardInterrupt()), _unit("six-bid")).run()

    assert (True, None) == (outcome.interrupted, outcome.finding)
    assert 10 <= sum(outcome.deals.values()) <= 20


def test_an_interrupt_while_shrinking_keeps_the_finding() -> None:
    fault = faulty("revoke-allowed")
    Worker(fault, _unit("solo-whist")).run()
    until_the_end = len(fault.asked)

    outcome = Worker(Cut(faulty("revoke-allowed"), until_the_end - 5, KeyboardInterrupt()), _unit("solo-whist")).run()

    assert outcome.interrupted
    assert outcome.finding is not None
    assert ("SW-PLAY-2",) == outcome.finding.clauses


def test_a_program_that_gives_up_is_told() -> None:
    error = GaveUp(Reply(None, "crash", "the program was ended by a signal"), 10)

    outcome = Worker(Cut(Program(), 5, error), _unit("six-bid")).run()

    assert "the program was restarted 10 times in a row" in outcome.broken


def test_a_difference_that_is_announced_is_tolerated() -> None:
    plain = scope("solo-whist")._replace(rulesets=("as-printed",), options={})
    unit = _unit("solo-whist", deals=150)._replace(scopes=(plain._replace(differs=frozenset({"SW-DEF-12"})),))

    outcome = Worker(following({"sw.fail": "base_plus_fraction"}), unit).run()

    assert outcome.finding is None
    assert 1 <= outcome.tolerated


def test_the_same_difference_counts_where_it_is_not_announced() -> None:
    outcome = Worker(following({"sw.fail": "base_plus_fraction"}), _unit("solo-whist")).run()

    assert outcome.finding is not None
    assert "sw.fail: base_plus_fraction" == outcome.finding.option


def test_outcomes_add_up() -> None:
    first = Outcome({"six-bid": 2}, requests=3, positions=10, skipped=1, seconds=0.5)
    second = Outcome({"six-bid": 1, "solo-whist": 4}, requests=6, positions=20, tolerated=2, seconds=1.0, broken="gone")

    assert Outcome(
        {"six-bid": 3, "solo-whist": 4},
        requests=9,
        positions=30,
        skipped=1,
        tolerated=2,
        seconds=1.5,
        broken="gone",
    ) == total([first, second])
