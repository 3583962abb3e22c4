"""The commands that the book and the README show are commands, and do what the text around them says."""

import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Final

import click
import pytest

from hoyle_verify.cli.main import Verbs
from tests.book.conftest import DOCS, PAGES, ROOT

_TEXTS: Final = [ROOT / "README.md", *(DOCS / f"{page}.md" for page in PAGES)]
_FENCE: Final = re.compile(r"^```(?:console|sh)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
_WITHIN: Final = re.compile(r"`(hoyle [^`]* --[^`]*)`")
"""A command within a sentence; without an option it may be but a name."""

_HOYLE: Final = str(Path(sys.executable).with_name("hoyle"))
_PROGRAM: Final = re.compile(r"-- .+$")
_TIMES: Final = {"check": "--case solo-whist/play/*", "fuzz": "--deals 2", "identify": "--game solo-whist"}
"""What makes a verb short that otherwise asks everything."""


def commands() -> list[str]:
    """List the commands of hoyle that are shown, without prompts and remarks."""
    texts = [path.read_text("utf-8") for path in _TEXTS]
    lines = [line for text in texts for block in _FENCE.findall(text) for line in block.splitlines()]
    lines += [_complete(command) for text in texts for command in _WITHIN.findall(text)]
    plain = [re.sub(r"^(\$ |\.venv/bin/)", "", line).partition("  #")[0].strip() for line in lines]
    return sorted({line for line in plain if line.startswith("hoyle ")})


def _complete(command: str) -> str:
    """Add the program that is asked, where a sentence leaves it out."""
    return f"{command} -- program" if command.split()[1] in _TIMES and not _PROGRAM.search(command) else command


COMMANDS: Final = commands()
_CHECKS: Final = [command for command in COMMANDS if _PROGRAM.search(command)]
_SHORT: Final = [
    pytest.param("hoyle export vectors", marks=pytest.mark.slow),
    "hoyle init javascript",
    "hoyle init python",
    "hoyle replay solo-whist/whole/open-misere-let-through",
    "hoyle serve",
    pytest.param("hoyle why SW-PLAY-2", marks=pytest.mark.slow),
]


def run(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a command in a folder of its own; it reads nothing."""
    words = shlex.split(command)[1:]
    return subprocess.run(
        [_HOYLE, *words], capture_output=True, text=True, check=False, cwd=folder, stdin=subprocess.DEVNULL
    )


@pytest.mark.parametrize("command", COMMANDS)
def test_command_has_the_options_that_are_shown(command: str) -> None:
    verb, *rest = shlex.split(command)[1:]
    if verb == "--help":
        return
    group = click.Context(Verbs())
    found = Verbs().get_command(group, verb)

    assert found is not None
    assert verb == found.make_context(verb, rest, parent=group).info_name


@pytest.mark.parametrize("command", _SHORT)
def test_short_command_runs(command: str, tmp_path: Path) -> None:
    assert command in COMMANDS

    ended = run(command, tmp_path)

    assert (0, "") == (ended.returncode, ended.stderr)


@pytest.mark.parametrize("command", _CHECKS)
def test_check_of_a_program_runs(command: str, tmp_path: Path) -> None:
    verb = shlex.split(command)[1]
    own = f"{_TIMES[verb]} -- {shlex.quote(_HOYLE)} serve"
    ended = run(_PROGRAM.sub(lambda _found: own, command), tmp_path)

    assert 0 == ended.returncode, ended.stderr


def test_every_block_of_python_is_tested() -> None:
    """The README's is run by tests/test_readme.py, and the page that shows it takes it from there."""
    blocks = {path: path.read_text("utf-8").count("```python\n") for path in _TEXTS}

    assert {ROOT / "README.md": 1} == {path: count for path, count in blocks.items() if count}
