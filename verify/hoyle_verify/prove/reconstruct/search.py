"""What the remarks settle: forced cards and why, free cards, the deals that are left, and the worth of each remark."""

from collections.abc import Iterator
from itertools import product

from hoyle.cards import PACK_52, cards_of
from hoyle_verify.prove.reconstruct.bounds import Bound, Hands, alternatives
from hoyle_verify.prove.reconstruct.count import SIZE, count
from hoyle_verify.prove.reconstruct.facts import SEATS, Remark, Trick
from hoyle_verify.prove.reconstruct.story import USED

Remarks = tuple[Remark, ...]


def number_of_deals(remarks: Remarks = USED, *, inferred: bool = True) -> int:
    """Count the deals that satisfy the remarks; without ``inferred`` only what they state is used."""
    return sum(count(bounds) for bounds in alternatives(remarks, inferred=inferred))


def leave_one_out(remarks: Remarks = USED) -> dict[str, int]:
    """Count, for each remark by id, the deals that satisfy all the others."""
    return {left.id: number_of_deals(without(remarks, left)) for left in remarks}


def seats_of_cards(remarks: Remarks = USED) -> dict[int, tuple[int, ...]]:
    """Give for each card, in pack order, the seats that hold it in some deal that satisfies the remarks."""
    return {
        card: tuple(seat for seat in SEATS if _possible(remarks, Bound(seat, 1 << card, 1, 1)))
        for card in cards_of(PACK_52)
    }


def forces(remarks: Remarks, seat: int, card: int) -> bool:
    """Tell whether every deal that satisfies the remarks has the card in that seat."""
    return not _possible(remarks, Bound(seat, 1 << card, 0, 0))


def reason(seat: int, card: int, remarks: Remarks = USED) -> Remarks:
    """Give remarks that force the card to the seat and none of which can be spared, in the order of the document.

    A card that one trick shows is explained by the first such trick.  Raises ValueError for a card that is not forced.
    """
    if not forces(remarks, seat, card):
        raise ValueError(f"card {card} is not forced to seat {seat} by these remarks")
    tricks = tuple(remark for remark in remarks if any(isinstance(fact, Trick) for fact in remark.says))
    others = tuple(remark for remark in remarks if remark not in tricks)
    shown = _thin(remarks, seat, card, others[::-1] + tricks[::-1])
    return shown if len(shown) == 1 else min(shown, _thin(remarks, seat, card, remarks[::-1]), key=len)


def deals(remarks: Remarks = USED) -> Iterator[Hands]:
    """Give every deal that satisfies the remarks; meant for remarks that leave a dozen cards free or so."""
    choices = alternatives(remarks)
    holders = seats_of_cards(remarks)
    for seats in product(*holders.values()):
        hands = [0, 0, 0, 0]
        for card, seat in zip(holders, seats, strict=True):
            hands[seat] |= 1 << card
        deal = hands[0], hands[1], hands[2], hands[3]
        if all(hand.bit_count() == SIZE for hand in deal) and any(
            all(bound.allows(deal) for bound in bounds) for bounds in choices
        ):
            yield deal


def without(remarks: Remarks, left: Remark) -> Remarks:
    """Give the remarks but one."""
    return tuple(remark for remark in remarks if remark is not left)


def _possible(remarks: Remarks, bound: Bound) -> bool:
    return any(count((bound, *bounds)) for bounds in alternatives(remarks))


def _thin(remarks: Remarks, seat: int, card: int, order: Remarks) -> Remarks:
    """Strike out remarks in the given order wherever the rest still forces the card."""
    for remark in order:
        fewer = without(remarks, remark)
        if forces(fewer, seat, card):
            remarks = fewer
    return remarks
