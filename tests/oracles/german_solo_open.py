"""German Solo with all hands open: how many tricks a player is sure of if everybody plays best.

An exhaustive search that shares nothing with hoyle; which card is higher and which may be played is the oracle's.
"""

from collections.abc import Mapping, Sequence

from tests.oracles.german_solo_cards import FALLING, PACK, RANKS, suit_of, trumps_in_order

Hands = tuple[int, ...]
"""The cards of each seat, one bit for each place in the pack."""


class OpenCards:
    """Answers for one trump suit, one order of rank and one player."""

    def __init__(self, trump: str, player: int, rules: Mapping[str, str]) -> None:
        order = trumps_in_order(trump, rules)
        falling = FALLING[rules["gs.rank"]]
        self.suits = [suit_of(card, trump) for card in PACK]
        self.strength = [
            2 * len(RANKS) + len(order) - order.index(card) if card in order else len(RANKS) - falling.index(card[0])
            for card in PACK
        ]
        self.player = player
        self.known: dict[tuple[Hands, int, int], bool] = {}

    def takes(self, hands: Sequence[Sequence[str]], leader: int, need: int) -> bool:
        """Say whether the player can take so many tricks."""
        return self._reaches(tuple(sum(1 << PACK.index(card) for card in hand) for hand in hands), leader, need)

    def _reaches(self, hands: Hands, leader: int, need: int) -> bool:
        if not 0 < need <= hands[leader].bit_count():
            return need <= 0
        key = (hands, leader, need)
        if key not in self.known:
            self.known[key] = self._lay(hands, leader, (), need)
        return self.known[key]

    def _lay(self, hands: Hands, leader: int, table: tuple[int, ...], need: int) -> bool:
        """Try every card of the next player: the player wants one that reaches it, the others one that does not."""
        if len(table) == len(hands):
            led = self.suits[table[0]]
            able = [place for place, card in enumerate(table) if self.suits[card] in (led, "trump")]
            winner = (leader + max(able, key=lambda place: self.strength[table[place]])) % 4
            return self._reaches(hands, winner, need - (winner == self.player))
        seat = (leader + len(table)) % 4
        own = seat == self.player
        for card in self._choices(hands[seat], table):
            left = (*hands[:seat], hands[seat] & ~(1 << card), *hands[seat + 1 :])
            if self._lay(left, leader, (*table, card), need) == own:
                return own
        return not own

    def _choices(self, hand: int, table: tuple[int, ...]) -> list[int]:
        held = [card for card in range(len(PACK)) if hand >> card & 1]
        following = [card for card in held if table and self.suits[card] == self.suits[table[0]]]
        return sorted(following or held, key=lambda card: -self.strength[card])
