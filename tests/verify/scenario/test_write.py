"""Scenarios are written as people write them, and read back as what they were."""

from typing import Any

import pytest
import yaml

from hoyle_verify.scenario.write import action, as_yaml, named

PLAYERS = ("A", "B", "C")


@pytest.mark.parametrize(
    ("name", "value", "written"),
    [
        ("dealer", 2, "C"),
        ("actor", None, None),
        ("exposed", [0, 2], ["A", "C"]),
        ("hands", [["2C", "AC"], [], ["KH"]], {"A": "C:A2", "B": "", "C": "H:K"}),
        ("widow", ["6C", "AS"], "S:A C:6"),
        ("widow", 11, 11),
        ("tricks", [5, 3, 2], {"A": 5, "B": 3, "C": 2}),
        ("pool", 15, 15),
        ("contract", {"bid": "solo", "by": 1, "partner": None}, {"bid": "solo", "by": "B", "partner": None}),
        ("calls", [[1, "whist"], [2, "pass"]], [["B", "whist"], ["C", "pass"]]),
        ("offence", {"by": 1, "kind": "revoke"}, {"by": "B", "kind": "revoke"}),
        ("offences", [{"by": 2, "kind": "revoke"}], [{"by": "C", "kind": "revoke"}]),
        (
            "whists",
            [[0, 1, 2], [3, 0, 4], [5, 6, 0]],
            {"A": {"B": 1, "C": 2}, "B": {"A": 3, "C": 4}, "C": {"A": 5, "B": 6}},
        ),
        ("legal", ("pass", "bid:solo"), ["pass", "bid:solo"]),
    ],
)
def test_seats_become_names(name: str, value: Any, written: Any) -> None:
    assert written == named(name, value, PLAYERS)


def test_an_action_names_its_player() -> None:
    assert "B play:TD" == action("1 play:TD", PLAYERS)


def test_what_belongs_together_stands_on_one_line() -> None:
    text = as_yaml({"setup": {"dealer": "C", "contract": {"bid": "solo", "by": "A"}}, "actions": ["A pass"]})

    assert "setup:\n  dealer: C\n  contract: {bid: solo, by: A}\nactions: [A pass]\n" == text


def test_words_that_yaml_would_take_for_something_else_are_quoted() -> None:
    options = {"options": {"gs.pool": "on"}}

    assert options == yaml.safe_load(as_yaml(options))
