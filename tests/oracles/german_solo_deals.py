"""Random deals of German Solo, and words and cards chosen for them.

Everything is weighted, so that every game comes up both made and failed, and the rare hands (both black queens, four
aces, a void suit, eight trumps) do within some hundred deals.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.oracles.german_solo import Oracle
from tests.oracles.german_solo_cards import PACK, SUITS, trumps_in_order
from tests.oracles.german_solo_score import (
    LADDER,
    OFFENCES,
    colour_of,
    is_frog,
    outcome_of,
    rules_in_force,
    settle,
    suits_for,
)
from tests.oracles.versus import Kit


@dataclass
class Plan:
    """A deal and how it is to be played."""

    setup: dict[str, Any]
    eager: list[float]
    """How much each seat wants to bid or hold, beside a pass of weight 1."""
    ambition: float
    """How likely a declarer names a higher game than he must."""
    styles: list[str]
    """How each seat plays: any, high or low."""


def make_plan(rng: Random, rules: Mapping[str, str]) -> Plan:
    """Make a random deal: two in three with one hand made for something, one in six with its contract given."""
    setup: dict[str, Any] = {"players": 4, "dealer": rng.randrange(4)}
    if rng.random() < 0.6:
        setup["colour"] = rng.choice(SUITS)
    if rules["gs.pool"] == "on":
        setup["pool"] = rng.choice([0, 2, 6, 20])
    seat, special = rng.randrange(4), []
    if rng.random() < 2 / 3:
        special = _special_hand(rng, rules, colour_of(setup, rules))
    rest = [card for card in PACK if card not in special]
    rng.shuffle(rest)
    hand = special + [rest.pop() for _ in range(8 - len(special))]
    hands = [rest[:8], rest[8:16], rest[16:]]
    hands.insert(seat, rng.sample(hand, 8))
    setup["hands"] = hands
    colour = colour_of(setup, rules)
    if rng.random() < 1 / 6:
        bid = rng.choice([bid for bid in LADDER[2:] if suits_for(bid, colour)])
        if special:
            bid = rng.choice([bid, "all-colour" if colour else "all"])
        setup["contract"] = {"bid": bid, "by": seat}
        if rng.random() < 0.5:
            setup["contract"]["trump"] = rng.choice(suits_for(bid, colour))
    eager = [rng.choice([0, 0.5, 1, 3, 9]) for _ in range(4)]
    if rng.random() < 0.15:
        eager = [0.02] * 4
    elif special:
        eager[seat] = rng.choice([0, 3, 9, 30])
    return Plan(setup, eager, rng.choice([0, 0.1, 0.6]), rng.choices(["any", "high", "low"], [1, 2, 1], k=4))


def _special_hand(rng: Random, rules: Mapping[str, str], colour: str | None) -> list[str]:
    """Make some cards that matter: aces, kings as well, both black queens, or many trumps."""
    aces, kings = ["A" + suit for suit in SUITS], ["K" + suit for suit in SUITS]
    kind = rng.choice(["aces", "kings", "queens", "queens", "trumps", "trumps", "void"])
    if kind == "aces":
        return rng.sample(aces, rng.choice([3, 4, 4])) + rng.choice([[], ["QC"]])
    if kind == "kings":
        return aces + rng.sample(kings, 4) if rng.random() < 0.5 else rng.sample(aces, 3) + kings
    if kind == "queens":
        return ["QC", "QS", *rng.sample(aces, rng.choice([0, 1, 2, 4]))]
    if kind == "trumps":
        return trumps_in_order(rng.choice([colour or "C", *SUITS]), rules)[: rng.choice([3, 5, 7, 8])]
    two = rng.sample(SUITS, 2)
    return rng.sample([card for card in PACK if card[1] in two], 8)


def choose_action(rng: Random, oracle: Oracle, plan: Plan) -> str:
    """Choose one of the legal actions as the plan has it."""
    return f"{oracle.actor()} {_choose_token(rng, oracle, plan)}"


def _choose_token(rng: Random, oracle: Oracle, plan: Plan) -> str:
    tokens, seat = oracle.legal(), oracle.turn
    if oracle.stage == "auction":
        height = 0 if oracle.duel.level is None else LADDER.index(oracle.duel.level)
        wanted = plan.eager[seat] / (1 + height) + 0.01
        return rng.choices(tokens, [1 if token == "pass" else wanted for token in tokens])[0]
    if oracle.stage == "declare":
        ordered = sorted(tokens, key=lambda token: LADDER.index(token.removeprefix("declare:")))
        return rng.choice(ordered[1:]) if rng.random() < plan.ambition else ordered[0]
    if oracle.stage == "name-trump":
        own = [card[1] for card in oracle.hands[seat]]
        return rng.choice([rng.choice(tokens), max(tokens, key=lambda token: own.count(token[-1]))])
    if oracle.stage != "play" or tokens[0] == "continue" or plan.styles[seat] == "any" or rng.random() < 0.1:
        return rng.choice(tokens)
    assert oracle.contract is not None
    order = trumps_in_order(oracle.contract["trump"], oracle.rules)
    falling = order + [rank + suit for rank in "AKQJT987" for suit in SUITS if rank + suit not in order]
    ordered = sorted(tokens, key=lambda token: falling.index(token[-2:]))
    return ordered[0] if plan.styles[seat] == "high" else ordered[-1]


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


def random_settlement(rng: Random, rules: Mapping[str, str], fixed: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Make contract and tricks, sometimes an offence, of a finished deal; dealer, colour and pool may be fixed."""
    setup: dict[str, Any] = {"players": 4, "dealer": rng.randrange(4)}
    if fixed is None:
        if rng.random() < 0.6:
            setup["colour"] = rng.choice(SUITS)
        if rules["gs.pool"] == "on":
            setup["pool"] = rng.choice([0, 2, 12, 14, 16, 40])
    setup |= fixed or {}
    colour = colour_of(setup, rules)
    by, bid = rng.randrange(4), rng.choice([bid for bid in LADDER if suits_for(bid, colour)])
    contract: dict[str, Any] = {"bid": bid, "by": by, "trump": rng.choice(suits_for(bid, colour))}
    side, others = [by], [seat for seat in range(4) if seat != by]
    if is_frog(bid):
        contract["partner"] = others.pop(rng.randrange(3))
        side.append(contract["partner"])
    ends = [(ours, theirs) for ours in range(9) for theirs in range(9 - ours)]
    ours, theirs = rng.choice([end for end in ends if outcome_of(bid, *end, rules) is not None])
    taken = rng.choices(side, k=ours) + rng.choices(others, k=theirs)
    setup |= {"contract": contract, "tricks": [taken.count(seat) for seat in range(4)]}
    if rng.random() < 0.4:
        setup["offence"] = {"by": rng.randrange(4), "kind": rng.choice(OFFENCES)}
    return setup


KIT: Kit[Oracle, Plan] = Kit(
    rules_in_force=rules_in_force,
    start=Oracle,
    settle=settle,
    make_plan=make_plan,
    random_settlement=random_settlement,
    choose_action=choose_action,
    tokens=["pass", "hold", "forcee", "continue", "stop"]
    + [f"{verb}:{bid}" for verb in ("bid", "declare") for bid in LADDER]
    + ["name-trump:" + suit for suit in SUITS]
    + [f"{verb}:{card}" for verb in ("call", "lay", "play") for card in PACK],
)
