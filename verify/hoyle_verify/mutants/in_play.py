"""Proving that a mutant makes no difference at the table, where a trick or a score is never just anything.

A clause is asked for all arguments of its domains when its equivalents are proved; but some of them never occur in
play.  What holds of those that do is written down here for the few clauses that need it.
"""

from collections.abc import Callable, Mapping
from functools import reduce
from operator import and_, or_
from typing import Any, Final

from hoyle.cards import NO_CARD, NO_SUIT, PACK_32
from hoyle_verify.mutants.equal import same_answers, same_choice
from hoyle_verify.mutants.known import KNOWN, Known
from hoyle_verify.mutants.mutate import Mutant

SAME_CHOICE: Final = "the same is legal, and only another clause may be named for what is not"


def _holds_the_suit(trick: tuple[int, ...], suit: int, *_: int) -> Any:
    return reduce(or_, (card >> 4 == suit for card in trick))


def _no_single_point(state: Any, _card: int) -> Any:
    return reduce(and_, (points != 1 for points in state.points))


def _a_card_lies(state: Any, _choices: int) -> Any:
    return state.laid < NO_CARD


def _always(_state: Any, _choices: int) -> bool:
    return True


COVERED: Final = frozenset({"GS-VAR-2", "GS-VAR-2b"})
"""Clauses about a card that lies face down; where none does they leave everything as it is."""

_SUIT: Final = Known("the suit that is asked for lies in the trick", _holds_the_suit)
AT_TABLE: Final[Mapping[str, Known]] = {
    "SW-RUL-16": _SUIT,
    "RW-PLAY-7": _SUIT,
    "SB-RANK-1": _SUIT,
    "PV-PLAY-4": Known("the suit led lies in the trick", _holds_the_suit),
    "SB-RUL-18": Known("no card counts one point", _no_single_point),
    "GS-RUL-2": Known(
        "trumps are named, and all cards are of the pack",
        lambda _suit, trump: trump < NO_SUIT,
        lambda answer: answer & PACK_32,
    ),
}


def equivalence_in_play(mutant: Mutant) -> str:
    """Say under which condition it is proved that a mutant answers as its clause does; empty if under none."""
    if mutant.operator == "order":
        return SAME_CHOICE if same_choice(mutant, _known_in_order(mutant.id.rpartition("/")[2])) else ""
    known = AT_TABLE.get(mutant.clause)
    if known is None:
        return ""
    return known.sentence if same_answers(mutant, known) else ""


def _known_in_order(second: str) -> Callable[..., Any]:
    if second in KNOWN:
        return KNOWN[second].holds
    return _a_card_lies if second in COVERED else _always
