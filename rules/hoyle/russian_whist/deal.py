"""Drawing for partners and dealer, who may sit at the table, and dealing."""

from typing import Annotated

from hoyle.cards import PACK_52, Card, Cards
from hoyle.clause import cite, defines, part
from hoyle.domains import Mask, Range, UpTo
from hoyle.seats import Seat, Seats

TableSeat = Annotated[int, Range(0, 5)]
TableSeats = Annotated[int, Mask(0b111111)]
Players = Annotated[int, Range(4, 6)]
Strength = Annotated[int, Range(0, 1 << 20)]
"""How high somebody has drawn: the ranks of his cards, round by round, as digits of one number."""

Strengths = Annotated[tuple[int, ...], UpTo(2, 6, Strength.__metadata__[0])]
Rested = Annotated[tuple[int, ...], UpTo(4, 6, Range(0, 1000))]
"""How many rubbers each seat has rested."""


@defines("RW-GEN-2", at="003:P4")
def pack() -> Cards:
    """The game is played with a pack of 52 cards, by two pairs of partners."""
    return PACK_52


@defines("RW-GEN-3", at="003:P4", defect="RW-DEF-17")
def dummies_may_sit(dummies: Seats) -> bool:
    """Three players, or even two, may play with a dummy, whose open cards stand in for a player who is missing."""
    return dummies & dummies >> 2 == 0


@defines("RW-RUL-17", standing="ruling", defect="RW-DEF-17")
def player_of(place: Seat, dummies: Seats) -> Seat:
    """A dummy's cards are played by its partner; where two play, each has a dummy opposite."""
    return place ^ 2 if dummies >> place & 1 else place


@defines("RW-GEN-4", at="003:P4", defect="RW-DEF-18")
def resting_players(players: Players) -> Annotated[int, Range(0, 2)]:
    """Five or six may take part, and then one or two of them rest during each rubber."""
    return players - 4


@defines("RW-RUL-18", standing="ruling", defect="RW-DEF-18")
def may_rest(rested: Rested, resting: TableSeats) -> bool:
    """Who rests is settled by lot, but nobody rests again before everybody has rested as often."""
    return all(
        rested[seat] <= rested[other]
        for seat in range(len(rested))
        for other in range(len(rested))
        if resting >> seat & 1 and not resting >> other & 1
    )


@defines("RW-CUT-1", at="003:P8")
def strength_of_draw(before: Strength, card: Card) -> Strength:
    """Partners are drawn for: each player takes one card from the pack, and its rank counts."""
    return before * 16 + (card & 15)


@defines("RW-CUT-2", at="003:P8")
def in_first_pair(strengths: Strengths, seat: TableSeat) -> bool:
    """The players with the higher cards are the first pair, the two others the second."""
    return sum(strength > strengths[seat] for strength in strengths) < 2


@defines("RW-RUL-14", standing="ruling", defect="RW-DEF-14")
def draws_again_for_partners(strengths: Strengths, seat: TableSeat) -> bool:
    """Only a tie that straddles the second and the third place is drawn again, by those in it; the ace is high."""
    cite("RW-CUT-3")
    higher = sum(strength > strengths[seat] for strength in strengths)
    equal = sum(strength == strengths[seat] for strength in strengths)
    return higher < 2 < higher + equal


part(
    "RW-CUT-3",
    "Players who have drawn cards of equal rank draw again and compare the new ones.",
    within="RW-RUL-14",
    at="003:P8",
    defect="RW-DEF-14",
)


@defines("RW-RUL-15", standing="ruling", defect="RW-DEF-15")
def draws_lowest(strengths: Strengths, seat: TableSeat) -> bool:
    """The lowest card of the same draw makes the first dealer, and players who tie for it draw again."""
    cite("RW-DEAL-1")
    return all(strengths[seat] <= strength for strength in strengths)


part("RW-DEAL-1", "The first dealer is chosen by lot.", within="RW-RUL-15", at="003:P10", defect="RW-DEF-15")


@defines("RW-DEAL-2", at="003:P10", defect="RW-DEF-15")
def next_dealer(dealer: TableSeat, active: TableSeats, players: Players) -> TableSeat:
    """After every hand the deal passes clockwise to the next player."""
    following = dealer
    for step in range(players, 0, -1):
        if active >> (dealer + step) % players & 1:
            following = (dealer + step) % players
    return following


@defines("RW-DEAL-5", at="003:P11", defect="RW-DEF-23")
def receiver(dealer: Seat, dealt: Annotated[int, Range(0, 51)]) -> Seat:
    """Each player is dealt thirteen cards, one at a time and clockwise from the dealer's left."""
    return (dealer + 1 + dealt) & 3


@defines("RW-DEAL-8", at="003:P11", defect="RW-DEF-09")
def turn_up_is_dealers(turn_up: Card, dealers_hand: Cards) -> bool:
    """The exposed card is the dealer's, who may play it to the first trick or take it in."""
    return dealers_hand >> turn_up & 1 == 1
