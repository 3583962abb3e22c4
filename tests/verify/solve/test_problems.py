"""Problems: what is asked, how the answer is judged, and what happens where it cannot be."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from hoyle.cards import NO_SUIT, SPADES, parse_hand
from hoyle_verify.cli import main
from hoyle_verify.judge.problems import judge_problem
from hoyle_verify.judge.run import load_all, run
from hoyle_verify.scenario import Scenario, load
from hoyle_verify.scenario.model import Answer
from hoyle_verify.solve import Duty, Goal
from hoyle_verify.solve.problems import question_of, solve_problem
from hoyle_verify.solve.program import NeedsCompiler
from tests.verify.scenario.known import HERE

SMALL = HERE / "scenarios" / "solo-whist" / "problems" / "two-cards-without-a-trick.yaml"
"""V wants no trick, and never follows suit: whatever is led, he takes none."""
KAPUSTIN = "preferans/problems/kapustins-combination-makes-six-hearts"
DUKE = "russian-whist/problems/duke-of-cumberland-leads-a-trump-and-takes-nothing"


def answered(**fields: Any) -> Scenario:
    return msgspec.structs.replace(load(SMALL), answer=Answer(**fields))


def given(id: str) -> Scenario:
    (scenario,) = load_all([id])
    return scenario


@pytest.fixture
def without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hoyle_verify.solve.program.find_spec", lambda _name: None)


@pytest.fixture
def hoyle(capsys: pytest.CaptureFixture[str]) -> Any:
    def command(*arguments: str) -> tuple[Any, str]:
        with pytest.raises(SystemExit) as left:
            main(list(arguments))
        return left.value.code, capsys.readouterr().out

    return command


class TestQuestion:
    def test_hands_leader_and_sides_are_those_of_the_scenario(self) -> None:
        position, goal = question_of(given(DUKE))

        assert parse_hand("D:T98765432 C:AQT8") == position.hands[1]
        assert (0, 0b1010, 0, Duty.FREE) == (position.leader, position.side, position.trump, position.duty)
        assert Goal("most") == goal

    def test_a_number_is_a_target(self) -> None:
        assert Goal("most", 6) == question_of(given(KAPUSTIN))[1]

    @pytest.mark.parametrize(("trump", "duty"), [("S", Duty.TRUMP), ("none", Duty.FREE)])
    def test_without_trumps_there_is_no_duty_to_trump(self, trump: str, duty: Duty) -> None:
        problem = given(KAPUSTIN)
        assert problem.setup is not None
        setup = msgspec.structs.replace(problem.setup, trump=trump)

        position, _ = question_of(msgspec.structs.replace(problem, setup=setup))

        assert (SPADES if trump == "S" else NO_SUIT, duty) == (position.trump, position.duty)

    def test_places_are_counted_without_who_rests(self) -> None:
        problem = given(KAPUSTIN)
        assert problem.setup is not None
        assert isinstance(problem.setup.hands, tuple)
        setup = msgspec.structs.replace(
            problem.setup, players=4, hands=((), *problem.setup.hands), leader=1, declarer=2
        )

        rested = msgspec.structs.replace(problem, players=("D", *problem.players), setup=setup)

        assert question_of(problem) == question_of(rested)


class TestJudging:
    def test_a_right_answer_has_no_difference(self) -> None:
        assert [] == list(judge_problem(load(SMALL)))

    @pytest.mark.parametrize(
        ("fields", "what", "expected", "got"),
        [
            ({"verdict": "defeated"}, "verdict", "defeated", "made"),
            ({"tricks": 1}, "tricks", "1", "0"),
            ({"verdict": "made", "moves": {"play:AS": "defeated"}}, "play:AS", "defeated", "made"),
            ({"verdict": "made", "moves": {"play:2S": 2}}, "play:2S", "2", "0"),
            ({"verdict": "made", "moves": {"play:AH": "made"}}, "play:AH", "a card that can be played", "it cannot"),
        ],
        ids=["verdict", "tricks", "verdict of a card", "tricks of a card", "card of another"],
    )
    def test_a_wrong_answer_is_a_difference(self, fields: dict[str, Any], what: str, expected: str, got: str) -> None:
        (difference,) = judge_problem(answered(**fields))

        assert (what, expected, got) == (difference.what, difference.expected, difference.got)

    def test_a_wrong_answer_does_not_pass(self) -> None:
        assert not run(answered(verdict="defeated")).passed

    def test_a_problem_passes(self) -> None:
        done = run(load(SMALL))

        assert (True, "") == (done.passed, done.not_run)


@pytest.mark.usefixtures("without_numba")
class TestWithoutNumba:
    def test_a_short_problem_is_solved_all_the_same(self) -> None:
        assert run(load(SMALL)).passed

    def test_a_long_problem_is_not_run_and_does_not_pass(self) -> None:
        done = run(given(KAPUSTIN))

        assert (False, ()) == (done.passed, done.differences)
        assert 'is not installed: pip install "hoyle[solve]"' in done.not_run

    def test_solving_it_says_so_too(self) -> None:
        with pytest.raises(NeedsCompiler, match="solved only with numba"):
            solve_problem(given(KAPUSTIN))

    def test_verify_is_incomplete(self, hoyle: Any) -> None:
        code, out = hoyle("verify", KAPUSTIN)

        assert 4 == code
        assert f"{KAPUSTIN}: not run: hands of more than" in out
        assert "INCOMPLETE" in out

    def test_why_says_that_it_was_not_run(self, hoyle: Any) -> None:
        assert "outcome: not run: hands of more than" in hoyle("why", KAPUSTIN)[1]

    def test_replay_leaves_best_play_out(self, hoyle: Any) -> None:
        code, out = hoyle("replay", KAPUSTIN)

        assert (0, True) == (code, "Best play is not shown: hands of more than" in out)


class TestTold:
    def test_replay_tells_question_and_answer(self, hoyle: Any) -> None:
        code, out = hoyle("replay", KAPUSTIN)

        assert 0 == code
        assert "A leads with hearts as trumps, and who is void must trump. V plays for 6 tricks." in out
        assert "Answer: 6 tricks, made." in out

    def test_best_play_has_every_card_once(self, hoyle: Any) -> None:
        out = hoyle("replay", DUKE)[1]
        cards = [card for line in out.partition("Best play:")[2].splitlines() for card in line.split()[1:]]

        assert (52, 52) == (len(cards), len(set(cards)))

    def test_two_play_together(self, hoyle: Any) -> None:
        assert "V and K play for the most tricks." in hoyle("replay", DUKE)[1]


def test_an_answer_needs_verdict_or_tricks(tmp_path: Path) -> None:
    file = tmp_path / "case.yaml"
    text = SMALL.read_text(encoding="utf-8").partition("answer:")[0]
    file.write_text(f"{text}answer: {{moves: {{}}}}\n", encoding="utf-8")

    with pytest.raises(Exception, match="answer: nothing is answered; add verdict, tricks or both"):
        load(file)
