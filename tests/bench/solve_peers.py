"""The peers of the solver: DDS, the C++ library of the bridge world, through endplay, and OpenSpiel's C++ rollouts."""

import random
import time
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any, Final

from hoyle.cards import RANKS, SUIT_CARDS, cards_of
from tests.bench.measure import Missing
from tests.bench.solve_deals import Hands

_SIMULATIONS: Final = 20
_BID: Final = 3
_STRAINS: Final = ("clubs", "diamonds", "hearts", "spades", "nt")


class Dds:
    """DDS on one thread; raises Missing if it is not installed."""

    def __init__(self) -> None:
        try:
            self._dds: Any = import_module("endplay.dds")
            self._types: Any = import_module("endplay.types")
        except ImportError as error:
            raise Missing(f"DDS is not measured: {error}") from error
        self.version: Final = f"endplay {version('endplay')}"

    def board(self, hands: Hands, trump: int) -> Any:
        """Make a board of its own kind, seat 0 to lead."""
        suits = [
            ["".join(RANKS[card & 15] for card in cards_of(hand & SUIT_CARDS[suit])) for suit in (3, 2, 1, 0)]
            for hand in hands
        ]
        board = self._types.Deal("N:" + " ".join(map(".".join, suits)))
        board.first, board.trump = self._types.Player.north, getattr(self._types.Denom, _STRAINS[trump])
        return board

    def solve(self, board: Any) -> int:
        """Value every card that seat 0 can lead and give the best value: tricks of seats 0 and 2."""
        return max(int(tricks) for _card, tricks in self._dds.solve_board(board))


def openspiel_rollouts(seed: int, number: int) -> tuple[str, Callable[[], float]]:
    """Give a name, and what measures random deals a second in OpenSpiel's C++ rollouts of spades; or raise Missing.

    A rollout plays the cards of one deal to the end at random, 52 of them or a few less: its tree search asks for them
    from within C++, and its own work is twenty steps in all.
    """
    try:
        pyspiel = import_module("pyspiel")
    except ImportError as error:
        raise Missing(f"OpenSpiel is not measured: {error}") from error
    game = pyspiel.load_game("spades")
    state, rng = game.new_initial_state(), random.Random(seed)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    for _ in range(4):
        state.apply_action(state.legal_actions()[_BID])

    def rate() -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(number // _SIMULATIONS, seed)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, _SIMULATIONS, 100, False, seed, False)
        started = time.perf_counter()
        bot.step(state)
        return number / (time.perf_counter() - started)

    return f"OpenSpiel {version('open-spiel')}", rate
