"""Readers that go away, narrow encodings, and widths that are no terminal's."""

import json
import os
import subprocess
import sys
from typing import Final

import pytest

BEATEN: Final = "solo-whist/whole/open-misere-beaten"
COMMAND: Final = [sys.executable, "-c", "from hoyle_verify.cli import main; main()"]


def hoyle(*arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "PYTHONIOENCODING")}
    return subprocess.run([*COMMAND, *arguments], capture_output=True, check=False, env={**kept, **environment})


class TestBrokenPipe:
    @pytest.mark.parametrize(
        "arguments",
        [
            ("replay", BEATEN),
            ("replay", BEATEN, "--json"),
            ("why", "SW-PLAY-2"),
            ("trace",),
            ("--help",),
            ("replay", "--help"),
            ("--version",),
        ],
    )
    def test_a_reader_that_left_is_no_failure(self, arguments: tuple[str, ...]) -> None:
        reading, writing = os.pipe()
        os.close(reading)
        done = subprocess.run([*COMMAND, *arguments], stdout=writing, stderr=subprocess.PIPE, check=False)
        os.close(writing)

        assert (0, b"") == (done.returncode, done.stderr)

    def test_errors_keep_their_exit_code(self) -> None:
        reading, writing = os.pipe()
        os.close(reading)
        done = subprocess.run([*COMMAND, "why", "nothing"], stderr=writing, check=False)
        os.close(writing)

        assert 2 == done.returncode


class TestEncoding:
    @pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1251"])
    def test_cards_are_spelled_where_symbols_cannot_be_written(self, encoding: str) -> None:
        done = hoyle("replay", BEATEN, PYTHONIOENCODING=encoding)
        text = done.stdout.decode(encoding)

        assert 0 == done.returncode
        assert "A leads 10D." in text
        assert "R  S A K Q  H 8 6  D A K Q J 8 5 3 2" in text

    def test_letters_lose_their_accents(self) -> None:
        assert b"K bids open misere." in hoyle("replay", BEATEN, PYTHONIOENCODING="ascii").stdout

    def test_json_is_the_same_in_any_encoding(self) -> None:
        narrow, wide = (hoyle("replay", BEATEN, "--json", PYTHONIOENCODING=name).stdout for name in ("ascii", "utf-8"))

        assert json.loads(wide.decode()) == json.loads(narrow.decode("ascii"))

    def test_tables_have_no_lines_that_cannot_be_written(self) -> None:
        done = hoyle("verify", "solo-whist/whole", PYTHONIOENCODING="ascii")

        assert 0 == done.returncode
        assert b"| solo-whist" in done.stdout


class TestWidth:
    def test_ids_stay_whole_in_sixty_columns(self) -> None:
        lines = hoyle("trace", "--all", COLUMNS="60", PYTHONIOENCODING="utf-8").stdout.decode().splitlines()

        assert any(line.startswith("│ SW-PLAY-2 ") for line in lines)
        assert not any("…" in line for line in lines if line.startswith("│"))
        assert all(len(line) <= 60 for line in lines if line.startswith("│"))

    def test_without_a_width_nothing_is_broken_or_cut(self) -> None:
        (line,) = [
            line
            for line in hoyle("trace", PYTHONIOENCODING="utf-8").stdout.decode().splitlines()
            if line.startswith("│ SW-GEN-1 ")
        ]

        assert "A deal is all that the engine knows at a time." in line
