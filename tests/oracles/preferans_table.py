"""The oracle around the deals of Preferans: the pool sheet of a sitting.

The deal passes to the left; what the deals write is added up, and the sheet has no end of its own.
"""

from collections.abc import Mapping, Sequence
from typing import Any


def session_sheets(players: int, dealer: int, settled: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Give, before the first and after each deal, who deals next, and pool, hill and whists so far."""
    pool, hill = [0] * players, [0] * players
    whists = [[0] * players for _ in range(players)]
    sheets: list[dict[str, Any]] = []
    for number in range(len(settled) + 1):
        if number > 0:
            facts = settled[number - 1]
            for seat in range(players):
                pool[seat] += facts["pool"][seat]
                hill[seat] += facts["hill"][seat]
                for other in range(players):
                    whists[seat][other] += facts["whists"][seat][other]
        sheets.append(
            {
                "dealer": (dealer + number) % players,
                "pool": list(pool),
                "hill": list(hill),
                "whists": [list(row) for row in whists],
            }
        )
    return sheets
