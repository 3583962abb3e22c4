"""A trick in progress: one place for each seat, holding its card or ``NO_CARD``."""

from typing import Annotated, Final

from hoyle.cards import NO_CARD
from hoyle.domains import OneOf, Times

Laid = Annotated[int, OneOf((*(suit << 4 | rank for suit in range(4) for rank in range(13)), NO_CARD))]
Trick4 = Annotated[tuple[int, ...], Times(4, OneOf(Laid.__metadata__[0].values))]
"""The cards of a trick by seat, at a table of four."""

EMPTY_4: Final = (NO_CARD, NO_CARD, NO_CARD, NO_CARD)


def with_card(trick: tuple[int, ...], seat: int, card: int) -> tuple[int, ...]:
    """Put a card into the place of a seat."""
    return (*trick[:seat], card, *trick[seat + 1 :])


def holds_suit(trick: tuple[int, ...], suit: int) -> bool:
    """Say whether any card of the trick is of the suit."""
    return any(card >> 4 == suit for card in trick)
