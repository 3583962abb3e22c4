"""The clauses of play and of agreed results."""

import pytest

from hoyle.cards import DIAMONDS, HEARTS, NO_CARD, NO_SUIT, SPADES
from hoyle.preferans import play as rules
from hoyle.preferans.pack import AGREE, MISERE, REFUSE
from hoyle.preferans.state import EMPTY_3
from hoyle.seats import NOBODY
from tests.rules.preferans.support import cards, claim, hand, play

ALL_CLAIMS = 0x7FF


class TestLead:
    def test_first_hand_leads_whoever_is_declarer(self) -> None:
        assert {1} == {rules.first_hand_leads(1, declarer) for declarer in range(3)}

    def test_first_hand_leads_in_open_play_too(self) -> None:
        assert {2} == {rules.first_hand_leads_openly(2, declarer) for declarer in range(3)}


class TestFollowing:
    def test_suit_led_must_be_followed(self) -> None:
        assert hand("D:Q7") == rules.follow_suit(play(led=DIAMONDS), hand("S:K9 D:Q7"))

    def test_lower_card_may_be_played_under_a_higher_one(self) -> None:
        assert hand("S:K9") == rules.follow_suit(play(led=SPADES, trick=(*cards("QS"), NO_CARD, NO_CARD)), hand("S:K9"))

    @pytest.mark.parametrize("led", [NO_SUIT, HEARTS])
    def test_leader_and_void_player_have_no_suit_to_follow(self, led: int) -> None:
        assert hand("S:K9 D:Q7") == rules.follow_suit(play(led=led), hand("S:K9 D:Q7"))

    @pytest.mark.parametrize(
        ("led", "trump", "held", "left"),
        [
            (HEARTS, SPADES, "S:K9 D:Q7", "S:K9"),
            (HEARTS, SPADES, "S:K9 H:8", "S:K9 H:8"),
            (HEARTS, SPADES, "D:Q7 C:8", "D:Q7 C:8"),
            (HEARTS, NO_SUIT, "S:K9 D:Q7", "S:K9 D:Q7"),
            (NO_SUIT, SPADES, "S:K9 D:Q7", "S:K9 D:Q7"),
        ],
    )
    def test_void_player_must_trump(self, led: int, trump: int, held: str, left: str) -> None:
        assert hand(left) == rules.void_player_must_trump(play(led=led, trump=trump), hand(held))


class TestTrick:
    @pytest.mark.parametrize(
        ("trick", "led", "trump", "winner"),
        [
            ("TD AD KD", DIAMONDS, SPADES, 1),
            ("TD AH KD", DIAMONDS, SPADES, 2),
            ("AD 7S KD", DIAMONDS, SPADES, 1),
            ("AD 7S 9S", DIAMONDS, SPADES, 2),
            ("7S AD KD", SPADES, NO_SUIT, 0),
            ("7S 8S 9S", SPADES, SPADES, 2),
        ],
    )
    def test_highest_trump_or_highest_card_of_the_suit_wins(
        self, trick: str, led: int, trump: int, winner: int
    ) -> None:
        assert winner == rules.winner_of(cards(trick), led, trump)

    def test_card_leaves_the_hand_for_the_table(self) -> None:
        state = rules.card_is_laid(play(), cards("AS")[0])

        assert (hand("S:QJT87 D:AKJ9"), 1, SPADES, (*cards("AS"), NO_CARD, NO_CARD)) == (
            state.hands[0],
            state.turn,
            state.led,
            state.trick,
        )

    def test_winner_leads_to_the_next_trick(self) -> None:
        state = rules.winner_leads(play(led=SPADES, trick=cards("QS KS 8C")), 0)

        assert (1, 1, 1, NO_SUIT, EMPTY_3, (0, 1, 0)) == (
            state.turn,
            state.leader,
            state.winner,
            state.led,
            state.trick,
            state.tricks,
        )

    def test_trick_in_progress_has_no_winner(self) -> None:
        state = play(led=SPADES, trick=(*cards("QS KS"), NO_CARD))

        assert state == rules.winner_leads(state, 0)

    @pytest.mark.parametrize(("tricks", "over"), [((9, 0, 0), False), ((9, 1, 0), True), ((0, 0, 10), True)])
    def test_play_ends_with_the_tenth_trick(self, tricks: tuple[int, ...], over: bool) -> None:
        assert over is rules.play_ends_after_last_trick(play(tricks=tricks), 0).over


class TestOpenHands:
    @pytest.mark.parametrize(
        ("level", "exposed", "after"), [(MISERE, 0, 0b110), (MISERE, 0b110, 0b110), (8, 0, 0), (10, 0, 0)]
    )
    def test_defenders_of_a_misere_lay_hands_open(self, level: int, exposed: int, after: int) -> None:
        assert after == rules.defenders_lay_hands_open(play(level=level, exposed=exposed), 0).exposed

    @pytest.mark.parametrize(
        ("sole", "exposed", "deciders"),
        [(1, 0b100, [0, 1, 1]), (2, 0b010, [0, 2, 2]), (1, 0, [0, 1, 2]), (NOBODY, 0b111, [0, 1, 2])],
    )
    def test_sole_whister_plays_the_passers_hand(self, sole: int, exposed: int, deciders: list[int]) -> None:
        assert deciders == [rules.who_plays_the_hand(place, sole, exposed) for place in range(3)]


class TestProposals:
    @pytest.mark.parametrize(("by", "left"), [(0, ALL_CLAIMS), (1, ALL_CLAIMS), (2, 0)])
    def test_declarer_and_sole_whister_propose(self, by: int, left: int) -> None:
        assert left == rules.declarer_or_whister_proposes(claim(by), ALL_CLAIMS)

    @pytest.mark.parametrize(
        ("sole", "exposed", "left"), [(1, 0b100, ALL_CLAIMS), (1, 0, 0), (NOBODY, 0b111, 0), (NOBODY, 0, 0)]
    )
    def test_play_against_a_sole_whister_is_open(self, sole: int, exposed: int, left: int) -> None:
        assert left == rules.propose_in_open_play(claim(sole=sole, exposed=exposed), ALL_CLAIMS)

    @pytest.mark.parametrize(("led", "left"), [(NO_SUIT, ALL_CLAIMS), (SPADES, 0)])
    def test_no_trick_is_in_progress(self, led: int, left: int) -> None:
        assert left == rules.propose_between_tricks(claim(led=led), ALL_CLAIMS)

    @pytest.mark.parametrize(("tricks", "most"), [((0, 0, 0), 10), ((3, 2, 1), 4), ((9, 0, 0), 1)])
    def test_no_more_is_named_than_is_left(self, tricks: tuple[int, ...], most: int) -> None:
        left = rules.no_more_than_are_left(claim(tricks=tricks), ALL_CLAIMS)

        assert list(range(most + 1)) == [number for number in range(11) if left >> number & 1]

    @pytest.mark.parametrize(("by", "answers"), [(0, 1), (1, 0)])
    def test_other_side_answers(self, by: int, answers: int) -> None:
        state = rules.other_side_answers(claim(by), 4)

        assert (4, answers) == (state.tricks, state.turn)

    @pytest.mark.parametrize(("by", "tricks"), [(0, (8, 1, 1)), (1, (4, 5, 1))])
    def test_agreement_shares_out_what_is_left(self, by: int, tricks: tuple[int, ...]) -> None:
        state = rules.agreement_ends_the_deal(claim(by, 4, tricks=(4, 1, 1)), AGREE)

        assert (tricks, True, NOBODY) == (state.play.tricks, state.play.over, state.turn)

    def test_refusal_leaves_no_trace(self) -> None:
        asked = claim(0, 4)
        state = rules.refusal_lets_the_play_decide(asked, REFUSE)

        assert (asked.play, NOBODY) == (state.play, state.turn)

    def test_each_answer_has_one_consequence(self) -> None:
        asked = claim(0, 4)

        assert (asked, asked) == (
            rules.agreement_ends_the_deal(asked, REFUSE),
            rules.refusal_lets_the_play_decide(asked, AGREE),
        )
