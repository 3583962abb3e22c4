"""Misreadings of Six-Bid Solo."""

from typing import Final

from hoyle.seats import NOBODY
from hoyle.six_bid.state import Auction, next_place
from hoyle_verify.mutants.catalogue.misreading import Misreading, allow_all

_GAME: Final = "six-bid"


def _widow_counts(points: int, widow: int) -> int:
    return points + widow


def _king_above_ten(trick: tuple[int, ...], suit: int) -> int:
    best, winner = -1, NOBODY
    for place, card in enumerate(trick):
        if card >> 4 == suit and card > best:
            best, winner = card, place
    return winner


def _next_player_speaks(state: Auction, _call: int) -> Auction:
    place = next_place(state.turn)
    for _ in range(3):
        if place != state.bidder and not state.passed >> place & 1:
            return state._replace(turn=place)
        place = next_place(place)
    return state._replace(turn=NOBODY)


MISREADINGS: Final = (
    Misreading("SB-MISREAD-1", "widow-counted-in-misere", _GAME, {"SB-RUL-3": _widow_counts}),
    Misreading("SB-MISREAD-2", "king-above-ten", _GAME, {"SB-RANK-1": _king_above_ten}),
    Misreading("SB-MISREAD-3", "third-player-speaks-at-once", _GAME, {"SB-AUC-3": _next_player_speaks}),
    Misreading("SB-MISREAD-4", "received-card-given-back", _GAME, {"SB-RUL-11": allow_all}),
)
