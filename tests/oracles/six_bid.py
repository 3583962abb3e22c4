"""A deal of Six-Bid Solo, written from the document and the register of its defects, without sight of the engine.

Everything is spelled out with lists and strings, and nothing is shared with hoyle.  Where the document and the rulings
leave a choice, this oracle takes:

1.  The duel: whoever is overbid answers at once, raising or passing, until one of the two has passed; then the third
    does the same with the survivor.  Nobody holds, nobody speaks again after a pass.  Over a call solo, which nothing
    can overbid, ``pass`` is the only legal call and has to be made aloud.
2.  The auction is over as soon as a bid stands and both others have passed; eldest hand's first bid so needs two
    passes, the third player's none if the others have passed before.
3.  ``contract`` is null until then; it has ``bid``, ``by``, ``trump`` (null until named) and, after the call,
    ``called``.  ``trump`` is ``none`` in the two miseres.  There is no partner.
4.  Naming: C D S in a solo, any of four in guarantee solo and call solo; then the call; then the gift.
5.  The call cannot be waived.  Any card not in the bidder's hand may be called, one in the widow too: then nothing is
    exchanged and there is no gift.  The holder gives the card at once; the bidder gives any other card of his hand.
6.  ``leader`` is null until the play begins; after the last trick it is that trick's winner.
7.  Spread misere: the next active player left of the bidder leads; the bidder is exposed from the first card on.
8.  ``sb.void``: under ``must_trump`` one follows suit, else trumps, else plays anything; overtrumping is no duty.
    Under ``may_always_trump`` one plays the suit led or a trump, anything only if he has neither: so a void player with
    trumps must trump there, too.
9.  ``sb.misere`` holds for both miseres, ``sb.misere_value`` for the simple one only.
10. Play stops with the trick that spoils a misere or a call solo (a trick of the others with counting cards in it).
    All else is played to the last trick.
11. ``points`` are those in the tricks of each seat, from first to last without the widow, which only the result and
    the payments take in; they leave it out in the two miseres.
12. Four players: the dealer has no cards, takes no part, and shares in the payments, save in a made solo or heart solo
    (``sb.four_players``); he pays and receives like the others.
13. 60 points in a solo or heart solo: ``drawn``, nothing is paid.  After three passes: ``passed-out``.
14. ``customary`` does not differ from ``as-printed``.

Not covered: the Skat law of irregularities, which the engine replaces by refusing.
"""

from collections.abc import Mapping
from typing import Any

from tests.oracles.six_bid_score import (
    LADDER,
    PACK,
    TRUMPS,
    Contract,
    best_place,
    bidders_points,
    payments_of,
    playable,
    playing_seats,
    points_in,
    read_contract,
    result_of,
    rules_in_force,
)
from tests.oracles.six_bid_score import settle as settle


class Oracle:
    """One deal of Six-Bid Solo, changed in place by every action."""

    def __init__(
        self, setup: Mapping[str, Any], ruleset: str = "as-printed", options: Mapping[str, str] | None = None
    ) -> None:
        self.rules = rules_in_force(ruleset, options)
        self.players: int = setup.get("players", 3)
        self.dealer: int = setup["dealer"]
        self.order = playing_seats(self.players, self.dealer)  # clockwise from eldest hand, without a cardless dealer
        self.hands: list[list[str]] = [list(hand) for hand in setup["hands"]]
        self.widow: list[str] = list(setup["widow"])
        sizes = [11 if seat in self.order else 0 for seat in range(self.players)]
        dealt = [card for hand in self.hands for card in hand] + self.widow
        if [len(hand) for hand in self.hands] != sizes or sorted(dealt) != sorted(PACK):
            raise ValueError("the hands and the widow are no deal of the pack")

        self.stage = "auction"  # then "naming", "calling", "giving" as far as the game has them, "play", "over"
        self.turn = self.order[0]
        self.passed: list[int] = []
        self.standing: str | None = None
        self.holder: int | None = None

        self.contract: Contract | None = None
        self.called_from: int | None = None
        self.leader: int | None = None
        self.table: list[str] = []
        self.last_winner: int | None = None
        self.tricks = [0] * self.players
        self.points = [0] * self.players
        self.result: str | None = None

        if setup.get("contract") is not None:
            self._begin_contract(read_contract(setup["contract"], self.order))

    def actor(self) -> int | None:
        """Give the seat to act, or None if the deal is over."""
        return None if self.stage == "over" else self.turn

    def legal(self) -> list[str]:
        """Give the tokens the actor may choose from, sorted; empty if the deal is over."""
        if self.stage == "auction":
            lowest = 0 if self.standing is None else LADDER.index(self.standing) + 1
            return sorted(["pass"] + ["bid:" + bid for bid in LADDER[lowest:]])
        hand = self.hands[self.turn]
        if self.stage == "naming":
            assert self.contract is not None
            return ["name-trump:" + suit for suit in TRUMPS[self.contract["bid"]]]
        if self.stage == "calling":
            return sorted("call:" + card for card in PACK if card not in hand)
        if self.stage == "giving":
            assert self.contract is not None
            return sorted("give:" + card for card in hand if card != self.contract["called"])
        if self.stage == "play":
            assert self.contract is not None
            return sorted("play:" + card for card in playable(hand, self.table, self.contract["trump"], self.rules))
        return []

    def apply(self, action: str) -> None:
        """Carry out ``"<seat> <token>"``; raises ValueError if it is illegal."""
        seat, _, token = action.partition(" ")
        if seat != str(self.actor()) or token not in self.legal():
            raise ValueError(f"{action} is illegal; to act: {self.actor()}, legal: {self.legal()}")
        if self.stage == "auction":
            self._bid_or_pass(token)
        elif self.stage == "naming":
            assert self.contract is not None
            self._begin_contract({**self.contract, "trump": token[-1]})
        elif self.stage == "calling":
            self._call(token.removeprefix("call:"))
        elif self.stage == "giving":
            assert self.called_from is not None
            given = token.removeprefix("give:")
            self.hands[self.turn].remove(given)
            self.hands[self.called_from].append(given)
            self._begin_play()
        else:
            self._play(token.removeprefix("play:"))

    def facts(self) -> dict[str, Any]:
        """Give everything there is to observe, in fresh lists and dictionaries."""
        exposed: list[int] = []
        if self.contract is not None and self.contract["bid"] == "spread-misere" and (self.table or sum(self.tricks)):
            exposed = [self.contract["by"]]
        return {
            "actor": self.actor(),
            "legal": self.legal(),
            "contract": None if self.contract is None else dict(self.contract),
            "trump": None if self.contract is None else self.contract["trump"],
            "leader": self.leader,
            "exposed": exposed,
            "winner": self.last_winner,
            "tricks": list(self.tricks),
            "points": list(self.points),
            "payments": self._payments() if self.stage == "over" else None,
            "over": self.stage == "over",
            "result": self.result,
        }

    def _payments(self) -> list[int]:
        if self.contract is None or self.result is None:
            return [0] * self.players
        points = bidders_points(self.contract, self.points, points_in(self.widow))
        return payments_of(self.contract, points, self.result, self.rules, self.players, self.order)

    # The auction

    def _bid_or_pass(self, token: str) -> None:
        if token == "pass":
            self.passed.append(self.turn)
            overbid = None
        else:
            overbid = self.holder
            self.standing = token.removeprefix("bid:")
            self.holder = self.turn
        waiting = [seat for seat in self.order if seat not in self.passed and seat != self.holder]
        if overbid is not None:
            self.turn = overbid
        elif waiting:
            self.turn = waiting[0]
        elif self.holder is None:
            self._finish("passed-out")
        else:
            self._begin_contract(read_contract({"bid": self.standing, "by": self.holder}, self.order))

    # Naming, the call and the gift

    def _begin_contract(self, contract: Contract) -> None:
        self.contract = contract
        self.turn = contract["by"]
        if contract["trump"] is None:
            self.stage = "naming"
        elif contract["bid"] == "call-solo":
            self.stage = "calling"
        else:
            self._begin_play()

    def _call(self, card: str) -> None:
        assert self.contract is not None
        self.contract["called"] = card
        if card in self.widow:
            self._begin_play()
            return
        (self.called_from,) = [seat for seat in self.order if card in self.hands[seat]]
        self.hands[self.called_from].remove(card)
        self.hands[self.turn].append(card)
        self.stage = "giving"

    # The play

    def _begin_play(self) -> None:
        assert self.contract is not None
        spread = self.contract["bid"] == "spread-misere"
        self.stage = "play"
        self.leader = self.turn = self._left_of(self.contract["by"]) if spread else self.order[0]

    def _left_of(self, seat: int) -> int:
        return self.order[(self.order.index(seat) + 1) % 3]

    def _play(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.table.append(card)
        self.turn = self._left_of(self.turn)
        if len(self.table) == 3:
            self._take_trick()

    def _take_trick(self) -> None:
        assert self.leader is not None
        assert self.contract is not None
        winner = self.leader
        for _ in range(best_place(self.table, self.contract["trump"])):
            winner = self._left_of(winner)
        counted = points_in(self.table)
        self.tricks[winner] += 1
        self.points[winner] += counted
        self.last_winner = self.leader = self.turn = winner
        self.table = []
        bid, by = self.contract["bid"], self.contract["by"]
        spoiled = False
        if bid in ("misere", "spread-misere"):
            spoiled = winner == by and (counted > 0 or self.rules["sb.misere"] == "no_tricks")
        elif bid == "call-solo":
            spoiled = winner != by and counted > 0
        if spoiled or sum(self.tricks) == 11:
            self._finish(result_of(self.contract, self.points, self.tricks, points_in(self.widow), self.rules))

    def _finish(self, result: str) -> None:
        self.stage = "over"
        self.result = result
