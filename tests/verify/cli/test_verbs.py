"""Every verb from outside: what it prints, and the code it leaves with."""

import json
from pathlib import Path
from typing import Any

import pytest

from hoyle import corpus
from hoyle_verify.cli import main

LET_THROUGH = "solo-whist/whole/open-misere-let-through"
BEATEN = "solo-whist/whole/open-misere-beaten"


@pytest.fixture
def hoyle(capsys: pytest.CaptureFixture[str]) -> Any:
    """Run the command and give exit code, standard output and standard error."""

    def run(*arguments: str) -> tuple[Any, str, str]:
        with pytest.raises(SystemExit) as left:
            main(list(arguments))
        captured = capsys.readouterr()
        return left.value.code, captured.out, captured.err

    return run


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

        assert 2 == code
        assert f"did you mean {LET_THROUGH}?" in err

    def test_a_broken_file_is_unreadable_input(self, hoyle: Any, tmp_path: Path) -> None:
        broken = tmp_path / "broken.yaml"
        broken.write_text("format: one\n", encoding="utf-8")
        code, _, err = hoyle("verify", str(broken))

        assert 2 == code
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

    def test_steps_as_json_hold_every_position(self, hoyle: Any) -> None:
        _, out, _ = hoyle("replay", LET_THROUGH, "--json")

        assert list(range(60)) == [step["position"] for step in json.loads(out)["steps"]]

    def test_several_scenarios_are_wrong_usage(self, hoyle: Any) -> None:
        code, _, err = hoyle("replay", "solo-whist/whole")

        assert 2 == code
        assert LET_THROUGH in err


class TestWhy:
    def test_a_clause_has_its_statement_and_evidence(self, hoyle: Any) -> None:
        code, out, _ = hoyle("why", "SW-PLAY-2")

        assert 0 == code
        assert "A player who holds the suit led must play it." in out
        assert LET_THROUGH in out

    @pytest.mark.parametrize("id_", ["SW-DEF-11", "sw.fail", LET_THROUGH, "SYS-TURN", "SW-PAY-7b"])
    def test_other_ids_are_known_too(self, hoyle: Any, id_: str) -> None:
        code, out, _ = hoyle("why", id_, "--json")

        assert (0, id_) == (code, json.loads(out)["id"])

    def test_an_unknown_id_is_wrong_usage_with_near_names(self, hoyle: Any) -> None:
        code, _, err = hoyle("why", "SW-PLAY-22")

        assert 2 == code
        assert "SW-PLAY-2" in err


class TestTrace:
    def test_every_clause_is_covered_noted_or_waived(self, hoyle: Any) -> None:
        code, out, _ = hoyle("trace", "--json")
        trace = json.loads(out)

        assert (0, []) == (code, trace["complaints"])
        assert {"covered", "noted", "waived"} >= {entry["status"] for entry in trace["clauses"]}

    def test_every_defect_is_shown_or_has_a_reason(self, hoyle: Any) -> None:
        code, out, _ = hoyle("trace", "--defects", "--json")

        assert 0 == code
        assert all(row["shown"] for row in json.loads(out)["defects"])


class TestExport:
    def test_the_manifest_counts_what_is_there(self, hoyle: Any, tmp_path: Path) -> None:
        code, _, _ = hoyle("export", str(tmp_path / "out"))
        manifest = json.loads((tmp_path / "out" / "manifest.json").read_bytes())

        assert 0 == code
        for entry in manifest["files"]:
            assert entry["bytes"] == (tmp_path / "out" / entry["path"]).stat().st_size

    def test_a_folder_of_other_things_is_left_alone(self, hoyle: Any, tmp_path: Path) -> None:
        (tmp_path / "diary.txt").write_text("mine", encoding="utf-8")
        code, _, err = hoyle("export", str(tmp_path))

        assert 2 == code
        assert "holds other files" in err
        assert ["diary.txt"] == [path.name for path in tmp_path.iterdir()]


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
        assert err
