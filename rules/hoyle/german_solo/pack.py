"""The words of German Solo: its games, its calls, its suits and its cards."""

from typing import Annotated, Final

from hoyle.cards import CLUBS, PACK_32, SPADES, SUITS, cards_of
from hoyle.decision import Phrasebook, Vocabulary, playing_cards
from hoyle.domains import Mask, OneOf, Range

NO_GAME: Final = 0
FROG, FROG_COLOUR, SOLO, SOLO_COLOUR, ALL, ALL_COLOUR = range(1, 7)
PASS: Final = 0
HOLD: Final = 7
FORCEE: Final = 8
STOP, CONTINUE = range(2)

GAME_NAMES: Final = ("", "frog", "frog-colour", "solo", "solo-colour", "all", "all-colour")

Game = Annotated[int, Range(1, 6)]
GameOrNone = Annotated[int, Range(0, 6)]
"""A game, or ``NO_GAME``."""

Call = Annotated[int, Range(0, 8)]
"""A game that is asked for, ``PASS``, ``HOLD`` or ``FORCEE``."""

Calls = Annotated[int, Mask(0b1_1111_1111)]
"""A set of calls, one bit for each; a set of games has the same bits."""

TrumpSuit = Annotated[int, OneOf((0, 1, 2, 3))]
Suits = Annotated[int, Mask(0b1111)]
"""A set of suits, one bit for each."""

Words = Annotated[int, Mask(0b11)]
"""``STOP``, ``CONTINUE`` or both, one bit for each."""

PackCard = Annotated[int, OneOf(tuple(cards_of(PACK_32)))]
PackCards = Annotated[int, Mask(PACK_32)]

ALL_GAMES: Final = 0b111_1110
COLOUR_GAMES: Final = 1 << FROG_COLOUR | 1 << SOLO_COLOUR | 1 << ALL_COLOUR
FROGS: Final = 1 << FROG | 1 << FROG_COLOUR
ACES, KINGS = (sum(1 << (suit << 4 | rank) for suit in range(4)) for rank in (12, 11))
SPADILLE: Final = CLUBS << 4 | 10
BASTA: Final = SPADES << 4 | 10
BLACK_QUEENS: Final = 1 << SPADILLE | 1 << BASTA

_GAMES: Final = range(FROG, ALL_COLOUR + 1)

CALLS: Final = Vocabulary(
    "bid", {PASS: "pass", **{game: f"bid:{GAME_NAMES[game]}" for game in _GAMES}, HOLD: "hold", FORCEE: "forcee"}
)
DECLARATIONS: Final = Vocabulary("declare", {game: f"declare:{GAME_NAMES[game]}" for game in _GAMES})
TRUMPS: Final = Vocabulary("name-trump", {suit: f"name-trump:{letter}" for suit, letter in enumerate(SUITS)})
CALLED: Final = playing_cards(PACK_32, "call")
COVERS: Final = playing_cards(PACK_32, "lay")
CARDS: Final = playing_cards(PACK_32)
ANSWERS: Final = Vocabulary("answer", {STOP: "stop", CONTINUE: "continue"})

PHRASEBOOK: Final = Phrasebook(CALLS, DECLARATIONS, TRUMPS, CALLED, COVERS, CARDS, ANSWERS)
