"""Passes that simplify the table."""

from collections.abc import Iterator

from hoyle_verify.fuzz.case import Case
from hoyle_verify.fuzz.deals import active_seats
from hoyle_verify.fuzz.reference import Played
from hoyle_verify.fuzz.shrink.layout import with_seats


def at_smaller_table(played: Played) -> Iterator[Case]:
    """Let nobody rest: those who hold cards sit alone, and the last of them before eldest hand deals."""
    case = played.case
    players, dealer = case.setup["players"], case.setup["dealer"]
    active = active_seats(case.rules.game, players, dealer)
    if "hands" in case.setup:
        active = tuple(seat for seat, hand in enumerate(case.setup["hands"]) if hand)
    if players == len(active):
        return
    deals = next(seat for step in range(players) if (seat := (dealer - step) % players) in active)
    names = {seat: place for place, seat in enumerate(active)}
    setup = {**case.setup, "dealer": deals}
    yield with_seats(case._replace(setup=setup), names, len(active))


def dealt_by_last(played: Played) -> Iterator[Case]:
    """Turn the whole table so that the last seat deals and the first is eldest hand."""
    case = played.case
    players = case.setup["players"]
    turn = (players - 1 - case.setup["dealer"]) % players
    if turn:
        yield with_seats(case, {seat: (seat + turn) % players for seat in range(players)}, players)
