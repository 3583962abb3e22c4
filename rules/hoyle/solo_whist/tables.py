"""The numbers of document 000, each beside the clause that gives it.  Money is in quarter points."""

from typing import Final

HAND: Final = 13
"""SW-DEAL-6: cards in a hand, and so tricks in a deal."""

PACKET: Final = 3
"""SW-DEAL-4: cards dealt at a time, but for the last four."""

SINGLE_CARDS: Final = 4
"""SW-DEAL-4: the cards at the end that are dealt one at a time."""

PARTNERS_TARGET: Final = 8
"""SW-PROP-1"""

SOLO_TARGET: Final = 5
"""SW-SOLO-2"""

ABUNDANCE_TARGET: Final = 9
"""SW-ABU-2"""

PROPOSAL_PRICE: Final = 4
"""SW-PAY-1"""

PROPOSAL_TRICK: Final = 1
"""SW-PAY-3, SW-PAY-4: each trick more or less than the partners' target."""

SOLO_PRICE: Final = 4
"""SW-PAY-5"""

SOLO_TRICK: Final = 1
"""SW-PAY-6, SW-PAY-7: each trick more or less than the soloist's target."""

MISERE_PRICE: Final = 8
"""SW-PAY-8"""

ABUNDANCE_PRICE: Final = 12
"""SW-PAY-10"""

ABUNDANCE_TRICK: Final = 2
"""SW-PAY-11, SW-PAY-12: each trick more or less than the target of an abundance."""

OPEN_MISERE_PRICE: Final = 16
"""SW-PAY-13"""

DECLARED_PRICE: Final = 24
"""SW-PAY-14"""
