"""Laws of this game alone that hold in every deal under every ruleset and option, on random deals."""

from itertools import pairwise, product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hoyle.cards import NO_CARD, PACK_32
from hoyle.errors import ImpossibleSetup
from hoyle.german_solo.pack import FROG, GAME_NAMES
from hoyle.german_solo.state import Auction, Play
from hoyle.seats import NOBODY
from tests.rules.german_solo.support import play_out, playouts, random_setup, solo
from tests.rules.hidden import twin
from tests.rules.playout import Playout

a_few = settings(max_examples=50, deadline=None)


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

    def test_payments_and_pool_of_every_end_sum_to_zero(self) -> None:
        """Every game with all tricks that play can end with, offences too, with and without a pool."""
        sums, ends = set(), 0
        offences = [{}, *({"offence": {"by": seat, "kind": "revoke"}} for seat in range(4))]
        for pool, bid, taken, lost in product((0, 12), GAME_NAMES[FROG:], range(9), range(9)):
            contract: dict[str, Any] = {"bid": bid, "by": 0, "trump": "C" if bid.endswith("colour") else "S"}
            contract |= {"partner": 2} if bid.startswith("frog") else {}
            setup = {"players": 4, "dealer": 3, "contract": contract, "tricks": [taken, lost, 0, 0], "pool": pool}
            game = solo(pool="on" if pool else "off")
            for offence in offences:
                try:
                    outcome = game.outcome(game.settle(setup | offence))
                except ImpossibleSetup:
                    continue
                assert outcome is not None
                ends += 1
                sums.add((sum(outcome.payments) + outcome.pooled, outcome.pooled != 0 and not pool))

        assert ends > 2 * 6 * 5
        assert {(0, False)} == sums

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
    @pytest.mark.parametrize("options", [{}, {"var2": "on"}, {"spadille": "partner_names_trumps"}])
    def test_hidden_partner_does_not_show(self, options: dict[str, str]) -> None:
        """Whoever he is, in deals that a seat cannot tell apart; that this is no law kept by having none is counted."""
        rng, compared = Random(5), 0
        for _ in range(300):
            playout = play_out(solo(**options), random_setup(rng, pool=False), rng)
            for position, state in enumerate(playout.states):
                if isinstance(state, Play) and state.partner != NOBODY and not state.revealed and not state.over:
                    seat = next(each for each in range(4) if each != state.partner)
                    found = twin(playout, seat, position, rng)
                    if found is not None and found[1][-1].partner != state.partner:
                        compared += 1

                        assert playout.game.observe(state, seat) == playout.game.observe(found[1][-1], seat)
                    break

        assert compared > 10
