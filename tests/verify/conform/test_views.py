"""What a seat sees: the reference lets nothing out, and a program that does is found out."""

import itertools

import pytest

from hoyle_verify.conform.asking import Questions
from hoyle_verify.conform.cases import groups
from hoyle_verify.conform.reply import Reply
from hoyle_verify.hap.requests import AnyRequest, Hello, View
from hoyle_verify.judge.run import load_all
from hoyle_verify.serve.reference import answer
from tests.verify.conform.support import fake, run

SEEN = "six-bid/auction/eldest-hand-speaks-first"


class TestReference:
    @pytest.mark.parametrize("game", ["german-solo", "preferans", "russian-whist", "six-bid", "solo-whist"])
    def test_hidden_cards_leave_no_trace(self, game: str) -> None:
        asked: list[AnyRequest] = []

        def ask(request: AnyRequest) -> Reply:
            asked.append(request)
            return Reply(answer(request))

        failed = [
            case.id
            for group in groups(load_all([f"{game}/*"]), permute=True)
            for case, verdict in Questions(group, ask, answer(Hello(id="0", hap=(1,))).ok).judge(  # type: ignore[arg-type]  # a HelloOk
                [case for case in group.cases if case.seat is not None]
            )
            if verdict.outcome != "pass"
        ]
        exchanged = [one for one, two in itertools.pairwise(asked) if is_same_but_for_the_hands(one, two)]

        assert [] == failed
        assert len(exchanged) > len(asked) / 4


def is_same_but_for_the_hands(one: AnyRequest, two: AnyRequest) -> bool:
    """Say whether two questions that follow each other are about two deals which differ in hidden cards."""
    return (
        isinstance(one, View)
        and isinstance(two, View)
        and (one.actions, one.seat, one.setup.dealer) == (two.actions, two.seat, two.setup.dealer)
        and sorted(card for hand in one.setup.hands or () for card in hand)
        == sorted(card for hand in two.setup.hands or () for card in hand)
        and one.setup.hands != two.setup.hands
    )


class TestPeeping:
    @pytest.mark.parametrize(("what", "told"), [("partner", "partner as seat"), ("hand", "hand"), ("actor", "actor")])
    def test_what_is_let_out_is_told(self, what: str, told: str) -> None:
        log = run(fake("peeping", what), [SEEN])
        failed = [result for result in log.results if result.outcome == "fail"]

        assert failed
        assert all("-view-" in result.case for result in failed)
        assert all(told in result.detail for result in failed)
