"""The order of the cards of a suit in German Solo, in both readings."""

from typing import Annotated, Final

from hoyle.cards import RANKS
from hoyle.domains import Range
from hoyle.german_solo.play import plain_strength, plain_strength_as_printed
from hoyle_verify.prove.theorem import always

_READINGS: Final = ((plain_strength, "789TJQKA"), (plain_strength_as_printed, "789TKQJA"))


@always("GS-THM-RANK-1")
def eight_ranks_have_eight_places(rank: Annotated[int, Range(5, 12)], suit: Annotated[int, Range(0, 3)]) -> bool:
    """By the usual order and by the printed one every rank has a place of its own, counted from the seven up."""
    return all(strength(suit << 4 | rank) == upwards.index(RANKS[rank]) + 1 for strength, upwards in _READINGS)
