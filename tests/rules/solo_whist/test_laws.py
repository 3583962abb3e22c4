"""Laws of this game alone that hold in every deal under every ruleset and option, on random deals."""

from itertools import pairwise
from random import Random
from typing import Any

from hypothesis import given, settings

from hoyle.cards import NO_CARD, PACK_52, cards_of, format_card
from hoyle.game import Game
from hoyle.solo_whist.rulesets import OPTIONS, RULESETS
from hoyle.solo_whist.state import Play, State
from tests.rules.playout import Playout
from tests.rules.solo_whist.support import at_a_table_of_five, playouts, whist

a_few = settings(max_examples=50, deadline=None)


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
