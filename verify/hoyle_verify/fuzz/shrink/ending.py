"""Passes on finished deals."""

from collections.abc import Iterator

from hoyle_verify.fuzz.case import Case
from hoyle_verify.fuzz.finished import finish_of
from hoyle_verify.fuzz.reference import Played
from hoyle_verify.fuzz.shrink.layout import with_seats


def settled(played: Played) -> Iterator[Case]:
    """Give only what is known of the end."""
    finished = finish_of(played)
    if finished is not None:
        yield finished


def simpler_endings(played: Played) -> Iterator[Case]:
    """Let the first seat be the declarer, let the others take their tricks together, and leave out options."""
    case = played.case
    if not case.settles:
        return
    players, contract = case.setup["players"], case.setup.get("contract") or {}
    by = contract.get("by", contract.get("declarer", 0))
    if by:
        yield with_seats(case, {seat: (seat - by) % players for seat in range(players)}, players)
    for name in ("tricks", "trick_points"):
        counts = list(case.setup.get(name, ()))
        for taker in range(1, players):
            for other in range(1, players):
                if counts and counts[other] and other != taker:
                    moved = list(counts)
                    moved[taker] += moved[other]
                    moved[other] = 0
                    yield case._replace(setup={**case.setup, name: moved})
