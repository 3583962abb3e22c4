"""The compiled search and the same functions in plain Python: the same answers after the same nodes."""

import os
import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from hoyle.cards import NO_SUIT
from hoyle_verify.solve import Goal, Solver
from hoyle_verify.solve.playouts import playouts
from hoyle_verify.solve.program import NeedsCompiler, compiled, interpreted
from tests.verify.solve.endings import GOALS, draw, position_of

MEMORY = 1 << 20
ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("seed", range(3))
def test_plain_python_makes_the_same_nodes(seed: int) -> None:
    chance = random.Random(seed)
    fast, plain = Solver(MEMORY, compiled()), Solver(MEMORY, interpreted())
    for _ in range(30):
        position, goal = position_of(draw(chance, longest=4)), chance.choice(GOALS)
        expected, got = plain.solve(position, goal), fast.solve(position, goal)
        assert (expected.moves, expected.line, expected.nodes) == (got.moves, got.line, got.nodes), (position, goal)


def test_plain_python_refuses_what_would_take_it_too_long() -> None:
    chance = random.Random(1)
    position = position_of(draw(chance, longest=13))
    while position.tricks_left < 7:
        position = position_of(draw(chance, longest=13))
    with pytest.raises(NeedsCompiler) as refused:
        Solver(MEMORY, interpreted()).solve(position, GOALS[0])
    assert (
        "hands of more than 6 cards are solved only with numba, which is not installed: "
        'pip install "hoyle[solve]"' == str(refused.value)
    )


@pytest.mark.slow
def test_the_compiled_search_is_fetched_from_the_cache(tmp_path: Path) -> None:
    program = "from tests.verify.solve.test_twin import solve_one; print(solve_one())"
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    runs = [
        subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, check=True, env=environment, cwd=ROOT
        )
        for _ in range(2)
    ]
    assert runs[0].stdout == runs[1].stdout == f"{solve_one()}\n"
    assert any(tmp_path.rglob("*search*.nbc"))


def solve_one() -> list[int]:
    """Value the leads of a few endings with every part of the search."""
    chance = random.Random(5)
    solver = Solver(MEMORY, compiled())
    positions = [position_of(draw(chance, longest=4)) for _ in range(12)]
    lone = next(each for each in positions if each.side.bit_count() == 1)
    misere = replace(lone, trump=NO_SUIT)
    return [
        *(solver.solve(position, goal).nodes for position, goal in zip(positions, GOALS * 2, strict=True)),
        solver.solve(misere, Goal("misere")).nodes,
        int(sum(playouts(misere, 100, seed=1))),
    ]
