"""Random deals of Solo Whist, and calls and cards chosen for them.

Everything is weighted, so that rare contracts, accepted and unaccepted proposals, late acceptance by eldest hand, and
contracts both made and failed all come up within some hundred deals.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.oracles.solo_whist import Oracle
from tests.oracles.solo_whist_score import (
    LADDER,
    NEEDED,
    PACK,
    RANKS,
    SUITS,
    fixed_trump,
    others_clockwise,
    playing_seats,
    rules_in_force,
)

MOODS: list[dict[str, float]] = [
    {"pass": 30},
    {"proposal": 12, "accept": 12, "pass": 4},
    {"proposal": 60, "accept": 3, "pass": 20, "late-pass": 6},
    {"proposal": 60, "accept": 1, "late-accept": 4, "pass": 20, "first-pass": 200, "late-pass": 4},
    {"proposal": 60, "accept": 1, "late-accept": 12, "pass": 20, "first-pass": 200},
    {"proposal": 30, "accept": 15, "solo": 30, "misere": 15, "abundance": 8, "royal-abundance": 15, "pass": 3},
    {"abundance": 25, "royal-abundance": 60, "open-misere": 3, "pass": 6},
    *({bid: 12.0, "pass": 6.0} for bid in LADDER),
]
"""How much each call is wanted in a deal, else as in ``UNSAID``, else 0.5.

``first-pass`` is eldest hand's opening pass, ``late-accept`` his acceptance after it, and ``late-pass`` a pass by
him instead or by a proposer whom nobody has joined.
"""

ALL_PASS = {"pass": 3000.0}
"""The mood of many deals under the rule that four passes begin a general misere."""

UNSAID = {"accept": 5.0, "open-misere": 0.3, "declared-abundance": 0.1}


@dataclass
class Plan:
    """A deal and how it is to be played."""

    setup: dict[str, Any]
    mood: dict[str, float]
    favourite: tuple[int, str] | None
    """A seat with a hand made for a bid, and that bid."""
    declarer_style: str
    defender_style: str


def play_random_deal(rng: Random, ruleset: str, options: Mapping[str, str] | None = None) -> tuple[Oracle, list[str]]:
    """Play one random deal through the oracle alone; give the finished oracle and the actions."""
    plan = make_plan(rng, rules_in_force(ruleset, options), random_table(rng))
    oracle = Oracle(plan.setup, ruleset, options)
    actions = []
    while oracle.actor() is not None:
        action = f"{oracle.actor()} {choose_token(rng, oracle, plan)}"
        oracle.apply(action)
        actions.append(action)
    return oracle, actions


def make_plan(rng: Random, rules: Mapping[str, str], players: int = 4, dealer: int | None = None) -> Plan:
    """Make a random deal: two in five with a hand made for some bid, one in six with its contract given."""
    dealer = rng.randrange(players) if dealer is None else dealer
    order = playing_seats(players, dealer)
    setup: dict[str, Any] = {"players": players, "dealer": dealer}
    favourite = None
    if rng.random() < 0.4:
        favourite = (rng.choice(order), rng.choice(LADDER))
        four = _deal_around(rng, order.index(favourite[0]), _hand_made_for(rng, favourite[1]))
    else:
        four = _deal_around(rng, 0, rng.sample(PACK, 13))
    hands: list[list[str]] = [[] for _ in range(players)]
    for seat, hand in zip(order, four, strict=True):
        hands[seat] = hand
    setup["hands"] = hands
    setup["turn_up"] = rng.choice(hands[dealer])
    mood = rng.choice(MOODS)
    if rules["sw.all_pass"] == "general_misere" and rng.random() < 0.3:
        mood, favourite = ALL_PASS, None
    elif rng.random() < 1 / 6:
        seat, bid = favourite or (rng.choice(order), rng.choice(LADDER))
        setup["contract"] = random_contract(rng, seat, bid, setup["turn_up"], rules, order)
    styles = ["any", "high", "low"]
    return Plan(setup, mood, favourite, rng.choice(styles), rng.choice(styles))


def random_table(rng: Random) -> int:
    """Choose how many sit at the table: five in one case of three."""
    return rng.choice([4, 4, 5])


def random_contract(
    rng: Random, by: int, bid: str, turn_up: str, rules: Mapping[str, str], order: Sequence[int]
) -> dict[str, Any]:
    """Make a contract for a setup; a suit that is to be named is given or left out at random."""
    contract: dict[str, Any] = {"bid": bid, "by": by}
    if bid == "proposal":
        contract["partner"] = rng.choice(others_clockwise(by, order))
    trump = fixed_trump(bid, turn_up, rules)
    if trump is None and rng.random() < 0.5:
        trump = rng.choice(SUITS)
    if trump is not None:
        contract["trump"] = trump
    return contract


def random_settlement(
    rng: Random, rules: Mapping[str, str], players: int = 4, dealer: int | None = None
) -> dict[str, Any]:
    """Make contract and tricks of a deal that was played as far as the rules have it played."""
    dealer = rng.randrange(players) if dealer is None else dealer
    order = playing_seats(players, dealer)
    by, bid = rng.choice(order), rng.choice(LADDER)
    contract = random_contract(rng, by, bid, rng.choice(PACK), rules, order)
    contract.setdefault("trump", rng.choice(SUITS))
    tricks = [0] * players
    others = others_clockwise(by, order)
    made = rng.random() < 0.5
    if bid in NEEDED:
        weights = [rng.choice([1, 1, 3, 9]) for _ in range(4)]
        for seat in rng.choices(order, weights, k=13):
            tricks[seat] += 1
    elif bid == "declared-abundance":
        tricks[by] = 13 if made else rng.randrange(13)
        tricks[rng.choice(others)] += 0 if made else 1
    else:
        tricks[by] = 0 if made else 1
        for seat in rng.choices(others, k=13 if made else rng.randrange(13)):
            tricks[seat] += 1
    return {"players": players, "dealer": dealer, "contract": contract, "tricks": tricks}


def choose_token(rng: Random, oracle: Oracle, plan: Plan) -> str:
    """Choose one of the legal tokens as the plan has it."""
    tokens = oracle.legal()
    if oracle.stage == "auction":
        return rng.choices(tokens, [_wanted(token, oracle, plan) for token in tokens])[0]
    if oracle.stage == "naming":
        own = [card[1] for card in oracle.hands[oracle.turn]]
        return "name-trump:" + rng.choice([rng.choice(SUITS), max(SUITS, key=own.count)])
    style = plan.defender_style
    if oracle.contract is not None and oracle.turn in (oracle.contract["by"], oracle.contract["partner"]):
        style = plan.declarer_style
        if oracle.contract["bid"] in ("misere", "open-misere") and style == "high":
            style = "low"
    ordered = sorted(tokens, key=lambda token: RANKS.index(token[-2]))
    if style == "any" or rng.random() < 0.1:
        return rng.choice(ordered)
    return ordered[-1] if style == "high" else ordered[0]


def _wanted(token: str, oracle: Oracle, plan: Plan) -> float:
    seat, name = oracle.turn, token.removeprefix("bid:")
    if plan.favourite is not None and plan.favourite == (seat, name):
        return 60
    wanted = plan.mood.get(name, UNSAID.get(name, 0.5))
    late = oracle.passed[seat] or oracle.must_replace
    if name == "pass" and seat == oracle.eldest and oracle.standing is None:
        return plan.mood.get("first-pass", wanted)
    return plan.mood.get("late-" + name, wanted) if late else wanted


def _hand_made_for(rng: Random, bid: str) -> list[str]:
    """Make thirteen high cards, or low ones for a misere, with lengths of 4-3-3-3, 5-4-3-1 or 7-4-2-0."""
    lengths = list(rng.choice([(4, 3, 3, 3), (5, 4, 3, 1), (7, 4, 2, 0)]))
    rng.shuffle(lengths)
    hand = []
    for suit, length in zip(SUITS, lengths, strict=True):
        ranks = RANKS[:length] if "misere" in bid else RANKS[13 - length :]
        hand += [rank + suit for rank in ranks]
    return hand


def _deal_around(rng: Random, seat: int, hand: list[str]) -> list[list[str]]:
    rest = [card for card in PACK if card not in hand]
    rng.shuffle(rest)
    hands = [rest[:13], rest[13:26], rest[26:]]
    hands.insert(seat, rng.sample(hand, 13))
    return hands
