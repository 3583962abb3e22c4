"""The oracle's options, contracts and payments in German Solo; its choices stand in ``german_solo.py``."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.oracles.german_solo_cards import SUITS

LADDER = ["frog", "frog-colour", "solo", "solo-colour", "all", "all-colour"]
VALUES = {"frog": 2, "frog-colour": 4, "solo": 4, "solo-colour": 8, "all": 16, "all-colour": 32}
OFFENCES = ["revoke", "out-of-turn", "exposed-card"]

CHOICES = {
    "gs.rank": ["corrected", "literal"],
    "gs.colour": ["clubs", "first_won"],
    "gs.values": ["frogs_alike", "colour_doubles"],
    "gs.forcee": ["duty", "option", "off"],
    "gs.spadille": ["plain", "partner_names_trumps"],
    "gs.callable": ["any_ace", "no_trump_ace"],
    "gs.pool": ["off", "on"],
    "gs.pool_fine": ["min", "max"],
    "gs.var1": ["off", "on"],
    "gs.var2": ["off", "on", "called_suit"],
    "gs.var3": ["off", "on"],
}
_PRINTED = {key: values[0] for key, values in CHOICES.items()}
RULESETS = {
    "as-printed": _PRINTED,
    "customary": {
        **_PRINTED,
        "gs.values": "colour_doubles",
        "gs.callable": "no_trump_ace",
    },
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


def colour_of(setup: Mapping[str, Any], rules: Mapping[str, str]) -> str | None:
    """Give the colour of a deal: the one agreed on, else clubs, or none as long as no game has set it."""
    colour: str | None = setup.get("colour")
    if colour is None and rules["gs.colour"] == "clubs":
        return "C"
    return colour


def pool_of(setup: Mapping[str, Any], rules: Mapping[str, str]) -> int:
    """Give what is in the pool once the dealer has put his two chips in; without a pool 0."""
    return int(setup.get("pool", 0)) + 2 if rules["gs.pool"] == "on" else 0


def suits_for(bid: str, colour: str | None) -> list[str]:
    """Give the suits that can be trumps in a game; none if there is no colour and the game needs one."""
    if bid.endswith("-colour"):
        return [] if colour is None else [colour]
    return [suit for suit in SUITS if suit != colour]


def read_contract(given: Mapping[str, Any], colour: str | None) -> Contract:
    """Check a contract from a setup and fill in what it leaves out; raises ValueError if it cannot be."""
    bid, by, trump = given["bid"], given["by"], given.get("trump")
    if bid not in LADDER or by not in range(4):
        raise ValueError(f"no contract: {given}")
    suits = suits_for(bid, colour)
    if trump is None and len(suits) == 1:
        trump = suits[0]
    if not suits or (trump is not None and trump not in suits):
        raise ValueError(f"{bid} cannot have {trump} as trumps when the colour is {colour}")
    contract = {"bid": bid, "by": by, "trump": trump}
    if given.get("called") is not None:
        contract["called"] = given["called"]
    return contract


def is_frog(bid: str) -> bool:
    """Tell whether a game is played with a partner."""
    return bid.startswith("frog")


def value_of(bid: str, rules: Mapping[str, str]) -> int:
    """Give what one player pays for a game."""
    return 2 if is_frog(bid) and rules["gs.values"] == "frogs_alike" else VALUES[bid]


def multiple(bid: str) -> int:
    """Give how many times its value a game is worth when one side has played on for all eight tricks."""
    return 4 if bid.endswith("-colour") else 2


def payments_of(bid: str, by: int, partner: int | None, *, won: bool, value: int) -> list[int]:
    """Give what each seat receives for a game, without the pool: in a frog two pay two, else three pay one."""
    amount = value if won else -value
    if partner is not None:
        return [amount if seat in (by, partner) else -amount for seat in range(4)]
    if is_frog(bid):
        raise ValueError("a frog is played with a partner")
    return [3 * amount if seat == by else -amount for seat in range(4)]


def offenders_payments(by: int, partner: int | None, offender: int, value: int) -> list[int]:
    """Give what each seat receives when one player has lost the game for his side and pays all of it."""
    side = [by] if partner is None else [by, partner]
    payments = [0, 0, 0, 0]
    if offender in side:
        winners = [seat for seat in range(4) if seat not in side]
        share = value
    else:
        winners = side
        share = value if partner is not None else 3 * value
    for seat in winners:
        payments[seat] += share
        payments[offender] -= share
    return payments


def with_pool(
    payments: Sequence[int], pool: int, dealer: int, winner: int | None, rules: Mapping[str, str]
) -> tuple[list[int], int]:
    """Add the dealer's stake, and the pool for whoever has won it; give the payments and what is left in the pool."""
    paid = list(payments)
    if rules["gs.pool"] == "on":
        paid[dealer] -= 2
        if winner is not None:
            paid[winner] += pool
            pool = 0
    return paid, pool


def wins_pool(bid: str) -> bool:
    """Tell whether whoever wins a game takes the pool."""
    return bid in ("solo-colour", "all", "all-colour")


def outcome_of(bid: str, ours: int, theirs: int, rules: Mapping[str, str]) -> tuple[bool, int] | None:
    """Tell from the tricks of the Player's side and the others whether it won, and how many times the value is paid.

    None if a deal cannot have ended so.  Five to one and one to four are taken for deals in which nobody played on.
    """
    if bid.startswith("all"):
        return (theirs == 0, 1) if theirs == 1 or (ours, theirs) == (8, 0) else None
    if (ours == 5 and theirs <= 3) or (theirs == 4 and ours <= 4):
        return ours == 5, 1
    if rules["gs.var3"] == "on":
        if (ours, theirs) in [(8, 0), (1, 5), (1, 6), (1, 7)]:
            return True, multiple(bid)
        if (ours, theirs) in [(0, 8), (6, 1), (7, 1)]:
            return False, multiple(bid)
    return None


def settle(
    setup: Mapping[str, Any], ruleset: str = "as-printed", options: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """Settle a finished deal given as contract, and tricks or offence; raises ValueError where nothing is decided."""
    rules = rules_in_force(ruleset, options)
    given = setup["contract"]
    contract = read_contract(given, colour_of(setup, rules))
    bid, by, partner = contract["bid"], contract["by"], given.get("partner")
    if is_frog(bid) != (partner is not None) or partner == by:
        raise ValueError("a frog, and nothing else, is played with a partner")
    if contract["trump"] is None:
        raise ValueError("the contract does not say what is trumps")
    side = [by] if partner is None else [by, partner]
    pool = pool_of(setup, rules)
    offence = setup.get("offence")
    if offence is not None and (offence["kind"] == "revoke" or offence["by"] != by):
        won = offence["by"] not in side
        payments = offenders_payments(by, partner, offence["by"], value_of(bid, rules))
        if is_frog(bid) and rules["gs.pool"] == "on":
            fine = min(16, pool) if rules["gs.pool_fine"] == "min" else max(16, pool)
            payments[offence["by"]] -= fine
            pool += fine
    else:
        ours = sum(setup["tricks"][seat] for seat in side)
        outcome = outcome_of(bid, ours, sum(setup["tricks"]) - ours, rules)
        if outcome is None:
            raise ValueError(f"no finished deal: {setup['tricks']}")
        won, times = outcome
        payments = payments_of(bid, by, partner, won=won, value=times * value_of(bid, rules))
    payments, pool = with_pool(payments, pool, setup["dealer"], by if won and wins_pool(bid) else None, rules)
    return {
        "contract": {**contract, "partner": partner},
        "trump": contract["trump"],
        "partner": partner,
        "payments": payments,
        "pool": pool,
        "over": True,
        "result": "made" if won else "failed",
    }
