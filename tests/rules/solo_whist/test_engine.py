"""A deal from its start to its payment, what can be observed of it, and what a seat may see."""

from typing import Any

import pytest

from hoyle.errors import IllegalAction
from hoyle.game import Outcome
from hoyle.solo_whist.engine import ENGINE
from hoyle.solo_whist.state import Auction, Naming, Play, State, Unplayed
from tests.rules.solo_whist.support import (
    DEAL,
    FAILED,
    MADE,
    OPEN_MISERE,
    after,
    at_a_table_of_five,
    tricks_as_actions,
    whist,
)
from tests.rules.views import apart_from_facts

FIRST_TRICK = ["0 play:TD", "1 play:7D", "2 play:JD", "4 play:KC"]
END: dict[str, Any] = {"players": 4, "dealer": 3}


def payments(contract: dict[str, Any], tricks: list[int], **options: str) -> list[float]:
    game = whist(**options)
    actual: list[float] = game.facts(game.settle(END | {"contract": contract, "tricks": tricks}))["payments"]
    return actual


class TestExample:
    def test_made_open_misere(self) -> None:
        game = whist()
        facts = game.facts(game.replay(DEAL, OPEN_MISERE + tricks_as_actions(MADE))[-1])

        assert ("made", [12, 0, 1, 0], [-4, -4, -4, 12]) == (facts["result"], facts["tricks"], facts["payments"])

    def test_lost_open_misere_stops_at_once(self) -> None:
        game = whist()
        facts = game.facts(game.replay(DEAL, OPEN_MISERE + tricks_as_actions(FAILED))[-1])

        assert ("failed", [3, 1, 2, 1], [4, 4, 4, -12]) == (facts["result"], facts["tricks"], facts["payments"])

    @pytest.mark.parametrize(("position", "exposed"), [(7, []), (10, []), (11, [3]), (59, [3])])
    def test_hand_is_exposed_after_the_first_trick(self, position: int, exposed: list[int]) -> None:
        game = whist()
        states = game.replay(DEAL, OPEN_MISERE + tricks_as_actions(MADE))

        assert exposed == game.facts(states[position])["exposed"]


class TestStart:
    def test_auction_comes_first(self) -> None:
        assert isinstance(after(""), Auction)

    @pytest.mark.parametrize(
        ("contract", "phase"),
        [({"bid": "solo", "by": 0}, Play), ({"bid": "abundance", "by": 0}, Naming)],
        ids=["solo", "abundance"],
    )
    def test_given_contract_skips_it(self, contract: dict[str, Any], phase: type[State]) -> None:
        assert isinstance(whist().start(DEAL | {"contract": contract}), phase)


class TestPhases:
    @pytest.mark.parametrize(
        ("calls", "phase", "actor"),
        [
            ("0 bid:solo, 1 pass, 2 pass", Auction, 3),
            ("0 bid:solo, 1 pass, 2 pass, 3 pass", Play, 0),
            ("0 pass, 1 bid:abundance, 2 pass, 3 pass", Naming, 1),
            ("0 pass, 1 bid:abundance, 2 pass, 3 pass, 1 name-trump:S", Play, 0),
            ("0 pass, 1 bid:declared-abundance, 2 pass, 3 pass", Play, 1),
            ("0 bid:proposal, 1 accept, 2 pass, 3 pass", Play, 0),
            ("0 pass, 1 pass, 2 pass, 3 pass", Unplayed, None),
        ],
    )
    def test_auction_leads_to(self, calls: str, phase: type[State], actor: int | None) -> None:
        state = after(calls)

        assert (phase, actor) == (type(state), whist().facts(state)["actor"])

    @pytest.mark.parametrize(
        ("calls", "action", "clause"),
        [
            ("", "1 pass", "SYS-TURN"),
            ("", "0 play:TD", "SYS-PHASE"),
            ("", "0 accept", "SW-RUL-3"),
            ("", "0 bid:royal-abundance", "SW-RAB-4"),
            ("0 bid:misere", "1 bid:solo", "SW-BID-4"),
            ("0 bid:misere", "1 bid:misere", "SW-RUL-2"),
            ("0 pass, 1 bid:proposal, 2 pass, 3 pass", "0 bid:solo", "SW-PROP-7"),
            ("0 bid:proposal, 1 pass, 2 pass, 3 pass", "0 pass", "SW-PROP-10"),
            ("0 bid:solo, 1 pass, 2 pass, 3 pass", "0 name-trump:S", "SYS-PHASE"),
            ("0 bid:solo, 1 pass, 2 pass, 3 pass", "0 play:7D", "SYS-HELD"),
            ("0 bid:solo, 1 pass, 2 pass, 3 pass, 0 play:TD", "1 play:8C", "SW-PLAY-2"),
            ("0 pass, 1 pass, 2 pass, 3 pass", "0 pass", "SYS-OVER"),
        ],
    )
    def test_refusal_names_the_clause(self, calls: str, action: str, clause: str) -> None:
        with pytest.raises(IllegalAction) as refusal:
            whist().apply(after(calls), action)

        assert clause == refusal.value.clause

    @pytest.mark.parametrize("seat", range(4))
    def test_there_are_no_rights_out_of_turn(self, seat: int) -> None:
        assert () == whist().rights(after(""), seat)


class TestFacts:
    @pytest.mark.parametrize("calls", ["", "0 bid:abundance, 1 pass, 2 pass, 3 pass", "0 pass, 1 pass, 2 pass, 3 pass"])
    def test_names_are_those_announced(self, calls: str) -> None:
        assert sorted(ENGINE.observables) == sorted(whist().facts(after(calls)))

    def test_before_the_play_there_is_little(self) -> None:
        facts = whist().facts(after("0 bid:solo"))
        names = ("contract", "trump", "leader", "winner", "payments", "result")

        assert ([None] * 6, [], [0, 0, 0, 0], False) == (
            [facts[name] for name in names],
            *(facts["exposed"], facts["tricks"], facts["over"]),
        )

    def test_contract_is_there_before_its_trumps(self) -> None:
        facts = whist().facts(after("0 bid:abundance, 1 pass, 2 pass, 3 pass"))

        assert ({"bid": "abundance", "by": 0, "partner": None, "trump": None}, None) == (
            facts["contract"],
            facts["trump"],
        )

    def test_partners_are_told(self) -> None:
        facts = whist().facts(after("0 bid:proposal, 1 pass, 2 accept, 3 pass"))

        assert {"bid": "proposal", "by": 0, "partner": 2, "trump": "H"} == facts["contract"]

    def test_winner_and_leader_follow_the_tricks(self) -> None:
        game = whist()
        state = after("0 bid:solo, 1 pass, 2 pass, 3 pass")
        before = game.facts(state)
        for action in tricks_as_actions(MADE[:1]):
            state = game.apply(state, action)
        facts = game.facts(state)

        assert ((None, 0), (2, 2), [0, 0, 1, 0]) == (
            (before["winner"], before["leader"]),
            (facts["winner"], facts["leader"]),
            facts["tricks"],
        )


class TestPayments:
    @pytest.mark.parametrize(
        ("contract", "tricks", "paid"),
        [
            ({"bid": "solo", "by": 1, "trump": "H"}, [4, 5, 4, 0], [-1, 3, -1, -1]),
            ({"bid": "solo", "by": 1, "trump": "H"}, [4, 6, 3, 0], [-1.25, 3.75, -1.25, -1.25]),
            ({"bid": "solo", "by": 1, "trump": "H"}, [4, 4, 5, 0], [0.25, -0.75, 0.25, 0.25]),
            ({"bid": "proposal", "by": 0, "partner": 1, "trump": "H"}, [4, 4, 5, 0], [1, 1, -1, -1]),
            ({"bid": "proposal", "by": 0, "partner": 1, "trump": "H"}, [4, 3, 5, 1], [-0.25, -0.25, 0.25, 0.25]),
            ({"bid": "misere", "by": 0}, [0, 5, 5, 3], [6, -2, -2, -2]),
            ({"bid": "misere", "by": 0}, [1, 5, 5, 0], [-6, 2, 2, 2]),
            ({"bid": "abundance", "by": 3, "trump": "S"}, [1, 1, 2, 9], [-3, -3, -3, 9]),
            ({"bid": "abundance", "by": 3, "trump": "S"}, [1, 2, 2, 8], [0.5, 0.5, 0.5, -1.5]),
            ({"bid": "royal-abundance", "by": 3, "trump": "H"}, [1, 1, 1, 10], [-3.5, -3.5, -3.5, 10.5]),
            ({"bid": "open-misere", "by": 0}, [0, 5, 5, 3], [12, -4, -4, -4]),
            ({"bid": "declared-abundance", "by": 0}, [13, 0, 0, 0], [18, -6, -6, -6]),
            ({"bid": "declared-abundance", "by": 0}, [12, 1, 0, 0], [-18, 6, 6, 6]),
        ],
    )
    def test_as_printed(self, contract: dict[str, Any], tricks: list[int], paid: list[float]) -> None:
        assert paid == payments(contract, tricks)

    @pytest.mark.parametrize(
        ("option", "value", "contract", "tricks", "paid"),
        [
            (
                "fail",
                "base_plus_fraction",
                {"bid": "solo", "by": 1, "trump": "H"},
                [4, 4, 5, 0],
                [1.25, -3.75, 1.25, 1.25],
            ),
            ("nullo_fail", "none", {"bid": "misere", "by": 0}, [1, 5, 5, 0], [0, 0, 0, 0]),
            (
                "prop_pairing",
                "each_to_each",
                {"bid": "proposal", "by": 0, "partner": 1, "trump": "H"},
                [4, 4, 5, 0],
                [2, 2, -2, -2],
            ),
        ],
    )
    def test_under_an_option(
        self, option: str, value: str, contract: dict[str, Any], tricks: list[int], paid: list[float]
    ) -> None:
        assert paid == payments(contract, tricks, **{option: value})

    def test_whole_points_are_whole_numbers(self) -> None:
        assert [int] * 4 == [type(paid) for paid in payments({"bid": "misere", "by": 0}, [0, 5, 5, 3])]


class TestOutcome:
    def test_it_counts_in_quarter_points(self) -> None:
        game = whist()
        state = game.settle(END | {"contract": {"bid": "misere", "by": 0}, "tricks": [1, 0, 0, 0]})

        assert Outcome("failed", (-24, 8, 8, 8), "quarter points") == game.outcome(state)

    @pytest.mark.parametrize(
        "calls", ["", "0 bid:abundance, 1 pass, 2 pass, 3 pass", "0 bid:solo, 1 pass, 2 pass, 3 pass"]
    )
    def test_there_is_none_before_the_end(self, calls: str) -> None:
        assert whist().outcome(after(calls)) is None


class TestTableOfFive:
    def test_actions_and_observables_speak_of_seats(self) -> None:
        game = whist()
        setup = at_a_table_of_five(DEAL)
        state = game.replay(setup, ["0 bid:solo", "1 pass", "2 pass", "4 pass", *FIRST_TRICK])[-1]
        facts = game.facts(state)

        assert (2, 2, 2, [0, 0, 1, 0, 0], {"bid": "solo", "by": 0, "partner": None, "trump": "H"}) == (
            *(facts["actor"], facts["leader"], facts["winner"], facts["tricks"]),
            facts["contract"],
        )

    def test_resting_seat_sees_only_what_is_open(self) -> None:
        game = whist()
        contract = {"bid": "solo", "by": 0}
        state = game.apply(game.start(at_a_table_of_five(DEAL) | {"contract": contract}), "0 play:TD")
        expected = {
            "seat": 3,
            "hand": [],
            "table": ["TD", None, None, None, None],
            "public": {"dealer": 4, "turn_up": "2H"},
            "exposed": [None] * 5,
            "partner": None,
            "controls": [],
            "legal": [],
        }

        assert expected == apart_from_facts(game, state, 3)

    def test_resting_seat_neither_pays_nor_receives(self) -> None:
        game = whist()
        contract = {"bid": "misere", "by": 4}
        end = game.settle({"players": 5, "dealer": 4, "contract": contract, "tricks": [0, 0, 0, 0, 1]})

        assert [2, 2, 2, 0, -6] == game.facts(end)["payments"]

    def test_resting_seat_has_no_turn(self) -> None:
        with pytest.raises(IllegalAction) as refusal:
            whist().apply(whist().start(at_a_table_of_five(DEAL)), "3 pass")

        assert "SYS-TURN" == refusal.value.clause


class TestGeneralMisere:
    def test_taker_of_the_last_trick_pays(self) -> None:
        game = whist(all_pass="general_misere")
        calls = ["0 pass", "1 pass", "2 pass", "3 pass"]
        facts = game.facts(game.replay(DEAL, calls + tricks_as_actions(MADE))[-1])

        assert ("general-misere", [-3, 1, 1, 1]) == (facts["result"], facts["payments"])
