"""A deal from its start to its payment, what can be observed of it, and what a seat may see."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hoyle.cards import cards_of, format_card, set_of
from hoyle.errors import IllegalAction
from hoyle.game import Outcome
from hoyle.seats import place_of
from hoyle.solo_whist.engine import ENGINE
from hoyle.solo_whist.state import Auction, Naming, Play, State, Unplayed
from tests.rules.solo_whist.support import (
    DEAL,
    FAILED,
    MADE,
    OPEN_MISERE,
    Playout,
    after,
    at_a_table_of_five,
    playouts,
    tricks_as_actions,
    whist,
)

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


class TestView:
    def test_a_seat_sees_its_hand_and_what_is_open(self) -> None:
        view = whist().observe(after("0 bid:solo"), 1)
        expected = {
            "seat": 1,
            "hand": "8C 4D 6D 7D 3H 4H 5H 7H 2S 8S 9S TS JS".split(),
            "table": [None] * 4,
            "public": {"dealer": 3, "turn_up": "2H", "contract": None},
            "exposed": [None] * 4,
            "partner": None,
            "controls": [1],
            "legal": ["pass", "bid:misere", "bid:abundance", "bid:open-misere", "bid:declared-abundance"],
        }

        assert expected == view

    def test_cards_lie_before_their_players(self) -> None:
        state = after("0 bid:solo, 1 pass, 2 pass, 3 pass, 0 play:TD, 1 play:7D")

        assert ["TD", "7D", None, None] == whist().observe(state, 3)["table"]

    def test_exposed_hand_is_seen_by_all(self) -> None:
        game = whist()
        state = game.replay(DEAL, OPEN_MISERE + tricks_as_actions(MADE[:1]))[-1]
        expected = "2C 4C 6C 9C TC JC 2H 3S 4S 5S 6S 7S".split()

        assert [[None, None, None, expected]] * 4 == [game.observe(state, seat)["exposed"] for seat in range(4)]

    @pytest.mark.parametrize(("seat", "partner"), [(0, 2), (1, None), (2, 0), (3, None)])
    def test_partners_know_one_another(self, seat: int, partner: int | None) -> None:
        state = after("0 bid:proposal, 1 pass, 2 accept, 3 pass")

        assert partner == whist().observe(state, seat)["partner"]

    def test_a_lone_declarer_has_no_partner(self) -> None:
        assert whist().observe(after("0 bid:solo, 1 pass, 2 pass, 3 pass"), 0)["partner"] is None

    def test_turn_up_may_be_unknown(self) -> None:
        setup = {name: value for name, value in DEAL.items() if name != "turn_up"}
        state = whist().start(setup | {"contract": {"bid": "misere", "by": 0}})

        assert whist().observe(state, 0)["public"]["turn_up"] is None


def exchanged(setup: dict[str, Any], one: str, other: str) -> dict[str, Any]:
    """Exchange two cards of a deal."""
    swap = {one: other, other: one}
    return setup | {"hands": [[swap.get(card, card) for card in hand] for hand in setup["hands"]]}


def hidden_pairs(playout: Playout, seat: int, upto: int) -> list[tuple[str, str]]:
    """List pairs of cards of one suit that two other seats hold unseen through all of the positions up to one."""
    state = playout.states[upto]
    shown = state.exposed if isinstance(state, Play) else 0
    own = place_of(state.table.active, seat)
    unseen = [0 if place == own or shown >> place & 1 else hand for place, hand in enumerate(state.hands)]
    turn_up = playout.setup.get("turn_up")
    hidden = [[card for card in cards_of(hand) if format_card(card) != turn_up] for hand in unseen]
    return [
        (format_card(card), format_card(other))
        for place in range(4)
        for later in range(place + 1, 4)
        for card in hidden[place]
        for other in hidden[later]
        if card >> 4 == other >> 4
    ]


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
            "public": {
                "dealer": 4,
                "turn_up": "2H",
                "contract": {"bid": "solo", "by": 0, "partner": None, "trump": "H"},
            },
            "exposed": [None] * 5,
            "partner": None,
            "controls": [],
            "legal": [],
        }

        assert expected == game.observe(state, 3)

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


class TestHiddenCards:
    @settings(max_examples=60, deadline=None)
    @given(playout=playouts(), seat=st.integers(0, 4), chance=st.integers(0, 1 << 32))
    def test_deals_alike_for_a_seat_give_it_equal_views(self, playout: Playout, seat: int, chance: int) -> None:
        """Two hidden cards of one suit change places, so that the same actions stay legal; the seat notices nothing."""
        seat %= playout.setup["players"]
        rng = Random(chance)
        upto = rng.randrange(len(playout.states))
        pairs = hidden_pairs(playout, seat, upto)
        if not pairs:
            return
        game, setup = playout.game, exchanged(playout.setup, *rng.choice(pairs))
        others = game.replay(setup, playout.actions[:upto])

        assert [game.observe(state, seat) for state in playout.states[: upto + 1]] == [
            game.observe(state, seat) for state in others
        ]

    @settings(max_examples=30, deadline=None)
    @given(playout=playouts(), seat=st.integers(0, 4), chance=st.integers(0, 1 << 32))
    def test_before_the_first_card_any_hidden_cards_may_change_places(
        self, playout: Playout, seat: int, chance: int
    ) -> None:
        seat %= playout.setup["players"]
        actions = [action for action in playout.actions if " play:" not in action]
        hands = [list(hand) for hand in playout.setup["hands"]]
        hidden = [card for place, hand in enumerate(hands) if place != seat for card in hand]
        fixed = playout.setup.get("turn_up")
        free = [card for card in hidden if card != fixed]
        Random(chance).shuffle(free)
        other = [
            hand if place == seat else [card if card == fixed else free.pop() for card in hand]
            for place, hand in enumerate(hands)
        ]
        game = playout.game
        others = game.replay(playout.setup | {"hands": other}, actions)

        assert [game.observe(state, seat) for state in playout.states[: len(others)]] == [
            game.observe(state, seat) for state in others
        ]

    def test_a_seat_does_notice_its_own_cards(self) -> None:
        game = whist()
        other = game.start(exchanged(DEAL, "TD", "7D"))

        assert [True, True, False, False] == [
            game.observe(after(""), seat) != game.observe(other, seat) for seat in range(4)
        ]

    def test_hands_of_a_view_are_those_of_the_state(self) -> None:
        state = after("")
        seen = [whist().observe(state, seat)["hand"] for seat in range(4)]

        assert list(state.hands) == [
            set_of(card for card in cards_of(hand) if format_card(card) in tokens)
            for hand, tokens in zip(state.hands, seen, strict=True)
        ]
