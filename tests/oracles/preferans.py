"""A deal of Preferans from the declarations on, written from the document and the register of its defects.

It was written without sight of the engine; everything is spelled out with lists and strings, and nothing is shared
with hoyle.  Where the document and the rulings leave a choice, this oracle takes:

1.  A setup always has its contract: ``level`` (6 to 10, or ``misere``), ``trump`` (``none`` without trumps; a misere
    may leave it out) and ``declarer``.  Hands are those after the discard; what was discarded is not looked at.
2.  Both defenders speak once, the next clockwise from the declarer first, also if the first passes.  Whoever is left
    as the only whister then says ``open`` or ``closed``, at six and seven also ``half``, above that also ``pass``.
3.  ``pv.one: second_after_pass``: the sole whister has no ``half``; after a pass the second may say it instead, at six
    and seven.  Then the first may ``pass`` or ``whist``; in that case he is the sole whister and the second has passed.
4.  Two who whist play closed.  In open play the passer is exposed at once, before the first lead; he acts on his own
    seat, and the whister decides for him.
5.  A ten is checked: no declarations, all three hands lie open from the start, each plays his own, nobody writes
    whists, nobody but the declarer can be fined.  ``pv.ten: whisted``: like nine, with an obligation of one.
6.  A misere has no declarations, no whists and no exposure; under ``pv.misere_hands: open_after_lead`` both defenders
    lie open from the first card on, and each plays his own.  Every deal that is played is played to the last trick.
7.  The player left of the dealer leads, in open play too.  Suit must be followed, else trumped, else play is free.
    ``leader`` is null until the play begins; after the last trick it is that trick's winner.
8.  ``claim:N``: a right of the declarer and of the sole whister in open play between tricks, also before the first;
    N is what the claimer himself takes of the tricks that are left, 0 and all of them included.  The rest is the
    other's: the whister's for a declarer, never the passer's.  The other says ``agree`` or ``refuse``.
9.  ``pool``, ``hill``, ``whists`` (row: who writes, column: against whom) and ``result`` are null until the deal is
    over, and are of this deal alone.  There are no payments.
10. ``result`` for each seat: the declarer ``made`` or ``failed``; a whister ``made``, or ``failed`` if he is fined; who
    passed or withdrew ``passed``; who took the limited prize ``half``; who was not asked ``defended``; the dealer of
    four ``rested``.
11. A made game writes ten times its base in the pool: 20, 40, 60, 80, 100, and a misere 100.  A limited prize is that
    many whists of the game's price, and the declarer has made his game; so he has if all pass.
12. ``pv.whist_scale`` changes the whists alone, ``pv.scale`` pool and hill, not the whists.  ``pv.base: leningrad``
    doubles hill and whists, not the pool.
13. ``pv.responsibility``: the reading changes nothing for a sole whister, nor at eight and more.  A sole whister
    answers for the passer's tricks as well.  ``personal`` holds also if the declarer failed, unless
    ``pv.fine_whister_if_declarer_fails: no``.
14. ``pv.share: gentleman_on_fail``: of one whister's deal that the declarer lost, whister and passer write half of all
    whists each.  ``pv.consolation``: all others, the resting dealer too, write one whist more for each trick short, but
    neither in a misere nor in a ten that is checked.

Not covered: the auction, the discard, the game in which all pass, and the end of a sitting.
"""

from collections.abc import Mapping
from typing import Any

from tests.oracles.preferans_calls import Calls
from tests.oracles.preferans_score import PACK, RANKS, Sheet, playing_seats, read_contract, rules_in_force, write


class Oracle:
    """One deal of Preferans, changed in place by every action."""

    def __init__(
        self, setup: Mapping[str, Any], ruleset: str = "as-printed", options: Mapping[str, str] | None = None
    ) -> None:
        self.rules = rules_in_force(ruleset, options)
        self.players: int = setup["players"]
        self.order = playing_seats(self.players, setup["dealer"])  # clockwise, the player left of the dealer first
        self.hands: list[list[str]] = [list(hand) for hand in setup["hands"]]
        dealt = [card for hand in self.hands for card in hand]
        sizes = [10 if seat in self.order else 0 for seat in range(self.players)]
        if [len(hand) for hand in self.hands] != sizes or len(set(dealt) & set(PACK)) != 30:
            raise ValueError("the hands are no deal of the pack")
        self.contract = read_contract(setup["contract"], self.order)
        if self.contract["trump"] is None:
            raise ValueError("the contract does not say what is trumps")
        self.calls = Calls(self.contract["level"], self.contract["declarer"], self.order, self.rules)

        self.stage = "calls"  # then "play" and "claim", "over"
        self.turn = self.calls.turn
        self.leader: int | None = None
        self.table: list[str] = []
        self.last_winner: int | None = None
        self.tricks = [0] * self.players
        self.claim: tuple[int, int] | None = None  # who claims, and how many
        self.interrupted = self.turn  # whose turn it is after a refusal
        self.sheet: Sheet | None = None
        self._after_calls()

    def actor(self) -> int | None:
        """Give the seat to act, or None if the deal is over."""
        return None if self.stage == "over" else self.turn

    def controls(self, seat: int) -> list[int]:
        """Give the seats for which a seat decides."""
        if seat == self.calls.exposed:
            return []
        if self.calls.exposed is not None and seat in self.calls.whisters():
            return sorted([seat, self.calls.exposed])
        return [seat]

    def legal(self) -> list[str]:
        """Give the tokens the actor may choose from, sorted; empty if the deal is over."""
        if self.stage == "calls":
            return self.calls.tokens()
        if self.stage == "claim":
            return ["agree", "refuse"]
        if self.stage == "over":
            return []
        hand = self.hands[self.turn]
        of_suit_led = [card for card in hand if self.table and card[1] == self.table[0][1]]
        trumps = [card for card in hand if self.table and card[1] == self.contract["trump"]]
        return sorted("play:" + card for card in of_suit_led or trumps or hand)

    def rights(self, seat: int) -> list[str]:
        """Give the tokens that a seat may use although it is not asked, sorted."""
        able = [self.contract["declarer"], *self.calls.whisters()]
        if self.stage != "play" or self.calls.exposed is None or self.table or seat not in able:
            return []
        return sorted(f"claim:{number}" for number in range(11 - sum(self.tricks)))

    def apply(self, action: str) -> None:
        """Carry out ``"<seat> <token>"``; raises ValueError if it is illegal."""
        place, _, token = action.partition(" ")
        if token in self.rights(int(place)):
            self._claim(int(place), int(token.removeprefix("claim:")))
            return
        if place != str(self.actor()) or token not in self.legal():
            raise ValueError(f"{action} is illegal; to act: {self.actor()}, legal: {self.legal()}")
        if self.stage == "calls":
            self.calls.say(token)
            self.turn = self.calls.turn
            self._after_calls()
        elif self.stage == "claim":
            self._answer(agreed=token == "agree")
        else:
            self._play(token.removeprefix("play:"))

    def facts(self) -> dict[str, Any]:
        """Give everything there is to observe, in fresh lists and dictionaries."""
        exposed = [] if self.calls.exposed is None else [self.calls.exposed]
        if self.contract["level"] == 10 and "defended" in self.calls.stances.values():
            exposed = sorted(self.order)
        led = bool(self.table or sum(self.tricks))
        if self.contract["level"] == "misere" and led and self.rules["pv.misere_hands"] == "open_after_lead":
            exposed = sorted(self.calls.stances)
        written: dict[str, Any] = {"pool": None, "hill": None, "whists": None, "result": None}
        return {
            "actor": self.actor(),
            "legal": self.legal(),
            "rights": [self.rights(seat) for seat in range(self.players)],
            "contract": dict(self.contract),
            "trump": self.contract["trump"],
            "leader": self.leader,
            "exposed": exposed,
            "winner": self.last_winner,
            "tricks": list(self.tricks),
            "over": self.stage == "over",
        } | (written if self.sheet is None else self.sheet.facts())

    def _after_calls(self) -> None:
        if self.calls.phase != "over":
            return
        if self.calls.is_played():
            self.stage = "play"
            self.leader = self.turn = self.order[0]
        else:
            self._finish()

    # The play

    def _play(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.table.append(card)
        self.turn = self._left_of(self.turn)
        if len(self.table) == 3:
            self._take_trick()

    def _left_of(self, seat: int) -> int:
        return self.order[(self.order.index(seat) + 1) % 3]

    def _take_trick(self) -> None:
        assert self.leader is not None
        of_suit_led = [card for card in self.table if card[1] == self.table[0][1]]
        trumps = [card for card in self.table if card[1] == self.contract["trump"]]
        best = max(trumps or of_suit_led, key=lambda card: RANKS.index(card[0]))
        winner = self.leader
        for _ in range(self.table.index(best)):
            winner = self._left_of(winner)
        self.tricks[winner] += 1
        self.last_winner = self.leader = self.turn = winner
        self.table = []
        if sum(self.tricks) == 10:
            self._finish()

    def _claim(self, seat: int, number: int) -> None:
        (other,) = [able for able in (self.contract["declarer"], *self.calls.whisters()) if able != seat]
        self.stage = "claim"
        self.claim = (seat, number)
        self.interrupted, self.turn = self.turn, other

    def _answer(self, *, agreed: bool) -> None:
        assert self.claim is not None
        seat, number = self.claim
        if agreed:
            left = 10 - sum(self.tricks)
            self.tricks[seat] += number
            self.tricks[self.turn] += left - number
            self._finish()
        else:
            self.stage = "play"
            self.turn = self.interrupted
        self.claim = None

    def _finish(self) -> None:
        self.stage = "over"
        self.sheet = write(self.contract, self.calls.stances, self.calls.whisters(), self.tricks, self.rules)
