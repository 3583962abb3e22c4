"""Turning the table and renaming the suits: the same case in other words, so that learnt answers do not pass.

A permutation is applied to a request and undone on the answer, which is then judged as ever.  Where a game treats all
seats, or some suits, alike follows from its rules and is said here, game by game.
"""

import itertools
import re
import zlib
from typing import Final, NamedTuple, Self

from hoyle.errors import NotationError
from hoyle_verify.scenario.model import Scenario

SUITS: Final = "CDHS"
_NAME: Final = re.compile(r"([0-5])([CDHS]{4})")


class Permutation(NamedTuple):
    """Seats moved clockwise by ``turn``, and for each of clubs, diamonds, hearts and spades the suit in its place."""

    turn: int = 0
    suits: str = SUITS

    def __str__(self) -> str:
        return f"{self.turn}{self.suits}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read ``1DCHS``: a turn by one seat, clubs and diamonds exchanged.  NotationError for anything else."""
        found = _NAME.fullmatch(text)
        if found is None or set(found[2]) != set(SUITS):
            raise NotationError("permutation", text, "a number of seats and the four suits, as in 1DCHS")
        return cls(int(found[1]), found[2])

    def inverse(self, players: int) -> "Permutation":
        """Give the permutation that undoes this one at a table of so many players."""
        suits = "".join(SUITS[self.suits.index(suit)] for suit in SUITS)
        return Permutation(-self.turn % players, suits)

    def suit(self, letter: str) -> str:
        """Give the suit in the place of another; ``none`` stays."""
        return self.suits[SUITS.index(letter)] if letter in SUITS else letter


AS_WRITTEN: Final = Permutation()

_FREE: Final[dict[str, str]] = {
    # Trumps are turned up or named, and no bid, price or order of the play knows a suit.
    "solo-whist": "CDHS",
    # The contract's price follows from its level alone, and trumps are whatever suit it names.
    "preferans": "CDHS",
    # Trumps are turned up; honours are those of the trump suit, and crowns count alike in every suit.
    "russian-whist": "CDHS",
    # Hearts are the trumps of a heart solo, barred in a solo, and lower the minimum; the others are alike.
    "six-bid": "CDS",
    # The queens of clubs and spades are trumps of their own rank, and clubs the colour; the red suits are alike.
    "german-solo": "DH",
}
"""The suits of each game that may take one another's places in a deal."""

_PLACES: Final = 4
"""Players of a table of Russian Whist at which nobody rests."""


def permutations(scenario: Scenario) -> tuple[Permutation, ...]:
    """Give every permutation under which the answers to a scenario stay the same, the one as written first.

    Every game tells its seats apart by the dealer, the leader or the declarer, never by their number, so the table may
    be turned, except in Russian Whist with somebody who rests: there the sides are columns of the sheet, and which of
    the players is on which depends on who rests.  In a draw the suits decide ties or the dealer, so there they stay.
    """
    free = "" if scenario.kind == "draw" else _FREE[scenario.game]
    renamings = [_renaming(free, order) for order in itertools.permutations(free)]
    players = len(scenario.players)
    turns = 1 if scenario.game == "russian-whist" and players > _PLACES and scenario.kind != "draw" else players
    return tuple(Permutation(turn, suits) for turn in range(turns) for suits in renamings)


def chosen(scenario: Scenario) -> Permutation:
    """Give the one permutation of a scenario under which it is asked once more; its id decides, not chance.

    It moves the seats and renames suits, as far as both are allowed.
    """
    others = permutations(scenario)[1:]
    turned = [each for each in others if each.turn] or others
    thorough = [each for each in turned if each.suits != SUITS] or turned
    return thorough[zlib.crc32(scenario.id.encode()) % len(thorough)]


def _renaming(free: str, order: tuple[str, ...]) -> str:
    return "".join(order[free.index(suit)] if suit in free else suit for suit in SUITS)
