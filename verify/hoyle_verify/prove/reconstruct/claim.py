"""Whether the opponents can still force a trick on Kirill: an exhaustive search over the play that is left.

There are no trumps, a player follows suit if he can, and Kirill fails as soon as a trick is his.  The opponents may
play as if they saw all hands.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Final, NamedTuple, final

from hoyle.cards import SUIT_CARDS, cards_of
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


def neighbours_above(hands: Hands) -> Iterator[tuple[int, int]]:
    """Give each card of Kirill's with the next higher card left of its suit where an opponent holds that."""
    left = hands[0] | hands[1] | hands[2] | hands[3]
    for card in cards_of(hands[KIRILL]):
        above = left & SUIT_CARDS[card >> 4] & -(2 << card)
        lowest = above & -above
        if lowest & ~hands[KIRILL]:
            yield card, lowest.bit_length() - 1


_NOTHING: Final = -1


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
            self._known[key] = self._goes_on(hands, leader, (), leader)
        return self._known[key]

    def _goes_on(self, hands: Hands, seat: int, table: tuple[int, ...], winner: int) -> bool:
        """The same in the middle of a trick: ``seat`` is to play to ``table``, which ``winner`` has so far."""
        if len(table) == 4:
            return winner != KIRILL and self.escapes(hands, winner)
        winning = _winning(table)
        legal = hands[seat] & SUIT_CARDS[winning >> 4] or hands[seat] if table else hands[seat]
        cards = self._reply(legal, winning) if seat == KIRILL else _unlike(legal, hands, table)
        outcomes = (self._after(hands, seat, table, winner, card) for card in cards)
        return any(outcomes) if seat == KIRILL else all(outcomes)

    def _after(self, hands: Hands, seat: int, table: tuple[int, ...], winner: int, card: int) -> bool:
        self.nodes += 1
        held = list(hands)
        held[seat] ^= 1 << card
        ahead = not table or (card >> 4 == table[0] >> 4 and card > _winning(table))
        rest = held[0], held[1], held[2], held[3]
        return self._goes_on(rest, (seat + 1) % 4, (*table, card), seat if ahead else winner)


def _winning(table: tuple[int, ...]) -> int:
    return max((card for card in table if card >> 4 == table[0] >> 4), default=_NOTHING)


def _unlike(legal: int, hands: Hands, table: tuple[int, ...]) -> Iterator[int]:
    """Give the cards of an opponent but for those that differ from a lower one by cards no longer in play."""
    others = (hands[0] | hands[1] | hands[2] | hands[3]) & ~legal
    for card in table:
        others |= 1 << card
    lower = _NOTHING
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
