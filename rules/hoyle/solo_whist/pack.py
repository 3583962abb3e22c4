"""The words of Solo Whist: its bids, its calls, its cards and its suits."""

from typing import Annotated, Final

from hoyle.cards import PACK_52, SUITS
from hoyle.decision import Phrasebook, Vocabulary, playing_cards
from hoyle.domains import Mask, OneOf, Range

NO_BID: Final = 0
PROPOSAL, SOLO, MISERE, ABUNDANCE, ROYAL_ABUNDANCE, OPEN_MISERE, DECLARED_ABUNDANCE = range(1, 8)
PASS: Final = 0
ACCEPT: Final = 8
GENERAL_MISERE: Final = 9
"""What is played under an option when everybody passes; nobody can bid it."""

BID_NAMES: Final = (
    "",
    "proposal",
    "solo",
    "misere",
    "abundance",
    "royal-abundance",
    "open-misere",
    "declared-abundance",
    "",
    "general-misere",
)

Bid = Annotated[int, Range(0, 7)]
"""A bid, or ``NO_BID``."""

ContractBid = Annotated[int, Range(0, 9)]
"""What is played, or ``NO_BID``."""

Call = Annotated[int, Range(0, 8)]
"""A bid, ``PASS`` or ``ACCEPT``."""

Calls = Annotated[int, Mask(0x1FF)]
"""A set of calls, one bit for each."""

TrumpSuit = Annotated[int, OneOf((0, 1, 2, 3))]

ALL_BIDS: Final = 0b0_1111_1110

MOST_SEATS: Final = 5
"""SW-GEN-4: as many as can sit at a table."""

CALLS: Final = Vocabulary(
    "call",
    {PASS: "pass", **{bid: f"bid:{BID_NAMES[bid]}" for bid in range(PROPOSAL, ACCEPT)}, ACCEPT: "accept"},
)
TRUMPS: Final = Vocabulary("name-trump", {suit: f"name-trump:{letter}" for suit, letter in enumerate(SUITS)})
CARDS: Final = playing_cards(PACK_52)

PHRASEBOOK: Final = Phrasebook(CALLS, TRUMPS, CARDS, seats=MOST_SEATS)
