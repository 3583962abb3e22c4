"""From what people write on a command line, a path, an id or a pattern, to scenario files."""

import fnmatch
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from hoyle.errors import HoyleError
from hoyle_verify.scenario.problems import near

_WILD: Final = frozenset("*?[")


class NothingFound(HoyleError, LookupError):
    """A path, id or pattern that matches no scenario."""

    def __init__(self, pattern: str, root: Path, remedy: str) -> None:
        super().__init__(f"nothing matches {pattern!r} in {root}; {remedy}")
        self.pattern: Final = pattern
        self.root: Final = root


def find(root: Path, patterns: Sequence[str] = ()) -> tuple[Path, ...]:
    """Find the scenario files that the patterns mean, each once, in the order given; without any, all below the root.

    A pattern is a file or folder, wherever it lies; an id; the beginning of ids, such as ``solo-whist/play``; or a glob
    of ids, in which ``*`` runs over slashes too.  Raises NothingFound for one that means no file.
    """
    files = sorted(root.glob("**/*.yaml"))
    if not patterns:
        if not files:
            raise NothingFound("**", root, "is this the scenarios folder?")
        return tuple(files)
    found: dict[Path, None] = {}
    for pattern in patterns:
        found.update(dict.fromkeys(_match(root, files, pattern)))
    return tuple(found)


def _match(root: Path, files: Sequence[Path], pattern: str) -> Iterable[Path]:
    path = Path(pattern)
    if pattern and path.is_file():
        return [path]
    if pattern and path.is_dir() and (inside := sorted(path.glob("**/*.yaml"))):
        return inside
    name = pattern.removeprefix(f"{root.name}/").removesuffix(".yaml").rstrip("/")
    ids = {_id(root, file): file for file in files}
    matched = fnmatch.filter(ids, name) if _WILD & set(name) else [id for id in ids if f"{id}/".startswith(f"{name}/")]
    if not matched:
        raise NothingFound(pattern, root, near(name, list(ids)))
    return [ids[id] for id in matched]


def _id(root: Path, file: Path) -> str:
    return file.relative_to(root).with_suffix("").as_posix()
