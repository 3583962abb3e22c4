"""Misreadings of Six-Bid Solo."""

from typing import Final

from hoyle.cards import NO_CARD
from hoyle.seats import NOBODY
from hoyle.six_bid.pack import SPREAD_MISERE
from hoyle.six_bid.state import Auction, Play, next_place
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


def _shown_when_all_have_played(state: Play, _card: int) -> Play:
    laid = sum(card != NO_CARD for place, card in enumerate(state.trick) if place != state.bidder)
    if state.bid == SPREAD_MISERE and (laid == 2 or sum(state.tricks) > 0):
        return state._replace(exposed=state.exposed | 1 << state.bidder)
    return state


MISREADINGS: Final = (
    Misreading("SB-MISREAD-1", "widow-counted-in-misere", _GAME, {"SB-RUL-3": _widow_counts}),
    Misreading("SB-MISREAD-2", "king-above-ten", _GAME, {"SB-RANK-1": _king_above_ten}),
    Misreading("SB-MISREAD-3", "third-player-speaks-at-once", _GAME, {"SB-AUC-3": _next_player_speaks}),
    Misreading("SB-MISREAD-4", "received-card-given-back", _GAME, {"SB-RUL-11": allow_all}),
    Misreading(
        "SB-MISREAD-5",
        "hand-shown-after-two-cards",
        _GAME,
        {"SB-SPM-1": _shown_when_all_have_played},
        origin="Wikipedia, 'Six-bid solo': only after both others have played their first card",
        told="The Bidder of a spread misère shows his hand only when both others have played to the first trick.",
    ),
)
