"""Faults in Six-Bid Solo."""

from typing import Any, Final

from hoyle.cards import PACK_36, cards_of, format_card
from tests.verify.conform.faults.fault import Fault, Witness, hands

_BY_SUIT: Final = hands("C:AKQJT9876 S:AK", "D:AKQJT9876 S:QJ", "H:AKQJT9876 S:T9")
_MIXED: Final = hands("C:AT6 D:K98 H:QJT S:76", "C:KQJ D:AT7 H:A98 S:KQ", "C:987 D:QJ6 H:K76 S:AT")


def _deal(cards: list[list[str]], **contract: Any) -> dict[str, Any]:
    given = {"contract": contract} if contract else {}
    held = {card for hand in cards for card in hand}
    widow = [card for card in map(format_card, cards_of(PACK_36)) if card not in held]
    return {"players": 3, "dealer": 2, "hands": cards, "widow": widow, **given}


FAULTS: Final = (
    Fault(
        "widow-counted-in-misere",
        Witness(
            {
                "players": 3,
                "dealer": 2,
                "contract": {"bid": "misere", "by": 0},
                "trick_points": [0, 109, 0],
                "widow": 11,
            },
            settles=True,
        ),
    ),
    Fault(
        "king-above-ten",
        Witness(_deal(_MIXED, bid="misere", by=0), ("0 play:TC", "1 play:KC", "2 play:7C")),
    ),
    Fault(
        "third-player-speaks-at-once",
        Witness(_deal(_BY_SUIT), ("0 bid:solo", "1 bid:heart-solo")),
    ),
    Fault(
        "received-card-given-back",
        Witness(_deal(_BY_SUIT, bid="call-solo", by=0, trump="C"), ("0 call:AD",)),
    ),
)
