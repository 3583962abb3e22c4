"""Where things lie in the two arrays of 64-bit words that a search works on.

A single array of words is passed from function to function because each further array would cost seven machine words
at every call.  ``work`` holds the deal, what can be computed from it beforehand, and one frame for each card played;
``table`` is the transposition table.

Cards are *compact*: ``suit << 4 | rank`` with the ranks of each suit counted from 0 without gaps at the start of the
search, in the order of strength, so that trump orders and packs make no difference here.  Trumps are a suit or 4.
"""

from typing import Final

# Settings and counters.
SEATS: Final = 0
TRUMP: Final = 1
DUTY: Final = 2
COUNTED: Final = 3
"""Set of the seats whose units are counted."""
COUNTS_POINTS: Final = 4
NODES: Final = 5
NODE_LIMIT: Final = 6
ABORTED: Final = 7
HANDS: Final = 8
"""The four hands, the last one empty in a game of three."""
HITS: Final = 12
RAISERS: Final = 13
"""Set of the seats that want much to be counted: the same seats, or, where few tricks are wanted, the others."""

DECLARER: Final = 15
"""The one player who avoids every trick, in a misère."""
RELAXED_NODES: Final = 14
WORTH: Final = 64
"""What each compact card counts: 64 words."""
OWNERS: Final = 128
"""By suit and set of ranks that are left: who owns them, two bits for each card from the top, 26 bits in all; above
these the part of the key that says how many cards of the suit each seat has."""
LENGTHS: Final = OWNERS
FRAMES: Final = OWNERS + 4 * 8192
FRAME: Final = 64
"""Words of a frame: scores, moves, and the lowest card equal to each move."""
MOVES: Final = 0
LOWEST: Final = 16
SCORES: Final = 32
PLAYED: Final = 48
KILLERS: Final = FRAMES + 56 * FRAME
WORK: Final = KILLERS + 256

RANKS: Final = 0x1FFF
LANES: Final = 0x1FFF1FFF1FFF1FFF
"""All compact cards."""

# The transposition table: a header, slots by shape, and blocks of entries.
FREE_WORD: Final = 0
"""Where the next block will begin."""
SLOT_BITS: Final = 1
TABLE_END: Final = 2
FLUSHES: Final = 3
REPLACED: Final = 7
HEADER: Final = 8
SLOT: Final = 2
"""Words of a slot: key; and the block's place, number of entries and room for entries, ten bits for either number."""
ENTRY: Final = 4
"""Words of an entry: owners in two suits with the lower bound, their mask, owners in the other two with the upper
bound, and their mask."""
BOUND: Final = 52
"""Where the bounds stand above the owners."""
BLOCK_LIMIT: Final = 256
"""The most entries of a block."""
PROBES: Final = 8
PAIR: Final = 26
"""Bits of the owners of a suit."""
OWNER_BITS: Final = (1 << PAIR) - 1

# What the search for a misère remembers: one word with its size, then entries.
MEMORY_BITS: Final = 0
"""Word that holds the binary logarithm of the number of entries, of two words each."""
