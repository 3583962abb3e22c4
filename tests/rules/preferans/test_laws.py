"""Laws that hold in every deal under every ruleset and option, on random deals."""

from itertools import pairwise
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from hoyle import games
from hoyle.cards import NO_CARD, PACK_32
from hoyle.clause import clause_of
from hoyle.errors import IllegalAction
from hoyle.game import Game
from hoyle.preferans.engine import ENGINE
from hoyle.preferans.rulesets import OPTIONS, RULEBOOK
from hoyle.preferans.state import Claim, Play, State
from tests.rules.preferans.support import Playout, playouts, preferans

CHANCE = st.integers(0, 1 << 32)
a_few = settings(max_examples=50, deadline=None)
ALL_FILLINGS = [*RULEBOOK.slots.values(), *(f for o in OPTIONS for patch in o.values.values() for f in patch.values())]


def asked(playout: Playout, state: State) -> list[State]:
    """Give a state and those in which a seat is asked for its rights there."""
    rights = [ENGINE.interjection(state, seat) for seat in range(playout.setup["players"])]
    return [state, *(right for right in rights if right is not None)]


class TestNarrows:
    @a_few
    @given(playout=playouts(), chance=CHANCE)
    def test_each_keeps_a_subset_and_changes_nothing_more_when_asked_again(self, playout: Playout, chance: int) -> None:
        rng = Random(chance)
        breaches = []
        for state in [state for whole in playout.states for state in asked(playout, whole)]:
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
        rulesets = [preferans(**{option.id[3:]: value}).ruleset for option in OPTIONS for value in option.values]
        reached = {
            clause_of(one)
            for ruleset in rulesets
            for menu in ("declare", "play", "claim", "answer")
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
    def test_every_card_is_in_a_hand_or_discarded_or_has_been_played(self, playout: Playout) -> None:
        played = 0
        for state, action in zip(playout.states, [*playout.actions, ""], strict=True):
            whole = state.play if isinstance(state, Claim) else state
            hands = whole.hands if isinstance(whole, Play) else whole.deal.hands

            assert PACK_32 == sum((*hands, whole.deal.discard, played))
            if " play:" in action:
                played |= 1 << playout.game.read(action).choice

    @a_few
    @given(playout=playouts())
    def test_hands_shrink_in_step(self, playout: Playout) -> None:
        for state in playout.states:
            if isinstance(state, Play) and not state.over:
                laid = [card != NO_CARD for card in state.trick]

                assert [10 - sum(state.tricks) - on_table for on_table in laid] == [h.bit_count() for h in state.hands]


class TestTricks:
    @a_few
    @given(playout=playouts())
    def test_each_trick_has_exactly_one_winner(self, playout: Playout) -> None:
        plays = [state for state in playout.states if isinstance(state, Play)]
        for before, later in pairwise(plays):
            if before.hands != later.hands:
                completes = before.trick.count(NO_CARD) == 1
                won = [after - earlier for earlier, after in zip(before.tricks, later.tricks, strict=True)]

                assert sorted(won) == ([0, 0, 1] if completes else [0, 0, 0])
                assert not completes or won[later.winner] == 1

    @a_few
    @given(playout=playouts())
    def test_deal_that_is_played_has_ten(self, playout: Playout) -> None:
        last = playout.states[-1]

        assert not isinstance(last, Play) or sum(last.tricks) == 10


class TestSheet:
    @a_few
    @given(playout=playouts())
    def test_nothing_is_ever_written_below_nought(self, playout: Playout) -> None:
        facts = playout.game.facts(playout.states[-1])

        assert 0 <= min(*facts["pool"], *facts["hill"], *(amount for row in facts["whists"] for amount in row))

    @a_few
    @given(playout=playouts())
    def test_whists_are_written_against_the_declarer_by_the_others(self, playout: Playout) -> None:
        declarer = playout.setup["contract"]["declarer"]
        table = playout.game.facts(playout.states[-1])["whists"]
        elsewhere = [row[seat] for row in table for seat in range(len(table)) if seat != declarer]

        assert ({0}, 0) == (set(elsewhere), table[declarer][declarer])

    @a_few
    @given(playout=playouts())
    def test_declarer_writes_into_the_pool_or_onto_the_hill(self, playout: Playout) -> None:
        declarer = playout.setup["contract"]["declarer"]
        facts = playout.game.facts(playout.states[-1])
        made = facts["result"][declarer] == "made"

        assert (made, not made) == (facts["pool"][declarer] > 0, facts["hill"][declarer] > 0)
        assert sum(facts["pool"]) == facts["pool"][declarer]

    @a_few
    @given(playout=playouts())
    def test_settlement_sums_to_nought(self, playout: Playout) -> None:
        options = playout.game.ruleset.options | {"pv.settlement": "levelled"}
        session = games.session("preferans", "customary", options)
        sheet = session.enter(session.open(playout.setup), playout.states[-1])

        assert 0 == sum(session.facts(sheet)["payments"])

    @a_few
    @given(playout=playouts())
    def test_there_is_an_outcome_at_the_end_and_not_before(self, playout: Playout) -> None:
        outcomes = [playout.game.outcome(state) is not None for state in playout.states]

        assert [False] * (len(outcomes) - 1) + [True] == outcomes

    @a_few
    @given(playout=playouts())
    def test_finished_deal_settles_as_it_was_played(self, playout: Playout) -> None:
        """What ``settle`` makes of declarations and tricks is what the play of the deal has come to."""
        facts = playout.game.facts(playout.states[-1])
        words = [action.split(" ") for action in playout.actions if ":" not in action]
        calls = [[int(seat), word] for seat, word in words if word not in ("agree", "refuse")]
        setup = {name: playout.setup[name] for name in ("players", "dealer", "contract")} | {"calls": calls}
        end = playout.game.facts(
            playout.game.settle(setup | ({"tricks": facts["tricks"]} if sum(facts["tricks"]) else {}))
        )

        names = ("tricks", "pool", "hill", "whists", "result")
        assert [facts[name] for name in names] == [end[name] for name in names]
