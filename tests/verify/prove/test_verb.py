"""`hoyle prove` from outside: what it prints, what it leaves out, and the code it leaves with."""

import importlib.util
import json
import multiprocessing
import os
import subprocess
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from hoyle_verify.cli import main
from hoyle_verify.prove import run as proving
from hoyle_verify.prove.theorems import load
from hoyle_verify.prove.verdict import Result

COMMAND = [sys.executable, "-c", "from hoyle_verify.cli import main; main()", "prove"]


@pytest.fixture
def hoyle(capsys: pytest.CaptureFixture[str]) -> Any:
    """Run the command and give exit code, standard output and standard error."""

    def run(*arguments: str) -> tuple[Any, str, str]:
        with pytest.raises(SystemExit) as left:
            main(["prove", *arguments])
        captured = capsys.readouterr()
        return left.value.code, captured.out, captured.err

    return run


class TestChoice:
    def test_chapter_of_theorems_is_proved(self, hoyle: Any) -> None:
        code, out, _ = hoyle("--theorem", "SW-THM-END")

        assert (0, True) == (code, out.rstrip().endswith("9 theorems: 9 proved"))

    def test_theorem_can_be_written_small(self, hoyle: Any) -> None:
        code, out, _ = hoyle("--theorem", "sw-thm-end-1", "--json")

        assert (0, ["SW-THM-END-1"]) == (code, [each["id"] for each in json.loads(out)["theorems"]])

    def test_theorems_of_other_games_are_left_out(self, hoyle: Any) -> None:
        code, _, err = hoyle("--game", "six-bid", "--theorem", "SW-THM-END-1")

        assert (2, True) == (code, "no theorem is called 'SW-THM-END-1'" in err)

    def test_unknown_game_is_refused(self, hoyle: Any) -> None:
        code, _, err = hoyle("--game", "bridge")

        assert (2, True) == (code, "no game is called 'bridge'" in err)


class TestReport:
    def test_json_has_the_fields_of_the_format(self, hoyle: Any) -> None:
        _, out, _ = hoyle("--theorem", "SW-THM-SCORE-2", "--json")
        (theorem,) = json.loads(out)["theorems"]

        assert ("SW-THM-SCORE-2", "proved", "enumeration", 98, True) == (
            theorem["id"],
            theorem["verdict"],
            theorem["runner"],
            theorem["domain"],
            theorem["seconds"] >= 0,
        )

    def test_witness_is_told(self, hoyle: Any) -> None:
        _, out, _ = hoyle("--theorem", "SW-THM-SCORE-8", "--json")

        assert "bid 3; tricks 1" == json.loads(out)["theorems"][0]["found"]

    def test_witnesses_are_saved_as_scenarios(self, hoyle: Any, tmp_path: Path) -> None:
        hoyle("--theorem", "SW-THM-CALL-3", "--save", str(tmp_path / "new"))

        assert ["sw-thm-call-3-1.yaml", "sw-thm-call-3-2.yaml", "sw-thm-call-3-3.yaml"] == sorted(
            path.name for path in (tmp_path / "new").iterdir()
        )

    @pytest.mark.parametrize(
        ("verdict", "fault", "code"),
        [
            ("proved", "", 0),
            ("refuted", "", 1),
            ("gap", "", 1),
            ("vacuous", "", 1),
            ("unknown", "", 4),
            ("unknown", "f", 3),
        ],
    )
    def test_only_proved_is_a_pass(
        self, hoyle: Any, monkeypatch: pytest.MonkeyPatch, verdict: Any, fault: str, code: int
    ) -> None:
        result = Result("SW-THM-END-1", verdict, "enumeration", 1, 0.1, fault=fault)
        monkeypatch.setattr("hoyle_verify.cli.prove.decide_all", lambda *_: iter([result]))

        assert code == hoyle("--theorem", "SW-THM-END-1")[0]

    def test_clause_that_no_theorem_rests_on_is_named(self, hoyle: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        def without_clauses(chosen: list[Any], *_: Any) -> Iterator[Result]:
            return (Result(theorem.id, "proved", "enumeration", 1, 0.1, ("SW-PLAY-2",)) for theorem in chosen)

        monkeypatch.setattr("hoyle_verify.cli.prove.decide_all", without_clauses)
        untouched = json.loads(hoyle("--game", "solo-whist", "--json")[1])["untouched"]

        assert (True, False, False) == ("SW-PLAY-3" in untouched, "SW-PLAY-2" in untouched, "SB-PLAY-2" in untouched)

    @pytest.mark.slow
    def test_every_clause_that_can_be_executed_is_in_some_theorem(self, hoyle: Any) -> None:
        code, out, _ = hoyle("--json")

        assert (0, []) == (code, json.loads(out)["untouched"])


class TestTime:
    def test_what_is_late_is_left_out_and_the_rest_reported(self, hoyle: Any) -> None:
        code, out, _ = hoyle("--game", "solo-whist", "--seconds", "0.001", "--json")

        assert (4, {"theorems": [], "untouched": []}) == (code, json.loads(out))

    def test_interruption_loses_nothing_that_is_decided(self, hoyle: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        def interrupted(*_: Any) -> Iterator[Result]:
            yield Result("SW-THM-END-1", "proved", "enumeration", 1, 0.1)
            raise KeyboardInterrupt

        monkeypatch.setattr("hoyle_verify.cli.prove.decide_all", interrupted)
        code, out, err = hoyle("--theorem", "SW-THM-END", "--json")

        assert (4, "hoyle: interrupted: these are the theorems decided so far\n") == (code, err)
        assert ["SW-THM-END-1"] == [each["id"] for each in json.loads(out)["theorems"]]

    def test_work_stops_when_nobody_listens(self) -> None:
        deciding = proving.decide_all(list(load(["solo-whist"]).values()))
        next(deciding)
        cast(Generator[Result], deciding).close()

        assert [] == multiprocessing.active_children()

    def test_fault_of_the_prover_is_a_result(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def fail(*_: Any) -> Result:
            raise AssertionError("z3 and Python disagree")

        monkeypatch.setattr(proving, "decide", fail)
        load(["solo-whist"])

        result = proving._decide_in_worker(("SW-THM-END-1", 0.0))

        assert ("unknown", "AssertionError: z3 and Python disagree") == (result.verdict, result.fault)


def test_without_z3_it_says_what_to_install(hoyle: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)

    assert (4, "", 'hoyle: the theorems need z3: pip install "hoyle[prove]"\n') == hoyle()


def test_nothing_is_drawn_where_nobody_looks() -> None:
    done = subprocess.run(
        [*COMMAND, "--theorem", "SW-THM-END-1"], capture_output=True, check=False, env={**os.environ, "NO_COLOR": "1"}
    )

    assert (0, b"") == (done.returncode, done.stderr)
