"""The order of the cards of a suit in Six-Bid Solo."""

from typing import Final

from hoyle.cards import NO_CARD, RANKS
from hoyle.six_bid import tables
from hoyle.six_bid.play import highest
from hoyle.six_bid.state import PackCard
from hoyle_verify.prove.theorem import always, assume

_UPWARDS: Final = "6789JQKTA"


@always("SB-THM-RANK-1")
def ten_ranks_below_the_ace(one: PackCard, two: PackCard) -> bool:
    """Of two cards of a suit exactly one is higher, by ace, ten, king and so on; nine ranks have nine places."""
    assume(one != two and one >> 4 == two >> 4)
    first, second = (_UPWARDS.index(RANKS[card & 15]) for card in (one, two))
    winner = highest((one, two, NO_CARD), one >> 4)
    return winner == (0 if first > second else 1) and sorted(tables.STRENGTH) == [1, 2, 3, 4, 5, 6, 7, 8, 9]
