"""The transposition table: bounds for sets of positions between two tricks.

A block holds the entries of one shape: the leader, and how many cards of each suit everybody has.  An entry also says
who owns the highest cards of each suit, as many as its bounds depend on; whatever agrees with it has its bounds.
"""

from hoyle_verify.solve.kernel.bits import count, highest
from hoyle_verify.solve.kernel.jit import kernel
from hoyle_verify.solve.kernel.layout import (
    BLOCK_LIMIT,
    BOUND,
    ENTRY,
    FLUSHES,
    FREE_WORD,
    HEADER,
    LENGTHS,
    OWNER_BITS,
    OWNERS,
    PAIR,
    PROBES,
    RANKS,
    REPLACED,
    SLOT,
    SLOT_BITS,
    TABLE_END,
)

_FACTOR = 0x1E3779B97F4A7C15
_POSITIVE = 0x7FFFFFFFFFFFFFFF


@kernel("int64(int64[::1], int64, int64)")
def shape_of(work: list[int], cards: int, leader: int) -> int:
    """Give the key of a block: who leads, and how many cards of each suit everybody has."""
    return (
        leader << 60
        | work[LENGTHS + 24576 + (cards >> 48 & RANKS)] >> PAIR << 48
        | work[LENGTHS + 16384 + (cards >> 32 & RANKS)] >> PAIR << 32
        | work[LENGTHS + 8192 + (cards >> 16 & RANKS)] >> PAIR << 16
        | work[LENGTHS + (cards & RANKS)] >> PAIR
    )


@kernel("int64(int64[::1], int64)")
def lower_owners(work: list[int], cards: int) -> int:
    """Give the owners of the cards of suits 0 and 1 from the top."""
    return (
        work[OWNERS + (cards & RANKS)] & OWNER_BITS | (work[OWNERS + 8192 + (cards >> 16 & RANKS)] & OWNER_BITS) << PAIR
    )


@kernel("int64(int64[::1], int64)")
def upper_owners(work: list[int], cards: int) -> int:
    """Give the owners of the cards of suits 2 and 3 from the top."""
    return (
        work[OWNERS + 16384 + (cards >> 32 & RANKS)] & OWNER_BITS
        | (work[OWNERS + 24576 + (cards >> 48 & RANKS)] & OWNER_BITS) << PAIR
    )


@kernel("int64(int64, int64)")
def mask_of(cards: int, places: int) -> int:
    """Give the mask of two suits: two bits for each card of ``cards`` that stands at one of ``places``."""
    low, high = cards & places & RANKS, cards & places & RANKS << 16
    return (OWNER_BITS ^ OWNER_BITS >> 2 * count(low)) | (OWNER_BITS ^ OWNER_BITS >> 2 * count(high)) << PAIR


@kernel("int64(int64, int64)")
def _places(ranks: int, mask: int) -> int:
    """Give the places of a suit from the lowest card that a mask asks for up."""
    asked = count(mask & OWNER_BITS) >> 1
    if asked == 0:
        return 0
    lowest = -1
    while asked:
        lowest = highest(ranks)
        ranks ^= 1 << lowest
        asked -= 1
    return RANKS >> lowest << lowest


@kernel("int64(int64, int64, int64)")
def places_of(cards: int, lower: int, upper: int) -> int:
    """Give the places that the masks of an entry ask for, among the cards that are left."""
    return (
        _places(cards & RANKS, lower)
        | _places(cards >> 16 & RANKS, lower >> PAIR) << 16
        | _places(cards >> 32 & RANKS, upper) << 32
        | _places(cards >> 48 & RANKS, upper >> PAIR) << 48
    )


@kernel("int64(int64[::1], int64)")
def find_slot(table: list[int], key: int) -> int:
    """Find the slot of a shape, or the empty one where it would stand, or one to be given up for it."""
    bits = table[SLOT_BITS]
    start = (key * _FACTOR & _POSITIVE) >> (63 - bits)
    for probe in range(PROBES):
        slot = HEADER + SLOT * ((start + probe) & ((1 << bits) - 1))
        if table[slot] == key or table[slot] == 0:
            return slot
    return HEADER + SLOT * start


@kernel("void(int64[::1], int64, int64)")
def _swap(table: list[int], one: int, other: int) -> None:
    for word in range(ENTRY):
        table[one + word], table[other + word] = table[other + word], table[one + word]


@kernel("int64(int64[::1], int64, int64, int64, int64, int64)")
def look_up(table: list[int], key: int, lower: int, upper: int, need: int, cards: int) -> int:
    """Give -1, or else the places that the answer depends on, shifted by one, and whether ``need`` can be reached."""
    slot = find_slot(table, key)
    if table[slot] != key:
        return -1
    first = table[slot + 1] >> 20
    last = first + ENTRY * ((table[slot + 1] >> 10 & 1023) - 1)
    entry = last
    while entry >= first:
        if (table[entry] ^ lower) & table[entry + 1] == 0 and (table[entry + 2] ^ upper) & table[entry + 3] == 0:
            reached = 1 if need <= table[entry] >> BOUND else 0
            if reached or need > table[entry + 2] >> BOUND:
                if entry < last:
                    _swap(table, entry, last)
                return places_of(cards, table[last + 1], table[last + 3]) << 1 | reached
        entry -= ENTRY
    return -1


@kernel("void(int64[::1])")
def flush(table: list[int]) -> None:
    """Forget everything."""
    start = HEADER + (SLOT << table[SLOT_BITS])
    for word in range(HEADER, start):
        table[word] = 0
    table[FREE_WORD] = start
    table[FLUSHES] += 1


@kernel("int64(int64[::1], int64, int64)")
def _room_for(table: list[int], slot: int, key: int) -> int:
    """Make room for another entry in the block of a slot, and give the entry's place."""
    size, room = 0, 0
    block = 0
    if table[slot] == key:
        block = table[slot + 1] >> 20
        size = table[slot + 1] >> 10 & 1023
        room = table[slot + 1] & 1023
    if size < room:
        table[slot + 1] += 1 << 10
        return block + ENTRY * size
    if room >= BLOCK_LIMIT:
        # The first half holds what has been of no use for longest.
        table[REPLACED] += 1
        return block + ENTRY * (table[REPLACED] % (BLOCK_LIMIT >> 1))
    wider = room << 1 if room else 2
    fresh = table[FREE_WORD]
    table[FREE_WORD] += wider * ENTRY
    for word in range(size * ENTRY):
        table[fresh + word] = table[block + word]
    table[slot] = key
    table[slot + 1] = fresh << 20 | (size + 1) << 10 | wider
    return fresh + ENTRY * size


@kernel("void(int64[::1], int64, int64, int64, int64, int64, int64, int64)")
def store(
    table: list[int], key: int, lower: int, lower_mask: int, upper: int, upper_mask: int, at_least: int, at_most: int
) -> None:
    """Keep bounds; those of an entry that is the same but for its bounds are tightened."""
    if table[FREE_WORD] + ENTRY * BLOCK_LIMIT > table[TABLE_END]:
        flush(table)
    slot = find_slot(table, key)
    lower &= lower_mask
    upper &= upper_mask
    if table[slot] == key:
        entry = table[slot + 1] >> 20
        end = entry + ENTRY * (table[slot + 1] >> 10 & 1023)
        while entry < end:
            if (
                table[entry + 1] == lower_mask
                and table[entry + 3] == upper_mask
                and (table[entry] ^ lower) & lower_mask == 0
                and (table[entry + 2] ^ upper) & upper_mask == 0
            ):
                table[entry] = lower | max(table[entry] >> BOUND, at_least) << BOUND
                table[entry + 2] = upper | min(table[entry + 2] >> BOUND, at_most) << BOUND
                return
            entry += ENTRY
    entry = _room_for(table, slot, key)
    table[entry] = lower | at_least << BOUND
    table[entry + 1] = lower_mask
    table[entry + 2] = upper | at_most << BOUND
    table[entry + 3] = upper_mask
