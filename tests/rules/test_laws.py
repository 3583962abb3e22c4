"""Laws that hold in every deal of every game under every ruleset and option, on random deals."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hoyle
from hoyle.clause import clause_of
from hoyle.errors import IllegalAction
from hoyle.game import Game
from hoyle.ruleset import Ruleset
from tests.rules.games import KITS, Kit
from tests.rules.playout import Playout

pytestmark = pytest.mark.parametrize("kit", KITS.values(), ids=KITS)

Law = Callable[[Playout, Random], None]


def hold(kit: Kit, law: Law) -> None:
    """Put a law to some random deals of a game."""

    @settings(max_examples=40, deadline=None, database=None)
    @given(playout=kit.playouts, chance=st.integers(0, 1 << 32))
    def checked(playout: Playout, chance: int) -> None:
        law(playout, Random(chance))

    checked()


def asked(playout: Playout, state: Any) -> list[Any]:
    """Give a state, and those in which a seat is asked for its rights there."""
    rights = [playout.game.asked(state, seat) for seat in range(playout.setup["players"])]
    return [state, *(right for right in rights if right is not None)]


def is_allowed(game: Game[Any], state: Any, action: str) -> bool:
    try:
        game.apply(state, action)
    except IllegalAction:
        return False
    return True


class TestNarrows:
    def test_each_keeps_a_subset_and_changes_nothing_more_when_asked_again(self, kit: Kit) -> None:
        def law(playout: Playout, rng: Random) -> None:
            breaches = []
            for state in [each for position in playout.states for each in asked(playout, position)]:
                for menu in playout.game.decision(state).menus:
                    some = menu.candidates & rng.getrandbits(64)
                    for clause in playout.game.ruleset.fold(menu.vocabulary.name):
                        for mask in (menu.candidates, some):
                            left = clause(state, mask)
                            if left & ~mask or clause(state, left) != left:
                                breaches.append((clause_of(clause).id, state, mask))

            assert [] == breaches

        hold(kit, law)

    def test_together_they_leave_a_choice_until_the_deal_is_over(self, kit: Kit) -> None:
        def law(playout: Playout, _: Random) -> None:
            choices = [len(playout.game.legal(state)) > 0 for state in playout.states]

            assert [True] * (len(choices) - 1) + [False] == choices

        hold(kit, law)

    def test_what_is_legal_can_be_done_and_nothing_else(self, kit: Kit) -> None:
        def law(playout: Playout, _: Random) -> None:
            game = playout.game
            for state in playout.states[:-1]:
                actor, menus = game.decision(state)
                every = [action for menu in menus for action in menu.vocabulary.actions(actor, menu.candidates)]
                legal = set(game.legal(state))

                assert [each in legal for each in every] == [is_allowed(game, state, str(each)) for each in every]

        hold(kit, law)

    def test_all_that_the_rulebook_has_are_in_a_fold_that_a_menu_names(self, kit: Kit) -> None:
        book = kit.engine.rulebook
        patches = [patch for option in book.options.values() for patch in option.values.values()]
        fillings = [filling for slots in (book.slots, *patches) for filling in slots.values()]
        menus = {vocabulary.name for vocabulary, _ in kit.engine.phrasebook.words.values()}
        reached = {clause_of(one) for ruleset in rulesets(kit) for menu in menus for one in ruleset.fold(menu)}
        clauses = {clause_of(filling) for filling in fillings if callable(filling)}

        assert {clause for clause in clauses if clause.kind == "narrows"} == reached


def rulesets(kit: Kit) -> list[Ruleset]:
    """Give the rules under each value of each option."""
    options = kit.engine.rulebook.options.values()
    return [
        hoyle.game(kit.engine.id, "as-printed", {option.id: value}).ruleset
        for option in options
        for value in option.values
    ]


class TestOutcome:
    def test_there_is_one_at_the_end_and_not_before(self, kit: Kit) -> None:
        def law(playout: Playout, _: Random) -> None:
            outcomes = [playout.game.outcome(state) is not None for state in playout.states]

            assert [False] * (len(outcomes) - 1) + [True] == outcomes

        hold(kit, law)

    def test_what_is_paid_is_received_or_lies_in_the_pool(self, kit: Kit) -> None:
        def law(playout: Playout, _: Random) -> None:
            outcome = playout.game.outcome(playout.states[-1])
            assert outcome is not None

            assert playout.setup["players"] == len(outcome.payments)
            assert 0 == sum(outcome.payments) + outcome.pooled

        hold(kit, law)
