"""Putting a scenario to whatever answers HAP/1, and comparing.

A reject case passes only if the same program also plays the actions before it and, where the scenario knows one, a
legal action in its place, and answers ``rejected`` with exactly that position.  The clause that it names is compared
only where the caller asks for that.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET

from hoyle_verify.hap.requests import AnyRequest, Replay
from hoyle_verify.hap.responses import Response
from hoyle_verify.scenario.canonical import to_request
from hoyle_verify.scenario.model import Checkpoint, Reject, Scenario

Answerer = Callable[[AnyRequest], Response[Any]]
"""What takes a request and gives the program's answer."""

RUNNABLE = ("replay", "settle")
"""The kinds of scenario that can be judged so far."""


class Difference(NamedTuple):
    """Something that did not come out as expected; ``line`` is that of the expectation in its file."""

    line: int
    at: str
    what: str
    expected: str
    got: str

    def __str__(self) -> str:
        return f"at {self.at}, {self.what}: expected {self.expected}, got {self.got}"


def judge(scenario: Scenario, ask: Answerer, *, clauses: bool) -> list[Difference]:
    """Give every difference between the scenario and the answers; none means that it passes.

    ``clauses`` says whether a refusal must also name the right clause, as the reference engine's must.
    """
    response = ask(to_request(scenario))
    if response.ok is UNSET:
        return [Difference(0, "the whole", "the answer", "ok", describe(response))]
    by_place = {observation.at: observation for observation in response.ok.obs}
    found = [
        difference
        for checkpoint in scenario.expect
        for difference in compare(checkpoint, as_json(by_place.get(checkpoint.at)))
    ]
    for reject in scenario.reject:
        found.extend(_judge_reject(scenario, reject, ask, clauses=clauses))
    return found


def describe(response: Response[Any]) -> str:
    """Say in a few words what an answer is that is not ``ok``."""
    if response.rejected is not UNSET:
        clause = f" by {response.rejected.clause}" if response.rejected.clause else ""
        return f"rejected at {response.rejected.at}{clause}"
    if response.skip is not UNSET:
        return f"skipped: {response.skip.reason}"
    if response.error is not UNSET:
        return f"error: {response.error.message}"
    return "ok"


def compare(checkpoint: Checkpoint, got: dict[str, Any] | None) -> Iterator[Difference]:
    """Give every difference between what is expected at one position and the observables there, as JSON values."""
    place = str(checkpoint.at)
    if got is None:
        yield Difference(checkpoint.line, place, "the observation", "an answer", "none")
        return
    for name, expected in as_json(checkpoint.facts).items():
        if not _same(name, expected, got.get(name)):
            yield Difference(checkpoint.line, place, name, _show(expected), _show(got.get(name)))
    legal = set(got.get("legal") or ())
    for token in checkpoint.legal_has:
        if token not in legal:
            yield Difference(checkpoint.line, place, "legal", f"{token} among them", _show(sorted(legal)))
    for token in checkpoint.legal_lacks:
        if token in legal:
            yield Difference(checkpoint.line, place, "legal", f"{token} not among them", _show(sorted(legal)))


def _same(name: str, expected: Any, got: Any) -> bool:
    if name == "legal":
        return isinstance(got, list) and sorted(expected) == sorted(got)
    if name == "contract" and isinstance(expected, dict) and isinstance(got, dict):
        return all(got.get(field) == value for field, value in expected.items())
    return bool(expected == got)


def as_json(value: Any) -> Any:
    """Give a value as plain JSON values, in which every sequence is a list."""
    return msgspec.json.decode(msgspec.json.encode(value))


def _judge_reject(scenario: Scenario, reject: Reject, ask: Answerer, *, clauses: bool) -> Iterator[Difference]:
    place = str(reject.at)
    request = to_request(scenario, reject=reject)
    assert isinstance(request, Replay)
    allowed = (*request.actions[:-1], *legal_action(scenario, reject.at))
    played = ask(msgspec.structs.replace(request, actions=allowed))
    if played.ok is UNSET:
        yield Difference(reject.line, place, f"legal play up to {len(allowed)}", "ok", describe(played))
        return
    response = ask(request)
    if response.rejected is UNSET or response.rejected.at != reject.at:
        yield Difference(reject.line, place, reject.action, f"rejected at {reject.at}", describe(response))
    elif clauses and response.rejected.clause != reject.clause:
        yield Difference(
            reject.line, place, reject.action, f"rejected by {reject.clause}", f"by {response.rejected.clause}"
        )


def legal_action(scenario: Scenario, at: int) -> tuple[str, ...]:
    """Give an action that the scenario says is legal at a position, if it says so."""
    if at < len(scenario.actions):
        return (scenario.actions[at],)
    for checkpoint in scenario.expect:
        actor, legal = checkpoint.facts.get("actor"), checkpoint.facts.get("legal")
        if checkpoint.at in (at, "end") and actor is not None and legal:
            return (f"{actor} {legal[0]}",)
    return ()


def _show(value: Any) -> str:
    return msgspec.json.encode(value).decode()
