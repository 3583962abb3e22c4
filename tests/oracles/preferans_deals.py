"""Random deals of Preferans, and words, cards and claims chosen for them.

Everything is weighted, so that every contract comes up made and failed, with one whister and with two, open and
closed, and with claims agreed to and refused, within some hundred deals.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.oracles.preferans import Oracle
from tests.oracles.preferans_calls import Calls
from tests.oracles.preferans_score import LEVELS, PACK, RANKS, SUITS, playing_seats, rules_in_force
from tests.oracles.preferans_settle import settle
from tests.oracles.versus import Kit


@dataclass
class Plan:
    """A deal and how it is to be played."""

    setup: dict[str, Any]
    words: dict[str, float]
    """How much each word is wanted, else 1."""
    claiming: float
    """How likely a claim is, at each chance."""
    styles: list[str]
    """How each seat plays: any, high or low."""


def _random_contract(rng: Random, order: list[int]) -> dict[str, Any]:
    level = rng.choice([*LEVELS, 6, 7, 8, 9])
    contract: dict[str, Any] = {"level": level, "declarer": rng.choice(order)}
    if level != "misere" or rng.random() < 0.5:
        contract["trump"] = "none" if level == "misere" else rng.choice([*SUITS, "none"])
    return contract


def make_plan(rng: Random, rules: Mapping[str, str]) -> Plan:  # noqa: ARG001  # no option changes what can be dealt
    """Make a random deal, in which the declarer's hand is good for the contract, more or less."""
    players = rng.choice([3, 4])
    dealer = rng.randrange(players)
    order = playing_seats(players, dealer)
    contract = _random_contract(rng, order)
    declarer, trump = contract["declarer"], contract.get("trump", "none")
    own = sorted(
        rng.sample(PACK, 32),
        key=lambda card: RANKS.index(card[0]) * (-1 if contract["level"] == "misere" else 1) + 4 * (card[1] == trump),
    )
    good = own[-rng.choice([10, 14, 20, 32]) :]
    pack = rng.sample(good, 10)
    pack += rng.sample([card for card in PACK if card not in pack], 20)
    hands: list[list[str]] = [[] for _ in range(players)]
    for place, seat in enumerate([declarer, *(seat for seat in order if seat != declarer)]):
        hands[seat] = pack[10 * place : 10 * place + 10]
    setup = {"players": players, "dealer": dealer, "hands": hands, "contract": contract}
    words = {"open": rng.choice([1, 6]), "whist": rng.choice([0.3, 1, 3]), "half": rng.choice([0.3, 1, 3])}
    styles = [rng.choice(["any", "high", "low"]) for _ in range(players)]
    return Plan(setup, words, rng.choice([0, 0.02, 0.2]), styles)


def choose_action(rng: Random, oracle: Oracle, plan: Plan) -> str:
    """Choose a claim or one of the legal actions as the plan has it."""
    rights = [f"{seat} {token}" for seat in range(oracle.players) for token in oracle.rights(seat)]
    if rights and rng.random() < plan.claiming:
        return rng.choice(rights)
    tokens = oracle.legal()
    if oracle.stage != "play":
        return f"{oracle.actor()} {rng.choices(tokens, [plan.words.get(token, 1) for token in tokens])[0]}"
    style = plan.styles[oracle.turn]
    if style == "any" or rng.random() < 0.1:
        return f"{oracle.actor()} {rng.choice(tokens)}"
    ordered = sorted(tokens, key=lambda token: RANKS.index(token[-2]))
    return f"{oracle.actor()} {ordered[-1] if style == 'high' else ordered[0]}"


def play_random_deal(rng: Random, ruleset: str, options: Mapping[str, str] | None = None) -> tuple[Oracle, list[str]]:
    """Play one random deal through the oracle alone; give the finished oracle and the actions."""
    plan = make_plan(rng, rules_in_force(ruleset, options))
    oracle = Oracle(plan.setup, ruleset, options)
    actions = []
    while oracle.actor() is not None:
        action = choose_action(rng, oracle, plan)
        oracle.apply(action)
        actions.append(action)
    return oracle, actions


def random_settlement(
    rng: Random, rules: Mapping[str, str], players: int | None = None, dealer: int | None = None
) -> dict[str, Any]:
    """Make contract, calls and tricks of a finished deal."""
    players = players or rng.choice([3, 4])
    dealer = rng.randrange(players) if dealer is None else dealer
    order = playing_seats(players, dealer)
    contract = _random_contract(rng, order)
    setup: dict[str, Any] = {"players": players, "dealer": dealer, "contract": contract}
    calls = Calls(contract["level"], contract["declarer"], order, rules)
    said: list[list[Any]] = []
    while calls.phase != "over":
        word = rng.choice([*calls.tokens(), "whist"] if "whist" in calls.tokens() else calls.tokens())
        said.append([calls.turn, word])
        calls.say(word)
    if said:
        setup["calls"] = said
    if calls.is_played():
        weights = [rng.choice([0.0001, 1, 1, 4]) for _ in order]
        if contract["level"] != "misere":
            weights[order.index(contract["declarer"])] *= rng.choice([1, 4, 8])
        taken = rng.choices(order, weights, k=10)
        setup["tricks"] = [taken.count(seat) for seat in range(players)]
    return setup


KIT: Kit[Oracle, Plan] = Kit(
    rules_in_force=rules_in_force,
    start=Oracle,
    settle=settle,
    make_plan=make_plan,
    random_settlement=random_settlement,
    choose_action=choose_action,
    tokens=["whist", "pass", "half", "open", "closed", "agree", "refuse"] + ["play:" + card for card in PACK],
)
