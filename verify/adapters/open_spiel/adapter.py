"""The game ``bridge`` of OpenSpiel: its play, after a bid of one by the hand before the leader."""

import re
import sys
from functools import partial
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2]))

import pyspiel

from adapters.hap import Illegal, serve
from adapters.tricks import NO_TRUMPS, RANKS, SUITS, Table, Tricks, games

BRIDGE = pyspiel.load_game("bridge(use_double_dummy_result=false)")
CARD = {rank + suit: 4 * RANKS.index(rank) + SUITS.index(suit) for suit in SUITS for rank in RANKS}
TOKEN = {card: token for token, card in CARD.items()}
BID = dict(zip(SUITS, ("1♣", "1♦", "1♥", "1♠"), strict=True)) | {NO_TRUMPS: "1NT"}
NAMES = ("East", "South", "West", "North")
"""Places from the leader, who sits after the dealer and declarer."""


class Bridge:
    """A deal of bridge; the declarer's cards and the dummy's belong to the places that hold them."""

    def __init__(self, table: Table) -> None:
        self._holder = {card: place for place, hand in enumerate(table.hands) for card in hand}
        self._state = BRIDGE.new_initial_state()
        north_first = (table.hands[3], *table.hands[:3])
        for card in (card for four in zip(*north_first, strict=True) for card in four):
            self._state.apply_action(CARD[card])
        for call in (BID[table.trump], "Pass", "Pass", "Pass"):
            legal = self._state.legal_actions()
            self._state.apply_action(next(each for each in legal if self._state.action_to_string(each) == call))
        self._laid = 0

    def turn(self) -> int | None:
        """Say which place is to play."""
        return self._holder[self.legal()[0]] if not self._state.is_terminal() else None

    def legal(self) -> list[str]:
        """Give the cards that may be played."""
        return [] if self._state.is_terminal() else [TOKEN[card] for card in self._state.legal_actions()]

    def lay(self, place: int, card: str) -> int | None:
        """Play a card."""
        if place != self.turn() or card not in self.legal():
            raise Illegal
        self._state.apply_action(CARD[card])
        self._laid += 1
        if self._laid % 4:
            return None
        return NAMES.index(re.findall(r"Won by (\w+)", str(self._state))[-1])


if __name__ == "__main__":
    serve({"name": "open_spiel bridge", "version": "2.0.2", "games": games()}, partial(Tricks, engine=Bridge))
