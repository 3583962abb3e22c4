"""What is broken in a clause, and how."""

from typing import Any

from hoyle import games
from hoyle.clause import clause_of as entered
from hoyle.solo_whist.play import follow_suit
from hoyle_verify.mutants.mutate import Mutant, mutants_of
from hoyle_verify.mutants.orders import Swap, orders_of, swapped
from tests.verify.mutants.toys import clause_of, toy

FOUND = mutants_of(clause_of(toy))


def of(operator: str) -> list[str]:
    return [mutant.change for mutant in FOUND if mutant.operator == operator]


def called(change: str) -> Mutant:
    return next(mutant for mutant in FOUND if mutant.change == change)


def test_a_clause_and_its_branches_are_dropped() -> None:
    assert ["never true", "always true", "never: number == OTHER and seat == left_of(seat)"] == of("drop")


def test_a_clause_that_restricts_is_dropped_by_handing_back_what_it_got() -> None:
    def narrowing(_state: Any, cards: int) -> int:
        """Nothing is left."""
        return cards & 0

    dropped = mutants_of(clause_of(narrowing, "narrows"))[0]

    assert 7 == dropped.function(None, 7)


def test_comparisons_are_turned_round() -> None:
    assert [
        "opposite: number >= LIMIT",
        "opposite: number == OTHER",
        "opposite: seat == left_of(seat)",
        "opposite: min(number, seat) == 0",
    ] == of("compare")
    assert not called("opposite: number >= LIMIT").function(3, 0)


def test_numbers_are_shifted_both_ways() -> None:
    assert {"LIMIT + 1", "LIMIT - 1", "OTHER + 1", "OTHER - 1", "0 + 1", "0 - 1"} == set(of("shift"))
    assert not called("LIMIT + 1").function(3, 0)


def test_constants_are_exchanged() -> None:
    assert ["OTHER and LIMIT exchanged"] == of("swap")


def test_clockwise_becomes_counter_clockwise() -> None:
    assert ["back: left_of(seat)"] == of("direction")


def test_first_becomes_last() -> None:
    assert ["max for min"] == of("end")


def test_and_becomes_or() -> None:
    assert ["or: number == OTHER and seat == left_of(seat)"] == of("connect")


def test_what_marks_a_part_is_left_alone() -> None:
    assert not any("number > LIMIT" in mutant.change for mutant in FOUND)


def test_mutants_are_numbered_in_order() -> None:
    assert [f"SW-TOY-1/{number}" for number in range(1, len(FOUND) + 1)] == [mutant.id for mutant in FOUND]


def test_neighbours_of_a_fold_change_places_within_the_block_only() -> None:
    ruleset = games.game("solo-whist").ruleset
    held, follow = ruleset.fold("play")[:2]
    with swapped(Swap("play", held, follow)):
        assert (follow, held) == ruleset.fold("play")[:2]

    assert (held, follow) == ruleset.fold("play")[:2]


def test_order_is_a_mutant_of_the_clause_that_comes_first() -> None:
    games.load()
    held, follow = games.game("solo-whist").ruleset.fold("play")[:2]

    assert entered(follow_suit) is entered(follow)
    assert "SYS-HELD/play/SW-PLAY-2" in [mutant.id for mutant in orders_of(entered(held))]
