"""Faults in German Solo."""

from typing import Any, Final

from tests.verify.conform.faults.fault import Fault, Witness, hands

_BY_SUIT: Final = hands("C:AKQJT987", "D:AKQJT987", "H:AKQJT987", "S:AKQJT987")
_MIXED: Final = hands("S:AK H:AK D:T9 C:87", "S:QJ H:T9 D:87 C:AK", "S:T9 H:87 D:AK C:QJ", "S:87 H:QJ D:QJ C:T9")


def _deal(cards: list[list[str]], **contract: Any) -> dict[str, Any]:
    given = {"contract": contract} if contract else {}
    return {"players": 4, "dealer": 3, "hands": cards, **given}


FAULTS: Final = (
    Fault(
        "partner-shown-with-the-call",
        Witness(_deal(_MIXED, bid="frog", by=0, trump="S"), ("0 call:AD",)),
    ),
    Fault(
        "black-queen-follows-its-suit",
        Witness(_deal(_MIXED, bid="solo", by=0, trump="H"), ("0 play:AS",)),
    ),
    Fault(
        "basta-is-highest",
        Witness(_deal(_MIXED, bid="solo", by=0, trump="H"), ("0 play:AH", "1 play:QS", "2 play:QC", "3 play:JH")),
    ),
    Fault(
        "one-queen-forces",
        Witness(_deal(_BY_SUIT)),
    ),
    Fault(
        "frog-made-with-four",
        Witness(
            {
                "players": 4,
                "dealer": 3,
                "contract": {"bid": "frog", "by": 0, "partner": 1, "trump": "S"},
                "tricks": [4, 0, 4, 0],
            },
            settles=True,
        ),
    ),
)
