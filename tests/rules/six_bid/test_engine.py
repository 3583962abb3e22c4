"""A deal from its start to its payment, what can be observed of it, and what a seat may see."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hoyle.errors import IllegalAction
from hoyle.game import Outcome
from hoyle.six_bid.engine import ENGINE
from hoyle.six_bid.state import Auction, Plan, Play, State, Unplayed
from tests.rules.playout import Playout
from tests.rules.six_bid.support import DEAL, FOUR, after, playouts, six_bid
from tests.rules.views import apart_from_facts

END: dict[str, Any] = {"players": 3, "dealer": 2}
END_OF_FOUR: dict[str, Any] = {"players": 4, "dealer": 3}


def settled(contract: dict[str, Any], points: list[int], widow: int, **more: Any) -> tuple[str, list[int]]:
    """Give the result and the payments of a finished deal; ``more`` may hold options and ``tricks``."""
    tricks = {"tricks": more.pop("tricks")} if "tricks" in more else {}
    game = six_bid(**more)
    end = END if len(points) == 3 else END_OF_FOUR
    facts = game.facts(game.settle(end | {"contract": contract, "trick_points": points, "widow": widow} | tricks))
    return facts["result"], facts["payments"]


class TestPhases:
    @pytest.mark.parametrize(
        ("actions", "phase", "actor"),
        [
            ("", Auction, 0),
            ("0 bid:solo, 1 pass", Auction, 2),
            ("0 bid:solo, 1 pass, 2 pass", Plan, 0),
            ("0 bid:solo, 1 pass, 2 pass, 0 name-trump:S", Play, 0),
            ("0 pass, 1 bid:heart-solo, 2 pass", Play, 0),
            ("0 pass, 1 bid:misere, 2 pass", Play, 0),
            ("0 pass, 1 bid:spread-misere, 2 pass", Play, 2),
            ("0 pass, 1 bid:call-solo, 2 pass, 1 name-trump:H", Plan, 1),
            ("0 pass, 1 bid:call-solo, 2 pass, 1 name-trump:H, 1 call:AS", Plan, 1),
            ("0 pass, 1 bid:call-solo, 2 pass, 1 name-trump:H, 1 call:AS, 1 give:7S", Play, 0),
            ("0 pass, 1 pass, 2 pass", Unplayed, None),
        ],
    )
    def test_actions_lead_to(self, actions: str, phase: type[State], actor: int | None) -> None:
        state = after(actions)

        assert (phase, actor) == (type(state), six_bid().facts(state)["actor"])

    @pytest.mark.parametrize(
        ("actions", "action", "clause"),
        [
            ("", "1 pass", "SYS-TURN"),
            ("", "0 play:AS", "SYS-PHASE"),
            ("0 bid:misere", "1 bid:solo", "SB-BID-1"),
            ("0 bid:misere", "1 bid:misere", "SB-RUL-14"),
            ("0 bid:solo, 1 pass, 2 pass", "0 name-trump:H", "SB-SOLO-1"),
            ("0 bid:solo, 1 pass, 2 pass", "0 call:AH", "SYS-PHASE"),
            ("0 bid:call-solo, 1 pass, 2 pass, 0 name-trump:S", "0 call:AS", "SB-CALL-3"),
            ("0 bid:call-solo, 1 pass, 2 pass, 0 name-trump:S, 0 call:AH", "0 give:AH", "SB-RUL-11"),
            ("0 bid:call-solo, 1 pass, 2 pass, 0 name-trump:S, 0 call:AH", "0 give:TH", "SYS-HELD"),
            ("0 pass, 1 bid:heart-solo, 2 pass", "0 play:AH", "SYS-HELD"),
            ("0 pass, 1 bid:heart-solo, 2 pass, 0 play:AD", "1 play:8S", "SB-RUL-8"),
            ("0 pass, 1 bid:heart-solo, 2 pass, 0 play:AS", "1 play:6H", "SB-PLAY-2"),
            ("0 pass, 1 pass, 2 pass", "0 pass", "SYS-OVER"),
        ],
    )
    def test_refusal_names_the_clause(self, actions: str, action: str, clause: str) -> None:
        with pytest.raises(IllegalAction) as refusal:
            six_bid().apply(after(actions), action)

        assert clause == refusal.value.clause

    def test_trumping_at_will_has_a_clause_of_its_own(self) -> None:
        game = six_bid(void="may_always_trump")
        state = game.replay(DEAL | {"contract": {"bid": "heart-solo", "by": 1}}, ["0 play:AS", "1 play:6H"])[-1]
        other = game.replay(DEAL | {"contract": {"bid": "heart-solo", "by": 1}}, ["0 play:AD"])[-1]
        with pytest.raises(IllegalAction) as refusal:
            game.apply(other, "1 play:8S")

        assert (2, "SB-PLAY-2b") == (game.facts(state)["actor"], refusal.value.clause)

    @pytest.mark.parametrize("seat", range(3))
    def test_there_are_no_rights_out_of_turn(self, seat: int) -> None:
        assert () == six_bid().rights(after(""), seat)


class TestFacts:
    @pytest.mark.parametrize("actions", ["", "0 bid:solo, 1 pass, 2 pass", "0 bid:misere, 1 pass, 2 pass"])
    def test_names_are_those_announced(self, actions: str) -> None:
        assert sorted(ENGINE.observables) == sorted(six_bid().facts(after(actions)))

    def test_before_the_play_there_is_little(self) -> None:
        facts = six_bid().facts(after("0 bid:solo"))
        names = ("contract", "trump", "leader", "winner", "payments", "result")

        assert ([None] * 6, [], [0, 0, 0], [0, 0, 0], False) == (
            [facts[name] for name in names],
            *(facts["exposed"], facts["tricks"], facts["points"], facts["over"]),
        )

    def test_trump_and_called_card_are_told_when_they_are_named(self) -> None:
        game = six_bid()
        calls = ["0 bid:call-solo", "1 pass", "2 pass", "0 name-trump:S", "0 call:AH"]
        facts = [game.facts(state) for state in game.replay(DEAL, calls)[3:]]
        contract = {"bid": "call-solo", "by": 0}

        assert [None, "S", "S"] == [each["trump"] for each in facts]
        assert [
            contract | {"trump": None},
            contract | {"trump": "S"},
            contract | {"trump": "S", "called": "AH"},
        ] == [each["contract"] for each in facts]

    def test_points_are_those_of_the_tricks(self) -> None:
        game = six_bid()
        setup = DEAL | {"contract": {"bid": "heart-solo", "by": 1}}
        facts = game.facts(game.replay(setup, ["0 play:AD", "1 play:6H", "2 play:8D"])[-1])

        assert (1, 1, [0, 1, 0], [0, 11, 0]) == (facts["winner"], facts["leader"], facts["tricks"], facts["points"])

    def test_spread_hand_is_exposed_after_the_lead(self) -> None:
        game = six_bid()
        states = game.replay(DEAL | {"contract": {"bid": "spread-misere", "by": 1}}, ["2 play:9D", "0 play:AD"])

        assert [[], [1], [1]] == [game.facts(state)["exposed"] for state in states]

    @pytest.mark.parametrize(("reading", "over"), [("no_points", False), ("no_tricks", True)])
    def test_trick_without_points_defeats_a_misere_that_forbids_tricks(self, reading: str, over: bool) -> None:
        game = six_bid(misere=reading)
        tricks = ["0 play:9S", "1 play:8S", "2 play:9C"]
        facts = game.facts(game.replay(DEAL | {"contract": {"bid": "misere", "by": 0}}, tricks)[-1])

        assert (over, "failed" if over else None) == (facts["over"], facts["result"])


class TestPayments:
    @pytest.mark.parametrize(
        ("contract", "points", "widow", "expected"),
        [
            ({"bid": "solo", "by": 0, "trump": "S"}, [70, 20, 20], 10, ("made", [80, -40, -40])),
            ({"bid": "solo", "by": 0, "trump": "S"}, [61, 30, 29], 0, ("made", [4, -2, -2])),
            ({"bid": "solo", "by": 0, "trump": "S"}, [50, 30, 30], 10, ("drawn", [0, 0, 0])),
            ({"bid": "solo", "by": 0, "trump": "S"}, [49, 31, 30], 10, ("failed", [-4, 2, 2])),
            ({"bid": "heart-solo", "by": 1}, [40, 60, 10], 10, ("made", [-30, 60, -30])),
            ({"bid": "heart-solo", "by": 1}, [60, 50, 0], 10, ("drawn", [0, 0, 0])),
            ({"bid": "heart-solo", "by": 1}, [70, 40, 0], 10, ("failed", [30, -60, 30])),
            ({"bid": "misere", "by": 2}, [80, 30, 0], 10, ("made", [-30, -30, 60])),
            ({"bid": "misere", "by": 2}, [0, 0, 2], 10, ("failed", [30, 30, -60])),
            ({"bid": "guarantee-solo", "by": 0, "trump": "H"}, [70, 26, 20], 4, ("made", [80, -40, -40])),
            ({"bid": "guarantee-solo", "by": 0, "trump": "H"}, [69, 27, 20], 4, ("failed", [-80, 40, 40])),
            ({"bid": "guarantee-solo", "by": 0, "trump": "C"}, [76, 20, 20], 4, ("made", [80, -40, -40])),
            ({"bid": "guarantee-solo", "by": 0, "trump": "C"}, [75, 21, 20], 4, ("failed", [-80, 40, 40])),
            ({"bid": "spread-misere", "by": 1}, [90, 0, 0], 30, ("made", [-60, 120, -60])),
            ({"bid": "call-solo", "by": 0, "trump": "S"}, [87, 0, 0], 33, ("made", [200, -100, -100])),
            ({"bid": "call-solo", "by": 0, "trump": "H"}, [120, 0, 0], 0, ("made", [300, -150, -150])),
            ({"bid": "call-solo", "by": 0, "trump": "H"}, [40, 2, 0], 10, ("failed", [-300, 150, 150])),
        ],
    )
    def test_as_printed(
        self, contract: dict[str, Any], points: list[int], widow: int, expected: tuple[str, list[int]]
    ) -> None:
        assert expected == settled(contract, points, widow)

    @pytest.mark.parametrize(
        ("contract", "points", "expected"),
        [
            ({"bid": "solo", "by": 0, "trump": "S"}, [70, 20, 20, 0], ("made", [80, -40, -40, 0])),
            ({"bid": "heart-solo", "by": 0}, [70, 20, 20, 0], ("made", [120, -60, -60, 0])),
            ({"bid": "solo", "by": 0, "trump": "S"}, [40, 40, 30, 0], ("failed", [-60, 20, 20, 20])),
            ({"bid": "heart-solo", "by": 0}, [50, 30, 30, 0], ("drawn", [0, 0, 0, 0])),
            ({"bid": "guarantee-solo", "by": 1, "trump": "H"}, [20, 90, 0, 0], ("made", [-40, 120, -40, -40])),
            ({"bid": "misere", "by": 2}, [60, 50, 0, 0], ("made", [-30, -30, 90, -30])),
            ({"bid": "misere", "by": 2}, [60, 48, 2, 0], ("failed", [30, 30, -90, 30])),
        ],
    )
    def test_with_four_the_dealer_shares_but_in_made_solos(
        self, contract: dict[str, Any], points: list[int], expected: tuple[str, list[int]]
    ) -> None:
        assert expected == settled(contract, points, 10)

    @pytest.mark.parametrize(
        ("contract", "paid"),
        [
            ({"bid": "solo", "by": 0, "trump": "S"}, [120, -40, -40, -40]),
            ({"bid": "heart-solo", "by": 0}, [120, -60, -60, 0]),
        ],
    )
    def test_exception_for_the_heart_solo_alone(self, contract: dict[str, Any], paid: list[int]) -> None:
        assert ("made", paid) == settled(contract, [70, 20, 20, 0], 10, four_players="heart_solo_only")

    def test_misere_may_be_worth_forty(self) -> None:
        assert ("made", [80, -40, -40]) == settled({"bid": "misere", "by": 0}, [0, 60, 50], 10, misere_value="40")

    def test_misere_that_forbids_tricks_counts_them(self) -> None:
        contract = {"bid": "misere", "by": 0}

        assert ("failed", "made") == (
            settled(contract, [0, 60, 50], 10, misere="no_tricks", tricks=[1, 5, 5])[0],
            settled(contract, [0, 60, 50], 10, misere="no_tricks", tricks=[0, 6, 5])[0],
        )


class TestOutcome:
    def test_all_pass_pays_nothing(self) -> None:
        assert Outcome("passed-out", (0, 0, 0), "tokens") == six_bid().outcome(after("0 pass, 1 pass, 2 pass"))

    @pytest.mark.parametrize("actions", ["", "0 bid:solo, 1 pass, 2 pass", "0 bid:misere, 1 pass, 2 pass"])
    def test_there_is_none_before_the_end(self, actions: str) -> None:
        assert six_bid().outcome(after(actions)) is None


class TestTableOfFour:
    def test_actions_and_observables_speak_of_seats(self) -> None:
        game = six_bid()
        setup = FOUR | {"dealer": 1, "hands": [DEAL["hands"][0], [], *DEAL["hands"][1:]]}
        state = game.replay(setup, ["2 bid:heart-solo", "3 pass", "0 pass", "2 play:AH", "3 play:6C", "0 play:9S"])[-1]
        facts = game.facts(state)

        assert (2, 2, 2, [0, 0, 1, 0], [0, 0, 11, 0], {"bid": "heart-solo", "by": 2, "trump": "H"}) == (
            *(facts["actor"], facts["leader"], facts["winner"], facts["tricks"], facts["points"]),
            facts["contract"],
        )

    def test_dealer_sees_only_what_is_open(self) -> None:
        game = six_bid()
        state = game.apply(game.start(FOUR | {"contract": {"bid": "misere", "by": 0}}), "0 play:9S")
        expected = {
            "seat": 3,
            "hand": [],
            "table": ["9S", None, None, None],
            "public": {"dealer": 3, "called_from": None},
            "exposed": [None] * 4,
            "partner": None,
            "controls": [],
            "legal": [],
        }

        assert expected == apart_from_facts(game, state, 3)

    def test_dealer_has_no_turn(self) -> None:
        with pytest.raises(IllegalAction) as refusal:
            six_bid().apply(six_bid().start(FOUR), "3 pass")

        assert "SYS-TURN" == refusal.value.clause


class TestView:
    def test_a_seat_sees_its_hand_and_no_widow(self) -> None:
        view = apart_from_facts(six_bid(), after("0 bid:solo"), 1)
        expected = {
            "seat": 1,
            "hand": "6H 7H 8H 9H TH JH QH KH AH 7S 8S".split(),
            "table": [None] * 3,
            "public": {"dealer": 2, "called_from": None},
            "exposed": [None] * 3,
            "partner": None,
            "controls": [1],
            "legal": [
                "pass",
                *(f"bid:{bid}" for bid in ("heart-solo", "misere", "guarantee-solo", "spread-misere", "call-solo")),
            ],
        }

        assert expected == view

    def test_all_see_who_gave_up_the_called_card_and_not_what_he_got(self) -> None:
        game = six_bid()
        setup = DEAL | {"contract": {"bid": "call-solo", "by": 0, "trump": "S"}}
        given = [game.replay(setup, ["0 call:AH", f"0 give:{card}"])[-1] for card in ("JD", "9S")]
        views = [game.observe(state, 2) for state in given]

        assert (1, views[0]) == (views[0]["public"]["called_from"], views[1])

    def test_exposed_hand_is_seen_by_all(self) -> None:
        game = six_bid()
        state = game.apply(game.start(DEAL | {"contract": {"bid": "spread-misere", "by": 1}}), "2 play:9D")
        expected = "6H 7H 8H 9H TH JH QH KH AH 7S 8S".split()

        assert [[None, expected, None]] * 3 == [game.observe(state, seat)["exposed"] for seat in range(3)]


class TestHiddenCards:
    @given(playout=playouts(), seat=st.integers(0, 3))
    @settings(max_examples=30, deadline=None)
    def test_widow_is_seen_by_nobody(self, playout: Playout, seat: int) -> None:
        seat %= playout.setup["players"]
        for state in playout.states:
            view = playout.game.observe(state, seat)
            seen = {*view["hand"], *(card for hand in view["exposed"] for card in hand or ()), *view["table"]}

            assert set() == seen & set(playout.setup["widow"])
