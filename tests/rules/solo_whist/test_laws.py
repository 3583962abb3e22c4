"""Laws that hold in every deal under every ruleset and option, on random deals."""

from itertools import pairwise
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from hoyle.cards import NO_CARD, PACK_52, cards_of, format_card
from hoyle.clause import clause_of
from hoyle.errors import IllegalAction
from hoyle.game import Game
from hoyle.solo_whist.rulesets import OPTIONS, RULEBOOK, RULESETS
from hoyle.solo_whist.state import Play, State
from tests.rules.solo_whist.support import Playout, at_a_table_of_five, playouts, whist

CHANCE = st.integers(0, 1 << 32)
a_few = settings(max_examples=50, deadline=None)
ALL_FILLINGS = [*RULEBOOK.slots.values(), *(f for o in OPTIONS for patch in o.values.values() for f in patch.values())]


def folded(game: Game[State], state: State) -> list[tuple[str, int]]:
    """List the folds that narrow what may now be done, each with the candidates of its menu."""
    return [(menu.vocabulary.name, menu.candidates) for menu in game.decision(state).menus]


class TestNarrows:
    @a_few
    @given(playout=playouts(), chance=CHANCE)
    def test_each_keeps_a_subset_and_changes_nothing_more_when_asked_again(self, playout: Playout, chance: int) -> None:
        rng = Random(chance)
        breaches = []
        for state in playout.states:
            for fold, candidates in folded(playout.game, state):
                some = candidates & rng.getrandbits(64)
                for clause in playout.game.ruleset.fold(fold):
                    for mask in (candidates, some):
                        left = clause(state, mask)
                        if left & ~mask or clause(state, left) != left:
                            breaches.append((clause_of(clause).id, state, mask))

        assert [] == breaches

    @a_few
    @given(playout=playouts())
    def test_together_they_leave_a_choice_until_the_deal_is_over(self, playout: Playout) -> None:
        game = playout.game
        choices = [len(game.legal(state)) > 0 for state in playout.states]

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
        rulesets = [whist(**{option.id[3:]: value}).ruleset for option in OPTIONS for value in option.values]
        reached = {
            clause_of(one)
            for ruleset in rulesets
            for menu in ("call", "name-trump", "play")
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
    def test_every_card_is_in_one_hand_or_has_been_played(self, playout: Playout) -> None:
        played = 0
        for state, action in zip(playout.states, [*playout.actions, ""], strict=True):
            one, two, three, four = state.hands

            assert (PACK_52, PACK_52 & ~played) == (one + two + three + four + played, one | two | three | four)
            if " play:" in action:
                played |= 1 << playout.game.read(action).choice

    @a_few
    @given(playout=playouts())
    def test_hands_shrink_in_step(self, playout: Playout) -> None:
        for state in playout.states:
            if isinstance(state, Play):
                laid = [card != NO_CARD for card in state.trick]

                assert [13 - sum(state.tricks) - on_table for on_table in laid] == [h.bit_count() for h in state.hands]


class TestTricks:
    @a_few
    @given(playout=playouts())
    def test_each_trick_has_exactly_one_winner(self, playout: Playout) -> None:
        plays = [state for state in playout.states if isinstance(state, Play)]
        for before, later in pairwise(plays):
            completes = before.trick.count(NO_CARD) == 1
            won = [after - earlier for earlier, after in zip(before.tricks, later.tricks, strict=True)]

            assert sorted(won) == ([0, 0, 0, 1] if completes else [0, 0, 0, 0])
            assert not completes or won[later.winner] == 1

    @a_few
    @given(playout=playouts())
    def test_a_deal_has_no_more_than_thirteen(self, playout: Playout) -> None:
        last = playout.states[-1]

        assert not isinstance(last, Play) or 1 <= sum(last.tricks) <= 13


def play_at_random(rng: Random, game: Game[State], setup: dict[str, Any]) -> tuple[int, tuple[int, ...]]:
    """Play a deal to its end; give the number of actions and what each seat receives."""
    state, count = game.start(setup), 0
    while (outcome := game.outcome(state)) is None:
        state = game.apply(state, rng.choice(game.legal(state)))
        count += 1
    return count, outcome.payments


class TestPlayouts:
    def test_ten_thousand_random_deals_end_and_pay_out_what_is_paid_in(self) -> None:
        """Both rulesets at tables of four and five, every choice by chance; nobody is ever without one."""
        rng = Random(2000)
        tables = [(whist(ruleset), players) for ruleset in RULESETS for players in (4, 5)]
        pack = [format_card(card) for card in cards_of(PACK_52)]
        sums, longest = set(), 0
        for number in range(10_000):
            game, players = tables[number % len(tables)]
            rng.shuffle(pack)
            hands = [pack[first : first + 13] for first in range(0, 52, 13)]
            setup = {"players": 4, "dealer": number % 4, "hands": hands, "turn_up": hands[number % 4][0]}
            count, payments = play_at_random(rng, game, setup if players == 4 else at_a_table_of_five(setup))
            sums.add((len(payments) == players, sum(payments)))
            longest = max(longest, count)

        assert {(True, 0)} == sums
        # Seven bids, an acceptance, four passes and eldest hand's second one; a trump suit; 52 cards.
        assert longest <= 7 + 1 + 4 + 1 + 1 + 52


class TestPayments:
    @a_few
    @given(playout=playouts())
    def test_payments_sum_to_zero(self, playout: Playout) -> None:
        outcome = playout.game.outcome(playout.states[-1])
        assert outcome is not None

        assert 0 == sum(outcome.payments)

    @a_few
    @given(playout=playouts())
    def test_there_is_an_outcome_at_the_end_and_not_before(self, playout: Playout) -> None:
        outcomes = [playout.game.outcome(state) is not None for state in playout.states]

        assert [False] * (len(outcomes) - 1) + [True] == outcomes

    def test_payments_of_every_end_sum_to_zero(self) -> None:
        """Every contract of seat 1 with each number of tricks on its side, under each value of each option."""
        rows = [[0, taken, 13 - taken, 0] for taken in range(14)] + [[1, taken, 12 - taken, 0] for taken in range(13)]
        sums = set()
        for option in OPTIONS:
            for value in option.values:
                game = whist(**{option.id[3:]: value})
                for bid in ("proposal", "solo", "abundance", "royal-abundance"):
                    contract = {"bid": bid, "by": 1, "partner": 0 if bid == "proposal" else None, "trump": "H"}
                    for tricks in rows:
                        end = game.settle({"players": 4, "dealer": 0, "contract": contract, "tricks": tricks})
                        sums.add(sum(game.facts(end)["payments"]))

        assert {0} == sums
