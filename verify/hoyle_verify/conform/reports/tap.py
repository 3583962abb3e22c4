"""The Test Anything Protocol, version 14."""

from collections.abc import Iterator

import yaml

from hoyle_verify.conform.events import CaseEvent, Log, Result
from hoyle_verify.conform.reports.plain import readable
from hoyle_verify.conform.summary import strays
from hoyle_verify.conform.verdict import GOOD


def tap(log: Log) -> str:
    """Write a point for each case, with what differs as YAML, and one for whatever the program said unasked.

    A run that is not complete bails out at its end.
    """
    return "\n".join(_lines(log)) + "\n"


def _lines(log: Log) -> Iterator[str]:
    cases = {case.case: case for case in log.cases}
    yield "TAP version 14"
    yield f"1..{log.header.cases + len(strays(log))}"
    for number, result in enumerate(log.results, start=1):
        word = "ok" if result.outcome in GOOD - {"expected-fail"} else "not ok"
        yield f"{word} {number} - {_escaped(result.case)}{_directive(result)}"
        if result.outcome not in ("pass", "not-applicable"):
            yield from _diagnosis(result, cases.get(result.case))
    for number, stray in enumerate(strays(log), start=len(log.results) + 1):
        yield f"not ok {number} - after the last answer {_escaped(stray)}"
    if log.missing:
        yield f"Bail out! {_escaped(log.missing)}"


def _directive(result: Result) -> str:
    match result.outcome:
        case "not-applicable":
            return f" # SKIP {_escaped(result.detail)}"
        case "expected-fail":
            return f" # TODO {_escaped(result.detail)}"
        case _:
            return ""


def _diagnosis(result: Result, case: CaseEvent | None) -> Iterator[str]:
    facts = {
        "outcome": result.outcome,
        "title": case.title if case else None,
        "clauses": list(case.clauses) if case else None,
        "at": case.where if case else None,
        "message": readable(result.detail),
        "stderr": readable(result.stderr),
        "repeat": readable(result.repeat),
    }
    text = yaml.safe_dump({name: value for name, value in facts.items() if value}, sort_keys=False, allow_unicode=True)
    yield "  ---"
    yield from (f"  {line}" for line in text.splitlines())
    yield "  ..."


def _escaped(text: str) -> str:
    line = " ".join(readable(text).split())
    return line.replace("\\", "\\\\").replace("#", "\\#")
