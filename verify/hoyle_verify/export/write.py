"""Writing an export so that an interruption leaves the old files or the new ones.

All new files are first written into a staging folder beside the export, so that a full disk or a missing permission
changes nothing.  Then the two folders change places at once.

Where that cannot be, because the folder is where one stands, is a mount or lies in a folder that nobody may write to,
or because the system has no such operation, the files are staged inside and moved over the old ones one by one, the
manifest last.  A program that is killed between two of these moves leaves new files beside an old manifest, or none:
whoever compares the digests of the manifest, as readers must, sees that; and to export into the same folder once more
completes it.
"""

import os
import shutil
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Final

from hoyle_verify.export.corpus import MANIFEST
from hoyle_verify.export.earlier import STAGING, CannotWrite, check_staged, replaceable
from hoyle_verify.export.exchange import exchange
from hoyle_verify.locks import alone

_AGAIN: Final = "the folder may be left half written; export into it once more"


def write_export(folder: Path, files: Mapping[str, bytes]) -> None:
    """Put the files into a folder that is new, empty, or holds an earlier export; raises CannotWrite for any other.

    A folder that is a symbolic link stays one: what is written is the folder that it leads to.  Of two runs at the same
    time one waits for the other.
    """
    target = folder.resolve()
    if target.exists() and not target.is_dir():
        raise CannotWrite(folder, "it is a file")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with alone(target.parent):
            earlier = replaceable(target, files) if target.exists() else frozenset()
            if not _swap(target, files, earlier):
                _write_inside(target, files, earlier)
    except CannotWrite as error:
        raise CannotWrite(folder, error.reason) from error
    except OSError as error:
        raise CannotWrite(folder, error.strerror or str(error)) from error


def _swap(target: Path, files: Mapping[str, bytes], earlier: Collection[str]) -> bool:
    """Write a new folder and let it take the place of the old one; false if nothing has changed because it cannot."""
    staging = target.with_name(f".{target.name}{STAGING}")
    if Path.cwd().is_relative_to(target) or not os.access(target.parent, os.W_OK):
        return False
    if staging.exists() or staging.is_symlink():
        check_staged(target.parent, staging, files)
    try:
        _discard(target / STAGING)
        _stage(staging, files)
        if target.exists():
            shutil.copymode(target, staging)
        is_done = _take_place(staging, target)
    except BaseException:
        _remove(staging, files)
        raise
    _remove(staging, earlier if is_done else files)
    return is_done


def _take_place(staging: Path, target: Path) -> bool:
    if target.exists():
        return exchange(staging, target)
    staging.rename(target)
    return True


def _write_inside(target: Path, files: Mapping[str, bytes], earlier: Collection[str]) -> None:
    staging = target / STAGING
    is_new = not target.exists()
    try:
        target.mkdir(exist_ok=True)
        _stage(staging, files)
    except BaseException:
        _remove(staging, files)
        if is_new:
            _remove(target, ())
        raise
    try:
        _move(target, files, earlier)
    except OSError as error:
        raise CannotWrite(target, f"{error.strerror or error}; {_AGAIN}") from error


def _stage(staging: Path, files: Mapping[str, bytes]) -> None:
    _discard(staging)
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


def _discard(staging: Path) -> None:
    """Remove what an interrupted run has left, of which it is known that it belongs to an export."""
    if staging.is_dir():
        _remove(staging, [path.name for path in staging.iterdir()])


def _remove(folder: Path, names: Collection[str]) -> None:
    """Remove files from a folder, and the folder if no others are in it, as far as that is possible."""
    try:
        for name in names:
            (folder / name).unlink(missing_ok=True)
        folder.rmdir()
    except OSError:
        return
