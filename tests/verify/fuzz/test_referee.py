"""The first difference, whatever form it takes."""

from typing import Any

import msgspec

from hoyle_verify.conform.reply import Reply
from hoyle_verify.fuzz.case import Case, Rules
from hoyle_verify.fuzz.referee import ACCEPTS, BREAKS, FAILS, OBSERVES, REFUSES
from hoyle_verify.hap.requests import AnyRequest, Replay
from hoyle_verify.hap.responses import ReplayOk, Response
from hoyle_verify.serve.reference import answer
from tests.verify.fuzz.support import (
    MIXED,
    Program,
    crashing,
    declining,
    faulty,
    referee,
    rejecting,
    solo_whist,
    swallowing,
)

ONE_TRICK = ("0 play:2C", "1 play:2D", "2 play:2H", "3 play:2S")


def test_reference_agrees_with_itself() -> None:
    case = solo_whist(*ONE_TRICK, bid="solo", by=0)

    assert referee(Program(), "solo-whist").judge(case) is None


def test_a_deal_that_cannot_be_is_not_put() -> None:
    program = Program()

    found = referee(program, "solo-whist").judge(solo_whist("0 play:2D", bid="solo", by=0))

    assert (None, []) == (found, program.asked)


def test_first_difference_is_where_the_trick_goes_elsewhere() -> None:
    case = solo_whist(*ONE_TRICK, "3 play:3S", bid="solo", by=0)

    found = referee(faulty("trump-beats-nothing"), "solo-whist").judge(case)

    assert found is not None
    assert (OBSERVES, 4, ("actor", "legal", "leader", "winner", "tricks")) == (found.kind, found.at, found.what)


def test_a_difference_names_both_sides() -> None:
    case = solo_whist(bid="misere", by=1)

    found = referee(faulty("declarer-leads"), "solo-whist").judge(case)

    assert found is not None
    assert "at 0, actor: expected 0, got 1" == str(found.differences[0])


def test_order_of_the_legal_actions_does_not_matter() -> None:
    def backwards(request: AnyRequest) -> Response[Any]:
        response = answer(request)
        assert isinstance(response.ok, ReplayOk)
        observed = [msgspec.structs.replace(each, legal=tuple(each.legal or ())[::-1]) for each in response.ok.obs]
        return msgspec.structs.replace(response, ok=msgspec.structs.replace(response.ok, obs=tuple(observed)))

    assert referee(Program(backwards), "solo-whist").judge(solo_whist("0 pass")) is None


def test_refusal_of_a_legal_action_is_a_difference() -> None:
    found = referee(Program(_refusing_misere), "solo-whist").judge(solo_whist("0 pass", "1 bid:misere", "2 pass"))

    assert found is not None
    assert (REFUSES, 1, ("1 bid:misere",)) == (found.kind, found.at, found.what)


def _refusing_misere(request: AnyRequest) -> Response[Any]:
    """Give the reference engine that takes no misère, but lists it."""
    assert isinstance(request, Replay)

    at = next((place for place, action in enumerate(request.actions) if action.endswith("bid:misere")), None)
    return answer(request) if at is None else rejecting(at)(request)


def test_what_differs_before_a_refusal_comes_first() -> None:
    # With the right-hand player next, the second card is refused; but that he is to act shows before.
    found = referee(faulty("counter-clockwise"), "solo-whist").judge(solo_whist(*ONE_TRICK, bid="solo", by=0))

    assert found is not None
    assert (OBSERVES, 1, ("actor", "legal")) == (found.kind, found.at, found.what)


def test_accepting_an_illegal_action_is_a_difference() -> None:
    case = solo_whist("0 play:2C", cards=MIXED, probe="1 play:2D", bid="solo", by=0)

    found = referee(swallowing("1 play:2D"), "solo-whist").judge(case)

    assert found is not None
    assert (ACCEPTS, 1, "SW-PLAY-2") == (found.kind, found.at, found.clause)


def test_rejecting_an_illegal_action_is_right() -> None:
    case = solo_whist("0 play:2C", cards=MIXED, probe="1 play:2D", bid="solo", by=0)

    assert referee(Program(), "solo-whist").judge(case) is None


def test_an_error_is_a_failure() -> None:
    found = referee(Program(crashing), "solo-whist").judge(solo_whist())

    assert found is not None
    assert (FAILS, "error: it broke") == (found.kind, found.differences[0].got)


def test_a_rejection_where_nothing_was_done_is_a_failure() -> None:
    found = referee(Program(rejecting(0)), "solo-whist").judge(solo_whist())

    assert found is not None
    assert (FAILS, "rejected at 0") == (found.kind, found.differences[0].got)


def test_no_answer_is_a_breakdown() -> None:
    class Silent(Program):
        def ask(self, _request: AnyRequest) -> Reply:
            return Reply(None, "timeout", "no answer within 2 s")

    found = referee(Silent(), "solo-whist").judge(solo_whist())

    assert found is not None
    assert (BREAKS, "timeout: no answer within 2 s") == (found.kind, found.differences[0].got)


def test_what_is_declined_is_counted_and_no_difference() -> None:
    judge = referee(Program(declining), "solo-whist")

    assert (None, 1) == (judge.judge(solo_whist()), judge.skipped)


def test_amounts_are_asked_for_at_the_end_alone() -> None:
    program = Program()

    referee(program, "solo-whist").judge(solo_whist("0 pass", "1 pass", "2 pass", "3 pass"))

    (request,) = program.asked
    assert isinstance(request, Replay)
    assert [False, False, False, False, True] == ["payments" in each.want for each in request.ask]


def test_a_finished_deal_is_asked_about_its_end() -> None:
    setup = {"players": 4, "dealer": 3, "contract": {"bid": "solo", "by": 0, "trump": "S"}, "tricks": [6, 2, 2, 3]}

    found = referee(faulty("overtricks-unpaid"), "solo-whist").judge(Case(Rules("solo-whist"), setup, settles=True))

    assert found is not None
    assert ("payments",) == found.what
