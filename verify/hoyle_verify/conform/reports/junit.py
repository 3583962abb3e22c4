"""JUnit XML, as build servers read it."""

import shlex
from typing import Final

from junitparser import Error, Failure, JUnitXml, Skipped, TestCase, TestSuite

from hoyle_verify.conform.events import CaseEvent, Log, Result
from hoyle_verify.conform.reports.plain import readable
from hoyle_verify.conform.summary import strays, who
from hoyle_verify.conform.verdict import Outcome

_FAILURES: Final[frozenset[Outcome]] = frozenset({"fail", "unexpected-pass"})
_SKIPS: Final[frozenset[Outcome]] = frozenset({"skip", "not-applicable", "expected-fail"})


def junit(log: Log) -> str:
    """Write a suite for each game, and one with an error for whatever is wrong with the run as a whole.

    The outcome is the type of a failure, an error or a skipped case; what failed as expected is skipped.
    """
    whole = JUnitXml(f"hoyle check: {readable(who(log))}")
    cases = {case.case: case for case in log.cases}
    for game in sorted({case.game for case in log.cases}):
        suite = TestSuite(game)
        _describe(suite, log)
        of_game = (result for result in log.results if result.case in cases and cases[result.case].game == game)
        suite.add_testcases([_case(cases[result.case], result) for result in of_game])
        whole.add_testsuite(suite)
    if log.missing:
        whole.add_testsuite(_of_run("the run is complete", log.missing, "incomplete"))
    for stray in strays(log):
        whole.add_testsuite(_of_run("the program says nothing unasked", stray, "protocol"))
    text: bytes = whole.tostring()  # type: ignore[no-untyped-call]  # it has none
    return text.decode()


def _describe(suite: TestSuite, log: Log) -> None:
    facts = {
        "program": who(log),
        "command": shlex.join(log.header.command),
        "corpus": log.header.corpus,
        "selection": log.header.selection,
        "shard": log.header.shard,
    }
    for name, value in facts.items():
        suite.add_property(name, readable(value))


def _case(case: CaseEvent, result: Result) -> TestCase:
    test = TestCase(readable(case.case), classname=case.game, time=result.seconds)
    message = readable(result.detail or result.outcome)
    if result.outcome in _FAILURES:
        test.result = [Failure(message, result.outcome)]
    elif result.outcome in _SKIPS:
        test.result = [Skipped(message, result.outcome)]
    elif result.outcome != "pass":
        test.result = [Error(message, result.outcome)]
    for part in test.result:
        part.text = readable(f"{case.title}\n{', '.join(case.clauses)}\n{case.where}\n{result.repeat}".rstrip())
    if result.stderr:
        test.system_err = readable(result.stderr)
    return test


def _of_run(fact: str, reason: str, kind: str) -> TestSuite:
    suite = TestSuite("the run")
    test = TestCase(fact, classname="the run")
    test.result = [Error(readable(reason), kind)]
    suite.add_testcase(test)
    return suite
