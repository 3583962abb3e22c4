"""Random deals of Six-Bid Solo, and bids, calls and cards chosen for them.

Everything is weighted, so that every game comes up both made and failed within some hundred deals.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.oracles.six_bid import Oracle
from tests.oracles.six_bid_score import (
    LADDER,
    PACK,
    RANKS,
    SUITS,
    TRUMPS,
    playing_seats,
    points_in,
    rules_in_force,
    settle,
)
from tests.oracles.versus import Kit


@dataclass
class Plan:
    """A deal and how it is to be played."""

    setup: dict[str, Any]
    eager: float
    """How much a bid is wanted beside a pass of weight 1, divided among all bids that are possible."""
    favourite: tuple[int, str] | None
    """A seat with a hand made for a game, and that game."""
    bidder_style: str
    defender_style: str


def make_plan(rng: Random, rules: Mapping[str, str]) -> Plan:  # noqa: ARG001  # no option changes what can be dealt
    """Make a random deal: half with a hand made for some game, one in six with its contract given."""
    players = rng.choice([3, 4])
    dealer = rng.randrange(players)
    order = playing_seats(players, dealer)
    favourite = None
    hand = rng.sample(PACK, 11)
    bidder = rng.choice(order)
    if rng.random() < 0.5:
        favourite = (bidder, rng.choice(LADDER))
        hand = _hand_made_for(rng, favourite[1])
    rest = [card for card in PACK if card not in hand]
    rng.shuffle(rest)
    hands: list[list[str]] = [[] for _ in range(players)]
    for seat in order:
        if seat == bidder:
            hands[seat] = rng.sample(hand, 11)
        else:
            hands[seat], rest = rest[:11], rest[11:]
    setup: dict[str, Any] = {"players": players, "dealer": dealer, "hands": hands, "widow": rest}
    if rng.random() < 1 / 6:
        bid = favourite[1] if favourite else rng.choice(LADDER)
        setup["contract"] = {"bid": bid, "by": bidder}
        if rng.random() < 0.5:
            setup["contract"]["trump"] = rng.choice(TRUMPS[bid])
    styles = ["any", "high", "low", "rich", "poor"]
    return Plan(setup, rng.choice([0, 0.5, 1, 2, 9]), favourite, rng.choice(styles), rng.choice(styles))


def _hand_made_for(rng: Random, bid: str) -> list[str]:
    """Make eleven high cards, or low ones for a misere, with lengths such as 4-3-2-2 or 7-2-2-0."""
    lengths = list(rng.choice([(4, 3, 2, 2), (5, 3, 3, 0), (7, 2, 1, 1), (8, 2, 1, 0), (9, 1, 1, 0), (9, 2, 0, 0)]))
    rng.shuffle(lengths)
    hand = []
    for suit, length in zip(SUITS, lengths, strict=True):
        ranks = RANKS[:length] if "misere" in bid else RANKS[9 - length :]
        hand += [rank + suit for rank in ranks]
    return hand


def choose_action(rng: Random, oracle: Oracle, plan: Plan) -> str:
    """Choose one of the legal actions as the plan has it."""
    return f"{oracle.actor()} {_choose_token(rng, oracle, plan)}"


def _choose_token(rng: Random, oracle: Oracle, plan: Plan) -> str:
    tokens, seat = oracle.legal(), oracle.turn
    if oracle.stage == "auction":
        wanted = [1.0 if token == "pass" else plan.eager / (len(tokens) - 1) for token in tokens]
        if plan.favourite is not None and plan.favourite[0] == seat and "bid:" + plan.favourite[1] in tokens:
            wanted[tokens.index("bid:" + plan.favourite[1])] = 30
        return rng.choices(tokens, wanted)[0]
    if oracle.stage == "naming":
        own = [card[1] for card in oracle.hands[seat]]
        longest = max(tokens, key=lambda token: own.count(token[-1]))
        return rng.choice([rng.choice(tokens), longest, longest])
    if oracle.stage != "play":
        best = sorted(tokens, key=lambda token: RANKS.index(token[-2]))
        return rng.choice([rng.choice(tokens), best[-1] if oracle.stage == "calling" else best[0]])
    assert oracle.contract is not None
    style = plan.bidder_style if seat == oracle.contract["by"] else plan.defender_style
    if "misere" in oracle.contract["bid"]:
        style = "low" if seat == oracle.contract["by"] else style
    if style == "any" or rng.random() < 0.1:
        return rng.choice(tokens)
    trump = oracle.contract["trump"]
    cards = sorted(tokens, key=lambda token: (RANKS.index(token[-2]), token[-1] == trump))
    return cards[-1] if style in ("high", "rich") else cards[0]


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


def random_settlement(rng: Random, rules: Mapping[str, str]) -> dict[str, Any]:
    """Make contract, points and tricks of a finished deal, often with points near those that decide."""
    players = rng.choice([3, 4])
    dealer = rng.randrange(players)
    order = playing_seats(players, dealer)
    by, bid = rng.choice(order), rng.choice(LADDER)
    pack = rng.sample(PACK, 36)
    if rng.random() < 0.5:
        pack.sort(key=lambda card: card[0] in "6789" and rng.random() < 0.9)  # so that some tricks have no points
    widow, tricks = pack[:3], [pack[place : place + 3] for place in range(3, 36, 3)]
    rng.shuffle(tricks)
    takers = _takers(rng, rules, bid, by, order, tricks, points_in(widow))
    setup: dict[str, Any] = {
        "players": players,
        "dealer": dealer,
        "contract": {"bid": bid, "by": by, "trump": rng.choice(TRUMPS[bid])},
        "trick_points": [0] * players,
        "widow": points_in(widow),
    }
    for taker, trick in zip(takers, tricks, strict=False):
        setup["trick_points"][taker] += points_in(trick)
    if rules["sb.misere"] == "no_tricks" or rng.random() < 0.5:
        setup["tricks"] = [takers.count(seat) for seat in range(players)]
    return setup


def _takers(
    rng: Random, rules: Mapping[str, str], bid: str, by: int, order: list[int], tricks: list[list[str]], widow: int
) -> list[int]:
    """Say who takes each trick, as far as play goes: in a third of all cases, all go to one side if they count."""
    others = [seat for seat in order if seat != by]
    clean = rng.random() < 1 / 3
    strict = rules["sb.misere"] == "no_tricks"
    if "misere" in bid or bid == "call-solo":
        winning = [by] if bid == "call-solo" else others
        losing = others if bid == "call-solo" else [by]
        takers = []
        for trick in tricks:
            harmless = points_in(trick) == 0 and not (strict and bid != "call-solo")
            takers.append(rng.choice(order if harmless else winning if clean or rng.random() < 0.8 else losing))
            if takers[-1] in losing and not harmless:
                break
        return takers
    target = rng.choice([60, 60, 74, 80, rng.randrange(121)]) + rng.choice([-1, 0, 0, 1]) - widow
    drawn = [rng.choices([by, *others], [2, 1, 1], k=11) for _ in range(60)]

    def distance(takers: list[int]) -> int:
        own = sum(points_in(trick) for taker, trick in zip(takers, tricks, strict=True) if taker == by)
        return abs(own - target)

    return min(drawn, key=distance)


KIT: Kit[Oracle, Plan] = Kit(
    rules_in_force=rules_in_force,
    start=Oracle,
    settle=settle,
    make_plan=make_plan,
    random_settlement=random_settlement,
    choose_action=choose_action,
    tokens=["pass"]
    + ["bid:" + bid for bid in LADDER]
    + ["name-trump:" + suit for suit in SUITS]
    + [f"{verb}:{card}" for verb in ("call", "give", "play") for card in PACK],
)
