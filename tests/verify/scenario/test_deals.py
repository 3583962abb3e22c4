"""Deals of the games with other packs and with cards that lie apart."""

from pathlib import Path

import pytest

from hoyle_verify.scenario import ScenarioError, canonical, load
from tests.verify.scenario.known import HERE

CLAIM = HERE / "scenarios" / "preferans" / "play" / "claim-is-refused.yaml"
REVOKE = HERE / "scenarios" / "russian-whist" / "irregularity" / "offender-chooses-points.yaml"
AUCTION = HERE / "scenarios" / "german-solo" / "auction" / "younger-player-asks.yaml"
COUNT = HERE / "scenarios" / "six-bid" / "counts" / "two-cards-each.yaml"
DEAL = HERE / "scenarios" / "solo-whist" / "deal" / "three-cards-at-a-time.yaml"
DRAW = HERE / "scenarios" / "russian-whist" / "draw" / "higher-cards-play-together.yaml"
SESSION = HERE / "scenarios" / "russian-whist" / "session" / "rubber-of-two-hands.yaml"
PROBLEM = HERE / "scenarios" / "solo-whist" / "problems" / "two-cards-without-a-trick.yaml"
WHISTS = HERE / "scenarios" / "preferans" / "score" / "eight-with-two-whisters.yaml"
WIDOW = HERE / "scenarios" / "six-bid" / "score" / "heart-solo-with-seventy.yaml"


@pytest.mark.parametrize(
    ("path", "old", "new", "field", "message"),
    [
        (AUCTION, "S:AKQJT987", "S:AKQJT986", "setup.hands.A", "6S is not in the pack"),
        (AUCTION, "name-trump:S", "name-trump:N", "actions[7]", "'N' is no suit"),
        (AUCTION, "called: AH", "called: HA", "expect[1].contract.called", "'HA' is no card"),
        (CLAIM, "claim:8", "claim:11", "actions[4]", "'11' is no number of tricks"),
        (CLAIM, "claim:8", "claim", "actions[4]", "'claim' needs an argument"),
        (CLAIM, '"C:87"', '"C:8"', "setup.discard", "1 cards"),
        (CLAIM, '"C:87"', '"C:8 S:7"', "setup.discard", "7S is in a hand too"),
        (CLAIM, 'M: ""', "M: null", "setup.hands.M", "nothing stands here"),
        (CLAIM, 'M: ""', "M: []", "setup.hands.M", "a list stands here"),
        (REVOKE, "offence:revoke:8C", "offence:revoke:C8", "actions[1]", "'C8' is no card"),
        (REVOKE, "offence:revoke:8C", "offence:cheat:8C", "actions[1]", "'cheat' is no offence"),
        (REVOKE, "V penalty:points", "V penalty:fine", "actions[2]", "'fine' is no penalty"),
        (REVOKE, "V penalty:points", "trick V  8C", "actions[2]", "this is no trick"),
        (REVOKE, "V penalty:points", "trick Z 8C", "actions[2]", "no player is called 'Z'"),
        (REVOKE, "V penalty:points", "V PASS", "actions[2]", "'PASS' is no verb of russian-whist"),
        (REVOKE, "A play:TD", "[A play:TD]", "actions[0]", "a list stands here"),
        (
            REVOKE,
            "[A, V, R, K]",
            "[A, V, R, K L]",
            "players[3]",
            "'K L' is not a name",
        ),
        (COUNT, '"S:876"', '"S:87"', "setup.widow", "2 cards"),
        (COUNT, '"S:876"', '"S:87 D:5"', "setup.widow", "5D is not in the pack"),
        (COUNT, '"S:876"', '"S:T76"', "setup.widow", "TS is in a hand too"),
        (COUNT, '"S:QJ"', '"S:QJ H:8"', "setup.hands", "hands of 2, 3, 2 cards"),
        (COUNT, "{made: 8}", "{made: 7}", "answer.results", "7 lines in all"),
        (COUNT, "play:KS", "lead:KS", "answer.moves.lead:KS", "'lead' is no verb of six-bid"),
        (DEAL, "2C 3C", "2C 2C", "setup.pack", "2C stands twice"),
        (DEAL, "2C 3C", "2C", "setup.pack", "51 cards"),
        (DEAL, "2C 3C", "2C C3", "setup.pack", "'C3' is no card"),
        (DRAW, "{A: null, V: 9S", "{A: 9S, V: 9S", "setup.rounds[1]", "a card is drawn twice"),
        (DRAW, "[R, K]", "[R]", "answer.pairs[1]", "1 players"),
        (PROBLEM, "goal: misere", "goal: 14", "goal", "14 is out of range"),
        (PROBLEM, "goal: misere", "goal: least", "goal", "'least' is no goal and no number of tricks"),
        (PROBLEM, "trump: none", "trump: N", "setup.trump", "'N' is no trump suit"),
        (WHISTS, "V: {A: 60, R: 0}", "V: {A: 60}", "expect[0].whists.V", "nothing is said of R"),
        (WHISTS, "V: {A: 60, R: 0}", "V: {A: 60, R: 0, V: 0}", "expect[0].whists.V.V", "'V' has no place in this map"),
        (SESSION, "below: [6, 0]", "below: [6]", "expect[0].below", "1 numbers"),
        (SESSION, "by: V, ", "", "deals[0].setup.offences[0].by", "this field is missing"),
        (
            SESSION,
            "kind: revoke",
            "kind: renounce",
            "deals[0].setup.offences[0].kind",
            "'renounce' is no kind of offence",
        ),
        (WHISTS, "[R, whist]", "[R]", "setup.calls[1]", "1 entries"),
        (WHISTS, "[R, whist]", "R whist", "setup.calls[1]", "a text stands here"),
        (WHISTS, "[R, whist]", "[R, vist]", "setup.calls[1][1]", "'vist' is no call"),
        (WHISTS, "level: 8", "level: 5", "setup.contract.level", "5 is out of range"),
        (WIDOW, "widow: 10", "widow: 11", "setup.trick_points", "110 in all"),
        (WIDOW, "widow: 10", "widow: 34", "setup.widow", "34 is out of range"),
    ],
)
def test_what_cannot_be_is_refused(tmp_path: Path, path: Path, old: str, new: str, field: str, message: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    changed = tmp_path / "changed.yaml"
    changed.write_text(text.replace(old, new, 1), encoding="utf-8")

    with pytest.raises(ScenarioError) as caught:
        load(changed)

    assert (field, message) in [(problem.field, problem.message) for problem in caught.value.problems]


def test_misere_of_preferans_is_a_level(tmp_path: Path) -> None:
    changed = tmp_path / "changed.yaml"
    text = WHISTS.read_text(encoding="utf-8").replace("level: 8, trump: S", "level: misere")
    changed.write_text(text, encoding="utf-8")

    assert canonical(load(changed))["setup"]["contract"] == {"level": "misere", "declarer": 0}


def test_too_many_actions_are_refused(tmp_path: Path) -> None:
    changed = tmp_path / "changed.yaml"
    text = REVOKE.read_text(encoding="utf-8")
    changed.write_text(text.replace("[A play:TD, ", "[" + "A play:TD, " * 1000), encoding="utf-8")

    with pytest.raises(ScenarioError) as caught:
        load(changed)

    assert ["1002 actions"] == [problem.message for problem in caught.value.problems if problem.field == "actions"]
