"""The clauses of play and of revokes, one class for each."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoyle.cards import CLUBS, DIAMONDS, HEARTS, NO_CARD, NO_SUIT, PACK_52, SPADES, SUIT_CARDS, cards_of, parse_card
from hoyle.russian_whist import play as rules
from hoyle.russian_whist.pack import POINTS, QUESTIONS, TRICKS
from hoyle.russian_whist.state import Play
from hoyle.tracing import tracing
from hoyle.tricks import EMPTY_4
from tests.rules.russian_whist.support import aside, cards, hand, play, reckoning

ALL = list(cards_of(PACK_52))
FOURS = st.lists(st.sampled_from(ALL), min_size=4, max_size=4, unique=True).map(tuple)
ANY_CARD = ALL[0]
ASK = QUESTIONS.all
EIGHT, JACK = cards("8S JC")
MINE = hand("S:T98 C:AKQJ")
REVOKED = (NO_CARD, EIGHT, NO_CARD, NO_CARD)


def with_a_revoke(**fields: object) -> Play:
    """Clubs are led, and place 1, which has clubs, plays the eight of spades."""
    trick = (parse_card("4C"), EIGHT, NO_CARD, NO_CARD)
    return play(**({"turn": 2, "led": CLUBS, "trick": trick, "wrong": REVOKED, "revokes": (1,)} | fields))


class TestLead:
    @pytest.mark.parametrize(("card", "suit"), [("AC", CLUBS), ("2D", DIAMONDS), ("AH", HEARTS), ("2S", SPADES)])
    def test_turn_up_suit_is_trumps(self, card: str, suit: int) -> None:
        assert suit == rules.trumps(parse_card(card))

    @pytest.mark.parametrize(("dealer", "eldest"), [(0, 1), (3, 0)])
    def test_eldest_hand_leads(self, dealer: int, eldest: int) -> None:
        assert eldest == rules.eldest_leads(dealer)


class TestFollowSuit:
    @pytest.mark.parametrize("led", range(4))
    def test_suit_led_is_kept(self, led: int) -> None:
        mine = hand("S:A2 H:A2 D:A2 C:A2")

        assert mine & SUIT_CARDS[led] == rules.follow_suit(play(led=led), mine)

    @pytest.mark.parametrize("led", [DIAMONDS, NO_SUIT])
    def test_void_player_and_leader_are_free(self, led: int) -> None:
        assert MINE == rules.follow_suit(play(led=led), MINE)

    @pytest.mark.parametrize(("led", "cited"), [(DIAMONDS, True), (SPADES, False), (NO_SUIT, False)])
    def test_freedom_of_a_void_player_is_cited(self, led: int, cited: bool) -> None:
        with tracing() as fired:
            rules.follow_suit(play(led=led), MINE)

        assert cited is ("RW-PLAY-5" in fired)


class TestWinner:
    @pytest.mark.parametrize(
        ("trick", "led", "trump", "winner"),
        [
            ("2H AH KH QH", HEARTS, SPADES, 1),
            ("2H AS KD QC", HEARTS, NO_SUIT, 0),
            ("AH 2S KH 3S", HEARTS, SPADES, 3),
            ("AH 2S KH QH", HEARTS, SPADES, 1),
            ("AS 2S KS QS", SPADES, SPADES, 0),
        ],
    )
    def test_highest_trump_or_else_highest_of_the_suit(self, trick: str, led: int, trump: int, winner: int) -> None:
        assert winner == rules.winner_of(cards(trick), led, trump)

    def test_ace_is_high_and_two_low(self) -> None:
        order = [parse_card(f"{rank}H") for rank in "23456789TJQKA"]

        assert all(1 == rules.highest((low, high, *cards("AS AD")), HEARTS) for low, high in pairwise(order))

    @given(trick=FOURS, leader=st.integers(0, 3), trump=st.integers(0, 3))
    def test_winner_has_played_the_suit_led_or_a_trump(self, trick: tuple[int, ...], leader: int, trump: int) -> None:
        led = trick[leader] >> 4

        assert trick[rules.winner_of(trick, led, trump)] >> 4 in (led, trump)


class TestCardIsLaid:
    def test_it_passes_from_the_hand_to_the_trick(self) -> None:
        laid = rules.card_is_laid(play(), parse_card("AS"))

        assert (hand("S:KQJ H:T98 D:765 C:432"), 1, SPADES, (parse_card("AS"), NO_CARD, NO_CARD, NO_CARD)) == (
            *(laid.hands[0], laid.turn, laid.led, laid.trick),
        )

    def test_only_the_first_card_says_what_is_led(self) -> None:
        assert CLUBS == rules.card_is_laid(play(led=CLUBS), parse_card("AS")).led


class TestWinnerLeads:
    def test_incomplete_trick_stays(self) -> None:
        state = play(trick=(*cards("AS TS 7S"), NO_CARD), led=SPADES)

        assert state == rules.winner_leads(state, ANY_CARD)

    def test_complete_trick_goes_to_its_winner(self) -> None:
        trick = cards("4C JC 8C 2S")
        taken = rules.winner_leads(play(trick=trick, led=CLUBS), ANY_CARD)

        assert (3, 3, 3, (0, 0, 0, 1), NO_SUIT, EMPTY_4, CLUBS, trick) == (
            *(taken.winner, taken.leader, taken.turn, taken.tricks),
            *(taken.led, taken.trick, taken.last_led, taken.last),
        )


class TestTurnUp:
    @pytest.mark.parametrize(("tricks", "lying"), [((0, 0, 0, 0), True), ((0, 1, 0, 0), False)])
    def test_it_lies_until_a_trick_is_complete(self, tricks: tuple[int, ...], lying: bool) -> None:
        assert lying is rules.turn_up_is_taken_in(play(tricks=tricks), ANY_CARD).lying

    def test_it_does_not_come_back(self) -> None:
        assert not rules.turn_up_is_taken_in(play(lying=False), ANY_CARD).lying


class TestEnd:
    @pytest.mark.parametrize(("tricks", "over"), [((7, 0, 0, 0), False), ((3, 3, 3, 3), False), ((4, 3, 3, 3), True)])
    def test_thirteen_tricks_are_played(self, tricks: tuple[int, ...], over: bool) -> None:
        assert over is rules.play_ends_after_last_trick(play(tricks=tricks), ANY_CARD).over


class TestRefusal:
    def test_nothing_irregular_is_left(self) -> None:
        assert 0 == rules.irregularities_are_refused(play(), PACK_52)


class TestOnlyARevoke:
    @pytest.mark.parametrize(("led", "kept"), [(CLUBS, "S:T98"), (SPADES, "C:AKQJ")])
    def test_card_of_another_suit_is_one(self, led: int, kept: str) -> None:
        state = play(turn=1, led=led, hands=(0, MINE, 0, 0))

        assert hand(kept) == rules.only_a_revoke(state, MINE)

    @pytest.mark.parametrize("led", [HEARTS, NO_SUIT])
    def test_void_player_and_leader_cannot_revoke(self, led: int) -> None:
        assert 0 == rules.only_a_revoke(play(turn=1, led=led, hands=(0, MINE, 0, 0)), MINE)

    def test_last_card_of_a_hand_cannot_be_one(self) -> None:
        assert 0 == rules.only_a_revoke(play(turn=1, led=CLUBS, hands=(0, hand("C:A"), 0, 0)), hand("C:A"))


class TestRevokeIsNoted:
    def test_card_and_player_are_kept(self) -> None:
        noted = rules.revoke_is_noted(play(turn=1, revokes=(3,)), EIGHT)

        assert (REVOKED, (3, 1)) == (noted.wrong, noted.revokes)


class TestQuestion:
    @pytest.mark.parametrize(("turn", "may"), [(0, False), (1, False), (2, False), (3, True)])
    def test_only_the_partner_of_who_did_not_follow_asks(self, turn: int, may: bool) -> None:
        assert (ASK if may else 0) == rules.ask_once_who_did_not_follow(aside(turn, **with_a_revoke()._asdict()), ASK)

    def test_it_may_be_asked_of_one_who_had_to_throw_off(self) -> None:
        state = aside(3, **with_a_revoke(wrong=EMPTY_4, revokes=())._asdict())

        assert ASK == rules.ask_once_who_did_not_follow(state, ASK)

    def test_it_may_be_asked_when_the_trick_is_complete(self) -> None:
        state = aside(3, last=cards("4C 8S 8C 5C"), last_led=CLUBS)

        assert ASK == rules.ask_once_who_did_not_follow(state, ASK)

    def test_it_is_asked_once(self) -> None:
        state = rules.partner_asks(aside(3, **with_a_revoke()._asdict()), 0)

        assert (0b0010, 0) == (state.play.asked, rules.ask_once_who_did_not_follow(state, ASK))


class TestPutRight:
    @pytest.mark.parametrize(("turn", "kept"), [(0, ""), (1, "C:AKQJ"), (2, ""), (3, "")])
    def test_the_offender_takes_a_card_of_the_suit_led(self, turn: int, kept: str) -> None:
        state = aside(turn, **with_a_revoke()._asdict())

        assert hand(kept) == rules.put_right_until_next_lead(state, MINE)

    def test_cards_are_exchanged_in_the_trick(self) -> None:
        state = aside(1, **with_a_revoke(hands=(0, hand("S:T9 C:AKQJ"), 0, 0), revokes=(1, 3, 1))._asdict())
        right = rules.revoke_is_put_right(state, JACK).play

        assert (hand("S:T98 C:AKQ"), (*cards("4C JC"), NO_CARD, NO_CARD), EMPTY_4, (1, 3)) == (
            *(right.hands[1], right.trick, right.wrong, right.revokes),
        )

    def test_cards_are_exchanged_in_the_last_trick(self) -> None:
        state = aside(1, led=NO_SUIT, last=cards("4C 8S 8C 5C"), last_led=CLUBS, wrong=REVOKED, revokes=(1,))
        right = rules.revoke_is_put_right(state, JACK).play

        assert (cards("4C JC 8C 5C"), EMPTY_4) == (right.last, right.trick)

    def test_complete_trick_goes_to_its_right_winner(self) -> None:
        state = aside(
            1, led=NO_SUIT, last=cards("4C 2C 8C 5C"), last_led=CLUBS, winner=1, turn=1, leader=1, tricks=(0, 3, 1, 2)
        )
        right = rules.trick_goes_to_its_right_winner(state, ANY_CARD).play

        assert (2, 2, 2, (0, 2, 2, 2)) == (right.winner, right.leader, right.turn, right.tricks)

    def test_trick_in_progress_has_no_winner_yet(self) -> None:
        state = aside(1, **with_a_revoke()._asdict())

        assert state == rules.trick_goes_to_its_right_winner(state, ANY_CARD)


class TestRevokeStands:
    def test_from_the_next_lead(self) -> None:
        state = rules.revoke_stands(play(wrong=REVOKED, asked=0b0010, revokes=(1,)), ANY_CARD)

        assert (EMPTY_4, 0, (1,)) == (state.wrong, state.asked, state.revokes)

    def test_not_within_its_trick(self) -> None:
        assert with_a_revoke() == rules.revoke_stands(with_a_revoke(), ANY_CARD)


class TestChoosers:
    @pytest.mark.parametrize("offender", range(4))
    def test_offender_or_his_left_neighbour(self, offender: int) -> None:
        assert (offender, (offender + 1) % 4) == (
            rules.offender_chooses(offender),
            rules.injured_side_chooses(offender),
        )

    @pytest.mark.parametrize(("offender", "side"), [(0, 0), (1, 1), (2, 0), (3, 1)])
    def test_pair_is_charged(self, offender: int, side: int) -> None:
        assert side == rules.charged_side(offender)


class TestPenalty:
    @pytest.mark.parametrize(("tricks", "passing"), [(0, 0), (2, 2), (3, 3), (13, 3)])
    def test_at_most_three_tricks_pass(self, tricks: int, passing: int) -> None:
        assert passing == rules.tricks_that_pass(tricks)

    @pytest.mark.parametrize(("offender", "fines"), [(0, (0, 5)), (1, (5, 0)), (2, (0, 5)), (3, (5, 0))])
    def test_points_go_to_the_opponents(self, offender: int, fines: tuple[int, int]) -> None:
        charged = rules.revoke_is_charged(reckoning((7, 6), offender), POINTS)

        assert (fines, (7, 6), (7, 6)) == (charged.fines, charged.held, charged.own)

    @pytest.mark.parametrize(
        ("tricks", "offender", "held", "own"),
        [
            ((9, 4), 0, (6, 7), (6, 4)),
            ((9, 4), 3, (12, 1), (9, 1)),
            ((11, 2), 1, (13, 0), (11, 0)),
            ((13, 0), 2, (10, 3), (10, 0)),
            ((13, 0), 1, (13, 0), (13, 0)),
        ],
    )
    def test_tricks_change_hands(
        self, tricks: tuple[int, int], offender: int, held: tuple[int, int], own: tuple[int, int]
    ) -> None:
        charged = rules.revoke_is_charged(reckoning(tricks, offender), TRICKS)

        assert (held, own, (0, 0)) == (charged.held, charged.own, charged.fines)
