"""The clauses of play, one class for each."""

from itertools import combinations

import pytest

from hoyle.cards import CLUBS, DIAMONDS, HEARTS, NO_CARD, NO_SUIT, SPADES, SUIT_CARDS, parse_card
from hoyle.seats import NOBODY
from hoyle.six_bid import play as rules
from hoyle.six_bid.pack import CALL_SOLO, GUARANTEE_SOLO, HEART_SOLO, MISERE, SOLO, SPREAD_MISERE
from hoyle.six_bid.state import EMPTY_3
from hoyle.structure import held
from hoyle.tracing import tracing
from tests.rules.six_bid.support import PACK, cards, hand, play

ANY_CARD = PACK[0]
BIDS = (SOLO, HEART_SOLO, MISERE, GUARANTEE_SOLO, SPREAD_MISERE, CALL_SOLO)
MISERES = (MISERE, SPREAD_MISERE)
ORDER = "6789JQKTA"


class TestFixedTrumps:
    def test_hearts_in_a_heart_solo_and_none_in_a_misere(self) -> None:
        assert (HEARTS, NO_SUIT, NO_SUIT) == (
            rules.trumps_of_heart_solo(),
            rules.trumps_of_misere(),
            rules.trumps_of_spread_misere(),
        )


class TestFirstLead:
    @pytest.mark.parametrize("bidder", range(3))
    def test_eldest_hand_leads_whoever_bids(self, bidder: int) -> None:
        assert 1 == rules.eldest_leads(1, bidder, NOBODY, 3)

    @pytest.mark.parametrize(("bidder", "leader"), [(0, 1), (1, 2), (2, 0)])
    def test_left_of_the_bidder_leads_to_a_spread_misere(self, bidder: int, leader: int) -> None:
        with tracing() as fired:
            assert leader == rules.left_of_bidder_leads(0, bidder, NOBODY, 3)

        assert "SB-RUL-21" not in fired

    @pytest.mark.parametrize(
        ("bidder", "dealer", "leader", "skips"), [(0, 3, 1, False), (2, 3, 0, True), (3, 0, 1, True), (1, 0, 2, False)]
    )
    def test_dealer_without_cards_is_passed_over(self, bidder: int, dealer: int, leader: int, skips: bool) -> None:
        with tracing() as fired:
            assert leader == rules.left_of_bidder_leads(0, bidder, dealer, 4)

        assert skips is ("SB-RUL-21" in fired)

    def test_passing_the_dealer_over_leads_to_eldest_hand(self) -> None:
        """Both readings of SB-DEF-21 name the same player."""
        leaders = [rules.left_of_bidder_leads(0, (dealer - 1) % 4, dealer, 4) for dealer in range(4)]

        assert [(dealer + 1) % 4 for dealer in range(4)] == leaders


class TestHeld:
    def test_only_the_hand_of_the_turn_is_kept(self) -> None:
        state = play(hands=(hand("S:AK"), hand("H:AK"), hand("D:AK")), turn=2)

        assert hand("D:AK") == held(state, hand("S:AK H:AK D:AK"))


class TestFollowSuit:
    @pytest.mark.parametrize("led", range(4))
    def test_suit_led_is_kept(self, led: int) -> None:
        mine = hand("S:A6 H:A6 D:A6 C:A6")

        assert mine & SUIT_CARDS[led] == rules.follow_suit(play(led=led), mine)

    @pytest.mark.parametrize("led", [HEARTS, NO_SUIT])
    def test_void_player_and_leader_are_free(self, led: int) -> None:
        mine = hand("S:A D:6 C:6")

        assert mine == rules.follow_suit(play(led=led), mine)


class TestFollowSuitOrTrump:
    @pytest.mark.parametrize(
        ("mine", "left"),
        [
            ("S:A H:6 D:6", "S:A H:6"),
            ("S:A D:6", "S:A"),
            ("H:6 D:6", "H:6"),
            ("D:6 C:6", "D:6 C:6"),
        ],
        ids=["either", "suit", "trump", "neither"],
    )
    def test_suit_led_and_trumps_are_kept(self, mine: str, left: str) -> None:
        assert hand(left) == rules.follow_suit_or_trump(play(led=SPADES, trump=HEARTS), hand(mine))

    def test_leader_is_free(self) -> None:
        mine = hand("S:A H:6")

        assert mine == rules.follow_suit_or_trump(play(led=NO_SUIT, trump=HEARTS), mine)

    def test_without_trumps_suit_is_followed(self) -> None:
        assert hand("S:A") == rules.follow_suit_or_trump(play(led=SPADES, trump=NO_SUIT), hand("S:A H:6"))


class TestVoidPlayerMustTrump:
    @pytest.mark.parametrize(
        ("mine", "left"),
        [("S:A H:6 D:6", "S:A H:6 D:6"), ("H:96 D:6", "H:96"), ("D:6 C:6", "D:6 C:6")],
        ids=["follows", "trumps", "neither"],
    )
    def test_trumps_are_kept_if_the_suit_is_lacking(self, mine: str, left: str) -> None:
        assert hand(left) == rules.void_player_must_trump(play(led=SPADES, trump=HEARTS), hand(mine))

    def test_leader_is_free(self) -> None:
        mine = hand("S:A H:6")

        assert mine == rules.void_player_must_trump(play(led=NO_SUIT, trump=HEARTS), mine)

    def test_without_trumps_a_void_player_is_free(self) -> None:
        mine = hand("H:6 D:6")

        assert mine == rules.void_player_must_trump(play(led=SPADES, trump=NO_SUIT), mine)


class TestHighest:
    @pytest.mark.parametrize("suit", "CDHS")
    def test_rank_order_has_the_ten_below_the_ace(self, suit: str) -> None:
        """Of any two cards of a suit the later one of ORDER wins, wherever they lie."""
        lost = [
            (low, high)
            for low, high in combinations([parse_card(rank + suit) for rank in ORDER], 2)
            if (
                rules.highest((low, high, NO_CARD), low >> 4),
                rules.highest((high, NO_CARD, low), low >> 4),
            )
            != (1, 0)
        ]

        assert [] == lost

    def test_other_suits_do_not_win(self) -> None:
        assert 1 == rules.highest(cards("AC 6D AS"), DIAMONDS)

    def test_nobody_wins_in_a_suit_that_is_not_there(self) -> None:
        assert NOBODY == rules.highest(cards("AC 6D AS"), HEARTS)


class TestCardPoints:
    @pytest.mark.parametrize("suit", "CDHS")
    def test_values_of_skat(self, suit: str) -> None:
        assert [0, 0, 0, 0, 2, 3, 4, 10, 11] == [rules.card_points(parse_card(rank + suit)) for rank in ORDER]

    def test_pack_counts_120(self) -> None:
        assert 120 == sum(rules.card_points(card) for card in PACK)

    def test_three_cards_count_33_at_most(self) -> None:
        assert 33 == max(sum(map(rules.card_points, three)) for three in combinations(PACK, 3))

    @pytest.mark.parametrize(("token", "cited"), [("JS", "SB-VAL-1"), ("AH", "SB-VAL-1"), ("9S", "SB-VAL-2")])
    def test_high_and_low_cards_are_told_apart(self, token: str, cited: str) -> None:
        with tracing() as fired:
            rules.card_points(*cards(token))

        assert {cited} == {id_ for id_ in fired if id_.startswith("SB-VAL")}


class TestCardIsLaid:
    def test_it_leaves_the_hand_for_the_table(self) -> None:
        (ace,) = cards("AD")
        state = rules.card_is_laid(play(), ace)

        assert (hand("S:AKQJT9 D:KQJT"), (ace, NO_CARD, NO_CARD), 1, DIAMONDS) == (
            *(state.hands[0], state.trick),
            *(state.turn, state.led),
        )

    def test_suit_led_stays_that_of_the_lead(self) -> None:
        state = rules.card_is_laid(play(turn=2, led=DIAMONDS), *cards("AC"))

        assert (DIAMONDS, 0) == (state.led, state.turn)


class TestBidderShowsHand:
    @pytest.mark.parametrize("bid", BIDS)
    def test_only_in_a_spread_misere_after_a_card(self, bid: int) -> None:
        exposed = rules.bidder_shows_hand(play(bid=bid, bidder=1, led=CLUBS), ANY_CARD).exposed

        assert (0b010 if bid == SPREAD_MISERE else 0) == exposed


class TestWinnerLeads:
    @pytest.mark.parametrize(
        ("trick", "led", "trump", "winner", "points"),
        [
            ("AS 8S 6C", SPADES, HEARTS, 0, 11),
            ("AS 6H TC", SPADES, HEARTS, 1, 21),
            ("AS 6H 7H", SPADES, HEARTS, 2, 11),
            ("TS KS 9S", SPADES, NO_SUIT, 0, 14),
            ("6S AH AC", SPADES, NO_SUIT, 0, 22),
        ],
    )
    def test_highest_trump_or_card_of_the_suit_wins(
        self, trick: str, led: int, trump: int, winner: int, points: int
    ) -> None:
        before = play(trick=cards(trick), led=led, trump=trump, points=(1, 1, 1), tricks=(2, 2, 2))
        state = rules.winner_leads(before, ANY_CARD)

        assert (winner, winner, winner, NO_SUIT, EMPTY_3) == (
            *(state.winner, state.leader, state.turn),
            *(state.led, state.trick),
        )
        assert [(2, 1), (2, 1), (3, points + 1)] == sorted(zip(state.tricks, state.points, strict=True))
        assert 3 == state.tricks[winner]

    def test_trick_that_lacks_a_card_goes_on(self) -> None:
        state = play(trick=(ANY_CARD, NO_CARD, ANY_CARD), led=CLUBS)

        assert state == rules.winner_leads(state, ANY_CARD)


class TestMisereStopsAtFirstTrick:
    @pytest.mark.parametrize("bid", BIDS)
    def test_only_a_misere_and_only_the_bidders_trick(self, bid: int) -> None:
        states = [play(bid=bid, tricks=tricks, bidder=1) for tricks in [(0, 1, 0), (1, 0, 1), (0, 0, 0)]]
        over = [rules.misere_stops_at_first_trick(state, ANY_CARD).over for state in states]

        assert [bid in MISERES, False, False] == over


class TestPlayStopsOnceItIsLost:
    @pytest.mark.parametrize("bid", BIDS)
    @pytest.mark.parametrize(
        ("tricks", "points", "ends"),
        [
            ((1, 0, 0), (0, 0, 0), ()),
            ((1, 0, 0), (2, 0, 0), MISERES),
            ((0, 1, 0), (0, 2, 0), (CALL_SOLO,)),
            ((1, 0, 1), (4, 0, 3), (*MISERES, CALL_SOLO)),
            ((5, 3, 2), (0, 0, 0), ()),
            ((6, 3, 2), (0, 0, 0), BIDS),
            ((6, 3, 2), (60, 30, 30), BIDS),
        ],
    )
    def test_it_stops_at_the_last_trick_or_when_a_fixed_game_is_lost(
        self, bid: int, tricks: tuple[int, ...], points: tuple[int, ...], ends: tuple[int, ...]
    ) -> None:
        state = play(bid=bid, bidder=0, tricks=tricks, points=points)

        assert (bid in ends) is rules.play_stops_once_it_is_lost(state, ANY_CARD).over
