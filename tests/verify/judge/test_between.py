"""Draws, deals and sessions: a wrong expectation and an impossible case are differences, never a traceback."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from hoyle.cards import PACK_52, cards_of, format_card
from hoyle_verify.hap.requests import AnyRequest
from hoyle_verify.hap.responses import Failure, Rejected, Response, Skip
from hoyle_verify.judge.between import judge_deal, judge_draw, judge_session
from hoyle_verify.judge.judge import Difference
from hoyle_verify.judge.run import verdict
from hoyle_verify.scenario.model import Scenario
from hoyle_verify.serve.reference import answer
from tests.verify.serve.test_loop import DEAL

PACK = [format_card(card) for card in cards_of(PACK_52)]
DRAWN = ["KS", "2S", "2D", "2H"]
SOLO = {"players": 4, "dealer": 3, "contract": {"bid": "solo", "by": 0, "trump": "H"}, "tricks": [5, 4, 3, 1]}
PASSES = ["0 pass", "1 pass", "2 pass", "3 pass"]
PAID_FOR_SOLO = [3, -1, -1, -1]


def scenario(kind: str, **fields: Any) -> Scenario:
    plain = {
        "id": "solo-whist/example",
        "path": "example.yaml",
        "format": 1,
        "kind": kind,
        "title": "An example.",
        "why": "It is one.",
        "game": "solo-whist",
        "standing": "stated",
        "clauses": (),
        "source": {"document": "000", "at": "P4"},
        "players": ("A", "V", "R", "K"),
    }
    return msgspec.convert(plain | fields, Scenario)


def drawing(cards: list[str], **answer_fields: Any) -> Scenario:
    return scenario("draw", setup={"players": 4, "rounds": [cards]}, answer=answer_fields)


def dealing(*packets: dict[str, Any], **setup: Any) -> Scenario:
    return scenario("deal", setup={"players": 4, "dealer": 3, "pack": PACK} | setup, packets=packets)


def sitting(deals: list[dict[str, Any]], *expected: tuple[Any, Sequence[float]], **fields: Any) -> Scenario:
    expect = [{"at": at, "facts": {"payments": payments}, "line": 20 + n} for n, (at, payments) in enumerate(expected)]
    return scenario("session", deals=deals, expect=expect, **fields)


def names(differences: list[Difference]) -> list[tuple[str, str]]:
    return [(difference.at, difference.what) for difference in differences]


class TestDraw:
    def test_right_dealer_leaves_no_difference(self) -> None:
        assert [] == list(judge_draw(drawing(DRAWN, dealer=2), answer))

    @pytest.mark.parametrize(
        ("expected", "shown"),
        [
            ({"dealer": 1}, [("dealer", "1", "2")]),
            ({"dealer": 2, "again": [1, 2, 3]}, [("again", "[1, 2, 3]", "None")]),
            ({"pairs": [[0, 1], [2, 3]]}, [("pairs", "[[0, 1], [2, 3]]", "None")]),
        ],
    )
    def test_wrong_answer_is_shown_beside_the_right_one(
        self, expected: dict[str, Any], shown: list[tuple[str, str, str]]
    ) -> None:
        found = list(judge_draw(drawing(DRAWN, **expected), answer))

        assert shown == [(difference.what, difference.expected, difference.got) for difference in found]

    @pytest.mark.parametrize(
        ("setup", "reason"),
        [
            ({"rounds": [["KS", "2S", "2D", "KS"]]}, "drawn twice"),
            ({"rounds": [["KS", "2S", "2D", None]]}, "everybody gets a card"),
            ({"rounds": [["KS", "2S", "2D"]]}, "4 cards"),
            ({"rounds": [DRAWN, DRAWN]}, "one round"),
            ({"rounds": []}, "one round"),
            ({}, "4 cards"),
            ({"players": 3, "rounds": [["KS", "2S", "2D"]]}, "3 cannot play"),
            ({"pack": PACK, "first": 0}, "no such field"),
        ],
    )
    def test_impossible_draw_is_a_difference(self, setup: dict[str, Any], reason: str) -> None:
        impossible = scenario("draw", setup={"players": 4} | setup, answer={"dealer": 0})
        (difference,) = judge_draw(impossible, answer)

        assert ("the draw", "the answer") == (difference.at, difference.what)
        assert reason in difference.got

    @pytest.mark.parametrize(
        ("part", "shown"),
        [
            ({"skip": Skip(reason="later")}, "skipped: later"),
            ({"error": Failure(message="lost")}, "error: lost"),
            ({"rejected": Rejected(at=0)}, "rejected at 0"),
        ],
    )
    def test_only_an_answer_can_be_right(self, part: dict[str, Any], shown: str) -> None:
        def evasive(request: AnyRequest) -> Response[Any]:
            return Response(id=request.id, **part)

        (difference,) = judge_draw(drawing(DRAWN, dealer=2), evasive)

        assert shown == difference.got


class TestDeal:
    def test_right_hands_leave_no_difference(self) -> None:
        packets = (
            {"after": 0, "hands": [[], [], [], []]},
            {"after": 1, "hands": [["2C", "3C", "4C"], [], [], []]},
            {"after": 20, "turn_up": "AS"},
        )

        assert [] == list(judge_deal(dealing(*packets)))

    def test_order_of_a_hand_does_not_matter(self) -> None:
        assert [] == list(judge_deal(dealing({"after": 1, "hands": [["4C", "2C", "3C"], [], [], []]})))

    @pytest.mark.parametrize(
        ("packet", "what"),
        [
            ({"after": 1, "hands": [["2C", "3C"], [], [], []]}, "hands"),
            ({"after": 1, "hands": [[], ["2C", "3C", "4C"], [], []]}, "hands"),
            ({"after": 1, "hands": [["2C", "3C", "4C"], [], []]}, "hands"),
            ({"after": 20, "turn_up": "KS"}, "turn_up"),
            ({"after": 19, "turn_up": "AS"}, "turn_up"),
            ({"after": 1, "talon": ["2C"]}, "talon"),
            ({"after": 21, "turn_up": "AS"}, "packets"),
        ],
    )
    def test_wrong_packet_is_a_difference(self, packet: dict[str, Any], what: str) -> None:
        assert [(str(packet["after"]), what)] == names(list(judge_deal(dealing(packet))))

    def test_each_wrong_packet_is_told(self) -> None:
        packets = ({"after": 20, "turn_up": "KS"}, {"after": 20, "turn_up": "AS"}, {"after": 30, "turn_up": "AS"})

        assert [("20", "turn_up"), ("30", "packets")] == names(list(judge_deal(dealing(*packets))))

    @pytest.mark.parametrize(
        ("setup", "reason"),
        [
            ({"pack": PACK[:51]}, "each of the 52 cards"),
            ({"pack": [*PACK[:51], "2C"]}, "each of the 52 cards"),
            ({"pack": []}, "each of the 52 cards"),
            ({"dealer": 4}, "whole number from 0 to 3"),
            ({"players": 3}, "3 cannot play"),
            ({"hands": DEAL["hands"]}, "no such field"),
        ],
    )
    def test_impossible_deal_is_a_difference(self, setup: dict[str, Any], reason: str) -> None:
        (difference,) = judge_deal(dealing({"after": 20, "turn_up": "AS"}, **setup))

        assert ("the deal", "the pack") == (difference.at, difference.what)
        assert reason in difference.got


class TestSession:
    def test_right_sums_leave_no_difference(self) -> None:
        passed: dict[str, Any] = {"setup": DEAL, "actions": PASSES}
        deals = [passed, {"setup": SOLO | {"dealer": 0}}, {"setup": SOLO | {"dealer": 1}}]
        expected = [(0, [0, 0, 0, 0]), (1, [0, 0, 0, 0]), (2, PAID_FOR_SOLO), ("end", [6, -2, -2, -2])]

        assert [] == list(judge_session(sitting(deals, *expected)))

    def test_options_are_in_force(self) -> None:
        lost = {"setup": SOLO | {"tricks": [4, 4, 4, 1]}}
        expected = ("end", [-3.75, 1.25, 1.25, 1.25])

        assert [] == list(judge_session(sitting([lost], expected, options={"sw.fail": "base_plus_fraction"})))
        assert list(judge_session(sitting([lost], expected)))

    def test_ruleset_is_in_force(self) -> None:
        lost = {"setup": SOLO | {"tricks": [4, 4, 4, 1]}}
        expected = ("end", [-3.75, 1.25, 1.25, 1.25])

        assert [] == list(judge_session(sitting([lost], expected, ruleset="customary")))

    def test_wrong_sum_is_shown_beside_the_right_one(self) -> None:
        found = list(judge_session(sitting([{"setup": SOLO}], (0, [0, 0, 0, 0]), ("end", [4, -1, -1, -2]))))

        assert [Difference(21, "end", "payments", "[4,-1,-1,-2]", "[3,-1,-1,-1]")] == found

    def test_sheet_has_nothing_but_sums(self) -> None:
        session = scenario("session", deals=[{"setup": SOLO}], expect=[{"at": "end", "facts": {"pool": [1, 1, 1, 1]}}])

        assert [("end", "pool")] == names(list(judge_session(session)))

    @pytest.mark.parametrize(
        ("deals", "reason"),
        [
            ([{"setup": SOLO}, {"setup": SOLO}], "turn to deal"),
            ([{"setup": SOLO}, {"setup": SOLO | {"dealer": 1}}], "turn to deal"),
            (
                [{"setup": SOLO}, {"setup": SOLO | {"players": 5, "dealer": 0, "tricks": [5, 4, 3, 1, 0]}}],
                "sit at the table",
            ),
            ([{"setup": SOLO | {"tricks": [5, 4, 3, 2]}}], "14 in all, where a deal has 13"),
            ([{"setup": SOLO | {"dealer": 4}}], "whole number from 0 to 3"),
            ([{"setup": SOLO | {"players": 3}}], "3 cannot play"),
            ([{"setup": DEAL}], "tricks"),
            ([{"setup": DEAL, "actions": PASSES[:3]}], "not over"),
            ([{"setup": DEAL, "actions": ["1 pass"]}], "SYS-TURN"),
            ([{"setup": DEAL, "actions": ["5 pass"]}], "seat"),
            ([{"setup": DEAL, "actions": ["0 shout"]}], "shout"),
            ([{"setup": DEAL | {"turn_up": "3H"}, "actions": PASSES}], "dealer's hand"),
        ],
    )
    def test_impossible_session_is_a_difference(self, deals: list[dict[str, Any]], reason: str) -> None:
        (difference,) = judge_session(sitting(deals, ("end", [0, 0, 0, 0])))

        assert ("the session", "the deals") == (difference.at, difference.what)
        assert reason in difference.got

    def test_an_illegal_action_is_told_with_its_deal_and_player(self) -> None:
        first: dict[str, Any] = {"setup": DEAL, "actions": PASSES}
        *others, dealers = first["setup"]["hands"]
        second = {"setup": DEAL | {"dealer": 0, "hands": [dealers, *others]}, "actions": ["0 pass"]}
        session = sitting([first, second], ("end", [0, 0, 0, 0]))
        (difference,) = judge_session(session)

        assert difference.got.startswith(f"in deal 2, {session.players[0]} pass is refused by SYS-TURN: ")


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (drawing(DRAWN, dealer=2), drawing(DRAWN, dealer=0)),
        (dealing({"after": 20, "turn_up": "AS"}), dealing({"after": 20, "turn_up": "2C"})),
        (sitting([{"setup": SOLO}], ("end", PAID_FOR_SOLO)), sitting([{"setup": SOLO}], ("end", [0, 0, 0, 0]))),
    ],
    ids=["draw", "deal", "session"],
)
def test_each_kind_is_judged_by_its_own_judge(right: Scenario, wrong: Scenario) -> None:
    assert ([], 1) == (verdict(right, answer), len(verdict(wrong, answer)))
