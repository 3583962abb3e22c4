"""The reference engine as a HAP/1 program: what goes in, what comes out, and what does not bring it down."""

import io
import json
from typing import Any

import pytest

from hoyle import games
from hoyle_verify.hap.messages import MAX_LINE, decode_response
from hoyle_verify.serve.loop import serve

DEAL = {
    "players": 4,
    "dealer": 3,
    "hands": [
        "TD 9D TH 9H AH KH QH JH AC QC 7C 5C 3C".split(),
        "7D 6D 4D 7H 5H 4H 3H 8C JS TS 9S 8S 2S".split(),
        "AD KD QD JD 8D 5D 3D 2D 8H 6H AS KS QS".split(),
        "7S 6S 5S 4S 3S 2H KC JC TC 9C 6C 4C 2C".split(),
    ],
    "turn_up": "2H",
}


def talk(*requests: Any) -> list[dict[str, Any]]:
    lines = b"".join(each if isinstance(each, bytes) else json.dumps(each).encode() + b"\n" for each in requests)
    sink = io.BytesIO()
    serve(io.BytesIO(lines), sink)
    return [json.loads(line) for line in sink.getvalue().splitlines()]


def replay(actions: list[str], ask: list[dict[str, Any]], **fields: Any) -> dict[str, Any]:
    return {"id": "7", "op": "replay", "game": "solo-whist", "setup": DEAL, "actions": actions, "ask": ask, **fields}


class TestHello:
    def test_version_one_is_spoken(self) -> None:
        (answer,) = talk({"id": "0", "op": "hello", "hap": [1], "corpus": "1.0"})

        assert 1 == answer["ok"]["hap"]
        assert ["replay", "settle", "draw", "view", "count", "explain"] == answer["ok"]["ops"]

    def test_rulesets_and_options_are_claimed(self) -> None:
        (answer,) = talk({"id": "0", "op": "hello", "hap": [1], "corpus": "1.0"})
        claim = answer["ok"]["games"]["solo-whist"]

        assert ["as-printed", "customary"] == claim["rulesets"]
        assert ["fraction_only", "base_plus_fraction"] == claim["options"]["sw.fail"]

    def test_only_the_phases_that_a_game_has_are_claimed(self) -> None:
        (answer,) = talk({"id": "0", "op": "hello", "hap": [1], "corpus": "1.0"})
        claims = answer["ok"]["games"]

        assert {engine.id for engine in games.load()} == claims.keys()
        assert "auction" not in claims["russian-whist"]["has"]
        assert "exchange" in claims["six-bid"]["has"]

    def test_another_version_is_an_error(self) -> None:
        (answer,) = talk({"id": "0", "op": "hello", "hap": [2, 3], "corpus": "1.0"})

        assert "2, 3 was offered" in answer["error"]["message"]


class TestReplay:
    def test_what_is_asked_is_answered_and_nothing_else(self) -> None:
        (answer,) = talk(replay(["0 bid:solo"], [{"at": 1, "want": ["actor", "over"]}]))

        assert {"id": "7", "ok": {"obs": [{"at": 1, "actor": 1, "over": False}]}} == answer

    def test_end_is_the_state_after_the_last_action(self) -> None:
        passes = [f"{seat} pass" for seat in range(4)]
        (answer,) = talk(replay(passes, [{"at": "end", "want": ["result", "payments"]}]))

        assert [{"at": "end", "result": "passed-out", "payments": [0, 0, 0, 0]}] == answer["ok"]["obs"]

    def test_an_illegal_action_is_rejected_where_it_is_applied(self) -> None:
        (answer,) = talk(replay(["0 bid:misere", "1 bid:solo"], []))

        assert {"at": 1, "clause": "SW-BID-4"} == answer["rejected"]

    def test_a_word_of_no_game_is_an_error_and_no_rejection(self) -> None:
        (answer,) = talk(replay(["0 bid:grand"], []))

        assert "'0 bid:grand' is no action" in answer["error"]["message"]

    def test_an_impossible_deal_is_an_error_with_every_reason(self) -> None:
        (answer,) = talk(replay([], [], setup=DEAL | {"dealer": 2, "hands": [["2C"]] * 4}))

        assert answer["error"]["message"].count("1 cards where a hand has 13") == 4
        assert "2C is in another hand too" in answer["error"]["message"]

    def test_a_position_beyond_the_end_is_an_error(self) -> None:
        (answer,) = talk(replay([], [{"at": 1, "want": ["actor"]}]))

        assert "position" in answer["error"]["message"]

    def test_an_observable_of_another_game_is_an_error(self) -> None:
        (answer,) = talk(replay([], [{"at": 0, "want": ["hill"]}]))

        assert "no observable is called 'hill'" in answer["error"]["message"]

    def test_an_unknown_ruleset_is_an_error_with_the_known_ones(self) -> None:
        (answer,) = talk(replay([], [], ruleset="as-played"))

        assert "as-printed" in answer["error"]["message"]


class TestSettle:
    def test_a_finished_deal_is_paid(self) -> None:
        setup = {"players": 4, "dealer": 3, "contract": {"bid": "solo", "by": 0, "trump": "H"}, "tricks": [6, 3, 2, 2]}
        ask = [{"at": "end", "want": ["payments", "result"]}]
        (answer,) = talk({"id": "s", "op": "settle", "game": "solo-whist", "setup": setup, "ask": ask})

        # One point and a quarter for the sixth trick, from each of three.
        assert [{"at": "end", "payments": [3.75, -1.25, -1.25, -1.25], "result": "made"}] == answer["ok"]["obs"]

    def test_tricks_are_known_only_if_they_are_given(self) -> None:
        setup = {
            "players": 3,
            "dealer": 2,
            "contract": {"level": 8, "declarer": 0},
            "calls": [[1, "pass"], [2, "pass"]],
        }
        ask = [{"at": "end", "want": ["result", "tricks"]}]
        (answer,) = talk({"id": "s", "op": "settle", "game": "preferans", "setup": setup, "ask": ask})

        assert "no observable is called 'tricks'" in answer["error"]["message"]


class TestOtherOperations:
    def test_bye_is_the_last_word(self) -> None:
        answers = talk({"id": "1", "op": "bye"}, {"id": "2", "op": "hello", "hap": [1]})

        assert [{"id": "1", "ok": {}}] == answers


class TestBadLines:
    @pytest.mark.parametrize(
        "line",
        [
            b"\n",
            b"not json\n",
            b'{"id":"1","op":"replay"\n',
            b"\xff\xfe\n",
            b'{"id":"1","id":"2","op":"bye"}\n',
            b'{"id":"1","op":"dance"}\n',
            b'{"id":"1","op":"hello","hap":[NaN]}\n',
            b"[" * 100_000 + b"\n",
        ],
    )
    def test_the_next_request_is_still_answered(self, line: bytes) -> None:
        answers = talk(line, {"id": "2", "op": "bye"})

        assert ["error", "ok"] == [next(key for key in answer if key != "id") for answer in answers]

    def test_an_endless_line_is_passed_over(self) -> None:
        answers = talk(b"x" * (3 * MAX_LINE) + b"\n", {"id": "2", "op": "bye"})

        assert ["error", "ok"] == [next(key for key in answer if key != "id") for answer in answers]

    def test_every_answer_is_what_the_protocol_allows(self) -> None:
        sink = io.BytesIO()
        serve(io.BytesIO(json.dumps(replay(["0 pass"], [{"at": 0, "want": ["legal", "contract"]}])).encode()), sink)

        assert decode_response(sink.getvalue(), "replay").id == "7"
