"""The oracle at a table of five, and in a general misère."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.oracles.solo_whist import Oracle
from tests.oracles.test_solo_whist_oracle import EXAMPLE, LINE_1, LINE_1_ENDING, play_trick

FIVE = EXAMPLE | {"players": 5, "dealer": 4, "hands": [*EXAMPLE["hands"][:3], [], EXAMPLE["hands"][3]]}


class TestFivePlayers:
    def test_dealers_right_hand_neighbour_is_not_asked(self) -> None:
        oracle = Oracle(FIVE)
        asked = []
        for _ in range(4):
            asked.append(oracle.actor())
            oracle.apply(f"{oracle.actor()} pass")
        assert asked == [0, 1, 2, 4]
        assert oracle.facts()["payments"] == [0, 0, 0, 0, 0]

    def test_resting_player_is_passed_over_in_the_play_and_not_paid(self) -> None:
        oracle = Oracle(FIVE | {"contract": {"bid": "misere", "by": 0}})
        for action in ["0 play:AC", "1 play:8C", "2 play:2D", "4 play:2C"]:
            oracle.apply(action)
        assert (oracle.facts()["tricks"], oracle.facts()["payments"]) == ([1, 0, 0, 0, 0], [-6, 2, 2, 0, 2])

    @pytest.mark.parametrize("contract", [{"bid": "solo", "by": 3}, {"bid": "proposal", "by": 0, "partner": 3}])
    def test_resting_player_has_no_part_in_a_contract(self, contract: dict[str, Any]) -> None:
        with pytest.raises(ValueError, match=r"no contract|with a partner"):
            Oracle(FIVE | {"contract": contract})


class TestGeneralMisere:
    def all_pass(self, setup: Mapping[str, Any] = EXAMPLE) -> Oracle:
        oracle = Oracle(setup, "as-printed", {"sw.all_pass": "general_misere"})
        for _ in range(4):
            oracle.apply(f"{oracle.actor()} pass")
        return oracle

    def test_four_passes_begin_it_without_trumps(self) -> None:
        facts = self.all_pass().facts()
        assert facts["contract"] == {"bid": "general-misere", "partner": None, "trump": "none"}
        assert (facts["leader"], facts["actor"], facts["trump"], facts["over"]) == (0, 0, "none", False)

    def test_taker_of_the_last_trick_pays_each_other_a_solo(self) -> None:
        oracle = self.all_pass()
        # LINE_1 is played without trumps too; seat 0 takes the last trick there with the ten of hearts.
        for trick in LINE_1 + LINE_1_ENDING:
            play_trick(oracle, trick)
        facts = oracle.facts()
        assert (facts["result"], facts["winner"], facts["payments"]) == ("general-misere", 0, [-3, 1, 1, 1])

    def test_five_players_pay_only_those_who_played(self) -> None:
        oracle = self.all_pass(FIVE)
        while oracle.actor() is not None:
            oracle.apply(f"{oracle.actor()} {oracle.legal()[0]}")
        facts = oracle.facts()
        expected = [0 if seat == 3 else -3 if seat == facts["winner"] else 1 for seat in range(5)]
        assert facts["payments"] == expected
