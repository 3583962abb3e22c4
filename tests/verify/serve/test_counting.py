"""Counting lines over HAP/1, where a line can be followed by hand."""

from typing import Any

import pytest

from hoyle_verify.serve import counting
from tests.rules.preferans.support import DEAL as EIGHT_SPADES
from tests.verify.serve.test_loop import DEAL
from tests.verify.serve.test_view import ask

SEVEN = EIGHT_SPADES | {"contract": {"level": 7, "trump": "S", "declarer": EIGHT_SPADES["contract"]["declarer"]}}
LED = ["0 bid:solo", "1 pass", "2 pass", "3 pass"]


def count(**request: Any) -> dict[str, Any]:
    return ask(op="count", **request)


def counted(**request: Any) -> dict[str, Any]:
    found: dict[str, Any] = count(**request)["ok"]
    return found


def whisting(**request: Any) -> dict[str, Any]:
    return counted(game="preferans", setup=SEVEN, **request)


class TestUntil:
    def test_two_defenders_can_answer_a_seven_in_eight_ways(self) -> None:
        found = whisting(until="play")

        # Both whist; one whists and has the other's cards opened or not, or settles; both pass.
        assert (8, {"whist": 4, "pass": 4}) == (
            found["lines"],
            {token: move["lines"] for token, move in found["moves"].items()},
        )

    def test_a_line_that_does_not_end_the_deal_has_no_result(self) -> None:
        # Each of the two settles, or both pass.
        assert 3 == sum(whisting(until="play")["results"].values())

    def test_a_line_ends_after_so_many_actions(self) -> None:
        assert (2, 4) == (whisting(until=1)["lines"], whisting(until=2)["lines"])

    def test_a_contract_that_stands_is_the_end_of_a_line(self) -> None:
        found = whisting(until="contract")

        assert (1, {}) == (found["lines"], found["moves"])

    def test_an_auction_ends_with_its_contract(self) -> None:
        calls = ["0 bid:misere", "1 pass", "2 pass"]
        found = counted(game="solo-whist", setup=DEAL, actions=calls, until="contract", want=["contract"])
        held = [end["contract"] for end in found["ends"] if end["contract"]["by"] == 0]

        # The last player passes, or bids and is overcalled by eldest hand or not.
        assert {"bid": "misere", "by": 0, "partner": None, "trump": "none"} in held
        assert found["lines"] == sum(end["lines"] for end in found["ends"])


class TestPlay:
    def test_every_card_may_be_led(self) -> None:
        found = counted(game="solo-whist", setup=DEAL, actions=LED, until=1)

        assert (0, 13, {1}) == (found["actor"], found["lines"], {move["lines"] for move in found["moves"].values()})

    def test_lines_are_told_by_what_holds_at_their_ends(self) -> None:
        found = counted(game="solo-whist", setup=DEAL, actions=LED, until=1, want=["actor", "tricks"])

        assert [{"actor": 1, "tricks": [0, 0, 0, 0], "lines": 13}] == found["ends"]

    def test_a_deal_that_is_over_is_one_line_without_a_move(self) -> None:
        found = counted(game="solo-whist", setup=DEAL, actions=["0 pass", "1 pass", "2 pass", "3 pass"])

        assert {"actor": None, "lines": 1, "results": {"passed-out": 1}, "moves": {}} == found


class TestRights:
    def test_who_may_claim_adds_a_line_for_each_claim(self) -> None:
        sole = ["1 whist", "2 pass", "1 open"]

        # Declarer and whister may each claim from none to ten tricks, and one of ten cards is led.
        in_turn, all_told = (whisting(actions=sole, until=1, rights=rights)["lines"] for rights in (False, True))
        assert (10, 10 + 2 * 11) == (in_turn, all_told)

    def test_moves_are_those_in_turn(self) -> None:
        found = whisting(actions=["1 whist", "2 pass", "1 open"], until=2, rights=True)

        assert {"play"} == {token.partition(":")[0] for token in found["moves"]}


class TestRefusals:
    def test_an_illegal_action_on_the_way_is_rejected(self) -> None:
        answer = count(game="solo-whist", setup=DEAL, actions=["1 pass"])

        assert {"at": 0, "clause": "SYS-TURN"} == answer["rejected"]

    def test_an_unknown_observable_is_an_error(self) -> None:
        answer = count(game="solo-whist", setup=DEAL, want=["whists"])

        assert "no observable is called 'whists'" in answer["error"]["message"]

    def test_too_much_to_count_is_an_error(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(counting, "MOST_POSITIONS", 100)
        answer = count(game="solo-whist", setup=DEAL, actions=LED)

        assert "more than 100 positions follow; count from a later one, or set 'until'" == (answer["error"]["message"])

    @pytest.mark.parametrize("until", [{}, {"until": "play"}])
    def test_rights_without_an_end_are_an_error(self, until: dict[str, Any]) -> None:
        answer = count(game="preferans", setup=SEVEN, rights=True, **until)

        assert "with 'rights' lines may never end; set 'until' to a number of actions" == answer["error"]["message"]
