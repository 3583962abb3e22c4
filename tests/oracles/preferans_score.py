"""The oracle's options, fines and pool sheet of whisting in Preferans; its choices stand in ``preferans.py``."""

from collections.abc import Mapping, Sequence
from typing import Any

RANKS = "789TJQKA"
SUITS = "CDHS"
PACK = [rank + suit for suit in SUITS for rank in RANKS]
LEVELS: list[int | str] = [6, 7, 8, 9, 10, "misere"]

BASE: dict[int | str, int] = {6: 2, 7: 4, 8: 6, 9: 8, 10: 10, "misere": 10}
OBLIGATION = {6: 4, 7: 2, 8: 1, 9: 1, 10: 1}
"""The tricks that the defenders promise; a ten is whisted only under ``pv.ten: whisted``."""

QUOTA = {6: 2, 7: 1}
"""What each of two whisters answers for."""

HALF = {6: 2, 7: 1}
"""The whists of a limited prize."""

CHOICES = {
    "pv.responsibility": ["joint_then_personal", "personal", "joint_capped"],
    "pv.whist_scale": ["10", "1"],
    "pv.whister_penalty": ["full", "half"],
    "pv.share": ["greedy", "gentleman_on_fail"],
    "pv.consolation": ["off", "per_undertrick", "ten_per_undertrick"],
    "pv.one": ["sole_whister", "second_after_pass"],
    "pv.ten": ["checked", "whisted"],
    "pv.base": ["sochi", "leningrad"],
    "pv.scale": ["10", "1"],
    "pv.fine_whister_if_declarer_fails": ["yes", "no"],
    "pv.misere_hands": ["closed", "open_after_lead"],
}
_PRINTED = {key: values[0] for key, values in CHOICES.items()}
RULESETS = {
    "as-printed": _PRINTED,
    "customary": {
        **_PRINTED,
        "pv.responsibility": "joint_capped",
        "pv.whist_scale": "1",
        "pv.one": "second_after_pass",
        "pv.fine_whister_if_declarer_fails": "no",
        "pv.consolation": "per_undertrick",
        "pv.misere_hands": "open_after_lead",
    },
}


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
    """Give the three seats that play a deal, the player left of the dealer first; of four, the dealer rests."""
    if players not in (3, 4):
        raise ValueError(f"no table of {players}")
    return [(dealer + step) % players for step in (1, 2, 3)]


def defenders_of(declarer: int, order: Sequence[int]) -> list[int]:
    """Give the two others, the next clockwise first."""
    place = list(order).index(declarer)
    return [order[(place + 1) % 3], order[(place + 2) % 3]]


def read_contract(given: Mapping[str, Any], order: Sequence[int]) -> dict[str, Any]:
    """Check a contract; raises ValueError if it cannot be."""
    level, declarer = given["level"], given["declarer"]
    trump = given.get("trump")
    if level == "misere" and trump is None:
        trump = "none"
    if level not in LEVELS or declarer not in order or (level == "misere" and trump != "none"):
        raise ValueError(f"no contract: {given}")
    return {"level": level, "declarer": declarer, "trump": trump}


def fines(level: int, whisters: Sequence[int], tricks: Mapping[int, int], reading: str) -> dict[int, int]:
    """Give how many tricks each whister is fined for; ``tricks`` has both defenders, ``whisters`` the order they spoke.

    One whister answers for all that is promised, less what both defenders have.
    """
    short = OBLIGATION[level] - sum(tricks.values())
    if len(whisters) == 1:
        return {whisters[0]: max(0, short)}
    if level >= 8:
        return {whisters[0]: 0, whisters[1]: max(0, short)}
    owed = {seat: max(0, QUOTA[level] - tricks[seat]) for seat in whisters}
    if reading == "personal":
        return owed
    if short <= 0:
        return dict.fromkeys(whisters, 0)
    if reading == "joint_capped" and sum(owed.values()) > short:
        # Then one of the two has met his quota, and the other pays what the pair lacks.
        owed = {seat: min(fine, short) for seat, fine in owed.items()}
    return owed


class Sheet:
    """What a deal writes: pool and hill of each seat, and the whists of each against each."""

    def __init__(self, players: int) -> None:
        self.pool = [0] * players
        self.hill = [0] * players
        self.whists = [[0] * players for _ in range(players)]
        self.result = ["rested"] * players

    def facts(self) -> dict[str, Any]:
        """Give all of it, in fresh lists."""
        return {
            "pool": list(self.pool),
            "hill": list(self.hill),
            "whists": [list(row) for row in self.whists],
            "result": list(self.result),
        }


def write(
    contract: Mapping[str, Any],
    stances: Mapping[int, str],
    whisters: Sequence[int],
    tricks: Sequence[int],
    rules: Mapping[str, str],
) -> Sheet:
    """Write down a deal; ``stances`` has for each defender ``whist``, ``half``, ``pass`` or, unasked, ``defended``."""
    level, declarer = contract["level"], contract["declarer"]
    base = BASE[level] * (2 if rules["pv.base"] == "leningrad" else 1)
    hill_price = base * int(rules["pv.scale"])
    whist_price = base * int(rules["pv.whist_scale"])
    sheet = Sheet(len(tricks))
    under = 0
    if whisters or "defended" in stances.values():
        under = tricks[declarer] if level == "misere" else max(0, level - tricks[declarer])
    if under:
        sheet.hill[declarer] = under * hill_price
    else:
        sheet.pool[declarer] = BASE[level] * int(rules["pv.scale"])
    sheet.result[declarer] = "failed" if under else "made"
    for seat, stance in stances.items():
        sheet.result[seat] = {"pass": "passed"}.get(stance, stance)
        if stance == "half":
            sheet.whists[seat][declarer] = HALF[level] * whist_price
    if whisters:
        taken = {seat: tricks[seat] for seat in stances}
        resting = [seat for seat in range(len(tricks)) if seat != declarer and seat not in stances]
        for seat, fine in fines(level, whisters, taken, rules["pv.responsibility"]).items():
            due = 0 if under and rules["pv.fine_whister_if_declarer_fails"] == "no" else fine
            sheet.hill[seat] = due * hill_price // (2 if rules["pv.whister_penalty"] == "half" else 1)
            sheet.result[seat] = "failed" if due else "made"
        for seat, whists in _whists(whisters, taken, resting, under, rules).items():
            sheet.whists[seat][declarer] = int(whists * whist_price)
        if rules["pv.consolation"] == "ten_per_undertrick":
            for seat in [*stances, *resting]:
                sheet.whists[seat][declarer] += 10 * under
    return sheet


def _whists(
    whisters: Sequence[int], taken: Mapping[int, int], resting: Sequence[int], under: int, rules: Mapping[str, str]
) -> dict[int, float]:
    """Give how many whists each of the others writes against the declarer."""
    count: dict[int, float] = dict.fromkeys(taken, 0)
    if len(whisters) == 2:
        count = dict(taken)
    elif under and rules["pv.share"] == "gentleman_on_fail":
        count = dict.fromkeys(taken, sum(taken.values()) / 2)
    else:
        count[whisters[0]] = sum(taken.values())
    if rules["pv.consolation"] == "per_undertrick":
        for seat in [*taken, *resting]:
            count[seat] = count.get(seat, 0) + under
    return count
