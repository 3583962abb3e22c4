"""The oracle around the deals: who plays, who deals first, how the cards go round, and the running score."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.oracles.solo_whist_score import PACK, RANKS, playing_seats

CUT_RANKS = "A" + RANKS.replace("A", "")
"""The ranks in cutting for the deal, the lowest first."""

CUT_SUITS = "CDHS"


def draw(setup: Mapping[str, Any]) -> dict[str, int]:
    """Give the dealer, who drew the lowest card; raises ValueError if the cards cannot have been drawn."""
    (cards,) = setup["rounds"]
    if len(cards) != setup["players"] or len(set(cards)) != len(cards) or not set(cards) <= set(PACK):
        raise ValueError(f"{setup['players']} players cannot have drawn {cards}")
    lowest = min(cards, key=lambda card: (CUT_RANKS.index(card[0]), CUT_SUITS.index(card[1])))
    return {"dealer": cards.index(lowest)}


def deal(setup: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Give the hands after no packet, one packet, and so on; the last entry has the turn-up as well."""
    pack = list(setup["pack"])
    if sorted(pack) != sorted(PACK):
        raise ValueError("this is no pack")
    hands: list[list[str]] = [[] for _ in range(setup["players"])]
    shown: list[dict[str, Any]] = [{"hands": [list(hand) for hand in hands]}]
    order = playing_seats(setup["players"], setup["dealer"])
    turn = 0
    while pack:
        size = 3 if len(pack) > 4 else 1
        hands[order[turn % 4]] += pack[:size]
        del pack[:size]
        turn += 1
        shown.append({"hands": [list(hand) for hand in hands]})
    shown[-1]["turn_up"] = setup["pack"][51]
    return shown


def session_sheets(players: int, dealer: int, payments: Sequence[Sequence[float]]) -> list[dict[str, Any]]:
    """Give, before the first and after each deal, who deals next, who rests then, and what everybody has won so far."""
    totals = [0.0] * players
    sheets = []
    for number in range(len(payments) + 1):
        next_dealer = (dealer + number) % players
        resting = sorted(set(range(players)) - set(playing_seats(players, next_dealer)))
        sheets.append({"dealer": next_dealer, "resting": resting, "points": list(totals)})
        if number < len(payments):
            totals = [total + won for total, won in zip(totals, payments[number], strict=True)]
    return sheets
