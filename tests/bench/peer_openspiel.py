"""OpenSpiel's spades, a C++ engine driven from Python: four bids and 52 cards, dealt card by card by chance nodes."""

import random
from importlib import import_module
from importlib.metadata import version

from tests.bench.measure import Missing, Peer


def peers(_seed: int) -> list[Peer]:
    """Give the two ways to drive it; raises Missing if it is not installed."""
    try:
        pyspiel = import_module("pyspiel")
    except ImportError as error:
        raise Missing(f"OpenSpiel is not measured: {error}") from error
    game = pyspiel.load_game("spades")

    def with_outcomes(rng: random.Random) -> int:
        state = game.new_initial_state()
        actions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, probabilities)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                actions += 1
        state.returns()
        return actions

    def with_even_chances(rng: random.Random) -> int:
        state = game.new_initial_state()
        actions = 0
        while not state.is_terminal():
            actions += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
        state.returns()
        return actions

    number = version("open-spiel")
    return [
        Peer("OpenSpiel spades", number, "chance_outcomes(), as its examples do", with_outcomes),
        Peer("OpenSpiel spades", number, "legal_actions() for the deal as well", with_even_chances),
    ]
