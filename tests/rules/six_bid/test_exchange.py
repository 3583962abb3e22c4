"""The clauses of the call and the exchange, one class for each."""

import pytest

from hoyle.cards import PACK_36, SPADES
from hoyle.seats import NOBODY
from hoyle.six_bid import exchange as rules
from hoyle.six_bid.state import CALLING, GIVING, Plan, Play
from hoyle.tracing import tracing
from tests.rules.six_bid.support import DEAL, FOUR, after, cards, hand, plan, six_bid

CALLER = DEAL | {"contract": {"bid": "call-solo", "by": 0, "trump": "S"}}
OWN = hand("S:AKQJT9 D:AKQJT")


class TestCallACardNotHeld:
    def test_own_hand_is_dropped(self) -> None:
        assert PACK_36 & ~OWN == rules.call_a_card_not_held(plan(), PACK_36)


class TestHolderGivesUpTheCard:
    def test_card_changes_hands(self) -> None:
        (ace,) = cards("AH")
        state = rules.holder_gives_up_the_card(plan(), ace)

        assert (OWN | 1 << ace, hand("H:KQJT9876 S:87"), 1, ace) == (
            *state.hands[:2],
            state.holder,
            state.called,
        )

    @pytest.mark.parametrize("token", ["6S", "7D", "6D"])
    def test_card_in_the_widow_stays_there(self, token: str) -> None:
        with tracing() as fired:
            state = rules.holder_gives_up_the_card(plan(), *cards(token))

        assert (plan().hands, NOBODY, True) == (state.hands, state.holder, "SB-CALL-4" in fired)

    def test_exchange_does_not_cite_the_widow(self) -> None:
        with tracing() as fired:
            rules.holder_gives_up_the_card(plan(), *cards("AC"))

        assert "SB-CALL-4" not in fired


class TestNotTheCardReceived:
    def test_only_that_card_is_dropped(self) -> None:
        (ace,) = cards("AH")
        mine = OWN | 1 << ace

        assert OWN == rules.not_the_card_received(plan(called=ace), mine)


class TestBidderGivesACard:
    def test_holder_gets_it(self) -> None:
        (jack,) = cards("JD")
        state = rules.bidder_gives_a_card(plan(holder=2), jack)

        assert (hand("S:AKQJT9 D:AKQT"), hand("C:AKQJT9876 D:J98"), jack) == (
            state.hands[0],
            state.hands[2],
            state.given,
        )


class TestOrder:
    def test_trumps_then_call_then_gift_then_lead(self) -> None:
        game = six_bid()
        setup = DEAL | {"contract": {"bid": "call-solo", "by": 0}}
        states = game.replay(setup, ["0 name-trump:S", "0 call:AC", "0 give:JD"])
        asked = [state.asked if isinstance(state, Plan) else None for state in states]

        assert [0, CALLING, GIVING, None] == asked

    def test_card_in_the_widow_leads_straight_to_the_play(self) -> None:
        assert isinstance(after("0 call:6S", CALLER), Play)

    def test_hands_are_eleven_cards_again(self) -> None:
        state = after("0 call:AC, 0 give:AD", CALLER)

        assert [11] * 3 == [each.bit_count() for each in state.hands]

    def test_any_seat_of_four_may_hold_the_card(self) -> None:
        setup = FOUR | {"contract": {"bid": "call-solo", "by": 2, "trump": "C"}}
        game = six_bid()
        state = game.replay(setup, ["2 call:AS", "2 give:8D"])[-1]
        assert isinstance(state, Play)

        assert (0, {"bid": "call-solo", "by": 2, "trump": "C", "called": "AS"}) == (
            state.holder,
            game.facts(state)["contract"],
        )

    def test_trump_stays_named(self) -> None:
        state = after("0 call:AC", CALLER)
        assert isinstance(state, Plan)

        assert SPADES == state.trump
