"""What the operators make of a clause."""

import pytest

from hoyle import games
from hoyle.clause import observing
from hoyle.register import clauses
from hoyle.solo_whist.auction import eldest_hand
from hoyle.solo_whist.score import proposal_is_made, solo_is_made, solo_won
from hoyle_verify.mutants.mutate import Mutant, Planted, mutants_of
from hoyle_verify.mutants.operators import OPERATORS

games.load()


def mutants(clause_id: str, operator: str) -> list[Mutant]:
    return [mutant for mutant in mutants_of(clauses()[clause_id]) if mutant.operator == operator]


class TestOperators:
    def test_dropped_narrowing_clause_keeps_everything(self) -> None:
        (whole, *branches) = mutants("SW-RAB-4", "drop")

        assert ("the clause is not there", 0x1FF) == (whole.change, whole.function(None, 0x1FF))
        assert ["never: state.bid == ABUNDANCE"] == [branch.change for branch in branches]

    def test_dropped_definition_is_never_or_always_true(self) -> None:
        never, always = mutants("SW-SOLO-2", "drop")

        assert (False, True) == (never.function(13), always.function(0))

    def test_dropped_price_is_nothing(self) -> None:
        (price,), (payments,) = mutants("SW-PAY-2", "drop"), mutants("SW-RUL-14", "drop")

        assert (0, (0, 0, 0, 0)) == (price.function(9, 4), payments.function(4, 0, 4))

    def test_comparison_is_turned_round(self) -> None:
        (mutant,) = mutants("SW-SOLO-2", "compare")

        assert (True, False) == (mutant.function(4), mutant.function(5))

    def test_number_is_one_more_or_one_less(self) -> None:
        more, less = mutants("SW-SOLO-2", "shift")

        assert (False, True, True) == (more.function(5), more.function(6), less.function(4))

    def test_named_number_is_shifted_by_its_name(self) -> None:
        assert ["SOLO_TARGET + 1", "SOLO_TARGET - 1"] == [mutant.change for mutant in mutants("SW-SOLO-2", "shift")]

    def test_two_named_numbers_are_exchanged(self) -> None:
        (mutant,) = mutants("SW-PAY-6", "swap")

        assert ("SOLO_TRICK and SOLO_TARGET exchanged", 4 + 5 * (7 - 1)) == (mutant.change, mutant.function(7, 4))

    def test_direction_is_turned_round(self) -> None:
        (mutant,) = mutants("SW-BID-3", "direction")

        assert [3, 0, 1, 2] == [mutant.function(dealer) for dealer in range(4)]

    def test_least_stands_for_greatest(self) -> None:
        (mutant,) = mutants("GS-RUL-21", "end")

        assert (20, "max for min") == (mutant.function(20), mutant.change)

    def test_or_stands_for_and(self) -> None:
        (mutant,) = mutants("SW-PROP-9", "connect")

        assert (True, True) == (mutant.function(1, 2), mutant.function(5, 4))


class TestMutants:
    def test_every_operator_is_at_work_somewhere(self) -> None:
        used = {mutant.operator for clause in clauses().values() if clause.function for mutant in mutants_of(clause)}

        assert set(OPERATORS) == used

    def test_they_are_numbered_and_always_the_same(self) -> None:
        first, second = (mutants_of(clauses()["SW-RUL-6"]) for _ in range(2))

        assert [mutant[:5] for mutant in first] == [mutant[:5] for mutant in second]
        assert [f"SW-RUL-6/{number}" for number in range(1, len(first) + 1)] == [mutant.id for mutant in first]

    def test_line_of_the_change_is_that_of_the_file(self) -> None:
        function = clauses()["SW-SOLO-2"].function
        assert function is not None

        assert {function.__code__.co_firstlineno + 3} == {mutant.line for mutant in mutants("SW-SOLO-2", "shift")}


class TestPlanted:
    def test_mutant_answers_for_its_clause(self) -> None:
        (mutant,) = mutants("SW-SOLO-2", "compare")

        with observing(Planted(mutant)):
            assert (False, True) == (solo_is_made(5), proposal_is_made(8))
        assert solo_is_made(5)

    def test_other_clauses_answer_as_before(self) -> None:
        (mutant,) = mutants("SW-BID-3", "direction")

        with observing(Planted(mutant)):
            assert (3, 7) == (eldest_hand(0), solo_won(8, 4))
        assert 1 == eldest_hand(0)


@pytest.mark.parametrize("clause_id", [clause.id for clause in clauses().values() if clause.function])
def test_changed_function_takes_what_its_clause_takes(clause_id: str) -> None:
    function = clauses()[clause_id].function
    assert function is not None

    changed = [mutant for mutant in mutants_of(clauses()[clause_id]) if mutant.function.__name__ == function.__name__]

    assert {function.__code__.co_argcount} >= {mutant.function.__code__.co_argcount for mutant in changed}
