"""A hand of Russian Whist, written from the document and the register of its defects, without sight of the engine.

Everything is spelled out with lists and strings, and nothing is shared with hoyle.  Where the document and the rulings
leave a choice, this oracle takes:

1.  Dummies: ``dummies`` lists their seats at a table of four, one or two, never two of a pair.  A dummy lies open from
    the deal on, acts on its own seat, can be dealer, and is played by the seat opposite.
2.  Tables of five and six: who has no cards rests.  Those who play are counted from seat 0 up, the first and third
    against the second and fourth; ``below`` and ``above`` stand in that order.
3.  ``trump`` is known from the start, ``leader`` is the player left of the dealer, and after the last trick its winner.
4.  ``below`` and ``above`` are null until the hand is over.  They leave the premium for the rubber to the rubber.
5.  ``result`` is the kind of the hand, ``single``, ``double`` or ``triple``, and who won it: ``-even`` the first side,
    ``-odd`` the second.
6.  ``tricks`` are those taken in play, also after some have gone over as a penalty.
7.  Under ``rw.irregularities: play_on`` whoever can follow suit may instead do ``offence:revoke:`` with any other card.
    Both stand in ``legal``.  Whoever has thus revoked has the right ``correct:`` with any card of the suit led, until
    anybody leads to the next trick: out of turn, outside ``legal``.  The revoking card goes back, the others stay as
    they are, and a complete trick may so change hands; there is no penalty.  Nobody corrects a correction.
8.  Penalties are chosen after the last trick, one for each revoke in the order in which they happened: by the offender
    (on a dummy's own seat, if it was the dummy), or under ``rw.revoke_chooser: injured`` by the player on his left.
    ``penalty:tricks`` can be chosen also where the offenders have no trick to give.
9.  Tricks go over revoke by revoke, each time at most three of those that the offending side then has.  Slams count
    tricks that a side took itself, less those that it lost: ten and three make no slam, thirteen less three neither,
    twelve and one a small slam.  Premiums for the kinds go by the tricks after penalties.
10. There is no premium for a triple hand.  Crowns and trump honours: of the hands as dealt, both sides, each suit.
11. The turn-up belongs to the dealer's hand from the start and can be played to any trick.  Until the first trick is
    complete it lies open, so that the dealer is in ``exposed``.

12. The partner of somebody who has not followed suit has the right ``ask`` until the next lead, once in a trick but not
    after the last, whether or not it is a revoke, and only under ``play_on``.  It changes nothing else.

Not covered: misdeals, leads out of turn and exposed cards.
"""

from collections.abc import Mapping
from typing import Any

from tests.oracles.russian_whist_score import (
    RANKS,
    Penalty,
    by_side,
    playing_seats,
    read_hands,
    rules_in_force,
    score_hand,
    side_of,
)
from tests.oracles.russian_whist_score import settle as settle


class Oracle:
    """One hand of Russian Whist, changed in place by every action."""

    def __init__(
        self, setup: Mapping[str, Any], ruleset: str = "as-printed", options: Mapping[str, str] | None = None
    ) -> None:
        self.rules = rules_in_force(ruleset, options)
        self.hands = read_hands(setup)
        self.dealt = read_hands(setup)
        self.playing = playing_seats(self.hands)
        self.dealer: int = setup["dealer"]
        self.dummies: list[int] = list(setup.get("dummies", []))
        if self.dummies and (len(self.hands) != 4 or len({seat % 2 for seat in self.dummies}) != len(self.dummies)):
            raise ValueError("there are one or two dummies at a table of four, each with a player opposite")
        self.trump: str = setup["turn_up"][1]

        self.stage = "play"  # then "penalties" if there were revokes, "over"
        self.leader = self.turn = self._left_of(self.dealer)
        self.trick: list[tuple[int, str]] = []  # the cards on the table, those of a complete trick until the next lead
        self.asked: list[int] = []  # who has asked his partner about that trick
        self.revoked: list[int] = []  # who has revoked in that trick and can still correct it
        self.offenders: list[int] = []  # whose revokes stand, one entry for each
        self.penalties: list[Penalty] = []
        self.last_winner: int | None = None
        self.tricks = [0] * len(self.hands)

    def actor(self) -> int | None:
        """Give the seat to act, or None if the hand is over."""
        return None if self.stage == "over" else self.turn

    def controls(self, seat: int) -> list[int]:
        """Give the seats for which a seat decides."""
        if seat in self.dummies:
            return []
        return [own for own in (seat, (seat + 2) % 4) if own == seat or own in self.dummies]

    def legal(self) -> list[str]:
        """Give the tokens the actor may choose from, sorted; empty if the hand is over."""
        if self.stage == "penalties":
            return ["penalty:points", "penalty:tricks"]
        if self.stage == "over":
            return []
        hand = self.hands[self.turn]
        leading = len(self.trick) in (0, 4)
        following = [] if leading else [card for card in hand if card[1] == self.trick[0][1][1]]
        tokens = ["play:" + card for card in following or hand]
        if following and self.rules["rw.irregularities"] == "play_on":
            tokens += ["offence:revoke:" + card for card in hand if card not in following]
        return sorted(tokens)

    def rights(self, seat: int) -> list[str]:
        """Give the tokens that a seat may use although it is not asked, sorted."""
        if self.stage != "play" or seat not in self.playing or self.rules["rw.irregularities"] == "refused":
            return []
        led = self.trick[0][1][1] if self.trick else ""
        partner = self._left_of(self._left_of(seat))
        fails = [who for who, card in self.trick if card[1] != led]
        tokens = ["ask"] if partner in fails and seat not in self.asked else []
        if seat in self.revoked:
            tokens += ["correct:" + card for card in self.hands[seat] if card[1] == led]
        return sorted(tokens)

    def apply(self, action: str) -> None:
        """Carry out ``"<seat> <token>"``; raises ValueError if it is illegal."""
        place, _, token = action.partition(" ")
        if token in self.rights(int(place)):
            if token == "ask":
                self.asked.append(int(place))
            else:
                self._correct(int(place), token[-2:])
            return
        if place != str(self.actor()) or token not in self.legal():
            raise ValueError(f"{action} is illegal; to act: {self.actor()}, legal: {self.legal()}")
        if self.stage == "penalties":
            offender = self.offenders[len(self.penalties)]
            self.penalties.append((side_of(offender, self.playing), token.removeprefix("penalty:")))
            self._ask_for_penalties()
        else:
            self._play(token)

    def facts(self) -> dict[str, Any]:
        """Give everything there is to observe, in fresh lists."""
        over = self.stage == "over"
        exposed = set(self.dummies) if sum(self.tricks) else {*self.dummies, self.dealer}
        score: dict[str, Any] = {"below": None, "above": None, "result": None}
        if over:
            taken = by_side(self.tricks, self.playing)
            score = score_hand(self.dealt, self.trump, taken, self.penalties, self.rules)
        return {
            "actor": self.actor(),
            "legal": self.legal(),
            "rights": [self.rights(seat) for seat in range(len(self.hands))],
            "trump": self.trump,
            "leader": self.leader,
            "exposed": sorted(exposed),
            "winner": self.last_winner,
            "tricks": list(self.tricks),
            "over": over,
        } | score

    def _left_of(self, seat: int) -> int:
        return self.playing[(self.playing.index(seat) + 1) % 4]

    def _play(self, token: str) -> None:
        if len(self.trick) == 4:
            self.trick = []
        if not self.trick:
            self.offenders += self.revoked
            self.revoked = []
            self.asked = []
        if token.startswith("offence:"):
            self.revoked.append(self.turn)
        card = token[-2:]
        self.hands[self.turn].remove(card)
        self.trick.append((self.turn, card))
        self.turn = self._left_of(self.turn)
        if len(self.trick) == 4:
            self._give_trick()
        if sum(self.tricks) == 13:
            self._ask_for_penalties()

    def _give_trick(self) -> None:
        led = self.trick[0][1][1]
        of_suit_led = [played for played in self.trick if played[1][1] == led]
        trumps = [played for played in self.trick if played[1][1] == self.trump]
        winner = max(trumps or of_suit_led, key=lambda played: RANKS.index(played[1][0]))[0]
        self.tricks[winner] += 1
        self.last_winner = self.leader = self.turn = winner

    def _correct(self, seat: int, card: str) -> None:
        before = list(self.trick)
        self.revoked.remove(seat)
        self.trick = [(who, card if who == seat else played) for who, played in before]
        self.hands[seat].remove(card)
        self.hands[seat] += [played for who, played in before if who == seat]
        if len(self.trick) == 4:
            assert self.last_winner is not None
            self.tricks[self.last_winner] -= 1
            self._give_trick()

    def _ask_for_penalties(self) -> None:
        if len(self.penalties) == len(self.offenders):
            self.stage = "over"
            return
        self.stage = "penalties"
        offender = self.offenders[len(self.penalties)]
        self.turn = offender if self.rules["rw.revoke_chooser"] == "offender" else self._left_of(offender)
