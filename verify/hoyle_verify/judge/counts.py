"""Judging counts: the lines that a scenario says there are against those that a program counts."""

from collections import Counter
from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import UNSET

from hoyle_verify.hap.responses import CountOk
from hoyle_verify.judge.judge import Answerer, Difference, as_json, describe
from hoyle_verify.scenario.canonical import to_count
from hoyle_verify.scenario.model import Answer, Ends, Scenario

_Frozen = Hashable


def judge_count(scenario: Scenario, ask: Answerer) -> Iterator[Difference]:
    """Put a count to a program and compare."""
    response = ask(to_count(scenario))
    if response.ok is UNSET:
        yield Difference(1, "the whole", "the answer", "ok", describe(response))
        return
    assert scenario.answer is not None

    yield from differences_of_count(scenario.answer, response.ok)


def differences_of_count(answer: Answer, got: CountOk) -> Iterator[Difference]:
    """Give every difference between the count of a scenario and that of a program, first moves last.

    Only what stands in the answer is compared.
    """
    if answer.actor is not UNSET and answer.actor != got.actor:
        yield _difference("actor", answer.actor, got.actor)
    yield from _tallies("", answer, got)
    if answer.ends is not UNSET:
        yield from _ends(answer.ends, as_json(got.ends) if got.ends is not UNSET else [])
    if answer.moves is UNSET:
        return
    moves = got.moves if got.moves is not UNSET else {}
    if moves.keys() != answer.moves.keys():
        yield _difference("first moves", sorted(answer.moves), sorted(moves))
    for token in answer.moves.keys() & moves.keys():
        yield from _tallies(f" after {token}", answer.moves[token], moves[token])


def _tallies(where: str, expected: Any, got: Any) -> Iterator[Difference]:
    if expected.lines != got.lines:
        yield _difference(f"lines{where}", expected.lines, got.lines)
    if expected.results is UNSET:
        return
    counted = got.results if got.results is not UNSET else {}
    for result in sorted({*expected.results, *counted}):
        if expected.results.get(result, 0) != counted.get(result, 0):
            yield _difference(f"{result}{where}", expected.results.get(result, 0), counted.get(result, 0))


def _ends(expected: Sequence[Ends], got: Sequence[Mapping[str, Any]]) -> Iterator[Difference]:
    """Compare how many lines end in which way, by those observables, and fields of a contract, that are expected."""
    asked = [as_json(end.facts) for end in expected]
    fields = {name for facts in asked for name in facts.get("contract") or ()}
    wanted, counted = Counter[_Frozen](), Counter[_Frozen]()
    shown: dict[_Frozen, dict[str, Any]] = {}
    for tally, facts, lines in (
        *((wanted, facts, end.lines) for facts, end in zip(asked, expected, strict=True)),
        *((counted, end, end["lines"]) for end in got),
    ):
        told = {name: _value(name, facts.get(name), fields) for name in asked[0]}
        shown[_frozen(told)] = told
        tally[_frozen(told)] += lines
    for key, ending in shown.items():
        if wanted[key] != counted[key]:
            yield _difference(f"lines with {msgspec.json.encode(ending).decode()}", wanted[key], counted[key])


def _value(name: str, value: Any, fields: Collection[str]) -> Any:
    """Give an observable, but of a contract only some fields; one that is not there is as good as null."""
    if name == "contract" and value is not None:
        return {field: value.get(field) for field in sorted(fields)}
    return value


def _frozen(value: Any) -> _Frozen:
    """Give a JSON value in a form that can be counted, in which 1 and 1.0 are one number."""
    if isinstance(value, dict):
        return tuple((name, _frozen(part)) for name, part in value.items())
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def _difference(what: str, expected: Any, got: Any) -> Difference:
    return Difference(1, "the end", what, str(expected), str(got))
