"""Full and read-only disks, closed streams, no home, no terminal, narrow encodings, and line ends of Windows."""

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
import pytest

from hoyle import corpus
from tests.verify.conform.logs import every_outcome
from tests.verify.reliability.running import SHOWN, hoyle, on_disk

SCENARIO: Final = (corpus.locate() / f"{SHOWN}.yaml").read_bytes()
FULL: Final = "No space left on device"
READ_ONLY: Final = "Read-only file system"
FILL: Final = "dd if=/dev/zero of=disk/rest bs=1024 2>&-"
FREEZE: Final = "mount -o remount,ro disk"

WRITERS: Final = (
    "report show run.jsonl --report disk/old.xml",
    "report show run.jsonl --report disk/old.html",
    "report merge run.jsonl --report disk/old.jsonl",
    "init python disk",
    "init javascript disk/new",
    "mutants --clause SB-PLAY-1 --log disk/old.jsonl",
    f"check --case {SHOWN}@end --report disk/old.jsonl -- CMD",
)


def log_file(folder: Path) -> None:
    log = every_outcome()
    events = [log.header, *log.cases, *log.results, log.footer]
    (folder / "run.jsonl").write_bytes(b"".join(msgspec.json.encode(event) + b"\n" for event in events))


@pytest.mark.parametrize(("spoil", "reason"), [(FILL, FULL), (FREEZE, READ_ONLY)], ids=["full", "read-only"])
class TestDisk:
    @pytest.mark.parametrize("writer", WRITERS[:5])
    def test_old_files_stay_and_the_reason_is_told(self, tmp_path: Path, spoil: str, reason: str, writer: str) -> None:
        log_file(tmp_path)
        script = f"for f in xml html jsonl; do echo mine > disk/old.$f; done; {spoil}; hoyle {writer}; echo code $?; "
        done = on_disk(tmp_path, script + "cat disk/old.*; ls -A disk")
        code, *old, listed = done.out.rpartition("code ")[2].split("\n", 4)

        assert ("2", ["mine"] * 3) == (code, old)
        assert {"old.html", "old.jsonl", "old.xml"} == set(listed.split()) - {"rest", "new"}
        assert reason in done.err
        assert "disk/" in done.err
        assert "Traceback" not in done.err

    @pytest.mark.slow
    def test_export_leaves_what_was_there(self, tmp_path: Path, spoil: str, reason: str) -> None:
        script = f"mkdir disk/out; {spoil}; hoyle export disk/out; echo code $?; ls -A disk disk/out"
        done = on_disk(tmp_path, script)

        assert done.out.startswith("code 2\n")
        assert "jsonl" not in done.out
        assert f"hoyle: cannot write the export to disk/out: {reason}" in done.err

    @pytest.mark.slow
    def test_log_of_a_hunt_is_refused_before_it_begins(self, tmp_path: Path, spoil: str, reason: str) -> None:
        done = on_disk(tmp_path, f"{spoil}; hoyle {WRITERS[5]}; echo code $?; ls -A disk")

        assert done.out.startswith("code 2\n")
        assert reason in done.err


class TestStreams:
    @pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
    @pytest.mark.parametrize("arguments", [("verify", SHOWN), ("--help",), ("replay", SHOWN, "--json")])
    def test_output_that_cannot_be_written_is_told(self, arguments: Sequence[str]) -> None:
        with Path("/dev/full").open("wb") as full:
            done = hoyle(*arguments, stdout=full)

        assert (2, f"hoyle: input or output fails: {FULL}\n") == (done.code, done.err)

    def test_errors_that_cannot_be_written_keep_their_exit_code(self) -> None:
        with Path("/dev/full").open("wb") as full:
            assert 2 == hoyle("verify", "nothing", stderr=full).code

    @pytest.mark.parametrize("number", [0, 1, 2])
    def test_closed_stream_is_no_failure(self, number: int) -> None:
        done = hoyle("verify", SHOWN, preexec_fn=lambda: os.close(number))

        assert (0, "") == (done.code, done.err)

    def test_without_a_terminal_nothing_is_coloured_or_waited_for(self) -> None:
        done = hoyle("replay", SHOWN, start_new_session=True)

        assert 0 == done.code
        assert "\x1b" not in done.out


class TestHome:
    @pytest.mark.parametrize("home", ["", "/nowhere/at/all"])
    @pytest.mark.parametrize("arguments", [("verify", SHOWN), ("replay", SHOWN, "--plain")])
    def test_none_is_needed(self, home: str, arguments: Sequence[str], tmp_path: Path) -> None:
        done = hoyle(*arguments, environment={"HOME": home, "XDG_CACHE_HOME": ""}, cwd=tmp_path)

        assert (0, "") == (done.code, done.err)
        assert [] == list(tmp_path.iterdir())

    def test_folder_that_is_gone_is_told(self, tmp_path: Path) -> None:
        done = on_disk(tmp_path, "mkdir disk/gone; cd disk/gone; rmdir ../gone; hoyle init python; echo code $?")

        assert "code 2\n" == done.out
        assert done.err.startswith("hoyle: ")
        assert "Traceback" not in done.err


NARROW: Final = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}


class TestEncoding:
    def test_file_with_a_foreign_name_is_verified(self, tmp_path: Path) -> None:
        path = tmp_path / "Мизер.yaml"
        path.write_bytes(SCENARIO)

        assert 0 == hoyle("verify", str(path), environment=NARROW).code

    def test_fault_in_a_file_with_a_foreign_name_is_told(self, tmp_path: Path) -> None:
        path = tmp_path / "Мизер.yaml"
        path.write_bytes(SCENARIO.replace(b"kind: replay", b"kind: \xd0\x9c"))
        done = hoyle("verify", str(path), environment=NARROW)

        assert 2 == done.code
        assert "yaml:2:7: kind:" in done.err

    def test_reports_are_the_same(self, tmp_path: Path) -> None:
        log_file(tmp_path)
        for name, environment in (("wide.html", {}), ("narrow.html", NARROW)):
            done = hoyle("report", "show", "run.jsonl", "--report", name, environment=environment, cwd=tmp_path)
            assert 4 > done.code

        assert (tmp_path / "wide.html").read_bytes() == (tmp_path / "narrow.html").read_bytes()

    def test_protocol_is_utf_8_everywhere(self, tmp_path: Path) -> None:
        asked = tmp_path / "asked"
        asked.write_bytes('{"id":"é♠","op":"bye"}\n'.encode())
        with asked.open("rb") as stream:
            done = hoyle("serve", environment=NARROW, stdin=stream)

        assert {"id": "é♠", "ok": {}} == json.loads(done.out)


class TestLineEnds:
    """Files that were saved on Windows."""

    def test_scenario_holds(self, tmp_path: Path) -> None:
        path = tmp_path / "case.yaml"
        path.write_bytes(SCENARIO.replace(b"\n", b"\r\n"))

        assert 0 == hoyle("verify", str(path)).code

    def test_fault_is_told_in_its_line(self, tmp_path: Path) -> None:
        path = tmp_path / "case.yaml"
        path.write_bytes(SCENARIO.replace(b"kind: replay", b"kind: ply").replace(b"\n", b"\r\n"))
        done = hoyle("verify", str(path))

        assert 2 == done.code
        assert "case.yaml:2:7: kind: 'ply' is no kind" in done.err

    def test_requests_are_answered(self, tmp_path: Path) -> None:
        asked = tmp_path / "asked"
        asked.write_bytes(b'\xef\xbb\xbf{"id":"0","op":"bye"}\r\n{"id":"1","op":"bye"}\r\n')
        with asked.open("rb") as stream:
            first, second = map(json.loads, hoyle("serve", stdin=stream).out.splitlines())

        assert "error" in first, "a mark at the beginning is no JSON"
        assert {"id": "1", "ok": {}} == second

    def test_log_is_read(self, tmp_path: Path) -> None:
        log_file(tmp_path)
        path = tmp_path / "run.jsonl"
        path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
        done = hoyle("report", "show", str(path), "--json")

        assert json.loads(done.out)["complete"]
