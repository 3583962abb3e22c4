"""Faults in Preferans."""

from typing import Any, Final

from tests.verify.conform.faults.fault import Fault, Witness, hands

_BY_SUIT: Final = hands("C:AKQJT987 S:AK", "D:AKQJT987 S:QJ", "H:AKQJT987 S:T9")
_TRUMPS: Final = "S"


def _deal(level: int) -> dict[str, Any]:
    contract = {"level": level, "trump": _TRUMPS, "declarer": 0}
    return {"players": 3, "dealer": 2, "hands": _BY_SUIT, "contract": contract}


FAULTS: Final = (
    Fault(
        "no-duty-to-trump",
        Witness(_deal(10), ("0 play:7C",)),
        everyday=True,
    ),
    Fault(
        "second-whister-fined",
        Witness(
            {
                "players": 3,
                "dealer": 2,
                "contract": {"level": 8, "trump": _TRUMPS, "declarer": 0},
                "calls": [[1, "whist"], [2, "whist"]],
                "tricks": [10, 0, 0],
            },
            settles=True,
        ),
    ),
    Fault(
        "sole-whister-withdraws-on-a-six",
        Witness(_deal(6), ("1 whist", "2 pass")),
    ),
    Fault(
        "passer-stays-hidden",
        Witness(_deal(6), ("1 whist", "2 pass", "1 open")),
    ),
    Fault(
        "passer-shares-always",
        Witness(
            {
                "players": 3,
                "dealer": 2,
                "contract": {"level": 6, "trump": _TRUMPS, "declarer": 0},
                "calls": [[1, "whist"], [2, "pass"], [1, "closed"]],
                "tricks": [6, 4, 0],
            },
            settles=True,
        ),
    ),
)
