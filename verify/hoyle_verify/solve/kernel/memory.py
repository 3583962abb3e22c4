"""What the search for a misère remembers: yes or no for positions between two tricks, up to what cannot matter.

Ranks count only relative to each other, suits can be exchanged, and in a safe suit the declarer's cards may be taken
for the lowest.  In the relaxed game ranks of a safe suit do not count at all, and nobody in particular leads.
"""

from hoyle_verify.solve.kernel.bits import count
from hoyle_verify.solve.kernel.cards import lane
from hoyle_verify.solve.kernel.jit import kernel
from hoyle_verify.solve.kernel.layout import DECLARER, HANDS, MEMORY_BITS
from hoyle_verify.solve.kernel.safety import is_safe

_FACTOR = 0x1E3779B97F4A7C15
_OTHER = 0x2545F4914F6CDD1D
_POSITIVE = 0x7FFFFFFFFFFFFFFF
_CODE = (1 << 56) - 1
_RANKED = 1 << 27
_PROBES = 4
_WORDS = 2


@kernel("int64(int64[::1], int64, int64)")
def _suit_code(work: list[int], suit: int, relaxed: int) -> int:
    """Write a suit as a number of 28 bits: owners from the lowest card up, or lengths."""
    declarer = work[DECLARER]
    hands0, hands1, hands2 = lane(work[HANDS], suit), lane(work[HANDS + 1], suit), lane(work[HANDS + 2], suit)
    hands3 = lane(work[HANDS + 3], suit)
    everybody = hands0 | hands1 | hands2 | hands3
    own = lane(work[HANDS + declarer], suit)
    code = 1
    if is_safe(own, everybody & ~own):
        if relaxed:
            return count(hands0) << 12 | count(hands1) << 8 | count(hands2) << 4 | count(hands3)
        everybody ^= own
        while own:
            own &= own - 1
            code = code << 2 | declarer
    while everybody:
        card = everybody & -everybody
        everybody ^= card
        owner = 0
        if hands1 & card:
            owner = 1
        elif hands2 & card:
            owner = 2
        elif hands3 & card:
            owner = 3
        code = code << 2 | owner
    return code | _RANKED if relaxed else code


@kernel("void(int64[::1], int64, int64, int64)")
def write_key(work: list[int], leader: int, relaxed: int, frame: int) -> None:
    """Write the two words of a position's key, its suits in order of their codes, to a place in ``work``."""
    first, second = _suit_code(work, 0, relaxed), _suit_code(work, 1, relaxed)
    third, fourth = _suit_code(work, 2, relaxed), _suit_code(work, 3, relaxed)
    first, second = min(first, second), max(first, second)
    third, fourth = min(third, fourth), max(third, fourth)
    first, third = min(first, third), max(first, third)
    second, fourth = min(second, fourth), max(second, fourth)
    second, third = min(second, third), max(second, third)
    work[frame] = first << 28 | second | leader << 60
    work[frame + 1] = third << 28 | fourth


@kernel("int64(int64[::1], int64, int64)")
def _place(memory: list[int], one: int, other: int) -> int:
    mixed = (one * _FACTOR ^ other * _OTHER) & _POSITIVE
    mixed = (mixed ^ mixed >> 29) * _FACTOR & _POSITIVE
    return mixed >> (63 - memory[MEMORY_BITS])


@kernel("int64(int64[::1], int64[::1], int64)")
def recall(work: list[int], memory: list[int], frame: int) -> int:
    """Give what is known of the position whose key stands at ``frame``, or -1."""
    one, other = work[frame], work[frame + 1]
    start, last = _place(memory, one, other), (1 << memory[MEMORY_BITS]) - 1
    for probe in range(_PROBES):
        entry = 1 + _WORDS * (start + probe & last)
        if memory[entry] == one and memory[entry + 1] & _CODE == other:
            return memory[entry + 1] >> 60 & 1
    return -1


@kernel("void(int64[::1], int64[::1], int64, int64)")
def remember(work: list[int], memory: list[int], frame: int, answer: int) -> None:
    """Keep an answer, in place of an older one where there is no room."""
    one, other = work[frame], work[frame + 1]
    start, last = _place(memory, one, other), (1 << memory[MEMORY_BITS]) - 1
    target = 1 + _WORDS * (start + (one & 3) & last)
    for probe in range(_PROBES):
        entry = 1 + _WORDS * (start + probe & last)
        if memory[entry + 1] == 0:
            target = entry
            break
    memory[target] = one
    memory[target + 1] = other | answer << 60 | 1 << 61
