"""The command as a user runs it: in a process of its own, perhaps on a disk that is small or read-only."""

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

COMMAND: Final = (sys.executable, "-c", "from hoyle_verify.cli import main; main()")
SHOWN: Final = "solo-whist/play/suit-led-must-be-followed"
PATIENCE: Final = 120
_DROPPED: Final = ("COLUMNS", "PYTHONIOENCODING", "PYTHONUTF8", "LC_ALL", "LANG")


class Done(NamedTuple):
    """How a command ended."""

    code: int
    out: str
    err: str


def hoyle(*arguments: str, environment: Mapping[str, str] | None = None, **streams: Any) -> Done:
    """Run the command; a variable that is empty is not set."""
    kept = {name: value for name, value in os.environ.items() if name not in _DROPPED}
    variables = {name: value for name, value in {**kept, **(environment or {})}.items() if value}
    given = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "stdin": subprocess.DEVNULL, **streams}
    done = subprocess.run([*COMMAND, *arguments], check=False, env=variables, timeout=PATIENCE, **given)
    return Done(done.returncode, _text(done.stdout), _text(done.stderr))


def on_disk(folder: Path, script: str, *, kibibytes: int = 256) -> Done:
    """Run a shell script in a folder whose part ``disk`` is a small disk of its own, made by a user with such rights.

    In the script ``hoyle`` is the command.  Where nobody may make a disk the test is skipped.
    """
    if shutil.which("unshare") is None:
        pytest.skip("this system has no unshare")
    mounted = f"mkdir -p disk && mount -t tmpfs -o size={kibibytes}k none disk"
    if subprocess.run(["unshare", "-rm", "sh", "-c", mounted], cwd=folder, check=False, capture_output=True).returncode:
        pytest.skip("nobody may make a disk here")
    command = f'hoyle() {{ {shlex.join(COMMAND)} "$@"; }}'
    whole = f"{mounted} && {command}\n{script}"
    done = subprocess.run(
        ["unshare", "-rm", "sh", "-c", whole], cwd=folder, check=False, capture_output=True, timeout=PATIENCE
    )
    return Done(done.returncode, _text(done.stdout), _text(done.stderr))


def _text(data: bytes | None) -> str:
    return (data or b"").decode(errors="replace")
