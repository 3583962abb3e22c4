"""The oracle's draws, packets and rubbers of Russian Whist against cases worked by hand."""

from typing import Any

import pytest

from tests.oracles.russian_whist_score import PACK
from tests.oracles.russian_whist_table import deal, draw, next_dealer, rubber_sheets


class TestDraw:
    @pytest.mark.parametrize(
        ("rounds", "decided"),
        [
            (["AC KD QH JS"], {"pairs": [[0, 1], [2, 3]], "dealer": 3}),
            (["2C KD 3H AS"], {"pairs": [[1, 3], [0, 2]], "dealer": 0}),
            (["AC AD 3H 2S"], {"pairs": [[0, 1], [2, 3]], "dealer": 3}),
            (["AC AD 2H 2S"], {"again": [2, 3], "pairs": [[0, 1], [2, 3]]}),
            (["AC AD 2H 2S", "- - KC AC"], {"pairs": [[0, 1], [2, 3]], "dealer": 2}),
            (["AC KD KH 2S"], {"again": [1, 2]}),
            (["AC KD KH 2S", "- 3C 9D -"], {"pairs": [[0, 2], [1, 3]], "dealer": 3}),
            (["AC KD KH 2S", "- 9C 9D -"], {"again": [1, 2]}),
            (["AC KC KD KH", "- 5C 5D 4H"], {"again": [1, 2]}),
            (["AC KC KD KH", "- 5C 4D 4H"], {"again": [2, 3], "pairs": [[0, 1], [2, 3]]}),
            (["KC KD KH 2C", "5C 4D 3H -"], {"pairs": [[0, 1], [2, 3]], "dealer": 3}),
            (["KC KD KH 2C", "5C 4D 4H -", "- 2C 3C -"], {"pairs": [[0, 2], [1, 3]], "dealer": 3}),
            (["2C 2D 2H 2S"], {"again": [0, 1, 2, 3]}),
        ],
    )
    def test_only_ties_that_leave_something_open_matter(self, rounds: list[str], decided: dict[str, Any]) -> None:
        cards = [[None if card == "-" else card for card in drawn.split()] for drawn in rounds]
        assert draw({"players": 4, "rounds": cards}) == decided

    def test_nobody_else_draws_again(self) -> None:
        with pytest.raises(ValueError, match="cannot have drawn"):
            draw({"players": 4, "rounds": [["AC", "KD", "KH", "2S"], ["2C", "3C", "4C", None]]})


class TestTable:
    def test_cards_go_round_singly_and_the_last_is_turned_up(self) -> None:
        shown = deal({"players": 4, "dealer": 1, "pack": PACK})
        assert len(shown) == 53
        assert shown[5]["hands"] == [[PACK[2]], [PACK[3]], [PACK[0], PACK[4]], [PACK[1]]]
        assert shown[-1]["turn_up"] == PACK[51]
        assert shown[-1]["hands"][1][-1] == PACK[51]

    def test_rubber_of_three_hands(self) -> None:
        hands = [
            {"playing": [0, 1, 2, 3], "below": [2, 0], "above": [5, 0]},
            {"playing": [0, 1, 2, 3], "below": [0, 4], "above": [0, 5]},
            {"playing": [0, 1, 2, 3], "below": [2, 0], "above": [5, 0]},
            {"playing": [0, 1, 2, 3], "below": [0, 14], "above": [0, 25]},
        ]
        sheets = rubber_sheets(4, hands)
        assert [sheet["over"] for sheet in sheets] == [False, False, False, True, False]
        assert (sheets[2]["below"], sheets[2]["above"], sheets[2]["won"]) == ([2, 4], [5, 5], [1, 1])
        assert (sheets[3]["below"], sheets[3]["above"]) == ([4, 4], [20, 5])
        assert sheets[3]["payments"] == [15, -15, 15, -15]
        assert (sheets[4]["below"], sheets[4]["above"]) == ([0, 14], [0, 25])
        assert sheets[4]["payments"] == [15, -15, 15, -15]

    def test_pair_that_loses_the_rubber_may_have_more_points(self) -> None:
        hand = {"playing": [0, 1, 2, 3], "below": [2, 0], "above": [5, 30]}
        assert rubber_sheets(4, [hand, hand])[-1]["payments"] == [-36, 36, -36, 36]

    def test_one_of_five_rests_in_each_rubber(self) -> None:
        won = {"below": [2, 0], "above": [5, 0]}
        first, second = {**won, "playing": [0, 1, 2, 3]}, {**won, "playing": [1, 2, 3, 4]}
        sheets = rubber_sheets(5, [first, first, second, second])
        assert sheets[2]["payments"] == [24, -24, 24, -24, 0]
        assert sheets[4]["payments"] == [24, 0, 0, 0, -24]

    def test_deal_passes_over_who_rests(self) -> None:
        assert next_dealer(3, 5, [0, 1, 2, 3]) == 0
        assert next_dealer(1, 6, [1, 4, 5, 0]) == 4
        assert next_dealer(3, 4, [0, 1, 2, 3]) == 0
