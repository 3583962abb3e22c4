"""The oracle's options, sides and points of a hand of Russian Whist; its choices stand in ``russian_whist.py``."""

from collections.abc import Mapping, Sequence
from typing import Any

RANKS = "23456789TJQKA"
SUITS = "CDHS"
PACK = [rank + suit for suit in SUITS for rank in RANKS]

CHOICES = {
    "rw.honours": ["none", "fichman"],
    "rw.crown_cap": ["5", "13"],
    "rw.double_premium": ["0", "5"],
    "rw.revoke_chooser": ["offender", "injured"],
    "rw.irregularities": ["refused", "play_on"],
}
RULESETS = {
    "as-printed": {key: values[0] for key, values in CHOICES.items()},
    "customary": {key: values[0] for key, values in CHOICES.items()} | {"rw.revoke_chooser": "injured"},
}

Penalty = tuple[int, str]
"""The side whose player has revoked, and what it pays: ``points`` or ``tricks``."""


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


def playing_seats(hands: Sequence[Sequence[str]]) -> list[int]:
    """Give the four seats that have cards, from seat 0 up; of five or six the others rest."""
    return [seat for seat in range(len(hands)) if hands[seat]]


def read_hands(setup: Mapping[str, Any]) -> list[list[str]]:
    """Check dealer, hands and turn-up of a setup and give the hands; raises ValueError if there is no such deal."""
    hands = [list(hand) for hand in setup["hands"]]
    if len(hands) != setup.get("players", 4) or len(hands) > 6:
        raise ValueError("a hand is missing or too many")
    sizes = [len(hand) for hand in hands if hand]
    if sizes != [13, 13, 13, 13] or sorted(card for hand in hands for card in hand) != sorted(PACK):
        raise ValueError("the hands are no deal of the pack")
    if setup["turn_up"] not in hands[setup["dealer"]]:
        raise ValueError("the turn-up is the dealer's card")
    return hands


def side_of(seat: int, playing: Sequence[int]) -> int:
    """Give the side of a playing seat: 0 for the first and third of those who play, 1 for the others."""
    return list(playing).index(seat) % 2


def by_side(counts: Sequence[int], playing: Sequence[int]) -> list[int]:
    """Add up what the seats have, side by side."""
    total = [0, 0]
    for seat in playing:
        total[side_of(seat, playing)] += counts[seat]
    return total


def crown_points(cards: Sequence[str], trump: str, rules: Mapping[str, str]) -> int:
    """Give the points for all crowns in the cards of a pair."""
    points = 0
    for suit in SUITS:
        length = 0
        for rank in reversed(RANKS):
            if rank + suit not in cards:
                break
            length += 1
        length = min(length, int(rules["rw.crown_cap"]))
        if length >= 3:
            worth = 5 + 5 * (length - 3)
            points += 2 * worth if suit == trump else worth
    return points


def honour_points(cards: Sequence[str], trump: str, rules: Mapping[str, str]) -> int:
    """Give the points for trump honours in the cards of a pair."""
    if rules["rw.honours"] == "none":
        return 0
    held = [rank for rank in "AKQJT" if rank + trump in cards]
    return {3: 2, 4: 4, 5: 6}.get(len(held), 0)


def after_penalties(taken: Sequence[int], penalties: Sequence[Penalty]) -> tuple[list[int], list[int]]:
    """Give the tricks of both sides after those that offenders lose, at most three a revoke, and what each has lost."""
    tricks, lost = list(taken), [0, 0]
    for side, penalty in penalties:
        if penalty == "tricks":
            moved = min(3, tricks[side])
            tricks[side] -= moved
            tricks[1 - side] += moved
            lost[side] += moved
    return tricks, lost


def kind_of(losing_tricks: int) -> str:
    """Name the kind of a hand by the tricks of the losers."""
    if losing_tricks == 0:
        return "triple"
    return "double" if losing_tricks <= 4 else "single"


def score_hand(
    hands: Sequence[Sequence[str]],
    trump: str,
    taken: Sequence[int],
    penalties: Sequence[Penalty],
    rules: Mapping[str, str],
) -> dict[str, Any]:
    """Give what both sides write below and above the line, the kind of the hand, and who won it."""
    playing = playing_seats(hands)
    below, above = [0, 0], [0, 0]
    tricks, lost = after_penalties(taken, penalties)
    for side, penalty in penalties:
        if penalty == "points":
            above[1 - side] += 5
    winner = 0 if tricks[0] >= 7 else 1
    kind = kind_of(tricks[1 - winner])
    below[winner] += 2 * (tricks[winner] - 6)
    above[winner] += 5
    if kind == "double":
        above[winner] += int(rules["rw.double_premium"])
    for side in (0, 1):
        cards = [card for seat in playing if side_of(seat, playing) == side for card in hands[seat]]
        above[side] += crown_points(cards, trump, rules) + honour_points(cards, trump, rules)
        own = taken[side] - lost[side]  # a trick that came as a penalty makes no slam
        if own == 12:
            above[side] += 10
        elif own == 13:
            above[side] += 20
    return {"below": below, "above": above, "result": f"{kind}-{['even', 'odd'][winner]}"}


def settle(
    setup: Mapping[str, Any], ruleset: str = "as-printed", options: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """Settle a finished hand given as cards dealt, tricks taken and offences; raises ValueError if it cannot be."""
    rules = rules_in_force(ruleset, options)
    hands = read_hands(setup)
    playing = playing_seats(hands)
    tricks = list(setup["tricks"])
    if len(tricks) != len(hands) or min(tricks) < 0 or sum(tricks) != 13 or sum(by_side(tricks, playing)) != 13:
        raise ValueError(f"no tricks of a hand: {tricks}")
    penalties: list[Penalty] = []
    for offence in setup.get("offences", []):
        if offence["kind"] != "revoke":
            raise ValueError(f"not covered: {offence}")
        if not offence.get("corrected", False):
            penalties.append((side_of(offence["by"], playing), offence["penalty"]))
    trump = setup["turn_up"][1]
    facts = score_hand(hands, trump, by_side(tricks, playing), penalties, rules)
    return {"trump": trump, "tricks": tricks, "over": True} | facts
