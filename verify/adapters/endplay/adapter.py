"""The package ``endplay``: deals of bridge that are played card by card."""

import sys
from functools import partial
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2]))

from endplay.types import Card, Deal, Denom, Player, Rank

from adapters.hap import Illegal, serve
from adapters.tricks import NO_TRUMPS, RANKS, SUITS, Table, Tricks, games

SUIT = dict(zip(SUITS, (Denom.clubs, Denom.diamonds, Denom.hearts, Denom.spades), strict=True)) | {NO_TRUMPS: Denom.nt}
RANK = dict(zip(RANKS, Rank, strict=True))
CARD = {rank + suit: Card(suit=SUIT[suit], rank=RANK[rank]) for suit in SUITS for rank in RANKS}
TOKEN = {str(card): token for token, card in CARD.items()}
PLACES = (Player.north, Player.east, Player.south, Player.west)


class Bridge:
    """A deal in which North leads."""

    def __init__(self, table: Table) -> None:
        self._deal = Deal(first=Player.north, trump=SUIT[table.trump])
        for player, hand in zip(PLACES, table.hands, strict=True):
            for card in hand:
                self._deal[player].add(CARD[card])

    def turn(self) -> int | None:
        """Say which place is to play."""
        return PLACES.index(self._deal.curplayer) if len(self._deal.curhand) else None

    def legal(self) -> list[str]:
        """Give the cards that may be played."""
        return [TOKEN[str(card)] for card in self._deal.legal_moves()]

    def lay(self, place: int, card: str) -> int | None:
        """Play a card; the package itself takes any card of the hand, so it is asked first what is legal."""
        if place != self.turn() or card not in self.legal():
            raise Illegal
        self._deal.play(CARD[card])
        return PLACES.index(self._deal.first) if not self._deal.curtrick else None


if __name__ == "__main__":
    serve({"name": "endplay", "version": "0.5.12", "games": games()}, partial(Tricks, engine=Bridge))
