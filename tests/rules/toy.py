"""A game small enough to be known by heart, for what every game has in common.

Two seats in turn take one or two of some counters, never two from a full pile; who takes the last counter has lost.
Either seat may give in at any time, but not before a counter has been taken.
"""
# ruff: noqa: ARG002  # an engine is handed more than so small a game needs

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from hoyle.clause import narrows, steps, structural
from hoyle.decision import OVER, Action, Decision, Menu, Phrasebook, Vocabulary
from hoyle.game import Game, Outcome
from hoyle.ruleset import Rulebook, Ruleset

TAKE: Final = Vocabulary("take", {1: "take:1", 2: "take:2", 3: "take:3"})
TWO_AT_MOST: Final = 0b110
SPEAK: Final = Vocabulary("speak", {0: "sigh", 1: "shout"})
GIVE_IN: Final = Vocabulary("give-in", {0: "give-in"})
UNUSED: Final = Vocabulary("unused", {0: "dance"})


class Pile(NamedTuple):
    """Counters left of those at the start, the seat to act, the loser, and who is asked for a right; 4 is nobody."""

    full: int
    left: int
    turn: int
    loser: int = 4
    asked: int = 4


class Counters:
    """The engine; its clauses are entered when it is made."""

    id: Final = "counters"
    observables: Final = ("actor", "legal", "left")
    phrasebook: Final = Phrasebook(TAKE, SPEAK, GIVE_IN, UNUSED)

    def __init__(self) -> None:
        structural("SYS-OVER", "It is over.")
        structural("SYS-TURN", "Wait.")
        structural("SYS-PHASE", "Not now.")

        @narrows("GS-TOY-1", at="002:P1")
        def enough_left(state: Pile, choices: int) -> int:
            """Nobody takes more counters than are left."""
            return choices & (1 << state.left + 1) - 1

        @narrows("GS-TOY-2", at="002:P2")
        def one_from_a_full_pile(state: Pile, choices: int) -> int:
            """Only one counter is taken from a full pile."""
            return choices & ~0b100 if state.left == state.full else choices

        @narrows("GS-TOY-3", at="002:P3")
        def late_surrender(state: Pile, choices: int) -> int:
            """Nobody gives in before a counter is taken."""
            return 0 if state.left == state.full else choices

        @steps("GS-TOY-4", at="002:P4")
        def counters_are_taken(state: Pile, choice: int) -> Pile:
            """The counters go to whoever took them, and the turn passes; the last one loses."""
            left = state.left - choice
            return Pile(state.full, left, 1 - state.turn, state.turn if left == 0 else 4)

        slots = {
            "take.enough": enough_left,
            "take.full": one_from_a_full_pile,
            "give-in.late": late_surrender,
            "taken.counters": counters_are_taken,
        }
        self.rulebook: Final = Rulebook(self.id, slots, ("as-printed",), ())

    def start(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> Pile:
        return Pile(setup["counters"], setup["counters"], 0)

    def settle(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> Pile:
        return Pile(setup["counters"], 0, 0, setup["loser"])

    def seats(self, state: Pile) -> int:
        return 2

    def decide(self, state: Pile) -> Decision:
        if state.asked != 4:
            return Decision(state.asked, (Menu(GIVE_IN, GIVE_IN.all),))
        return OVER if state.loser != 4 else Decision(state.turn, (Menu(TAKE, TWO_AT_MOST), Menu(SPEAK, 0b01)))

    def interjection(self, state: Pile, seat: int) -> Pile | None:
        return state._replace(asked=seat) if state.loser == 4 and seat in (0, 1) else None

    def advance(self, ruleset: Ruleset, state: Pile, action: Action) -> Pile:
        if action.menu == "give-in":
            return state._replace(loser=action.seat, asked=4)
        return ruleset.follow("taken", state, action.choice) if action.menu == "take" else state

    def facts(self, ruleset: Ruleset, state: Pile) -> dict[str, Any]:
        return {"left": state.left}

    def view(self, state: Pile, seat: int) -> dict[str, Any]:
        return {"public": {}, "controls": [seat]}

    def outcome(self, ruleset: Ruleset, state: Pile) -> Outcome | None:
        if state.loser == 4:
            return None
        return Outcome("lost", (-1, 1) if state.loser == 0 else (1, -1), "counters")


def counters() -> Game[Pile]:
    """Make the game; a register that is to hold its clauses must be empty."""
    engine = Counters()
    return Game(engine, engine.rulebook.ruleset())
