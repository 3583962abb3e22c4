"""Small facts about compact cards."""

from hoyle_verify.solve.kernel.jit import kernel
from hoyle_verify.solve.kernel.layout import HANDS, RANKS


@kernel("int64(int64, int64)")
def lane(cards: int, suit: int) -> int:
    """Give the ranks of a suit in a set of cards."""
    return cards >> (suit << 4) & RANKS


@kernel("int64(int64)")
def upward(card: int) -> int:
    """Give the set of a card and all places above it in its suit."""
    rank = card & 15
    return (RANKS >> rank << rank) << (card & 48)


@kernel("int64(int64, int64, int64)")
def beats(card: int, best: int, trump: int) -> int:
    """Say whether a card takes over a trick that ``best`` was winning."""
    if card >> 4 == best >> 4:
        return 1 if card > best else 0
    return 1 if card >> 4 == trump else 0


@kernel("int64(int64[::1])")
def left_over(work: list[int]) -> int:
    """Give all cards that are still in the hands."""
    return work[HANDS] | work[HANDS + 1] | work[HANDS + 2] | work[HANDS + 3]
