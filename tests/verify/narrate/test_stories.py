"""A deal of any game is told in its own words, from what the engine lets be seen."""

from pathlib import Path
from typing import Final

import pytest

from hoyle_verify.judge.names import known_names
from hoyle_verify.judge.refusal import ActionRefused
from hoyle_verify.judge.run import load_all
from hoyle_verify.narrate.heading import heading
from hoyle_verify.narrate.step import Step
from hoyle_verify.narrate.steps import steps_of
from hoyle_verify.scenario import load
from hoyle_verify.scenario.model import Scenario

GAMES: Final = Path(__file__).parent / "games"


def example(name: str) -> Scenario:
    return load(GAMES / f"{name}.yaml", names=known_names())


def told(name: str) -> list[str]:
    steps = steps_of(example(name))
    return [line for step in steps for line in (step.sentence, *step.consequences) if line]


def test_every_replay_of_the_corpus_can_be_told() -> None:
    for scenario in load_all():
        if scenario.kind == "replay":
            steps = steps_of(scenario)

            assert len(steps) == len(scenario.actions) + 1, scenario.id
            assert all(step.sentence.endswith(".") for step in steps[1:]), scenario.id
            assert all(heading(scenario, steps[0])[0]), scenario.id


class TestPreferans:
    def test_whists_and_proposals(self) -> None:
        assert [
            "V whists.",
            "R passes.",
            "V plays with open hands.",
            "R lays his hand face up.",
            "A offers to take 10 more.",
            "V refuses.",
            "A leads A♠.",
            "V plays 9♠.",
            "R throws off 8♣.",
            "A takes the trick, his 1st.",
            "V offers to take 1 more.",
            "A agrees.",
            "Tricks: A 9, V 1, R 0, K 0.",
        ] == told("preferans")[:-1]

    def test_the_end_has_a_result_for_each_and_the_sheet(self) -> None:
        ending = told("preferans")[-1]

        assert ending.startswith("The deal is over: A made, V made, R passed, K rested. Pool: A ")
        assert "Whists: V 60 against A." in ending

    def test_the_heading_has_talon_discard_and_contract(self) -> None:
        scenario = example("preferans")
        rules, table = heading(scenario, steps_of(scenario)[0])

        assert "preferans, as-printed" == rules
        assert "Talon: ♠ J 8. Discard: ♥ 7  ♣ 7. A plays 8; spades are trumps." == table


class TestGermanSolo:
    def test_black_queens_are_trumps(self) -> None:
        assert [
            "A leads Q♠.",
            "V plays J♦.",
            "R plays 7♦.",
            "K plays Q♣.",
            "K takes the trick, his 1st.",
            "K leads 9♣.",
            "A plays 8♣.",
            "V throws off 8♠.",
            "R plays 10♣.",
            "R takes the trick, his 1st.",
        ] == told("german-solo")

    def test_what_is_declared_named_and_called(self) -> None:
        assert [
            "K declares frog.",
            "K plays frog.",
            "K names trumps: spades.",
            "K calls A♥.",
        ] == told("german-solo-frog")[4:]

    def test_the_heading_has_options_colour_and_pool(self) -> None:
        scenario = example("german-solo")
        rules, table = heading(scenario, steps_of(scenario)[0])

        assert "german-solo, as-printed, gs.pool: on" == rules
        assert "The preferred suit is hearts. In the pool: 4. A plays solo; diamonds are trumps." == table


class TestRussianWhist:
    def test_a_revoke_and_its_correction(self) -> None:
        assert [
            "A leads 4♣.",
            "V revokes with 8♠.",
            "V puts it right with J♣.",
            "R plays 10♣.",
            "K plays 7♣.",
            "V takes the trick, his 1st.",
        ] == told("russian-whist")

    def test_sides_are_named_and_nobody_is_paid(self) -> None:
        ending = told("russian-whist-whole")[-1]

        assert "Below the line: A and R 0, V and K 14. Above the line: A and R 30, V and K 70." in ending
        assert "Payments" not in ending

    def test_a_turn_up_is_no_open_hand(self) -> None:
        scenario = example("russian-whist")

        assert "Turned up: 2♠. Spades are trumps." == heading(scenario, steps_of(scenario)[0])[1]

    def test_a_card_of_another_suit_is_thrown_off_or_trumps(self) -> None:
        assert ["V throws off 2♥.", "R throws off 2♦.", "K trumps with 2♣."] == told("russian-whist-whole")[1:4]


class TestSixBid:
    def test_a_card_is_called_and_another_given(self) -> None:
        assert [
            "A plays call solo.",
            "A names trumps: spades.",
            "A calls A♣.",
            "A gives J♦.",
            "A leads A♠.",
            "B plays 7♠.",
            "C throws off J♦.",
            "A takes the trick, his 1st.",
        ] == told("six-bid")[3:]


class TestSoloWhist:
    def test_a_general_misere_is_played_by_everybody(self) -> None:
        assert "Everybody plays general misère without trumps." == told("solo-whist")[4]

    def test_who_rests_holds_no_cards(self) -> None:
        first: Step = steps_of(example("solo-whist"))[0]

        assert () == first.hands[2]


def test_an_illegal_action_is_told_with_its_line_and_player(tmp_path: Path) -> None:
    text = (GAMES / "six-bid.yaml").read_text(encoding="utf-8").replace("trick A AS 7S JD", "trick A AS 8H")
    (tmp_path / "mine.yaml").write_text(text, encoding="utf-8")
    scenario = load(tmp_path / "mine.yaml", names=known_names())
    line = 1 + text.splitlines().index("  - trick A AS 8H")
    with pytest.raises(ActionRefused, match=f"mine.yaml:{line}: at 7, B play:8H is refused by SB-"):
        steps_of(scenario)
