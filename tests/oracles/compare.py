"""Random deals of Solo Whist played through the oracle and through another program, up to the first difference."""

from collections.abc import Mapping
from typing import Final

from tests.oracles.deals import Plan, choose_token, make_plan, random_settlement, random_table
from tests.oracles.solo_whist import Oracle
from tests.oracles.solo_whist_score import LADDER, PACK, SUITS, rules_in_force, settle
from tests.oracles.versus import Game as Game
from tests.oracles.versus import GameFactory as GameFactory
from tests.oracles.versus import Kit, State
from tests.oracles.versus import compare_random_deals as compare_deals_of
from tests.oracles.versus import compare_settlements as compare_settlements_of
from tests.oracles.versus import differing_facts as differing_facts

ALL_TOKENS = (
    ["pass", "accept"]
    + ["bid:" + bid for bid in LADDER]
    + ["name-trump:" + suit for suit in SUITS]
    + ["play:" + card for card in PACK]
)

KIT: Final[Kit[Oracle, Plan]] = Kit(
    rules_in_force=rules_in_force,
    start=Oracle,
    settle=settle,
    make_plan=lambda rng, rules: make_plan(rng, rules, random_table(rng)),
    random_settlement=lambda rng, rules: random_settlement(rng, rules, random_table(rng)),
    choose_action=lambda rng, oracle, plan: f"{oracle.actor()} {choose_token(rng, oracle, plan)}",
    tokens=ALL_TOKENS,
)


def compare_random_deals(
    n: int,
    seed: int,
    game_factory: GameFactory[State],
    ruleset: str = "as-printed",
    options: Mapping[str, str] | None = None,
) -> str | None:
    """Play n random deals; give the first difference as a text that says how to repeat it, or None if there is none."""
    return compare_deals_of(KIT, n, seed, game_factory, ruleset, options)


def compare_settlements(
    n: int,
    seed: int,
    game_factory: GameFactory[State],
    ruleset: str = "as-printed",
    options: Mapping[str, str] | None = None,
) -> str | None:
    """Settle n random finished deals given as contract and tricks; give the first difference as text, or None."""
    return compare_settlements_of(KIT, n, seed, game_factory, ruleset, options)
