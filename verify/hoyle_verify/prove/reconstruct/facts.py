"""What a remark of the document can say about the deal, as data.

Seats count clockwise from eldest hand.  A fact about the middle of a line of play ("he has no heart left") says
something of the deal only together with what is known of the earlier tricks, hence the references to line and trick.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, final

from hoyle.cards import NO_CARD, SUIT_CARDS

ALEXEI, VLAD, ROMAN, KIRILL = SEATS = range(4)
NAMES: Final = ("Alexei", "Vlad", "Roman", "Kirill")
UNSAID: Final = -1
"""Stands for a winner whom the document does not name."""


@final
@dataclass(frozen=True, slots=True)
class Trick:
    """One trick as narrated: ``cards`` go clockwise from the leader, ``NO_CARD`` where none is named."""

    line: int
    number: int
    leader: int
    cards: tuple[int, ...]
    winner: int

    def plays(self) -> Iterator[tuple[int, int]]:
        """Give seat and card of every play that is named, in the order of play."""
        for turn, card in enumerate(self.cards):
            if card != NO_CARD:
                yield (self.leader + turn) % 4, card


@final
@dataclass(frozen=True, slots=True)
class Dealt:
    """A seat was dealt at least ``low`` and at most ``high`` of the set ``cards``."""

    seat: int
    cards: int
    low: int
    high: int


@final
@dataclass(frozen=True, slots=True)
class Spent:
    """At its turn in a trick a seat holds none of the set ``cards``."""

    seat: int
    cards: int
    line: int
    trick: int


@final
@dataclass(frozen=True, slots=True)
class Keeper:
    """After a trick exactly one of Kirill's opponents holds any of ``cards``, and he holds all of ``shown``."""

    cards: int
    shown: int
    line: int
    trick: int


Fact = Trick | Dealt | Spent | Keeper


@final
@dataclass(frozen=True, slots=True)
class Remark:
    """One statement of the document: where it stands, its sense in our words, and the facts in it.

    ``says`` holds what is stated and ``shows`` what follows by the duty to follow suit or by plain sense.  A remark
    that the search leaves aside has no facts and says why in ``unused``.
    """

    id: str
    at: str
    text: str
    says: tuple[Fact, ...] = ()
    shows: tuple[Fact, ...] = ()
    unused: str = ""

    @property
    def paragraph(self) -> int:
        """The number in the locator: 34 to 37 tell the deal and the auction, 46 to 52 the second line of play."""
        return int(self.at.rpartition("P")[2])


def shown_voids(trick: Trick) -> tuple[Spent, ...]:
    """Whoever does not follow suit has none of it (SW-PLAY-2)."""
    led = trick.cards[0] >> 4
    return tuple(
        Spent(seat, SUIT_CARDS[led], trick.line, trick.number) for seat, card in trick.plays() if card >> 4 != led
    )
