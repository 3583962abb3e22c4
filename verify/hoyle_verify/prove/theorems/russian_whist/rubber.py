"""The rubber of Russian Whist, and what is paid after it."""

from collections.abc import Iterator
from typing import Annotated

from hoyle.domains import Range
from hoyle.russian_whist.score import (
    Difference,
    difference,
    each_receives_the_difference,
    rubber_is_won,
    rubber_points,
    trick_points,
    winning_side,
)
from hoyle.russian_whist.state import Tricks
from hoyle_verify.prove.space import Space, space
from hoyle_verify.prove.theorem import always, ambiguity, gap
from hoyle_verify.prove.theorems.russian_whist.table import (
    EVERY_GAME,
    everywhere,
    finished,
)

AnyGame = Annotated[int, Range(0, len(EVERY_GAME) - 1)]


@space
def rubbers() -> Space[tuple[int, int]]:
    """Every way in which a rubber can go, by the hands that each side has won."""
    return Space([(0, 0)], hands_of_a_rubber)


def hands_of_a_rubber(won: tuple[int, int]) -> Iterator[tuple[str, tuple[int, int]]]:
    """Give what one more hand makes of a rubber that is not over."""
    if not rubber_is_won(won[0]) and not rubber_is_won(won[1]):
        for tricks in range(14):
            side = winning_side(tricks)
            yield f"{tricks} tricks", (won[0] + (side == 0), won[1] + (side == 1))


@always("RW-THM-SESS-1", over=rubbers)
def rubber_lasts_two_or_three_hands(rubber: Space[tuple[int, int]]) -> bool:
    """A rubber is over after two hands or three."""
    ways = {len(rubber.way(end)[1]) for end in rubber.ends()}
    return rubber.longest == 3 and ways == {2, 3} and set(rubber.ends()) == {(2, 0), (0, 2), (2, 1), (1, 2)}


@ambiguity(
    "RW-THM-SESS-2",
    defect="RW-DEF-08",
    readings=("one hand", "ten points"),
    exactly=lambda tricks: tricks in range(3, 11),
)
def what_wins_half_a_rubber(reading: str, tricks: Tricks) -> object:
    """Whether one hand wins half a rubber, or ten points, matters unless somebody takes eleven tricks of the first."""
    side = winning_side(tricks)
    if reading == "ten points":
        return side if trick_points(max(tricks, 13 - tricks)) >= 10 else None
    return side


@ambiguity(
    "RW-THM-SESS-3",
    defect="RW-DEF-20",
    readings=(0, 1),
    exactly=lambda first, second, _lead: first != second,
)
def worth_of_a_mark(
    worth: int,
    first: Annotated[int, Range(0, 2)],
    second: Annotated[int, Range(0, 2)],
    lead: Annotated[int, Range(0, 40)],
) -> object:
    """Whether the marks for hands are points matters whenever one pair has more of them, which ends every rubber."""
    return difference((lead + worth * first, worth * second))


@always("RW-THM-SESS-4")
def rubber_is_zero_sum(won: Difference) -> bool:
    """What one pair receives after the rubber the other pays."""
    first, second, third, fourth = each_receives_the_difference(won)
    return (
        (first, second, third, fourth) == (won, -won, won, -won)
        and difference((won, 0)) == won
        and rubber_points() == 10
    )


@gap(
    "RW-THM-SESS-5",
    defect="RW-DEF-27",
    exactly=everywhere,
    ruled=lambda won: (won, -won, won, -won),
)
def who_pays_the_difference(won: Difference) -> object:
    """What each player pays of the difference between the pairs the document does not say."""
    return each_receives_the_difference(won)


@always("RW-THM-SESS-6")
def nobody_is_paid_for_a_hand(which: AnyGame, tricks: Tricks) -> bool:
    """No hand changes what anybody has to pay, under any option; the sheet alone counts."""
    game = EVERY_GAME[which]
    state = game.settle(finished(tricks))
    outcome = game.outcome(state)
    return outcome is not None and outcome.payments == (0, 0, 0, 0) and sum(game.facts(state)["below"]) in range(2, 15)
