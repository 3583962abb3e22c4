"""The oracle around the deals of German Solo: the draw, how the cards go round, the running score, pool and colour.

1.  Cards are dealt face up from the seat ``first`` on, clockwise, until a club falls; a pack without one draws nothing.
2.  A sitting goes on with the pool and, under ``gs.colour: first_won``, with the colour that the trump suit of the
    first game won has set, won by an offence too; a colour that was agreed on stays.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.oracles.german_solo_cards import PACK


def draw(setup: Mapping[str, Any]) -> dict[str, Any]:
    """Give the first dealer; raises ValueError if nobody receives a club."""
    for number, card in enumerate(setup["pack"]):
        if card[1] == "C":
            return {"dealer": (setup["first"] + number) % 4}
    raise ValueError("there is no club among these cards")


def deal(setup: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Give the hands after no packet, one packet, and so on: three, two and three cards each."""
    pack = list(setup["pack"])
    if sorted(pack) != sorted(PACK):
        raise ValueError("this is no pack")
    hands: list[list[str]] = [[], [], [], []]
    shown = [{"hands": [list(hand) for hand in hands]}]
    for size in (3, 2, 3):
        for step in (1, 2, 3, 4):
            hands[(setup["dealer"] + step) % 4].extend(pack[:size])
            del pack[:size]
            shown.append({"hands": [list(hand) for hand in hands]})
    return shown


def session_sheets(
    dealer: int, settled: Sequence[Mapping[str, Any]], *, first_won: bool = False, colour: str | None = None
) -> list[dict[str, Any]]:
    """Give, before the first and after each deal, who deals next, what everybody has won so far, pool and colour."""
    sheets: list[dict[str, Any]] = [{"dealer": dealer, "payments": [0] * 4, "pool": 0, "colour": colour}]
    for deal_facts in settled:
        before = sheets[-1]
        if first_won and before["colour"] is None and deal_facts["result"] == "made":
            colour = deal_facts["trump"]
        sheets.append(
            {
                "dealer": (before["dealer"] + 1) % 4,
                "payments": [old + new for old, new in zip(before["payments"], deal_facts["payments"], strict=True)],
                "pool": deal_facts["pool"],
                "colour": colour,
            }
        )
    return sheets
