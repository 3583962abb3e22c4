"""The same case in other words: the reference answers it the same way, and nothing else may be moved."""

from typing import Any

import msgspec
import pytest

from hoyle.errors import NotationError
from hoyle_verify.conform.asking import Questions
from hoyle_verify.conform.cases import CARRIED, group
from hoyle_verify.conform.permutation import AS_WRITTEN, Permutation, chosen, permutations
from hoyle_verify.conform.permuting import permuted
from hoyle_verify.conform.reply import Reply
from hoyle_verify.hap.objects import Setup
from hoyle_verify.hap.requests import Hello, Replay
from hoyle_verify.hap.responses import CountOk, HelloOk, LineCount, Observation, ReplayOk
from hoyle_verify.judge.run import load_all
from hoyle_verify.serve.reference import answer

GAMES = ("german-solo", "preferans", "russian-whist", "six-bid", "solo-whist")


def claims() -> HelloOk:
    said = answer(Hello(id="0", hap=(1,))).ok
    assert isinstance(said, HelloOk)
    return said


def failures(game: str, renaming: Permutation | None = None) -> list[str]:
    """Ask the reference about the whole corpus of a game, permuted, and give the cases that do not pass."""
    found = []
    for each in load_all([game]):
        if each.kind not in CARRIED:
            continue
        questions = group(each, renaming or chosen(each))
        judged = Questions(questions, lambda request: Reply(answer(request)), claims()).judge(questions.cases)
        found += [case.id for case, verdict in judged if verdict.outcome != "pass"]
    return found


class TestInvariance:
    @pytest.mark.parametrize("game", GAMES)
    def test_reference_answers_in_other_words_alike(self, game: str) -> None:
        assert [] == failures(game)

    @pytest.mark.parametrize(("game", "suits"), [("six-bid", "HDCS"), ("german-solo", "SDHC"), ("german-solo", "DCHS")])
    def test_suits_that_a_game_tells_apart_may_not_be_renamed(self, game: str, suits: str) -> None:
        assert failures(game, Permutation(0, suits))

    @pytest.mark.parametrize(
        ("id", "number"),
        [
            ("solo-whist/auction/overcalled-bidder-may-bid-higher", 4 * 24),
            ("six-bid/auction/equal-bid-is-refused", 3 * 6),
            ("german-solo/auction/colour-is-there-from-the-start", 4 * 2),
        ],
    )
    def test_number_of_ways_is_that_of_seats_times_suits(self, id: str, number: int) -> None:
        assert {number} == {len(permutations(each)) for each in load_all([id])}

    def test_suits_stay_in_a_draw(self) -> None:
        for each in load_all(["solo-whist/draw"]):
            assert len(each.players) == len(permutations(each))

    def test_seats_and_suits_change_where_both_may(self) -> None:
        for each in load_all(["six-bid/auction"]):
            assert chosen(each).turn
            assert chosen(each).suits != "CDHS"


class TestPermutation:
    def test_it_is_read_as_it_is_written(self) -> None:
        assert "2DCHS" == str(Permutation.parse("2DCHS"))

    @pytest.mark.parametrize("text", ["", "1", "CDHS", "1CDHH", "9CDHS", "1cdhs", "1CDHS "])
    def test_what_is_none_is_refused(self, text: str) -> None:
        with pytest.raises(NotationError):
            Permutation.parse(text)

    def test_inverse_undoes_it(self) -> None:
        permutation = Permutation(3, "DHSC")

        assert ["C", "D", "H", "S"] == [permutation.inverse(5).suit(permutation.suit(suit)) for suit in "CDHS"]
        assert 0 == (permutation.turn + permutation.inverse(5).turn) % 5


class TestPermuted:
    TURN = Permutation(1, "DCHS")

    def request(self, setup: dict[str, Any], *actions: str) -> Replay:
        return Replay(
            id="1", game="solo-whist", setup=msgspec.convert({"players": 4, **setup}, Setup), actions=tuple(actions)
        )

    def test_request_as_written_is_the_same(self) -> None:
        request = self.request({"dealer": 3}, "0 play:2C")

        assert request is permuted(request, AS_WRITTEN, 4)

    @pytest.mark.parametrize(
        ("setup", "expected"),
        [
            ({"dealer": 3}, {"dealer": 0}),
            ({"tricks": [1, 2, 3, 4]}, {"tricks": [4, 1, 2, 3]}),
            ({"turn_up": "TC"}, {"turn_up": "TD"}),
            ({"hands": [["2C"], ["3D"], [], ["4S"]]}, {"hands": [["4S"], ["2D"], ["3C"], []]}),
            (
                {"contract": {"by": 0, "partner": None, "trump": "D"}},
                {"contract": {"by": 1, "partner": None, "trump": "C"}},
            ),
            ({"widow": 11}, {"widow": 11}),
            ({"widow": ["2C"]}, {"widow": ["2D"]}),
            ({"calls": [[0, "whist"]]}, {"calls": [[1, "whist"]]}),
            ({"rounds": [["2C", None, "3D", "4H"]]}, {"rounds": [["4H", "2D", None, "3C"]]}),
            ({"offences": [{"by": 2, "kind": "revoke"}]}, {"offences": [{"by": 3, "kind": "revoke"}]}),
            ({"dummies": [1, 3]}, {"dummies": [0, 2]}),
            ({"trump": "none"}, {"trump": "none"}),
        ],
    )
    def test_setup_is_turned(self, setup: dict[str, Any], expected: dict[str, Any]) -> None:
        assert self.request(expected) == permuted(self.request(setup), self.TURN, 4)

    @pytest.mark.parametrize(
        ("action", "expected"),
        [
            ("0 play:TC", "1 play:TD"),
            ("3 name-trump:D", "0 name-trump:C"),
            ("1 bid:solo", "2 bid:solo"),
            ("2 offence:revoke:8D", "3 offence:revoke:8C"),
            ("0 claim:2", "1 claim:2"),
        ],
    )
    def test_action_is_turned(self, action: str, expected: str) -> None:
        assert self.request({}, expected) == permuted(self.request({}, action), self.TURN, 4)

    @pytest.mark.parametrize(
        ("facts", "expected"),
        [
            ({"actor": None}, {"actor": None}),
            ({"exposed": [0, 3]}, {"exposed": [0, 1]}),
            ({"legal": ["pass", "play:2C"]}, {"legal": ["pass", "play:2D"]}),
            ({"below": [1, 2]}, {"below": [2, 1]}),
            ({"result": "single-even"}, {"result": "single-odd"}),
            ({"result": ["made", "a", "b", "c"]}, {"result": ["c", "made", "a", "b"]}),
            ({"pool": 7}, {"pool": 7}),
            ({"whists": [[0, 1], [2, 0], [3, 4], [5, 6]]}, {"whists": [[5, 6], [0, 1], [2, 0], [3, 4]]}),
        ],
    )
    def test_answer_is_turned(self, facts: dict[str, Any], expected: dict[str, Any]) -> None:
        def ok(values: dict[str, Any]) -> ReplayOk:
            return ReplayOk(obs=(msgspec.convert({"at": 1, **values}, Observation),))

        assert ok(expected) == permuted(ok(facts), self.TURN, 4)

    def test_seat_that_the_table_does_not_have_stays(self) -> None:
        strange = ReplayOk(obs=(Observation(at=1, exposed=(0, 4)),))

        assert ReplayOk(obs=(Observation(at=1, exposed=(1, 4)),)) == permuted(strange, self.TURN, 4)


class TestCounts:
    def test_results_and_moves_are_turned(self) -> None:
        counted = CountOk(
            actor=0,
            lines=3,
            results={"made passed rested": 2, "single-even": 1},
            moves={"play:TD": LineCount(lines=3, results={"double-odd": 3})},
        )
        turned = CountOk(
            actor=1,
            lines=3,
            results={"rested made passed": 2, "single-odd": 1},
            moves={"play:TC": LineCount(lines=3, results={"double-even": 3})},
        )

        assert turned == permuted(counted, Permutation(1, "DCHS"), 3)
