"""The numbers of document 001 and of the frame round it, each beside the clause that gives it."""

from typing import Final

HAND: Final = 10
"""PV-RUL-1c: cards in a hand, and so tricks in a deal."""

PACKET: Final = 2
"""PV-RUL-1e: cards dealt at a time."""

TALON_PACKET: Final = 3
"""PV-RUL-1e: the packet that becomes the talon, counted from 0."""

SIX_OBLIGATION: Final = 4
"""PV-OBL-1"""

SEVEN_OBLIGATION: Final = 2
"""PV-OBL-2"""

HIGH_OBLIGATION: Final = 1
"""PV-OBL-3"""

SIX_QUOTA: Final = 2
"""PV-RESP-1: what each of two whisters answers for."""

SEVEN_QUOTA: Final = 1
"""PV-RESP-3: what saves each of two whisters from a fine."""

SIX_PRIZE: Final = 2
"""PV-HALF-1: whists of the limited prize."""

SEVEN_PRIZE: Final = 1
"""PV-HALF-2: whists of the limited prize."""

STEP: Final = 2
"""PV-RUL-2: the price of a six, and what each level costs more than the one below."""

LENINGRAD_STEP: Final = 4
"""PV-RUL-2b"""

LENINGRAD_POOL: Final = 2
"""PV-RUL-2d: points of the hill to a point of the pool."""

CONSOLATION: Final = 10
"""PV-RUL-34c"""

TENS: Final = 10
"""PV-RUL-31, PV-RUL-3: what a point is multiplied by; PV-RUL-31d: whists to a point."""
