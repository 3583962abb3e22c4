"""The game ``bridge`` of RLCard: its play, after a bid of one by the dealer."""

import sys
from functools import partial
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parents[2]))

from rlcard.games.bridge.game import BridgeGame
from rlcard.games.bridge.utils.action_event import BidAction, PassAction, PlayCardAction
from rlcard.games.bridge.utils.bridge_card import BridgeCard

from adapters.hap import Illegal, serve
from adapters.tricks import NO_TRUMPS, RANKS, SUITS, Table, Tricks, games

CARD = {rank + suit: BridgeCard.card(13 * SUITS.index(suit) + RANKS.index(rank)) for suit in SUITS for rank in RANKS}


class Bridge:
    """A deal of bridge; the dealer is the declarer, and the player after him leads."""

    def __init__(self, table: Table) -> None:
        self._game = BridgeGame()
        self._game.init_game()
        self._leader = (self._round.current_player_id + 1) % 4
        for place, hand in enumerate(table.hands):
            self._round.players[self._player(place)].hand = [CARD[card] for card in hand]
        for call in (
            BidAction(1, None if table.trump == NO_TRUMPS else table.trump),
            PassAction(),
            PassAction(),
            PassAction(),
        ):
            self._game.step(call)

    def turn(self) -> int | None:
        """Say which place is to play."""
        return None if self._game.is_over() else self._place(self._round.current_player_id)

    def legal(self) -> list[str]:
        """Give the cards that may be played."""
        return [str(action.card) for action in self._game.judger.get_legal_actions()]

    def lay(self, place: int, card: str) -> int | None:
        """Play a card."""
        if place != self.turn() or card not in self.legal():
            raise Illegal
        self._game.step(PlayCardAction(CARD[card]))
        is_complete = self._round.play_card_count % 4 == 0
        return self._place(self._round.current_player_id) if is_complete else None

    @property
    def _round(self) -> Any:
        return self._game.round

    def _player(self, place: int) -> int:
        return int(self._leader + place) % 4

    def _place(self, player: int) -> int:
        return int(player - self._leader) % 4


if __name__ == "__main__":
    serve({"name": "rlcard bridge", "version": "1.2.0", "games": games()}, partial(Tricks, engine=Bridge))
