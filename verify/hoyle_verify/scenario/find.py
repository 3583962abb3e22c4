"""From what people write on a command line, a path, an id or a pattern, to scenario files."""

import fnmatch
from collections.abc import Collection, Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from hoyle.errors import HoyleError

_WILD: Final = frozenset("*?[")
_FILE: Final = ".yaml"
_SHOWN: Final = 3
_ALIKE: Final = 0.75
"""How alike two names must be for one to be taken for the other."""


class NothingFound(HoyleError, LookupError):
    """A path, id or pattern that matches no scenario."""

    def __init__(self, pattern: str, root: Path, reason: str) -> None:
        super().__init__(reason)
        self.pattern: Final = pattern
        self.root: Final = root


def find(root: Path, patterns: Sequence[str] = ()) -> tuple[Path, ...]:
    """Find the scenario files that the patterns mean, each once, in the order given; without any, all below the root.

    A pattern is a file or folder, wherever it lies; an id; the beginning of ids, such as ``solo-whist/play``; or a glob
    of ids, in which ``*`` runs over slashes too.  Raises NothingFound for one that means no file.
    """
    files = sorted(root.glob(f"**/*{_FILE}"))
    if not patterns:
        if not files:
            raise NothingFound("**", root, f"no scenario lies in {root}; is this the scenarios folder?")
        return tuple(files)
    found: dict[Path, None] = {}
    for pattern in patterns:
        found.update(dict.fromkeys(_match(root, files, pattern)))
    return tuple(found)


def _match(root: Path, files: Sequence[Path], pattern: str) -> Iterable[Path]:
    path = Path(pattern)
    if pattern and path.is_file():
        return [path]
    if pattern and path.is_dir() and (inside := sorted(path.glob(f"**/*{_FILE}"))):
        return inside
    name = pattern.removeprefix(f"{root.name}/").removesuffix(_FILE).rstrip("/")
    ids = {_id(root, file): file for file in files}
    matched = fnmatch.filter(ids, name) if _WILD & set(name) else [id for id in ids if f"{id}/".startswith(f"{name}/")]
    if not matched:
        raise NothingFound(pattern, root, _reason(pattern, name, ids))
    return [ids[id] for id in matched]


def _reason(pattern: str, name: str, ids: Collection[str]) -> str:
    """Say what is wrong with a pattern that means no file, and what to write instead."""
    if not pattern:
        return f"an empty name means no scenario; {_example(ids)}"
    if Path(pattern).is_dir():
        return f"no scenario lies in {pattern}"
    close = _near(name, ids)
    hint = f"did you mean {' or '.join(close)}?" if close else ""
    if pattern.startswith(("/", "./", "../", "~")) or pattern.endswith((_FILE, ".yml")):
        return f"no such file: {pattern}{'; ' if hint else ''}{hint}"
    return f"no scenario is called {pattern!r}; {hint or _example(ids)}"


def _near(name: str, ids: Collection[str]) -> list[str]:
    """Give ids that are like a name, as a whole or in their last part, the most alike first."""
    whole = get_close_matches(name, ids, n=_SHOWN, cutoff=_ALIKE)
    if whole:
        return whole
    last = {id.rpartition("/")[2]: id for id in ids}
    alike = get_close_matches(name.rpartition("/")[2], last, n=_SHOWN, cutoff=_ALIKE)
    return [last[each] for each in alike]


def _example(ids: Collection[str]) -> str:
    """Name something that there is."""
    games = sorted({id.partition("/")[0] for id in ids})
    return f"try 'hoyle verify {'solo-whist' if 'solo-whist' in games else games[0]}'" if games else "none is known"


def _id(root: Path, file: Path) -> str:
    return file.relative_to(root).with_suffix("").as_posix()
