"""Neither a claim nor a clause may ask symbols what plain values answer otherwise, itself or through a helper."""

from typing import Annotated, Any, Final

import pytest

from hoyle.clause import _clauses_by_function
from hoyle.domains import Range
from hoyle_verify.prove.run import runner_of
from hoyle_verify.prove.symbolic.honest import dishonest
from hoyle_verify.prove.theorem import Theorem
from hoyle_verify.prove.theorems import load
from tests.verify.prove.claims import claim
from tests.verify.prove.test_runners import EVERY_CASE

Number = Annotated[int, Range(0, 13)]

BY_Z3: Final = [theorem for theorem in load().values() if runner_of(theorem) == "z3"]


def is_no_number(number: Any) -> bool:
    return not isinstance(number, int)


def asks_a_helper(number: Number) -> bool:
    return is_no_number(number)


def asks_a_helper_of_a_helper(number: Number) -> bool:
    return asks_a_helper(number)


def plain(number: Number) -> bool:
    return number < 14


def asks_in_an_inner_function(number: Number) -> bool:
    return any(is_no_number(each) for each in (number, number))


def asks_in_its_own_words(number: Number) -> bool:
    return (number > 3) is not True


def round_a_claim(helper: Any) -> Any:
    def asks_round_it(number: Number) -> bool:
        answer: bool = helper(number)
        return answer

    return asks_round_it


class TestDishonest:
    @pytest.mark.parametrize(
        ("function", "asks"),
        [
            (asks_in_its_own_words, "compares identities"),
            (is_no_number, "calls isinstance"),
            (asks_a_helper, "by is_no_number calls isinstance"),
            (asks_a_helper_of_a_helper, "by is_no_number calls isinstance"),
            (asks_in_an_inner_function, "by is_no_number calls isinstance"),
            (round_a_claim(is_no_number), "by is_no_number calls isinstance"),
            (round_a_claim(plain), ""),
            (plain, ""),
        ],
    )
    def test_question_is_found_wherever_it_is_asked(self, function: Any, asks: str) -> None:
        assert asks == dishonest(function)

    def test_every_function_is_looked_at(self) -> None:
        assert "by is_no_number calls isinstance" == dishonest(plain, None, asks_a_helper)

    def test_helper_that_asks_makes_no_proof(self) -> None:
        result = EVERY_CASE["z3"](claim(asks_a_helper), 1e12)

        assert ("unknown", True) == (result.verdict, "by is_no_number calls isinstance" in result.found)

    def test_description_that_asks_makes_no_proof(self) -> None:
        theorem = claim(plain, "gap", defects=("SW-DEF-11",), exactly=asks_a_helper)

        assert "unknown" == EVERY_CASE["z3"](theorem, 1e12).verdict

    @pytest.mark.parametrize("decider", EVERY_CASE.values(), ids=EVERY_CASE)
    def test_that_claim_is_false_all_the_same(self, decider: Any) -> None:
        """By enumeration it is refuted, which shows that a proof of it would be a false one."""
        assert "proved" != decider(claim(asks_a_helper), 1e12).verdict


def test_no_clause_asks_by_a_helper() -> None:
    found = {clause.id: dishonest(function) for function, clause in _clauses_by_function.items()}

    assert ({}, True) == ({id_: asks for id_, asks in found.items() if asks}, len(found) > 300)


@pytest.mark.parametrize("theorem", BY_Z3, ids=lambda theorem: theorem.id)
def test_no_theorem_asks(theorem: Theorem) -> None:
    assert "" == dishonest(theorem.claim, theorem.exactly, theorem.ruled, *theorem.readings)
