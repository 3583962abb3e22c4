"""A position in the play of any game: hands, the trick on the table, trumps, and whose tricks are counted."""

from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Final, Literal

from hoyle.cards import NO_SUIT, PACK_52, cards_of, format_card
from hoyle.errors import HoyleError
from hoyle_verify.solve.orders import Order, points_of, strength, suit_cards, suit_of

Unit = Literal["tricks", "points"]

LONGEST: Final = 13
"""The most cards in a hand."""


class Duty(IntEnum):
    """What a player must do about trumps."""

    FREE = 0
    """Follow suit; a void player is free."""
    TRUMP = 1
    """Follow suit; a void player must trump."""
    EITHER = 2
    """Follow suit or trump, as he likes; a player who can do neither is free."""


class UnplayablePosition(HoyleError):
    """A position that cannot be, with every reason."""

    def __init__(self, reasons: list[str]) -> None:
        self.reasons: Final = tuple(reasons)
        super().__init__("this position cannot be:\n" + "\n".join(f"  {reason}" for reason in reasons))


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """Three or four hands in the middle of play; UnplayablePosition, with every reason, if it cannot be.

    ``hands`` are sets of cards by seat, without the cards of ``trick``, which lie on the table in the order in which
    they were played, the first by ``leader``.  ``side`` has a bit for each seat whose tricks are counted; it has
    ``taken`` so many units already, and the others ``lost``.
    """

    hands: tuple[int, ...]
    leader: int
    side: int
    trick: tuple[int, ...] = ()
    trump: int = NO_SUIT
    duty: Duty = Duty.FREE
    order: Order = Order.PLAIN
    taken: int = 0
    lost: int = 0

    def __post_init__(self) -> None:
        if reasons := list(_faults(self)):
            raise UnplayablePosition(reasons)

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def actor(self) -> int:
        """Whose turn it is."""
        return (self.leader + len(self.trick)) % self.seats

    @property
    def tricks_left(self) -> int:
        """How many tricks are still to be completed."""
        return self.hands[self.actor].bit_count()

    def legal(self) -> int:
        """Give the set of cards that the actor may play."""
        hand = self.hands[self.actor]
        if not self.trick:
            return hand
        following = hand & suit_cards(self.order, suit_of(self.order, self.trick[0], self.trump), self.trump)
        trumps = hand & suit_cards(self.order, self.trump, self.trump)
        if self.duty == Duty.EITHER:
            following |= trumps
        elif self.duty == Duty.TRUMP:
            following = following or trumps
        return following or hand

    def after(self, card: int, unit: Unit = "tricks") -> "Position":
        """Give the position after a legal card; a trick that is complete is added to ``taken`` or ``lost``."""
        hands = tuple(hand & ~(1 << card) for hand in self.hands)
        trick = (*self.trick, card)
        if len(trick) < self.seats:
            return replace(self, hands=hands, trick=trick)
        winner = self.winner(trick)
        worth = 1 if unit == "tricks" else sum(map(points_of, trick))
        ours = worth if self.side >> winner & 1 else 0
        return replace(
            self, hands=hands, trick=(), leader=winner, taken=self.taken + ours, lost=self.lost + worth - ours
        )

    def winner(self, trick: tuple[int, ...]) -> int:
        """Say who takes a complete trick that ``leader`` began."""
        led = suit_of(self.order, trick[0], self.trump)
        best = max(range(len(trick)), key=lambda place: strength(self.order, trick[place], led, self.trump))
        return (self.leader + best) % self.seats


def _faults(position: Position) -> list[str]:
    """Give every reason why a position cannot be."""
    seats, reasons = len(position.hands), []
    if seats not in (3, 4):
        return [f"{seats} hands; give three or four"]
    if not 0 <= position.leader < seats:
        return [f"seat {position.leader} cannot lead; the seats are 0 to {seats - 1}"]
    if not 0 < position.side < (1 << seats):
        reasons.append("nobody is named whose tricks are counted")
    if not 0 <= position.trump <= NO_SUIT:
        reasons.append(f"{position.trump} is no trump suit")
    if len(position.trick) >= seats:
        reasons.append(f"{len(position.trick)} cards lie on the table; a trick in progress has at most {seats - 1}")
    return reasons + _faults_of_cards(position)


def _faults_of_cards(position: Position) -> list[str]:
    seats, reasons, seen = len(position.hands), [], 0
    for hand in (*position.hands, *(1 << card for card in position.trick)):
        if hand & ~PACK_52:
            reasons.append("a hand holds what is no card of the pack")
        reasons += [f"{format_card(card)} stands twice" for card in cards_of(hand & seen & PACK_52)]
        seen |= hand
    played = {(position.leader + place) % seats for place in range(len(position.trick))}
    counts = [hand.bit_count() + (seat in played) for seat, hand in enumerate(position.hands)]
    if len(set(counts)) > 1:
        reasons.append(f"hands of {', '.join(map(str, counts))} cards; they must be equally long")
    elif counts[0] > LONGEST:
        reasons.append(f"hands of {counts[0]} cards; {LONGEST} are the most")
    return reasons
