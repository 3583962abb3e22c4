"""Where a scenario lies and what it is called: ``<game>/<phase>/<fact-or-fault>.yaml`` below the scenarios root."""

import os
import re
from pathlib import Path
from typing import Final, NamedTuple

from hoyle_verify.scenario.games import GAMES, PHASES
from hoyle_verify.scenario.problems import Problem, near

ROOT_NAME: Final = "scenarios"
_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_NUMBERED: Final = re.compile(r".*\d")


class Place(NamedTuple):
    """The id that follows from a path, and the game of its folder; no game for a file outside the corpus."""

    id: str
    game: str | None


def show_path(path: Path) -> str:
    """Write a path as short as it can be opened from here."""
    try:
        return path.resolve().relative_to(Path.cwd()).as_posix()
    except ValueError:
        return os.fspath(path)


def find_root(path: Path) -> Path | None:
    """Find the nearest folder called ``scenarios`` above a file."""
    return next((parent for parent in path.absolute().parents if parent.name == ROOT_NAME), None)


def read_place(path: Path, root: Path | None, file: str) -> tuple[Place, list[Problem]]:
    """Check the name of a file and, below a root, its folder.

    A file that lies under no root is a case of somebody's own: it may be called anything that ends in ``.yaml``.
    """
    faults: list[tuple[str, str]] = []
    if path.suffix != ".yaml":
        faults.append((f"the extension is {path.suffix or 'missing'}", f"call the file {path.stem}.yaml"))
    try:
        parts = path.resolve().relative_to(root.resolve()).parts if root is not None else ()
    except ValueError:
        parts = ()
    if not parts:
        return Place(_in_words(path.stem), None), _problems(file, faults)
    if not _NAME.fullmatch(path.stem):
        faults.append((f"{path.stem!r} is not kebab-case", "use small letters, digits and single hyphens"))
    elif _NUMBERED.fullmatch(path.stem):
        faults.append((f"{path.stem!r} ends in a number", "say what happens instead of counting"))
    folders = parts[:-1]
    if len(folders) != 2:
        faults.append((f"it lies in {'/'.join(folders) or 'the root'}", "put it into <game>/<phase>/"))
    else:
        faults += [(f"the folder {name!r} is no {kind}", near(name, known)) for name, kind, known in _strange(*folders)]
    game = folders[0] if folders and folders[0] in GAMES else None
    return Place("/".join((*folders, path.stem)), game), _problems(file, faults)


def _in_words(name: str) -> str:
    """Give a file's name as a text, also where the system's encoding cannot say it."""
    return os.fsencode(name).decode(errors="replace")


def _strange(game: str, phase: str) -> list[tuple[str, str, tuple[str, ...]]]:
    checked = ((game, "game", tuple(GAMES)), (phase, "phase", PHASES))
    return [(name, kind, known) for name, kind, known in checked if name not in known]


def _problems(file: str, faults: list[tuple[str, str]]) -> list[Problem]:
    return [Problem(file, 1, 1, "path", message, remedy) for message, remedy in faults]
