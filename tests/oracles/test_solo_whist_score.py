"""The oracle's payments against sums worked by hand."""

from typing import Any

import pytest

from tests.oracles.solo_whist_score import settle


def paid(
    contract: dict[str, Any], tricks: list[int], ruleset: str = "as-printed", **options: str
) -> tuple[str, list[float]]:
    keyed = {"sw." + key: value for key, value in options.items()}
    settled = settle({"players": 4, "dealer": 3, "contract": contract, "tricks": tricks}, ruleset, keyed)
    return settled["result"], settled["payments"]


PAIR = {"bid": "proposal", "by": 0, "partner": 1, "trump": "H"}
OPPOSITE = {"bid": "proposal", "by": 3, "partner": 1, "trump": "H"}


class TestPayments:
    def test_eight_tricks_of_a_pair(self) -> None:
        assert paid(PAIR, [5, 3, 1, 4]) == ("made", [1, 1, -1, -1])

    def test_quarter_for_each_trick_over_eight(self) -> None:
        assert paid(OPPOSITE, [1, 5, 1, 6]) == ("made", [-1.75, 1.75, -1.75, 1.75])

    def test_pair_short_by_two_pays_two_quarters_each(self) -> None:
        assert paid(PAIR, [5, 1, 3, 4]) == ("failed", [-0.5, -0.5, 0.5, 0.5])

    def test_pair_short_by_two_pays_the_base_too_by_custom(self) -> None:
        assert paid(PAIR, [5, 1, 3, 4], "customary") == ("failed", [-1.5, -1.5, 1.5, 1.5])

    def test_each_partner_settles_with_both_opponents(self) -> None:
        assert paid(PAIR, [5, 4, 2, 2], prop_pairing="each_to_each") == ("made", [2.5, 2.5, -2.5, -2.5])
        assert paid(PAIR, [4, 3, 3, 3], prop_pairing="each_to_each") == ("failed", [-0.5, -0.5, 0.5, 0.5])

    def test_solo_just_made(self) -> None:
        assert paid({"bid": "solo", "by": 1}, [3, 5, 3, 2]) == ("made", [-1, 3, -1, -1])

    def test_solo_with_three_overtricks(self) -> None:
        assert paid({"bid": "solo", "by": 1}, [3, 8, 0, 2]) == ("made", [-1.75, 5.25, -1.75, -1.75])

    def test_solo_short_by_one(self) -> None:
        assert paid({"bid": "solo", "by": 1}, [3, 4, 3, 3]) == ("failed", [0.25, -0.75, 0.25, 0.25])
        assert paid({"bid": "solo", "by": 1}, [3, 4, 3, 3], "customary") == ("failed", [1.25, -3.75, 1.25, 1.25])

    @pytest.mark.parametrize("bid", ["abundance", "royal-abundance"])
    def test_abundances_are_worth_three_and_halves(self, bid: str) -> None:
        contract = {"bid": bid, "by": 2, "trump": "S"}
        assert paid(contract, [2, 1, 9, 1]) == ("made", [-3, -3, 9, -3])
        assert paid(contract, [1, 1, 11, 0]) == ("made", [-4, -4, 12, -4])
        assert paid(contract, [2, 2, 6, 3]) == ("failed", [1.5, 1.5, -4.5, 1.5])
        assert paid(contract, [2, 2, 6, 3], fail="base_plus_fraction") == ("failed", [4.5, 4.5, -13.5, 4.5])

    @pytest.mark.parametrize(("bid", "each"), [("misere", 2), ("open-misere", 4)])
    def test_miseres(self, bid: str, each: int) -> None:
        contract = {"bid": bid, "by": 0, "trump": "none"}
        assert paid(contract, [0, 4, 4, 5]) == ("made", [3 * each, -each, -each, -each])
        assert paid(contract, [1, 0, 2, 0]) == ("failed", [-3 * each, each, each, each])
        assert paid(contract, [1, 0, 2, 0], "customary") == ("failed", [-3 * each, each, each, each])
        assert paid(contract, [1, 0, 2, 0], nullo_fail="none") == ("failed", [0, 0, 0, 0])

    def test_declared_abundance(self) -> None:
        contract = {"bid": "declared-abundance", "by": 3}
        assert paid(contract, [0, 0, 0, 13]) == ("made", [-6, -6, -6, 18])
        assert paid(contract, [0, 1, 0, 12]) == ("failed", [6, 6, 6, -18])
        assert paid(contract, [0, 1, 0, 12], nullo_fail="none") == ("failed", [0, 0, 0, 0])

    @pytest.mark.parametrize(
        ("bid", "tricks", "reason"),
        [
            ("solo", [5, 0, 0, 0], "to the last trick"),
            ("declared-abundance", [5, 0, 0, 0], "not decided"),
            ("misere", [0, 5, 5, 5], "no tricks of a deal"),
        ],
    )
    def test_counts_that_settle_nothing_are_refused(self, bid: str, tricks: list[int], reason: str) -> None:
        with pytest.raises(ValueError, match=reason):
            paid({"bid": bid, "by": 0}, tricks)


class TestFivePlayers:
    # Seat 0 deals and seat 4, on his right, rests.
    def settle(self, contract: dict[str, Any], tricks: list[int]) -> list[float]:
        return list(settle({"players": 5, "dealer": 0, "contract": contract, "tricks": tricks})["payments"])

    def test_resting_player_neither_pays_nor_receives(self) -> None:
        assert self.settle({"bid": "solo", "by": 0}, [5, 4, 2, 2, 0]) == [3, -1, -1, -1, 0]
        assert self.settle({"bid": "proposal", "by": 3, "partner": 1}, [3, 4, 2, 4, 0]) == [-1, 1, -1, 1, 0]

    def test_resting_player_takes_no_trick(self) -> None:
        with pytest.raises(ValueError, match="no tricks of a deal"):
            self.settle({"bid": "solo", "by": 0}, [5, 4, 2, 1, 1])
