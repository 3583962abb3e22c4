"""What clauses of Solo Whist say where they are seldom or never asked."""

from hoyle.cards import PACK_52, Suit, cards_of
from hoyle.seats import NOBODY, Seat
from hoyle.solo_whist.deal import Players, best_number_of_players, cut_rank, five_may_play
from hoyle.solo_whist.pack import TrumpSuit
from hoyle.solo_whist.play import highest_of_suit
from hoyle.solo_whist.score import (
    Price,
    each_opponent_settles,
    partners_settle_singly,
    partners_settle_with_both,
)
from hoyle.tricks import EMPTY_4
from hoyle_verify.prove.theorem import always, assume


@always("SW-THM-EDGE-1")
def four_or_five_sit_down(players: Players) -> bool:
    """Four sit down or five, and no other number."""
    return (five_may_play(players) or players == best_number_of_players()) == (players in (4, 5))


@always("SW-THM-EDGE-2")
def no_two_cards_cut_alike(suit: TrumpSuit) -> bool:
    """In the cut each of the 52 cards has a place of its own, the four aces below the four twos, and so on upwards."""
    ranks = [cut_rank(card) for card in cards_of(PACK_52)]
    ace, two, king = (suit << 4 | rank for rank in (12, 0, 11))
    places = (cut_rank(ace), cut_rank(two), cut_rank(king))
    return sorted(ranks) == list(range(52)) and places == (suit, 4 + suit, 48 + suit)


@always("SW-THM-EDGE-3")
def nobody_has_the_highest_of_no_cards(suit: Suit) -> bool:
    """Of a suit that is not in the trick nobody has played the highest card."""
    return highest_of_suit(EMPTY_4, suit) == NOBODY


@always("SW-THM-EDGE-4")
def four_settle_and_nothing_is_left_over(price: Price, declarer: Seat, partner: Seat) -> bool:
    """Four players settle, alone against three or two against two, and what some win the others lose."""
    assume(partner != declarer)
    alone = each_opponent_settles(price, declarer, NOBODY)
    singly = partners_settle_singly(price, declarer, partner)
    both = partners_settle_with_both(price, declarer, partner)
    return (
        len(alone) == len(singly) == len(both) == 4
        and sum(alone) == sum(singly) == sum(both) == 0
        and alone[declarer] == 3 * price
        and singly[partner] == price
        and both[partner] == 2 * price
    )
