"""The oracle's options, contracts and payments in Solo Whist; its choices stand in ``solo_whist.py``."""

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

RANKS = "23456789TJQKA"
SUITS = "CDHS"
PACK = [rank + suit for suit in SUITS for rank in RANKS]

LADDER = ["proposal", "solo", "misere", "abundance", "royal-abundance", "open-misere", "declared-abundance"]
WORTH = {
    "proposal": 1.0,
    "solo": 1.0,
    "misere": 2.0,
    "abundance": 3.0,
    "royal-abundance": 3.0,
    "open-misere": 4.0,
    "declared-abundance": 6.0,
}
NEEDED = {"proposal": 8, "solo": 5, "abundance": 9, "royal-abundance": 9}
PER_TRICK = {"proposal": 0.25, "solo": 0.25, "abundance": 0.5, "royal-abundance": 0.5}

CHOICES = {
    "sw.all_pass": ["redeal", "general_misere"],
    "sw.unaccepted": ["must_raise", "raise_or_lapse", "lapse"],
    "sw.fail": ["fraction_only", "base_plus_fraction"],
    "sw.nullo_fail": ["symmetric", "none"],
    "sw.prop_pairing": ["one_to_one", "each_to_each"],
    "sw.solo_trump": ["turn_up", "named"],
    "sw.declared_trump": ["none", "named"],
}
RULESETS = {
    "as-printed": {key: values[0] for key, values in CHOICES.items()},
    "customary": {key: values[0] for key, values in CHOICES.items()}
    | {"sw.unaccepted": "raise_or_lapse", "sw.fail": "base_plus_fraction"},
}


class Contract(TypedDict):
    """The bid that is played, by whom, with whom (None: alone), and its trump suit (None: still to be named)."""

    bid: str
    by: int
    partner: int | None
    trump: str | None


def playing_seats(players: int, dealer: int) -> list[int]:
    """Give the four seats that play a deal, eldest hand first; of five, the dealer's right-hand neighbour rests."""
    if players not in (4, 5):
        raise ValueError(f"no table of {players}")
    clockwise = [(dealer + step) % players for step in range(1, players + 1)]
    if players == 5:
        clockwise.remove((dealer + 4) % 5)
    return clockwise


def others_clockwise(seat: int, order: Sequence[int]) -> list[int]:
    """Give the other playing seats, the left-hand neighbour first; the order is that of the table, clockwise."""
    place = list(order).index(seat)
    return [*order[place + 1 :], *order[:place]]


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


def is_named(bid: str, rules: Mapping[str, str]) -> bool:
    """Tell whether the bidder names the trump suit after the auction."""
    if bid == "declared-abundance":
        return rules["sw.declared_trump"] == "named"
    return bid == "abundance" or (bid == "solo" and rules["sw.solo_trump"] == "named")


def fixed_trump(bid: str, turn_up: str | None, rules: Mapping[str, str]) -> str | None:
    """Give the suit that the rules make trumps under a bid, ``none`` for no trumps, or None if they fix none."""
    if is_named(bid, rules):
        return None
    if bid in ("misere", "open-misere", "declared-abundance"):
        return "none"
    return turn_up[1] if turn_up else None


def read_contract(
    given: Mapping[str, Any], turn_up: str | None, rules: Mapping[str, str], order: Sequence[int]
) -> Contract:
    """Check a contract from a setup and fill in what it leaves out; raises ValueError if it cannot be."""
    bid, by, partner, trump = given["bid"], given["by"], given.get("partner"), given.get("trump")
    if bid not in LADDER or by not in order:
        raise ValueError(f"no contract: {given}")
    if bid == "proposal" and (partner not in order or partner == by):
        raise ValueError("a proposal is played with a partner")
    if bid != "proposal" and partner is not None:
        raise ValueError(f"{bid} is played alone")
    fixed = fixed_trump(bid, turn_up, rules)
    if fixed is None and (trump is None or trump in SUITS):
        fixed = trump
    if trump is not None and trump != fixed:
        raise ValueError(f"{bid} cannot have {trump} as trumps here")
    return {"bid": bid, "by": by, "partner": partner, "trump": fixed}


def is_made(contract: Contract, tricks: list[int]) -> bool:
    """Tell whether the tricks fulfil the contract."""
    bid, by, partner = contract["bid"], contract["by"], contract["partner"]
    if bid in ("misere", "open-misere"):
        return tricks[by] == 0
    if bid == "declared-abundance":
        return tricks[by] == 13
    taken = tricks[by]
    if partner is not None:
        taken = taken + tricks[partner]
    return taken >= NEEDED[bid]


def stake(contract: Contract, tricks: list[int], rules: Mapping[str, str]) -> float:
    """Give what one of the declaring side receives from one opponent; negative if he pays it."""
    bid, by, partner = contract["bid"], contract["by"], contract["partner"]
    made = is_made(contract, tricks)
    if bid not in NEEDED:
        if made:
            return WORTH[bid]
        return -WORTH[bid] if rules["sw.nullo_fail"] == "symmetric" else 0.0
    taken = tricks[by]
    if partner is not None:
        taken = taken + tricks[partner]
    if made:
        return WORTH[bid] + PER_TRICK[bid] * (taken - NEEDED[bid])
    lost = PER_TRICK[bid] * (NEEDED[bid] - taken)
    if rules["sw.fail"] == "base_plus_fraction":
        lost = lost + WORTH[bid]
    return -lost


def payments_of(contract: Contract, tricks: list[int], rules: Mapping[str, str], order: Sequence[int]) -> list[float]:
    """Give what each seat receives; the sum is zero, and who is not in the order of play has 0."""
    by, partner = contract["by"], contract["partner"]
    amount = stake(contract, tricks, rules)
    opponents = [seat for seat in others_clockwise(by, order) if seat != partner]
    if partner is None:
        pairs = [(by, opponent) for opponent in opponents]
    elif rules["sw.prop_pairing"] == "one_to_one":
        pairs = [(by, opponents[0]), (partner, opponents[1])]
    else:
        pairs = [(friend, opponent) for friend in (by, partner) for opponent in opponents]
    payments = [0.0] * len(tricks)
    for winner, loser in pairs:
        payments[winner] += amount
        payments[loser] -= amount
    return payments


def general_misere_payments(players: int, order: Sequence[int], loser: int | None) -> list[float]:
    """Give what each seat receives when the taker of the last trick pays the other three the price of a solo."""
    payments = [0.0] * players
    for seat in order:
        payments[seat] = -3 * WORTH["solo"] if seat == loser else WORTH["solo"]
    return payments


def settle(
    setup: Mapping[str, Any], ruleset: str = "as-printed", options: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """Settle a finished deal given as contract and tricks; raises ValueError for counts that no finished deal has."""
    rules = rules_in_force(ruleset, options)
    players = setup.get("players", 4)
    order = playing_seats(players, setup["dealer"])
    contract = read_contract(setup["contract"], setup.get("turn_up"), rules, order)
    tricks = list(setup["tricks"])
    taken = sum(tricks[seat] for seat in order) if len(tricks) == players else 0
    if len(tricks) != players or min(tricks) < 0 or sum(tricks) != taken or taken > 13:
        raise ValueError(f"no tricks of a deal: {tricks}")
    made = is_made(contract, tricks)
    if contract["bid"] in NEEDED and sum(tricks) != 13:
        raise ValueError("this contract is played to the last trick")
    if contract["bid"] == "declared-abundance" and not made and sum(tricks) == tricks[contract["by"]]:
        raise ValueError("this declared abundance is not decided")
    return {
        "contract": contract,
        "trump": contract["trump"],
        "tricks": tricks,
        "payments": payments_of(contract, tricks, rules, order),
        "over": True,
        "result": "made" if made else "failed",
    }
