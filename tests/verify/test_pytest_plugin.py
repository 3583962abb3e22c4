"""The plugin for pytest: a test for each scenario, run by a pytest of its own."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

PLUGIN = ["-p", "hoyle_verify.pytest_plugin", "-p", "no:cacheprovider"]
ROOT = Path(__file__).parents[2]
SERVE = f"{Path(sys.executable).with_name('hoyle')} serve"


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    (folder / "test_of_its_own.py").write_text("def test_nothing():\n    pass\n")
    (folder / "pytest.ini").write_text("[pytest]\n")
    command = [sys.executable, "-m", "pytest", "-q", "-W", "ignore", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def plugin() -> list[str]:
    """How to name the plugin, unless the installed distribution has entered it by itself."""
    helped = subprocess.run([sys.executable, "-m", "pytest", "--help"], capture_output=True, text=True, check=True)
    return [] if "--hoyle-adapter" in helped.stdout else PLUGIN


class TestPlugin:
    def test_without_a_program_it_adds_nothing(self, tmp_path: Path, plugin: list[str]) -> None:
        process = run(tmp_path, *plugin)

        assert "1 passed" in process.stdout

    def test_every_scenario_is_a_test(self, tmp_path: Path, plugin: list[str]) -> None:
        process = run(tmp_path, *plugin, "--hoyle-adapter", SERVE, "--hoyle-game", "six-bid")

        assert 0 == process.returncode, process.stdout[-2000:]
        passed = int(process.stdout.split(" passed")[0].split()[-1])
        assert passed > 150

    def test_difference_fails_its_scenario_alone(self, tmp_path: Path, plugin: list[str]) -> None:
        fault = f"env PYTHONPATH={ROOT} {sys.executable} -m tests.verify.conform.faults widow-counted-in-misere"
        process = run(
            tmp_path, *plugin, "--rootdir", str(tmp_path), "--hoyle-adapter", fault, "--hoyle-game", "six-bid"
        )

        assert 1 == process.returncode
        assert "expected" in process.stdout
        assert "Traceback" not in process.stdout
        assert re.search(r"^  hoyle check --case six-bid/\S+@\S+ -- env PYTHONPATH=", process.stdout, re.MULTILINE)

    def test_program_that_says_nothing_ends_the_run_at_once(self, tmp_path: Path, plugin: list[str]) -> None:
        process = run(tmp_path, *plugin, "--hoyle-adapter", "false", "--hoyle-game", "six-bid")

        assert 3 == process.returncode
        assert "hello" in process.stdout

    def test_program_that_always_ends_leaves_the_run_incomplete(self, tmp_path: Path, plugin: list[str]) -> None:
        claim = {"has": ["auction"], "can": ["actor", "legal"], "rulesets": ["as-printed"]}
        about = {"hap": 1, "name": "brief", "ops": ["replay"], "games": {"six-bid": claim}}
        answer = f'{{"id": json.loads(input())["id"], "ok": {about}}}'
        (tmp_path / "brief.py").write_text(f"import json\nprint(json.dumps({answer}), flush=True)\ninput()\n")
        process = run(tmp_path, *plugin, "--hoyle-adapter", f"{sys.executable} brief.py", "--hoyle-game", "six-bid")

        assert 4 == process.returncode
        assert "was restarted 10 times in a row" in process.stdout

    def test_game_that_there_is_not_is_refused(self, tmp_path: Path, plugin: list[str]) -> None:
        process = run(tmp_path, *plugin, "--hoyle-adapter", SERVE, "--hoyle-game", "bridge")

        assert (4, True) == (process.returncode, "no game is called 'bridge'; known: " in process.stderr)
