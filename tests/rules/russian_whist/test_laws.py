"""Laws of this game alone under every ruleset and option, on random hands with revokes and corrections."""

from itertools import pairwise

from hypothesis import given, settings

from hoyle.cards import NO_CARD, PACK_52, set_of
from hoyle.russian_whist.state import Play, Reckoning
from tests.rules.playout import Playout
from tests.rules.russian_whist.support import playouts

MENUS = ("play", "offence", "question", "correct", "penalty")
a_few = settings(max_examples=40, deadline=None)


class TestNarrows:
    @a_few
    @given(playout=playouts())
    def test_together_they_leave_a_lawful_choice_until_the_hand_is_over(self, playout: Playout) -> None:
        choices = [any(action.menu != "offence" for action in playout.game.legal(state)) for state in playout.states]

        assert [True] * (len(choices) - 1) + [False] == choices


class TestCards:
    @a_few
    @given(playout=playouts())
    def test_every_card_is_in_one_hand_or_in_a_trick(self, playout: Playout) -> None:
        taken = 0
        for before, later in pairwise(playout.states):
            if not isinstance(before, Play) or not isinstance(later, Play):
                break
            # The last trick can change until the next lead, and is counted with that.
            if before.led == 4 and later.led != 4:
                taken |= set_of(card for card in before.last if card != NO_CARD)
            laid = set_of(card for card in (later.trick if later.led != 4 else later.last) if card != NO_CARD)

            assert sum(later.hands) + taken + laid == PACK_52

    @a_few
    @given(playout=playouts())
    def test_thirteen_tricks_are_taken_one_after_another(self, playout: Playout) -> None:
        counts = [sum(state.tricks) for state in playout.states if isinstance(state, Play | Reckoning)]

        assert {0, 1} >= {later - before for before, later in pairwise(counts)}
        assert 13 == counts[-1]


class TestRevokes:
    @a_few
    @given(playout=playouts())
    def test_each_is_put_right_or_charged(self, playout: Playout) -> None:
        made = {menu: sum(playout.game.read(action).menu == menu for action in playout.actions) for menu in MENUS}

        assert made["offence"] == made["correct"] + made["penalty"]

    @a_few
    @given(playout=playouts())
    def test_penalties_keep_thirteen_tricks(self, playout: Playout) -> None:
        last = playout.states[-1]
        assert isinstance(last, Reckoning)

        assert (13, True) == (sum(last.held), all(own <= held for own, held in zip(last.own, last.held, strict=True)))


class TestOutcome:
    @a_few
    @given(playout=playouts())
    def test_winners_alone_have_trick_points(self, playout: Playout) -> None:
        facts = playout.game.facts(playout.states[-1])
        winners = ("even", "odd").index(facts["result"].rpartition("-")[2])

        assert facts["below"][winners] >= 2
        assert 0 == facts["below"][1 - winners]

    @a_few
    @given(playout=playouts())
    def test_settled_hand_has_the_same_sheet(self, playout: Playout) -> None:
        """Settling needs the tricks as they were taken, and the penalties in the order of the revokes."""
        game, last = playout.game, playout.game.facts(playout.states[-1])
        offences = [
            {
                "by": [seat for seat in range(6) if state.table.active >> seat & 1][state.revokes[0]],
                "kind": "revoke",
                "penalty": action.rpartition(":")[2],
            }
            for state, action in zip(playout.states, playout.actions, strict=False)
            if isinstance(state, Reckoning)
        ]
        settled = game.facts(game.settle(playout.setup | {"tricks": last["tricks"], "offences": offences}))

        assert [last[name] for name in ("below", "above", "result", "points")] == [
            settled[name] for name in ("below", "above", "result", "points")
        ]
