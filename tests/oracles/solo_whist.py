"""A deal of Solo Whist, written from the document and the register of its defects, without sight of the engine.

Everything is spelled out with lists and strings, and nothing is shared with hoyle.  Where the document and the rulings
leave a choice, this oracle takes:

1.  Ending of the auction: everyone but the standing bidder or pair has to pass aloud, also over a declared abundance,
    which nothing can overcall: then ``pass`` is the only legal call.
2.  Not accepting a proposal is a pass and shuts the player out.  Eldest hand, having passed, has ``accept`` and
    ``pass`` when the turn comes round with a proposal standing; the turn always reaches him last.
3.  An unaccepted proposal goes back to the proposer alone, whose raise is final; ``pass`` is a call there only under
    ``raise_or_lapse``.  Under ``lapse`` the deal is over with the last refusal.
4.  ``contract`` is null until the auction is over (a standing bid is no contract) and after a lapsed deal.
5.  Naming a trump comes after the auction and offers the four suits, never ``none``; the turn-up suit is allowed.
    The holder of a declared abundance leads, with a named trump too.
6.  ``leader`` is null until the play begins and when there was no play; after the last trick it is that trick's winner.
7.  The open misere lies on the table once the first trick is complete, also if that very trick ends the play.
8.  Play ends early only on failure; a misere that can no longer fail is played out.
9.  A proposal falls short by the tricks of the pair together, and each partner pays the whole of that shortfall.
10. ``sw.nullo_fail`` speaks of all three games without overtricks: misere, open misere and declared abundance.
11. ``customary`` differs from ``as-printed`` in ``sw.unaccepted`` and ``sw.fail`` only.
12. A contract given in the setup without its trump gets the suit that the rules fix, or else is named first.
13. Settling a misere counts the declarer's tricks only: none is made, even if a claim ended the play early.

14. Of five players the dealer's right-hand neighbour rests: he has no cards, is never asked, and stands at 0.
15. A general misere is played to the last trick, and whoever takes that one pays; under ``sw.all_pass: redeal`` four
    passes end the deal.

Not covered: claims, revokes and other irregularities.
"""

from collections.abc import Mapping
from typing import Any

from tests.oracles.solo_whist_score import (
    LADDER,
    PACK,
    RANKS,
    SUITS,
    Contract,
    fixed_trump,
    general_misere_payments,
    is_made,
    is_named,
    others_clockwise,
    payments_of,
    playing_seats,
    read_contract,
    rules_in_force,
)
from tests.oracles.solo_whist_score import settle as settle


class Oracle:
    """One deal of Solo Whist, changed in place by every action."""

    def __init__(
        self, setup: Mapping[str, Any], ruleset: str = "as-printed", options: Mapping[str, str] | None = None
    ) -> None:
        self.rules = rules_in_force(ruleset, options)
        self.players: int = setup.get("players", 4)
        self.dealer: int = setup["dealer"]
        self.order = playing_seats(self.players, self.dealer)  # clockwise from eldest hand, without the resting player
        self.hands: list[list[str]] = [list(hand) for hand in setup["hands"]]
        dealt = [card for hand in self.hands for card in hand]
        sizes = [13 if seat in self.order else 0 for seat in range(self.players)]
        if [len(hand) for hand in self.hands] != sizes or sorted(dealt) != sorted(PACK):
            raise ValueError("the hands are no deal of the pack")
        self.eldest = self.order[0]
        self.turn_up: str | None = setup.get("turn_up")
        if self.turn_up is not None and self.turn_up not in self.hands[self.dealer]:
            raise ValueError("the turn-up is the dealer's card")

        self.stage = "auction"  # then "naming" if a trump is to be named, "play", "over"
        self.turn = self.eldest
        self.passed = [False] * self.players
        self.standing: str | None = None
        self.holders: list[int] = []  # who holds the standing bid: the bidder, then his partner
        self.eldest_declined = False
        self.must_replace = False  # the proposer is to replace his unaccepted proposal

        self.contract: Contract | None = None
        self.general_misere = False
        self.leader: int | None = None
        self.table: list[str] = []
        self.last_winner: int | None = None
        self.tricks = [0] * self.players
        self.result: str | None = None

        if setup.get("contract") is not None:
            contract = read_contract(setup["contract"], self.turn_up, self.rules, self.order)
            if contract["trump"] is None and not is_named(contract["bid"], self.rules):
                raise ValueError("neither the turn-up nor the contract says what is trumps")
            self._begin_contract(contract)
        elif self.turn_up is None:
            raise ValueError("an auction needs a turn-up")

    def actor(self) -> int | None:
        """Give the seat to act, or None if the deal is over."""
        return None if self.stage == "over" else self.turn

    def legal(self) -> list[str]:
        """Give the tokens the actor may choose from, sorted; empty if the deal is over."""
        if self.stage == "auction":
            return sorted(self._calls())
        if self.stage == "naming":
            return ["name-trump:" + suit for suit in SUITS]
        if self.stage == "play":
            hand = self.hands[self.turn]
            following = [card for card in hand if self.table and card[1] == self.table[0][1]]
            return sorted("play:" + card for card in (following or hand))
        return []

    def apply(self, action: str) -> None:
        """Carry out ``"<seat> <token>"``; raises ValueError if it is illegal."""
        seat, _, token = action.partition(" ")
        if seat != str(self.actor()) or token not in self.legal():
            raise ValueError(f"{action} is illegal; to act: {self.actor()}, legal: {self.legal()}")
        if self.stage == "auction":
            self._call(token)
        elif self.stage == "naming":
            assert self.contract is not None
            self.contract["trump"] = token[-1]
            self._begin_play()
        else:
            self._play(token.removeprefix("play:"))

    def facts(self) -> dict[str, Any]:
        """Give everything there is to observe, in fresh lists and dictionaries."""
        exposed: list[int] = []
        if self.contract is not None and self.contract["bid"] == "open-misere" and sum(self.tricks) >= 1:
            exposed = [self.contract["by"]]
        contract: dict[str, Any] | None = None
        if self.contract is not None:
            contract = dict(self.contract)
        elif self.general_misere:
            contract = {"bid": "general-misere", "partner": None, "trump": "none"}
        return {
            "actor": self.actor(),
            "legal": self.legal(),
            "contract": contract,
            "trump": None if contract is None else contract["trump"],
            "leader": self.leader,
            "exposed": exposed,
            "winner": self.last_winner,
            "tricks": list(self.tricks),
            "payments": self._payments() if self.stage == "over" else None,
            "over": self.stage == "over",
            "result": self.result,
        }

    def _payments(self) -> list[float]:
        if self.contract is not None:
            return payments_of(self.contract, self.tricks, self.rules, self.order)
        if self.general_misere:
            return general_misere_payments(self.players, self.order, self.last_winner)
        return [0.0] * self.players

    # The auction

    def _calls(self) -> list[str]:
        seat = self.turn
        unaccepted = self.standing == "proposal" and len(self.holders) == 1
        if self.passed[seat]:
            return ["accept", "pass"]  # only eldest hand is asked again after a pass
        calls = []
        if not self.must_replace or self.rules["sw.unaccepted"] == "raise_or_lapse":
            calls.append("pass")
        if unaccepted and seat not in self.holders:
            calls.append("accept")
        for bid in LADDER:
            if self.standing is not None and LADDER.index(bid) <= LADDER.index(self.standing):
                continue
            if bid == "royal-abundance" and (self.standing != "abundance" or seat in self.holders):
                continue
            calls.append("bid:" + bid)
        return calls

    def _call(self, token: str) -> None:
        if token == "pass":
            if self.must_replace:
                self._finish("lapsed")
                return
            if self.passed[self.turn]:
                self.eldest_declined = True
            self.passed[self.turn] = True
        elif token == "accept":
            self.holders.append(self.turn)
        else:
            self.standing = token.removeprefix("bid:")
            self.holders = [self.turn]
        for seat in others_clockwise(self.turn, self.order):
            if self._is_to_speak(seat):
                self.turn = seat
                return
        self._close_auction()

    def _is_to_speak(self, seat: int) -> bool:
        if seat in self.holders:
            return False
        if not self.passed[seat]:
            return True
        unaccepted = self.standing == "proposal" and len(self.holders) == 1
        return seat == self.eldest and unaccepted and not self.eldest_declined

    def _close_auction(self) -> None:
        if self.standing is None and self.rules["sw.all_pass"] == "general_misere":
            self.general_misere = True
            self._begin_play()
        elif self.standing is None:
            self._finish("passed-out")
        elif self.standing == "proposal" and len(self.holders) == 1:
            if self.rules["sw.unaccepted"] == "lapse":
                self._finish("lapsed")
            else:
                self.must_replace = True
                self.turn = self.holders[0]
        else:
            trump = fixed_trump(self.standing, self.turn_up, self.rules)
            partner = self.holders[1] if len(self.holders) == 2 else None
            self._begin_contract({"bid": self.standing, "by": self.holders[0], "partner": partner, "trump": trump})

    # The play

    def _begin_contract(self, contract: Contract) -> None:
        self.contract = contract
        if contract["trump"] is None:
            self.stage = "naming"
            self.turn = contract["by"]
        else:
            self._begin_play()

    def _begin_play(self) -> None:
        self.leader = self.eldest
        if self.contract is not None and self.contract["bid"] == "declared-abundance":
            self.leader = self.contract["by"]
        self.stage = "play"
        self.turn = self.leader

    def _play(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.table.append(card)
        self.turn = others_clockwise(self.turn, self.order)[0]
        if len(self.table) == 4:
            self._take_trick()

    def _take_trick(self) -> None:
        assert self.leader is not None
        of_suit_led = [card for card in self.table if card[1] == self.table[0][1]]
        trumps = [card for card in self.table if self.contract is not None and card[1] == self.contract["trump"]]
        best = max(trumps or of_suit_led, key=lambda card: RANKS.index(card[0]))
        winner = [self.leader, *others_clockwise(self.leader, self.order)][self.table.index(best)]
        self.tricks[winner] += 1
        self.last_winner = self.leader = self.turn = winner
        self.table = []
        if self.contract is None:
            if sum(self.tricks) == 13:
                self._finish("general-misere")
            return
        by, bid = self.contract["by"], self.contract["bid"]
        spoiled = False
        if bid in ("misere", "open-misere"):
            spoiled = winner == by
        elif bid == "declared-abundance":
            spoiled = winner != by
        if spoiled or sum(self.tricks) == 13:
            self._finish("made" if is_made(self.contract, self.tricks) else "failed")

    def _finish(self, result: str) -> None:
        self.stage = "over"
        self.result = result
