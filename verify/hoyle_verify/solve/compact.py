"""Cards as the search sees them: by suit and strength, counted without gaps from the weakest."""

from dataclasses import dataclass

from hoyle.cards import NO_SUIT, cards_of
from hoyle_verify.solve.orders import points_of, rank_of, suit_of
from hoyle_verify.solve.position import Position


@dataclass(frozen=True, slots=True)
class Compact:
    """A position in compact cards; ``cards`` gives the real card of each."""

    hands: tuple[int, int, int, int]
    trick: tuple[int, ...]
    cards: dict[int, int]
    numbers: dict[int, int]
    owners: dict[int, int]
    """Who holds or played each compact card."""
    worth: dict[int, int]


def compact(position: Position) -> Compact:
    """Rank the cards that are left, those on the table among them."""
    trump, order = position.trump, position.order
    holders = {card: seat for seat, hand in enumerate(position.hands) for card in cards_of(hand)}
    for place, card in enumerate(position.trick):
        holders[card] = (position.leader + place) % position.seats
    by_strength = sorted(holders, key=lambda card: (suit_of(order, card, trump), rank_of(order, card, trump)))
    numbers: dict[int, int] = {}
    used = [0] * NO_SUIT
    for card in by_strength:
        suit = suit_of(order, card, trump)
        numbers[card] = suit << 4 | used[suit]
        used[suit] += 1
    hands = [sum(1 << numbers[card] for card in cards_of(hand)) for hand in (*position.hands, 0)[:4]]
    return Compact(
        hands=(hands[0], hands[1], hands[2], hands[3]),
        trick=tuple(numbers[card] for card in position.trick),
        cards={number: card for card, number in numbers.items()},
        numbers=numbers,
        owners={numbers[card]: seat for card, seat in holders.items()},
        worth={numbers[card]: points_of(card) for card in holders},
    )
