"""Every verb from outside: what it prints, and the code it leaves with."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hoyle import corpus
from hoyle.clause import observing
from hoyle.tracing import Idle
from hoyle_verify.cli import main
from hoyle_verify.export.version import CORPUS_VERSION
from hoyle_verify.judge.run import Run, load_all, run_all

LET_THROUGH = "solo-whist/whole/open-misere-let-through"
BEATEN = "solo-whist/whole/open-misere-beaten"


@cache
def all_runs() -> tuple[Run, ...]:
    return tuple(run_all(load_all()))


@pytest.fixture
def hoyle(capsys: pytest.CaptureFixture[str]) -> Any:
    """Run the command and give exit code, standard output and standard error."""

    def run(*arguments: str) -> tuple[Any, str, str]:
        with pytest.raises(SystemExit) as left:
            main(list(arguments))
        captured = capsys.readouterr()
        return left.value.code, captured.out, captured.err

    return run


@pytest.fixture
def hoyle_once(hoyle: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Let the command use one run of the corpus for all tests."""
    for verb in ("export", "trace", "why"):
        monkeypatch.setattr(f"hoyle_verify.cli.{verb}.run_all", lambda _scenarios: list(all_runs()))
    return hoyle


class TestVerify:
    def test_the_corpus_holds(self, hoyle: Any) -> None:
        code, out, _ = hoyle("verify")

        assert 0 == code, out
        assert "holds" in out

    def test_an_id_means_one_scenario(self, hoyle: Any) -> None:
        code, out, _ = hoyle("verify", LET_THROUGH, "--json")

        assert (0, [LET_THROUGH]) == (code, [each["id"] for each in json.loads(out)["scenarios"]])

    def test_a_wrong_expectation_is_told_with_file_and_line(self, hoyle: Any, tmp_path: Path) -> None:
        text = (corpus.locate() / f"{LET_THROUGH}.yaml").read_text(encoding="utf-8")
        mine = tmp_path / "my-case.yaml"
        mine.write_text(text.replace("over: true", "over: false"), encoding="utf-8")
        code, out, _ = hoyle("verify", str(mine))

        assert 1 == code
        assert "my-case.yaml:" in out
        assert "over: expected false, got true" in out

    def test_what_means_no_scenario_is_wrong_usage(self, hoyle: Any) -> None:
        code, _, err = hoyle("verify", "solo-whist/whole/open-misere-let-thru")

        assert (2, "hoyle: no scenario is called 'solo-whist/whole/open-misere-let-thru'") == (
            code,
            err.partition(";")[0],
        )
        assert f"did you mean {LET_THROUGH}" in err

    @pytest.mark.parametrize(
        ("pattern", "text"),
        [
            ("/nonexistent.yaml", "no such file: /nonexistent.yaml"),
            ("mine.yaml", "no such file: mine.yaml"),
            ("./mine", "no such file: ./mine"),
            ("nosuch", "no scenario is called 'nosuch'; try 'hoyle verify solo-whist'"),
            ("", "an empty name means no scenario; try 'hoyle verify solo-whist'"),
            ("open-misere-beten", f"no scenario is called 'open-misere-beten'; did you mean {BEATEN}?"),
        ],
    )
    def test_what_means_no_scenario_has_a_remedy(self, hoyle: Any, pattern: str, text: str) -> None:
        assert (2, "", f"hoyle: {text}\n") == hoyle("verify", pattern)

    def test_a_folder_without_scenarios_is_told(self, hoyle: Any, tmp_path: Path) -> None:
        assert (2, "", f"hoyle: no scenario lies in {tmp_path}\n") == hoyle("verify", str(tmp_path))

    def test_one_scenario_is_singular(self, hoyle: Any) -> None:
        assert "holds: 1 scenario in" in hoyle("verify", LET_THROUGH)[1]

    def test_a_broken_file_is_unreadable_input(self, hoyle: Any, tmp_path: Path) -> None:
        broken = tmp_path / "broken.yaml"
        broken.write_text("format: one\n", encoding="utf-8")
        code, _, err = hoyle("verify", str(broken))

        assert 2 == code
        assert err.startswith("hoyle: ")
        assert "broken.yaml:1:9: format:" in err


class TestReplay:
    @pytest.mark.parametrize(
        ("scenario", "ending"),
        [
            (LET_THROUGH, "made. Payments: A -4, V -4, R -4, K +12."),
            (BEATEN, "failed. Payments: A +4, V +4, R +4, K -12."),
        ],
    )
    def test_a_game_is_told_to_its_end(self, hoyle: Any, scenario: str, ending: str) -> None:
        code, out, _ = hoyle("replay", scenario, "--plain")

        assert 0 == code
        assert "A leads 10♦." in out
        assert "K lays his hand face up." in out
        assert ending in out

    def test_cards_of_ours_are_marked(self, hoyle: Any) -> None:
        _, out, _ = hoyle("replay", BEATEN, "--plain")

        assert "V throws off 2♠.  [ours]" in out

    def test_the_turn_up_and_the_rules_stand_at_the_top(self, hoyle: Any) -> None:
        _, out, _ = hoyle("replay", BEATEN, "--plain")
        head = out.partition("\n\n")[0]

        assert "solo-whist, as-printed" in head
        assert "Turned up: 2♥.\n" in head

    def test_no_line_ends_in_blanks(self, hoyle: Any) -> None:
        _, out, _ = hoyle("replay", BEATEN, "--plain")

        assert [] == [line for line in out.splitlines() if line != line.rstrip()]

    def test_steps_as_json_hold_every_position(self, hoyle: Any) -> None:
        _, out, _ = hoyle("replay", LET_THROUGH, "--json")

        assert list(range(60)) == [step["position"] for step in json.loads(out)["steps"]]

    def test_several_scenarios_are_wrong_usage(self, hoyle: Any) -> None:
        code, _, err = hoyle("replay", "solo-whist/whole")

        assert 2 == code
        assert err.startswith("hoyle: solo-whist/whole means ")
        assert f"\n  {LET_THROUGH}\n" in err

    def test_a_count_is_told_after_the_play_that_leads_to_it(self, hoyle: Any) -> None:
        _, out, _ = hoyle("replay", "preferans/counts/every-answer-to-an-eight", "--json")

        assert [
            "From here there are 8 lines (passed passed made 3) to the first card.",
            "pass: 4 lines (passed passed made 2)",
            "whist: 4 lines (passed passed made 1)",
        ] == json.loads(out)["count"]

    def test_what_has_no_play_is_wrong_usage(self, hoyle: Any) -> None:
        code, _, err = hoyle("replay", "solo-whist/draw/ace-is-below-the-two")

        assert 2 == code
        assert "is a draw scenario, which has no play to walk through" in err

    def test_an_illegal_action_is_told_with_line_and_player(self, hoyle: Any, tmp_path: Path) -> None:
        text = (corpus.locate() / f"{BEATEN}.yaml").read_text(encoding="utf-8")
        mine = tmp_path / "mine.yaml"
        mine.write_text(text.replace("trick A TD 7D JD KC", "trick A TD 8C JD KC"), encoding="utf-8")
        line = 1 + mine.read_text("utf-8").splitlines().index("  - trick A TD 8C JD KC")
        code, _, err = hoyle("replay", str(mine))

        assert 2 == code
        assert err.startswith(f"hoyle: {mine}:{line}: at 8, V play:8C is refused by SW-PLAY-2: ")


class TestWhy:
    def test_a_clause_has_its_statement_and_evidence(self, hoyle_once: Any) -> None:
        code, out, _ = hoyle_once("why", "SW-PLAY-2")

        assert 0 == code
        assert "A player who holds the suit led must play it." in out
        assert LET_THROUGH in out

    @pytest.mark.parametrize("id_", ["SW-DEF-11", "sw.fail", LET_THROUGH, "SYS-TURN", "SW-PAY-7b"])
    def test_other_ids_are_known_too(self, hoyle_once: Any, id_: str) -> None:
        code, out, _ = hoyle_once("why", id_, "--json")

        assert (0, id_) == (code, json.loads(out)["id"])

    @pytest.mark.parametrize("written", ["sw-play-2", "SW-PLAY-2", "Sw-Play-2"])
    def test_capitals_do_not_matter(self, hoyle_once: Any, written: str) -> None:
        assert "SW-PLAY-2" == json.loads(hoyle_once("why", written, "--json")[1])["id"]

    def test_an_unknown_id_is_wrong_usage_with_near_names(self, hoyle_once: Any) -> None:
        code, _, err = hoyle_once("why", "SW-PLAY-22")

        assert 2 == code
        assert err.startswith("hoyle: no id is called 'SW-PLAY-22'; did you mean SW-PLAY-2")

    def test_an_id_that_is_like_no_other_shows_those_of_its_game(self, hoyle_once: Any) -> None:
        assert "known: RW-" in hoyle_once("why", "RW")[2]


class TestTrace:
    def test_every_clause_is_covered_noted_or_waived(self, hoyle_once: Any) -> None:
        code, out, _ = hoyle_once("trace", "--json")
        trace = json.loads(out)

        assert (0, []) == (code, trace["complaints"])
        assert {"covered", "noted", "waived"} >= {entry["status"] for entry in trace["clauses"]}

    def test_only_what_is_not_covered_is_listed(self, hoyle_once: Any) -> None:
        some, everything = hoyle_once("trace")[1], hoyle_once("trace", "--all")[1]

        assert "│ SW-GEN-1 " in some
        assert "│ SW-PLAY-2 " not in some
        assert "│ SW-PLAY-2 " in everything
        assert some.splitlines()[-1] == everything.splitlines()[-1]
        assert " covered, " in some.splitlines()[-1]

    def test_defects_are_listed_on_demand(self, hoyle_once: Any) -> None:
        assert "│ SW-DEF-11 " not in hoyle_once("trace", "--defects")[1]
        assert "│ SW-DEF-11 " in hoyle_once("trace", "--defects", "--all")[1]

    def test_every_defect_is_shown_or_has_a_reason(self, hoyle_once: Any) -> None:
        code, out, _ = hoyle_once("trace", "--defects", "--json")

        assert 0 == code
        assert all(row["shown"] for row in json.loads(out)["defects"])


class TestExport:
    def test_the_manifest_counts_what_is_there(self, hoyle_once: Any, tmp_path: Path) -> None:
        code, _, _ = hoyle_once("export", str(tmp_path / "out"))
        manifest = json.loads((tmp_path / "out" / "manifest.json").read_bytes())

        assert 0 == code
        for entry in manifest["files"]:
            assert entry["bytes"] == (tmp_path / "out" / entry["path"]).stat().st_size

    def test_a_folder_of_other_things_is_left_alone(self, hoyle_once: Any, tmp_path: Path) -> None:
        (tmp_path / "diary.txt").write_text("mine", encoding="utf-8")
        code, _, err = hoyle_once("export", str(tmp_path))

        assert 2 == code
        assert "it holds diary.txt, which belongs to no export" in err
        assert ["diary.txt"] == [path.name for path in tmp_path.iterdir()]

    def test_a_scenario_that_fails_stops_everything(self, hoyle: Any, tmp_path: Path) -> None:
        with observing(Idle("SW-PLAY-2")):
            code, out, err = hoyle("export", str(tmp_path / "out"), "--json")

        assert 1 == code
        assert f"hoyle: {LET_THROUGH} does not hold\n" in err
        assert LET_THROUGH in json.loads(out)["failed"]
        assert not (tmp_path / "out").exists()


class TestUsage:
    def test_help_has_examples(self, hoyle: Any) -> None:
        code, out, _ = hoyle("--help")

        assert 0 == code
        assert "hoyle verify solo-whist/play" in out

    @pytest.mark.parametrize("verb", ["verify", "replay", "why", "trace", "serve", "export", "reconstruct"])
    def test_every_verb_has_help_with_an_example(self, hoyle: Any, verb: str) -> None:
        code, out, _ = hoyle(verb, "--help")

        assert 0 == code
        assert f"hoyle {verb}" in out

    @pytest.mark.parametrize("arguments", [("dance",), ("verify", "--loud"), ("why",)])
    def test_wrong_usage_leaves_with_two(self, hoyle: Any, arguments: tuple[str, ...]) -> None:
        code, _, err = hoyle(*arguments)

        assert 2 == code
        assert err.startswith("hoyle: ")

    def test_an_unknown_verb_has_a_near_name(self, hoyle: Any) -> None:
        assert (2, "", "hoyle: no verb is called 'verfy'; did you mean verify?\n") == hoyle("verfy")

    def test_wrong_usage_shows_where_help_is(self, hoyle: Any) -> None:
        assert "see 'hoyle verify --help'" in hoyle("verify", "--loud")[2]

    def test_nothing_is_wrong_usage_and_gets_the_help(self, hoyle: Any) -> None:
        code, _, err = hoyle()

        assert 2 == code
        assert "Usage: hoyle" in err

    def test_the_greeting_in_the_help_names_the_corpus_that_there_is(self, hoyle: Any) -> None:
        assert f'"corpus":"{CORPUS_VERSION}"' in hoyle("serve", "--help")[1]

    def test_a_fault_of_ours_has_its_own_exit_code(self, hoyle: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        def fault(_runs: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr("hoyle_verify.cli.trace.run_all", fault)
        code, _, err = hoyle("trace")

        assert 3 == code
        assert "ZeroDivisionError" in err
        assert err.endswith("hoyle: this is a fault of hoyle itself: please report it with the lines above\n")


class TestReplayOfASession:
    def test_the_sheet_stands_after_each_deal(self, hoyle: Any) -> None:
        code, out, _ = hoyle("replay", "russian-whist/session/rubber-of-three-hands")

        assert 0 == code
        assert [f"Sheet after deal {number}" for number in (1, 2, 3)] == [
            line for line in out.splitlines() if line.startswith("Sheet")
        ]
        assert "     Above the line: A and R 5, V and K 20." in out
        assert "     It is over: rubber odd." in out

    def test_a_deal_that_was_played_is_told_card_by_card(self, hoyle: Any) -> None:
        _, out, _ = hoyle("replay", "russian-whist/session/rubber-played-card-by-card", "--json")

        assert [53, 53, 53] <= [len(deal["steps"]) for deal in json.loads(out)["deals"]]
