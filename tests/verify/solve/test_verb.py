"""``hoyle solve``: what it prints, and what it refuses."""

import json
from typing import Any

import pytest

from hoyle_verify.cli import main

MISERE = ("--hands", "QJ.J7.KQJT.97 T987.98.987.8 AK.AKQT.A.QJT", "--leader", "0", "--declarer", "1")
ETUDE = ("--hands", "AQ.KQ7.J7.JT9 KJ.J98.T98.A8 T987.A.AKQ.KQ", "--leader", "1", "--declarer", "2")


def solve(*arguments: str) -> int:
    with pytest.raises(SystemExit) as left:
        main(["solve", *arguments])
    assert isinstance(left.value.code, int)
    return left.value.code


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert solve(*arguments, "--json") == 0
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    return answer


def test_a_misere_values_every_lead_by_its_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    answer = printed(capsys, *MISERE, "--goal", "misere")
    beaten = {card for card, verdict in answer["moves"].items() if verdict == "defeated"}
    assert (0, "misere", "defeated", {"TD", "JD", "QD", "KD"}) == (
        answer["actor"],
        answer["goal"],
        answer["verdict"],
        beaten,
    )
    assert "tricks" not in answer


def test_an_etude_makes_six_spades_where_trumping_is_a_duty(capsys: pytest.CaptureFixture[str]) -> None:
    answer = printed(capsys, *ETUDE, "--goal", "6", "--trump", "S", "--duty-to-trump")
    assert (6, 6, "made", 1) == (answer["goal"], answer["tricks"], answer["verdict"], answer["actor"])
    assert set(answer["moves"].values()) == {6, 7}


def test_a_partner_counts_for_the_declarer(capsys: pytest.CaptureFixture[str]) -> None:
    hands = ("--hands", "AK... QJ... ..AK. ..QJ.", "--leader", "0", "--declarer", "0", "--goal", "most")
    assert printed(capsys, *hands)["tricks"] == 2
    assert printed(capsys, *hands[:-2], "--partner", "3", "--goal", "fewest")["tricks"] == 2


def test_a_scenario_is_solved_after_some_actions(capsys: pytest.CaptureFixture[str]) -> None:
    answer = printed(capsys, "solo-whist/whole/open-misere-beaten", "--after", "12")
    assert ("solo-whist/whole/open-misere-beaten", 12, "misere") == (
        answer["scenario"],
        answer["after"],
        answer["goal"],
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "name a scenario, or give the hands of an ending with --hands"),
        (("--hands", "A... K..."), "--hands needs --leader and --declarer and --goal"),
        ((*MISERE, "--goal", "many"), "misere, most, fewest or a number of tricks from 1 to 13"),
        ((*MISERE, "--goal", "most", "--partner", "3"), "there is no seat 3: the 3 hands are seats 0 to 2"),
        (
            ("--hands", "AA... K...", "--leader", "0", "--declarer", "0", "--goal", "most"),
            "seat 0: A stands twice in 'AA'",
        ),
        (
            ("--hands", "A... K...", "--leader", "0", "--declarer", "0", "--goal", "most"),
            "2 hands; give three or four",
        ),
        (
            ("--hands", "A... K... QJ...", "--leader", "0", "--declarer", "0", "--goal", "most"),
            "hands of 1, 1, 2 cards; they must be equally long",
        ),
        (("solo-whist/whole/open-misere-beaten", "--trump", "S"), "--trump belongs to --hands"),
        (("solo-whist/whole/open-misere-beaten", "--after", "0"), "cards are played from"),
    ],
)
def test_bad_input_is_refused_with_its_reason(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], said: str
) -> None:
    assert solve(*arguments) == 2
    assert said in capsys.readouterr().err


def test_time_that_is_up_leaves_it_incomplete(capsys: pytest.CaptureFixture[str]) -> None:
    assert solve(*ETUDE, "--goal", "most", "--trump", "S", "--seconds", "0.000001") == 4
    assert "allow more with --seconds" in capsys.readouterr().err
