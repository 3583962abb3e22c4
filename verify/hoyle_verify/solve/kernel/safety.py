"""When a suit is no danger to somebody who must avoid every trick, and when it catches him at once.

There are no trumps.  The declarer is the player who avoids; the others are the defenders.
"""

from hoyle_verify.solve.kernel.bits import highest, lowest
from hoyle_verify.solve.kernel.cards import lane
from hoyle_verify.solve.kernel.jit import kernel
from hoyle_verify.solve.kernel.layout import DECLARER, HANDS, SEATS


@kernel("int64(int64, int64)")
def is_safe(own: int, hostile: int) -> int:
    """Say whether the declarer, not on lead, always has a card to stay under whatever is led to him in a suit.

    From the lowest card up, whatever the defenders have led so far he must have had as many lower cards.
    """
    spare = 0
    while own:
        if hostile == 0:
            return 1
        if hostile & -hostile < own & -own:
            if spare == 0:
                return 0
            spare -= 1
            hostile &= hostile - 1
        else:
            spare += 1
            own &= own - 1
    return 1


@kernel("int64(int64[::1], int64)")
def hostile_lane(work: list[int], suit: int) -> int:
    """Give the ranks of a suit that the defenders hold."""
    own = work[HANDS + work[DECLARER]]
    return lane((work[HANDS] | work[HANDS + 1] | work[HANDS + 2] | work[HANDS + 3]) & ~own, suit)


@kernel("int64(int64[::1], int64, int64)")
def bar(work: list[int], suit: int, beside: int) -> int:
    """Give the rank below which the declarer is safe if all others but ``beside`` play their lowest; -1 if none can."""
    rank = -1
    for seat in range(work[SEATS]):
        if seat != work[DECLARER] and seat != beside:
            own = lane(work[HANDS + seat], suit)
            if own:
                rank = max(rank, lowest(own))
    return rank


@kernel("int64(int64[::1], int64)")
def settled(work: list[int], leader: int) -> int:
    """Say 1 if all suits are safe, 0 if a lead catches the declarer at once, else -1; ``leader`` 4 is any defender."""
    hand = work[HANDS + work[DECLARER]]
    safe = 1
    for suit in range(4):
        own = lane(hand, suit)
        if own == 0:
            continue
        if leader == 4 or lane(work[HANDS + leader], suit):
            most = bar(work, suit, work[DECLARER])
            if most >= 0 and lowest(own) > most:
                return 0
        if safe and is_safe(own, hostile_lane(work, suit)) == 0:
            safe = 0
    return 1 if safe else -1


@kernel("int64(int64, int64)")
def below(ranks: int, rank: int) -> int:
    """Give the highest of some ranks below a rank; -1 if none is."""
    return highest(ranks & ((1 << rank) - 1)) if rank > 0 else -1
