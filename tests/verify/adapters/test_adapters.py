"""The adapters for public packages start, say what they claim, and pass on what a package answers."""

import json
import os
import py_compile
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from tests.verify.adapters.stubs import JAVASCRIPT, PYTHON

FOLDER: Final = Path(__file__).parents[3] / "verify" / "adapters"
NODE: Final = shutil.which("node")
needs_node = pytest.mark.skipif(NODE is None and "CI" not in os.environ, reason="node is not installed")

# A round of four without rules: whoever lays the highest rank takes the trick, and every card is legal.
ENGINE: Final = """
import sys
sys.path.append(sys.argv[1])
from functools import partial
from adapters.hap import Illegal, serve
from adapters.tricks import RANKS, Tricks, games

class Engine:
    def __init__(self, table):
        self.hands, self.leader, self.laid = [list(hand) for hand in table.hands], 0, []
        assert table.trump == "none" or table.trump in "CDHS"

    def turn(self):
        place = (self.leader + len(self.laid)) % 4
        return place if self.hands[place] else None

    def legal(self):
        return self.hands[self.turn()]

    def lay(self, place, card):
        if place != self.turn() or card not in self.hands[place]:
            raise Illegal
        self.hands[place].remove(card)
        self.laid.append(card)
        if len(self.laid) < 4:
            return None
        ranks = [RANKS.index(each[0]) for each in self.laid]
        self.leader, self.laid = (self.leader + ranks.index(max(ranks))) % 4, []
        return self.leader

serve({"name": "mine", "games": games()}, partial(Tricks, engine=Engine))
"""
SETUP: Final = {
    "players": 5,
    "dealer": 3,
    "hands": [["2C", "3C"], ["AC", "4C"], [], ["5C", "6C"], ["7C", "8C"]],
    "turn_up": "6C",
}
TRICK: Final = ["4 play:7C", "0 play:2C", "1 play:AC", "3 play:5C"]


def written(files: dict[str, str], folder: Path) -> None:
    """Write a stub of a package."""
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)


def answers(command: list[str], requests: list[dict[str, Any]], cwd: Path) -> list[dict[str, Any]]:
    """Ask a program, and give what it says."""
    lines = "".join(json.dumps({"id": str(number), **each}) + "\n" for number, each in enumerate(requests))
    environment = {**os.environ, "PYTHONPATH": str(cwd), "PYTHONDONTWRITEBYTECODE": "1"}
    process = subprocess.run(
        command, input=lines, cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )
    assert "" == process.stderr
    return [json.loads(line) for line in process.stdout.splitlines()]


def played(tmp_path: Path, **request: Any) -> dict[str, Any]:
    """Let the engine without rules answer about Russian Whist."""
    program = tmp_path / "engine.py"
    program.write_text(ENGINE)
    question = {"op": "replay", "game": "russian-whist", "setup": SETUP, **request}
    return answers([sys.executable, str(program), str(FOLDER.parent)], [question], tmp_path)[0]


class TestStart:
    def test_each_adapter_has_a_stub(self) -> None:
        assert {*PYTHON, *JAVASCRIPT} == {path.parent.name for path in FOLDER.glob("*/adapter.*")}

    def test_each_adapter_says_how_it_is_run(self) -> None:
        readme = (FOLDER / "README.md").read_text(encoding="utf-8")

        assert [] == [
            path.parent.name
            for path in FOLDER.glob("*/adapter.*")
            if f"adapters/{path.parent.name}/{path.name}" not in readme
        ]

    @pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.py")), ids=lambda path: f"{path.parent.name}-{path.stem}")
    def test_python_compiles(self, path: Path, tmp_path: Path) -> None:
        assert py_compile.compile(str(path), cfile=str(tmp_path / "compiled"), doraise=True)

    @needs_node
    @pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.mjs")), ids=lambda path: f"{path.parent.name}-{path.stem}")
    def test_javascript_parses(self, path: Path) -> None:
        assert 0 == subprocess.run(["node", "--check", str(path)], check=False).returncode

    @pytest.mark.parametrize("name", sorted(PYTHON))
    def test_python_adapter_says_hello(self, name: str, tmp_path: Path) -> None:
        written(PYTHON[name], tmp_path)

        found = answers([sys.executable, str(FOLDER / name / "adapter.py")], [{"op": "hello"}], tmp_path)

        assert [["replay"]] == [each["ok"]["ops"] for each in found]
        assert {"solo-whist", "russian-whist"} == set(found[0]["ok"]["games"])

    @needs_node
    @pytest.mark.parametrize("name", sorted(JAVASCRIPT))
    def test_javascript_adapter_says_hello(self, name: str, tmp_path: Path) -> None:
        written(JAVASCRIPT[name], tmp_path)

        found = answers(["node", str(FOLDER / name / "adapter.mjs")], [{"op": "hello"}], tmp_path)

        assert [name] == [each["ok"]["name"] for each in found]
        assert {"preferans"} == set(found[0]["ok"]["games"])


class TestTricks:
    def test_eldest_who_holds_cards_leads(self, tmp_path: Path) -> None:
        found = played(tmp_path, ask=[{"at": 0, "want": ["actor", "leader", "winner", "legal"]}])

        assert [{"at": 0, "actor": 4, "leader": 4, "winner": None, "legal": ["play:7C", "play:8C"]}] == found["ok"][
            "obs"
        ]

    def test_winner_is_told_by_seat(self, tmp_path: Path) -> None:
        found = played(tmp_path, actions=TRICK, ask=[{"at": "end", "want": ["actor", "leader", "winner", "tricks"]}])

        assert [{"at": "end", "actor": 1, "leader": 1, "winner": 1, "tricks": [0, 1, 0, 0, 0]}] == found["ok"]["obs"]

    def test_leader_stays_after_the_last_trick(self, tmp_path: Path) -> None:
        actions = [*TRICK, "1 play:4C", "3 play:6C", "4 play:8C", "0 play:3C"]
        found = played(tmp_path, actions=actions, ask=[{"at": 8, "want": ["actor", "leader", "winner"]}])

        assert [{"at": 8, "actor": None, "leader": 4, "winner": 4}] == found["ok"]["obs"]

    @pytest.mark.parametrize("action", ["0 play:2C", "2 play:2C", "4 play:AC"])
    def test_what_the_engine_refuses_is_rejected(self, action: str, tmp_path: Path) -> None:
        assert {"id": "0", "rejected": {"at": 0}} == played(tmp_path, actions=[action])

    def test_three_at_the_table_are_declined(self, tmp_path: Path) -> None:
        setup = {**SETUP, "hands": [["2C"], ["AC"], [], [], ["7C"]]}

        assert {"reason": "it is played by four, not by 3"} == played(tmp_path, setup=setup)["skip"]

    def test_fault_of_a_package_is_an_error(self, tmp_path: Path) -> None:
        assert {"message": "KeyError: 'turn_up'"} == played(
            tmp_path, setup={key: value for key, value in SETUP.items() if key != "turn_up"}
        )["error"]

    def test_declarer_leads_to_a_declared_abundance(self, tmp_path: Path) -> None:
        setup = {**SETUP, "contract": {"bid": "declared-abundance", "by": 1}}
        found = played(tmp_path, game="solo-whist", setup=setup, ask=[{"at": 0, "want": ["actor"]}])

        assert [{"at": 0, "actor": 1}] == found["ok"]["obs"]


@needs_node
class TestPreferans:
    def test_trick_and_next_leader(self, tmp_path: Path) -> None:
        written(JAVASCRIPT["preferans-deck-js"], tmp_path)
        hands = [["AS"], ["KS"], ["QS"], []]
        setup = {"players": 4, "dealer": 3, "hands": hands, "contract": {"level": 8, "trump": "S", "declarer": 0}}
        actions = ["1 whist", "2 whist", "0 play:AS", "1 play:KS", "2 play:QS"]
        ask = [{"at": 3, "want": ["actor", "tricks"]}, {"at": 5, "want": ["actor", "winner", "tricks"]}]
        question = {"op": "replay", "setup": setup, "actions": actions, "ask": ask}

        found = answers(["node", str(FOLDER / "preferans-deck-js" / "adapter.mjs")], [question], tmp_path)[0]

        assert [
            {"at": 3, "actor": 1, "tricks": [0, 0, 0, 0]},
            {"at": 5, "actor": 1, "winner": 1, "tricks": [0, 1, 0, 0]},
        ] == found["ok"]["obs"]

    def test_sheets_become_pool_hill_and_whists(self, tmp_path: Path) -> None:
        written(JAVASCRIPT["preferans-paper-js"], tmp_path)
        setup = {
            "players": 3,
            "contract": {"level": 6, "trump": "S", "declarer": 0},
            "calls": [[1, "whist"], [2, "whist"]],
            "tricks": [6, 3, 1],
        }

        found = answers(
            ["node", str(FOLDER / "preferans-paper-js" / "adapter.mjs")], [{"op": "settle", "setup": setup}], tmp_path
        )[0]

        assert [
            {
                "at": "end",
                "pool": [20, 0, 0],
                "hill": [0, 0, 20],
                "whists": [[0, 0, 0], [60, 0, 0], [20, 0, 0]],
                "result": ["made", "made", "failed"],
            }
        ] == found["ok"]["obs"]
