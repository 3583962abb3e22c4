"""The oracle's draws, deals and sheets against cases worked by hand."""

import pytest

from tests.oracles.solo_whist_score import PACK, playing_seats
from tests.oracles.solo_whist_table import deal, draw, session_sheets


def dealer_of(*cards: str) -> int:
    return draw({"players": len(cards), "rounds": [list(cards)]})["dealer"]


class TestDraw:
    def test_lowest_card_deals(self) -> None:
        assert dealer_of("9H", "4S", "KC", "5C") == 1

    def test_ace_is_below_the_two(self) -> None:
        assert dealer_of("2C", "KC", "AS", "3D") == 2

    def test_equal_ranks_go_by_suit(self) -> None:
        assert dealer_of("6S", "6H", "6C", "6D") == 2
        assert dealer_of("6S", "6H", "9C", "6D") == 3
        assert dealer_of("6S", "6H", "9C", "7D", "KC") == 1

    @pytest.mark.parametrize("cards", [["6S", "6S", "2C", "3C"], ["1C", "6S", "2C", "3C"]])
    def test_impossible_draw_is_refused(self, cards: list[str]) -> None:
        with pytest.raises(ValueError, match="cannot have drawn"):
            dealer_of(*cards)


class TestDeal:
    def test_three_at_a_time_and_the_last_four_singly(self) -> None:
        shown = deal({"players": 4, "dealer": 3, "pack": PACK})
        sizes = [[len(hand) for hand in step["hands"]] for step in shown]
        assert (len(shown), sizes[0], sizes[1], sizes[4]) == (21, [0] * 4, [3, 0, 0, 0], [3] * 4)
        assert (sizes[15], sizes[16], sizes[17]) == ([12, 12, 12, 9], [12] * 4, [13, 12, 12, 12])
        assert shown[20]["hands"][0] == [*PACK[0:3], *PACK[12:15], *PACK[24:27], *PACK[36:39], PACK[48]]
        assert shown[20]["turn_up"] == shown[20]["hands"][3][-1] == "AS"

    def test_five_players_leave_out_the_dealers_right(self) -> None:
        shown = deal({"players": 5, "dealer": 1, "pack": PACK})
        assert shown[1]["hands"] == [[], [], PACK[:3], [], []]
        assert [len(hand) for hand in shown[20]["hands"]] == [0, 13, 13, 13, 13]
        assert shown[20]["hands"][1][-1] == "AS"


class TestSession:
    def test_deal_goes_round_and_payments_add_up(self) -> None:
        sheets = session_sheets(4, 2, [[3, -1, -1, -1], [0, 0, 0, 0], [-0.5, 0.5, -0.5, 0.5]])
        assert [sheet["dealer"] for sheet in sheets] == [2, 3, 0, 1]
        assert sheets[3]["points"] == [2.5, -0.5, -1.5, -0.5]

    def test_everybody_rests_once_in_five_deals(self) -> None:
        sheets = session_sheets(5, 0, [[0] * 5] * 4)
        assert [sheet["resting"] for sheet in sheets] == [[4], [0], [1], [2], [3]]

    def test_playing_seats_begin_with_eldest_hand(self) -> None:
        assert playing_seats(5, 3) == [4, 0, 1, 3]
