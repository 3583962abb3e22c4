"""What every game has in common, shown on a toy; and which games there are."""

import pytest

import hoyle
from hoyle import games, register
from hoyle.decision import Action
from hoyle.errors import HoyleError, IllegalAction, NotationError, UnknownName
from hoyle.game import Game, Outcome
from tests.rules.toy import SPEAK, TAKE, Pile, counters


@pytest.fixture
def toy(empty_register: None) -> Game[Pile]:  # noqa: ARG001  # must come first
    return counters()


def refusal(toy: Game[Pile], state: Pile, action: str | Action) -> IllegalAction:
    with pytest.raises(IllegalAction) as caught:
        toy.apply(state, action)
    return caught.value


def words(actions: tuple[Action, ...]) -> list[str]:
    return [str(action) for action in actions]


FULL, BEGUN, ONE_LEFT, LOST = Pile(3, 3, 0), Pile(3, 2, 1), Pile(3, 1, 0), Pile(3, 0, 1, loser=0)


class TestStart:
    def test_the_engine_reads_the_setup(self, toy: Game[Pile]) -> None:
        assert FULL == toy.start({"counters": 3})

    def test_a_game_has_the_id_of_its_engine(self, toy: Game[Pile]) -> None:
        assert "counters" == toy.id


class TestSettle:
    def test_the_engine_reads_the_end(self, toy: Game[Pile]) -> None:
        assert Pile(3, 0, 0, loser=1) == toy.settle({"counters": 3, "loser": 1})


class TestDecision:
    def test_candidates_are_not_narrowed(self, toy: Game[Pile]) -> None:
        assert (0, ((TAKE, 0b110), (SPEAK, 0b1))) == toy.decision(FULL)


class TestLegal:
    @pytest.mark.parametrize(
        ("state", "legal"),
        [
            (FULL, ["0 take:1", "0 sigh"]),
            (BEGUN, ["1 take:1", "1 take:2", "1 sigh"]),
            (ONE_LEFT, ["0 take:1", "0 sigh"]),
            (LOST, []),
        ],
    )
    def test_every_menu_is_narrowed_by_its_own_fold(self, state: Pile, legal: list[str], toy: Game[Pile]) -> None:
        assert legal == words(toy.legal(state))


class TestRights:
    @pytest.mark.parametrize(
        ("state", "seat", "rights"),
        [(FULL, 1, []), (BEGUN, 0, ["0 give-in"]), (BEGUN, 1, ["1 give-in"]), (BEGUN, 2, []), (LOST, 0, [])],
    )
    def test_they_are_narrowed_too(self, state: Pile, seat: int, rights: list[str], toy: Game[Pile]) -> None:
        assert rights == words(toy.rights(state, seat))


class TestApply:
    @pytest.mark.parametrize(
        ("action", "after"),
        [
            ("1 take:1", Pile(3, 1, 0)),
            ("1 take:2", Pile(3, 0, 0, loser=1)),
            ("1 sigh", BEGUN),
            ("0 give-in", Pile(3, 2, 1, loser=0)),
            ("1 give-in", Pile(3, 2, 1, loser=1)),
        ],
    )
    def test_legal_action_is_followed(self, action: str, after: Pile, toy: Game[Pile]) -> None:
        assert after == toy.apply(BEGUN, action)

    def test_action_need_not_be_text(self, toy: Game[Pile]) -> None:
        assert toy.apply(BEGUN, "1 take:2") == toy.apply(BEGUN, Action(1, "take:2", "take", 2))

    def test_state_before_is_kept(self, toy: Game[Pile]) -> None:
        state = toy.start({"counters": 3})
        toy.apply(state, "0 take:1")

        assert FULL == state

    @pytest.mark.parametrize(
        ("state", "action", "clause"),
        [
            (FULL, "0 take:2", "GS-TOY-2"),
            (ONE_LEFT, "0 take:2", "GS-TOY-1"),
            (Pile(1, 1, 0), "0 take:2", "GS-TOY-1"),
            (FULL, "1 give-in", "GS-TOY-3"),
            (BEGUN, "0 take:1", "SYS-TURN"),
            (FULL, "0 shout", "SYS-PHASE"),
            (Pile(9, 8, 0), "0 take:3", "SYS-PHASE"),
            (FULL, "0 give-in", "GS-TOY-3"),
            (BEGUN, "0 dance", "SYS-TURN"),
            (BEGUN, "1 dance", "SYS-PHASE"),
            (LOST, "1 take:1", "SYS-OVER"),
            (LOST, "0 give-in", "SYS-OVER"),
        ],
    )
    def test_first_clause_that_drops_the_action_is_to_blame(
        self, state: Pile, action: str, clause: str, toy: Game[Pile]
    ) -> None:
        assert clause == refusal(toy, state, action).clause

    def test_refusal_carries_the_facts(self, toy: Game[Pile]) -> None:
        error = refusal(toy, ONE_LEFT, "0 take:2")
        expected = (0, "take:2", "Nobody takes more counters than are left.", ("take:1", "sigh"))

        assert expected == (error.seat, error.token, error.statement, error.legal)

    def test_whoever_acts_out_of_turn_learns_of_its_own_rights_only(self, toy: Game[Pile]) -> None:
        error = refusal(toy, BEGUN, "0 take:2")

        assert ("Wait.", ("give-in",)) == (error.statement, error.legal)

    @pytest.mark.parametrize("text", ["take:1", "0 take:4", "4 take:1"])
    def test_text_that_is_no_action_is_refused(self, text: str, toy: Game[Pile]) -> None:
        with pytest.raises(NotationError):
            toy.apply(FULL, text)


class TestRead:
    def test_legality_is_not_asked(self, toy: Game[Pile]) -> None:
        assert Action(3, "take:2", "take", 2) == toy.read("3 take:2")


class TestReplay:
    def test_it_gives_one_state_more_than_actions(self, toy: Game[Pile]) -> None:
        states = toy.replay({"counters": 3}, ["0 take:1", "1 take:1", "0 take:1"])

        assert [FULL, BEGUN, ONE_LEFT, LOST] == states

    def test_nothing_done_gives_the_start(self, toy: Game[Pile]) -> None:
        assert [FULL] == toy.replay({"counters": 3}, [])

    def test_every_action_is_checked(self, toy: Game[Pile]) -> None:
        with pytest.raises(IllegalAction):
            toy.replay({"counters": 3}, ["0 take:1", "0 take:1"])


class TestFacts:
    def test_actor_and_legal_are_added(self, toy: Game[Pile]) -> None:
        assert {"actor": 1, "legal": ["take:1", "take:2", "sigh"], "left": 2} == toy.facts(BEGUN)

    def test_nobody_acts_once_it_is_over(self, toy: Game[Pile]) -> None:
        assert {"actor": None, "legal": [], "left": 0} == toy.facts(LOST)


class TestObserve:
    @pytest.mark.parametrize(("seat", "legal"), [(0, []), (1, ["take:1", "take:2", "sigh"])])
    def test_legal_is_for_the_eyes_of_the_actor(self, seat: int, legal: list[str], toy: Game[Pile]) -> None:
        expected = {"seat": seat, "public": {"actor": 1, "left": 2}, "controls": [seat], "legal": legal}

        assert expected == toy.observe(BEGUN, seat)

    def test_a_seat_that_is_not_at_the_table_is_refused(self, toy: Game[Pile]) -> None:
        with pytest.raises(NotationError, match="'2' is no seat"):
            toy.observe(BEGUN, 2)
        with pytest.raises(NotationError, match="'3' is no seat"):
            toy.apply(BEGUN, "3 take:1")


class TestOutcome:
    @pytest.mark.parametrize(
        ("state", "outcome"), [(ONE_LEFT, None), (LOST, Outcome("lost", (-1, 1), "counters"))], ids=["going on", "over"]
    )
    def test_there_is_one_only_at_the_end(self, state: Pile, outcome: Outcome | None, toy: Game[Pile]) -> None:
        assert outcome == toy.outcome(state)


class TestGameByName:
    def test_ruleset_is_as_printed_unless_said(self) -> None:
        assert ("solo-whist", "as-printed") == (hoyle.game("solo-whist").id, hoyle.game("solo-whist").ruleset.id)

    def test_ruleset_and_options_are_passed_on(self) -> None:
        ruleset = hoyle.game("solo-whist", "customary", {"sw.nullo_fail": "none"}).ruleset

        assert ("customary", "none") == (ruleset.id, ruleset.options["sw.nullo_fail"])

    @pytest.mark.parametrize(
        ("kind", "name", "ruleset", "options"),
        [
            ("game", "solo-wist", "as-printed", {}),
            ("ruleset", "printed", "printed", {}),
            ("option", "sw.fall", "as-printed", {"sw.fall": "none"}),
            ("value of sw.fail", "all", "as-printed", {"sw.fail": "all"}),
        ],
    )
    def test_unknown_name_is_refused(self, kind: str, name: str, ruleset: str, options: dict[str, str]) -> None:
        with pytest.raises(UnknownName) as caught:
            hoyle.game("solo-wist" if kind == "game" else "solo-whist", ruleset, options)

        assert (kind, name) == (caught.value.kind, caught.value.name)


class TestLoad:
    def test_every_game_is_loaded_under_its_name(self) -> None:
        assert list(games.MODULES) == [engine.id for engine in games.load()]

    def test_an_engine_is_loaded_once(self) -> None:
        assert games.engine("solo-whist") is games.engine("solo-whist")

    def test_every_option_of_a_rulebook_is_in_the_register(self) -> None:
        options = [option for engine in games.load() for option in engine.rulebook.options.values()]

        assert {option.id for option in options} == register.options().keys()

    def test_rulebooks_bear_the_names_of_their_games(self) -> None:
        assert [engine.id for engine in games.load()] == [engine.rulebook.game for engine in games.load()]


class TestPackage:
    def test_every_public_name_exists(self) -> None:
        assert [] == [name for name in hoyle.__all__ if not hasattr(hoyle, name)]

    def test_every_public_error_is_a_hoyle_error(self) -> None:
        exported = [getattr(hoyle, name) for name in hoyle.__all__]
        errors = [thing for thing in exported if isinstance(thing, type) and issubclass(thing, Exception)]

        assert [] == [error for error in errors if not issubclass(error, HoyleError)]
