"""Who plays, dealing, and what a deal of Six-Bid Solo consists of."""

from typing import Annotated, Final

from hoyle.cards import PACK_36, Cards
from hoyle.clause import defines
from hoyle.domains import Range
from hoyle.seats import NOBODY, Seat, SeatOrNobody
from hoyle.six_bid.state import Players, next_seat
from hoyle.six_bid.tables import HAND, ROUNDS, WIDOW

PacketNumber = Annotated[int, Range(0, 9)]
"""The packets of a deal in order: three for the players, three more, that of the widow, and three again."""

_WIDOW_PACKET: Final = 6


@defines("SB-GEN-2", at="004:P4")
def may_play(players: Annotated[int, Range(2, 6)]) -> bool:
    """Three or four players take part, and only three of them play at a time."""
    return players in (3, 4)


@defines("SB-DECK-1", at="004:P5")
def pack() -> Cards:
    """The game is played with 36 cards."""
    return PACK_36


@defines("SB-DEAL-1", at="004:P9")
def resting_seat(dealer: Seat, players: Players) -> SeatOrNobody:
    """At a table of four the dealer deals himself no cards."""
    return dealer if players == 4 else NOBODY


@defines("SB-DEAL-2", at="004:P9")
def packet_size(number: PacketNumber) -> Annotated[int, Range(3, 4)]:
    """From the dealer's left each player gets four cards, then three, and after the widow another four."""
    if number < 3:
        return ROUNDS[0]
    if number < _WIDOW_PACKET:
        return ROUNDS[1]
    return WIDOW if goes_to_widow(number) else ROUNDS[2]


@defines("SB-DEAL-3", at="004:P9")
def goes_to_widow(number: PacketNumber) -> bool:
    """After the second round three cards are laid face down as the widow."""
    return number == _WIDOW_PACKET


@defines("SB-DEAL-4", at="004:P9")
def hand_size() -> Annotated[int, Range(11, 11)]:
    """Each player gets eleven cards."""
    return HAND


@defines("SB-RUL-16", standing="ruling", defect="SB-DEF-16")
def next_dealer(dealer: Seat, players: Players) -> Seat:
    """The deal passes to the left after every deal, played or not."""
    return next_seat(dealer, players)
