"""The words of Russian Whist: its cards, revokes, questions, corrections and penalties, and the kinds of a hand."""

from typing import Annotated, Final

from hoyle.cards import PACK_52, cards_of, format_card
from hoyle.decision import Phrasebook, Vocabulary, playing_cards
from hoyle.domains import Mask, OneOf, Range

POINTS, TRICKS = 0, 1
"""What a side that revoked can be charged with."""

SINGLE, DOUBLE, TRIPLE = range(3)
KIND_NAMES: Final = ("single", "double", "triple")
SIDE_NAMES: Final = ("even", "odd")
"""The side of places 0 and 2, and that of places 1 and 3."""

Penalty = Annotated[int, Range(0, 1)]
Word = Annotated[int, OneOf((0,))]
Words = Annotated[int, Mask(1)]
"""Whether the word is offered."""

HandKind = Annotated[int, Range(0, 2)]
Side = Annotated[int, Range(0, 1)]

CARDS: Final = playing_cards(PACK_52)
OFFENCES: Final = Vocabulary("offence", {card: f"offence:revoke:{format_card(card)}" for card in cards_of(PACK_52)})
QUESTIONS: Final = Vocabulary("question", {0: "ask"})
CORRECTIONS: Final = playing_cards(PACK_52, "correct")
PENALTIES: Final = Vocabulary("penalty", {POINTS: "penalty:points", TRICKS: "penalty:tricks"})

PHRASEBOOK: Final = Phrasebook(CARDS, OFFENCES, QUESTIONS, CORRECTIONS, PENALTIES, seats=6)
