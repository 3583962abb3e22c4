"""The frame round document 001: who plays, the pack, and how it is dealt."""

from typing import Annotated

from hoyle.cards import NO_SUIT, PACK_32, Cards, Suit
from hoyle.clause import cite, defines, part
from hoyle.domains import Range
from hoyle.preferans.state import Players
from hoyle.preferans.tables import HAND, PACKET, TALON_PACKET
from hoyle.seats import NOBODY, Seat, SeatOrNobody

PacketNumber = Annotated[int, Range(0, 15)]
"""The packets of a deal in order: one for each player, the talon, and four rounds more."""


@defines("PV-RUL-1", standing="ruling", defect="PV-DEF-01")
def may_play(players: Annotated[int, Range(2, 6)]) -> bool:
    """Frame: three play, and three or four sit at the table."""
    return players in (3, 4)


@defines("PV-RUL-1b", standing="ruling", defect="PV-DEF-01")
def pack() -> Cards:
    """Frame: the pack has 32 cards, in each suit ace, king, queen, jack, ten, nine, eight and seven from the top."""
    return PACK_32


@defines("PV-RUL-1c", standing="ruling", defect="PV-DEF-01")
def hand_size() -> Annotated[int, Range(10, 10)]:
    """Frame: each player gets ten cards, and two make the talon, which the declarer takes up and discards two for."""
    return HAND


@defines("PV-RUL-1d", standing="ruling", defect="PV-DEF-01")
def resting_seat(dealer: Seat, players: Players) -> SeatOrNobody:
    """Frame: at a table of four the dealer deals himself no cards and rests."""
    if players == 4:
        cite("PV-RUL-1f")
        return dealer
    return NOBODY


part(
    "PV-RUL-1f",
    "Frame: a dealer who rests is no defender and answers for nothing.",
    within="PV-RUL-1d",
    at="",
    standing="ruling",
    defect="PV-DEF-01",
)


@defines("PV-RUL-1e", standing="ruling", defect="PV-DEF-01")
def goes_to_talon(packet: PacketNumber) -> bool:
    """Frame: two cards at a time go round from the dealer's left, and after the first round two go to the talon."""
    return packet == TALON_PACKET


def packet_size() -> int:
    """Give the cards of every packet."""
    return PACKET


@defines("PV-RUL-1g", standing="ruling", defect="PV-DEF-01")
def next_dealer(dealer: Seat, players: Players) -> Seat:
    """Frame: the deal passes to the left."""
    return (dealer + 1) % players


@defines("PV-RUL-1h", standing="ruling", defect="PV-DEF-01")
def first_hand(dealer: Seat, players: Players) -> Seat:
    """Frame: first hand is the player on the dealer's left."""
    return (dealer + 1) % players


@defines("PV-RUL-15", standing="ruling", defect="PV-DEF-15")
def trumps_of_misere() -> Suit:
    """A misère has no trumps."""
    return NO_SUIT
