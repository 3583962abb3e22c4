"""The oracle of Russian Whist against cases worked by hand from the document."""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from tests.oracles.russian_whist import Oracle
from tests.oracles.russian_whist_deals import play_random_deal
from tests.oracles.russian_whist_score import (
    CHOICES,
    by_side,
    settle,
)

# Seats 0 and 2 hold the spades from the ace to the ten and the hearts to the jack, 1 and 3 the clubs to the ten.
DEAL: dict[str, Any] = {
    "players": 4,
    "dealer": 3,
    "hands": [
        "AS KS QS 2S AH KH 4D 3D 2D 5C 4C 3C 2C".split(),
        "9S 8S 7S 6S TH 9H 8H KD QD JD AC KC TC".split(),
        "JS TS QH JH 2H AD 7D 6D 5D 9C 8C 7C 6C".split(),
        "5S 4S 3S 7H 6H 5H 4H 3H TD 9D 8D QC JC".split(),
    ],
    "turn_up": "3H",
}
PLAY_ON = {"rw.irregularities": "play_on"}


def play(oracle: Oracle, cards: str) -> Oracle:
    for card in cards.split():
        oracle.apply(f"{oracle.actor()} play:{card}")
    return oracle


def play_out(oracle: Oracle) -> Oracle:
    """Play the first card that is no revoke until all are played."""
    while oracle.stage == "play":
        oracle.apply(f"{oracle.actor()} {next(token for token in oracle.legal() if token.startswith('play:'))}")
    return oracle


def with_revoke(options: Mapping[str, str] | None = None) -> Oracle:
    """Bring the first trick to its end, in which seat 1 trumps a club although he has clubs, and wins."""
    oracle = Oracle(DEAL, "as-printed", {**PLAY_ON, **(options or {})})
    for action in ["0 play:2C", "1 offence:revoke:8H", "2 play:6C", "3 play:QC"]:
        oracle.apply(action)
    return oracle


class TestPlay:
    def test_left_of_the_dealer_leads_and_the_turn_up_is_trumps(self) -> None:
        facts = Oracle(DEAL).facts()
        assert (facts["actor"], facts["leader"], facts["trump"], len(facts["legal"])) == (0, 0, "H", 13)

    def test_suit_led_is_followed(self) -> None:
        assert play(Oracle(DEAL), "AS").legal() == ["play:6S", "play:7S", "play:8S", "play:9S"]

    def test_void_player_is_free_and_trumps_win(self) -> None:
        oracle = play(Oracle(DEAL), "2C TC 6C JC 3S 2S 9S JS TS 4S KS 7S AS 6S")
        assert (oracle.actor(), len(oracle.legal())) == (2, 10)
        play(oracle, "2H 5S")
        assert (oracle.facts()["winner"], oracle.facts()["tricks"]) == (2, [1, 0, 2, 1])

    def test_turn_up_may_be_played_to_the_first_trick(self) -> None:
        assert "play:3H" in play(Oracle(DEAL), "AH TH 2H").legal()

    def test_nothing_is_written_before_the_end(self) -> None:
        facts = Oracle(DEAL).facts()
        assert (facts["below"], facts["above"], facts["result"]) == (None, None, None)

    def test_hand_played_out(self) -> None:
        facts = play_out(Oracle(DEAL)).facts()
        assert (facts["over"], sum(facts["tricks"]), facts["legal"]) == (True, 13, [])


class TestRevoke:
    def test_refused_without_the_option(self) -> None:
        with pytest.raises(ValueError, match="is illegal"):
            play(Oracle(DEAL), "2C").apply("1 offence:revoke:8H")

    def test_possible_with_any_other_card(self) -> None:
        oracle = play(Oracle(DEAL, "as-printed", PLAY_ON), "2C")
        revokes = ["offence:revoke:" + card for card in "9S 8S 7S 6S TH 9H 8H KD QD JD".split()]
        assert oracle.legal() == sorted([*revokes, "play:AC", "play:KC", "play:TC"])
        assert Oracle(DEAL, "as-printed", PLAY_ON).legal() == sorted("play:" + card for card in DEAL["hands"][0])

    def test_correction_returns_the_card_and_moves_the_trick(self) -> None:
        oracle = with_revoke()
        assert (oracle.actor(), oracle.rights(1)) == (1, ["correct:AC", "correct:KC", "correct:TC"])
        assert [oracle.rights(seat) for seat in (0, 2, 3)] == [[], [], ["ask"]]
        oracle.apply("1 correct:TC")
        assert (oracle.actor(), oracle.facts()["winner"], oracle.tricks) == (3, 3, [0, 0, 0, 1])
        assert sorted(oracle.hands[1]) == sorted("9S 8S 7S 6S TH 9H 8H KD QD JD AC KC".split())
        assert oracle.rights(1) == []
        assert play_out(oracle).stage == "over"

    def test_correction_out_of_turn_within_the_trick(self) -> None:
        oracle = Oracle(DEAL, "as-printed", PLAY_ON)
        for action in ["0 play:2C", "1 offence:revoke:8H", "1 correct:AC"]:
            oracle.apply(action)
        assert (oracle.actor(), oracle.trick) == (2, [(0, "2C"), (1, "AC")])

    def test_partner_may_ask_once_until_the_next_lead(self) -> None:
        oracle = with_revoke()
        oracle.apply("3 ask")
        assert (oracle.rights(3), oracle.actor(), len(oracle.rights(1))) == ([], 1, 3)
        oracle = with_revoke()
        oracle.apply("1 play:AC")
        assert oracle.rights(3) == []

    def test_partner_may_ask_who_is_really_void(self) -> None:
        trick = "2C TC 6C JC 3S 2S 9S JS TS 4S KS 7S AS 6S 2H"
        assert play(Oracle(DEAL, "as-printed", PLAY_ON), trick).rights(0) == ["ask"]

    def test_too_late_after_the_next_lead(self) -> None:
        oracle = with_revoke()
        oracle.apply("1 play:AC")
        assert oracle.rights(1) == []

    @pytest.mark.parametrize(("revoke", "chooser"), [("offender", 1), ("injured", 2)])
    def test_penalty_is_chosen_after_the_last_trick(self, revoke: str, chooser: int) -> None:
        oracle = play_out(with_revoke({"rw.revoke_chooser": revoke}))
        assert (oracle.actor(), oracle.legal()) == (chooser, ["penalty:points", "penalty:tricks"])
        assert oracle.facts()["over"] is False
        oracle.apply(f"{chooser} penalty:points")
        assert oracle.facts()["over"] is True


class TestDummies:
    def test_dummy_lies_open_and_is_played_by_its_partner(self) -> None:
        oracle = Oracle(DEAL | {"dummies": [0]})
        assert (oracle.actor(), oracle.facts()["exposed"]) == (0, [0, 3])
        assert play(oracle, "2C TC 6C JC").facts()["exposed"] == [0]
        assert [oracle.controls(seat) for seat in range(4)] == [[], [1], [2, 0], [3]]

    def test_two_players_have_one_each(self) -> None:
        oracle = Oracle(DEAL | {"dummies": [2, 3]})
        assert [oracle.controls(seat) for seat in range(4)] == [[0, 2], [1, 3], [], []]
        with pytest.raises(ValueError, match="one or two dummies"):
            Oracle(DEAL | {"dummies": [1, 3]})


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", [PLAY_ON | {key: value} for key, values in CHOICES.items() for value in values])
def test_played_and_settled_hands_agree(players: int, options: dict[str, str]) -> None:
    for number in range(10):
        oracle, setup = play_random_deal(Random(f"end/{number}"), "as-printed", options, players)
        offences = [
            {"by": seat, "kind": "revoke", "penalty": penalty}
            for seat, (_, penalty) in zip(oracle.offenders, oracle.penalties, strict=True)
        ]
        facts = oracle.facts()
        settled = settle({**setup, "tricks": oracle.tricks, "offences": offences}, "as-printed", options)
        assert (facts["over"], facts["legal"]) == (True, [])
        assert {key: facts[key] for key in settled} == settled


def test_random_hands_reach_every_kind_and_slam() -> None:
    seen: Counter[str] = Counter()
    for number in range(300):
        oracle, _ = play_random_deal(Random(f"reach/{number}"), "as-printed", PLAY_ON)
        seen[oracle.facts()["result"].split("-")[0]] += 1
        seen["small slam"] += 12 in by_side(oracle.tricks, oracle.playing)
        seen["revoke"] += bool(oracle.offenders)
        seen["tricks lost"] += "tricks" in [penalty for _, penalty in oracle.penalties]
    assert [
        name for name in ("single", "double", "triple", "small slam", "revoke", "tricks lost") if seen[name] < 5
    ] == []
