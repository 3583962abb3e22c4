"""Known misreadings: each is named for the program that has it, and for no other."""

from collections.abc import Sequence
from functools import cache

import pytest

from hoyle.clause import observing
from hoyle_verify.conform.asking import Questions
from hoyle_verify.conform.cases import Group, groups
from hoyle_verify.conform.diagnosis import diagnose, misreadings
from hoyle_verify.conform.events import CaseEvent, Footer, Log, Result
from hoyle_verify.conform.reply import Reply
from hoyle_verify.hap.requests import AnyRequest, Hello
from hoyle_verify.hap.responses import HelloOk
from hoyle_verify.judge.run import load_all
from hoyle_verify.mutants.catalogue.misreading import Misread
from hoyle_verify.serve.reference import answer
from tests.verify.conform.faults.catalogue import FAULTS
from tests.verify.conform.logs import header, log

IDS = [each.id for each in misreadings()]


@cache
def corpus_of(game: str) -> Sequence[Group]:
    return list(groups(load_all([game])))


def ask(request: AnyRequest) -> Reply:
    """Ask the reference with whatever fault is planted; that it breaks over it counts as a crash."""
    try:
        return Reply(answer(request))
    except Exception as error:  # noqa: BLE001  # a planted fault may break anything
        return Reply(None, "crash", str(error))


def log_with(fault: str) -> Log:
    """Check the reference with a fault against the corpus of its game."""
    planted = FAULTS[fault]
    claims = answer(Hello(id="0", hap=(1,))).ok
    assert isinstance(claims, HelloOk)
    cases, results = [], []
    with observing(Misread(planted.answers)):
        for each in corpus_of(planted.game):
            for case, verdict in Questions(each, ask, claims).judge(each.cases):
                cases.append(
                    CaseEvent(case=case.id, title="", game=planted.game, kind="replay", clauses=case.clauses, where="")
                )
                results.append(Result(case=case.id, outcome=verdict.outcome))
    footer = Footer(complete=True, counts={}, seconds=0)
    return Log(header(len(cases)), tuple(cases), tuple(results), footer)


class TestDiagnosis:
    @pytest.mark.parametrize("id", IDS)
    def test_misreading_is_named_and_no_other(self, id: str) -> None:
        assert [id] == [found.id for found in diagnose(log_with(id))]

    def test_run_that_holds_has_none(self) -> None:
        signs = {sign for each in misreadings() for sign in each.signs}

        assert [] == diagnose(log(*((sign, "pass") for sign in signs)))

    def test_signs_that_were_not_asked_are_no_signs(self) -> None:
        signs = {sign for each in misreadings() for sign in each.signs}

        assert [] == diagnose(log(*((sign, "not-applicable") for sign in signs)))

    def test_one_sign_is_enough_if_the_other_was_not_asked(self) -> None:
        first, second = next(each.signs for each in misreadings() if each.id == "overtricks-unpaid")
        found = diagnose(log((first, "fail"), (second, "not-applicable")))

        assert ["overtricks-unpaid"] == [each.id for each in found]

    def test_one_sign_that_passes_speaks_against_it(self) -> None:
        first, second = next(each.signs for each in misreadings() if each.id == "overtricks-unpaid")

        assert [] == diagnose(log((first, "fail"), (second, "pass")))

    def test_case_in_other_words_is_a_sign_too(self) -> None:
        signs = next(each.signs for each in misreadings() if each.id == "overtricks-unpaid")

        assert ["overtricks-unpaid"] == [
            each.id for each in diagnose(log(*((f"{sign}~1DCHS", "fail") for sign in signs)))
        ]


class TestMisreadings:
    def test_every_sign_is_a_case_of_the_corpus(self) -> None:
        for each in misreadings():
            cases = {case.id for group in corpus_of(each.game) for case in group.cases}

            assert set() == {*each.signs, *each.spared} - cases

    def test_ids_are_unique(self) -> None:
        assert len(IDS) == len(set(IDS))
