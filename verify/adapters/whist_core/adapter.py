"""The package ``whist-core``: hands of whist, with trumps."""

import sys
from functools import partial
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2]))

from whist_core.cards.card import Card, Rank, Suit
from whist_core.cards.card_container import OrderedCardContainer
from whist_core.game.errors import CardNotInHandError, NotPlayersTurnError, TrickDoneError
from whist_core.game.hand import Hand
from whist_core.game.legal_checker import LegalChecker
from whist_core.game.play_order import PlayOrder
from whist_core.game.trick import Trick
from whist_core.game.warnings import ServSuitFirstWarning
from whist_core.scoring.team import Team
from whist_core.user.player import Player

from adapters.hap import Beyond, Illegal, serve
from adapters.tricks import NO_TRUMPS, RANKS, SUITS, Table, Tricks, games

SUIT = dict(zip(SUITS, Suit, strict=True))
RANK = dict(zip(RANKS, Rank, strict=True))
CARD = {rank + suit: Card(suit=SUIT[suit], rank=RANK[rank]) for suit in SUITS for rank in RANKS}
TOKEN = {card: token for token, card in CARD.items()}
NAMES = ("0", "1", "2", "3")


class Whist:
    """A hand of thirteen tricks; the next trick is begun as soon as one is complete."""

    def __init__(self, table: Table) -> None:
        if table.trump == NO_TRUMPS:
            raise Beyond("there is no play without trumps")
        players = [Player(username=name, rating=0) for name in NAMES]
        self._order = PlayOrder.from_team_list([Team(players=players[0::2]), Team(players=players[1::2])])
        for player, hand in zip(self._order, table.hands, strict=True):
            for card in hand:
                player.hand.add(CARD[card])
        first = Trick(play_order=list(self._order), stack=OrderedCardContainer.empty(), trump=SUIT[table.trump])
        self._hand = Hand(tricks=[first], trump=SUIT[table.trump])
        self._over = False

    def turn(self) -> int | None:
        """Say which place is to play."""
        if self._over:
            return None
        trick = self._hand.current_trick
        if trick.done:
            raise TrickDoneError("the trick that has just begun is full")
        return NAMES.index(trick.play_order[len(trick.stack)].player.username)

    def legal(self) -> list[str]:
        """Give the cards that may be played."""
        place = self.turn()
        if place is None:
            return []
        first, hand = self._hand.current_trick.stack.first, self._order.play_order[place].hand
        return [TOKEN[card] for card in hand if LegalChecker.check_legal(hand, card, first)]

    def lay(self, place: int, card: str) -> int | None:
        """Play a card."""
        trick = self._hand.current_trick
        if self._over:
            raise Illegal
        try:
            trick.play_card(self._order.play_order[place], CARD[card])
        except (CardNotInHandError, NotPlayersTurnError, ServSuitFirstWarning) as refusal:
            raise Illegal from refusal
        if not trick.done:
            return None
        self._over = len(self._hand.tricks) == 13
        if not self._over:
            self._hand.next_trick(self._order)
        return NAMES.index(trick.winner.player.username)


if __name__ == "__main__":
    # All tricks of a process that are begun by `next_trick` share one stack; a process for each deal keeps an answer
    # from depending on the questions before it.
    serve({"name": "whist-core", "version": "0.9.2", "games": games()}, partial(Tricks, engine=Whist), apart=True)
