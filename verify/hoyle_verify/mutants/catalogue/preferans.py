"""Misreadings of Preferans."""

from typing import Final

from hoyle_verify.mutants.catalogue.misreading import Misreading, allow_all

_GAME: Final = "preferans"


def _both_answer(own: int, other: int, _spoke: int) -> int:
    return 1 if own + other == 0 else 0


def _nothing_opens(_said: tuple[int, ...]) -> int:
    return 0


def _halves(whists: int, _declarer_lacks: int) -> int:
    return whists // 2


MISREADINGS: Final = (
    Misreading("PV-MISREAD-1", "no-duty-to-trump", _GAME, {"PV-PLAY-6": allow_all}),
    Misreading("PV-MISREAD-2", "second-whister-fined", _GAME, {"PV-RESP-4": _both_answer}),
    Misreading("PV-MISREAD-3", "sole-whister-withdraws-on-a-six", _GAME, {"PV-WH-7": allow_all}),
    Misreading("PV-MISREAD-4", "passer-stays-hidden", _GAME, {"PV-WH-3": _nothing_opens}),
    Misreading("PV-MISREAD-5", "passer-shares-always", _GAME, {"PV-RUL-13c": _halves}),
)
