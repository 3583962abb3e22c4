"""The clauses of play, one class for each."""

from collections.abc import Callable
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoyle.cards import CLUBS, DIAMONDS, HEARTS, NO_CARD, NO_SUIT, PACK_52, SPADES, SUIT_CARDS, cards_of
from hoyle.seats import NOBODY
from hoyle.solo_whist import play as rules
from hoyle.solo_whist.pack import DECLARED_ABUNDANCE, MISERE, OPEN_MISERE, SOLO
from hoyle.structure import held
from hoyle.tracing import tracing
from hoyle.tricks import EMPTY_4
from tests.rules.solo_whist.support import cards, hand, play

PACK = list(cards_of(PACK_52))
TRICKS = st.lists(st.sampled_from(PACK), min_size=4, max_size=4, unique=True).map(tuple)
(TWO_OF_HEARTS,) = cards("2H")
ANY_CARD = PACK[0]
BIDS = range(1, 8)


class TestTurnUpSuit:
    @pytest.mark.parametrize(("card", "suit"), [("AC", CLUBS), ("2D", DIAMONDS), ("AH", HEARTS), ("2S", SPADES)])
    def test_it_is_the_suit_of_the_card(self, card: str, suit: int) -> None:
        assert suit == rules.turn_up_suit(*cards(card))


class TestTrumps:
    @pytest.mark.parametrize(
        "clause", [rules.trumps_of_proposal, rules.trumps_of_solo, rules.trumps_of_royal_abundance]
    )
    @pytest.mark.parametrize("turn_up", PACK)
    def test_turn_up_suit_is_trumps(self, clause: Callable[[int], int], turn_up: int) -> None:
        assert turn_up >> 4 == clause(turn_up)

    @pytest.mark.parametrize(
        "clause",
        [
            rules.trumps_of_misere,
            rules.trumps_of_open_misere,
            rules.trumps_of_declared_abundance,
            rules.trumps_of_general_misere,
        ],
    )
    @pytest.mark.parametrize("turn_up", PACK)
    def test_there_are_no_trumps(self, clause: Callable[[int], int], turn_up: int) -> None:
        assert NO_SUIT == clause(turn_up)


class TestFirstLead:
    @pytest.mark.parametrize(("dealer", "leader"), [(0, 1), (1, 2), (2, 3), (3, 0)])
    @pytest.mark.parametrize("declarer", range(4))
    def test_eldest_hand_leads_whoever_declares(self, dealer: int, leader: int, declarer: int) -> None:
        assert leader == rules.eldest_leads(dealer, declarer)

    @pytest.mark.parametrize("dealer", range(4))
    @pytest.mark.parametrize("declarer", range(4))
    def test_declarer_of_all_leads_whoever_dealt(self, dealer: int, declarer: int) -> None:
        assert declarer == rules.declarer_leads(dealer, declarer)


class TestHeld:
    def test_only_the_hand_of_the_turn_is_kept(self) -> None:
        state = play(hands=(hand("S:AK"), hand("H:AK"), hand("D:AK"), hand("C:AK")), turn=2)

        assert hand("D:AK") == held(state, PACK_52)


class TestFollowSuit:
    @pytest.mark.parametrize("led", range(4))
    def test_suit_led_is_kept(self, led: int) -> None:
        mine = hand("S:A2 H:A2 D:A2 C:A2")

        assert mine & SUIT_CARDS[led] == rules.follow_suit(play(led=led), mine)

    def test_one_card_of_the_suit_must_be_played(self) -> None:
        assert hand("H:2") == rules.follow_suit(play(led=HEARTS), hand("S:AKQ H:2"))

    def test_void_player_is_free(self) -> None:
        mine = hand("S:A D:2 C:2")

        assert mine == rules.follow_suit(play(led=HEARTS), mine)

    def test_leader_is_free(self) -> None:
        mine = hand("S:A2 H:A2")

        assert mine == rules.follow_suit(play(led=NO_SUIT), mine)

    @pytest.mark.parametrize(("mine", "cited"), [("H:2 S:A", False), ("S:A", True)], ids=["follows", "void"])
    def test_freedom_of_the_void_is_cited_where_it_is_used(self, mine: str, cited: bool) -> None:
        with tracing() as fired:
            rules.follow_suit(play(led=HEARTS), hand(mine))

        assert cited is ("SW-PLAY-3" in fired)

    def test_a_leader_is_not_void(self) -> None:
        with tracing() as fired:
            rules.follow_suit(play(led=NO_SUIT), hand("H:2"))

        assert "SW-PLAY-3" not in fired


class TestHighestOfSuit:
    @pytest.mark.parametrize("suit", range(4))
    def test_rank_order_is_strict(self, suit: int) -> None:
        """Of any two cards of a suit the higher one wins, wherever they lie."""
        lost = [
            (low, high)
            for low, high in combinations(cards_of(SUIT_CARDS[suit]), 2)
            if (
                rules.highest_of_suit((low, high, NO_CARD, NO_CARD), suit),
                rules.highest_of_suit((high, NO_CARD, NO_CARD, low), suit),
            )
            != (1, 0)
        ]

        assert [] == lost

    @pytest.mark.parametrize("suit", range(4))
    def test_no_card_of_the_suit_means_nobody(self, suit: int) -> None:
        trick = tuple(card for card in (0, 16, 32, 48) if card >> 4 != suit)

        assert NOBODY == rules.highest_of_suit((*trick, NO_CARD), suit)

    def test_empty_trick_has_no_winner(self) -> None:
        assert [NOBODY] * 5 == [rules.highest_of_suit(EMPTY_4, suit) for suit in range(5)]

    @given(trick=TRICKS, suit=st.integers(0, 3))
    def test_exactly_one_card_is_highest(self, trick: tuple[int, ...], suit: int) -> None:
        of_suit = [card for card in trick if card >> 4 == suit]
        winners = [card for card in of_suit if all(card & 15 >= other & 15 for other in of_suit)]
        seat = rules.highest_of_suit(trick, suit)

        assert winners == ([] if seat == NOBODY else [trick[seat]])


class TestWinners:
    def test_without_trumps_the_suit_led_wins(self) -> None:
        assert 2 == rules.untrumped_winner(cards("TD 7D JD KC"), DIAMONDS)

    @pytest.mark.parametrize(("trick", "winner"), [("AD 2H KD QD", 1), ("AD 2H 3H QD", 2), ("AD 2H KD AH", 3)])
    def test_highest_trump_wins(self, trick: str, winner: int) -> None:
        assert winner == rules.trumped_winner(cards(trick), HEARTS)


class TestCardIsLaid:
    def test_it_leaves_the_hand_for_the_table(self) -> None:
        state = rules.card_is_laid(play(hands=(hand("S:AK H:2"), 0, 0, 0), turn=0), TWO_OF_HEARTS)

        assert (hand("S:AK"), TWO_OF_HEARTS) == (state.hands[0], state.trick[0])

    @pytest.mark.parametrize(("turn", "following"), [(0, 1), (3, 0)])
    def test_next_player_follows(self, turn: int, following: int) -> None:
        assert following == rules.card_is_laid(play(turn=turn), TWO_OF_HEARTS).turn

    @pytest.mark.parametrize(("before", "led"), [(NO_SUIT, HEARTS), (CLUBS, CLUBS), (SPADES, SPADES)])
    def test_only_the_first_card_says_what_is_led(self, before: int, led: int) -> None:
        assert led == rules.card_is_laid(play(led=before), TWO_OF_HEARTS).led


class TestWinnerLeads:
    @pytest.mark.parametrize(
        ("trick", "led", "trump", "winner"),
        [
            ("TD 7D JD KC", DIAMONDS, NO_SUIT, 2),
            ("TD 7D JD KC", DIAMONDS, HEARTS, 2),
            ("TD 7D JD KC", DIAMONDS, CLUBS, 3),
            ("TD 7D JD KC", DIAMONDS, DIAMONDS, 2),
            ("2H AS AD AC", HEARTS, NO_SUIT, 0),
        ],
    )
    def test_whoever_takes_the_trick_leads_to_the_next(self, trick: str, led: int, trump: int, winner: int) -> None:
        before = play(trick=cards(trick), led=led, trump=trump, tricks=(1, 1, 1, 1))
        state = rules.winner_leads(before, ANY_CARD)
        tricks = [1, 1, 1, 1]
        tricks[winner] = 2

        assert (winner, winner, winner, tuple(tricks)) == (state.leader, state.turn, state.winner, state.tricks)

    def test_table_is_cleared(self) -> None:
        state = rules.winner_leads(play(trick=cards("TD 7D JD KC"), led=DIAMONDS), ANY_CARD)

        assert (EMPTY_4, NO_SUIT) == (state.trick, state.led)

    @pytest.mark.parametrize("laid", range(4))
    def test_unfinished_trick_belongs_to_nobody(self, laid: int) -> None:
        trick = (*cards("TD 7D JD KC")[:laid], *EMPTY_4[laid:])
        state = play(trick=trick, led=DIAMONDS)

        assert state == rules.winner_leads(state, ANY_CARD)


class TestDeclarerExposesHand:
    @pytest.mark.parametrize("bid", BIDS)
    @pytest.mark.parametrize("declarer", [0, 3])
    def test_only_in_an_open_misere(self, bid: int, declarer: int) -> None:
        state = rules.declarer_exposes_hand(play(bid=bid, declarer=declarer, led=NO_SUIT), ANY_CARD)

        assert (1 << declarer if bid == OPEN_MISERE else 0) == state.exposed

    def test_not_before_the_first_trick_is_complete(self) -> None:
        state = play(bid=OPEN_MISERE, led=DIAMONDS)

        assert state == rules.declarer_exposes_hand(state, ANY_CARD)


class TestMisereStopsAtFirstTrick:
    @pytest.mark.parametrize(("tricks", "over"), [((12, 0, 0, 0), False), ((11, 1, 0, 0), True), ((0, 2, 0, 0), True)])
    def test_one_trick_of_the_declarer_ends_it(self, tricks: tuple[int, ...], over: bool) -> None:
        state = rules.misere_stops_at_first_trick(play(bid=MISERE, declarer=1, tricks=tricks), ANY_CARD)

        assert over is state.over

    @pytest.mark.parametrize("bid", [bid for bid in BIDS if bid != MISERE])
    def test_other_games_go_on(self, bid: int) -> None:
        state = play(bid=bid, tricks=(1, 0, 0, 0))

        assert state == rules.misere_stops_at_first_trick(state, ANY_CARD)


class TestPlayStopsOnceItIsLost:
    @pytest.mark.parametrize(
        ("bid", "tricks", "over"),
        [
            (OPEN_MISERE, (0, 12, 0, 0), False),
            (OPEN_MISERE, (1, 0, 0, 0), True),
            (DECLARED_ABUNDANCE, (0, 0, 0, 0), False),
            (DECLARED_ABUNDANCE, (12, 0, 0, 0), False),
            (DECLARED_ABUNDANCE, (12, 1, 0, 0), True),
            (DECLARED_ABUNDANCE, (0, 0, 0, 1), True),
        ],
    )
    def test_open_misere_and_declared_abundance_stop(self, bid: int, tricks: tuple[int, ...], over: bool) -> None:
        assert over is rules.play_stops_once_it_is_lost(play(bid=bid, tricks=tricks), ANY_CARD).over

    @pytest.mark.parametrize("bid", [bid for bid in BIDS if bid not in (OPEN_MISERE, DECLARED_ABUNDANCE)])
    def test_other_games_go_on(self, bid: int) -> None:
        state = play(bid=bid, tricks=(1, 1, 0, 0))

        assert state == rules.play_stops_once_it_is_lost(state, ANY_CARD)


class TestPlayEndsAfterLastTrick:
    @pytest.mark.parametrize(("tricks", "over"), [((12, 0, 0, 0), False), ((13, 0, 0, 0), True), ((4, 4, 3, 2), True)])
    def test_thirteen_tricks_end_it(self, tricks: tuple[int, ...], over: bool) -> None:
        assert over is rules.play_ends_after_last_trick(play(bid=SOLO, tricks=tricks), ANY_CARD).over
