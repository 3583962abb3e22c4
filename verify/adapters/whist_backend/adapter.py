"""The package ``whist-backend``: rounds with bets, of which only the tricks are played."""

import sys
from functools import partial
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parents[2]))

from whist_backend.cards import Card, Rank, Suit
from whist_backend.player_strategy_protocol import PlayerStrategy
from whist_backend.round_simulator import RoundSimulator

from adapters.hap import Illegal, serve
from adapters.tricks import NO_TRUMPS, RANKS, SUITS, Table, Tricks, games

SUIT = dict(zip(SUITS, (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES), strict=True)) | {NO_TRUMPS: None}
RANK = dict(zip(RANKS, [*list(Rank)[1:], Rank.ACE], strict=True))
CARD = {rank + suit: Card(RANK[rank], SUIT[suit]) for suit in SUITS for rank in RANKS}
TOKEN = {card: token for token, card in CARD.items()}


class Pause(Exception):
    """A player is asked for a card that has not been named yet."""


class Named(PlayerStrategy):  # type: ignore[misc]  # published without types
    """A player who plays the cards that are named."""

    def __init__(self, place: int, story: "Whist") -> None:
        self.name = str(place)
        self._place = place
        self._story = story

    def make_move(self, allowed_cards: list[Any]) -> Any:
        """Play the next card that is named."""
        return self._story.next_card(self._place, allowed_cards)

    def make_bet(self, disallowed_bet: int | None = None) -> Any:
        """Bet nothing: bets are not asked."""
        raise NotImplementedError(disallowed_bet)

    def notify_trick_won(self, player_id: int) -> None:
        """Keep who took the trick; the first place tells it for all."""
        if self._place == 0:
            self._story.winners.append(player_id)


class Whist:
    """A round that is simulated from its first card whenever another has been named."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._named: list[str] = []
        self.winners: list[int] = []
        self._asked: tuple[int, list[str]] | None = None
        self._simulate()

    def turn(self) -> int | None:
        """Say which place is to play."""
        return self._asked[0] if self._asked else None

    def legal(self) -> list[str]:
        """Give the cards that may be played."""
        return self._asked[1] if self._asked else []

    def lay(self, place: int, card: str) -> int | None:
        """Play a card."""
        if place != self.turn():
            raise Illegal
        before = len(self.winners)
        self._named.append(card)
        try:
            self._simulate()
        except AssertionError as refusal:
            raise Illegal from refusal
        return self.winners[-1] if len(self.winners) > before else None

    def next_card(self, place: int, allowed: list[Any]) -> Any:
        """Give the next card that was named to the simulation."""
        self._asked = (place, [TOKEN[card] for card in allowed])
        if self._at == len(self._named):
            raise Pause
        self._at += 1
        return CARD[self._named[self._at - 1]]

    def _simulate(self) -> None:
        self._at = 0
        self.winners = []
        simulation = RoundSimulator([Named(place, self) for place in range(4)])
        simulation.trump_suit = SUIT[self._table.trump]
        for player, hand in zip(simulation.players, self._table.hands, strict=True):
            player.hand = [CARD[card] for card in hand]
        try:
            for _ in self._table.hands[0]:
                simulation.play_trick()
            self._asked = None
        except Pause:
            pass


if __name__ == "__main__":
    serve({"name": "whist-backend", "version": "0.2.3", "games": games()}, partial(Tricks, engine=Whist))
