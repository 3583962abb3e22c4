"""Random hands of Russian Whist and of its ends: with long crowns and lopsided tricks more often than by chance."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.oracles.russian_whist import Oracle
from tests.oracles.russian_whist_score import PACK, RANKS, SUITS, rules_in_force, settle
from tests.oracles.versus import Kit


@dataclass
class Plan:
    """A hand and how it is to be played."""

    setup: dict[str, Any]
    styles: list[str]
    """How each seat plays: any, high or low."""
    revoking: float
    """How likely a revoke is where it is possible."""
    correcting: float
    """How likely it is corrected, at each chance."""


def random_setup(rng: Random, players: int) -> dict[str, Any]:
    """Make a random hand; in one of two, a pair has the top cards of a suit or of all.

    Two and three players fill the table with dummies.
    """
    seats = list(range(max(players, 4)))
    playing = sorted(rng.sample(seats, 4))
    pack = rng.sample(PACK, 52)
    pair = rng.choice([0, 1])
    if rng.random() < 0.5:
        top = [rank + suit for suit in rng.choice([SUITS, rng.choice(SUITS)]) for rank in RANKS[-rng.randint(3, 13) :]]
        own = [card for card in top[:26] if rng.random() < 0.97]
        rest = [card for card in pack if card not in own]
        own += rest[: 26 - len(own)]
        rng.shuffle(own)
        others = [card for card in pack if card not in own]
        pack = own + others if pair == 0 else others + own
    hands: list[list[str]] = [[] for _ in seats]
    for place, start in ((0, 0), (2, 13), (1, 26), (3, 39)):
        hands[playing[place]] = pack[start : start + 13]
    dealer = rng.choice(playing)
    setup = {"players": len(seats), "dealer": dealer, "hands": hands, "turn_up": rng.choice(hands[dealer])}
    if players < 4:
        setup["dummies"] = sorted(rng.sample([rng.choice([0, 2]), rng.choice([1, 3])], 4 - players))
    return setup


def make_plan(rng: Random, players: int) -> Plan:
    """Make a random hand for a table and say how it is to be played."""
    setup = random_setup(rng, players)
    styles = [rng.choice(["any", "high", "low"]) for _ in setup["hands"]]
    return Plan(setup, styles, rng.choice([0, 0.02, 0.1, 0.5]), rng.choice([0, 0.1, 0.5]))


def choose_action(rng: Random, oracle: Oracle, plan: Plan) -> str:
    """Choose a legal action, a question or a correction as the plan has it."""
    rights = [f"{seat} {token}" for seat in range(len(oracle.hands)) for token in oracle.rights(seat)]
    if rights and rng.random() < plan.correcting:
        return rng.choice(rights)
    tokens, style = oracle.legal(), plan.styles[oracle.turn]
    revokes = [token for token in tokens if token.startswith("offence:")]
    if revokes and rng.random() < plan.revoking:
        return f"{oracle.actor()} {rng.choice(revokes)}"
    regular = [token for token in tokens if token not in revokes]
    if oracle.stage == "penalties" or style == "any" or rng.random() < 0.1:
        return f"{oracle.actor()} {rng.choice(regular)}"
    regular.sort(key=lambda token: RANKS.index(token[-2]))
    return f"{oracle.actor()} {regular[-1] if style == 'high' else regular[0]}"


def play_random_deal(
    rng: Random, ruleset: str, options: Mapping[str, str] | None = None, players: int = 4
) -> tuple[Oracle, dict[str, Any]]:
    """Play one random hand through the oracle alone; give the finished oracle and the setup."""
    plan = make_plan(rng, players)
    oracle = Oracle(plan.setup, ruleset, options)
    while oracle.actor() is not None:
        oracle.apply(choose_action(rng, oracle, plan))
    return oracle, plan.setup


def random_settlement(rng: Random, players: int) -> dict[str, Any]:
    """Make cards, tricks and offences of a finished hand."""
    setup = random_setup(rng, players)
    playing = [seat for seat in range(len(setup["hands"])) if setup["hands"][seat]]
    tricks = [0] * len(setup["hands"])
    weights = [rng.choice([0.0001, 0.1, 1, 1, 9]) for _ in playing]
    for seat in rng.choices(playing, weights, k=13):
        tricks[seat] += 1
    setup["tricks"] = tricks
    if rng.random() < 0.6:
        setup["offences"] = [_random_offence(rng, playing) for _ in range(rng.choice([1, 1, 2, 3]))]
    return setup


def _random_offence(rng: Random, playing: list[int]) -> dict[str, Any]:
    offence: dict[str, Any] = {"by": rng.choice(playing), "kind": "revoke"}
    if rng.random() < 0.2:
        return offence | {"corrected": True}
    return offence | {"penalty": rng.choice(["points", "tricks", "tricks"])}


def kit(players: int) -> Kit[Oracle, Plan]:
    """Give what a comparison at a table of so many players needs."""

    def ignoring_rules(rng: Random, _rules: Mapping[str, str]) -> Plan:
        return make_plan(rng, players)

    return Kit(
        rules_in_force=rules_in_force,
        start=Oracle,
        settle=settle,
        make_plan=ignoring_rules,
        random_settlement=lambda rng, _: random_settlement(rng, players),
        choose_action=choose_action,
        tokens=[f"{verb}:{card}" for verb in ("play", "offence:revoke") for card in PACK]
        + ["penalty:points", "penalty:tricks"],
    )
