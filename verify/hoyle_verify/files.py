"""Putting a file into its place as a whole, so that whoever is interrupted leaves the old one or the new one."""

import errno
import os
import tempfile
from pathlib import Path


def put(path: Path, data: bytes) -> None:
    """Write a file beside its place and move it there at once; raises OSError, and then leaves nothing behind.

    Programs that put the same file at the same time do not disturb each other: one of their files is there in the end.
    What is no ordinary file, such as /dev/stdout, is written to.  A link stays one.
    """
    place = path.resolve()
    if place.exists() and not place.is_file():
        place.write_bytes(data)
        return
    staged = _stage(place, data)
    try:
        staged.replace(place)
    finally:
        staged.unlink(missing_ok=True)


def put_new(path: Path, data: bytes) -> None:
    """Do the same for a name that is free; FileExistsError if it is taken, also by a program that comes first."""
    staged = _stage(path, data)
    try:
        path.hardlink_to(staged)
    except FileExistsError:
        raise
    except OSError:  # a disk without links
        if path.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path)) from None
        staged.replace(path)
    finally:
        staged.unlink(missing_ok=True)


def _stage(place: Path, data: bytes) -> Path:
    """Write a file beside its place, with the rights of the one that is there or of a new one."""
    staged: Path | None = None
    try:
        descriptor, name = tempfile.mkstemp(prefix=f".{place.name[:40]}.", suffix=".new", dir=place.parent)
        staged = Path(name)
        with os.fdopen(descriptor, "wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        staged.chmod(_mode_of(place))
    except BaseException as error:
        if staged is not None:
            staged.unlink(missing_ok=True)
        if isinstance(error, OSError):  # the name beside the place means nothing to anybody
            raise OSError(error.errno, error.strerror, str(place)) from error
        raise
    return staged


def _mode_of(place: Path) -> int:
    """Give the rights of the file that is there, or those that a new one gets."""
    if place.exists():
        return place.stat().st_mode & 0o7777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
