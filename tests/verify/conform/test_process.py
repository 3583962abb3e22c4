"""Programs as processes: their streams, their end, and everything that comes of them, with and without a guard."""

import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest

from hoyle_verify.conform.process import CannotStart, Ending, Program
from hoyle_verify.conform.streams import KEPT
from hoyle_verify.hap.messages import MAX_LINE

MOST_MEMORY = 32
"""MiB that a program may make hoyle hold, whatever it writes."""

WAYS = pytest.mark.parametrize(
    "guarded", [pytest.param(True, marks=pytest.mark.skipif(sys.platform != "linux", reason="Linux only")), False]
)


def python(source: str) -> list[str]:
    return [sys.executable, "-c", source]


WITH_A_CHILD = "import subprocess, sys, time; print(subprocess.Popen(['sleep', '60']).pid, flush=True)"


def child_of(program: Program) -> psutil.Process:
    """Read from a program which child it has."""
    line = program.take(10)
    assert isinstance(line, bytes)
    return psutil.Process(int(line))


@WAYS
class TestProgram:
    def test_lines_go_in_and_out(self, guarded: bool) -> None:
        program = Program(["cat"], guarded=guarded)
        program.send(b"one\n")
        program.send(b"two\n")
        lines = [program.take(10), program.take(10)]

        assert ([b"one\n", b"two\n"], Ending(0, 0)) == (lines, program.end())

    @pytest.mark.parametrize(("source", "code"), [("exit(7)", 7), ("import os; os.kill(0, 9)", -9)])
    def test_end_is_told(self, guarded: bool, source: str, code: int) -> None:
        program = Program(python(source), guarded=guarded)

        assert "closed" == program.take(10)
        assert Ending(code, 0) == program.ending(10)
        assert Ending(code, 0) == program.kill()

    def test_kill_ends_what_it_started(self, guarded: bool) -> None:
        started = (
            "import subprocess, time; c = subprocess.Popen(['sleep', '60']); print(c.pid, flush=True); time.sleep(60)"
        )
        program = Program(python(started), guarded=guarded)
        line = program.take(10)
        assert isinstance(line, bytes)
        child = psutil.Process(int(line))
        program.kill()

        assert [] == psutil.wait_procs([child], timeout=5)[1]

    def test_child_that_outlives_it_is_counted_and_ended(self, guarded: bool) -> None:
        program = Program(python(f"{WITH_A_CHILD}; sys.stdin.read()"), guarded=guarded)
        child = child_of(program)
        program.ending(0.2)

        assert 1 == program.end().left
        assert [] == psutil.wait_procs([child], timeout=5)[1]

    def test_program_that_does_not_read_delays_nobody(self, guarded: bool) -> None:
        program = Program(python("import time; time.sleep(60)"), guarded=guarded)
        started = time.monotonic()
        for _ in range(4):
            program.send(b"x" * MAX_LINE + b"\n")
        nothing = program.take(0.1)
        program.kill()

        assert nothing is None
        assert time.monotonic() - started < 10

    def test_end_of_standard_error_is_kept(self, guarded: bool) -> None:
        program = Program(python("import sys; sys.stderr.write('x' * 1000000 + 'the end')"), guarded=guarded)
        program.ending(10)

        assert program.stderr().endswith("the end")
        assert len(program.stderr()) <= KEPT

    def test_many_small_writes_to_standard_error_are_kept_alike(self, guarded: bool) -> None:
        source = "import sys\nfor n in range(2000): sys.stderr.write(f'{n} '); sys.stderr.flush()"
        program = Program(python(source), guarded=guarded)
        program.ending(30)

        assert list(map(str, range(2000))) == program.stderr().split()

    def test_file_that_is_no_program_is_refused(self, guarded: bool, tmp_path: Path) -> None:
        broken = tmp_path / "broken"
        broken.write_bytes(b"\x7fELF and nothing more")
        broken.chmod(0o755)

        with pytest.raises(CannotStart):
            Program([str(broken)], guarded=guarded).ending(10)

    @pytest.mark.parametrize("ask", [Program.ending, Program.kill])
    def test_nothing_waits_for_what_is_no_program(
        self, guarded: bool, ask: Callable[[Program], object], tmp_path: Path
    ) -> None:
        broken = tmp_path / "broken"
        broken.write_text("#!/no/such/interpreter\n")
        broken.chmod(0o755)
        before = threading.active_count()

        with pytest.raises(CannotStart):
            ask(Program([str(broken)], guarded=guarded))
        for _ in range(100):
            if threading.active_count() > before:
                time.sleep(0.05)

        assert before == threading.active_count()


class TestMemory:
    @pytest.mark.parametrize(
        "source",
        [
            "while True: sys.stdout.write('{}\\n' * 10000)",
            "while True: sys.stdout.write('x' * 10000)",
            "while True: sys.stdout.write('x' * 1000000 + '\\n')",
            "while True: sys.stderr.write('trump ' * 10000)",
        ],
    )
    def test_what_a_program_writes_is_held_within_a_bound(self, source: str) -> None:
        # In a process of its own, since a process does not say how much it once held less.
        measure = f"""
import resource, sys, time
from hoyle_verify.conform.process import Program

def held():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024

before = held()
program = Program([sys.executable, "-c", {f"import sys{chr(10)}{source}"!r}])
time.sleep(3)
program.take(0)
program.kill()
print(held() - before)
"""
        found = subprocess.run(python(measure), capture_output=True, text=True, check=True, timeout=60)

        assert int(found.stdout) < MOST_MEMORY
