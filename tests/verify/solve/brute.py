"""The value of every card by trying everything: written for the tests, without a line of the solver.

Cards are pairs of suit and rank as letters, hands are sets of them, and nothing is cut off or ordered.
"""

from functools import cache
from typing import Final, NamedTuple

RANKINGS: Final = {
    "plain": "23456789TJQKA",
    "ten-high": "23456789JQKTA",
    "german": "23456789TJQKA",
    "german-as-printed": "23456789TKQJA",
}
POINTS: Final = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
MATADORS: Final = ("CQ", "", "SQ")
"""The highest trumps of German Solo from the top; the seven of trumps stands in the middle."""

Hands = tuple[frozenset[str], ...]


class Ending(NamedTuple):
    """An ending: hands without the cards of the trick, who led it, trumps as a letter or '', and the players' duty."""

    hands: Hands
    leader: int
    trick: tuple[str, ...]
    trump: str
    duty: str
    """``free``, ``trump`` or ``either``."""
    ranking: str
    side: frozenset[int]


def brute(ending: Ending, *, wants_many: bool, points: bool) -> dict[str, int]:  # noqa: C901  # one search, one place
    """Give, for each legal card, what the side takes of all that is left, if everybody plays for or against it."""
    seats = len(ending.hands)

    def suit(card: str) -> str:
        if ending.ranking.startswith("german") and ending.trump and card in MATADORS:
            return ending.trump
        return card[0]

    def rank(card: str) -> int:
        if ending.ranking.startswith("german") and ending.trump:
            order = (MATADORS[0], ending.trump + "7", MATADORS[2])
            if card in order:
                return 100 - order.index(card)
        return RANKINGS[ending.ranking].index(card[1])

    def choices(hand: frozenset[str], trick: tuple[str, ...]) -> frozenset[str]:
        if not trick:
            return hand
        following = frozenset(card for card in hand if suit(card) == suit(trick[0]))
        trumps = frozenset(card for card in hand if ending.trump and suit(card) == ending.trump)
        if ending.duty == "either":
            return following | trumps or hand
        if ending.duty == "trump":
            return following or trumps or hand
        return following or hand

    def taker(leader: int, trick: tuple[str, ...]) -> int:
        fighting = [card for card in trick if ending.trump and suit(card) == ending.trump]
        fighting = fighting or [card for card in trick if suit(card) == suit(trick[0])]
        return (leader + trick.index(max(fighting, key=rank))) % seats

    @cache
    def best(hands: Hands, leader: int, trick: tuple[str, ...]) -> int:
        if len(trick) == seats:
            winner = taker(leader, trick)
            worth = sum(POINTS.get(card[1], 0) for card in trick) if points else 1
            return (worth if winner in ending.side else 0) + best(hands, winner, ())
        player = (leader + len(trick)) % seats
        if not hands[player]:
            return 0
        values = each(hands, leader, trick).values()
        return max(values) if (player in ending.side) == wants_many else min(values)

    def each(hands: Hands, leader: int, trick: tuple[str, ...]) -> dict[str, int]:
        player = (leader + len(trick)) % seats
        found = {}
        for card in choices(hands[player], trick):
            left = (*hands[:player], hands[player] - {card}, *hands[player + 1 :])
            found[card] = best(left, leader, (*trick, card))
        return found

    return each(ending.hands, ending.leader, ending.trick)
