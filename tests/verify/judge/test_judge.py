"""The judge notices every way in which answers can differ, and accepts nothing that only looks right."""

from typing import Any

import msgspec
import pytest

from hoyle_verify.hap.requests import AnyRequest, Replay
from hoyle_verify.hap.responses import Failure, Rejected, Response, Skip
from hoyle_verify.judge.judge import judge
from hoyle_verify.scenario.model import Checkpoint, Reject, Scenario, Source
from hoyle_verify.serve.reference import answer
from tests.verify.serve.test_loop import DEAL


def scenario(**fields: Any) -> Scenario:
    plain = {
        "id": "solo-whist/auction/example",
        "path": "example.yaml",
        "format": 1,
        "kind": "replay",
        "title": "An example.",
        "why": "It is one.",
        "game": "solo-whist",
        "standing": "stated",
        "clauses": (),
        "source": msgspec.to_builtins(Source(document="000", at="P10")),
        "players": ("A", "V", "R", "K"),
        "setup": DEAL,
        "actions": ("0 bid:misere",),
    }
    return msgspec.convert(plain | fields, Scenario)


def expecting(**facts: Any) -> Scenario:
    return scenario(expect=[msgspec.to_builtins(Checkpoint(at=1, facts=facts))])


def refusing(action: str = "1 bid:solo", clause: str = "SW-BID-4") -> Scenario:
    return scenario(reject=[msgspec.to_builtins(Reject(at=1, action=action, clause=clause))])


class TestExpectations:
    def test_what_is_right_leaves_no_difference(self) -> None:
        assert [] == judge(expecting(actor=1, over=False), answer, clauses=True)

    def test_a_wrong_value_is_shown_beside_the_right_one(self) -> None:
        (difference,) = judge(expecting(actor=2), answer, clauses=True)

        assert ("actor", "2", "1") == (difference.what, difference.expected, difference.got)

    def test_legal_actions_are_a_set(self) -> None:
        legal = ["pass", "bid:abundance", "bid:declared-abundance", "bid:open-misere"]

        assert [] == judge(expecting(legal=legal), answer, clauses=True)
        assert judge(expecting(legal=legal[1:]), answer, clauses=True)

    @pytest.mark.parametrize(("field", "wrong"), [("legal_has", "bid:solo"), ("legal_lacks", "pass")])
    def test_legal_actions_can_be_expected_in_part(self, field: str, wrong: str) -> None:
        right = {"legal_has": "pass", "legal_lacks": "bid:solo"}[field]
        place = {"at": 1, "facts": {}}

        assert [] == judge(scenario(expect=[place | {field: [right]}]), answer, clauses=True)
        assert judge(scenario(expect=[place | {field: [wrong]}]), answer, clauses=True)


class TestRefusals:
    def test_the_right_refusal_passes(self) -> None:
        assert [] == judge(refusing(), answer, clauses=True)

    def test_another_clause_counts_only_if_asked(self) -> None:
        wrong = refusing(clause="SW-RUL-2")

        assert judge(wrong, answer, clauses=True)
        assert [] == judge(wrong, answer, clauses=False)

    def test_a_legal_action_is_no_refusal(self) -> None:
        assert judge(refusing(action="1 bid:abundance"), answer, clauses=False)

    @pytest.mark.parametrize(
        "part",
        [
            {"error": Failure(message="lost")},
            {"skip": Skip(reason="later")},
            {"rejected": Rejected(at=0)},
        ],
    )
    def test_only_a_rejection_at_that_position_passes(self, part: dict[str, Any]) -> None:
        def evasive(request: AnyRequest) -> Response[Any]:
            right = answer(request)
            return Response(id=request.id, **part) if isinstance(right.rejected, Rejected) else right

        assert judge(refusing(), evasive, clauses=False)

    def test_refusing_everything_is_noticed(self) -> None:
        def refuses_all(request: AnyRequest) -> Response[Any]:
            if isinstance(request, Replay) and request.actions:
                return Response(id=request.id, rejected=Rejected(at=len(request.actions) - 1))
            return answer(request)

        assert judge(refusing(), refuses_all, clauses=False)


def test_an_error_is_a_difference() -> None:
    broken = scenario(setup=DEAL | {"dealer": 0})

    assert judge(broken, answer, clauses=True)
