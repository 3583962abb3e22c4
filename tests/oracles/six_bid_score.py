"""The oracle's pack, options, contracts and payments in Six-Bid Solo; its choices stand in ``six_bid.py``."""

from collections.abc import Mapping, Sequence
from typing import Any

RANKS = "6789JQKTA"
"""The lowest first; the ten stands above the king."""

SUITS = "CDHS"
PACK = [rank + suit for suit in SUITS for rank in RANKS]
COUNTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0, "6": 0}

LADDER = ["solo", "heart-solo", "misere", "guarantee-solo", "spread-misere", "call-solo"]
TRUMPS = {
    "solo": ["C", "D", "S"],
    "heart-solo": ["H"],
    "misere": ["none"],
    "guarantee-solo": ["C", "D", "H", "S"],
    "spread-misere": ["none"],
    "call-solo": ["C", "D", "H", "S"],
}
"""What can be trumps in each game; where there is one entry only, nothing is named."""

CHOICES = {
    "sb.misere": ["no_points", "no_tricks"],
    "sb.misere_value": ["30", "40"],
    "sb.void": ["must_trump", "free", "may_always_trump"],
    "sb.four_players": ["both_solos", "heart_solo_only"],
}
RULESETS = {
    "as-printed": {key: values[0] for key, values in CHOICES.items()},
    "customary": {key: values[0] for key, values in CHOICES.items()},
}

Contract = dict[str, Any]
"""``bid``, ``by``, ``trump`` (None: still to be named) and, once a card has been called, ``called``."""


def rules_in_force(ruleset: str, options: Mapping[str, str] | None) -> dict[str, str]:
    """Give the value of every option; raises ValueError for a ruleset, option or value that is not covered."""
    if ruleset not in RULESETS:
        raise ValueError(f"no ruleset {ruleset!r}")
    rules = dict(RULESETS[ruleset])
    for key, value in (options or {}).items():
        if key not in CHOICES or value not in CHOICES[key]:
            raise ValueError(f"no option {key}={value!r}")
        rules[key] = value
    return rules


def playing_seats(players: int, dealer: int) -> list[int]:
    """Give the three seats that play a deal, eldest hand first; of four, the dealer has no cards."""
    if players not in (3, 4):
        raise ValueError(f"no table of {players}")
    return [(dealer + step) % players for step in (1, 2, 3)]


def read_contract(given: Mapping[str, Any], order: Sequence[int]) -> Contract:
    """Check a contract from a setup and fill in what it leaves out; raises ValueError if it cannot be."""
    bid, by, trump = given["bid"], given["by"], given.get("trump")
    if bid not in LADDER or by not in order:
        raise ValueError(f"no contract: {given}")
    if len(TRUMPS[bid]) == 1 and trump is None:
        trump = TRUMPS[bid][0]
    if trump is not None and trump not in TRUMPS[bid]:
        raise ValueError(f"{bid} cannot have {trump} as trumps")
    return {"bid": bid, "by": by, "trump": trump}


def playable(hand: list[str], table: Sequence[str], trump: str, rules: Mapping[str, str]) -> list[str]:
    """Give the cards of a hand that may be added to those on the table."""
    if not table:
        return hand
    of_suit_led = [card for card in hand if card[1] == table[0][1]]
    trumps = [card for card in hand if card[1] == trump]
    if rules["sb.void"] == "free":
        return of_suit_led or hand
    if rules["sb.void"] == "must_trump":
        return of_suit_led or trumps or hand
    return sorted({*of_suit_led, *trumps}) or hand


def best_place(table: Sequence[str], trump: str) -> int:
    """Tell which of the cards on the table, counted from 0, wins the trick."""
    of_suit_led = [card for card in table if card[1] == table[0][1]]
    trumps = [card for card in table if card[1] == trump]
    return table.index(max(trumps or of_suit_led, key=lambda card: RANKS.index(card[0])))


def points_in(cards: Sequence[str]) -> int:
    """Count the points of some cards."""
    return sum(COUNTS[card[0]] for card in cards)


def bidders_points(contract: Contract, trick_points: Sequence[int], widow: int) -> int:
    """Give what the bidder has at the end: with the widow, save in the two miseres."""
    own = trick_points[contract["by"]]
    return own if contract["bid"] in ("misere", "spread-misere") else own + widow


def result_of(
    contract: Contract, trick_points: Sequence[int], tricks: Sequence[int], widow: int, rules: Mapping[str, str]
) -> str:
    """Tell how a finished deal came out: made, failed or drawn."""
    bid, by = contract["bid"], contract["by"]
    points = bidders_points(contract, trick_points, widow)
    if bid in ("solo", "heart-solo"):
        if points == 60:
            return "drawn"
        return "made" if points > 60 else "failed"
    if bid in ("misere", "spread-misere"):
        made = tricks[by] == 0 if rules["sb.misere"] == "no_tricks" else points == 0
    elif bid == "guarantee-solo":
        made = points >= (74 if contract["trump"] == "H" else 80)
    else:
        made = sum(trick_points) == trick_points[by] and points == 120
    return "made" if made else "failed"


def stake(contract: Contract, points: int, result: str, rules: Mapping[str, str]) -> int:
    """Give what the bidder receives from one player; negative if he pays it."""
    bid = contract["bid"]
    if bid == "solo":
        return 2 * (points - 60)
    if bid == "heart-solo":
        return 3 * (points - 60)
    if bid == "misere":
        worth = int(rules["sb.misere_value"])
    elif bid == "guarantee-solo":
        worth = 40
    elif bid == "spread-misere":
        worth = 60
    else:
        worth = 150 if contract["trump"] == "H" else 100
    return worth if result == "made" else -worth


def payments_of(
    contract: Contract, points: int, result: str, rules: Mapping[str, str], players: int, order: Sequence[int]
) -> list[int]:
    """Give what each seat receives; the sum is zero."""
    spared = ["solo", "heart-solo"] if rules["sb.four_players"] == "both_solos" else ["heart-solo"]
    amount = stake(contract, points, result, rules)
    payments = [0] * players
    for seat in range(players):
        if seat == contract["by"]:
            continue
        if seat not in order and result == "made" and contract["bid"] in spared:
            continue
        payments[seat] -= amount
        payments[contract["by"]] += amount
    return payments


def settle(
    setup: Mapping[str, Any], ruleset: str = "as-printed", options: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """Settle a finished deal given as contract and points; raises ValueError for counts that no finished deal has."""
    rules = rules_in_force(ruleset, options)
    players = setup.get("players", 3)
    order = playing_seats(players, setup["dealer"])
    contract = read_contract(setup["contract"], order)
    if contract["trump"] is None:
        raise ValueError("the contract does not say what is trumps")
    bid, by = contract["bid"], contract["by"]
    points, widow = list(setup["trick_points"]), setup["widow"]
    if len(points) != players or min(points) < 0 or sum(points[seat] for seat in order) != sum(points):
        raise ValueError(f"no points of a deal: {points}")
    tricks = setup.get("tricks")
    if tricks is None and "misere" in bid and rules["sb.misere"] == "no_tricks" and points[by] == 0:
        raise ValueError("without tricks nobody can tell whether this misere is made")
    if tricks is None:
        tricks = [1 if count else 0 for count in points]
    result = result_of(contract, points, tricks, widow, rules)
    if sum(points) + widow > 120 or not 0 <= widow <= 33:
        raise ValueError("there are 120 points in the pack, at most 33 of them in the widow")
    stops_early = result == "failed" and bid in ("misere", "spread-misere", "call-solo")
    if sum(points) + widow < 120 and not stops_early:
        raise ValueError("this game is played to the last trick")
    if bid == "call-solo" and result == "failed" and sum(points) == points[by]:
        raise ValueError("this call solo is not decided")
    return {
        "contract": contract,
        "trump": contract["trump"],
        "payments": payments_of(contract, bidders_points(contract, points, widow), result, rules, players, order),
        "over": True,
        "result": result,
    }
