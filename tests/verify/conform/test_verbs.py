"""The verbs ``check`` and ``report`` from outside."""

import json
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hoyle import corpus
from hoyle_verify.cli import main
from hoyle_verify.conform.events import read
from hoyle_verify.judge.run import load_all
from tests.verify.conform.support import BEFORE, REFERENCE, SETTLED, fake


@pytest.fixture
def hoyle(capsys: pytest.CaptureFixture[str]) -> Any:
    """Run the command and give exit code, standard output and standard error."""

    def run(*arguments: str) -> tuple[Any, str, str]:
        with pytest.raises(SystemExit) as left:
            main(list(arguments))
        captured = capsys.readouterr()
        return left.value.code, captured.out, captured.err

    return run


class TestCheck:
    def test_reference_passes_what_it_is_asked(self, hoyle: Any) -> None:
        code, out, _ = hoyle("check", "--case", SETTLED, "--json", "--", *REFERENCE)
        told = json.loads(out)

        assert (0, True, True, {"pass": 1}) == (code, told["holds"], told["complete"], told["counts"])

    def test_failure_is_told_with_the_command_that_repeats_it(self, hoyle: Any) -> None:
        code, out, _ = hoyle("check", "--case", BEFORE, "--json", "--", *fake("accepting_everything"))
        failure = json.loads(out)["failures"][0]
        words = shlex.split(failure["repeat"])
        again = subprocess.run([REFERENCE[0], *words[1:]], capture_output=True, text=True, check=False)
        repeat = shlex.join(["hoyle", "check", "--case", failure["case"], "--", *fake("accepting_everything")])

        assert (1, repeat) == (code, failure["repeat"])
        assert (1, f"fail: {failure['case']}") == (again.returncode, again.stdout.splitlines()[0])

    def test_case_in_other_words_can_be_repeated(self, hoyle: Any) -> None:
        answer = '{"at":"end","payments":[-150,300,-150],"result":"made"}'
        program = fake("learnt_by_heart", answer)
        _, out, _ = hoyle("check", "--case", SETTLED, "--permute", "--json", "--", *program)
        told = json.loads(out)
        code, _, _ = hoyle(*shlex.split(told["failures"][0]["repeat"])[1:])

        assert ({"pass": 1, "fail": 1}, 1) == (told["counts"], code)

    def test_file_outside_the_corpus_is_a_case_and_can_be_repeated(self, hoyle: Any, tmp_path: Path) -> None:
        mine = tmp_path / "mine.yaml"
        text = (corpus.locate() / f"{SETTLED}.yaml").read_text(encoding="utf-8")
        mine.write_text(text.replace("B: 300", "B: 301"), encoding="utf-8")
        _, out, _ = hoyle("check", "--case", str(mine), "--json", "--", *REFERENCE)
        (failure,) = json.loads(out)["failures"]
        code, again, _ = hoyle("check", "--json", *shlex.split(failure["repeat"])[2:])

        assert ["hoyle", "check", "--case", f"{mine}@end", "--", *REFERENCE] == shlex.split(failure["repeat"])
        assert (1, [failure]) == (code, json.loads(again)["failures"])

    def test_row_of_a_table_in_a_file_is_a_case(self, hoyle: Any, tmp_path: Path) -> None:
        mine = tmp_path / "mine.yaml"
        table = next(each for each in load_all(["preferans/score/*"]) if "#" in each.id)
        mine.write_text(Path(table.path).read_text(encoding="utf-8"), encoding="utf-8")
        row = table.id.partition("#")[2]
        _, out, _ = hoyle("check", "--case", f"{mine}#{row}@end", "--json", "--", *REFERENCE)

        assert {"pass": 1} == json.loads(out)["counts"]

    def test_only_what_failed_is_asked_again(self, hoyle: Any, tmp_path: Path) -> None:
        log = tmp_path / "run.jsonl"
        program = fake("accepting_everything")
        hoyle("check", "--case", BEFORE, "--case", SETTLED, "--report", str(log), "--", *program)
        failed = [result.case for result in read(log).results if result.outcome == "fail"]
        _, out, _ = hoyle("check", "--only-failed", str(log), "--json", "--", *program)

        assert failed
        assert ({"fail": len(failed)}, failed) == (
            json.loads(out)["counts"],
            [each["case"] for each in json.loads(out)["failures"]],
        )

    def test_known_failure_lets_the_run_hold_until_it_passes(self, hoyle: Any, tmp_path: Path) -> None:
        known = tmp_path / "known.toml"
        asked = ("check", "--case", BEFORE, "--json")
        hoyle(*asked, "--report", str(known), "--", *fake("accepting_everything"))
        as_known = hoyle(*asked, "--baseline", str(known), "--", *fake("accepting_everything"))
        repaired = hoyle(*asked, "--baseline", str(known), "--", *REFERENCE)

        assert (0, 1) == (as_known[0], repaired[0])
        assert "expected-fail" in json.loads(as_known[1])["counts"]
        assert "unexpected-pass" in json.loads(repaired[1])["counts"]

    def test_program_that_says_no_hello_has_a_code_of_its_own(self, hoyle: Any, tmp_path: Path) -> None:
        log = tmp_path / "run.jsonl"
        log.write_text("an earlier log")
        code, _, err = hoyle("check", "--case", SETTLED, "--report", str(log), "--", *fake("crashing_at_hello"))

        assert (3, "an earlier log") == (code, log.read_text())
        assert "where is my deck of cards?" in err

    @pytest.mark.parametrize(
        ("arguments", "reason"),
        [
            (["--", "no-such-program"], "cannot start 'no-such-program': no such program"),
            (["--report", "run.pdf", "--", "true"], "'run.pdf' is no report"),
            (["--report", "no/such/folder/run.xml", "--", "true"], "cannot write no/such/folder/run.xml"),
            (["--shard", "3/2", "--", "true"], "'3/2' is no shard"),
            (["--clause", "SW-NONE-1", "--", "true"], "no clause is called 'SW-NONE-1'"),
            (["--case", "solo-whist/nothing", "--", "true"], "no case is called 'solo-whist/nothing'"),
            (["--baseline", "nowhere.toml", "--", "true"], "nowhere.toml: No such file"),
            (["--only-failed", "nowhere.jsonl", "--", "true"], "nowhere.jsonl:1: No such file"),
            (["--book", "nowhere", "--", "true"], "no book at nowhere"),
            (["--game", "bridge", "--", "true"], "'bridge' is not one of"),
            ([], "missing argument"),
        ],
    )
    def test_wrong_usage_is_refused_before_anything_is_asked(
        self, hoyle: Any, arguments: list[str], reason: str
    ) -> None:
        code, out, err = hoyle("check", *arguments)

        assert (2, "") == (code, out)
        assert reason in err

    def test_summary_has_a_table_and_a_verdict(self, hoyle: Any) -> None:
        _, out, _ = hoyle("check", "--case", BEFORE, "--", *fake("accepting_everything"))

        assert "six-bid" in out
        assert "DOES NOT HOLD: " in out
        assert "%" not in out

    def test_whole_corpus_names_what_it_cannot_ask(self, hoyle: Any) -> None:
        _, out, _ = hoyle("check", "--game", "six-bid", "--shard", "1/50", "--json", "--", *REFERENCE)

        assert {"deal", "session"} == json.loads(out)["not_asked"].keys()

    def test_claim_that_means_nothing_is_told_with_why_cases_are_not_asked(self, hoyle: Any, tmp_path: Path) -> None:
        claim = {"has": ["auction", "plays"], "can": ["actor", "legal"], "rulesets": ["as-printed"]}
        about = {"hap": 1, "name": "mistyped", "ops": ["replay"], "games": {"six-bid": claim}}
        answer = f'{{"id": json.loads(input())["id"], "ok": {about}}}'
        program = tmp_path / "mistyped.py"
        program.write_text(f"import json\nprint(json.dumps({answer}), flush=True)\n")
        log, page, text = (tmp_path / name for name in ("run.jsonl", "run.html", "run.md"))
        reports = [word for path in (log, page, text) for word in ("--report", str(path))]
        _, out, _ = hoyle("check", "--case", SETTLED, *reports, "--json", "--", sys.executable, str(program))
        notes = json.loads(out)["notes"]

        assert "six-bid: nothing can be asked of the phase 'plays', which is claimed; did you mean play?" == notes[0]
        assert "not applicable: the operation settle is not offered (1)" == notes[1]
        assert ("&#39;plays&#39;" in page.read_text(), "'plays'" in text.read_text()) == (True, True)
        assert "1 not applicable: the operation settle is not offered" in text.read_text()

    def test_file_that_may_not_be_run_says_so(self, hoyle: Any, tmp_path: Path) -> None:
        script = tmp_path / "whist.js"
        script.write_text("")
        answers = [hoyle("check", "--case", SETTLED, "--", str(path)) for path in (script, tmp_path)]

        assert [2, 2] == [code for code, _, _ in answers]
        assert answers[0][2].endswith("it may not be run; make it executable, or name its interpreter before it\n")
        assert answers[1][2].endswith("it is a folder\n")


class TestReport:
    def test_parts_are_joined(self, hoyle: Any, tmp_path: Path) -> None:
        paths = [str(tmp_path / f"part-{number}.jsonl") for number in (1, 2)]
        for number, path in enumerate(paths, start=1):
            shard = ("--game", "six-bid", "--shard", f"{number}/2")
            hoyle("check", *shard, "--report", path, "--", *REFERENCE)
        whole = tmp_path / "whole.jsonl"
        code, out, _ = hoyle("report", "merge", *paths, "--report", str(whole), "--json")
        lone, told, _ = hoyle("report", "merge", paths[0], "--json")

        assert (0, True, "") == (code, json.loads(out)["holds"], read(whole).missing)
        assert (4, "part 2/2 is missing") == (lone, json.loads(told)["reason"])

    def test_run_is_shown_again_with_its_code(self, hoyle: Any, tmp_path: Path) -> None:
        log, page = tmp_path / "run.jsonl", tmp_path / "run.html"
        first = hoyle("check", "--case", BEFORE, "--report", str(log), "--json", "--", *fake("accepting_everything"))
        second = hoyle("report", "show", str(log), "--report", str(page), "--json")

        assert first == second
        assert page.read_text().startswith("<!doctype html>")

    def test_what_is_no_log_is_refused(self, hoyle: Any, tmp_path: Path) -> None:
        path = tmp_path / "run.jsonl"
        path.write_text("nothing\n")
        code, _, err = hoyle("report", "show", str(path))

        assert 2 == code
        assert f"{path}:1: " in err
