"""Every way for a deal of Six-Bid Solo to end, and every payment, reached by bidding and playing it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from hoyle.decision import Action
from hoyle.six_bid.pack import BID_NAMES, CALL_SOLO
from hoyle.six_bid.rulesets import RULEBOOK
from hoyle.six_bid.state import Play
from hoyle_verify.prove.reaching import Deals, Dealt, contracts, distinct, ends_with, enter, high, mixed, payments
from hoyle_verify.prove.space import Start, space
from hoyle_verify.prove.theorems.six_bid.table import CONTRACT_NAMES, EVERY_GAME, PRINTED, THREE

DEAL: Final[dict[str, Any]] = {
    "players": 3,
    "dealer": 2,
    "hands": [
        "AC TC KC QC AD TD KD AH TH AS TS".split(),
        "6C 7C 8C 6D 7D 8D 6H 7H 6S 7S 8S".split(),
        "JC JD QD 8H 9H JH QH KH JS QS KS".split(),
    ],
    "widow": "9C 9D 9S".split(),
}
"""Eldest hand has the highest cards and the next player the lowest."""


def _high(state: Play, actions: Sequence[Action]) -> Action:
    return high(1 << state.bidder, state, actions)


def _low(state: Play, actions: Sequence[Action]) -> Action:
    return high(~(1 << state.bidder), state, actions)


def _contract(state: Any) -> tuple[int, ...] | None:
    # What the Bidder of a call solo gives away, and so the hands, decide whether he can take everything.
    if not isinstance(state, Play):
        return None
    return (state.bid, state.bidder == 0, state.hands[0] if state.bid == CALL_SOLO else 0)


@space
def deals() -> Deals:
    """Deals as printed, each game of eldest hand and of somebody else, played high or low."""
    return Deals([Start(PRINTED, DEAL)], (_high, _low), _contract)


@space
def even_deals() -> Deals:
    """A deal with even hands, in which both sides come to sixty card points."""
    return Deals(
        [Start(PRINTED, THREE)],
        (partial(mixed, 6),),
        lambda state: (state.bid, state.bidder) if isinstance(state, Play) else None,
    )


@space
def deals_by_option() -> Deals:
    """Deals under every option, each game of eldest hand and of somebody else, played high."""
    return Deals(
        [Start(game, DEAL) for game in distinct(EVERY_GAME)],
        (_high,),
        lambda state: (state.bid, state.bidder == 0) if isinstance(state, Play) else None,
    )


CAN_BE_DRAWN: Final = {
    bid: name for bid, name in CONTRACT_NAMES.items() if RULEBOOK.slots[f"drawn.{BID_NAMES[bid]}"] is not None
}


def _ends(bid: int, result: str) -> Callable[[Dealt], bool]:
    return ends_with(result, bid=bid)


CONTRACTS: Final = contracts(CONTRACT_NAMES, _ends)
DRAWS: Final = contracts(CAN_BE_DRAWN, _ends, {"drawn": "is drawn"})
ELSEWHERE: Final = {
    "SB-RUL-6": "Card points are counted with each trick.",
    "SB-MIS-3b": "No ruleset uses it.",
}

REACHED: Final = (
    *enter("SB-THM-REACH", 1, CONTRACTS, deals),
    *enter("SB-THM-REACH", 21, {"A deal can end with three passes.": ends_with("passed-out")}, deals),
    *enter("SB-THM-REACH", 31, DRAWS, even_deals),
    *enter("SB-THM-REACH", 41, payments("SB-", ELSEWHERE), deals_by_option),
)
