"""A deal from its start to its payment, what can be observed of it, and what a seat may see."""

from typing import Any

import pytest

from hoyle.errors import IllegalAction, NotationError
from hoyle.game import Outcome
from hoyle.german_solo.engine import ENGINE
from hoyle.german_solo.state import Auction, Plan, Play, State
from tests.rules.german_solo.support import BOTH, DEAL, after, frog, solo, tokens

BID = "0 bid:frog, 1 pass, 2 pass, 3 pass"
NAMED = f"{BID}, 0 declare:frog, 0 name-trump:H"
END: dict[str, Any] = {"players": 4, "dealer": 3}
SWEEP: dict[str, Any] = DEAL | {
    "hands": [
        "QC QS AS KS JS TS 9S 8S".split(),
        "7S AH KH QH JH TH 9H 8H".split(),
        "7H AD KD QD JD TD 9D 8D".split(),
        "AC KC JC TC 9C 8C 7C 7D".split(),
    ],
    "contract": {"bid": "solo", "by": 0, "trump": "S"},
}
"""Seat 0 takes every trick: his spadille draws the manille."""


def settled(contract: dict[str, Any], tricks: list[int] | None, **more: Any) -> tuple[str, list[int], int]:
    """Give result, payments and pool of a finished deal; ``more`` holds options and ``offence`` and ``pooled``."""
    setup = END | {"contract": {"by": 0, **contract}}
    setup |= {} if tricks is None else {"tricks": tricks}
    setup |= {"offence": more.pop("offence")} if "offence" in more else {}
    setup |= {"pool": more.pop("pooled")} if "pooled" in more else {}
    game = solo(more.pop("ruleset", "as-printed"), **more)
    facts = game.facts(game.settle(setup))
    return facts["result"], facts["payments"], facts["pool"]


ALIKE: dict[str, Any] = DEAL | {
    "hands": [
        "KS JS TS KD QD JD KC JC".split(),
        "AS 9S 8S AH KH QH 7C QS".split(),
        "AD TD 9D JH TH 9H 8C 7S".split(),
        "8D 7D 8H 7H AC TC 9C QC".split(),
    ]
}
"""Seat 0 holds no ace and no heart."""


class TestPhases:
    @pytest.mark.parametrize(
        ("actions", "phase", "actor"),
        [
            ("", Auction, 0),
            ("0 bid:frog, 1 pass, 2 pass", Auction, 3),
            (BID, Plan, 0),
            (f"{BID}, 0 declare:frog", Plan, 0),
            (NAMED, Plan, 0),
            (f"{NAMED}, 0 call:AC", Play, 0),
            (f"{BID}, 0 declare:solo-colour", Play, 0),
            (f"{BID}, 0 declare:solo, 0 name-trump:D", Play, 0),
            ("0 pass, 1 pass, 2 pass, 3 pass", Plan, 3),
        ],
    )
    def test_actions_lead_to(self, actions: str, phase: type[State], actor: int) -> None:
        state = after(actions)

        assert (phase, actor) == (type(state), solo().facts(state)["actor"])

    @pytest.mark.parametrize(
        ("actions", "action", "clause"),
        [
            ("", "1 pass", "SYS-TURN"),
            ("", "0 play:AS", "SYS-PHASE"),
            ("", "0 forcee", "GS-FORC-3"),
            ("", "0 bid:solo", "GS-RUL-13"),
            ("0 bid:frog", "1 bid:frog", "GS-BID-1"),
            ("0 bid:frog", "1 hold", "GS-RUL-13b"),
            ("0 bid:frog, 1 bid:frog-colour", "0 bid:solo", "GS-RUL-13b"),
            (f"{BID}, 0 declare:frog", "0 name-trump:C", "GS-COL-4"),
            (NAMED, "0 call:AS", "GS-FROG-1"),
            (NAMED, "0 call:KD", "GS-FROG-1"),
            ("0 pass, 1 pass, 2 pass, 3 pass", "3 declare:solo", "GS-RUL-8"),
            (f"{NAMED}, 0 call:AC", "0 play:AC", "SYS-HELD"),
            (f"{NAMED}, 0 call:AC, 0 play:9D", "1 play:JS", "GS-PLAY-2"),
            (f"{NAMED}, 0 call:AC, 0 play:9D", "1 lay:JS", "SYS-PHASE"),
        ],
    )
    def test_refusal_names_the_clause(self, actions: str, action: str, clause: str) -> None:
        with pytest.raises(IllegalAction) as refusal:
            solo().apply(after(actions), action)

        assert clause == refusal.value.clause

    @pytest.mark.parametrize(
        ("options", "setup", "actions", "action", "clause"),
        [
            ({"colour": "first_won"}, DEAL, "0 bid:frog", "1 bid:frog-colour", "GS-RUL-15"),
            ({"forcee": "off"}, BOTH, "0 pass, 1 pass, 2 pass", "3 forcee", "GS-RUL-7b"),
            ({"callable": "no_trump_ace"}, DEAL, NAMED.replace(":H", ":D"), "0 call:AD", "SYS-PHASE"),
            ({"callable": "no_trump_ace"}, ALIKE, f"{BID}, 0 declare:frog, 0 name-trump:S", "0 call:AS", "GS-RUL-9b"),
            ({"var1": "on"}, ALIKE, f"{BID}, 0 declare:frog, 0 name-trump:S", "0 call:AH", "GS-VAR-1"),
        ],
    )
    def test_options_have_clauses_of_their_own(
        self, options: dict[str, str], setup: dict[str, Any], actions: str, action: str, clause: str
    ) -> None:
        game = solo(**options)
        with pytest.raises(IllegalAction) as refusal:
            game.apply(after(actions, setup, game), action)

        assert clause == refusal.value.clause

    @pytest.mark.parametrize("seat", range(4))
    def test_there_are_no_rights_out_of_turn(self, seat: int) -> None:
        assert () == solo().rights(after(""), seat)


class TestFacts:
    @pytest.mark.parametrize("actions", ["", BID, NAMED, f"{NAMED}, 0 call:AC"])
    def test_names_are_those_announced(self, actions: str) -> None:
        assert sorted(ENGINE.observables) == sorted(solo().facts(after(actions)))

    def test_contract_is_told_as_it_is_named(self) -> None:
        game = solo()
        actions = f"{NAMED}, 0 call:AC".split(", ")
        contracts = [game.facts(state)["contract"] for state in game.replay(DEAL, actions)[4:]]
        frog_of_0 = {"bid": "frog", "by": 0, "partner": None}

        assert [
            None,
            frog_of_0 | {"trump": None},
            frog_of_0 | {"trump": "H"},
            frog_of_0 | {"trump": "H", "called": "AC"},
        ] == contracts

    def test_trick_is_told(self) -> None:
        game = solo()
        facts = game.facts(game.replay(frog(), ["0 play:9D", "1 play:AD", "2 play:TD", "3 play:QD"])[-1])

        assert (1, 1, [0, 1, 0, 0], 1) == (facts["leader"], facts["winner"], facts["tricks"], facts["partner"])

    def test_pool_has_the_stake_during_the_deal(self) -> None:
        game = solo(pool="on")

        assert [0, 9] == [solo().facts(after(""))["pool"], game.facts(game.start(DEAL | {"pool": 7}))["pool"]]


class TestGoingOn:
    game = solo(var3="on")
    first_five = ("QC 7S 7H 7D", "QS 8H 8D 7C", "AS 9H 9D 8C", "KS TH TD 9C", "JS JH JD TC")

    def played(self, *tricks: str) -> State:
        actions = [f"{seat} play:{card}" for trick in tricks for seat, card in enumerate(trick.split())]
        return self.game.replay(SWEEP, actions)[-1]

    def test_leader_is_asked_after_five_tricks(self) -> None:
        state = self.played(*self.first_five)

        assert (0, ["stop", "continue"]) == (self.game.facts(state)["actor"], tokens(state, self.game))

    def test_stopping_wins_the_game(self) -> None:
        facts = self.game.facts(self.game.apply(self.played(*self.first_five), "0 stop"))

        assert ("made", [12, -4, -4, -4]) == (facts["result"], facts["payments"])

    def test_all_tricks_win_the_double(self) -> None:
        state = self.game.apply(self.played(*self.first_five), "0 continue")
        for action in "0 TS,1 QH,2 QD,3 JC,0 9S,1 KH,2 KD,3 KC,0 8S,1 AH,2 AD,3 AC".split(","):
            seat, card = action.split()
            state = self.game.apply(state, f"{seat} play:{card}")
        facts = self.game.facts(state)

        assert (True, "made", [24, -8, -8, -8]) == (facts["over"], facts["result"], facts["payments"])


class TestPayments:
    @pytest.mark.parametrize(
        ("contract", "tricks", "expected"),
        [
            ({"bid": "frog", "partner": 1, "trump": "H"}, [3, 2, 0, 0], ("made", [2, 2, -2, -2])),
            ({"bid": "frog", "partner": 2, "trump": "H"}, [2, 2, 2, 2], ("failed", [-2, 2, -2, 2])),
            ({"bid": "frog-colour", "partner": 1, "trump": "C"}, [3, 2, 0, 0], ("made", [2, 2, -2, -2])),
            ({"bid": "solo", "trump": "H"}, [5, 3, 0, 0], ("made", [12, -4, -4, -4])),
            ({"bid": "solo", "trump": "H"}, [4, 2, 1, 1], ("failed", [-12, 4, 4, 4])),
            ({"bid": "solo-colour", "trump": "C"}, [5, 0, 0, 0], ("made", [24, -8, -8, -8])),
            ({"bid": "all", "trump": "H"}, [8, 0, 0, 0], ("made", [48, -16, -16, -16])),
            ({"bid": "all-colour", "trump": "C"}, [7, 0, 0, 1], ("failed", [-96, 32, 32, 32])),
        ],
    )
    def test_as_printed(self, contract: dict[str, Any], tricks: list[int], expected: tuple[str, list[int]]) -> None:
        assert (*expected, 0) == settled(contract, tricks)

    def test_customary_frog_in_colour_counts_double(self) -> None:
        contract = {"bid": "frog-colour", "partner": 1, "trump": "C"}

        assert ("made", [4, 4, -4, -4], 0) == settled(contract, [3, 2, 0, 0], ruleset="customary")

    @pytest.mark.parametrize(
        ("ruleset", "bid", "trump", "won"),
        [
            ("as-printed", "frog", "H", [4, 4, -4, -4]),
            ("as-printed", "frog-colour", "C", [8, 8, -8, -8]),
            ("customary", "frog-colour", "C", [16, 16, -16, -16]),
        ],
    )
    @pytest.mark.parametrize(
        ("tricks", "sign"), [([5, 3, 0, 0], 1), ([5, 2, 1, 0], -1), ([0, 0, 8, 0], -1), ([1, 0, 6, 0], 1)]
    )
    def test_all_tricks_of_a_frog(
        self, ruleset: str, bid: str, trump: str, won: list[int], tricks: list[int], sign: int
    ) -> None:
        result, payments, _ = settled({"bid": bid, "partner": 1, "trump": trump}, tricks, ruleset=ruleset, var3="on")

        assert ("made" if sign > 0 else "failed", [sign * paid for paid in won]) == (result, payments)

    @pytest.mark.parametrize(
        ("partner", "by", "kind", "expected"),
        [
            (1, 2, "revoke", ("made", [2, 2, -4, 0])),
            (1, 3, "out-of-turn", ("made", [2, 2, 0, -4])),
            (1, 0, "revoke", ("failed", [-4, 0, 2, 2])),
            (1, 1, "revoke", ("failed", [0, -4, 2, 2])),
            (1, 1, "exposed-card", ("failed", [0, -4, 2, 2])),
            (None, 2, "exposed-card", ("made", [12, 0, -12, 0])),
            (None, 0, "revoke", ("failed", [-12, 4, 4, 4])),
        ],
    )
    def test_offender_pays(self, partner: int | None, by: int, kind: str, expected: tuple[str, list[int]]) -> None:
        contract = {"bid": "solo" if partner is None else "frog", "partner": partner, "trump": "H"}

        assert (*expected, 0) == settled(contract, None, offence={"by": by, "kind": kind})

    @pytest.mark.parametrize("kind", ["out-of-turn", "exposed-card"])
    def test_player_is_free_of_fines(self, kind: str) -> None:
        contract = {"bid": "solo", "trump": "H"}

        assert ("failed", [-12, 4, 4, 4], 0) == settled(contract, [0, 4, 0, 0], offence={"by": 0, "kind": kind})

    @pytest.mark.parametrize(
        ("contract", "tricks", "expected"),
        [
            ({"bid": "frog", "partner": 1, "trump": "H"}, [3, 2, 0, 0], ("made", [2, 2, -2, -4], 12)),
            ({"bid": "solo", "trump": "H"}, [5, 0, 0, 0], ("made", [12, -4, -4, -6], 12)),
            ({"bid": "solo-colour", "trump": "C"}, [5, 0, 0, 0], ("made", [36, -8, -8, -10], 0)),
            ({"bid": "solo-colour", "trump": "C"}, [0, 4, 0, 0], ("failed", [-24, 8, 8, 6], 12)),
            ({"bid": "all", "trump": "H"}, [8, 0, 0, 0], ("made", [60, -16, -16, -18], 0)),
        ],
    )
    def test_pool(self, contract: dict[str, Any], tricks: list[int], expected: tuple[str, list[int], int]) -> None:
        assert expected == settled(contract, tricks, pool="on", pooled=10)

    @pytest.mark.parametrize(
        ("pooled", "fine", "expected"),
        [
            (4, "min", ("made", [2, 2, -10, -2], 12)),
            (4, "max", ("made", [2, 2, -20, -2], 22)),
            (20, "min", ("made", [2, 2, -20, -2], 38)),
            (20, "max", ("made", [2, 2, -26, -2], 44)),
        ],
    )
    def test_fine_in_a_frog(self, pooled: int, fine: str, expected: tuple[str, list[int], int]) -> None:
        contract = {"bid": "frog", "partner": 1, "trump": "H"}
        offence = {"by": 2, "kind": "revoke"}

        assert expected == settled(contract, None, offence=offence, pool="on", pooled=pooled, pool_fine=fine)

    def test_no_fine_in_a_solo(self) -> None:
        contract = {"bid": "solo", "trump": "H"}
        offence = {"by": 2, "kind": "revoke"}

        assert ("made", [12, 0, -12, -2], 6) == settled(contract, None, offence=offence, pool="on", pooled=4)

    def test_outcome_tells_what_the_pool_gains(self) -> None:
        game = solo(pool="on")
        end = game.settle(END | {"contract": {"bid": "all", "by": 0, "trump": "H"}, "tricks": [8, 0, 0, 0], "pool": 10})

        assert Outcome("made", (60, -16, -16, -18), "chips", -10) == game.outcome(end)


class TestView:
    def test_only_the_partner_knows_at_first(self) -> None:
        game = solo()
        states = game.replay(frog(), ["0 play:9D", "1 play:AD"])

        assert [[None, 0, None, None], [1, 0, None, None]] == [
            [game.observe(state, seat)["partner"] for seat in range(4)] for state in (states[1], states[2])
        ]

    def test_what_a_seat_sees(self) -> None:
        game = solo(pool="on")
        view = game.observe(game.replay(frog(), ["0 play:9D"])[-1], 2)

        public = view.pop("public")

        assert {"dealer": 3, "colour": "C", "card_face_down": False, "pool": 2, "partner": None} == {
            name: public[name] for name in ("dealer", "colour", "card_face_down", "pool", "partner")
        }
        assert {
            "seat": 2,
            "hand": ["TC", "JC", "KC", "AC", "7D", "8D", "TD", "7H"],
            "table": ["9D", None, None, None],
            "exposed": [None] * 4,
            "partner": None,
            "controls": [2],
            "legal": [],
        } == view

    def test_there_are_four_seats(self) -> None:
        with pytest.raises(NotationError):
            solo().observe(after(""), 4)
