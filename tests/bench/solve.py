"""``python -m tests.bench.solve``: how long the solver takes, beside DDS and OpenSpiel where they are installed.

What is compiled on first use is measured apart, in a process with an empty cache.
"""

import argparse
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from typing import Final

from hoyle.cards import NO_SUIT, PACK_32, PACK_52
from hoyle_verify.solve import Duty, Goal, Position, Solver
from hoyle_verify.solve.playouts import playouts
from tests.bench.measure import Missing
from tests.bench.solve_deals import Hands, contracts, discards, miseres, twelves, whole_deals
from tests.bench.solve_measure import HEADING, line, measure, ratios
from tests.bench.solve_peers import Dds, openspiel_rollouts

_PAIR: Final = 0b0101
_LENGTHS: Final = (5, 7, 9, 11, 13)
_PLAYOUTS: Final = 200_000
_MISERE: Final = Goal("misere")


def main() -> None:
    """Measure everything once and print one table."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.solve", description=__doc__)
    parser.add_argument("--seed", type=int, default=1854, help="seed of the deals (default %(default)s)")
    parser.add_argument("--part", type=float, default=1.0, help="share of the deals to measure (default %(default)s)")
    options = parser.parse_args()
    seed, share = options.seed, options.part

    print(f"The solver; Python {platform.python_version()}, one thread, deals from seed {seed}.")
    first, later = _starts()
    print(f"A first use, with everything to compile, takes {first:.1f} s, and a later one {later:.1f} s.")
    for goal in (Goal("most"), _MISERE):
        _solve(Position(hands=whole_deals(seed, 1, 2)[0], leader=0, side=1), goal)
    print(HEADING)
    for made in (_partnerships, _miseres, _preferans, _contracts):
        for each in made(seed, share):
            print(each, flush=True)
    for each in _rollouts(seed):
        print(each)


def _starts() -> tuple[float, float]:
    """Solve two tricks in a new process, with an empty cache and once more, and give the seconds of both."""
    code = (
        "from hoyle_verify.solve import Goal, Position, Solver; solver = Solver();"
        "position = Position(hands=(3, 12, 48), leader=0, side=1);"
        "solver.values(position, Goal('most')); solver.values(position, Goal('misere'))"
    )
    seconds = []
    with tempfile.TemporaryDirectory() as cache:
        for _ in range(2):
            started = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], check=True, env=os.environ | {"NUMBA_CACHE_DIR": cache})
            seconds.append(time.perf_counter() - started)
    return seconds[0], seconds[1]


def _count(share: float, number: int) -> int:
    return max(1, round(number * share))


def _solve(position: Position, goal: Goal) -> None:
    """Value every legal card; the table is kept from deal to deal, which helps little."""
    _SOLVER.values(position, goal)


def _partnerships(seed: int, share: float) -> Iterator[str]:
    """Most tricks of two partners, every lead valued, by the number of cards in a hand; the strains take turns."""
    try:
        dds = Dds()
    except Missing as missing:
        yield str(missing)
        dds = None
    for cards in _LENGTHS:
        dealt = [(hands, number % 5) for number, hands in enumerate(whole_deals(seed, _count(share, 100), cards))]
        positions = [Position(hands=hands, leader=0, side=_PAIR, trump=trump) for hands, trump in dealt]
        ours = measure(positions, lambda position: _solve(position, Goal("most")))
        ratio = ""
        if dds is not None:
            theirs = measure([dds.board(*each) for each in dealt], dds.solve)
            yield line(f"{cards} cards each, two pairs, all leads: DDS ({dds.version})", theirs)
            ratio = ratios(ours, theirs)
        yield line(f"{cards} cards each, two pairs, all leads: hoyle", ours, ratio)


def _miseres(seed: int, share: float) -> Iterator[str]:
    """Misères of thirteen cards with up to three top cards to shed, led by the next seat."""
    dealt = miseres(seed, _count(share, 2000), PACK_52, 4, range(4))
    yield from _misere_lines("misère of 13 cards", dealt)


def _preferans(seed: int, share: float) -> Iterator[str]:
    """Misères of ten cards, and all 66 discards of a declarer with twelve."""
    dealt = miseres(seed, _count(share, 200), PACK_32, 3, range(4))
    yield from _misere_lines("Preferans misère of 10 cards", dealt)

    def all_discards(case: tuple[int, Hands]) -> None:
        twelve, (_, second, third) = case
        for hand in discards(twelve):
            _SOLVER.values(Position(hands=(hand, second, third), leader=1, side=1), _MISERE)

    yield line("Preferans misère, all 66 discards of 12 cards", measure(twelves(seed, _count(share, 50)), all_discards))


def _misere_lines(name: str, dealt: list[Hands]) -> Iterator[str]:
    """Whether it is made, and every lead valued, each by a solver that has not seen the deals."""
    positions = [Position(hands=hands, leader=1, side=1) for hands in dealt]
    fresh, other = Solver(), Solver()
    yield line(f"{name}, whether it is made", measure(positions, lambda position: fresh.makes(position, _MISERE)))
    yield line(f"{name}, all leads", measure(positions, lambda position: other.values(position, _MISERE)))


def _contracts(seed: int, share: float) -> Iterator[str]:
    """Exact tricks of ten-card contracts with the duty to trump, every lead valued."""
    positions = [
        Position(hands=hands, leader=0, side=1 << declarer, trump=trump, duty=Duty.TRUMP)
        for hands, declarer, trump in contracts(seed, _count(share, 200))
    ]
    times = measure(positions, lambda position: _solve(position, Goal("most")))
    yield line("Preferans contract of 10 cards, duty to trump, all leads", times)


def _rollouts(seed: int) -> Iterator[str]:
    """Random playouts of whole deals with trumps, a second."""
    position = Position(hands=whole_deals(seed, 1)[0], leader=0, side=_PAIR, trump=NO_SUIT - 1)
    playouts(position, 100, seed)
    started = time.perf_counter()
    playouts(position, _PLAYOUTS, seed)
    ours = _PLAYOUTS / (time.perf_counter() - started)
    yield f"random playouts of 52 cards a second: hoyle {ours:,.0f}"
    try:
        name, rate = openspiel_rollouts(seed, _PLAYOUTS // 4)
    except Missing as missing:
        yield str(missing)
        return
    theirs = rate()
    yield f"random playouts of 52 cards a second: {name} {theirs:,.0f}; hoyle has {ours / theirs:.1f} times as many"


_SOLVER: Final = Solver()

if __name__ == "__main__":
    main()
