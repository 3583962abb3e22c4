"""What holds in every game and no rule book troubles to say."""

from typing import Protocol, TypeVar

from hoyle.cards import Cards
from hoyle.clause import narrows, structural

structural("SYS-OVER", "Nothing more can be done once the deal is over.")
structural("SYS-TURN", "Only the player whose turn it is may act.")
structural("SYS-PHASE", "Only the kind of action that is now asked for may be taken.")


class HoldsCards(Protocol):
    """A state in which a seat that is to act holds cards."""

    @property
    def turn(self) -> int:
        """The seat that is to act."""

    @property
    def hands(self) -> tuple[int, ...]:
        """The cards of each seat."""


HoldsCardsT = TypeVar("HoldsCardsT", bound=HoldsCards)


@narrows("SYS-HELD")
def held(state: HoldsCards, cards: Cards) -> Cards:
    """A card can only be played from the hand that holds it."""
    return cards & state.hands[state.turn]
