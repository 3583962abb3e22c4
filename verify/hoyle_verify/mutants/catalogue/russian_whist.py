"""Misreadings of Russian Whist."""

from inspect import unwrap
from typing import Any, Final

from hoyle.cards import NO_CARD
from hoyle.russian_whist import play, score
from hoyle.russian_whist.state import Play
from hoyle.seats import left_of
from hoyle_verify.mutants.catalogue.misreading import Misreading

_GAME: Final = "russian-whist"


def _lead_goes_round(state: Play, card: int) -> Play:
    if NO_CARD in state.trick:
        return state
    leader = left_of(state.leader)
    gathered: Play = unwrap(play.winner_leads)(state, card)
    return gathered._replace(turn=leader, leader=leader)


def _like_any_crown(length: int) -> Any:
    return score.crown_points(length)


def _above_seven(tricks: int) -> int:
    return 2 * (tricks - 7) if tricks > 7 else 0


MISREADINGS: Final = (
    Misreading("RW-MISREAD-1", "lead-goes-round", _GAME, {"RW-PLAY-9": _lead_goes_round}),
    Misreading("RW-MISREAD-2", "trump-crown-not-doubled", _GAME, {"RW-SCORE-7": _like_any_crown}),
    Misreading("RW-MISREAD-3", "tricks-counted-above-seven", _GAME, {"RW-SCORE-2": _above_seven}),
)
