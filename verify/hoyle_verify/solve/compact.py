"""Cards as the search sees them: by suit and strength, counted without gaps from the weakest."""

from dataclasses import dataclass
from functools import cache, cached_property

from hoyle.cards import NO_SUIT, PACK_52, cards_of
from hoyle_verify.solve.orders import Order, points_of, rank_of, suit_of
from hoyle_verify.solve.position import Position


@dataclass(frozen=True)
class Compact:
    """A position in compact cards; ``numbers`` gives the compact card of each real one."""

    position: Position
    hands: tuple[int, int, int, int]
    trick: tuple[int, ...]
    numbers: dict[int, int]

    @cached_property
    def owners(self) -> dict[int, int]:
        """Who holds or played each compact card."""
        position = self.position
        played = {card: (position.leader + place) % position.seats for place, card in enumerate(self.trick)}
        return played | {card: seat for seat, hand in enumerate(self.hands) for card in cards_of(hand)}

    @cached_property
    def worth(self) -> dict[int, int]:
        """What each compact card counts where card points decide."""
        return {number: points_of(card) for card, number in self.numbers.items()}


def compact(position: Position) -> Compact:
    """Rank the cards that are left, those on the table among them."""
    left = 0
    for hand in position.hands:
        left |= hand
    for card in position.trick:
        left |= 1 << card
    numbers: dict[int, int] = {}
    for suit, cards in enumerate(_by_strength(position.order, position.trump)):
        number = suit << 4
        for card in cards:
            if left >> card & 1:
                numbers[card] = number
                number += 1
    hands = [0, 0, 0, 0]
    for seat, hand in enumerate(position.hands):
        for card in cards_of(hand):
            hands[seat] |= 1 << numbers[card]
    trick = tuple(numbers[card] for card in position.trick)
    return Compact(position, (hands[0], hands[1], hands[2], hands[3]), trick, numbers)


@cache
def _by_strength(order: Order, trump: int) -> tuple[tuple[int, ...], ...]:
    """Give the cards of each suit from the weakest up."""
    suits: list[list[int]] = [[] for _ in range(NO_SUIT)]
    for card in sorted(cards_of(PACK_52), key=lambda card: rank_of(order, card, trump)):
        suits[suit_of(order, card, trump)].append(card)
    return tuple(map(tuple, suits))
