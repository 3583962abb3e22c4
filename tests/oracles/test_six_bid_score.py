"""The oracle's payments in Six-Bid Solo against sums worked by hand."""

from typing import Any

import pytest

from tests.oracles.six_bid_score import settle


def paid(bid: str, points: list[int], widow: int, trump: str = "C", **more: Any) -> tuple[str, list[int]]:
    trump = {"heart-solo": "H", "misere": "none", "spread-misere": "none"}.get(bid, trump)
    options = {"sb." + key: value for key, value in more.pop("options", {}).items()}
    setup = {"players": len(points), "dealer": 2, "contract": {"bid": bid, "by": 0, "trump": trump}}
    settled = settle({**setup, "trick_points": points, "widow": widow, **more}, "as-printed", options)
    return settled["result"], settled["payments"]


class TestPayments:
    def test_two_for_each_point_over_sixty_in_solo(self) -> None:
        assert paid("solo", [61, 30, 29], 0) == ("made", [4, -2, -2])
        assert paid("solo", [60, 30, 20], 10) == ("made", [40, -20, -20])
        assert paid("solo", [39, 60, 0], 21) == ("drawn", [0, 0, 0])
        assert paid("solo", [0, 87, 0], 33) == ("failed", [-108, 54, 54])

    def test_three_for_each_point_in_heart_solo(self) -> None:
        assert paid("heart-solo", [59, 30, 31], 0) == ("failed", [-6, 3, 3])
        assert paid("heart-solo", [70, 30, 20], 0) == ("made", [60, -30, -30])

    @pytest.mark.parametrize(("trump", "needed"), [("H", 74), ("C", 80), ("D", 80), ("S", 80)])
    def test_guarantee(self, trump: str, needed: int) -> None:
        assert paid("guarantee-solo", [needed - 4, 120 - needed, 0], 4, trump) == ("made", [80, -40, -40])
        assert paid("guarantee-solo", [needed - 5, 121 - needed, 0], 4, trump) == ("failed", [-80, 40, 40])

    def test_misere_leaves_the_widow_out(self) -> None:
        assert paid("misere", [0, 87, 0], 33) == ("made", [60, -30, -30])
        assert paid("misere", [2, 0, 0], 33) == ("failed", [-60, 30, 30])
        assert paid("misere", [2, 0, 0], 33, options={"misere_value": "40"}) == ("failed", [-80, 40, 40])
        assert paid("spread-misere", [0, 60, 60], 0, options={"misere_value": "40"}) == ("made", [120, -60, -60])

    def test_empty_trick_spoils_a_misere_without_tricks(self) -> None:
        strict = {"misere": "no_tricks"}
        assert paid("misere", [0, 30, 0], 0, tricks=[1, 3, 0], options=strict) == ("failed", [-60, 30, 30])
        assert paid("misere", [0, 120, 0], 0, tricks=[1, 10, 0]) == ("made", [60, -30, -30])

    def test_call_solo_takes_all_points(self) -> None:
        assert paid("call-solo", [100, 0, 0], 20) == ("made", [200, -100, -100])
        assert paid("call-solo", [120, 0, 0], 0, "H") == ("made", [300, -150, -150])
        assert paid("call-solo", [80, 2, 0], 0, "H") == ("failed", [-300, 150, 150])

    def test_dealer_of_four_shares_all_but_a_made_solo(self) -> None:
        assert paid("solo", [61, 30, 0, 29], 0) == ("made", [4, -2, 0, -2])
        assert paid("heart-solo", [61, 30, 0, 29], 0) == ("made", [6, -3, 0, -3])
        assert paid("solo", [59, 30, 0, 31], 0) == ("failed", [-6, 2, 2, 2])
        assert paid("misere", [0, 60, 0, 60], 0) == ("made", [90, -30, -30, -30])
        only = {"four_players": "heart_solo_only"}
        assert paid("solo", [61, 30, 0, 29], 0, options=only) == ("made", [6, -2, -2, -2])
        assert paid("heart-solo", [61, 30, 0, 29], 0, options=only) == ("made", [6, -3, 0, -3])

    @pytest.mark.parametrize(
        ("bid", "points", "widow", "reason"),
        [
            ("solo", [60, 0, 0], 0, "to the last trick"),
            ("call-solo", [60, 0, 0], 0, "not decided"),
            ("solo", [70, 70, 0], 0, "120 points"),
            ("misere", [0, 60, 0], 0, "to the last trick"),
        ],
    )
    def test_counts_that_settle_nothing_are_refused(self, bid: str, points: list[int], widow: int, reason: str) -> None:
        with pytest.raises(ValueError, match=reason):
            paid(bid, points, widow)
