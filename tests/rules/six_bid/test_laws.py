"""Laws that hold in every deal under every ruleset and option, on random deals."""

from itertools import pairwise
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from hoyle.cards import NO_CARD, PACK_36, cards_of
from hoyle.clause import clause_of
from hoyle.errors import IllegalAction
from hoyle.game import Game
from hoyle.six_bid.play import card_points
from hoyle.six_bid.rulesets import OPTIONS, RULEBOOK
from hoyle.six_bid.state import Play, State
from tests.rules.six_bid.support import Playout, playouts, six_bid

CHANCE = st.integers(0, 1 << 32)
a_few = settings(max_examples=50, deadline=None)
ALL_FILLINGS = [*RULEBOOK.slots.values(), *(f for o in OPTIONS for patch in o.values.values() for f in patch.values())]


class TestNarrows:
    @a_few
    @given(playout=playouts(), chance=CHANCE)
    def test_each_keeps_a_subset_and_changes_nothing_more_when_asked_again(self, playout: Playout, chance: int) -> None:
        rng = Random(chance)
        breaches = []
        for state in playout.states:
            for menu in playout.game.decision(state).menus:
                some = menu.candidates & rng.getrandbits(64)
                for clause in playout.game.ruleset.fold(menu.vocabulary.name):
                    for mask in (menu.candidates, some):
                        left = clause(state, mask)
                        if left & ~mask or clause(state, left) != left:
                            breaches.append((clause_of(clause).id, state, mask))

        assert [] == breaches

    @a_few
    @given(playout=playouts())
    def test_together_they_leave_a_choice_until_the_deal_is_over(self, playout: Playout) -> None:
        choices = [len(playout.game.legal(state)) > 0 for state in playout.states]

        assert [True] * (len(choices) - 1) + [False] == choices

    @a_few
    @given(playout=playouts())
    def test_what_is_legal_can_be_done_and_nothing_else(self, playout: Playout) -> None:
        game = playout.game
        for state in playout.states[:-1]:
            actor, menus = game.decision(state)
            every = [action for menu in menus for action in menu.vocabulary.actions(actor, menu.candidates)]
            legal = set(game.legal(state))

            assert [action in legal for action in every] == [_is_allowed(game, state, str(action)) for action in every]

    def test_every_narrowing_clause_of_the_rulebook_is_in_a_fold_that_a_menu_names(self) -> None:
        clauses = {clause_of(filling) for filling in ALL_FILLINGS if callable(filling)}
        rulesets = [six_bid(**{option.id[3:]: value}).ruleset for option in OPTIONS for value in option.values]
        reached = {
            clause_of(one)
            for ruleset in rulesets
            for menu in ("bid", "name-trump", "call", "give", "play")
            for one in ruleset.fold(menu)
        }

        assert {clause for clause in clauses if clause.kind == "narrows"} == reached


def _is_allowed(game: Game[State], state: State, action: str) -> bool:
    try:
        game.apply(state, action)
    except IllegalAction:
        return False
    return True


class TestCards:
    @a_few
    @given(playout=playouts())
    def test_every_card_is_in_a_hand_or_the_widow_or_has_been_played(self, playout: Playout) -> None:
        played = 0
        for state, action in zip(playout.states, [*playout.actions, ""], strict=True):
            places = (*state.hands, state.widow, played)

            assert (PACK_36, PACK_36) == (sum(places), places[0] | places[1] | places[2] | places[3] | places[4])
            if " play:" in action:
                played |= 1 << playout.game.read(action).choice

    @a_few
    @given(playout=playouts())
    def test_hands_shrink_in_step(self, playout: Playout) -> None:
        for state in playout.states:
            if isinstance(state, Play):
                laid = [card != NO_CARD for card in state.trick]

                assert [11 - sum(state.tricks) - on_table for on_table in laid] == [h.bit_count() for h in state.hands]


class TestTricks:
    @a_few
    @given(playout=playouts())
    def test_each_trick_has_exactly_one_winner(self, playout: Playout) -> None:
        plays = [state for state in playout.states if isinstance(state, Play)]
        for before, later in pairwise(plays):
            completes = before.trick.count(NO_CARD) == 1
            won = [after - earlier for earlier, after in zip(before.tricks, later.tricks, strict=True)]

            assert sorted(won) == ([0, 0, 1] if completes else [0, 0, 0])
            assert not completes or won[later.winner] == 1

    @a_few
    @given(playout=playouts())
    def test_card_points_are_those_of_all_cards_taken_and_the_widow(self, playout: Playout) -> None:
        last = playout.states[-1]
        if isinstance(last, Play):
            left = [card for hand in last.hands for card in cards_of(hand)]

            assert 120 == sum(last.points) + last.widow_points + sum(map(card_points, left))


class TestPayments:
    @a_few
    @given(playout=playouts())
    def test_payments_sum_to_zero(self, playout: Playout) -> None:
        outcome = playout.game.outcome(playout.states[-1])
        assert outcome is not None

        assert (0, playout.setup["players"]) == (sum(outcome.payments), len(outcome.payments))

    @a_few
    @given(playout=playouts())
    def test_there_is_an_outcome_at_the_end_and_not_before(self, playout: Playout) -> None:
        outcomes = [playout.game.outcome(state) is not None for state in playout.states]

        assert [False] * (len(outcomes) - 1) + [True] == outcomes

    @a_few
    @given(playout=playouts())
    def test_finished_deal_settles_as_it_was_played(self, playout: Playout) -> None:
        """What ``settle`` makes of the card points of a deal is what the play of the deal has come to."""
        game, last = playout.game, playout.states[-1]
        if isinstance(last, Play):
            facts = game.facts(last)
            setup = {name: playout.setup[name] for name in ("players", "dealer")} | {
                "contract": facts["contract"],
                "trick_points": facts["points"],
                "tricks": facts["tricks"],
                "widow": last.widow_points,
            }

            assert game.outcome(last) == game.outcome(game.settle(setup))
