"""A log keeps what was found, whatever happens to the run, and no longer than it holds."""

from pathlib import Path

import pytest

from hoyle_verify.mutants.log import Hunted, Log, Tried, UnreadableLog
from tests.verify.mutants.toys import verdict

NOW = {"solo-whist": "0" * 16}
HUNTED = Hunted(game="solo-whist", clause="SW-GEN-3", mutants=(verdict("SW-GEN-3/1", "killed", by="x"),), seconds=1.5)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    kept = tmp_path / "mutants.jsonl"
    with Log(kept, NOW) as log:
        log.add(HUNTED)
        log.add(Tried(game="solo-whist", file="solo-whist/play/revoke-is-refused", kills="SW-PLAY-2/1"))
    return kept


def test_next_run_goes_on_where_the_last_one_ended(path: Path) -> None:
    with Log(path, NOW) as log:
        assert {"SW-GEN-3": HUNTED} == log.clauses
        assert {"solo-whist/play/revoke-is-refused": "SW-PLAY-2/1"} == log.files


def test_line_that_was_cut_off_is_left_out(path: Path) -> None:
    with path.open("ab") as stream:
        stream.write(b'{"event":"clause","game":"solo-w')
    with Log(path, NOW) as log:
        assert ["SW-GEN-3"] == list(log.clauses)
    with Log(path, NOW) as log:
        assert ["SW-GEN-3"] == list(log.clauses)


def test_changed_game_is_hunted_anew(path: Path) -> None:
    with Log(path, {"solo-whist": "1" * 16}) as log:
        assert {} == log.clauses


def test_run_over_another_game_leaves_this_one_in_the_log(path: Path) -> None:
    with Log(path, {"six-bid": "2" * 16}) as log:
        assert {} == log.clauses
    with Log(path, NOW) as log:
        assert ["SW-GEN-3"] == list(log.clauses)


def test_file_that_is_no_log_is_refused_and_left_alone(tmp_path: Path) -> None:
    other = tmp_path / "notes.txt"
    other.write_text("a line\nand another\n", encoding="utf-8")

    with pytest.raises(UnreadableLog, match=r"line 1 is no event of a log .*; name a new file, or a log that"):
        Log(other, NOW)
    assert "a line\nand another\n" == other.read_text(encoding="utf-8")


def test_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnreadableLog, match="No such file or directory"):
        Log(tmp_path / "nowhere" / "mutants.jsonl", NOW)


def test_without_a_file_everything_is_kept_in_memory() -> None:
    with Log(None, NOW) as log:
        log.add(HUNTED)

    assert {"SW-GEN-3": HUNTED} == log.clauses
