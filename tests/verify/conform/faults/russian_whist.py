"""Faults in Russian Whist."""

from typing import Final

from tests.verify.conform.faults.fault import Fault, Witness, hands

_MIXED: Final = hands(
    "S:AKQJ H:T98 D:765 C:432", "S:T98 H:765 D:432 C:AKQJ", "S:765 H:432 D:AKQJ C:T98", "S:432 H:AKQJ D:T98 C:765"
)
_DEAL: Final = {"players": 4, "dealer": 3, "hands": _MIXED, "turn_up": "2S"}


FAULTS: Final = (
    Fault(
        "lead-goes-round",
        Witness(_DEAL, ("0 play:AS", "1 play:8S", "2 play:5S", "3 play:2S")),
    ),
    Fault(
        "trump-crown-not-doubled",
        Witness({**_DEAL, "tricks": [7, 6, 0, 0]}, settles=True),
    ),
    Fault(
        "tricks-counted-above-seven",
        Witness({**_DEAL, "tricks": [7, 6, 0, 0]}, settles=True),
    ),
)
