"""The words of Preferans: what defenders declare, cards, and results that are proposed and answered."""

from typing import Annotated, Final

from hoyle.cards import PACK_32
from hoyle.decision import Phrasebook, Vocabulary, playing_cards
from hoyle.domains import Mask, OneOf, Range

PASS, WHIST, HALF, OPEN, CLOSED = range(5)
UNSAID: Final = 5
"""Stands for the word of a player who has declared nothing."""

REFUSE, AGREE = range(2)

MISERE: Final = 0
"""The level of a misère: its declarer undertakes no trick."""

Word = Annotated[int, Range(PASS, CLOSED)]
Said = Annotated[int, Range(PASS, UNSAID)]
"""A word, or ``UNSAID``."""

Words = Annotated[int, Mask(0b11111)]
"""A set of words, one bit for each."""

Answer = Annotated[int, Range(REFUSE, AGREE)]
Level = Annotated[int, OneOf((MISERE, 6, 7, 8, 9, 10))]
UNCLAIMED: Final = -1
"""Stands for the number of tricks before it is named."""

Claimed = Annotated[int, Range(0, 10)]
ClaimedOrNot = Annotated[int, Range(UNCLAIMED, 10)]
Claims = Annotated[int, Mask(0x7FF)]
"""A set of numbers of tricks that can be proposed, one bit for each."""

DECLARATIONS: Final = Vocabulary(
    "declare", {PASS: "pass", WHIST: "whist", HALF: "half", OPEN: "open", CLOSED: "closed"}
)
CARDS: Final = playing_cards(PACK_32)
CLAIMS: Final = Vocabulary("claim", {tricks: f"claim:{tricks}" for tricks in range(11)})
ANSWERS: Final = Vocabulary("answer", {REFUSE: "refuse", AGREE: "agree"})

PHRASEBOOK: Final = Phrasebook(DECLARATIONS, CARDS, CLAIMS, ANSWERS, seats=4)
