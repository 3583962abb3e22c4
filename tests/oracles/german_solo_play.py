"""The oracle's play of German Solo, from the first lead to the trick that decides."""

from collections.abc import Mapping

from tests.oracles.german_solo_cards import best_place, playable, playable_with_cover, suit_of
from tests.oracles.german_solo_score import Contract


class Play:
    """The cards on the table and the tricks taken, changed in place."""

    def __init__(
        self,
        hands: list[list[str]],
        eldest: int,
        contract: Contract,
        partner: int | None,
        cover: str | None,
        rules: Mapping[str, str],
    ) -> None:
        self.hands = hands
        self.contract = contract
        self.side = [contract["by"]] if partner is None else [contract["by"], partner]
        self.cover = cover
        self.rules = rules
        self.leader = self.turn = eldest
        self.table: list[str] = []
        self.last_winner: int | None = None
        self.tricks = [0] * 4
        self.called_played = False
        self.asked = False  # whether the next leader has to say if he goes on
        self.slam: int | None = None  # who has said that his side goes on for all eight tricks
        self.won: bool | None = None

    def tokens(self) -> list[str]:
        """Give what may be played or said, sorted."""
        if self.asked:
            return ["continue", "stop"]
        hand, trump = self.hands[self.turn], self.contract["trump"]
        cards = playable(hand, self.table, trump)
        if self.cover is not None and self.cover in hand:
            wanted = "trump" if self.rules["gs.var2"] == "on" else suit_of(self.contract["called"], trump)
            cards = playable_with_cover(hand, self.table, trump, self.cover, wanted)
        return sorted("play:" + card for card in cards)

    def do(self, token: str) -> None:
        """Play a card, or go on or stop."""
        if token == "continue":
            self.slam = self.turn
            self.asked = False
        elif token == "stop":
            self.won = self._ours() == 5
        else:
            card = token.removeprefix("play:")
            self.hands[self.turn].remove(card)
            self.table.append(card)
            self.called_played = self.called_played or card == self.contract.get("called")
            self.turn = (self.turn + 1) % 4
            if len(self.table) == 4:
                self._take_trick()

    def _ours(self) -> int:
        return sum(self.tricks[seat] for seat in self.side)

    def _take_trick(self) -> None:
        winner = (self.leader + best_place(self.table, self.contract["trump"], self.rules, self.cover)) % 4
        self.tricks[winner] += 1
        self.last_winner = self.leader = self.turn = winner
        self.table = []
        ours, played = self._ours(), sum(self.tricks)
        swept = ours in (0, played)  # one side has every trick so far
        if self.contract["bid"].startswith("all"):
            if ours == 8 or ours < played:
                self.won = ours == 8
        elif self.slam is not None:
            if not swept or played == 8:
                self.won = (self.slam in self.side) == swept
        elif ours == 5 or played - ours == 4:
            if swept and self.rules["gs.var3"] == "on":
                self.asked = True
            else:
                self.won = ours == 5
