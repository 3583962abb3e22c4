"""The numbers of document 003, each beside the clause that gives it.  Money is in points."""

from typing import Final

HAND: Final = 13
"""RW-DEAL-5: cards in a hand, and so tricks in a deal."""

BOOK: Final = 6
"""RW-SCORE-2: tricks that bring nothing; each above these does."""

SINGLE_LOSERS: Final = 6
"""RW-PART-4: tricks of the losers in a single hand."""

DOUBLE_LOSERS: Final = 4
"""RW-PART-5: tricks of the losers in a double hand."""

SMALL_SLAM: Final = 12
"""RW-SLAM-1"""

SHORTEST_CROWN: Final = 3
"""RW-CRN-2"""

LONGEST_CROWN: Final = 5
"""RW-CRN-3"""

TRICK_POINTS: Final = 2
"""RW-SCORE-2"""

SMALL_SLAM_POINTS: Final = 10
"""RW-SCORE-3"""

GRAND_SLAM_POINTS: Final = 20
"""RW-SCORE-4"""

CROWN_POINTS: Final = 5
"""RW-SCORE-6: the shortest crown, and each card that lengthens it."""

HAND_POINTS: Final = 5
"""RW-SCORE-8"""

RUBBER_POINTS: Final = 10
"""RW-SCORE-9"""

RUBBER_HANDS: Final = 2
"""RW-PART-3: hands that a pair must win."""

REVOKE_POINTS: Final = 5
"""RW-REV-2"""

REVOKE_TRICKS: Final = 3
"""RW-REV-2"""

AGREED_DOUBLE_POINTS: Final = 5
"""RW-RUL-25b: an example of what may be agreed on."""
