"""Every way for a deal of German Solo to end, and every payment, reached by bidding and playing it."""

from collections.abc import Sequence
from typing import Any, Final

from hoyle.decision import Action
from hoyle.german_solo.state import Play, side_of
from hoyle_verify.prove.reaching import Deals, contracts, ends_with, enter, high, payments
from hoyle_verify.prove.space import Start, space
from hoyle_verify.prove.theorems.german_solo.table import CONTRACT_NAMES, PRINTED, deal, german_solo

HANDS: Final = ("QC QS 7C AC KC JC TC 9C", "QC QS 7H AH KH JH TH QH", "QC 7C AC KC JC TC 9C 8C")
"""Trumps without a loser in colour and in suit, and a hand that is not bound to more than a frog."""

GAMES: Final = (PRINTED, german_solo("customary"), german_solo(pool="on"), german_solo(pool="on", var3="on"))
"""The rulesets, and the options that bear on what a deal pays."""


def _high(state: Play, actions: Sequence[Action]) -> Action:
    return high(side_of(state.declarer, state.partner), state, actions)


def _low(state: Play, actions: Sequence[Action]) -> Action:
    return high(~side_of(state.declarer, state.partner), state, actions)


def _contract(state: Any) -> tuple[Any, ...] | None:
    return (state.hands, state.game, state.declarer == 0, state.trump) if isinstance(state, Play) else None


@space
def deals() -> Deals:
    """Deals of remarkable hands, each game of eldest hand and of somebody else, played high or low."""
    return Deals([Start(game, deal(hand)) for game in GAMES for hand in HANDS], (_high, _low), _contract)


CONTRACTS: Final = contracts(CONTRACT_NAMES, lambda game, result: ends_with(result, game=game))
ELSEWHERE: Final = {
    "GS-RUL-19": "An offence is told of a finished deal and not played.",
    "GS-RUL-21": "An offence is told of a finished deal and not played.",
    "GS-RUL-21b": "An offence is told of a finished deal and not played.",
}

REACHED: Final = (
    *enter("GS-THM-REACH", 1, CONTRACTS, deals),
    *enter("GS-THM-REACH", 21, payments("GS-", ELSEWHERE), deals),
)
