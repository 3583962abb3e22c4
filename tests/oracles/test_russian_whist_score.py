"""The oracle's scores in Russian Whist against sums worked by hand."""

from typing import Any

import pytest

from tests.oracles.russian_whist_score import crown_points, honour_points, rules_in_force, settle
from tests.oracles.test_russian_whist_oracle import DEAL


def score(tricks: list[int], *offences: dict[str, Any], turn_up: str = "3H", **options: str) -> tuple[Any, ...]:
    keyed = {"rw." + key: value for key, value in options.items()}
    setup = {**DEAL, "turn_up": turn_up, "tricks": tricks, "offences": list(offences)}
    settled = settle(setup, "as-printed", keyed)
    return settled["below"], settled["above"], settled["result"]


def revoke(by: int, penalty: str) -> dict[str, Any]:
    return {"by": by, "kind": "revoke", "penalty": penalty}


class TestScore:
    """With hearts as trumps the crowns are 15 and twice 10 against 15."""

    def test_two_for_each_trick_above_six_and_five_for_the_hand(self) -> None:
        assert score([4, 3, 3, 3]) == ([2, 0], [40, 15], "single-even")
        assert score([3, 4, 2, 4]) == ([0, 4], [35, 20], "single-odd")

    def test_double_and_triple(self) -> None:
        assert score([5, 2, 4, 2]) == ([6, 0], [40, 15], "double-even")
        assert score([6, 1, 6, 0]) == ([12, 0], [50, 15], "double-even")
        assert score([7, 0, 6, 0]) == ([14, 0], [60, 15], "triple-even")
        assert score([0, 7, 0, 6]) == ([0, 14], [35, 40], "triple-odd")

    def test_premiums_by_agreement(self) -> None:
        assert score([5, 2, 4, 2], double_premium="5") == ([6, 0], [45, 15], "double-even")
        assert score([7, 0, 6, 0], double_premium="5") == ([14, 0], [60, 15], "triple-even")

    def test_trump_crowns_count_twice(self) -> None:
        assert score([4, 3, 3, 3], turn_up="5S") == ([2, 0], [45, 15], "single-even")
        assert score([4, 3, 3, 3], turn_up="QC") == ([2, 0], [30, 30], "single-even")

    def test_trump_honours_under_the_option(self) -> None:
        assert score([4, 3, 3, 3], honours="fichman") == ([2, 0], [44, 15], "single-even")
        assert score([4, 3, 3, 3], turn_up="5S", honours="fichman") == ([2, 0], [51, 15], "single-even")
        assert score([4, 3, 3, 3], turn_up="8D", honours="fichman") == ([2, 0], [30, 19], "single-even")
        assert score([4, 3, 3, 3], turn_up="QC", honours="fichman") == ([2, 0], [30, 36], "single-even")

    @pytest.mark.parametrize(("ranks", "points"), [("AQ", 0), ("AQT", 2), ("KQJT", 4), ("AKQJT", 6), ("AK987", 0)])
    def test_honours(self, ranks: str, points: int) -> None:
        rules = rules_in_force("as-printed", {"rw.honours": "fichman"})
        assert honour_points([rank + "D" for rank in ranks], "D", rules) == points

    @pytest.mark.parametrize(
        ("ranks", "points", "uncapped"),
        [("AK", 0, 0), ("KQJT", 0, 0), ("AKQ", 5, 5), ("AKQT", 5, 5), ("AKQJT", 15, 15), ("AKQJT987", 15, 30)],
    )
    def test_crowns(self, ranks: str, points: int, uncapped: int) -> None:
        cards = [rank + "D" for rank in ranks]
        assert crown_points(cards, "C", rules_in_force("as-printed", {})) == points
        assert crown_points(cards, "D", rules_in_force("as-printed", {})) == 2 * points
        assert crown_points(cards, "C", rules_in_force("as-printed", {"rw.crown_cap": "13"})) == uncapped


class TestPenalties:
    def test_five_points_above_the_line(self) -> None:
        assert score([5, 2, 4, 2], revoke(0, "points")) == ([6, 0], [40, 20], "double-even")

    def test_three_tricks_can_turn_the_hand(self) -> None:
        assert score([5, 2, 4, 2], revoke(2, "tricks")) == ([0, 2], [35, 20], "single-odd")

    def test_no_more_tricks_than_there_are(self) -> None:
        assert score([6, 1, 5, 1], revoke(1, "tricks")) == ([14, 0], [40, 15], "triple-even")
        assert score([7, 0, 6, 0], revoke(1, "tricks")) == ([14, 0], [60, 15], "triple-even")

    def test_tricks_of_a_penalty_make_no_slam(self) -> None:
        assert score([5, 2, 5, 1], revoke(1, "tricks")) == ([14, 0], [40, 15], "triple-even")
        assert score([5, 2, 4, 2], revoke(3, "tricks")) == ([12, 0], [40, 15], "double-even")

    def test_own_slam_remains_beside_them(self) -> None:
        assert score([6, 1, 6, 0], revoke(1, "tricks")) == ([14, 0], [50, 15], "triple-even")

    def test_slam_is_lost_with_its_tricks(self) -> None:
        assert score([7, 0, 6, 0], revoke(0, "tricks")) == ([8, 0], [40, 15], "double-even")

    def test_each_revoke_is_paid(self) -> None:
        assert score([5, 3, 3, 2], revoke(1, "tricks"), revoke(3, "tricks")) == ([14, 0], [40, 15], "triple-even")
        assert score([5, 3, 3, 2], revoke(1, "points"), revoke(0, "points")) == ([4, 0], [45, 20], "single-even")
        assert score([4, 1, 7, 1], revoke(1, "tricks"), revoke(0, "tricks")) == ([8, 0], [40, 15], "double-even")

    def test_corrected_revoke_costs_nothing(self) -> None:
        corrected = {"by": 0, "kind": "revoke", "corrected": True}
        assert score([5, 2, 4, 2], corrected) == ([6, 0], [40, 15], "double-even")
