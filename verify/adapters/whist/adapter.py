"""The package ``whist``: its game of four players who follow suit."""

import sys
from functools import partial
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2]))

from whist.cards import Card, Deck, Rank, Suit
from whist.game import Game
from whist.game_actions import PlayAction
from whist.game_events import TrickTakenEvent

from adapters.hap import Illegal, serve
from adapters.tricks import NO_TRUMPS, RANKS, SUITS, Table, Tricks, games

SUIT = dict(zip(SUITS, (Suit.Club, Suit.Diamond, Suit.Heart, Suit.Spade), strict=True)) | {NO_TRUMPS: Suit.Unknown}
RANK = dict(zip(RANKS, list(Rank)[1:-1], strict=True))
CARD = {rank + suit: Card(SUIT[suit], RANK[rank]) for suit in SUITS for rank in RANKS}
TOKEN = {card: token for token, card in CARD.items()}


class Whist:
    """A game whose first player leads."""

    def __init__(self, table: Table) -> None:
        self._game = Game()
        state = self._game.state
        state.trump = SUIT[table.trump]
        state.hands = {
            player: Deck([CARD[card] for card in hand]) for player, hand in zip(state.players, table.hands, strict=True)
        }

    def turn(self) -> int | None:
        """Say which place is to play."""
        return None if self._game.has_ended else int(self._game.state.turn)

    def legal(self) -> list[str]:
        """Give the cards that may be played."""
        return [TOKEN[action.card] for action in self._game.valid_actions(self._game.current_player)]

    def lay(self, place: int, card: str) -> int | None:
        """Play a card."""
        player, action = self._game.state.players[place], PlayAction(CARD[card])
        if self._game.has_ended or not self._game.is_valid_action(player, action):
            raise Illegal
        self._game.take_action(player, action)
        last = self._game.state.events[-1]
        return last.player.id if isinstance(last, TrickTakenEvent) else None


if __name__ == "__main__":
    serve({"name": "whist", "version": "0.1.0", "games": games()}, partial(Tricks, engine=Whist))
