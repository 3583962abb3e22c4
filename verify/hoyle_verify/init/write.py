"""Writing the skeleton of an adapter into a folder, and never over a file that is there."""

import shlex
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from hoyle.errors import HoyleError
from hoyle_verify.files import put_new


class Skeleton(NamedTuple):
    """The adapter of a language, and the command that starts it."""

    file: str
    command: str


SKELETONS: Final = {
    "python": Skeleton("hoyle_adapter.py", "python3 hoyle_adapter.py"),
    "javascript": Skeleton("hoyle_adapter.mjs", "node hoyle_adapter.mjs"),
}
RECIPE: Final = "hoyle.yml"
"""A job for a CI service that runs the check."""


class AlreadyThere(HoyleError):
    """A file is in the way."""


def started(skeleton: Skeleton, path: Path) -> str:
    """Give the command that starts the adapter from where its path leads to it."""
    return skeleton.command.replace(skeleton.file, shlex.quote(path.as_posix()))


def write(language: str, folder: Path) -> list[Path]:
    """Write the adapter and the recipe for CI, and give their paths.

    Raises AlreadyThere, and writes nothing, if one of them exists; FileExistsError if one comes in between.
    """
    skeleton = SKELETONS[language]
    templates = files("hoyle_verify.init") / "templates"
    # From the root of the repository, where CI starts.
    command = skeleton.command if folder.is_absolute() else started(skeleton, folder / skeleton.file)
    recipe = (templates / f"{RECIPE}.in").read_text(encoding="utf-8").replace("@COMMAND@", command)
    made = {
        folder / skeleton.file: (templates / f"{skeleton.file}.in").read_text(encoding="utf-8"),
        folder / RECIPE: recipe,
    }
    for path in made:
        if path.exists():
            raise AlreadyThere(f"{path} is there already: move it away, or name another folder")
    folder.mkdir(parents=True, exist_ok=True)
    for path, text in made.items():
        put_new(path, text.encode())
    return list(made)
