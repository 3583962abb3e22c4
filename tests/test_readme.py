"""What the README promises: its commands exist, its output is real, and its example checks an engine."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

import hoyle
from hoyle_verify.cli import main
from hoyle_verify.cli.main import VERBS

ROOT: Final = Path(__file__).parent.parent
README: Final = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """Give the fenced blocks of a language."""
    found = re.findall(r"^```(\w*)\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)
    return [text for named, text in found if named == language]


class Engine:
    """The reference engine behind the methods that the example asks for."""

    games: Final = hoyle.game("solo-whist")

    def __init__(self, setup: dict[str, Any]) -> None:
        self.state = self.games.start(setup)

    def legal(self) -> list[str]:
        return [action.token for action in self.games.legal(self.state)]

    def facts(self) -> dict[str, Any]:
        known = self.games.facts(self.state)
        return {name: known[name] for name in ("trump", "winner", "tricks", "payments")}

    def accepts(self, action: str) -> bool:
        try:
            self.games.apply(self.state, action)
        except hoyle.IllegalAction:
            return False
        return True

    def apply(self, action: str) -> None:
        self.state = self.games.apply(self.state, action)


class Revoker(Engine):
    """Lets a player who can follow suit play anything he holds."""

    def legal(self) -> list[str]:
        legal = super().legal()
        actor = self.games.facts(self.state)["actor"]
        if not legal or not legal[0].startswith("play:"):
            return legal
        return [f"play:{card}" for card in self.games.observe(self.state, actor)["hand"]]


class Spendthrift(Engine):
    """Pays everybody a point."""

    def facts(self) -> dict[str, Any]:
        return super().facts() | {"payments": [1, 1, 1, 1]}


class Credulous(Engine):
    """Lets everything pass."""

    def accepts(self, action: str) -> bool:
        return bool(action)


@pytest.fixture
def vectors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as left:
        main(["export", "vectors"])
    assert 0 == left.value.code

    yield
    sys.modules.pop("my_engine", None)


def run_the_example(engine: type[Engine]) -> None:
    module = ModuleType("my_engine")
    module.Engine = engine  # type: ignore[attr-defined]  # the module of somebody's own engine
    sys.modules["my_engine"] = module
    (code,) = blocks("python")
    exec(compile(code, "README.md", "exec"), {})  # the README's own lines


@pytest.mark.usefixtures("vectors")
class TestExample:
    def test_a_right_engine_passes(self) -> None:
        run_the_example(Engine)

    @pytest.mark.parametrize("engine", [Revoker, Spendthrift, Credulous])
    def test_a_wrong_engine_does_not(self, engine: type[Engine]) -> None:
        with pytest.raises(AssertionError):
            run_the_example(engine)

    def test_lines_of_other_games_and_kinds_are_there_to_be_passed_over(self) -> None:
        lines = Path("vectors/vectors.jsonl").read_text(encoding="utf-8").splitlines()
        found = {(case["game"], case["kind"]) for case in map(json.loads, lines)}

        assert {("six-bid", "replay"), ("solo-whist", "settle"), ("solo-whist", "draw")} <= found


def test_the_output_is_real(capsys: pytest.CaptureFixture[str]) -> None:
    (shown,) = blocks("")
    with pytest.raises(SystemExit):
        main(["replay", "solo-whist/whole/open-misere-beaten", "--plain"])

    assert shown in capsys.readouterr().out


def test_every_command_exists() -> None:
    used = set(re.findall(r"\.venv/bin/hoyle ([a-z]+)|`hoyle ([a-z]+)", README))

    assert {first or second for first, second in used} <= VERBS.keys()


def test_every_make_target_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))

    assert set(re.findall(r"\bmake ([a-z-]+)", README)) <= targets
