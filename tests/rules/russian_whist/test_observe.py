"""What a seat may see of a hand, and that hidden cards do not show in it."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hoyle.russian_whist.state import Play
from tests.rules.playout import Playout
from tests.rules.russian_whist.support import DEAL, END, after, at_a_larger_table, playouts, whist
from tests.rules.views import apart_from_facts

FIRST_TRICK = "0 AS, 1 TS, 2 7S, 3 4S"


class TestView:
    def test_a_seat_sees_its_hand_and_what_is_open(self) -> None:
        expected = {
            "seat": 1,
            "hand": "JC QC KC AC 2D 3D 4D 5H 6H 7H 8S 9S TS".split(),
            "table": ["AS", None, None, None],
            "public": {"dealer": 3, "turn_up": "2S"},
            "exposed": [None, None, None, ["2S"]],
            "partner": 3,
            "controls": [1],
            "legal": ["play:8S", "play:9S", "play:TS"],
        }

        assert expected == apart_from_facts(whist(), after("0 AS"), 1)

    def test_turn_up_is_taken_in_after_the_first_trick(self) -> None:
        view = whist().observe(after(FIRST_TRICK), 1)

        assert (None, "S", [None] * 4) == (view["public"]["turn_up"], view["public"]["trump"], view["exposed"])

    @pytest.mark.parametrize(("seat", "controls"), [(0, [0, 2]), (1, [1]), (2, []), (3, [3])])
    def test_partner_plays_for_a_dummy(self, seat: int, controls: list[int]) -> None:
        state = after("0 AS, 1 TS", setup=DEAL | {"dummies": [2]})
        view = whist().observe(state, seat)
        legal = ["play:5S", "play:6S", "play:7S"] if 2 in controls else []

        assert (controls, legal) == (view["controls"], view["legal"])

    def test_hand_of_a_dummy_is_seen_by_all(self) -> None:
        state = after(FIRST_TRICK, setup=DEAL | {"dummies": [2]})
        left = "8C 9C TC JD QD KD AD 2H 3H 4H 5S 6S".split()

        assert [[None, None, left, None]] * 4 == [whist().observe(state, seat)["exposed"] for seat in range(4)]

    def test_who_rests_sees_only_what_is_open(self) -> None:
        view = whist().observe(whist().start(at_a_larger_table(DEAL, 1)), 1)

        assert ([], [None, None, None, None, ["2S"]], None, [], []) == (
            *(view["hand"], view["exposed"], view["partner"], view["controls"], view["legal"]),
        )

    def test_at_the_end_there_is_nothing_left(self) -> None:
        view = whist().observe(whist().settle(END), 0)

        assert ([], [None] * 4, [None] * 4, []) == (view["hand"], view["table"], view["exposed"], view["legal"])


class TestHiddenCards:
    @settings(max_examples=30, deadline=None)
    @given(playout=playouts(), chance=st.integers(0, 1 << 32))
    def test_right_to_ask_does_not_betray_a_revoke(self, playout: Playout, chance: int) -> None:
        """Whether a partner holds the suit that he did not follow changes nothing of what the others may do."""
        upto = Random(chance).randrange(len(playout.states))
        state = playout.states[upto]
        if not isinstance(state, Play):
            return
        innocent = state._replace(wrong=(255, 255, 255, 255), revokes=())
        questions = [
            [
                [right.token for right in playout.game.rights(one, seat) if right.token == "ask"]
                for one in (state, innocent)
            ]
            for seat in range(playout.setup["players"])
        ]

        assert all(asked == other for asked, other in questions)
