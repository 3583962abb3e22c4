"""The oracle of Preferans against cases worked by hand from the document."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.oracles.preferans import Oracle
from tests.oracles.preferans_settle import settle
from tests.oracles.preferans_table import session_sheets

# Seat 2 deals, and seat 0 leads; as in the document the declarer has the lead, plays eight spades and loses one trick,
# to the king of spades.
DEAL: dict[str, Any] = {
    "players": 3,
    "dealer": 2,
    "hands": [
        "AS QS JS TS 8S AD KD JD TD AH".split(),
        "KS 9S QD 9D KH QH JH AC KC QC".split(),
        "7S 8D 7D TH 9H 8H JC TC 9C 8C".split(),
    ],
    "contract": {"level": 8, "trump": "S", "declarer": 0},
}
# The same at a table of four, where seat 3 deals and rests.
FOUR = {**DEAL, "players": 4, "dealer": 3, "hands": [*DEAL["hands"], []]}


def start(
    actions: str = "", options: Mapping[str, str] | None = None, level: int | str = 8, declarer: int = 0, **more: Any
) -> Oracle:
    contract = {"level": level, "declarer": declarer, "trump": "none" if level == "misere" else "S"}
    oracle = Oracle({**DEAL, "contract": contract, **more}, "as-printed", options)
    for action in actions.split(", ") if actions else []:
        oracle.apply(action)
    return oracle


def play(oracle: Oracle, cards: str) -> Oracle:
    for card in cards.split():
        oracle.apply(f"{oracle.actor()} play:{card}")
    return oracle


class TestCalls:
    @pytest.mark.parametrize(("declarer", "first"), [(0, 1), (1, 2), (2, 0)])
    def test_next_player_clockwise_speaks_first(self, declarer: int, first: int) -> None:
        oracle = start(declarer=declarer)
        assert (oracle.actor(), oracle.legal()) == (first, ["pass", "whist"])

    def test_resting_dealer_is_not_asked(self) -> None:
        assert start("2 whist", declarer=1, **{key: FOUR[key] for key in ("players", "dealer", "hands")}).actor() == 0

    @pytest.mark.parametrize("actions", ["1 whist", "1 pass"])
    def test_second_speaks_in_any_case(self, actions: str) -> None:
        oracle = start(actions, level=6)
        assert (oracle.actor(), oracle.legal()) == (2, ["pass", "whist"])

    @pytest.mark.parametrize(("actions", "sole"), [("1 whist, 2 pass", 1), ("1 pass, 2 whist", 2)])
    @pytest.mark.parametrize(("level", "last"), [(6, "half"), (7, "half"), (8, "pass"), (9, "pass")])
    def test_sole_whister_chooses(self, actions: str, sole: int, level: int, last: str) -> None:
        oracle = start(actions, level=level)
        assert (oracle.actor(), oracle.legal()) == (sole, sorted(["open", "closed", last]))

    def test_two_whisters_play_closed(self) -> None:
        facts = start("1 whist, 2 whist").facts()
        assert (facts["actor"], facts["exposed"], facts["leader"]) == (0, [], 0)

    def test_withdrawal_gives_the_game_to_the_declarer(self) -> None:
        facts = start("1 whist, 2 pass, 1 pass").facts()
        assert (facts["over"], facts["pool"], facts["tricks"]) == (True, [60, 0, 0], [0, 0, 0])
        assert facts["result"] == ["made", "passed", "passed"]

    def test_half_ends_the_deal(self) -> None:
        facts = start("1 pass, 2 whist, 2 half", level=7).facts()
        assert (facts["over"], facts["whists"][2][0], facts["result"][2]) == (True, 40, "half")

    def test_second_takes_half_and_first_retrieves(self) -> None:
        options = {"pv.one": "second_after_pass"}
        assert start("1 whist", options, 6).legal() == ["pass", "whist"]
        assert start("1 pass", options, 8).legal() == ["pass", "whist"]
        assert start("1 pass", options, 6).legal() == ["half", "pass", "whist"]
        oracle = start("1 pass, 2 half", options, 6)
        assert (oracle.actor(), oracle.legal()) == (1, ["pass", "whist"])
        oracle.apply("1 whist")
        assert (oracle.actor(), oracle.legal()) == (1, ["closed", "open"])
        assert start("1 pass, 2 half, 1 pass", options, 6).facts()["whists"][2][0] == 40

    def test_checked_ten_lies_open(self) -> None:
        facts = start(level=10).facts()
        assert (facts["actor"], facts["exposed"]) == (0, [0, 1, 2])
        assert start(level=10, options={"pv.ten": "whisted"}).facts()["actor"] == 1

    def test_misere_is_played_at_once(self) -> None:
        facts = start(level="misere", declarer=2).facts()
        assert (facts["actor"], facts["exposed"], facts["trump"]) == (0, [], "none")

    def test_misere_lies_open_after_the_first_lead_under_the_option(self) -> None:
        oracle = start(level="misere", declarer=1, options={"pv.misere_hands": "open_after_lead"})
        assert oracle.facts()["exposed"] == []
        assert play(oracle, "AH").facts()["exposed"] == [0, 2]


class TestPlay:
    def test_passer_is_exposed_before_the_first_lead(self) -> None:
        oracle = start("1 whist, 2 pass, 1 open")
        assert (oracle.facts()["exposed"], oracle.facts()["tricks"]) == ([2], [0, 0, 0])
        assert [oracle.controls(seat) for seat in range(3)] == [[0], [1, 2], []]
        assert start("1 whist, 2 pass, 1 closed").controls(2) == [2]

    def test_left_of_the_dealer_leads(self) -> None:
        assert start("2 whist, 0 whist", declarer=1).actor() == 0

    def test_suit_is_followed_then_trumped_then_free(self) -> None:
        oracle = play(start("1 whist, 2 whist"), "AH")
        assert oracle.legal() == ["play:JH", "play:KH", "play:QH"]
        play(oracle, "JH 8H JD 9D 7D TD")
        assert oracle.legal() == ["play:QD"]
        play(oracle, "QD 8D")
        assert oracle.actor() == 1
        play(oracle, "KC 8C")
        assert oracle.legal() == sorted("play:" + card for card in "AS QS JS TS 8S".split())

    def test_free_without_trumps(self) -> None:
        oracle = play(start(level="misere"), "AS 9S 7S QS KS")
        assert len(oracle.legal()) == 9

    def test_example_of_the_document(self) -> None:
        oracle = Oracle({**FOUR, "contract": DEAL["contract"]})
        for action in ("1 whist", "2 pass", "1 open"):
            oracle.apply(action)
        play(oracle, "QS KS 7S AC 8C JS AS 9S 7D AD QD 8D")
        assert oracle.facts()["tricks"] == [3, 1, 0, 0]
        play(oracle, "KD 9D 8H JD QH 9H TD JH TH TS QC 9C 8S KC TC AH KH JC")
        facts = oracle.facts()
        assert (facts["over"], facts["tricks"], facts["result"]) == (
            True, [9, 1, 0, 0], ["made", "made", "passed", "rested"],
        )  # fmt: skip  # a row holds what belongs together
        assert (facts["pool"], facts["hill"]) == ([60, 0, 0, 0], [0, 0, 0, 0])
        assert facts["whists"] == [[0] * 4, [60, 0, 0, 0], [0] * 4, [0] * 4]


class TestClaims:
    def test_declarer_and_sole_whister_claim_between_tricks(self) -> None:
        oracle = start("1 whist, 2 pass, 1 open")
        claims = sorted(f"claim:{number}" for number in range(11))
        assert [oracle.rights(seat) for seat in range(3)] == [claims, claims, []]
        play(oracle, "QS")
        assert [oracle.rights(seat) for seat in range(3)] == [[], [], []]
        assert "claim:10" not in play(oracle, "KS 7S").rights(0)

    @pytest.mark.parametrize("actions", ["1 whist, 2 whist", "1 whist, 2 pass, 1 closed"])
    def test_no_claim_in_closed_play(self, actions: str) -> None:
        assert [start(actions).rights(seat) for seat in range(3)] == [[], [], []]

    def test_agreement_ends_the_deal(self) -> None:
        oracle = play(start("1 whist, 2 pass, 1 open"), "QS KS 7S")
        oracle.apply("0 claim:9")
        assert (oracle.actor(), oracle.legal()) == (1, ["agree", "refuse"])
        oracle.apply("1 agree")
        facts = oracle.facts()
        assert (facts["over"], facts["tricks"], facts["pool"]) == (True, [9, 1, 0], [60, 0, 0])

    def test_whister_claims_for_himself(self) -> None:
        oracle = play(start("1 pass, 2 whist, 2 open"), "QS KS 7S")
        oracle.apply("2 claim:2")
        oracle.apply("0 agree")
        facts = oracle.facts()
        assert (facts["tricks"], facts["hill"], facts["whists"][2][0]) == ([7, 1, 2], [60, 0, 0], 180)

    def test_refusal_leaves_no_trace(self) -> None:
        oracle = play(start("1 whist, 2 pass, 1 open"), "QS KS 7S")
        before = oracle.facts()
        oracle.apply("0 claim:0")
        oracle.apply("1 refuse")
        assert oracle.facts() == before


def test_sheet_of_a_sitting() -> None:
    calls = [[2, "whist"], [0, "pass"]]
    one = settle(
        {"players": 3, "dealer": 0, "contract": {"level": 6, "declarer": 1}, "calls": calls, "tricks": [1, 5, 4]}
    )
    two = settle({"players": 3, "dealer": 1, "contract": {"level": "misere", "declarer": 1}, "tricks": [5, 0, 5]})
    assert session_sheets(3, 0, [one, two])[1:] == [
        {"dealer": 1, "pool": [0, 0, 0], "hill": [0, 20, 0], "whists": [[0, 0, 0], [0, 0, 0], [0, 100, 0]]},
        {"dealer": 2, "pool": [0, 100, 0], "hill": [0, 20, 0], "whists": [[0, 0, 0], [0, 0, 0], [0, 100, 0]]},
    ]
