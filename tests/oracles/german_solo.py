"""A deal of German Solo, written from the document and the register of its defects, without sight of the engine.

Everything is spelled out with lists and strings, and nothing is shared with hoyle.  Where the document and the rulings
leave a choice, this oracle takes:

1.  ``colour`` of a setup is the suit agreed on, also under ``gs.colour: first_won``, where none is set without it.
    ``pool`` of a setup is what lay there before the dealer put in two.
2.  Opening: ``bid:frog`` or ``pass``.  The next seat then asks for the next game up or passes; who was asked holds or
    passes; the younger asks for the next game, and so on.  The survivor meets the next seat as the older.  Asked
    above all in colour, the younger has ``pass`` alone and says it aloud.
3.  Who wins declares a game at least as high as the last one he named or held.
4.  As long as nothing as high as solo has been named, whoever has both black queens may say ``forcee`` instead of any
    other word; that is solo, named by him, and it makes him the older party: the other cannot hold but has to go
    higher.  Under ``gs.forcee: duty`` he may not pass so long, and declares solo or more in any case; ``off``: neither.
5.  Declaring, naming and calling are skipped where one thing alone is possible.  ``contract`` is null until the game
    is declared; it has ``bid``, ``by``, ``trump`` (null until named), ``partner`` (null until known) and, after the
    call, ``called``.
6.  A game in suit has any suit but the colour as trumps.  A frog, or a suit in a frog, that leaves nothing to be called
    cannot be declared or named.
7.  Four passes: the holder of the club queen chooses between frog and frog in colour, and it counts as any frog, also
    for ``gs.colour`` and ``gs.var3``.  ``partner_names_trumps``: he calls first, then his partner, known from there
    on, names any suit; naming the colour makes it a frog in colour.
8.  If no ace can be called, any king that he lacks can be, the trump king too.
9.  ``gs.var1``: void is who has no card of the suit; a black queen is no card of its printed suit, but one of trumps.
10. ``gs.var2``: who calls the ace of a suit he is void in then says ``lay:`` and a card.  It is played when somebody
    else first leads trumps (``called_suit``: the called suit), else as his last card, and wins nothing; if
    it is led, the next card tells the suit.  Under ``gs.var1`` such a call is not possible at all.
11. ``partner`` is null until the called card is played or the deal is over.
12. ``leader`` is null until the play begins; after the last trick it is that trick's winner.
13. Frog and solo stop at five tricks of the Player's side or four of the others, an all at the first trick it loses.
14. ``gs.var3``: if a side has every trick at that moment, its next leader says ``continue`` or ``stop``, once.  Who
    continues pays a multiple (2 in suit, 4 in colour) as soon as he loses a trick, and gets it for all eight.
15. ``result`` is ``made`` if the Player's side is paid, else ``failed``, whatever the tricks.
16. Pool: ``payments`` have the dealer's two and the pool that is won, ``pool`` is what lies there: 0 without a pool.
    A fine doubles the pool as it is with the dealer's two.  Won by an offence is won.

Not covered: offences in play (``settle`` knows them), and a fine at the table's choice.
"""

from collections.abc import Mapping
from typing import Any

from tests.oracles.german_solo_cards import BLACK_QUEENS, PACK, SUITS, callable_cards, is_void
from tests.oracles.german_solo_duel import Duel
from tests.oracles.german_solo_play import Play
from tests.oracles.german_solo_score import (
    LADDER,
    Contract,
    colour_of,
    is_frog,
    multiple,
    payments_of,
    pool_of,
    read_contract,
    rules_in_force,
    suits_for,
    value_of,
    wins_pool,
    with_pool,
)
from tests.oracles.german_solo_score import settle as settle


class Oracle:
    """One deal of German Solo, changed in place by every action."""

    def __init__(
        self, setup: Mapping[str, Any], ruleset: str = "as-printed", options: Mapping[str, str] | None = None
    ) -> None:
        self.rules = rules_in_force(ruleset, options)
        self.dealer: int = setup["dealer"]
        self.hands: list[list[str]] = [list(hand) for hand in setup["hands"]]
        dealt = [card for hand in self.hands for card in hand]
        if [len(hand) for hand in self.hands] != [8] * 4 or sorted(dealt) != sorted(PACK):
            raise ValueError("the hands are no deal of the pack")
        self.colour = colour_of(setup, self.rules)
        self.pool = pool_of(setup, self.rules)
        self.eldest = (self.dealer + 1) % 4
        with_both = [seat for seat in range(4) if set(BLACK_QUEENS) <= set(self.hands[seat])]
        self.duel = Duel(self.eldest, self.colour, with_both[0] if with_both else None, self.rules["gs.forcee"])

        self.stage = "auction"  # then "declare", "name-trump", "call", "cover" as far as asked, "play", "over"
        self.turn = self.eldest
        self.spadille = False
        self.contract: Contract | None = None
        self.partner: int | None = None
        self.cover: str | None = None
        self.play: Play | None = None
        self.payments: list[int] | None = None

        if setup.get("contract") is not None:
            self.contract = read_contract(setup["contract"], self.colour)
            self.turn = self.contract["by"]
            self._prepare_after_call()

    def actor(self) -> int | None:
        """Give the seat to act, or None if the deal is over."""
        return None if self.stage == "over" else self.turn

    def legal(self) -> list[str]:
        """Give the tokens the actor may choose from, sorted; empty if the deal is over."""
        hand = self.hands[self.turn]
        if self.stage == "auction":
            tokens = self.duel.tokens()
        elif self.stage == "declare":
            tokens = ["declare:" + bid for bid in self._games()]
        elif self.stage == "name-trump":
            tokens = ["name-trump:" + suit for suit in self._trumps()]
        elif self.stage == "call":
            assert self.contract is not None
            tokens = ["call:" + card for card in callable_cards(hand, self.contract["trump"], self.rules)]
        elif self.stage == "cover":
            tokens = ["lay:" + card for card in hand]
        else:
            tokens = self.play.tokens() if self.play is not None and self.stage == "play" else []
        return sorted(tokens)

    def apply(self, action: str) -> None:
        """Carry out ``"<seat> <token>"``; raises ValueError if it is illegal."""
        seat, _, token = action.partition(" ")
        if seat != str(self.actor()) or token not in self.legal():
            raise ValueError(f"{action} is illegal; to act: {self.actor()}, legal: {self.legal()}")
        self._do(token)

    def facts(self) -> dict[str, Any]:
        """Give everything there is to observe, in fresh lists and dictionaries."""
        over = self.stage == "over"
        known = over or self._partner_names() or (self.play is not None and self.play.called_played)
        return {
            "actor": self.actor(),
            "legal": self.legal(),
            "contract": None
            if self.contract is None
            else {**self.contract, "partner": self.partner if known else None},
            "trump": None if self.contract is None else self.contract["trump"],
            "leader": None if self.play is None else self.play.leader,
            "exposed": [],
            "partner": self.partner if known else None,
            "winner": None if self.play is None else self.play.last_winner,
            "tricks": [0] * 4 if self.play is None else list(self.play.tricks),
            "pool": self.pool,
            "payments": None if self.payments is None else list(self.payments),
            "over": over,
            "result": None if not over or self.play is None else "made" if self.play.won else "failed",
        }

    # The auction, declaring, naming and calling

    def _do(self, token: str) -> None:
        argument = token.partition(":")[2]
        if self.stage == "auction":
            self.duel.say(token)
            self.turn = self.duel.turn
            if self.duel.over:
                self._end_auction()
        elif self.stage == "declare":
            self.contract = read_contract({"bid": argument, "by": self.turn}, self.colour)
            self._prepare()
        elif self.play is not None:
            self.play.do(token)
            self.turn = self.play.turn
            if self.play.won is not None:
                self._finish(won=self.play.won)
        else:
            self._add_to_contract(argument)

    def _partner_names(self) -> bool:
        """Tell whether the partner, and not the Player, names trumps."""
        return self.spadille and self.rules["gs.spadille"] == "partner_names_trumps"

    def _trumps(self) -> list[str]:
        assert self.contract is not None
        return list(SUITS) if self._partner_names() else self._trumps_for(self.contract["bid"])

    def _trumps_for(self, bid: str) -> list[str]:
        """Give the suits that the actor can make trumps in a game."""
        hand = self.hands[self.turn]
        suits = suits_for(bid, self.colour)
        return [suit for suit in suits if not is_frog(bid) or callable_cards(hand, suit, self.rules)]

    def _games(self) -> list[str]:
        if self.spadille:
            return [bid for bid in LADDER if is_frog(bid) and self._trumps_for(bid)]
        bids = LADDER[LADDER.index(self.duel.level or "frog") :]
        if self.rules["gs.forcee"] == "duty" and set(BLACK_QUEENS) <= set(self.hands[self.turn]):
            bids = [bid for bid in bids if not is_frog(bid)]
        return [bid for bid in bids if self._trumps_for(bid)]

    def _end_auction(self) -> None:
        self.spadille = self.duel.level is None
        if self.spadille:
            (self.turn,) = [seat for seat in range(4) if "QC" in self.hands[seat]]
        if self._partner_names():
            self.contract = {"bid": "frog", "by": self.turn, "trump": None}
            self._ask("call")
        else:
            self._ask("declare")

    def _ask(self, stage: str) -> None:
        self.stage = stage
        if len(self.legal()) == 1:
            self._do(self.legal()[0])

    def _add_to_contract(self, argument: str) -> None:
        assert self.contract is not None
        if self.stage == "name-trump":
            self.contract["trump"] = argument
            if self.spadille and argument == self.colour:
                self.contract["bid"] = "frog-colour"
        elif self.stage == "call":
            self.contract["called"] = argument
            self._prepare_after_call()
            return
        else:
            self.cover = argument
        self._prepare()

    def _prepare_after_call(self) -> None:
        """Let the Player lay a cover if his call needs one."""
        assert self.contract is not None
        called = self.contract.get("called")
        laid = called if self.rules["gs.var2"] != "off" and called is not None and called[0] == "A" else ""
        if laid and is_void(self.hands[self.turn], laid[1], self.contract["trump"]):
            self._ask("cover")
            return
        self._prepare()

    def _prepare(self) -> None:
        """Ask for what the contract lacks, then begin the play."""
        assert self.contract is not None
        self.turn = self.contract["by"]
        if "called" in self.contract:
            (self.partner,) = [seat for seat in range(4) if self.contract["called"] in self.hands[seat]]
        if self.contract["trump"] is None:
            if self._partner_names() and self.partner is not None:
                self.turn = self.partner
            self._ask("name-trump")
        elif is_frog(self.contract["bid"]) and self.partner is None:
            self._ask("call")
        else:
            self.stage = "play"
            self.turn = self.eldest
            self.play = Play(self.hands, self.eldest, self.contract, self.partner, self.cover, self.rules)

    def _finish(self, *, won: bool) -> None:
        assert self.contract is not None
        assert self.play is not None
        self.stage = "over"
        bid, by = self.contract["bid"], self.contract["by"]
        value = value_of(bid, self.rules) * (1 if self.play.slam is None else multiple(bid))
        paid = payments_of(bid, by, self.partner, won=won, value=value)
        self.payments, self.pool = with_pool(
            paid, self.pool, self.dealer, by if won and wins_pool(bid) else None, self.rules
        )
