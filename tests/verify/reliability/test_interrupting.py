"""Runs that are killed or interrupted at any moment, and runs at the same time in the same place."""

import hashlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

import pytest

from hoyle_verify.export.corpus import MANIFEST
from hoyle_verify.files import put, put_new
from hoyle_verify.mutants.log import Log
from tests.verify.reliability.running import COMMAND, PATIENCE, hoyle

SIZE: Final = 200_000
WRITER: Final = """
import sys
from pathlib import Path
from hoyle_verify.export.write import write_export
from hoyle_verify.files import put
from tests.verify.reliability.test_interrupting import whole
folder, numbers = Path(sys.argv[1]), sys.argv[2:]
print("begun", flush=True)
while True:
    for number in numbers:
        write_export(folder / "out", whole(int(number)))
        put(folder / "file", number.encode() * 200_000)
"""
"""A program that writes exports and a file without end, each time others."""


def whole(number: int) -> dict[str, bytes]:
    """Make the files of an export; those of another number have other names as well."""
    files = {f"{name}-{number % 2}.jsonl": str(number).encode() * SIZE for name in ("vectors", "values", "clauses")}
    described = [{"path": name, "sha256": hashlib.sha256(data).hexdigest()} for name, data in files.items()]
    manifest = {"manifest": 1, "made_by": {"name": "hoyle", "version": "0"}, "files": described}
    return {**files, MANIFEST: json.dumps(manifest).encode()}


def is_whole(folder: Path) -> bool:
    """Tell whether a folder has the files that its manifest lists, and no others."""
    listed = {each["path"]: each["sha256"] for each in json.loads((folder / MANIFEST).read_bytes())["files"]}
    found = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.iterdir()}
    del found[MANIFEST]
    return listed == found


def writer(folder: Path, *numbers: int) -> "subprocess.Popen[str]":
    """Start a writer and wait until it writes."""
    root = str(Path(__file__).parents[3])
    process = subprocess.Popen(
        [sys.executable, "-c", WRITER, str(folder), *map(str, numbers)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=root,
        env={**os.environ, "PYTHONPATH": root},
    )
    assert process.stdout is not None
    assert "begun\n" == process.stdout.readline()
    deadline = time.monotonic() + PATIENCE
    while not (folder / "file").exists() and time.monotonic() < deadline:
        time.sleep(0.01)
    return process


def end(process: "subprocess.Popen[str]", number: signal.Signals) -> None:
    process.send_signal(number)
    process.communicate(timeout=PATIENCE)


def check_whole(folder: Path) -> None:
    data = (folder / "file").read_bytes()

    assert is_whole(folder / "out")
    assert (SIZE, 1) == (len(data), len(set(data)))


class TestKill:
    @pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT])
    @pytest.mark.parametrize("times", [4, pytest.param(100, marks=pytest.mark.slow)])
    def test_files_are_the_old_or_the_new(self, tmp_path: Path, number: signal.Signals, times: int) -> None:
        rng = Random(f"{number} {times}")
        for _ in range(times):
            process = writer(tmp_path, 1, 2)
            time.sleep(rng.uniform(0, 0.1))
            end(process, number)
            check_whole(tmp_path)

    def test_next_run_leaves_nothing_of_the_killed_one(self, tmp_path: Path) -> None:
        for _ in range(3):
            end(writer(tmp_path, 1, 2), signal.SIGKILL)
        end(writer(tmp_path, 3), signal.SIGINT)
        left = {path.name for path in tmp_path.iterdir() if not path.name.endswith(".new")}

        assert left <= {"out", "file", ".out.hoyle-export"}


class TestAtTheSameTime:
    def test_two_exports_into_one_folder_do_not_mix(self, tmp_path: Path) -> None:
        writers = [writer(tmp_path, 1, 2), writer(tmp_path, 3, 4)]
        time.sleep(0.5)

        assert [None, None] == [each.poll() for each in writers]
        for each in writers:
            end(each, signal.SIGKILL)
            check_whole(tmp_path)

    def test_second_log_of_a_hunt_is_refused(self, tmp_path: Path) -> None:
        with Log(tmp_path / "log.jsonl", {"six-bid": "0"}):
            done = hoyle("mutants", "--clause", "SB-PLAY-3", "--log", str(tmp_path / "log.jsonl"))

        assert 2 == done.code
        assert "another run writes it at this moment" in done.err

    def test_findings_of_two_runs_get_two_names(self, tmp_path: Path) -> None:
        put_new(tmp_path / "a", b"mine")
        with pytest.raises(FileExistsError):
            put_new(tmp_path / "a", b"yours")

        assert [b"mine"] == [path.read_bytes() for path in tmp_path.iterdir()]


class TestPut:
    def test_rights_and_links_are_kept(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_bytes(b"old")
        (tmp_path / "file").chmod(0o640)
        (tmp_path / "link").symlink_to("file")
        put(tmp_path / "link", b"new")

        assert (tmp_path / "link").is_symlink()
        assert (b"new", 0o640) == ((tmp_path / "file").read_bytes(), (tmp_path / "file").stat().st_mode & 0o777)

    def test_error_names_the_file_that_was_meant(self, tmp_path: Path) -> None:
        with pytest.raises(OSError, match=r"No such file or directory: .*/none/file'"):
            put(tmp_path / "none" / "file", b"new")


RUNS: Final = (
    ("verify",),
    ("export", "out"),
    ("prove", "--game", "six-bid", "--save", "found"),
    ("mutants", "--game", "six-bid", "--log", "log.jsonl"),
    ("fuzz", "--jobs", "2", "--save", "found", "--", *COMMAND, "serve"),
    ("fuzz", "--save", "found", "--", *COMMAND, "serve"),
)


def run_until(arguments: Sequence[str], folder: Path, number: signal.Signals, seconds: float) -> tuple[int, str]:
    """Start the command in a folder and send a signal to all its processes, as a terminal does."""
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
        start_new_session=True,
    )
    time.sleep(seconds)
    os.killpg(process.pid, number)
    _, err = process.communicate(timeout=PATIENCE)
    return process.returncode, err


class TestVerbs:
    @pytest.mark.parametrize("arguments", [RUNS[0], RUNS[4]], ids=" ".join)
    def test_interrupted_run_says_so(self, tmp_path: Path, arguments: Sequence[str]) -> None:
        code, err = run_until(arguments, tmp_path, signal.SIGINT, 2.0)

        assert 4 == code
        assert "Traceback" not in err

    @pytest.mark.slow
    @pytest.mark.parametrize("seconds", [1.0, 1.5, 2.5, 4.0, 7.0])
    @pytest.mark.parametrize("arguments", RUNS, ids=lambda arguments: " ".join(arguments[:3]))
    def test_run_can_be_interrupted_at_any_moment(
        self, tmp_path: Path, arguments: Sequence[str], seconds: float
    ) -> None:
        """Takes about three minutes, all moments together."""
        code, err = run_until(arguments, tmp_path, signal.SIGINT, seconds)

        assert code in (0, 4)
        assert "this is a fault of hoyle" not in err

    @pytest.mark.slow
    @pytest.mark.parametrize("seconds", [2.0, 4.0, 8.0, 12.0])
    def test_killed_hunt_leaves_a_log_that_is_gone_on_with(self, tmp_path: Path, seconds: float) -> None:
        run_until(RUNS[3], tmp_path, signal.SIGKILL, seconds)
        log = tmp_path / "log.jsonl"
        done = hoyle("mutants", "--clause", "SB-PLAY-3", "--log", str(log), "--json", cwd=tmp_path)

        assert done.code in (0, 1)
        assert json.loads(done.out)["mutants"]

    @pytest.mark.slow
    @pytest.mark.parametrize("seconds", [3.0, 8.0, 10.0, 12.0, 14.0, 16.0])
    def test_killed_export_leaves_nothing_or_all(self, tmp_path: Path, seconds: float) -> None:
        run_until(RUNS[1], tmp_path, signal.SIGKILL, seconds)

        assert not (tmp_path / "out").exists() or is_whole(tmp_path / "out")
