"""``hoyle mutants`` tells who noticed, goes on where it ended, and fails for a survivor."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from hoyle_verify.cli import main
from hoyle_verify.mutants import run
from hoyle_verify.mutants.log import Hunted, Log
from hoyle_verify.mutants.run import Task
from tests.verify.mutants.toys import verdict

FATES = {
    "SW-GEN-3": (verdict("SW-GEN-3/1", "killed", by="solo-whist/deal/dealing-out"), verdict("SW-GEN-3/2", "killed")),
    "SW-PLAY-2": (verdict("SW-PLAY-2/1", "killed", by="solo-whist/play/revoke-is-refused"),),
    "SW-PLAY-6": (verdict("SW-PLAY-6/1", "equivalent"), verdict("SW-PLAY-6/2", "survived")),
}


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Let nothing be hunted in earnest, and note what would have been."""
    found: list[str] = []

    def hunt_all(log: Log, tasks: Sequence[Task], _workers: int) -> Iterator[Task]:
        for task in tasks:
            found.append(task.clause)
            log.add(Hunted(game=task.game, clause=task.clause, mutants=FATES[task.clause], seconds=0.1))
            yield task

    monkeypatch.setattr(run, "hunt_all", hunt_all)
    monkeypatch.setattr(run, "settle_theorems", lambda *_: iter(()))
    return found


def left(*arguments: str) -> Any:
    with pytest.raises(SystemExit) as leaving:
        main(["mutants", *arguments])
    return leaving.value.code


@pytest.mark.usefixtures("asked")
class TestVerdicts:
    def test_json_has_every_mutant(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert 1 == left("--clause", "SW-PLAY-2", "--clause", "SW-PLAY-6", "--json")

        mutants = json.loads(capsys.readouterr().out)["mutants"]
        assert [
            ("SW-PLAY-2/1", "SW-PLAY-2", "killed"),
            ("SW-PLAY-6/1", "SW-PLAY-6", "equivalent"),
            ("SW-PLAY-6/2", "SW-PLAY-6", "survived"),
        ] == sorted((each["id"], each["clause"], each["verdict"]) for each in mutants)

    def test_survivor_is_named(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert 1 == left("--clause", "SW-PLAY-6")

        assert "SW-PLAY-6/2 survives (1 + 1): write a scenario or a theorem that notices it" in capsys.readouterr().out

    def test_all_killed_holds(self) -> None:
        assert 0 == left("--clause", "SW-PLAY-2")

    def test_unknown_clause_is_refused(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert 2 == left("--clause", "SW-PLAY-99")
        assert "no clause with mutants is called 'SW-PLAY-99'" in capsys.readouterr().err

    def test_part_of_the_figures_is_not_written(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert 2 == left("--clause", "SW-PLAY-2", "--write")
        assert "--write is for all clauses" in capsys.readouterr().err


class TestResuming:
    def test_second_run_hunts_what_the_first_did_not(self, tmp_path: Path, asked: list[str]) -> None:
        log = str(tmp_path / "log.jsonl")
        left("--clause", "SW-PLAY-2", "--log", log)
        left("--clause", "SW-PLAY-2", "--clause", "SW-GEN-3", "--log", log)

        assert ["SW-PLAY-2", "SW-GEN-3"] == asked

    def test_interrupted_run_keeps_what_it_found(
        self, tmp_path: Path, asked: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        hunt_all = run.hunt_all

        def interrupted(log: Log, tasks: Sequence[Task], workers: int) -> Iterator[Task]:
            yield from hunt_all(log, tasks[:1], workers)
            raise KeyboardInterrupt

        log = str(tmp_path / "log.jsonl")
        wanted = ("--clause", "SW-GEN-3", "--clause", "SW-PLAY-2", "--log", log)
        with monkeypatch.context() as patched:
            patched.setattr(run, "hunt_all", interrupted)
            assert 4 == left(*wanted, "--json")
        streams = capsys.readouterr()
        assert ["SW-GEN-3/1", "SW-GEN-3/2"] == [each["id"] for each in json.loads(streams.out)["mutants"]]
        assert "hoyle: interrupted: this is what is found so far" in streams.err
        assert 0 == left(*wanted)
        assert ["SW-GEN-3", "SW-PLAY-2"] == asked
