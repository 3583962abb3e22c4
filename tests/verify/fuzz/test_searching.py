"""A search draws the same deals every time, and ends when it should."""

import time
from typing import Any

from hoyle_verify.fuzz.search import Search
from hoyle_verify.hap.requests import AnyRequest
from hoyle_verify.hap.responses import Response
from hoyle_verify.serve.reference import answer
from tests.verify.fuzz.support import Program, declining, faulty, referee, scope


def _search(program: Program, game: str = "solo-whist", *, until: float | None = None, counted: bool = True) -> Search:
    return Search(scope(game), referee(program, game), is_counted=lambda _: counted, until=until)


def test_nothing_is_found_where_nothing_differs() -> None:
    search = _search(Program())
    search.run(60, 1)

    assert search.found is None
    assert 30 <= search.deals <= 60


def test_a_fault_is_found() -> None:
    search = _search(faulty("revoke-allowed"))
    search.run(500, 1)

    assert search.found is not None
    assert ("legal",) == search.found.divergence.what


def test_a_number_means_the_same_deals() -> None:
    asked = []
    for _ in range(2):
        program = Program()
        _search(program).run(40, 7)
        asked.append(program.asked)

    assert asked[0] == asked[1]


def test_another_number_means_other_deals() -> None:
    asked = []
    for number in (7, 8):
        program = Program()
        _search(program).run(40, number)
        asked.append(program.asked)

    assert asked[0] != asked[1]


def test_no_deal_is_drawn_when_the_time_is_up() -> None:
    search = _search(Program(), until=time.monotonic() - 1)
    search.run(500, 1)

    assert 0 == search.deals


def test_what_does_not_count_is_passed_over() -> None:
    search = _search(faulty("revoke-allowed"), counted=False)
    search.run(100, 1)

    assert search.found is None


def test_what_a_program_declines_is_no_difference() -> None:
    judge = referee(Program(declining), "solo-whist")
    search = Search(scope("solo-whist"), judge, is_counted=lambda _: True)
    search.run(30, 1)

    assert search.found is None
    assert judge.skipped >= search.deals


def test_few_agreeing_deals_are_remembered() -> None:
    search = _search(Program())
    search.run(200, 1)

    assert 40 == len(search.agreeing)


def test_a_program_that_answers_now_so_now_so_is_found_all_the_same() -> None:
    fault = faulty("revoke-allowed")

    def give(request: AnyRequest) -> Response[Any]:
        return fault.give(request) if len(moody.asked) % 7 == 0 else answer(request)

    moody = Program(give)
    search = _search(moody)
    search.run(500, 1)

    assert search.found is not None
