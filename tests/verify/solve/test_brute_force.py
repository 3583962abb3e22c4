"""Every value against trying everything, in random endings of all kinds."""

import random

import pytest

from hoyle.cards import format_card
from hoyle_verify.solve import Goal, Solver
from tests.verify.solve.brute import POINTS, Ending, brute
from tests.verify.solve.endings import GOALS, draw, position_of, swapped

MEMORY = 4 << 20


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver(memory=MEMORY)


SEEDS = [*range(4), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(4, 20))]
"""A hundred endings each."""


@pytest.mark.parametrize("seed", SEEDS)
def test_every_card_of_a_hundred_endings_is_worth_what_trying_everything_says(solver: Solver, seed: int) -> None:
    chance = random.Random(seed)
    for number in range(100):
        ending = draw(chance, longest=5 if number % 25 == 0 else 4 if number % 2 == 0 else 3)
        goal = chance.choice(GOALS)
        values = brute(ending, wants_many=goal.kind == "most", points=goal.unit == "points")
        expected = {card: min(value, 1) if goal.kind == "misere" else value for card, value in values.items()}
        assert expected == _valued(solver, ending, goal), (ending, goal)


def test_every_line_ends_with_the_value_that_it_promises(solver: Solver) -> None:
    chance = random.Random(99)
    for _ in range(200):
        goal = chance.choice(GOALS)
        position = position_of(draw(chance, longest=4))
        solution = solver.solve(position, goal)
        for card in solution.line:
            position = position.after(card, goal.unit)
        assert solution.value == (min(position.taken, 1) if goal.kind == "misere" else position.taken)


def test_whether_a_goal_is_reached_follows_from_the_values(solver: Solver) -> None:
    chance = random.Random(7)
    for _ in range(300):
        ending, goal = draw(chance, longest=3), chance.choice(GOALS)
        position = position_of(ending)
        worth = brute(ending, wants_many=goal.kind == "most", points=goal.unit == "points").values()
        raises = bool(position.side >> position.actor & 1) == (goal.kind == "most")
        value = max(worth) if raises else min(worth)
        cards = [*ending.trick, *(card for hand in ending.hands for card in hand)]
        tricks = len(cards) // len(ending.hands)
        in_all = sum(POINTS.get(card[1], 0) for card in cards) if goal.unit == "points" else tricks
        assert goal.is_made(value, in_all) == solver.makes(position, goal), (ending, goal)


def _valued(solver: Solver, ending: Ending, goal: Goal) -> dict[str, int]:
    solution = solver.values(position_of(ending), goal)
    return {swapped(format_card(card)): value for card, value in solution.items()}
