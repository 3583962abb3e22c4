"""Every way for a deal of Solo Whist to end, and every payment, reached by bidding and playing it."""

from collections.abc import Sequence
from typing import Any, Final

from hoyle.decision import Action
from hoyle.solo_whist.pack import BID_NAMES, GENERAL_MISERE
from hoyle.solo_whist.state import LAPSED, PASSED_OUT, UNPLAYED_RESULTS, Play
from hoyle_verify.prove.reaching import Deals, contracts, distinct, ends_with, enter, high, payments
from hoyle_verify.prove.space import Start, space
from hoyle_verify.prove.theorems.solo_whist.table import CONTRACT_NAMES, EVERY_GAME, PRINTED

DEAL: Final[dict[str, Any]] = {
    "players": 4,
    "dealer": 3,
    "turn_up": "TS",
    "hands": [
        "AC KC QC JC AD KD QD AH KH QH AS KS QS".split(),
        "2C 3C 4C 2D 3D 4D 5D 2H 3H 4H 2S 3S 4S".split(),
        "5C 6C 7C 8C 6D 7D 8D 5H 6H 7H 5S 6S 7S".split(),
        "9C TC 9D TD JD 8H 9H TH JH 8S 9S TS JS".split(),
    ],
}
"""Eldest hand has all the highest cards and the next player all the lowest."""


def _side(state: Play) -> int:
    return (1 << state.declarer | 1 << state.partner) & 0b1111


def _high(state: Play, actions: Sequence[Action]) -> Action:
    return high(_side(state), state, actions)


def _low(state: Play, actions: Sequence[Action]) -> Action:
    return high(~_side(state), state, actions)


@space
def deals() -> Deals:
    """Deals as printed, bid in every way by everybody, and played high or low."""
    return Deals(
        [Start(PRINTED, DEAL)],
        (_high, _low),
        lambda state: (state.bid, state.declarer) if isinstance(state, Play) else None,
    )


@space
def deals_by_option() -> Deals:
    """Deals under every option, each contract of eldest hand and of somebody else, played high."""
    return Deals(
        [Start(game, DEAL) for game in distinct(EVERY_GAME)],
        (_high,),
        lambda state: (state.bid, state.declarer == 0) if isinstance(state, Play) else None,
    )


CONTRACTS: Final = contracts(CONTRACT_NAMES, lambda bid, result: ends_with(result, bid=bid))
OTHERS: Final = {
    "A deal can end with four passes.": ends_with(UNPLAYED_RESULTS[PASSED_OUT]),
    "A deal can end with a proposal that lapses.": ends_with(UNPLAYED_RESULTS[LAPSED]),
    "A deal can end with a general misère.": ends_with(BID_NAMES[GENERAL_MISERE], bid=GENERAL_MISERE),
}
ELSEWHERE: Final[dict[str, str]] = {}

REACHED: Final = (
    *enter("SW-THM-REACH", 1, CONTRACTS, deals),
    *enter("SW-THM-REACH", 21, OTHERS, deals_by_option),
    *enter("SW-THM-REACH", 31, payments("SW-", ELSEWHERE), deals_by_option),
)
