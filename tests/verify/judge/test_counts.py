"""Counts: everything that a scenario says of the lines is compared, and nothing that it does not say."""

from typing import Any

import msgspec
import pytest

from hoyle_verify.hap.responses import CountOk
from hoyle_verify.judge.counts import differences_of_count
from hoyle_verify.judge.run import run
from hoyle_verify.scenario.model import Answer
from tests.verify.judge.test_between import scenario
from tests.verify.serve.test_loop import DEAL

SAID = {
    "actor": 2,
    "lines": 5,
    "results": {"made": 3, "failed": 2},
    "ends": [
        {"facts": {"payments": [1, -1], "contract": {"bid": "solo"}}, "lines": 3},
        {"facts": {"payments": [-1, 1], "contract": None}, "lines": 2},
    ],
    "moves": {"play:TD": {"lines": 3, "results": {"made": 3}}, "play:9D": {"lines": 2}},
}
COUNTED = {
    "actor": 2,
    "lines": 5,
    "results": {"made": 3, "failed": 2},
    "ends": [
        {"payments": [1, -1.0], "contract": {"bid": "solo", "by": 0}, "lines": 1},
        {"payments": [1.0, -1], "contract": {"bid": "solo", "by": 1}, "lines": 2},
        {"payments": [-1, 1], "contract": None, "lines": 2},
    ],
    "moves": {
        "play:TD": {"lines": 3, "results": {"made": 3}},
        "play:9D": {"lines": 2, "results": {"failed": 2}},
    },
}


def compared(**counted: Any) -> list[tuple[str, str, str]]:
    got = msgspec.convert(COUNTED | counted, CountOk)
    return [(each.what, each.expected, each.got) for each in differences_of_count(msgspec.convert(SAID, Answer), got)]


class TestComparison:
    def test_equal_counts_do_not_differ(self) -> None:
        assert [] == compared()

    @pytest.mark.parametrize(
        ("part", "value", "expected"),
        [
            ("actor", 1, [("actor", "2", "1")]),
            ("lines", 6, [("lines", "5", "6")]),
            ("results", {"made": 4, "drawn": 1}, [("drawn", "0", "1"), ("failed", "2", "0"), ("made", "3", "4")]),
            (
                "ends",
                COUNTED["ends"][:2],  # type: ignore[index]  # it is a list
                [('lines with {"payments":[-1,1],"contract":null}', "2", "0")],
            ),
            ("moves", {"play:TD": {"lines": 3}}, [
                ("first moves", "['play:9D', 'play:TD']", "['play:TD']"),
                ("made after play:TD", "3", "0"),
            ]),
        ],
    )  # fmt: skip  # a row holds what belongs together
    def test_difference_is_named(self, part: str, value: Any, expected: list[tuple[str, str, str]]) -> None:
        assert expected == compared(**{part: value})

    def test_what_a_scenario_does_not_say_is_not_compared(self) -> None:
        moves = {"play:TD": {"lines": 3, "results": {"made": 3}}, "play:9D": {"lines": 2, "results": {"drawn": 2}}}

        assert [] == compared(moves=moves)

    def test_answer_without_the_ends_that_were_asked_for_differs(self) -> None:
        got = msgspec.structs.replace(msgspec.convert(COUNTED, CountOk), ends=msgspec.UNSET)
        found = [each.got for each in differences_of_count(msgspec.convert(SAID, Answer), got)]

        assert ["0", "0"] == found


class TestRun:
    def test_right_count_passes(self) -> None:
        # Three have passed: the last may pass, too, or make any bid that stands over nothing, and then the auction ends
        # unless it is a proposal, which eldest hand may join and to which its maker must otherwise add a higher bid.
        counted = scenario(
            "count",
            setup=DEAL,
            actions=["0 pass", "1 pass", "2 pass"],
            until="contract",
            answer={"actor": 3, "lines": 12, "results": {"passed-out": 1}},
        )

        assert [] == list(run(counted).differences)

    def test_action_that_is_refused_on_the_way_is_told(self) -> None:
        counted = scenario("count", setup=DEAL, actions=["1 pass"], lines=[9], answer={"lines": 1})

        assert [(9, "0", "1 pass")] == [(each.line, each.at, each.what) for each in run(counted).differences]
