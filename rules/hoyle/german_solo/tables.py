"""The numbers of document 002 and of the rulings on it, each beside the clause that gives it."""

from typing import Final

PLAYERS: Final = 4
"""GS-GEN-2"""

SMALLEST_PACKET: Final = 5
"""GS-SHUF-3: cards that each packet of a cut must have."""

ROUNDS: Final = (3, 2, 3)
"""GS-DEAL-1: cards that each player gets in the first, second and last round of the deal."""

HAND: Final = 8
"""GS-DEAL-1: cards in a hand, and so tricks in a deal."""

STRENGTH: Final = (1, 2, 3, 4, 5, 6, 7, 8)
"""GS-RUL-1: ace, king, queen, jack, ten ... by rank from the seven."""

STRENGTH_AS_PRINTED: Final = (1, 2, 3, 4, 7, 6, 5, 8)
"""GS-RANK-5: ace, jack, queen, king, ten ... by rank from the seven."""

TARGET: Final = 5
"""GS-FROG-4, GS-RUL-12: tricks that make a frog or a solo."""

ENOUGH_AGAINST: Final = HAND - TARGET + 1
"""GS-RUL-22: tricks of the opponents that defeat a frog or a solo."""

VALUES: Final = (2, 2, 4, 8, 16, 32)
"""GS-RUL-4: what each game is worth, from the frog in suit up."""

CUSTOMARY_VALUES: Final = (2, 4, 4, 8, 16, 32)
"""GS-RUL-4b: the same with a frog in colour at double."""

STAKE: Final = 2
"""GS-POOL-1: chips that the dealer puts into the pool."""

FINE: Final = 16
"""GS-IRR-5: chips that an offence in a frog costs, unless the pool is doubled instead."""

DOUBLE: Final = 2
"""GS-RUL-23: the factor of a game in suit with all tricks."""

QUADRUPLE: Final = 4
"""GS-RUL-23: the factor of a game in colour with all tricks."""
