"""The clause that decides a difference."""

import pytest

from hoyle_verify.conform.reply import Reply
from hoyle_verify.fuzz.decide import Verdict, decide
from hoyle_verify.fuzz.search import Found
from hoyle_verify.hap.requests import AnyRequest
from tests.verify.conform.faults.catalogue import FAULTS
from tests.verify.fuzz.support import MIXED, Program, faulty, following, referee, solo_whist, swallowing
from tests.verify.fuzz.test_findings import found_by


@pytest.mark.parametrize(
    ("fault", "clause"),
    [
        ("equal-bid-accepted", "SW-RUL-2"),
        ("eldest-has-no-privilege", "SW-PROP-6"),
        ("royal-abundance-bid-outright", "SW-RAB-4"),
        ("declarer-leads", "SW-LEAD-1"),
        ("counter-clockwise", "SW-PLAY-1"),
        ("revoke-allowed", "SW-PLAY-2"),
        ("overtricks-unpaid", "SW-PAY-6"),
        ("no-duty-to-trump", "PV-PLAY-6"),
        ("sole-whister-withdraws-on-a-six", "PV-WH-7"),
        ("passer-stays-hidden", "PV-WH-3"),
        ("partner-shown-with-the-call", "GS-FROG-2"),
        ("widow-counted-in-misere", "SB-RUL-3"),
        ("third-player-speaks-at-once", "SB-AUC-3"),
        ("received-card-given-back", "SB-RUL-11"),
    ],
)
def test_the_clause_that_is_misread_comes_first(fault: str, clause: str) -> None:
    found, agreeing = found_by(faulty(fault), FAULTS[fault].game)

    assert clause == decide(found, [found], agreeing).clauses[0]


def test_an_option_that_explains_is_named() -> None:
    found, agreeing = found_by(following({"sw.fail": "base_plus_fraction"}), "solo-whist")

    verdict = decide(found, [found], agreeing)

    assert "sw.fail: base_plus_fraction" == verdict.option
    assert verdict.clauses[0] in ("SW-PAY-4", "SW-PAY-7", "SW-PAY-12")


def test_no_option_is_named_where_none_explains() -> None:
    found, agreeing = found_by(faulty("overtricks-unpaid"), "solo-whist")

    assert "" == decide(found, [found], agreeing).option


def test_what_is_accepted_is_decided_by_the_clause_that_refuses_it() -> None:
    case = solo_whist("0 play:2C", cards=MIXED, probe="1 play:2D", bid="solo", by=0)
    divergence = referee(swallowing("1 play:2D"), "solo-whist").judge(case)
    assert divergence is not None

    assert ("SW-PLAY-2",) == decide(Found(case, divergence), (), ()).clauses


def test_nothing_decides_where_a_program_breaks() -> None:
    class Silent(Program):
        def ask(self, _request: AnyRequest) -> Reply:
            return Reply(None, "timeout", "no answer within 2 s")

    case = solo_whist("0 pass")
    divergence = referee(Silent(), "solo-whist").judge(case)
    assert divergence is not None

    assert Verdict(()) == decide(Found(case, divergence), (), ())
