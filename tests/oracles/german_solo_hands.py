"""Three deals of German Solo worked by hand, and ways to start from them."""

from collections.abc import Mapping
from typing import Any

from tests.oracles.german_solo import Oracle

# Seat 3 deals and seat 0 is eldest.
DEAL: dict[str, Any] = {
    "players": 4,
    "dealer": 3,
    "hands": [
        "AC KC JC TC 9C 8C 7C AD".split(),
        "QC KS JS TS 9S AH KH QH".split(),
        "QS AS 8S 7S JH TH 9H 8H".split(),
        "KD QD JD TD 9D 8D 7D 7H".split(),
    ],
}
# The same with both black queens at seat 1.
QUEENS = {
    **DEAL,
    "hands": [
        DEAL["hands"][0],
        "QC QS JS TS 9S AH KH QH".split(),
        "KS AS 8S 7S JH TH 9H 8H".split(),
        DEAL["hands"][3],
    ],
}
# Seat 0 has six sure tricks in clubs, and no more.
SIX_SURE = {
    **DEAL,
    "contract": {"bid": "solo-colour", "by": 0},
    "hands": [
        "QC 7C QS AC KC JC 7D 7H".split(),
        "TC 9C 8C AD KD QD JD TD".split(),
        "9D 8D AH KH QH JH TH 9H".split(),
        "8H AS KS JS TS 9S 8S 7S".split(),
    ],
}


def start(actions: str = "", options: Mapping[str, str] | None = None, setup: Mapping[str, Any] = DEAL) -> Oracle:
    """Begin a deal and carry out some actions, with commas between them."""
    oracle = Oracle(setup, "as-printed", options)
    for action in actions.split(", ") if actions else []:
        oracle.apply(action)
    return oracle


def given(options: Mapping[str, str] | None = None, **contract: Any) -> Oracle:
    """Begin a deal with its contract."""
    return Oracle({**DEAL, "contract": contract}, "as-printed", options)


def play(oracle: Oracle, cards: str) -> Oracle:
    """Let the cards be played, each by whose turn it is."""
    for card in cards.split():
        oracle.apply(f"{oracle.actor()} play:{card}")
    return oracle
