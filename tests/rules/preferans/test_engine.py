"""A deal from its start to its sheet, what can be observed of it, and what a seat may see."""

from typing import Any

import pytest
from hypothesis import given, settings

from hoyle.errors import IllegalAction
from hoyle.game import Outcome
from hoyle.preferans.observe import RESULTS
from hoyle.preferans.state import AllPass, Claim, Play, State, Unplayed, Whisting
from tests.rules.playout import Playout
from tests.rules.preferans.support import DEAL, THREE, after, playouts, preferans, under

OPEN = "1 whist, 2 pass, 1 open"
TEN_TRICKS = (
    "0 play:AS, 1 play:9S, 2 play:8C, 0 play:QS, 1 play:KS, 2 play:8H, 1 play:AH, 2 play:9H, 0 play:7S, "
    "0 play:AD, 1 play:7D, 2 play:8D, 0 play:KD, 1 play:QD, 2 play:TD, 0 play:JD, 1 play:QH, 2 play:9C, "
    "0 play:9D, 1 play:KH, 2 play:TH, 0 play:JS, 1 play:AC, 2 play:JH, 0 play:TS, 1 play:KC, 2 play:TC, "
    "0 play:8S, 1 play:QC, 2 play:JC"
)


def blamed(actions: str, action: str, setup: dict[str, Any] = DEAL, **options: str) -> str:
    """Give the clause that refuses an action."""
    game = preferans(**options)
    with pytest.raises(IllegalAction) as refusal:
        game.apply(after(actions, setup, game), action)
    return refusal.value.clause


class TestPhases:
    @pytest.mark.parametrize(
        ("actions", "level", "phase", "actor"),
        [
            ("", 8, Whisting, 1),
            ("1 whist", 8, Whisting, 2),
            ("1 whist, 2 pass", 8, Whisting, 1),
            ("1 pass, 2 whist", 8, Whisting, 2),
            (OPEN, 8, Play, 0),
            ("1 whist, 2 whist", 8, Play, 0),
            ("1 pass, 2 pass", 8, Unplayed, None),
            ("1 whist, 2 pass, 1 pass", 8, Unplayed, None),
            ("1 whist, 2 pass, 1 half", 7, Unplayed, None),
            (f"{OPEN}, 0 claim:8", 8, Claim, 1),
            (f"{OPEN}, 1 claim:1", 8, Claim, 0),
            (f"{OPEN}, 1 claim:1, 0 agree", 8, Play, None),
            ("", 10, Play, 0),
            ("", "misere", Play, 0),
        ],
    )
    def test_actions_lead_to(self, actions: str, level: int | str, phase: type[State], actor: int | None) -> None:
        state = after(actions, under(level))

        assert (phase, actor) == (type(state), preferans().facts(state)["actor"])

    @pytest.mark.parametrize(
        ("actions", "action", "clause"),
        [
            ("", "2 pass", "SYS-TURN"),
            ("", "3 pass", "SYS-TURN"),
            ("", "1 play:KS", "SYS-PHASE"),
            ("", "1 open", "PV-SEQ-3"),
            ("", "1 half", "PV-RUL-6"),
            ("1 whist, 2 pass", "1 whist", "PV-RUL-7"),
            ("1 whist, 2 pass", "1 half", "PV-WH-6"),
            (OPEN, "0 play:KS", "SYS-HELD"),
            (OPEN, "2 claim:1", "PV-RES-8"),
            (OPEN, "3 claim:1", "SYS-TURN"),
            (f"{OPEN}, 0 play:AS", "0 claim:1", "PV-RUL-28"),
            (f"{OPEN}, 0 play:AS", "1 play:KH", "PV-RUL-24"),
            (f"{OPEN}, 0 claim:9", "0 agree", "SYS-TURN"),
            (f"{OPEN}, 0 claim:9", "1 play:KS", "SYS-PHASE"),
            (f"{OPEN}, 0 claim:9, 1 agree", "0 play:AS", "SYS-OVER"),
            ("1 whist, 2 whist", "0 claim:9", "PV-RES-1"),
            ("1 whist, 2 pass, 1 closed", "1 claim:1", "PV-RES-1"),
            (f"{OPEN}, 0 play:AS, 1 play:9S, 2 play:8C", "1 claim:10", "PV-RUL-28b"),
        ],
    )
    def test_clause_to_blame(self, actions: str, action: str, clause: str) -> None:
        assert clause == blamed(actions, action)

    def test_pass_is_refused_to_the_sole_whister_of_a_six(self) -> None:
        assert "PV-WH-7" == blamed("1 whist, 2 pass", "1 pass", under(6))

    def test_all_pass_game_is_over_at_once(self) -> None:
        setup = {name: value for name, value in DEAL.items() if name not in ("contract", "talon", "discard")}
        state = after("", setup)
        facts = preferans().facts(state)

        assert isinstance(state, AllPass)
        assert (None, True, ["all-pass"] * 4, [0] * 4) == (
            facts["contract"],
            facts["over"],
            facts["result"],
            facts["pool"],
        )

    def test_refused_proposal_leaves_the_state_as_it_was(self) -> None:
        assert after(OPEN) == after(f"{OPEN}, 0 claim:10, 1 refuse")

    def test_right_stands_beside_the_turn(self) -> None:
        game, state = preferans(), after(OPEN)
        rights = [len(game.rights(state, seat)) for seat in range(4)]

        assert ([11, 11, 0, 0], False) == (rights, any("claim" in action.token for action in game.legal(state)))


class TestFacts:
    def test_nothing_is_written_before_the_end(self) -> None:
        facts = preferans().facts(after(OPEN))

        assert [None] * 4 + [False] == [facts[name] for name in ("pool", "hill", "whists", "result", "over")]

    def test_whole_deal(self) -> None:
        facts = preferans().facts(after(f"{OPEN}, {TEN_TRICKS}"))

        assert {
            "actor": None,
            "legal": [],
            "contract": {"level": 8, "trump": "S", "declarer": 0},
            "trump": "S",
            "leader": 0,
            "exposed": [2],
            "winner": 0,
            "tricks": [9, 1, 0, 0],
            "pool": [60, 0, 0, 0],
            "hill": [0, 0, 0, 0],
            "whists": [[0, 0, 0, 0], [60, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]],
            "over": True,
            "result": ["made", "made", "passed", "rested"],
        } == facts

    @pytest.mark.parametrize(("level", "exposed"), [(8, []), (10, [0, 1, 2]), ("misere", [])])
    def test_who_lies_open_at_first(self, level: int | str, exposed: list[int]) -> None:
        assert exposed == preferans().facts(after("", under(level)))["exposed"]

    def test_ten_that_is_whisted_is_not_open(self) -> None:
        game = preferans(ten="whisted")

        assert [] == game.facts(after("1 whist, 2 whist", under(10), game))["exposed"]

    def test_dealer_of_three_plays(self) -> None:
        facts = preferans().facts(after("1 pass, 2 pass", THREE))

        assert ["made", "passed", "passed"] == facts["result"]

    def test_outcome_is_that_of_the_declarer(self) -> None:
        game = preferans()

        assert Outcome("made", (0, 0, 0, 0), "points") == game.outcome(after("1 pass, 2 pass"))

    @settings(max_examples=40, deadline=None)
    @given(playout=playouts())
    def test_results_are_those_that_are_published(self, playout: Playout) -> None:
        assert set() == set(playout.game.facts(playout.states[-1])["result"]) - set(RESULTS)


class TestViews:
    def test_sole_whister_plays_the_open_hand(self) -> None:
        views = [preferans().observe(after(OPEN), seat) for seat in range(4)]

        assert [[0], [1, 2], [], []] == [view["controls"] for view in views]

    def test_whister_sees_what_the_open_hand_may_play(self) -> None:
        state = after(f"{OPEN}, 0 play:AD, 1 play:7D")
        legal = [preferans().observe(state, seat)["legal"] for seat in range(4)]

        assert [[], ["play:8D", "play:TD"], [], []] == legal

    def test_open_hand_is_seen_by_all(self) -> None:
        shown = [preferans().observe(after(OPEN), seat)["exposed"] for seat in range(4)]

        assert [[None, None, sorted(DEAL["hands"][2]), None]] * 4 == [
            [None if hand is None else sorted(hand) for hand in hands] for hands in shown
        ]

    def test_only_the_declarer_sees_his_discard(self) -> None:
        seen = [preferans().observe(after(OPEN), seat)["public"]["discard"] for seat in range(4)]

        assert [["7C", "7H"], None, None, None] == seen

    def test_everybody_has_seen_the_talon(self) -> None:
        seen = [preferans().observe(after(""), seat)["public"]["talon"] for seat in range(4)]

        assert [["8S", "JS"]] * 4 == seen

    @settings(max_examples=40, deadline=None)
    @given(playout=playouts())
    def test_hidden_cards_make_no_difference(self, playout: Playout) -> None:
        """What a defender sees at the start does not change if the others swap a card that he does not see."""
        setup = playout.setup
        one, two, *_ = [seat for seat, cards in enumerate(setup["hands"]) if cards]
        seat = next(seat for seat in range(setup["players"]) if seat not in (one, two) and setup["hands"][seat])
        hands = [list(cards) for cards in setup["hands"]]
        hands[one][0], hands[two][0] = hands[two][0], hands[one][0]
        views = [
            playout.game.observe(playout.game.start(deal), seat)
            for deal in (setup, setup | {"hands": hands})
            if not playout.game.facts(playout.game.start(deal))["exposed"]
        ]

        assert views[:1] == views[1:] or playout.game.decision(playout.game.start(setup)).actor != seat
