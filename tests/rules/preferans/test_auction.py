"""The clauses of whisting: who speaks when, and what he may say."""

import pytest

from hoyle.preferans import auction as rules
from hoyle.preferans.pack import CLOSED, HALF, MISERE, OPEN, PASS, UNSAID, WHIST
from hoyle.preferans.state import Unplayed
from hoyle.seats import NOBODY
from tests.rules.preferans.support import after, preferans, said, under, whisting

ALL_WORDS = 0b11111
LEVELS = (6, 7, 8, 9)


def dropped(left: int) -> list[int]:
    """List the words that a clause took away from all."""
    return [word for word in range(5) if not left >> word & 1]


def legal(actions: str, level: int = 8, **options: str) -> list[str]:
    """List what may be said after some declarations about a contract of seat 0."""
    game = preferans(**options)
    return [action.token for action in game.legal(after(actions, under(level), game))]


class TestWhoDeclares:
    @pytest.mark.parametrize(("declarer", "first"), [(0, 1), (1, 2), (2, 0)])
    def test_defender_next_to_the_declarer_is_first(self, declarer: int, first: int) -> None:
        assert first == rules.first_to_declare(declarer)

    @pytest.mark.parametrize("level", LEVELS)
    def test_each_first_says_whist_or_pass(self, level: int) -> None:
        assert [["pass", "whist"]] * 2 == [legal("", level), legal("1 whist", level)]

    def test_ten_and_misere_are_not_whisted(self) -> None:
        asked = [level for level in (MISERE, *LEVELS, 10) if rules.whisted_below_ten(level)]

        assert [6, 7, 8, 9] == asked

    def test_ten_may_be_whisted_by_agreement(self) -> None:
        asked = [level for level in (MISERE, *LEVELS, 10) if rules.whisted_up_to_ten(level)]

        assert [6, 7, 8, 9, 10] == asked

    @pytest.mark.parametrize(("declarer", "passed"), [(0, False), (2, False), (NOBODY, True)])
    def test_all_pass_game_has_no_declarer(self, declarer: int, passed: bool) -> None:
        assert passed is rules.everybody_passed(declarer)


class TestNarrows:
    def test_manner_is_not_said_with_the_intention(self) -> None:
        assert [OPEN, CLOSED] == dropped(rules.intention_comes_first(whisting(), ALL_WORDS))

    def test_manner_is_said_by_a_sole_whister(self) -> None:
        assert [] == dropped(rules.intention_comes_first(whisting(sole=1), ALL_WORDS))

    @pytest.mark.parametrize(("sole", "gone"), [(NOBODY, [HALF]), (1, []), (2, [])])
    def test_one_is_for_a_sole_whister(self, sole: int, gone: list[int]) -> None:
        assert gone == dropped(rules.sole_whister_says_one(whisting(sole=sole), ALL_WORDS))

    @pytest.mark.parametrize(
        ("words", "turn", "sole", "gone"),
        [
            ("---", 1, NOBODY, [HALF]),
            ("-p-", 2, NOBODY, []),
            ("-w-", 2, NOBODY, [HALF]),
            ("-ph", 1, NOBODY, [HALF]),
            ("-pw", 2, 2, [HALF]),
        ],
    )
    def test_one_may_be_for_the_second_after_a_pass(self, words: str, turn: int, sole: int, gone: list[int]) -> None:
        state = whisting(said=said(words), turn=turn, sole=sole)

        assert gone == dropped(rules.second_says_one_after_a_pass(state, ALL_WORDS))

    @pytest.mark.parametrize(("level", "gone"), [(6, []), (7, []), (8, [HALF]), (9, [HALF]), (10, [HALF])])
    def test_one_is_for_six_and_seven(self, level: int, gone: list[int]) -> None:
        assert gone == dropped(rules.one_on_six_and_seven(whisting(level=level), ALL_WORDS))

    @pytest.mark.parametrize(
        ("level", "sole", "gone"), [(6, 1, [PASS]), (7, 1, [PASS]), (8, 1, []), (9, 1, []), (6, NOBODY, [])]
    )
    def test_sole_whister_withdraws_above_seven(self, level: int, sole: int, gone: list[int]) -> None:
        assert gone == dropped(rules.withdrawal_above_seven(whisting(level=level, sole=sole), ALL_WORDS))

    @pytest.mark.parametrize(("sole", "gone"), [(NOBODY, []), (1, [WHIST])])
    def test_sole_whister_does_not_whist_again(self, sole: int, gone: list[int]) -> None:
        assert gone == dropped(rules.sole_whister_is_asked_again(whisting(sole=sole), ALL_WORDS))


class TestContinuations:
    @pytest.mark.parametrize("calls", ["1 whist, 2 pass", "1 pass, 2 whist"])
    @pytest.mark.parametrize(
        ("level", "words"),
        [
            (6, ["half", "open", "closed"]),
            (7, ["half", "open", "closed"]),
            (8, ["pass", "open", "closed"]),
            (9, ["pass", "open", "closed"]),
        ],
    )
    def test_sole_whister_chooses(self, calls: str, level: int, words: list[str]) -> None:
        assert words == legal(calls, level)

    @pytest.mark.parametrize(
        ("calls", "words"),
        [
            ("1 pass", ["pass", "whist", "half"]),
            ("1 whist", ["pass", "whist"]),
            ("1 whist, 2 pass", ["open", "closed"]),
            ("1 pass, 2 half", ["pass", "whist"]),
            ("1 pass, 2 half, 1 whist", ["open", "closed"]),
            ("1 pass, 2 whist", ["open", "closed"]),
        ],
    )
    def test_second_may_take_half_by_custom(self, calls: str, words: list[str]) -> None:
        assert words == legal(calls, 6, one="second_after_pass")

    def test_half_stands_if_the_first_passes_again(self) -> None:
        state = after("1 pass, 2 half, 1 pass", under(6), preferans(one="second_after_pass"))

        assert isinstance(state, Unplayed)
        assert said("-ph") == state.said

    def test_second_has_passed_if_the_first_whists_after_all(self) -> None:
        state = rules.first_takes_the_whist_back(whisting(said=said("-wh")), WHIST)

        assert said("-wp") == state.said

    def test_first_is_asked_again_after_half_only(self) -> None:
        state = whisting(turn=NOBODY, said=said("-ph"))
        turns = [rules.first_is_asked_again(state, word).turn for word in (PASS, WHIST, HALF)]

        assert [NOBODY, NOBODY, 1] == turns

    @pytest.mark.parametrize(
        ("words", "sole"), [("-wp", 1), ("-pw", 2), ("-ww", NOBODY), ("-pp", NOBODY), ("-ph", NOBODY), ("-w-", NOBODY)]
    )
    def test_who_is_sole_whister(self, words: str, sole: int) -> None:
        turn = 2 if UNSAID in said(words)[1:] else NOBODY
        state = rules.sole_whister_is_found(whisting(turn=turn, said=said(words)), WHIST)

        assert (sole, sole if sole != NOBODY else turn) == (state.sole, state.turn)


class TestWhatFollows:
    @pytest.mark.parametrize(("word", "answers"), [("p", False), ("h", False), ("w", True), ("o", True), ("c", True)])
    def test_who_answers_for_the_deal(self, word: str, answers: bool) -> None:
        assert answers is rules.answers_for_the_deal(said(word)[0])

    @pytest.mark.parametrize(("words", "nobody"), [("-pp", True), ("-wp", False), ("-ph", False), ("-ww", False)])
    def test_whether_anybody_whists(self, words: str, nobody: bool) -> None:
        assert nobody is rules.nobody_whists(said(words), 0)

    @pytest.mark.parametrize(("words", "taken"), [("-hp", True), ("-ph", True), ("-pp", False), ("-op", False)])
    def test_whether_the_prize_is_taken(self, words: str, taken: bool) -> None:
        assert taken is rules.limited_prize_is_taken(said(words))

    @pytest.mark.parametrize(
        ("words", "exposed"), [("-op", 0b100), ("-po", 0b010), ("o-p", 0b100), ("-cp", 0), ("-ww", 0)]
    )
    def test_passer_lays_his_hand_open(self, words: str, exposed: int) -> None:
        assert exposed == rules.hands_laid_open(said(words))

    def test_ten_is_checked_with_all_hands_open(self) -> None:
        assert 0b111 == rules.ten_is_checked_openly()
