"""The frame of Preferans: pack, deal and seats."""

from typing import Annotated

from hoyle.cards import NO_SUIT
from hoyle.domains import Range
from hoyle.preferans.deal import (
    first_hand,
    goes_to_talon,
    hand_size,
    may_play,
    next_dealer,
    pack,
    packet_size,
    resting_seat,
    trumps_of_misere,
)
from hoyle.preferans.state import Players
from hoyle.seats import NOBODY, Seat
from hoyle_verify.prove.theorem import always, assume, gap, not_shown
from hoyle_verify.prove.theorems.preferans.table import everywhere


@always("PV-THM-DEAL-1")
def whole_pack_is_dealt(dealer: Seat, players: Players) -> bool:
    """Three hands of ten cards and the talon of two make up the pack, and the talon comes after the first round."""
    assume(dealer < players)
    talons = [packet for packet in range(16) if goes_to_talon(packet)]
    return (
        talons == [3]
        and packet_size() * 16 == pack().bit_count() == 3 * hand_size() + 2
        and hand_size() == 10
        and first_hand(dealer, players) == next_dealer(dealer, players) == (dealer + 1) % players
        and resting_seat(dealer, players) == (dealer if players == 4 else NOBODY)
        and trumps_of_misere() == NO_SUIT
    )


@gap(
    "PV-THM-DEAL-2",
    defect="PV-DEF-01",
    exactly=everywhere,
    ruled=lambda players: players in (3, 4),
)
def frame_of_the_chapter(players: Annotated[int, Range(2, 6)]) -> object:
    """How many may play, and with which cards, is taken as known."""
    return may_play(players)


@always("PV-THM-DEAL-3")
def three_or_four_may_play(players: Annotated[int, Range(2, 6)]) -> bool:
    """Three or four may sit at the table."""
    return may_play(players) == (players in (3, 4))


not_shown("PV-DEF-04", "One word for three things: no clause can be read in two ways because of it.")
not_shown("PV-DEF-16", "The lost table showed an auction, and no rule of the chapter depends on it.")
not_shown("PV-DEF-17", "The text ends where the all-pass game begins, and nothing in it says what might follow.")
not_shown("PV-DEF-22", "One word is broken by a stray mark, and no clause depends on it.")
