"""Whether the opponents can still force a trick on Kirill: an exhaustive search over the play that is left.

There are no trumps, a player follows suit if he can, and Kirill fails as soon as a trick is his.  The opponents may
play as if they saw all hands.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import NamedTuple, final

from hoyle.cards import NO_CARD, SUIT_CARDS, cards_of
from hoyle_verify.prove.reconstruct.bounds import Hands
from hoyle_verify.prove.reconstruct.facts import KIRILL, SEATS

Reply = Callable[[int, int], tuple[int, ...]]
"""From the cards Kirill may play and the card that wins so far, the cards he considers, best first."""


def highest_loser(legal: int, winning: int) -> tuple[int, ...]:
    """Consider one card only: the highest that does not win, and off suit the highest by rank.

    The choice rests on Kirill's own hand and on the table, so that he need not see the other hands.
    """
    if not legal & SUIT_CARDS[winning >> 4]:
        return (max(cards_of(legal), key=lambda card: (card & 15, card)),)
    return ((legal & (1 << winning) - 1 or legal).bit_length() - 1,)


def any_card(legal: int, winning: int) -> tuple[int, ...]:
    """Consider every legal card: Kirill chooses as if he saw all hands."""
    first = highest_loser(legal, winning)
    return first + tuple(card for card in cards_of(legal) if card not in first)


class Verdict(NamedTuple):
    """In how many of the positions Kirill takes no trick, and how many plays the search tried."""

    positions: int
    safe: int
    nodes: int


def judge(positions: Iterable[Hands], leader: int, reply: Reply) -> Verdict:
    """Search every position, with ``leader`` about to lead to a new trick."""
    search = _Search(reply)
    safe = [search.escapes(hands, leader) for hands in positions]
    return Verdict(len(safe), sum(safe), search.nodes)


def exchange(hands: Hands, one: int, other: int) -> Hands:
    """Give the hands with two cards exchanged."""
    both = 1 << one | 1 << other
    moved = [hand ^ both if (hand & both).bit_count() == 1 else hand for hand in hands]
    return moved[0], moved[1], moved[2], moved[3]


def without_cards(hands: Hands, cards: int) -> Hands:
    """Give the hands less the set ``cards``."""
    first, second, third, last = hands
    return first & ~cards, second & ~cards, third & ~cards, last & ~cards


def neighbours_above(hands: Hands, suit: int) -> Iterator[tuple[int, int]]:
    """Give each card of Kirill's in a suit with the next higher one left, where that is an opponent's."""
    left = hands[0] | hands[1] | hands[2] | hands[3]
    for card in cards_of(hands[KIRILL] & SUIT_CARDS[suit]):
        above = left & SUIT_CARDS[suit] & -(2 << card)
        lowest = above & -above
        if lowest & ~hands[KIRILL]:
            yield card, lowest.bit_length() - 1


@final
class _Search:
    """One search; positions that differ only in gaps between the ranks left are searched once."""

    def __init__(self, reply: Reply) -> None:
        self._reply = reply
        self._known: dict[tuple[int, ...], bool] = {}
        self.nodes = 0

    def escapes(self, hands: Hands, leader: int) -> bool:
        """Tell whether Kirill takes none of the tricks that are left, whatever the others play."""
        if not hands[KIRILL]:
            return True
        key = _form(hands, leader)
        if key not in self._known:
            self._known[key] = self._goes_on(hands, leader, 0, NO_CARD, leader)
        return self._known[key]

    def _goes_on(self, hands: Hands, seat: int, table: int, winning: int, winner: int) -> bool:
        """The same with ``seat`` to play to the cards on the table, which ``winner`` has so far."""
        if table.bit_count() == 4:
            return winner != KIRILL and self.escapes(hands, winner)
        led = SUIT_CARDS[winning >> 4] if table else 0
        legal = hands[seat] & led or hands[seat]
        cards = self._reply(legal, winning) if seat == KIRILL else _unlike(legal, hands, table)
        for card in cards:
            self.nodes += 1
            rest = without_cards(hands, 1 << card)
            ahead = not table or (led >> card & 1 and card > winning)
            now = (card, seat) if ahead else (winning, winner)
            if self._goes_on(rest, (seat + 1) % 4, table | 1 << card, *now) == (seat == KIRILL):
                return seat == KIRILL
        return seat != KIRILL


def _unlike(legal: int, hands: Hands, table: int) -> Iterator[int]:
    """Give the cards of an opponent but for those that differ from a lower one by cards no longer in play."""
    others = (hands[0] | hands[1] | hands[2] | hands[3] | table) & ~legal
    lower = NO_CARD
    for card in cards_of(legal):
        between = others & (1 << card) - (2 << lower) if lower >> 4 == card >> 4 else -1
        lower = card
        if between:
            yield card


def _form(hands: Hands, leader: int) -> tuple[int, ...]:
    """Identify a position by the lead, Kirill's cards and, in each suit, the owners of the cards left by rank."""
    first, second, third, last = hands
    owners = (_owners(first & suit, second & suit, third & suit, last & suit) for suit in SUIT_CARDS[:4])
    return leader, hands[KIRILL], *owners


@cache
def _owners(*held: int) -> int:
    """Number the seats that own the cards left of one suit, from the lowest card up."""
    number = 0
    for card in cards_of(held[0] | held[1] | held[2] | held[3]):
        number = number * 5 + next(seat for seat in SEATS if held[seat] >> card & 1) + 1
    return number
