"""``hoyle init``: skeletons that run as they are, and pass for what they claim once the blanks are filled."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hoyle_verify.init.write import SKELETONS
from tests.verify.init import filled

HOYLE = [str(Path(sys.executable).with_name("hoyle"))]
NODE = shutil.which("node")
needs_node = pytest.mark.skipif(NODE is None and "CI" not in os.environ, reason="node is not installed")


def run(*arguments: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*HOYLE, *map(str, arguments)], cwd=cwd, capture_output=True, text=True, check=False)


def outcomes(process: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    counts: dict[str, Any] = json.loads(process.stdout)["counts"]
    return {outcome: count for outcome, count in counts.items() if count}


def checked(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    return run("check", "--json", "--case", "russian-whist/play/*", "--", *command, cwd=folder)


class TestInit:
    @pytest.mark.parametrize("language", SKELETONS)
    def test_adapter_and_recipe_are_written(self, language: str, tmp_path: Path) -> None:
        process = run("init", language, "tools", cwd=tmp_path)

        assert 0 == process.returncode
        assert {SKELETONS[language].file, "hoyle.yml"} == {path.name for path in (tmp_path / "tools").iterdir()}
        assert f"hoyle check -- {SKELETONS[language].command.split()[0]} tools" in process.stdout

    def test_nothing_is_overwritten(self, tmp_path: Path) -> None:
        (tmp_path / "hoyle.yml").write_text("mine\n")

        process = run("init", "python", cwd=tmp_path)

        assert 2 == process.returncode
        assert "hoyle.yml is there already" in process.stderr
        assert ["hoyle.yml"] == [path.name for path in tmp_path.iterdir()]

    def test_other_language_is_refused_with_those_there_are(self, tmp_path: Path) -> None:
        process = run("init", "cobol", cwd=tmp_path)

        assert 2 == process.returncode
        assert "python" in process.stderr
        assert "javascript" in process.stderr

    @pytest.mark.parametrize(
        ("folder", "command"), [(".", "node hoyle_adapter.mjs"), ("my tools", "node 'my tools/hoyle_adapter.mjs'")]
    )
    def test_recipe_runs_the_check_from_the_root_of_the_repository(
        self, tmp_path: Path, folder: str, command: str
    ) -> None:
        run("init", "javascript", folder, cwd=tmp_path)

        assert f" -- {command}\n" in (tmp_path / folder / "hoyle.yml").read_text()


def observed(folder: Path, language: str, deal: str) -> Any:
    """Fill a skeleton with a deal, and give what it observes before and after one action."""
    run("init", language, cwd=folder)
    path = folder / SKELETONS[language].file
    path.write_text(
        re.sub(r"class Deal\b.*?(?=(def|function) replay)", lambda _: deal, path.read_text(), flags=re.DOTALL)
    )
    ask = [{"at": at, "want": ["tricks"]} for at in (0, "end")]
    request = {"id": "1", "op": "replay", "game": "g", "setup": {}, "actions": ["0 pass"], "ask": ask}
    command = [{"python": sys.executable, "javascript": "node"}[language], path.name]
    process = subprocess.run(
        command, cwd=folder, input=f"{json.dumps(request)}\n", capture_output=True, text=True, check=True
    )
    return json.loads(process.stdout)["ok"]["obs"]


class TestPython:
    def test_what_was_observed_does_not_change_as_the_deal_goes_on(self, tmp_path: Path) -> None:
        assert [{"at": 0, "tricks": [0]}, {"at": "end", "tricks": [1]}] == observed(
            tmp_path, "python", filled.PYTHON_CHANGING
        )

    def test_unfilled_skeleton_claims_nothing(self, tmp_path: Path) -> None:
        run("init", "python", cwd=tmp_path)

        process = checked(tmp_path, sys.executable, "hoyle_adapter.py")

        assert 1 == process.returncode, "a run in which nothing was asked does not hold"
        assert {"not-applicable"} == outcomes(process).keys()

    def test_filled_skeleton_passes_what_it_claims(self, tmp_path: Path) -> None:
        run("init", "python", cwd=tmp_path)
        path = tmp_path / "hoyle_adapter.py"
        text = path.read_text().replace("CLAIMS = {}", f"CLAIMS = {filled.PYTHON_CLAIMS}")
        path.write_text(re.sub(r"class Deal:.*?(?=def replay)", lambda _: filled.PYTHON_DEAL, text, flags=re.DOTALL))

        process = checked(tmp_path, sys.executable, "hoyle_adapter.py")

        assert 0 == process.returncode, process.stdout[-2000:]
        assert outcomes(process)["pass"] > 80
        assert {"pass", "not-applicable"} == outcomes(process).keys()


@needs_node
class TestJavaScript:
    def test_what_was_observed_does_not_change_as_the_deal_goes_on(self, tmp_path: Path) -> None:
        assert [{"at": 0, "tricks": [0]}, {"at": "end", "tricks": [1]}] == observed(
            tmp_path, "javascript", filled.JAVASCRIPT_CHANGING
        )

    def test_unfilled_skeleton_claims_nothing(self, tmp_path: Path) -> None:
        run("init", "javascript", cwd=tmp_path)

        process = checked(tmp_path, "node", "hoyle_adapter.mjs")

        assert 1 == process.returncode, "a run in which nothing was asked does not hold"
        assert {"not-applicable"} == outcomes(process).keys()

    def test_filled_skeleton_passes_what_it_claims(self, tmp_path: Path) -> None:
        process = checked(self._filled(tmp_path), "node", "hoyle_adapter.mjs")

        assert 0 == process.returncode, process.stdout[-2000:]
        assert outcomes(process)["pass"] > 80
        assert {"pass", "not-applicable"} == outcomes(process).keys()

    def test_fault_in_it_is_found(self, tmp_path: Path) -> None:
        folder = self._filled(tmp_path)
        path = folder / "hoyle_adapter.mjs"
        path.write_text(path.read_text().replace("this.trump ? 200", "this.trump ? 0"))

        process = checked(folder, "node", "hoyle_adapter.mjs")

        assert 1 == process.returncode
        assert outcomes(process)["fail"] > 0

    @staticmethod
    def _filled(folder: Path) -> Path:
        run("init", "javascript", cwd=folder)
        path = folder / "hoyle_adapter.mjs"
        text = path.read_text().replace("CLAIMS = {}", f"CLAIMS = {filled.JAVASCRIPT_CLAIMS}")
        deal = r"class Deal \{.*?(?=function replay)"
        path.write_text(re.sub(deal, lambda _: filled.JAVASCRIPT_DEAL, text, flags=re.DOTALL))
        return folder
