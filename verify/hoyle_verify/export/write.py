"""Writing an export so that an interruption leaves something that can be told from a whole one, and mended.

All new files are first written beside each other into a staging folder, so that a full disk or a missing permission
changes nothing.  Then they are moved over the old ones one by one, the manifest last.  Each move happens at once or not
at all, but there is no way to make them all at once: a program that is killed between two of them leaves new files
beside an old manifest, or none.  Whoever compares the digests of the manifest, as readers must, sees that; and to
export into the same folder once more completes it.
"""

import os
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Final

from hoyle_verify.export.corpus import MANIFEST
from hoyle_verify.export.earlier import STAGING, CannotWrite, replaceable

_AGAIN: Final = "the folder may be left half written; export into it once more"


def write_export(folder: Path, files: Mapping[str, bytes]) -> None:
    """Put the files into a folder that is new, empty, or holds an earlier export; raises CannotWrite for any other.

    A folder that is a symbolic link stays one: what is written is the folder that it leads to.
    """
    target = folder.resolve()
    if target.exists() and not target.is_dir():
        raise CannotWrite(folder, "it is a file")
    is_new = not target.exists()
    try:
        target.mkdir(parents=True, exist_ok=True)
        earlier = replaceable(target, files)
        _stage(target / STAGING, files)
    except CannotWrite as error:
        raise CannotWrite(folder, error.reason) from error
    except OSError as error:
        _remove(target / STAGING)
        if is_new:
            _remove(target)
        raise CannotWrite(folder, error.strerror or str(error)) from error
    try:
        _move(target, files, earlier)
    except OSError as error:
        raise CannotWrite(folder, f"{error.strerror or error}; {_AGAIN}") from error


def _stage(staging: Path, files: Mapping[str, bytes]) -> None:
    _remove(staging)
    staging.mkdir()
    for name, data in files.items():
        _write(staging / name, data)


def _write(path: Path, data: bytes) -> None:
    with path.open("wb") as stream:
        stream.write(data)
        stream.flush()
        os.fsync(stream.fileno())


def _move(target: Path, files: Mapping[str, bytes], earlier: Collection[str]) -> None:
    """Move the staged files to their places, and remove what only the earlier export had, before the manifest."""
    staging = target / STAGING
    for name in files:
        if name != MANIFEST:
            (staging / name).replace(target / name)
    for name in sorted(earlier - files.keys()):
        (target / name).unlink()
    (staging / MANIFEST).replace(target / MANIFEST)
    staging.rmdir()


def _remove(folder: Path) -> None:
    """Remove a folder with the files in it, as far as that is possible."""
    try:
        for path in folder.iterdir():
            path.unlink()
        folder.rmdir()
    except OSError:
        return
