"""Laws of this game alone that hold in every deal under every ruleset and option, on random deals."""

from itertools import pairwise

from hypothesis import given, settings

from hoyle.cards import NO_CARD, PACK_36, cards_of
from hoyle.six_bid.play import card_points
from hoyle.six_bid.state import Play
from tests.rules.playout import Playout
from tests.rules.six_bid.support import playouts

a_few = settings(max_examples=50, deadline=None)


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
