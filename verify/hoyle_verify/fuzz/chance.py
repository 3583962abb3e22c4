"""Choices, made by whoever draws them: a number below a bound, one of some things, an order of cards."""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar, final

T = TypeVar("T")


@final
class Chance:
    """Draws for the makers of deals.

    ``below(n)`` gives a number from 0 to n-1, ``order(items)`` the items in some order.  The makers put what is
    simplest first, so that whoever shrinks by drawing smaller numbers makes the deal simpler.
    """

    def __init__(self, below: Callable[[int], int], order: Callable[[Sequence[int]], Sequence[int]]) -> None:
        self.below: Final = below
        self.order: Final = order

    def one_of(self, items: Sequence[T]) -> T:
        """Give one of some things."""
        return items[self.below(len(items))]

    def now_and_then(self, times: int) -> bool:
        """Say yes once in so many times."""
        return self.below(times) == times - 1
