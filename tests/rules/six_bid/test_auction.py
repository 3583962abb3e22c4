"""The clauses of the auction, one class for each."""

import pytest

from hoyle.cards import CLUBS, DIAMONDS, HEARTS, NO_CARD, SPADES
from hoyle.seats import NOBODY
from hoyle.six_bid import auction as rules
from hoyle.six_bid.pack import BID_NAMES, CALL_SOLO, CALLS, MISERE, NO_BID, PASS, SOLO
from hoyle.six_bid.state import Auction, Plan, Unplayed
from hoyle.tracing import tracing
from tests.rules.six_bid.support import after, auction, plan, six_bid

BIDS = range(SOLO, CALL_SOLO + 1)
SUITS = 0b1111


def actor(calls: str) -> int | None:
    seat: int | None = six_bid().facts(after(calls))["actor"]
    return seat


class TestEldestHand:
    @pytest.mark.parametrize(("dealer", "players", "eldest"), [(0, 3, 1), (2, 3, 0), (2, 4, 3), (3, 4, 0)])
    def test_it_sits_on_the_dealers_left(self, dealer: int, players: int, eldest: int) -> None:
        assert eldest == rules.eldest_hand(dealer, players)

    def test_it_speaks_first(self) -> None:
        assert 0 == actor("")


class TestNobodyHasBid:
    def test_it_holds_without_a_bid_only(self) -> None:
        assert [NO_BID] == [bid for bid in range(7) if rules.nobody_has_bid(bid)]

    def test_three_passes_end_the_deal(self) -> None:
        assert isinstance(after("0 pass, 1 pass, 2 pass"), Unplayed)


class TestBidNotLower:
    @pytest.mark.parametrize("standing", [NO_BID, *BIDS])
    def test_lower_bids_are_dropped(self, standing: int) -> None:
        left = rules.bid_not_lower(auction(bid=standing), CALLS.all)

        assert [bid for bid in BIDS if bid < standing] == [bid for bid in BIDS if not left >> bid & 1]

    def test_pass_is_kept(self) -> None:
        assert 1 == rules.bid_not_lower(auction(bid=CALL_SOLO), 1 << PASS)

    def test_order_of_the_bids(self) -> None:
        assert ["solo", "heart-solo", "misere", "guarantee-solo", "spread-misere", "call-solo"] == list(BID_NAMES[1:])


class TestBidNotEqual:
    @pytest.mark.parametrize("standing", BIDS)
    def test_only_the_standing_bid_is_dropped(self, standing: int) -> None:
        assert CALLS.all & ~(1 << standing) == rules.bid_not_equal(auction(bid=standing), CALLS.all)

    def test_without_a_bid_nothing_is_dropped(self) -> None:
        assert CALLS.all == rules.bid_not_equal(auction(), CALLS.all)

    def test_older_player_may_not_hold(self) -> None:
        legal = [action.token for action in six_bid().legal(after("0 bid:solo, 1 bid:misere"))]

        assert ["pass", "bid:guarantee-solo", "bid:spread-misere", "bid:call-solo"] == legal


class TestBidStands:
    def test_bid_and_its_maker_are_noted(self) -> None:
        state = rules.bid_stands(auction(turn=1), MISERE)

        assert (MISERE, 1) == (state.bid, state.bidder)

    def test_pass_leaves_it(self) -> None:
        state = auction(turn=1, bid=SOLO, bidder=0)

        assert state == rules.bid_stands(state, PASS)


class TestPasserIsOut:
    def test_pass_is_noted(self) -> None:
        assert 0b110 == rules.passer_is_out(auction(turn=1, passed=0b100), PASS).passed

    def test_bid_changes_nothing(self) -> None:
        assert auction(turn=1) == rules.passer_is_out(auction(turn=1), SOLO)


class TestOverbidPlayerAnswers:
    @pytest.mark.parametrize(
        ("calls", "speaks"),
        [
            ("0 bid:solo", 1),
            ("0 pass", 1),
            ("0 bid:solo, 1 bid:heart-solo", 0),
            ("0 bid:solo, 1 bid:heart-solo, 0 bid:misere", 1),
            ("0 bid:solo, 1 bid:heart-solo, 0 pass", 2),
            ("0 bid:solo, 1 pass", 2),
            ("0 bid:solo, 1 pass, 2 bid:misere", 0),
            ("0 pass, 1 bid:solo", 2),
            ("0 pass, 1 bid:solo, 2 bid:misere", 1),
            ("0 pass, 1 pass", 2),
            ("0 bid:solo, 1 bid:heart-solo, 0 pass, 2 bid:misere", 1),
            ("0 bid:solo, 1 bid:heart-solo, 0 bid:misere, 1 pass, 2 bid:call-solo", 0),
        ],
    )
    def test_duel_goes_to_and_fro_and_then_the_third_joins(self, calls: str, speaks: int) -> None:
        assert speaks == actor(calls)

    @pytest.mark.parametrize(
        ("calls", "bidder"),
        [
            ("0 bid:solo, 1 pass, 2 pass", 0),
            ("0 pass, 1 bid:solo, 2 pass", 1),
            ("0 pass, 1 pass, 2 bid:solo", 2),
            ("0 bid:solo, 1 bid:heart-solo, 0 pass, 2 bid:misere, 1 pass", 2),
        ],
    )
    def test_last_one_left_is_the_bidder(self, calls: str, bidder: int) -> None:
        with tracing() as fired:
            contract = six_bid().facts(after(calls))["contract"]

        assert (bidder, True) == (contract["by"], "SB-AUC-5" in fired)

    def test_nobody_is_the_bidder_if_all_pass(self) -> None:
        with tracing() as fired:
            after("0 pass, 1 pass, 2 pass")

        assert "SB-AUC-5" not in fired

    def test_auction_is_over_when_nobody_is_left(self) -> None:
        assert NOBODY == rules.overbid_player_answers(auction(bid=SOLO, bidder=1, passed=0b101), PASS).turn


def longest(state: object) -> int:
    """Count the calls of the longest auction from here."""
    if not isinstance(state, Auction):
        return 0
    return 1 + max(longest(six_bid().apply(state, action)) for action in six_bid().legal(state))


class TestWholeAuctions:
    def test_every_auction_ends_within_eight_calls(self) -> None:
        assert 8 == longest(after(""))

    @pytest.mark.parametrize("bid", BID_NAMES[1:])
    def test_every_game_can_be_reached(self, bid: str) -> None:
        contract = six_bid().facts(after(f"0 bid:{bid}, 1 pass, 2 pass"))["contract"]

        assert (bid, 0) == (contract["bid"], contract["by"])


class TestTrumps:
    def test_soloist_has_any_suit_but_hearts(self) -> None:
        assert SUITS & ~(1 << HEARTS) == rules.solo_is_not_hearts(plan("solo"), SUITS)

    @pytest.mark.parametrize("bid", ["guarantee-solo", "call-solo"])
    def test_bidder_of_a_higher_solo_has_all_four(self, bid: str) -> None:
        assert SUITS == rules.solo_is_not_hearts(plan(bid), SUITS)

    @pytest.mark.parametrize("suit", [CLUBS, DIAMONDS, SPADES])
    def test_soloist_names_the_suit(self, suit: int) -> None:
        assert suit == rules.soloist_names_trumps(plan("solo"), suit).trump

    @pytest.mark.parametrize("suit", range(4))
    def test_bidder_of_a_higher_solo_names_the_suit(self, suit: int) -> None:
        assert suit == rules.trumps_of_a_higher_solo_are_named(plan("guarantee-solo"), suit).trump

    @pytest.mark.parametrize("bid", ["solo", "guarantee-solo", "call-solo"])
    def test_they_are_asked_for_after_the_auction(self, bid: str) -> None:
        state = after(f"0 bid:{bid}, 1 pass, 2 pass")
        assert isinstance(state, Plan)

        assert (0, NO_CARD) == (state.turn, state.trump)

    @pytest.mark.parametrize("bid", ["heart-solo", "misere", "spread-misere"])
    def test_without_a_choice_they_are_not_asked_for(self, bid: str) -> None:
        assert not isinstance(after(f"0 bid:{bid}, 1 pass, 2 pass"), Plan)
