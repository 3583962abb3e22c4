"""Each law can fail: a toy game that breaks one is reported, with the position and the clause."""

from collections.abc import Callable
from typing import Any

import pytest

from hoyle.clause import narrows
from hoyle.decision import Action
from hoyle.errors import NotationError
from hoyle.game import Game, Outcome
from hoyle.ruleset import Ruleset
from hoyle_verify.judge.judge import Difference
from hoyle_verify.judge.laws import Breach, breaches, broken_laws
from tests.rules.conftest import empty_register  # noqa: F401  # a fixture
from tests.rules.toy import Counters, Pile
from tests.verify.judge.test_judge import scenario

toys = pytest.mark.usefixtures("empty_register")

Narrowing = Callable[[Pile, int], int]
SUBSET = "a narrowing clause only removes"
ONCE = "a narrowing clause applied twice does nothing more"
CHOICE = "whoever is to act can act"
DONE = "what a seat may do can be done"
SUM = "payments and pool sum to 0"


def toy(engine: Counters | None = None, **slots: Narrowing) -> Game[Pile]:
    """Make the toy game with more clauses in its folds, named by fold."""
    engine = engine or Counters()
    more = {f"{fold.replace('_', '-')}.more": clause for fold, clause in slots.items()}
    return Game(engine, Ruleset(engine.id, "as-printed", {}, engine.rulebook.slots | more))


class Deaf(Counters):
    """Offers a menu that it cannot follow."""

    def __init__(self, menu: str) -> None:
        super().__init__()
        self.menu = menu

    def advance(self, ruleset: Ruleset, state: Pile, action: Action) -> Pile:
        if action.menu == self.menu:
            raise NotationError("action", str(action), "something else")
        return super().advance(ruleset, state, action)


def of(game: Game[Pile], *states: Pile) -> list[Breach]:
    return list(breaches(game, states, seats=2))


def widening(_state: Pile, choices: int) -> int:
    """Everything may be done."""
    return choices | 0b1000


def dwindling(_state: Pile, choices: int) -> int:
    """The lowest choice is taken away, each time."""
    return choices & (choices - 1)


def forbidding(_state: Pile, _choices: int) -> int:
    """Nothing may be done."""
    return 0


PLAYED = (Pile(5, 5, 0), Pile(5, 4, 1), Pile(5, 2, 0), Pile(5, 1, 1), Pile(5, 0, 0, loser=1))


@toys
class TestMenus:
    def test_game_without_fault_breaks_no_law(self) -> None:
        assert [] == of(toy(), *PLAYED)

    def test_clause_that_adds_a_choice_is_reported(self) -> None:
        game = toy(take=narrows("GS-TOY-5", at="002:P5")(widening))

        assert [Breach(0, SUBSET, "GS-TOY-5 added something")] == of(game, Pile(5, 4, 0))

    def test_clause_that_removes_more_each_time_is_reported(self) -> None:
        game = toy(take=narrows("GS-TOY-5", at="002:P5")(dwindling))

        assert [Breach(1, ONCE, "GS-TOY-5 changed its answer")] == of(game, PLAYED[0], Pile(5, 4, 1))

    def test_clauses_that_leave_nothing_to_do_are_reported(self) -> None:
        nothing = narrows("GS-TOY-5", at="002:P5")(forbidding)

        assert [Breach(0, CHOICE, "seat 1 has no legal action")] == of(toy(take=nothing, speak=nothing), Pile(5, 4, 1))

    def test_action_that_the_engine_cannot_follow_is_reported(self) -> None:
        found = of(toy(Deaf("speak")), Pile(5, 5, 0))

        assert [(DONE, "0 sigh")] == [(law, text.split(":")[0]) for _, law, text in found]


@toys
class TestRights:
    def test_clause_that_adds_to_a_right_is_reported(self) -> None:
        game = toy(give_in=narrows("GS-TOY-5", at="002:P5")(widening))

        assert [Breach(0, SUBSET, "GS-TOY-5 added something")] * 2 == of(game, Pile(5, 4, 1))

    def test_nobody_need_have_a_right(self) -> None:
        game = toy(give_in=narrows("GS-TOY-5", at="002:P5")(forbidding))

        assert [] == of(game, Pile(5, 4, 1))

    def test_right_that_the_engine_cannot_follow_is_reported(self) -> None:
        found = of(toy(Deaf("give-in")), Pile(5, 4, 1))

        assert [(DONE, "0 give-in"), (DONE, "1 give-in")] == [(law, text.split(":")[0]) for _, law, text in found]


@toys
class TestPayments:
    class Generous(Counters):
        pooled = 0

        def outcome(self, ruleset: Ruleset, state: Pile) -> Outcome | None:
            outcome = super().outcome(ruleset, state)
            return outcome and outcome._replace(payments=(-1, 3), pooled=self.pooled)

    def test_payments_with_a_sum_are_reported(self) -> None:
        assert [Breach(4, SUM, "a sum of 2 counters")] == of(toy(self.Generous()), *PLAYED)

    def test_what_a_pool_gave_is_accounted_for(self) -> None:
        engine = self.Generous()
        engine.pooled = -2

        assert [] == of(toy(engine), *PLAYED)


class TestScenarios:
    def test_breach_is_shown_at_the_line_of_the_action_before(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def found(_game: Game[Any], states: list[Any], seats: int) -> list[Breach]:
            return [Breach(position, CHOICE, f"{seats} seats") for position in range(len(states))]

        monkeypatch.setattr("hoyle_verify.judge.laws.breaches", found)
        case = scenario(actions=("0 pass", "1 pass"), lines=(21, 22))

        assert [
            Difference(0, "0", CHOICE, "to hold", "4 seats"),
            Difference(21, "1", CHOICE, "to hold", "4 seats"),
            Difference(22, "2", CHOICE, "to hold", "4 seats"),
        ] == list(broken_laws(case))

    def test_what_cannot_be_replayed_has_no_positions(self) -> None:
        assert [] == list(broken_laws(scenario(actions=("0 accept",))))
