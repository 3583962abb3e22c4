"""The numbers of document 004 and of the rulings on it, each beside the clause that gives it."""

from typing import Final

HAND: Final = 11
"""SB-DEAL-4: cards in a hand, and so tricks in a deal."""

ROUNDS: Final = (4, 3, 4)
"""SB-DEAL-2: cards that each player gets in the first, second and last round of the deal."""

WIDOW: Final = 3
"""SB-DEAL-3: cards of the widow, which are dealt before the last round."""

STRENGTH: Final = (1, 2, 3, 4, 8, 5, 6, 7, 9)
"""SB-RANK-1: the order of the cards of a suit, by rank from the six."""

CARD_POINTS: Final = (0, 0, 0, 0, 10, 2, 3, 4, 11)
"""SB-RUL-6: what a card counts, by rank from the six."""

HALF: Final = 60
"""SB-PAY-6, SB-RUL-4, SB-RUL-17: half of all card points."""

MINIMUM_IN_HEARTS: Final = 74
"""SB-MIS-2"""

MINIMUM: Final = 80
"""SB-MIS-2"""

ALL_POINTS: Final = 120
"""SB-CALL-1"""

SOLO_VALUE: Final = 2
"""SB-RUL-7: for each card point."""

HEART_SOLO_VALUE: Final = 3
"""SB-RUL-7: for each card point."""

GUARANTEE_VALUE: Final = 40
"""SB-RUL-7"""

SPREAD_MISERE_VALUE: Final = 60
"""SB-RUL-7"""

CALL_SOLO_VALUE: Final = 100
"""SB-RUL-7"""

CALL_SOLO_IN_HEARTS_VALUE: Final = 150
"""SB-RUL-7"""

MISERE_VALUE: Final = 30
"""SB-RUL-24"""

DEARER_MISERE_VALUE: Final = 40
"""SB-RUL-24b"""
