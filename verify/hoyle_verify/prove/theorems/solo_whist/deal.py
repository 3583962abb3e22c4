"""Choosing the dealer, dealing, and who rests at a table of five."""

from typing import Annotated

from hoyle.cards import RANKS, Card, Cards
from hoyle.domains import Range, UpTo
from hoyle.seats import Seat
from hoyle.solo_whist import tables
from hoyle.solo_whist.deal import (
    Undealt,
    best_number_of_players,
    cards_to_open,
    cut_rank,
    dealer_by_cut,
    first_receiver,
    hand_size,
    next_dealer,
    pack,
    packet_size,
    resting_seat,
    turn_up_belongs_to_dealer,
)
from hoyle_verify.prove.theorem import always, assume

TableSeat = Annotated[int, Range(0, 4)]
Opened = Annotated[tuple[int, ...], UpTo(4, 5, Card.__metadata__[0])]
_ACE_LOW = "A" + RANKS[:-1]


@always("SW-THM-DEAL-1")
def cut_is_a_strict_and_total_order(one: Card, two: Card) -> bool:
    """Of any two cards one is lower for choosing the dealer: by rank with the ace lowest, and then by suit."""
    places = [4 * _ACE_LOW.index(RANKS[card & 15]) + (card >> 4) for card in (one, two)]
    return (cut_rank(one) < cut_rank(two)) == (places[0] < places[1]) and (cut_rank(one) == cut_rank(two)) == (
        one == two
    )


@always("SW-THM-DEAL-2", defect="SW-DEF-32")
def one_player_has_the_lowest_card(cards: Opened) -> bool:
    """However the cards are taken, exactly one player has the lowest, and deals."""
    for seat in range(len(cards)):
        for other in range(seat):
            assume(cards[seat] != cards[other])
    dealer = dealer_by_cut(cards)
    good = cards_to_open(len(cards)) == len(cards)
    for seat in range(len(cards)):
        lowest = True
        for card in cards:
            lowest = lowest & (cut_rank(cards[seat]) <= cut_rank(card))
        good = good & ((dealer == seat) == lowest)
    return good


@always("SW-THM-DEAL-3")
def packets_make_four_hands(dealer: Seat) -> bool:
    """Threes and at last four single cards give each player thirteen of the fifty-two, and the last to the dealer."""
    left, seat = pack().bit_count(), first_receiver(dealer)
    got, singles, last = [0, 0, 0, 0], 0, dealer
    while left:
        packet = packet_size(left)
        got[seat] += packet
        singles += packet == 1
        left -= packet
        last, seat = seat, (seat + 1) % 4
    return got == [hand_size()] * 4 == [13] * 4 and (singles, left, last) == (4, 0, dealer)


@always("SW-THM-DEAL-7")
def last_four_are_single(undealt: Undealt) -> bool:
    """Cards go out in threes as long as more than one for each player is left, and then one by one."""
    everybody = best_number_of_players()
    return packet_size(undealt) == (3 if undealt > everybody else 1) and everybody == tables.SINGLE_CARDS


@always("SW-THM-DEAL-4", defect="SW-DEF-17")
def everybody_rests_once(dealer: TableSeat) -> bool:
    """In five deals at a table of five everybody deals once and rests once, and nobody rests who deals."""
    dealers = [dealer]
    for _ in range(4):
        dealers.append(next_dealer(dealers[-1], 5))
    resting = [resting_seat(each) for each in dealers]
    clockwise = [(dealer + step) % 5 for step in range(5)]
    # Whoever rests dealt the time before: he sits on the dealer's right.
    return dealers == clockwise and resting == [clockwise[-1], *clockwise[:-1]]


@always("SW-THM-DEAL-5")
def deal_goes_round_four(dealer: Seat) -> bool:
    """At a table of four the deal goes round clockwise and comes back after four deals."""
    after = [dealer]
    for _ in range(4):
        after.append(next_dealer(after[-1], 4))
    return after == [(dealer + step) % 4 for step in range(5)]


@always("SW-THM-DEAL-6", defect="SW-DEF-15")
def turn_up_is_in_one_hand(card: Card, mine: Cards, others: Cards) -> bool:
    """The turn-up is a card of the dealer's, whether he has taken it up or not, and of nobody else."""
    assume(mine & others == 0)
    assume((mine | others) >> card & 1 == 1)
    return turn_up_belongs_to_dealer(card, mine) == (others >> card & 1 == 0)
