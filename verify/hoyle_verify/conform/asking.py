"""Putting the cases of a scenario to a program, and judging its answers.

What is expected never goes out.  A refusal passes only if the program itself plays the actions before it and a legal
one in its place, and then answers ``rejected`` with exactly that position.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import msgspec
from msgspec import UNSET

from hoyle_verify.conform.cases import Case, Group
from hoyle_verify.conform.permuting import permuted
from hoyle_verify.conform.reply import Reply
from hoyle_verify.conform.verdict import Verdict, compared, marked, not_ok
from hoyle_verify.conform.views import judge_view
from hoyle_verify.hap.requests import AnyRequest, Ask, Draw, Replay, Settle
from hoyle_verify.hap.responses import HelloOk
from hoyle_verify.judge.counts import differences_of_count
from hoyle_verify.judge.judge import Difference, as_json, compare, legal_action
from hoyle_verify.scenario.canonical import to_count, to_request
from hoyle_verify.scenario.model import Answer

Judged = tuple[Case, Verdict]


class Questions:
    """The questions about one scenario under one permutation."""

    def __init__(self, group: Group, ask: Callable[[AnyRequest], Reply], claims: HelloOk) -> None:
        self._scenario: Final = group.scenario
        self._permutation: Final = group.permutation
        self._ask: Final = ask
        self._claims: Final = claims
        self._controls: Final[dict[int, Verdict | None]] = {}

    def judge(self, cases: Sequence[Case]) -> Iterator[Judged]:
        """Judge those cases of the scenario that are applicable."""
        if self._scenario.kind in ("draw", "count"):
            answered = self._draw if self._scenario.kind == "draw" else self._count
            yield from ((case, answered()) for case in cases)
            return
        checkpoints = [case for case in cases if case.checkpoint is not None and case.seat is None]
        if checkpoints:
            yield from self._checkpoints(checkpoints)
        for case in cases:
            if case.seat is not None:
                yield case, judge_view(case, self._put)
            elif case.reject is not None:
                yield case, self._refusal(case)

    def _checkpoints(self, cases: Sequence[Case]) -> Iterator[Judged]:
        """Ask for all checkpoints at once, and for each by itself if the program can answer only some of them."""
        question = self._question(cases)
        reply = self._put(question)
        if reply.ok is None and reply.fault is None and len(cases) > 1:
            for case in cases:
                yield from self._checkpoints([case])
            return
        for case in cases:
            yield case, self._compared(case, question, reply)

    def _question(self, cases: Sequence[Case]) -> Replay | Settle:
        """Make a request that goes no further than its last question, so that no more is needed than is claimed."""
        request = to_request(self._scenario)
        ask = tuple(Ask(at=case.at, want=case.wants) for case in cases)
        if isinstance(request, Settle):
            return msgspec.structs.replace(request, ask=ask)
        furthest = max(case.length for case in cases)
        return msgspec.structs.replace(request, ask=ask, actions=request.actions[:furthest])

    def _compared(self, case: Case, question: Replay | Settle, reply: Reply) -> Verdict:
        assert case.checkpoint is not None

        if reply.ok is None:
            actions = question.actions if isinstance(question, Replay) else ()
            return marked(_not_played(reply, actions, case.line, ""), reply)
        found = next((each for each in reply.ok.obs if each.at == case.at), None)
        return compared(reply, compare(case.checkpoint, as_json(found)))

    def _refusal(self, case: Case) -> Verdict:
        assert case.reject is not None

        if case.reject.at not in self._controls:
            self._controls[case.reject.at] = self._control(case.reject.at)
        if (broken := self._controls[case.reject.at]) is not None:
            return broken
        reply = self._put(to_request(self._scenario, reject=case.reject))
        given = reply.response.rejected if reply.response is not None else UNSET
        if given is UNSET and reply.ok is None:
            return marked(not_ok(reply, case.reject.action), reply)
        if given is UNSET or given.at != case.reject.at:
            due = f"rejected at {case.reject.at}"
            return compared(reply, [Difference(case.line, str(case.at), case.reject.action, due, str(reply))])
        named = given.clause or ""
        return compared(reply, (), named if named != case.reject.clause else "")

    def _control(self, at: int) -> Verdict | None:
        """Let the program play up to a position, and a legal action there; None if it does, as it must."""
        request = to_request(self._scenario)
        assert isinstance(request, Replay)

        allowed = (*request.actions[:at], *(legal_action(self._scenario, at) or self._own_choice(at)))
        reply = self._put(msgspec.structs.replace(request, actions=allowed, ask=()))
        if reply.ok is not None and not reply.earlier:
            return None
        if reply.ok is not None:
            return compared(reply, ())
        return marked(_not_played(reply, allowed, 0, f"legal play up to {len(allowed)}"), reply)

    def _own_choice(self, at: int) -> tuple[str, ...]:
        """Give what the program itself says is legal at a position, where the scenario does not say it."""
        if not {"actor", "legal"} <= set(self._claims.games[self._scenario.game].can):
            return ()
        request = to_request(self._scenario)
        assert isinstance(request, Replay)

        ask = (Ask(at=at, want=("actor", "legal")),)
        reply = self._put(msgspec.structs.replace(request, actions=request.actions[:at], ask=ask))
        found = next(iter(reply.ok.obs), None) if reply.ok is not None else None
        if found is None or not isinstance(found.actor, int) or not found.legal:
            return ()
        return (f"{found.actor} {found.legal[0]}",)

    def _draw(self) -> Verdict:
        scenario = self._scenario
        assert scenario.setup is not None
        assert isinstance(scenario.answer, Answer)

        reply = self._put(
            Draw(id="0", game=scenario.game, ruleset=scenario.ruleset, options=scenario.options, setup=scenario.setup)
        )
        if reply.ok is None:
            return marked(not_ok(reply, ""), reply)
        given = as_json(reply.ok)
        return compared(reply, _differences_of_draw(as_json(scenario.answer), given))

    def _count(self) -> Verdict:
        answer = self._scenario.answer
        assert answer is not None

        reply = self._put(to_count(self._scenario))
        if reply.ok is None:
            return marked(not_ok(reply, ""), reply)
        return compared(reply, differences_of_count(answer, reply.ok))

    def _put(self, request: AnyRequest) -> Reply:
        """Ask with the table turned as the group says, and turn the answer back."""
        players = len(self._scenario.players)
        reply = self._ask(permuted(request, self._permutation, players))
        if reply.ok is None or reply.response is None:
            return reply
        turned = permuted(reply.ok, self._permutation.inverse(players), players)
        return reply._replace(response=msgspec.structs.replace(reply.response, ok=turned))


def _not_played(reply: Reply, actions: Sequence[str], line: int, question: str) -> Verdict:
    """Give the verdict on a reply without what was asked, which is often that it refuses one of the legal actions."""
    refused = reply.response.rejected if reply.response is not None else UNSET
    if refused is UNSET or refused.at >= len(actions):
        return not_ok(reply, question)
    at = refused.at
    return compared(reply, [Difference(line, str(at), actions[at], "a legal action", str(reply))])


def _differences_of_draw(answer: dict[str, Any], given: dict[str, Any]) -> Iterator[Difference]:
    for name, expected in answer.items():
        if _unordered(expected) != _unordered(given.get(name)):
            yield Difference(0, "the draw", name, str(expected), str(given.get(name)))


def _unordered(value: Any) -> Any:
    """Let the order within a pair, or among those who draw again, not matter."""
    if not isinstance(value, list):
        return value
    return sorted(value) if all(isinstance(each, int) for each in value) else [_unordered(each) for each in value]
