"""Whether what lies in a folder is an earlier export, so that nobody else's files are ever replaced."""

from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Final, Literal

import msgspec

from hoyle.errors import HoyleError
from hoyle_verify.export.corpus import MANIFEST

STAGING: Final = ".hoyle-export"
"""End of the name of the folder in which the new files lie until they are complete."""

_REMEDY: Final = "name a new folder or an earlier export"


class CannotWrite(HoyleError, OSError):
    """A folder that an export cannot be written to."""

    def __init__(self, folder: Path, reason: str) -> None:
        super().__init__(f"cannot write the export to {folder}: {reason}")
        self.folder: Final = folder
        self.reason: Final = reason


class _Maker(msgspec.Struct):
    name: Literal["hoyle"]


class _File(msgspec.Struct):
    path: str


class _Manifest(msgspec.Struct):
    manifest: Literal[1]
    made_by: _Maker
    files: list[_File]


def replaceable(folder: Path, names: Collection[str]) -> frozenset[str]:
    """Give the names of the files that an earlier export left in a folder; none if it is empty.

    ``names`` are those of the new export.  What an interrupted export left in its staging folder counts as its own,
    and files of an earlier export may be missing.  Raises CannotWrite, naming the first file that belongs to no export,
    if there is one.
    """
    staged = folder / STAGING
    listed = _listed(folder / MANIFEST) | _listed(staged / MANIFEST)
    present = sorted(folder.iterdir())
    for path in present:
        if path == staged and _is_folder(path):
            _check_all(folder, path.iterdir(), {*names, *listed})
        else:
            _check_all(folder, [path], listed)
    return frozenset(path.name for path in present if path != staged)


def check_staged(folder: Path, staged: Path, names: Collection[str]) -> None:
    """Check that a staging folder in ``folder`` is what an interrupted export left there, the old files or the new.

    Raises CannotWrite if anything in it belongs to no export.
    """
    if not _is_folder(staged):
        raise CannotWrite(folder, f"beside it lies {staged.name}, which belongs to no export; {_REMEDY}")
    _check_all(folder, staged.iterdir(), {*names, *_listed(staged / MANIFEST)})


def _check_all(folder: Path, paths: Iterable[Path], known: Collection[str]) -> None:
    for path in sorted(paths):
        if path.name == MANIFEST and not known:
            raise CannotWrite(folder, f"its {MANIFEST} was not written by 'hoyle export'; {_REMEDY}")
        if path.name not in known or _is_folder(path):
            shown = path.relative_to(folder).as_posix()
            raise CannotWrite(folder, f"it holds {shown}, which belongs to no export; {_REMEDY}")


def _listed(manifest: Path) -> frozenset[str]:
    """Give the names that a manifest of an export lists, and its own; none if it is not one."""
    try:
        decoded = msgspec.json.decode(manifest.read_bytes(), type=_Manifest)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return frozenset()
    return frozenset({MANIFEST, *(file.path for file in decoded.files)})


def _is_folder(path: Path) -> bool:
    return path.is_dir() and not path.is_symlink()
