"""What goes out to a program, and what does not."""

from hoyle_verify.conform.asking import Questions
from hoyle_verify.conform.cases import group
from hoyle_verify.conform.permutation import AS_WRITTEN
from hoyle_verify.conform.reply import Reply
from hoyle_verify.hap.messages import encode
from hoyle_verify.hap.requests import AnyRequest, Hello, Replay
from hoyle_verify.hap.responses import HelloOk, Rejected, Response
from hoyle_verify.judge.run import load_all
from hoyle_verify.serve.reference import answer
from tests.verify.conform.support import BEFORE, SETTLED, scenario

NO_LEGAL_ACTION_IS_GIVEN = "german-solo/exchange/called-king-needs-no-card-face-down"
WHOLE = "solo-whist/whole/open-misere-let-through"


class Listener:
    """Answers as the reference does and keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[AnyRequest] = []

    def __call__(self, request: AnyRequest) -> Reply:
        self.asked.append(request)
        return Reply(answer(request))


def claims() -> HelloOk:
    said = answer(Hello(id="0", hap=(1,))).ok
    assert isinstance(said, HelloOk)
    return said


def judged(id: str, listener: Listener, part: str) -> list[str]:
    """Judge those cases of a scenario in whose id a text stands, and give their outcomes."""
    whole = group(scenario(id), AS_WRITTEN)
    cases = [case for case in whole.cases if part in case.id]
    return [verdict.outcome for _, verdict in Questions(whole, listener, claims()).judge(cases)]


class TestCheckpoints:
    def test_all_of_a_scenario_are_asked_at_once(self) -> None:
        listener = Listener()
        whole = group(scenario(WHOLE), AS_WRITTEN)
        cases = [case for case in whole.cases if case.checkpoint is not None and case.seat is None]
        outcomes = [verdict.outcome for _, verdict in Questions(whole, listener, claims()).judge(cases)]

        assert (1, {"pass"}) == (len(listener.asked), set(outcomes))
        assert len(cases) > 1

    def test_no_more_is_played_than_is_asked_about(self) -> None:
        listener = Listener()
        whole = group(scenario(WHOLE), AS_WRITTEN)
        list(Questions(whole, listener, claims()).judge(whole.cases[:1]))
        (asked,) = listener.asked
        assert isinstance(asked, Replay)

        assert whole.cases[0].at == len(asked.actions)

    def test_what_can_be_answered_is_judged_by_itself(self) -> None:
        def refuse_late(request: AnyRequest) -> Reply:
            assert isinstance(request, Replay)
            if len(request.actions) > 3:
                return Reply(Response(id="1", rejected=Rejected(at=3)))
            return Reply(answer(request))

        whole = group(scenario(WHOLE), AS_WRITTEN)
        cases = [case for case in whole.cases if case.checkpoint is not None and case.seat is None]
        judged_cases = Questions(whole, refuse_late, claims()).judge(cases)

        assert {(True, "pass"), (False, "fail")} == {(case.length <= 3, found.outcome) for case, found in judged_cases}


class TestExpectations:
    def test_they_never_go_out(self) -> None:
        for id in (BEFORE, SETTLED, WHOLE):
            listener = Listener()
            judged(id, listener, "")
            sent = b"".join(encode(request) for request in listener.asked)

            assert not any(name in sent for name in (b'"result":', b'"payments":', b'"legal":', b'"actor":'))
            assert scenario(id).title.encode() not in sent
            assert id.encode() not in sent


class TestRefusals:
    def test_actions_before_it_and_a_legal_one_are_played_first(self) -> None:
        listener = Listener()
        whole = scenario(BEFORE)
        outcomes = judged(BEFORE, listener, f"@{whole.reject[0].at}-not-")
        assert all(isinstance(request, Replay) for request in listener.asked)
        played = [request.actions for request in listener.asked if isinstance(request, Replay)]

        assert {"pass"} == set(outcomes)
        assert whole.actions[: whole.reject[0].at + 1] == played[0]
        assert len(outcomes) == len(played) - 1

    def test_program_is_asked_for_a_legal_action_where_the_scenario_knows_none(self) -> None:
        listener = Listener()
        judged(NO_LEGAL_ACTION_IS_GIVEN, listener, "-not-")
        first, second = listener.asked[:2]
        assert isinstance(first, Replay)
        assert isinstance(second, Replay)

        assert [("actor", "legal")] == [ask.want for ask in first.ask]
        assert len(first.actions) + 1 == len(second.actions)

    def test_every_refusal_of_the_corpus_has_a_position_that_is_played_up_to(self) -> None:
        for each in load_all(["six-bid/*"]):
            if each.reject:
                listener = Listener()
                whole = group(each, AS_WRITTEN)
                cases = [case for case in whole.cases if case.reject is not None]

                assert {"pass"} == {verdict.outcome for _, verdict in Questions(whole, listener, claims()).judge(cases)}
                assert len(listener.asked) > len(cases)
