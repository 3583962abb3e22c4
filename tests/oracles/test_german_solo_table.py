"""The oracle's draw, deal and sitting of German Solo."""

from tests.oracles.german_solo_hands import DEAL
from tests.oracles.german_solo_table import deal, draw, session_sheets


def test_first_club_deals() -> None:
    assert draw({"players": 4, "first": 2, "pack": ["AD", "KS", "9C", "AC"]}) == {"dealer": 0}


def test_cards_go_round_in_threes_twos_and_threes() -> None:
    pack = [card for hand in DEAL["hands"] for card in hand]
    shown = deal({"players": 4, "dealer": 2, "pack": pack})
    sizes = [[len(hand) for hand in step["hands"]] for step in shown[3:6]]
    assert sizes == [[3, 3, 0, 3], [3, 3, 3, 3], [3, 3, 3, 5]]
    assert (len(shown), shown[-1]["hands"][3]) == (13, [*pack[:3], *pack[12:14], *pack[20:23]])


def test_pool_and_colour_go_on() -> None:
    lost = {"payments": [4, 4, 4, -12 - 2], "pool": 2, "trump": "S", "result": "failed"}
    won = {"payments": [-2 - 2, 2, 2, -2], "pool": 4, "trump": "H", "result": "made"}
    sheets = session_sheets(3, [lost, won], first_won=True)
    assert [sheet["colour"] for sheet in sheets] == [None, None, "H"]
    assert sheets[-1] == {"dealer": 1, "payments": [0, 6, 6, -16], "pool": 4, "colour": "H"}
