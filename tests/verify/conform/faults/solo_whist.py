"""Faults in Solo Whist."""

from typing import Any, Final

from tests.verify.conform.faults.fault import Fault, Witness, hands

_MIXED: Final = hands(
    "S:AKQJ H:T98 D:765 C:432", "S:T98 H:765 D:432 C:AKQJ", "S:765 H:432 D:AKQJ C:T98", "S:432 H:AKQJ D:T98 C:765"
)
_BY_SUIT: Final = hands("C:AKQJT98765432", "D:AKQJT98765432", "H:AKQJT98765432", "S:AKQJT98765432")
_TWO_TRUMPS: Final = hands("C:AKQJT98765432", "D:AKQJT9876543 S:A", "H:AKQJT9876543 S:2", "S:KQJT9876543 D:2 H:2")


def _deal(cards: list[list[str]], turn_up: str, **contract: Any) -> dict[str, Any]:
    given = {"contract": contract} if contract else {}
    return {"players": 4, "dealer": 3, "hands": cards, "turn_up": turn_up, **given}


def _result(tricks: list[int], **contract: Any) -> dict[str, Any]:
    return {"players": 4, "dealer": 3, "contract": contract, "tricks": tricks}


FAULTS: Final = (
    Fault(
        "equal-bid-accepted",
        Witness(_deal(_BY_SUIT, "2S"), ("0 bid:solo",)),
        everyday=True,
    ),
    Fault(
        "eldest-has-no-privilege",
        Witness(_deal(_BY_SUIT, "2S"), ("0 pass", "1 pass", "2 pass", "3 bid:proposal")),
    ),
    Fault(
        "any-passed-player-accepts",
        Witness(_deal(_BY_SUIT, "2S"), ("0 pass", "1 pass", "2 bid:proposal", "3 pass", "0 pass")),
    ),
    Fault(
        "royal-abundance-bid-outright",
        Witness(_deal(_BY_SUIT, "2S")),
    ),
    Fault(
        "trump-beats-nothing",
        Witness(_deal(_BY_SUIT, "2S", bid="solo", by=0), ("0 play:2C", "1 play:2D", "2 play:2H", "3 play:2S")),
        everyday=True,
    ),
    Fault(
        "last-trump-wins",
        Witness(_deal(_TWO_TRUMPS, "KS", bid="solo", by=0), ("0 play:2C", "1 play:AS", "2 play:2S", "3 play:2D")),
    ),
    Fault(
        "declarer-leads",
        Witness(_deal(_BY_SUIT, "2S", bid="misere", by=1)),
    ),
    Fault(
        "counter-clockwise",
        Witness(_deal(_BY_SUIT, "2S", bid="solo", by=0), ("0 play:2C",)),
    ),
    Fault(
        "revoke-allowed",
        Witness(_deal(_MIXED, "2S", bid="solo", by=0), ("0 play:2C",)),
    ),
    Fault(
        "ace-is-low",
        Witness(_deal(_MIXED, "2S", bid="solo", by=0), ("0 play:2C", "1 play:AC", "2 play:8C", "3 play:5C")),
    ),
    Fault(
        "misere-trick-ignored",
        Witness(_deal(_BY_SUIT, "2S", bid="misere", by=0), ("0 play:2C", "1 play:2D", "2 play:2H", "3 play:2S")),
    ),
    Fault(
        "hand-opens-with-the-lead",
        Witness(_deal(_MIXED, "2S", bid="open-misere", by=0), ("0 play:2C",)),
    ),
    Fault(
        "overtricks-unpaid",
        Witness(_result([6, 2, 2, 3], bid="solo", by=0, trump="S"), settles=True),
        everyday=True,
    ),
    Fault(
        "price-paid-on-failure",
        Witness(_result([4, 3, 3, 3], bid="solo", by=0, trump="S"), settles=True),
    ),
)
