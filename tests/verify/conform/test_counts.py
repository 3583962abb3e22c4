"""Counts put to a program: what it counts is compared, and what it does not offer is not asked."""

from collections.abc import Callable
from typing import Any

import msgspec

from hoyle_verify.conform.applies import reason_against
from hoyle_verify.conform.asking import Questions
from hoyle_verify.conform.cases import group
from hoyle_verify.conform.permutation import AS_WRITTEN
from hoyle_verify.conform.reply import Reply
from hoyle_verify.conform.verdict import Verdict
from hoyle_verify.hap.requests import Hello
from hoyle_verify.hap.responses import CountOk, HelloOk, Response, Skip
from hoyle_verify.serve.reference import answer
from tests.verify.conform.support import REFERENCE, outcomes, run, scenario

COUNTED = "german-solo/counts/all-stops-with-the-first-trick-lost"
Change = Callable[[Response[Any]], Response[Any]]


def judged(change: Change) -> Verdict:
    """Let the reference answer, change its answer, and judge that."""
    asked = group(scenario(COUNTED), AS_WRITTEN)
    claims = answer(Hello(id="0", hap=(1,))).ok
    assert isinstance(claims, HelloOk)
    assert reason_against(asked.cases[0], claims) == ""
    ((_, verdict),) = Questions(asked, lambda request: Reply(change(answer(request))), claims).judge(asked.cases)
    return verdict


def one_line_more(response: Response[Any]) -> Response[Any]:
    assert isinstance(response.ok, CountOk)
    return msgspec.structs.replace(response, ok=msgspec.structs.replace(response.ok, lines=response.ok.lines + 1))


def test_reference_counts_in_any_words() -> None:
    log = run(REFERENCE, [COUNTED], permute=True)

    assert ({COUNTED: {"pass"}}, 2) == (outcomes(log), len(log.results))


def test_wrong_number_of_lines_fails() -> None:
    verdict = judged(one_line_more)

    assert ("fail", ["lines"]) == (verdict.outcome, [each.what for each in verdict.differences])


def test_count_that_is_declined_is_a_skip() -> None:
    verdict = judged(lambda response: Response(id=response.id, skip=Skip(reason="too many")))

    assert "skip" == verdict.outcome
