"""Choosing the dealer, dealing, and what a deal of Solo Whist consists of."""

from typing import Annotated

from hoyle.cards import PACK_52, Card, Cards
from hoyle.clause import cite, defines, part
from hoyle.domains import OneOf, Range, UpTo
from hoyle.seats import Seat, left_of
from hoyle.solo_whist.tables import HAND, PACKET, SINGLE_CARDS

TableSeat = Annotated[int, Range(0, 4)]
Players = Annotated[int, Range(2, 6)]
CutCards = Annotated[tuple[int, ...], UpTo(2, 6, Card.__metadata__[0])]
CutRank = Annotated[int, Range(0, 51)]
Undealt = Annotated[int, OneOf((1, 2, 3, *range(4, 53, 3)))]
"""How many cards can be left in the course of a deal."""


@defines("SW-GEN-3", at="000:P3")
def best_number_of_players() -> Players:
    """Four is the best number of players."""
    return 4


@defines("SW-GEN-4", at="000:P3", defect="SW-DEF-17")
def five_may_play(players: Players) -> bool:
    """Five may take part as well."""
    return players == 5


@defines("SW-RUL-17", standing="ruling", defect="SW-DEF-17")
def resting_seat(dealer: TableSeat) -> TableSeat:
    """At a table of five the player on the dealer's right rests.

    He neither pays nor receives.
    """
    cite("SW-GEN-5")
    return (dealer + 4) % 5


part(
    "SW-GEN-5",
    "At a table of five each player in turn sits out one deal.",
    within="SW-RUL-17",
    at="000:P3",
    defect="SW-DEF-17",
)


@defines("SW-DECK-1", at="000:P4")
def pack() -> Cards:
    """The game is played with one full pack of 52 cards."""
    return PACK_52


@defines("SW-CUT-3", at="000:P4")
def cut_rank(card: Card) -> CutRank:
    """For choosing the dealer the ace is the lowest card."""
    cite("SW-CUT-4")
    rank_with_ace_low = ((card & 15) + 1) % 13
    return 4 * rank_with_ace_low + (card >> 4)


part(
    "SW-CUT-4",
    "Cards of equal rank are told apart by suit: clubs are lowest, then diamonds, hearts, and spades highest.",
    within="SW-CUT-3",
    at="000:P4",
)


@defines("SW-CUT-2", at="000:P4", defect="SW-DEF-32")
def dealer_by_cut(cards: CutCards) -> TableSeat:
    """Whoever gets the lowest card deals."""
    lowest = 0
    for seat in range(1, len(cards)):
        if cut_rank(cards[seat]) < cut_rank(cards[lowest]):
            lowest = seat
    return lowest


@defines("SW-CUT-1", at="000:P4", defect="SW-DEF-32")
def cards_to_open(players: Players) -> Players:
    """To choose the dealer the pack is shuffled and cut, and one card is opened for each player."""
    return players


@defines("SW-DEAL-3", at="000:P5")
def first_receiver(dealer: Seat) -> Seat:
    """Dealing begins with the dealer's left-hand neighbour and goes round."""
    return left_of(dealer)


@defines("SW-DEAL-4", at="000:P5")
def packet_size(undealt: Undealt) -> Annotated[int, Range(1, 3)]:
    """Cards are dealt three at a time, and the last four one at a time."""
    return PACKET if undealt > SINGLE_CARDS else 1


@defines("SW-DEAL-6", at="000:P5")
def hand_size() -> Annotated[int, Range(13, 13)]:
    """Each player gets thirteen cards."""
    return HAND


@defines("SW-DEAL-8", at="000:P6", defect="SW-DEF-17")
def next_dealer(dealer: TableSeat, players: Players) -> TableSeat:
    """The next deal is another player's, clockwise."""
    return (dealer + 1) % players


@defines("SW-RUL-15", standing="ruling", defect="SW-DEF-15")
def turn_up_belongs_to_dealer(turn_up: Card, dealers_hand: Cards) -> bool:
    """The turn-up belongs to the dealer's hand from the start, though all have seen it."""
    return dealers_hand >> turn_up & 1 == 1
