"""Dealing Six-Bid Solo, and what its cards count."""

from hoyle.cards import PACK_36, cards_of, format_card
from hoyle.seats import NOBODY, Seat, Seats
from hoyle.six_bid.auction import eldest_hand
from hoyle.six_bid.deal import goes_to_widow, hand_size, may_play, next_dealer, pack, packet_size, resting_seat
from hoyle.six_bid.play import card_points, highest
from hoyle.six_bid.score import opponents
from hoyle.six_bid.state import PackCard, Players
from hoyle_verify.prove.theorem import always, assume, gap, not_shown
from hoyle_verify.prove.theorems.six_bid.table import everywhere

ORDER = "6789JQKTA"
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}


@always("SB-THM-DEAL-1")
def whole_pack_is_dealt(players: Players) -> bool:
    """Three hands of eleven cards and the widow of three make up the whole pack."""
    sizes = [packet_size(number) for number in range(10)]
    widows = [number for number in range(10) if goes_to_widow(number)]
    return (
        sizes == [4, 4, 4, 3, 3, 3, 3, 4, 4, 4]
        and widows == [6]
        and hand_size() == 11
        and pack().bit_count() == 36 == sum(sizes)
        and may_play(players)
        and not may_play(2)
        and not may_play(5)
    )


@always("SB-THM-DEAL-2")
def who_deals_who_speaks(dealer: Seat, players: Players) -> bool:
    """The player on the dealer's left is eldest, and at a table of four, and only there, the dealer rests."""
    assume(dealer < players)
    resting = resting_seat(dealer, players)
    return eldest_hand(dealer, players) == (dealer + 1) % players and resting == (dealer if players == 4 else NOBODY)


@gap(
    "SB-THM-DEAL-3",
    defect="SB-DEF-16",
    exactly=everywhere,
    ruled=lambda dealer, players: (dealer + 1) % players,
)
def who_deals_next(dealer: Seat, players: Players) -> object:
    """Who deals after a deal that was played the document does not say."""
    assume(dealer < players)
    return next_dealer(dealer, players)


@gap(
    "SB-THM-DEAL-4",
    defect="SB-DEF-06",
    exactly=everywhere,
    ruled=lambda card: {8: 10, 9: 2, 10: 3, 11: 4, 12: 11}.get(card & 15, 0),
)
def what_cards_count(card: PackCard) -> object:
    """What a card counts is lost."""
    return card_points(card)


@always("SB-THM-DEAL-5")
def points_of_a_suit(card: PackCard) -> bool:
    """With the values of Skat each suit counts thirty, and the pack a hundred and twenty, as a call solo asks."""
    suit = [other for other in cards_of(PACK_36) if other >> 4 == card >> 4]
    return card_points(card) == POINTS.get(format_card(card)[0], 0) and sum(map(card_points, suit)) == 30


@always("SB-THM-DEAL-6")
def order_of_the_cards(first: PackCard, second: PackCard) -> bool:
    """Any two cards of a suit have an order, in which the ten stands between ace and king."""
    assume(first != second and first >> 4 == second >> 4)
    higher = ORDER.index(format_card(first)[0]) > ORDER.index(format_card(second)[0])
    return highest((first, second, 0xFF), first >> 4) == (0 if higher else 1)


@always("SB-THM-DEAL-7")
def two_against_the_bidder(bidder: Seat, active: Seats) -> bool:
    """The two others who hold cards play against the Bidder."""
    assume(active.bit_count() == 3 and active >> bidder & 1 == 1)
    against = [seat for seat in range(4) if opponents(active, bidder) >> seat & 1]
    return against == [seat for seat in range(4) if active >> seat & 1 and seat != bidder]


not_shown(
    "SB-DEF-15", "The rules of Skat on irregularities are not in the document; the engine refuses what is illegal."
)
not_shown("SB-DEF-19", "A misprint of one word: no other sentence than SB-CALL-4 depends on it.")
