"""The words of Six-Bid Solo: its bids, its suits and its cards."""

from typing import Annotated, Final

from hoyle.cards import PACK_36, SUITS
from hoyle.decision import Phrasebook, Vocabulary, playing_cards
from hoyle.domains import Mask, OneOf, Range

NO_BID: Final = 0
SOLO, HEART_SOLO, MISERE, GUARANTEE_SOLO, SPREAD_MISERE, CALL_SOLO = range(1, 7)
PASS: Final = 0

BID_NAMES: Final = ("", "solo", "heart-solo", "misere", "guarantee-solo", "spread-misere", "call-solo")

Bid = Annotated[int, Range(0, 6)]
"""A bid, or ``NO_BID``."""

ContractBid = Annotated[int, Range(1, 6)]

Call = Annotated[int, Range(0, 6)]
"""A bid or ``PASS``."""

Calls = Annotated[int, Mask(0b111_1111)]
"""A set of calls, one bit for each."""

TrumpSuit = Annotated[int, OneOf((0, 1, 2, 3))]
Suits = Annotated[int, Mask(0b1111)]
"""A set of suits, one bit for each."""

SIX: Final = 4
"""The rank of the lowest cards of the pack."""

ALL_BIDS: Final = 0b111_1110

CALLS: Final = Vocabulary("bid", {PASS: "pass", **{bid: f"bid:{BID_NAMES[bid]}" for bid in range(SOLO, CALL_SOLO + 1)}})
TRUMPS: Final = Vocabulary("name-trump", {suit: f"name-trump:{letter}" for suit, letter in enumerate(SUITS)})
CALLED: Final = playing_cards(PACK_36, "call")
GIVEN: Final = playing_cards(PACK_36, "give")
CARDS: Final = playing_cards(PACK_36)

PHRASEBOOK: Final = Phrasebook(CALLS, TRUMPS, CALLED, GIVEN, CARDS)
