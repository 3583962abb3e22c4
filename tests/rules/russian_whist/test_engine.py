"""A hand from its first card to its sheet."""

from typing import Any

import pytest

from hoyle.errors import IllegalAction
from hoyle.game import Outcome
from hoyle.russian_whist.engine import ENGINE
from hoyle.russian_whist.observe import RESULTS
from hoyle.russian_whist.state import Play, Reckoning
from tests.rules.russian_whist.support import DEAL, END, PLAY_ON, Whist, after, at_a_larger_table, whist

FIRST_TRICK = "0 4C, 1 offence:revoke:8S, 2 8C, 3 5C"


def end(tricks: list[int], game: Whist | None = None, **changes: Any) -> dict[str, Any]:
    game = game or whist()
    return game.facts(game.settle(END | {"tricks": tricks} | changes))


def blamed(actions: str, action: str, game: Whist | None = None) -> str:
    game = game or whist(**PLAY_ON)
    with pytest.raises(IllegalAction) as refusal:
        game.apply(after(actions, game), action)
    return refusal.value.clause


def rights(actions: str, seat: int) -> list[str]:
    game = whist(**PLAY_ON)
    return [action.token for action in game.rights(after(actions, game), seat)]


class TestFacts:
    @pytest.mark.parametrize("state", [after(""), whist().settle(END)], ids=["start", "end"])
    def test_names_are_those_announced(self, state: Play | Reckoning) -> None:
        assert sorted(ENGINE.observables) == sorted(whist().facts(state))

    def test_before_the_first_card(self) -> None:
        facts = whist().facts(after(""))
        empty = ("contract", "winner", "points", "payments", "result", "below", "above")

        assert ([None] * 7, 0, 0, "S", [3], [0, 0, 0, 0], False) == (
            *([facts[name] for name in empty], facts["actor"], facts["leader"], facts["trump"], facts["exposed"]),
            *(facts["tricks"], facts["over"]),
        )

    def test_turn_up_lies_open_for_one_trick(self) -> None:
        lines = ("0 AS, 1 TS, 2 7S", "0 AS, 1 TS, 2 7S, 3 2S")

        assert [[3], []] == [whist().facts(after(line))["exposed"] for line in lines]

    @pytest.mark.parametrize(("line", "exposed"), [("", [1, 2, 3]), ("0 AS, 1 TS, 2 7S, 3 2S", [1, 2])])
    def test_dummies_lie_open_all_the_time(self, line: str, exposed: list[int]) -> None:
        state = after(line, setup=DEAL | {"dummies": [1, 2]})

        assert exposed == whist().facts(state)["exposed"]

    def test_dummies_are_told_at_the_end(self) -> None:
        assert [2] == end([4, 3, 3, 3], dummies=[2])["exposed"]


class TestSheet:
    @pytest.mark.parametrize(
        ("tricks", "result", "below", "above"),
        [
            ([4, 3, 3, 3], "single-even", [2, 0], [35, 20]),
            ([3, 4, 3, 3], "single-odd", [0, 2], [30, 25]),
            ([5, 2, 4, 2], "double-even", [6, 0], [35, 20]),
            ([6, 1, 6, 0], "double-even", [12, 0], [45, 20]),
            ([0, 13, 0, 0], "triple-odd", [0, 14], [30, 45]),
        ],
    )
    def test_of_the_deal(self, tricks: list[int], result: str, below: list[int], above: list[int]) -> None:
        facts = end(tricks)

        assert (result, below, above) == (facts["result"], facts["below"], facts["above"])

    def test_points_are_those_of_both_parts_of_the_sheet(self) -> None:
        assert [37, 20, 37, 20] == end([4, 3, 3, 3])["points"]

    @pytest.mark.parametrize(
        ("option", "value", "above"),
        [("honours", "fichman", [39, 20]), ("double_premium", "5", [40, 20]), ("crown_cap", "13", [35, 20])],
    )
    def test_under_an_option(self, option: str, value: str, above: list[int]) -> None:
        assert above == end([5, 2, 4, 2], whist(**{option: value}))["above"]

    @pytest.mark.parametrize(("cap", "above"), [("5", [15, 50]), ("13", [55, 160])])
    def test_long_crowns_are_cut_at_the_ten_or_not(self, cap: str, above: list[int]) -> None:
        suits = [[f"{rank}{suit}" for rank in "AKQJT98765432"] for suit in "SHDC"]
        mixed = [suits[0], suits[1], [*suits[2][1:], "2C"], [*suits[3][:12], "AD"]]
        deal = {"hands": mixed, "turn_up": "AC"}
        facts = end([3, 4, 3, 3], whist(crown_cap=cap), **deal)

        assert above == facts["above"]

    def test_nobody_is_paid_for_a_hand(self) -> None:
        state = whist().settle(END)

        assert (None, Outcome("single-even", (0, 0, 0, 0), "points")) == (
            whist().facts(state)["payments"],
            whist().outcome(state),
        )

    def test_results_are_those_announced(self) -> None:
        rows = [[first, 13 - first, 0, 0] for first in range(14)]

        assert set(RESULTS) == {end(row)["result"] for row in rows}

    def test_penalties_of_a_settled_hand_are_charged_in_order(self) -> None:
        offences = [{"by": 0, "kind": "revoke", "penalty": "tricks"}, {"by": 1, "kind": "revoke", "penalty": "points"}]
        facts = end([5, 2, 4, 2], offences=offences)

        assert ("single-odd", [0, 2], [35, 25], [5, 2, 4, 2]) == (
            *(facts["result"], facts["below"], facts["above"], facts["tricks"]),
        )


class TestRefusals:
    @pytest.mark.parametrize(
        ("actions", "action", "clause"),
        [
            ("", "1 play:TS", "SYS-TURN"),
            ("", "0 penalty:points", "SYS-PHASE"),
            ("", "0 play:TS", "SYS-HELD"),
            ("", "0 offence:revoke:AS", "RW-REV-1"),
            ("0 4C", "1 play:8S", "RW-PLAY-3"),
            ("0 4C", "1 offence:revoke:JC", "RW-REV-1"),
            ("0 4C", "1 offence:revoke:AS", "SYS-HELD"),
            (FIRST_TRICK, "1 correct:TS", "RW-RUL-13"),
            (FIRST_TRICK, "1 correct:4C", "SYS-HELD"),
            (FIRST_TRICK, "0 correct:AS", "RW-RUL-13"),
            (FIRST_TRICK, "0 ask", "RW-RUL-24"),
            (FIRST_TRICK + ", 3 ask", "3 ask", "RW-RUL-24"),
            (FIRST_TRICK + ", 1 AC", "3 ask", "RW-RUL-24"),
            (FIRST_TRICK + ", 1 AC", "1 correct:KC", "RW-RUL-13"),
        ],
    )
    def test_clause_is_named(self, actions: str, action: str, clause: str) -> None:
        assert clause == blamed(actions, action)

    @pytest.mark.parametrize("action", ["1 offence:revoke:8S", "1 ask", "1 correct:JC"])
    def test_irregularities_are_refused_unless_chosen(self, action: str) -> None:
        assert "RW-RUL-21" == blamed("0 4C", action, whist())

    def test_nothing_can_be_done_at_the_end(self) -> None:
        with pytest.raises(IllegalAction) as refusal:
            whist().apply(whist().settle(END), "0 ask")

        assert "SYS-OVER" == refusal.value.clause


class TestRights:
    @pytest.mark.parametrize(("seat", "expected"), [(0, []), (2, []), (3, ["ask"])])
    def test_partner_may_ask(self, seat: int, expected: list[str]) -> None:
        assert expected == rights(FIRST_TRICK, seat)

    def test_offender_may_put_it_right(self) -> None:
        assert ["correct:JC", "correct:QC", "correct:KC", "correct:AC"] == rights(FIRST_TRICK, 1)

    def test_who_had_to_throw_off_may_be_asked_too(self) -> None:
        deal = DEAL | {"hands": [[f"{rank}{suit}" for rank in "AKQJT98765432"] for suit in "HDCS"]}
        game = whist(**PLAY_ON)

        assert ["ask"] == [action.token for action in game.rights(after("0 AH, 1 AD", game, deal), 3)]

    def test_there_are_none_where_irregularities_are_refused(self) -> None:
        state = after("0 AS, 1 TS, 2 7S, 3 2S", whist())

        assert [()] * 4 == [whist().rights(state, seat) for seat in range(4)]


class TestPenalty:
    deal = DEAL | {"hands": [[f"{rank}{suit}" for rank in "AKQJT98765432"] for suit in "HDCS"], "turn_up": "2S"}
    swapped = deal | {"hands": [[*deal["hands"][0][:12], "2D"], [*deal["hands"][1][:12], "2H"], *deal["hands"][2:]]}

    def ended(self, **options: str) -> tuple[Whist, Reckoning]:
        """Play a hand in which seat 1 revokes in the first trick and its partner takes all tricks with trumps."""
        game = whist(**PLAY_ON, **options)
        hands = self.swapped["hands"]
        state = game.replay(self.swapped, ["0 play:AH", "1 offence:revoke:AD", "2 play:AC", "3 play:AS"])[-1]
        left = [hands[0][1:], hands[1][1:], hands[2][1:], hands[3][1:]]
        for trick in range(12):
            for seat in (3, 0, 1, 2):
                state = game.apply(state, f"{seat} play:{left[seat][trick]}")
        assert isinstance(state, Reckoning)
        return game, state

    @pytest.mark.parametrize(("chooser", "actor"), [("offender", 1), ("injured", 2)])
    def test_it_is_chosen_when_all_tricks_are_played(self, chooser: str, actor: int) -> None:
        game, state = self.ended(revoke_chooser=chooser)
        facts = game.facts(state)

        assert (actor, ["penalty:points", "penalty:tricks"], False) == (facts["actor"], facts["legal"], facts["over"])

    @pytest.mark.parametrize(
        ("penalty", "result", "below", "above"),
        [("points", "triple-odd", [0, 14], [35, 70]), ("tricks", "double-odd", [0, 8], [30, 50])],
    )
    def test_it_is_entered_before_the_hand_is_scored(
        self, penalty: str, result: str, below: list[int], above: list[int]
    ) -> None:
        game, state = self.ended()
        facts = game.facts(game.apply(state, f"1 penalty:{penalty}"))

        assert (result, below, above, [0, 0, 0, 13]) == (
            *(facts["result"], facts["below"], facts["above"], facts["tricks"]),
        )


class TestLargerTable:
    def test_actions_and_observables_speak_of_seats(self) -> None:
        game = whist()
        setup = at_a_larger_table(DEAL, 1, 4)
        state = game.replay(setup, ["0 play:4C", "2 play:AC", "3 play:8C", "5 play:5C"])[-1]
        facts = game.facts(state)

        assert (2, 2, 2, [0, 0, 1, 0, 0, 0]) == (facts["actor"], facts["leader"], facts["winner"], facts["tricks"])

    def test_who_rests_has_no_points(self) -> None:
        facts = whist().facts(whist().settle(at_a_larger_table(END, 1, 4)))

        assert [37, 0, 20, 37, 0, 20] == facts["points"]

    def test_who_rests_has_no_turn_and_no_rights(self) -> None:
        game = whist(**PLAY_ON)
        state = game.start(at_a_larger_table(DEAL, 4))

        assert ((), "SYS-TURN") == (game.rights(state, 4), blamed_at(game, state, "4 ask"))


def blamed_at(game: Whist, state: Any, action: str) -> str:
    with pytest.raises(IllegalAction) as refusal:
        game.apply(state, action)
    return refusal.value.clause
