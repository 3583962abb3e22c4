"""Laws that hold in every deal under every ruleset and option, on random deals."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hoyle.cards import NO_CARD, PACK_32
from hoyle.clause import clause_of
from hoyle.errors import HoyleError, IllegalAction
from hoyle.game import Game
from hoyle.german_solo.rulesets import OPTIONS, RULEBOOK
from hoyle.german_solo.state import Auction, Plan, Play, State
from hoyle.seats import NOBODY
from tests.rules.german_solo.support import Playout, play_out, playouts, random_setup, solo

CHANCE = st.integers(0, 1 << 32)
a_few = settings(max_examples=50, deadline=None)
ALL_FILLINGS = [*RULEBOOK.slots.values(), *(f for o in OPTIONS for patch in o.values.values() for f in patch.values())]
MENUS = ("bid", "declare", "name-trump", "call", "lay", "play", "answer")


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
        rulesets = [solo(**{option.id[3:]: value}).ruleset for option in OPTIONS for value in option.values]
        reached = {clause_of(one) for ruleset in rulesets for menu in MENUS for one in ruleset.fold(menu)}

        assert {clause for clause in clauses if clause.kind == "narrows"} == reached


def _is_allowed(game: Game[State], state: State, action: str) -> bool:
    try:
        game.apply(state, action)
    except IllegalAction:
        return False
    return True


class TestAuction:
    @a_few
    @given(playout=playouts())
    def test_it_ends_with_a_game_of_somebody(self, playout: Playout) -> None:
        calls = [state for state in playout.states if isinstance(state, Auction)]

        assert (True, True) == (1 <= len(calls) <= 20, not isinstance(playout.states[len(calls)], Auction))

    @a_few
    @given(playout=playouts())
    def test_level_never_falls(self, playout: Playout) -> None:
        levels = [state.level for state in playout.states if isinstance(state, Auction)]

        assert sorted(levels) == levels


class TestCards:
    @a_few
    @given(playout=playouts())
    def test_every_card_is_in_a_hand_or_has_been_played(self, playout: Playout) -> None:
        played = 0
        for state, action in zip(playout.states, [*playout.actions, ""], strict=True):
            places = (*state.hands, played)

            assert (PACK_32, PACK_32) == (sum(places), places[0] | places[1] | places[2] | places[3] | places[4])
            if " play:" in action:
                played |= 1 << playout.game.read(action).choice

    @a_few
    @given(playout=playouts())
    def test_hands_shrink_in_step(self, playout: Playout) -> None:
        for state in playout.states:
            if isinstance(state, Play):
                laid = [card != NO_CARD for card in state.trick]

                assert [8 - sum(state.tricks) - on_table for on_table in laid] == [h.bit_count() for h in state.hands]


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


class TestPartner:
    @a_few
    @given(playout=playouts())
    def test_frogs_have_one_who_holds_the_called_card_and_others_none(self, playout: Playout) -> None:
        begun = next(state for state in playout.states if isinstance(state, Play))

        assert (begun.called == NO_CARD) == (begun.partner == NOBODY)
        assert begun.partner == NOBODY or begun.hands[begun.partner] >> begun.called & 1
        assert begun.partner != begun.declarer

    @a_few
    @given(playout=playouts())
    def test_he_is_told_from_the_called_card_on(self, playout: Playout) -> None:
        """Only where he names trumps himself is he told before."""
        plays = [state for state in playout.states if isinstance(state, Play) and state.partner != NOBODY]
        for state in plays:
            held = state.hands[state.partner] >> state.called & 1
            told = playout.game.facts(state)["partner"] is not None

            assert told == (not held or state.over or plays[0].revealed)


class TestPayments:
    @a_few
    @given(playout=playouts())
    def test_payments_and_pool_sum_to_zero(self, playout: Playout) -> None:
        facts = playout.game.facts(playout.states[-1])

        assert 0 == sum(facts["payments"]) + facts["pool"] - playout.setup.get("pool", 0)

    @a_few
    @given(playout=playouts())
    def test_there_is_an_outcome_at_the_end_and_not_before(self, playout: Playout) -> None:
        outcomes = [playout.game.outcome(state) is not None for state in playout.states]

        assert [False] * (len(outcomes) - 1) + [True] == outcomes

    @a_few
    @given(playout=playouts())
    def test_finished_deal_settles_as_it_was_played(self, playout: Playout) -> None:
        game, last = playout.game, playout.states[-1]
        facts = game.facts(last)
        assert isinstance(last, Play)
        setup = _result_of(playout) | {"continued": last.on, "tricks": facts["tricks"]}

        assert game.outcome(last) == game.outcome(game.settle(setup))

    @a_few
    @given(playout=playouts(), by=st.integers(0, 3), kind=st.sampled_from(("revoke", "out-of-turn", "exposed-card")))
    def test_offence_leaves_payments_that_sum_to_zero_and_one_loser(self, playout: Playout, by: int, kind: str) -> None:
        game = playout.game
        setup = _result_of(playout) | {"offence": {"by": by, "kind": kind}}
        if by == setup["contract"]["by"] and kind != "revoke":
            return
        outcome = game.outcome(game.settle(setup))
        assert outcome is not None
        without_stake = list(outcome.payments)
        without_stake[setup["dealer"]] += 2 if game.ruleset.options["gs.pool"] == "on" else 0

        assert 0 == sum(outcome.payments) + outcome.pooled
        assert [by] == [seat for seat in range(4) if without_stake[seat] < 0]


def _result_of(playout: Playout) -> dict[str, Any]:
    """Give what a settlement has to know of a deal, its tricks aside."""
    contract = playout.game.facts(playout.states[-1])["contract"]
    return {name: playout.setup[name] for name in playout.setup if name != "hands"} | {"contract": contract}


class TestViews:
    @a_few
    @given(playout=playouts(), chance=CHANCE)
    def test_deals_that_differ_in_hidden_cards_only_look_alike(self, playout: Playout, chance: int) -> None:
        """As long as play goes on in both, and the same has been announced.

        That play stops, or that a side is asked whether it goes on, tells who is on it.  Some announcements leave no
        action behind: that of the spadille, and that of the only card that can be called.
        """
        rng = Random(chance)
        position = rng.randrange(len(playout.states))
        history, seat = playout.actions[:position], rng.randrange(4)
        other = _another_deal(playout, history, seat, rng)
        state = playout.states[position]
        if other is None or _is_settled(state) or _is_settled(other) or _announced(state) != _announced(other):
            return

        assert playout.game.observe(state, seat) == playout.game.observe(other, seat)

    @pytest.mark.parametrize("options", [{}, {"var2": "on"}, {"spadille": "partner_names_trumps"}])
    def test_law_is_put_to_the_test_with_hidden_partners(self, options: dict[str, str]) -> None:
        """The law above compares deals with different partners, and is not kept by having none."""
        rng, compared = Random(5), 0
        for _ in range(300):
            game = solo(**options)
            playout = play_out(game, random_setup(rng, pool=False), rng)
            for position, state in enumerate(playout.states):
                if isinstance(state, Play) and state.partner != NOBODY and not state.revealed and not state.over:
                    seat = next(each for each in range(4) if each != state.partner)
                    other = _another_deal(playout, playout.actions[:position], seat, rng)
                    if other is None or _is_settled(other) or _announced(state) != _announced(other):
                        break
                    if isinstance(other, Play) and other.partner != state.partner:
                        compared += 1

                        assert game.observe(state, seat) == game.observe(other, seat)
                    break

        assert compared > 0


def _another_deal(playout: Playout, history: list[str], seat: int, rng: Random) -> State | None:
    """Exchange cards that a seat has not seen, and go through the same history if that deal admits it."""
    shown = {action.partition("play:")[2] for action in history if "play:" in action}
    hands = [[*hand] for hand in playout.setup["hands"]]
    others = [each for each in range(4) if each != seat]
    hidden = [card for each in others for card in hands[each] if card not in shown]
    rng.shuffle(hidden)
    for each in others:
        hands[each] = [card if card in shown else hidden.pop() for card in hands[each]]
    try:
        return playout.game.replay(playout.setup | {"hands": hands}, history)[-1]
    except HoyleError:
        return None


def _announced(state: State) -> tuple[int, ...]:
    """Give what has been said after the auction, and who is asked to say more."""
    if isinstance(state, Auction):
        return ()
    return (state.declarer, state.game, state.trump, state.called, state.turn if isinstance(state, Plan) else NOBODY)


def _is_settled(state: State) -> bool:
    return isinstance(state, Play) and (state.over or state.asked)
