"""The oracle around the deals of Six-Bid Solo: how the cards go round, and the running score."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.oracles.six_bid_score import PACK, playing_seats


def deal(setup: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Give the hands and the widow after no packet, one packet, and so on: 4 each, 3 each, the widow, 4 each."""
    pack = list(setup["pack"])
    if sorted(pack) != sorted(PACK):
        raise ValueError("this is no pack")
    hands: list[list[str]] = [[] for _ in range(setup["players"])]
    widow: list[str] = []
    eldest, second, third = (hands[seat] for seat in playing_seats(setup["players"], setup["dealer"]))
    shown = [{"hands": [list(hand) for hand in hands], "widow": list(widow)}]
    packets = [(eldest, 4), (second, 4), (third, 4), (eldest, 3), (second, 3), (third, 3), (widow, 3)]
    packets += [(eldest, 4), (second, 4), (third, 4)]
    for receiver, size in packets:
        receiver.extend(pack[:size])
        del pack[:size]
        shown.append({"hands": [list(hand) for hand in hands], "widow": list(widow)})
    return shown


def session_sheets(players: int, dealer: int, payments: Sequence[Sequence[int]]) -> list[dict[str, Any]]:
    """Give, before the first and after each deal, who deals next, and what everybody has won so far.

    A deal in which all pass brings nothing, and the deal passes on as after any other.
    """
    totals = [0] * players
    sheets: list[dict[str, Any]] = [{"dealer": dealer, "payments": list(totals)}]
    for number, paid in enumerate(payments, 1):
        totals = [total + won for total, won in zip(totals, paid, strict=True)]
        sheets.append({"dealer": (dealer + number) % players, "payments": list(totals)})
    return sheets
