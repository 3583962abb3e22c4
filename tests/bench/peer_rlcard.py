"""RLCard's bridge, a pure Python engine: the auction and 52 cards, dealt by its own dealer, which is seeded once."""

import random
from importlib import import_module
from importlib.metadata import version

from tests.bench.measure import Missing, Peer


def peers(seed: int) -> list[Peer]:
    """Give the two ways to drive it; raises Missing if it is not installed."""
    try:
        rlcard = import_module("rlcard")
    except ImportError as error:
        raise Missing(f"RLCard is not measured: {error}") from error
    environment = rlcard.make("bridge", config={"seed": seed})
    game = environment.game

    def through_environment(rng: random.Random) -> int:
        state, _ = environment.reset()
        actions = 0
        while not environment.is_over():
            state, _ = environment.step(rng.choice(list(state["legal_actions"])))
            actions += 1
        environment.get_payoffs()
        return actions

    def through_game(rng: random.Random) -> int:
        game.init_game()
        actions = 0
        while not game.is_over():
            game.step(rng.choice(game.judger.get_legal_actions()))
            actions += 1
        return actions

    number = version("rlcard")
    return [
        Peer("RLCard bridge", number, "environment, with observations", through_environment),
        Peer("RLCard bridge", number, "inner game object, without observations", through_game),
    ]
