"""Drawing, sitting down and dealing in Russian Whist."""

from typing import Annotated

from hoyle.cards import Card
from hoyle.domains import Mask, Range
from hoyle.russian_whist.deal import (
    Players,
    TableSeat,
    draws_again_for_partners,
    draws_lowest,
    dummies_may_sit,
    in_first_pair,
    may_rest,
    next_dealer,
    pack,
    player_of,
    receiver,
    resting_players,
    strength_of_draw,
    turn_up_is_dealers,
)
from hoyle.russian_whist.play import eldest_leads, trumps
from hoyle.seats import Seat, Seats
from hoyle_verify.prove.theorem import always, ambiguity, assume, gap, not_shown
from hoyle_verify.prove.theorems.russian_whist.table import everywhere

Drawn = Annotated[int, Range(1, 13)]
"""How high a card was drawn."""

AllSeats = Annotated[int, Mask(0b111111)]


@always("RW-THM-DEAL-1")
def everybody_gets_thirteen_cards(dealer: Seat) -> bool:
    """The whole pack goes out, thirteen cards to each, and the last one to the dealer."""
    receivers = [receiver(dealer, dealt) for dealt in range(52)]
    return (
        pack().bit_count() == 52
        and all(receivers.count(seat) == 13 for seat in range(4))
        and receivers[0] == (dealer + 1) % 4
        and receivers[51] == dealer
    )


@ambiguity("RW-THM-DEAL-2", defect="RW-DEF-23", readings=("left neighbour", "partner"), exactly=everywhere)
def last_card(reading: str, dealer: Seat) -> object:
    """If the dealer's partner got the first card the last would not fall to the dealer, whose card is exposed."""
    return receiver(dealer if reading == "left neighbour" else (dealer + 1) % 4, 51) == dealer


@always("RW-THM-DEAL-3", defect="RW-DEF-09")
def dealer_plays_last_to_the_first_trick(dealer: Seat, turn_up: Card) -> bool:
    """The exposed card is among the dealer's own and he is the last to play, so it lies open whatever he plays."""
    last = (eldest_leads(dealer) + 3) % 4
    return (
        last == dealer
        and turn_up_is_dealers(turn_up, 1 << turn_up)
        and not turn_up_is_dealers(turn_up, 0)
        and trumps(turn_up) == turn_up // 16
    )


def straddles(a: Drawn, b: Drawn, c: Drawn, d: Drawn) -> bool:
    """Describe a tie of the second and the third."""
    second, third = sorted((a, b, c, d))[1:3]
    return second == third


@always("RW-THM-DEAL-4")
def pairs_are_two_and_two(a: Drawn, b: Drawn, c: Drawn, d: Drawn) -> bool:
    """Unless the second and third are equal, the draw makes two pairs, and then nobody needs to draw again for them."""
    drawn = tuple(strength_of_draw(0, rank - 1) for rank in (a, b, c, d))
    first = [rank for seat, rank in enumerate((a, b, c, d)) if in_first_pair(drawn, seat)]
    again = [seat for seat in range(4) if draws_again_for_partners(drawn, seat)]
    if straddles(a, b, c, d):
        return len(again) >= 2
    return not again and sorted(first) == sorted((a, b, c, d))[2:]


def tie_elsewhere(a: Drawn, b: Drawn, c: Drawn, d: Drawn) -> bool:
    """Describe a tie that leaves no doubt about the pairs, beside none that does or together with one."""
    ranks = (a, b, c, d)
    tied = {seat for seat in range(4) if ranks.count(ranks[seat]) > 1}
    doubtful = {seat for seat in range(4) if straddles(*ranks) and ranks[seat] == sorted(ranks)[1]}
    return tied != doubtful


@ambiguity("RW-THM-DEAL-5", defect="RW-DEF-14", readings=("the tie in the middle", "every tie"), exactly=tie_elsewhere)
def who_draws_again(reading: str, a: Drawn, b: Drawn, c: Drawn, d: Drawn) -> object:
    """Whether every tie is drawn again matters when two are equal and yet nobody doubts who plays with whom."""
    drawn = tuple(strength_of_draw(0, rank - 1) for rank in (a, b, c, d))
    if reading == "every tie":
        return [drawn.count(strength) > 1 for strength in drawn]
    return [draws_again_for_partners(drawn, seat) for seat in range(4)]


@gap(
    "RW-THM-DEAL-6",
    defect="RW-DEF-15",
    exactly=everywhere,
    ruled=lambda a, b: a <= b,
)
def who_deals_first(a: Drawn, b: Drawn) -> object:
    """How the lot for the first deal is drawn the document does not say."""
    return draws_lowest((a, b), 0)


def is_a_dummy(place: Seat, dummies: Seats) -> bool:
    """Describe a place without a player."""
    return bool(dummies >> place & 1) and not (dummies & 1 and dummies & 4) and not (dummies & 2 and dummies & 8)


@gap("RW-THM-DEAL-7", defect="RW-DEF-17", exactly=is_a_dummy)
def who_plays_the_dummys_cards(place: Seat, dummies: Seats) -> object:
    """Who plays the open cards of a missing player the document does not say."""
    if not dummies_may_sit(dummies):
        return None
    return player_of(place, dummies) if dummies >> place & 1 else place


@always("RW-THM-DEAL-8")
def dummies_sit_with_players(place: Seat, dummies: Seats) -> bool:
    """No pair is made up of two dummies, and each dummy's cards are played from the seat opposite."""
    allowed = dummies_may_sit(dummies)
    two_in_a_pair = dummies in (5, 7, 10, 11, 13, 14, 15)
    plays = player_of(place, dummies)
    return allowed != two_in_a_pair and plays == ((place + 2) % 4 if dummies >> place & 1 else place)


def somebody_rests(players: Players, _resting: AllSeats) -> bool:
    """Describe a table with more than four."""
    return players > 4


@gap("RW-THM-DEAL-9", defect="RW-DEF-18", exactly=somebody_rests)
def who_rests(players: Players, resting: AllSeats) -> object:
    """Which of five or six players rest the document does not say."""
    return may_rest((0,) * players, resting) if resting_players(players) > 0 else None


@always("RW-THM-DEAL-10")
def nobody_rests_twice_too_soon(resting: AllSeats, rested: AllSeats) -> bool:
    """Of six players two may rest unless one of them has rested already and somebody else has not."""
    assume(resting.bit_count() == resting_players(6) and rested.bit_count() in (0, 2, 4))
    counts = tuple(rested >> seat & 1 for seat in range(6))
    too_soon = any(resting >> seat & 1 and rested >> seat & 1 for seat in range(6)) and rested & ~resting != 0b111111
    others_have_not = any(not rested >> seat & 1 and not resting >> seat & 1 for seat in range(6))
    return may_rest(counts, resting) != (too_soon and others_have_not)


@always("RW-THM-DEAL-11")
def deal_goes_round(dealer: TableSeat, active: AllSeats, players: Players) -> bool:
    """The deal passes to the next player on the left who does not rest."""
    assume(dealer < players and active < 1 << players and active.bit_count() == 4 and active >> dealer & 1 == 1)
    following = next_dealer(dealer, active, players)
    passed = [(dealer + step) % players for step in range(1, (following - dealer - 1) % players + 1)]
    return active >> following & 1 == 1 and following != dealer and not any(active >> seat & 1 for seat in passed)


not_shown("RW-DEF-16", "The second pack lies ready for the next deal; no position and no payment depends on it.")
