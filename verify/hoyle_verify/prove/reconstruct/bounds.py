"""Remarks turned into bounds on the deal: how many cards of a set each seat was dealt."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import final

from hoyle.cards import NO_CARD
from hoyle_verify.prove.reconstruct.facts import KIRILL, SEATS, Dealt, Fact, Keeper, Remark, Spent, Trick

Hands = tuple[int, int, int, int]
"""One set of cards per seat."""


@final
@dataclass(frozen=True, slots=True)
class Bound:
    """``seat`` was dealt from ``low`` to ``high`` of the set ``cards``."""

    seat: int
    cards: int
    low: int
    high: int

    def allows(self, hands: Hands) -> bool:
        """Tell whether a deal keeps to the bound."""
        return self.low <= (hands[self.seat] & self.cards).bit_count() <= self.high


Bounds = tuple[Bound, ...]


def alternatives(remarks: Iterable[Remark], *, inferred: bool = True) -> tuple[Bounds, ...]:
    """Give the bounds that the remarks put on the deal, as alternatives no two of which a deal can meet.

    A trick that is not among the remarks may have held any card, so that fewer remarks never mean fewer deals.
    Without ``inferred`` only what the remarks state is used.
    """
    facts = [fact for remark in remarks for fact in (remark.says + remark.shows if inferred else remark.says)]
    tricks = tuple(fact for fact in facts if isinstance(fact, Trick))
    return tuple(
        tuple(dict.fromkeys(bound for bounds in choice for bound in bounds))
        for choice in product(*(tuple(_readings(fact, tricks)) for fact in facts))
    )


def _readings(fact: Fact, tricks: tuple[Trick, ...]) -> Iterator[Bounds]:
    match fact:
        case Trick():
            yield tuple(Bound(seat, 1 << card, 1, 1) for seat, card in fact.plays())
        case Dealt():
            yield (Bound(fact.seat, fact.cards, fact.low, fact.high),)
        case Spent():
            yield (_spent(fact.seat, fact.cards, fact.line, fact.trick, tricks),)
        case Keeper():
            shown = fact.shown.bit_count()
            for keeper in SEATS[:KIRILL]:
                others = (seat for seat in SEATS[:KIRILL] if seat != keeper)
                yield (
                    Bound(keeper, fact.shown, shown, shown),
                    *(_spent(seat, fact.cards, fact.line, fact.trick + 1, tricks) for seat in others),
                )


def _spent(seat: int, cards: int, line: int, trick: int, tricks: tuple[Trick, ...]) -> Bound:
    """Of ``cards`` the seat was dealt what it is known to have played before and at most one per unknown play."""
    unknown = trick - 1
    for earlier in tricks:
        if earlier.line == line and earlier.number < trick:
            card = next((card for player, card in earlier.plays() if player == seat), NO_CARD)
            if card != NO_CARD:
                unknown -= 1
                cards &= ~(1 << card)
    return Bound(seat, cards, 0, min(unknown, cards.bit_count()))
