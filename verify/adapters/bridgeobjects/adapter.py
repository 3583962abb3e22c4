"""The package ``bridgeobjects``: who takes a trick; it does not say what may be played."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2]))

from bridgeobjects import Card, Suit, Trick

from adapters.hap import JSON, Beyond, Illegal, serve
from adapters.tricks import NO_TRUMPS, Table, Tricks, games

NAMES = ("N", "E", "S", "W")


class Bridge:
    """Tricks, one after another."""

    def __init__(self, table: Table) -> None:
        self._trump = None if table.trump == NO_TRUMPS else Suit(table.trump)
        self._leader = 0
        self._trick: list[str] = []

    def turn(self) -> int | None:
        """Say which place is to play."""
        return (self._leader + len(self._trick)) % 4

    def legal(self) -> list[str]:
        """Say that it does not know which cards may be played."""
        raise Beyond("it does not know what may be played")

    def lay(self, place: int, card: str) -> int | None:
        """Add a card to the trick."""
        if place != self.turn():
            raise Illegal
        self._trick.append(card)
        if len(self._trick) < 4:
            return None
        trick = Trick([Card(each) for each in self._trick], NAMES[self._leader])
        trick.complete(self._trump)
        self._leader = NAMES.index(trick.winner)
        self._trick = []
        return self._leader


def winners(request: JSON) -> Tricks:
    """Play a deal; a request that asks nothing is about a refusal."""
    if not request.get("ask"):
        raise Beyond("it does not know what may be played")
    return Tricks(request, Bridge)


if __name__ == "__main__":
    about = {"name": "bridgeobjects", "version": "0.1.31", "games": games("winner", "tricks")}
    serve(about, winners)
