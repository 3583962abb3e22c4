"""The clauses of the auction and of the declaration, one class for each."""

from itertools import product

import pytest

from hoyle.cards import CLUBS, NO_SUIT
from hoyle.errors import IllegalAction
from hoyle.german_solo import auction as rules
from hoyle.german_solo.pack import (
    ALL,
    ALL_COLOUR,
    ALL_GAMES,
    CALLS,
    COLOUR_GAMES,
    DECLARATIONS,
    FORCEE,
    FROG,
    FROG_COLOUR,
    GAME_NAMES,
    HOLD,
    NO_GAME,
    PASS,
    SOLO,
    SOLO_COLOUR,
)
from hoyle.german_solo.state import Auction, Plan, Play
from hoyle.seats import NOBODY
from hoyle.tracing import tracing
from tests.rules.german_solo.support import BOTH, DEAL, after, auction, hand, plan, solo, tokens

GAMES = range(FROG, ALL_COLOUR + 1)
TO_SPADILLE = "0 pass, 1 pass, 2 pass, 3 pass"


def only(*choices: int) -> int:
    return sum(1 << choice for choice in choices)


class TestEldestHand:
    @pytest.mark.parametrize("dealer", range(4))
    def test_it_sits_on_the_dealers_left_and_speaks_first(self, dealer: int) -> None:
        assert [(dealer + 1) % 4] * 2 == [
            rules.eldest_hand(dealer),
            solo().facts(after("", DEAL | {"dealer": dealer}))["actor"],
        ]


class TestLadder:
    def test_order_of_the_games(self) -> None:
        assert ["frog", "frog-colour", "solo", "solo-colour", "all", "all-colour"] == list(GAME_NAMES[1:])

    @pytest.mark.parametrize("level", [NO_GAME, *GAMES])
    def test_only_higher_games_are_left(self, level: int) -> None:
        left = rules.bids_ascend(auction(level=level), CALLS.all)

        assert [game for game in GAMES if game > level] == [game for game in GAMES if left >> game & 1]

    def test_other_calls_are_left_alone(self) -> None:
        assert only(PASS, HOLD, FORCEE) == rules.bids_ascend(auction(level=ALL_COLOUR), CALLS.all)

    @pytest.mark.parametrize(("level", "cited"), [(FROG, True), (SOLO, True), (FROG_COLOUR, False), (NO_GAME, False)])
    def test_colour_over_suit_is_cited_at_the_same_level(self, level: int, cited: bool) -> None:
        with tracing() as fired:
            rules.bids_ascend(auction(level=level), CALLS.all)

        assert cited is ("GS-COL-5" in fired)

    def test_colour_over_every_suit_contradicts_the_ladder(self) -> None:
        state = auction(level=FROG_COLOUR)
        ladder, printed = (
            clause(state, ALL_GAMES) for clause in (rules.bids_ascend, rules.every_bid_in_colour_is_higher)
        )

        assert only(SOLO, ALL) == ladder & ~printed

    @pytest.mark.parametrize("level", [NO_GAME, FROG, SOLO, ALL])
    def test_over_a_bid_in_suit_both_agree_that_colour_is_higher(self, level: int) -> None:
        assert ALL_GAMES == rules.every_bid_in_colour_is_higher(auction(level=level), ALL_GAMES)


class TestColourGamesNeedAColour:
    def test_without_a_colour_there_are_none(self) -> None:
        assert only(FROG, SOLO, ALL) == rules.colour_games_need_a_colour(auction(colour=NO_SUIT), ALL_GAMES)

    def test_with_a_colour_nothing_is_dropped(self) -> None:
        assert ALL_GAMES == rules.colour_games_need_a_colour(auction(colour=CLUBS), ALL_GAMES)

    def test_one_step_then_leads_to_the_next_game_in_suit(self) -> None:
        game = solo(colour="first_won")

        assert ["pass", "bid:solo"] == tokens(after("0 bid:frog", game=game), game)


class TestOneStepUp:
    def test_lowest_game_is_left(self) -> None:
        assert only(PASS, SOLO) == rules.one_step_up(auction(), only(PASS, SOLO, ALL))

    def test_opening_is_a_frog(self) -> None:
        assert ["pass", "bid:frog"] == tokens(after(""))

    def test_nothing_is_above_all_in_colour(self) -> None:
        names = ["frog", "frog-colour", "solo", "solo-colour", "all", "all-colour"]
        duel = "0 bid:frog, " + ", ".join(f"1 bid:{name}, 0 hold" for name in names[1:])

        assert ["pass"] == tokens(after(duel))


class TestWhoIsAskedAnswers:
    def test_he_holds_or_passes(self) -> None:
        assert only(PASS, HOLD) == rules.who_is_asked_answers(auction(asked=True), only(PASS, HOLD, SOLO))

    def test_nobody_else_holds(self) -> None:
        assert only(PASS, SOLO) == rules.who_is_asked_answers(auction(), only(PASS, HOLD, SOLO))


class TestDuel:
    @pytest.mark.parametrize(
        ("calls", "actor", "legal"),
        [
            ("0 bid:frog", 1, ["pass", "bid:frog-colour"]),
            ("0 bid:frog, 1 bid:frog-colour", 0, ["pass", "hold"]),
            ("0 bid:frog, 1 bid:frog-colour, 0 hold", 1, ["pass", "bid:solo"]),
            ("0 bid:frog, 1 bid:frog-colour, 0 hold, 1 pass", 2, ["pass", "bid:solo"]),
            ("0 bid:frog, 1 bid:frog-colour, 0 pass", 2, ["pass", "bid:solo"]),
            ("0 bid:frog, 1 bid:frog-colour, 0 pass, 2 bid:solo", 1, ["pass", "hold"]),
            ("0 bid:frog, 1 pass", 2, ["pass", "bid:frog-colour"]),
            ("0 bid:frog, 1 pass, 2 pass", 3, ["pass", "bid:frog-colour"]),
            ("0 bid:frog, 1 pass, 2 pass, 3 bid:frog-colour", 0, ["pass", "hold"]),
            ("0 pass", 1, ["pass", "bid:frog"]),
            ("0 pass, 1 bid:frog", 2, ["pass", "bid:frog-colour"]),
            ("0 pass, 1 pass, 2 pass", 3, ["pass", "bid:frog"]),
        ],
    )
    def test_who_may_say_what(self, calls: str, actor: int, legal: list[str]) -> None:
        state = after(calls)

        assert (actor, legal) == (solo().facts(state)["actor"], tokens(state))

    @pytest.mark.parametrize(
        ("calls", "declarer", "level"),
        [
            ("0 bid:frog, 1 pass, 2 pass, 3 pass", 0, FROG),
            ("0 bid:frog, 1 pass, 2 pass, 3 bid:frog-colour, 0 pass", 3, FROG_COLOUR),
            ("0 bid:frog, 1 pass, 2 pass, 3 bid:frog-colour, 0 hold, 3 pass", 0, FROG_COLOUR),
            ("0 bid:frog, 1 bid:frog-colour, 0 pass, 2 bid:solo, 1 pass, 3 pass", 2, SOLO),
            ("0 pass, 1 pass, 2 pass, 3 bid:frog", 3, FROG),
        ],
    )
    def test_who_wins_with_what(self, calls: str, declarer: int, level: int) -> None:
        state = after(calls)
        assert isinstance(state, Plan)

        assert (declarer, level) == (state.declarer, state.level)

    def test_passer_is_asked_no_more(self) -> None:
        game = solo()

        def speakers(state: Auction, passed: frozenset[int]) -> list[bool]:
            met = []
            for action in game.legal(state):
                after_it = game.apply(state, action)
                out = passed | {state.turn} if action.token == "pass" else passed
                met.append(state.turn in passed)
                if isinstance(after_it, Auction):
                    met += speakers(after_it, out)
            return met

        assert {False} == set(speakers(auction(), frozenset()))


class TestSteps:
    def test_opener_becomes_the_older_party(self) -> None:
        opened = rules.opener_asks(auction(), FROG)

        assert (FROG, 0, NOBODY) == (opened.level, opened.older, opened.younger)

    def test_question_turns_to_the_older(self) -> None:
        state = rules.younger_asks(auction(older=0, younger=1, turn=1, level=FROG), FROG_COLOUR)

        assert (FROG_COLOUR, True, 0) == (state.level, state.asked, state.turn)

    def test_holding_turns_back_to_the_younger(self) -> None:
        state = rules.older_holds(auction(older=0, younger=1, turn=0, level=FROG_COLOUR, asked=True), HOLD)

        assert (FROG_COLOUR, False, 1) == (state.level, state.asked, state.turn)

    @pytest.mark.parametrize(("asked", "survivor"), [(True, 1), (False, 0)])
    def test_passer_leaves_the_other(self, asked: bool, survivor: int) -> None:
        state = rules.passer_is_out(auction(older=0, younger=1, asked=asked), PASS)

        assert (survivor, NOBODY, False) == (state.older, state.younger, state.asked)

    @pytest.mark.parametrize(
        ("clause", "call"),
        [
            (rules.opener_asks, PASS),
            (rules.younger_asks, HOLD),
            (rules.older_holds, FROG),
            (rules.forcee_forbids_frogs, FROG),
            (rules.passer_is_out, FROG),
            (rules.survivor_meets_the_next, FROG),
        ],
    )
    def test_other_calls_change_nothing(self, clause: object, call: int) -> None:
        state = auction(older=0, younger=1, turn=1, level=FROG)
        assert callable(clause)

        assert state == clause(state, call)


class TestForcee:
    @pytest.mark.parametrize(
        ("calls", "legal"),
        [
            ("0 pass, 1 pass, 2 pass", ["bid:frog", "forcee"]),
            ("0 bid:frog, 1 pass, 2 pass", ["bid:frog-colour", "forcee"]),
            ("0 bid:frog, 1 bid:frog-colour, 0 hold, 1 bid:solo, 0 hold, 1 pass, 2 pass", ["pass", "bid:solo-colour"]),
        ],
    )
    def test_duty_lasts_until_a_solo_is_named(self, calls: str, legal: list[str]) -> None:
        assert legal == tokens(after(calls, BOTH))

    @pytest.mark.parametrize(
        ("reading", "legal"), [("option", ["pass", "bid:frog", "forcee"]), ("off", ["pass", "bid:frog"])]
    )
    def test_other_readings(self, reading: str, legal: list[str]) -> None:
        game = solo(forcee=reading)

        assert legal == tokens(after("0 pass, 1 pass, 2 pass", BOTH, game), game)

    def test_it_stands_for_a_solo_of_its_maker(self) -> None:
        state = after("0 bid:frog, 1 pass, 2 pass, 3 forcee", BOTH)
        assert isinstance(state, Auction)

        assert (SOLO, 3, 0, 0) == (state.level, state.older, state.younger, state.turn)
        assert ["pass", "bid:solo-colour"] == tokens(state)

    def test_older_party_may_answer_with_it(self) -> None:
        setup = BOTH | {"hands": BOTH["hands"][3:] + BOTH["hands"][:3]}
        state = after("0 bid:frog, 1 bid:frog-colour, 0 forcee", setup)

        assert (1, ["pass", "bid:solo-colour"]) == (solo().facts(state)["actor"], tokens(state))

    def test_opener_may_open_with_it(self) -> None:
        setup = BOTH | {"hands": BOTH["hands"][3:] + BOTH["hands"][:3]}
        state = after("0 forcee", setup)

        assert (1, ["pass", "bid:solo-colour"]) == (solo().facts(state)["actor"], tokens(state))

    def test_its_maker_declares_no_frog(self) -> None:
        game = solo(forcee="option")
        state = after("0 pass, 1 pass, 2 pass, 3 forcee", BOTH, game)

        assert ["declare:solo", "declare:solo-colour", "declare:all", "declare:all-colour"] == tokens(state, game)

    def test_who_does_not_use_the_option_may_play_a_frog(self) -> None:
        game = solo(forcee="option")

        assert "declare:frog" in tokens(after("0 pass, 1 pass, 2 pass, 3 bid:frog", BOTH, game), game)

    def test_duty_is_kept_in_the_declaration(self) -> None:
        assert only(SOLO, SOLO_COLOUR, ALL, ALL_COLOUR) == rules.holder_of_both_queens_plays_no_frog(
            plan(BOTH, turn=3), ALL_GAMES
        )
        assert ALL_GAMES == rules.holder_of_both_queens_plays_no_frog(plan(BOTH, turn=0), ALL_GAMES)


class TestSpadilleGame:
    @pytest.mark.parametrize("seat", range(4))
    def test_holder_of_the_club_queen_plays_it(self, seat: int) -> None:
        hands = [0, 0, 0, 0]
        hands[seat] = hand("C:Q")

        assert seat == rules.holder_of_spadille(tuple(hands))

    def test_nobody_has_opened(self) -> None:
        assert [NOBODY] == [older for older in range(5) if rules.is_spadille_game(older)]

    def test_it_is_a_frog(self) -> None:
        assert ["declare:frog", "declare:frog-colour"] == tokens(after(TO_SPADILLE))

    def test_duty_keeps_a_holder_of_both_queens_out_of_it(self) -> None:
        with pytest.raises(IllegalAction) as refusal:
            after(TO_SPADILLE, BOTH)

        assert "GS-RUL-7" == refusal.value.clause

    @pytest.mark.parametrize("reading", ["option", "off"])
    def test_otherwise_a_holder_of_both_queens_plays_it(self, reading: str) -> None:
        game = solo(forcee=reading)

        assert ["declare:frog", "declare:frog-colour"] == tokens(after(TO_SPADILLE, BOTH, game), game)

    def test_it_is_reached_exactly_when_all_pass(self) -> None:
        game = solo()

        def ends(state: Auction, calls: tuple[str, ...]) -> list[tuple[bool, bool]]:
            found = []
            for action in game.legal(state):
                after_it, said = game.apply(state, action), (*calls, action.token)
                if isinstance(after_it, Auction):
                    found += ends(after_it, said)
                else:
                    assert isinstance(after_it, Plan | Play)
                    spadille = isinstance(after_it, Plan) and after_it.spadille
                    found.append((spadille, said == ("pass",) * 4))
            return found

        assert {(True, True), (False, False)} == set(ends(auction(), ()))


class TestDeclaration:
    @pytest.mark.parametrize("level", [NO_GAME, *GAMES])
    def test_it_is_at_least_the_game_named_last(self, level: int) -> None:
        left = rules.at_least_the_game_named_last(plan(level=level), ALL_GAMES)

        assert [game for game in GAMES if game >= level] == [game for game in GAMES if left >> game & 1]

    def test_declared_game_is_played(self) -> None:
        assert [*GAMES] == [rules.game_is_declared(plan(), game).game for game in GAMES]

    @pytest.mark.parametrize(("spadille", "left"), [(True, only(FROG, FROG_COLOUR)), (False, ALL_GAMES)])
    def test_only_the_spadille_game_is_bound_to_frogs(self, spadille: bool, left: int) -> None:
        assert left == rules.spadille_game_is_a_frog(plan(spadille=spadille), ALL_GAMES)

    def test_bits_of_bids_and_declarations_are_the_same(self) -> None:
        bids, games = (
            {bit: word.partition(":")[2] for bit, word in menu.words.items()} for menu in (CALLS, DECLARATIONS)
        )

        assert games == {bit: name for bit, name in bids.items() if name}
        assert ALL_GAMES & COLOUR_GAMES == only(FROG_COLOUR, SOLO_COLOUR, ALL_COLOUR)


class TestUnderDuty:
    @pytest.mark.parametrize(("hands", "seat"), [*product((DEAL, BOTH), range(4))])
    def test_no_frog_is_played_where_somebody_holds_both_queens(self, hands: dict[str, object], seat: int) -> None:
        """Whatever is said, the level or the declaration rules a frog out if one hand has both black queens."""
        game = solo()
        turned = {**hands, "dealer": seat}
        frogs = []

        def walk(state: Auction) -> None:
            for action in game.legal(state):
                after_it = game.apply(state, action)
                if isinstance(after_it, Auction):
                    walk(after_it)
                else:
                    frogs.append("declare:frog" in tokens(after_it, game))

        start = game.start(turned)
        assert isinstance(start, Auction)
        walk(start)

        assert (hands is DEAL) == any(frogs)
