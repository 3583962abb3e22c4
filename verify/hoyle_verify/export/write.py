"""Writing an export so that an interruption leaves either the old files or the new ones."""

import os
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from hoyle.errors import HoyleError
from hoyle_verify.export.corpus import MANIFEST


class CannotWrite(HoyleError, OSError):
    """A folder that an export cannot be written to."""

    def __init__(self, folder: Path, reason: str) -> None:
        super().__init__(f"cannot write the export to {folder}: {reason}")
        self.folder: Final = folder
        self.reason: Final = reason


def write_export(folder: Path, files: Mapping[str, bytes]) -> None:
    """Put the files into a folder that is new, empty, or holds an earlier export; raises CannotWrite for any other.

    The new folder is made beside the old one and takes its place at the end.
    """
    if folder.exists() and not folder.is_dir():
        raise CannotWrite(folder, "it is a file")
    if folder.is_dir() and any(folder.iterdir()) and not (folder / MANIFEST).is_file():
        raise CannotWrite(folder, "it holds other files; name a new folder or an earlier export")
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        fresh = Path(tempfile.mkdtemp(prefix=f".{folder.name}.", dir=folder.parent))
    except OSError as error:
        raise CannotWrite(folder, error.strerror or str(error)) from error
    try:
        for name, data in files.items():
            _write(fresh / name, data)
        fresh.chmod(0o755)
        _replace(folder, fresh)
    except OSError as error:
        raise CannotWrite(folder, error.strerror or str(error)) from error
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def _write(path: Path, data: bytes) -> None:
    with path.open("wb") as stream:
        stream.write(data)
        stream.flush()
        os.fsync(stream.fileno())


def _replace(folder: Path, fresh: Path) -> None:
    """Swap the new folder in; where the old one cannot be replaced in one step it is moved aside first."""
    if not folder.exists():
        fresh.rename(folder)
        return
    aside = Path(tempfile.mkdtemp(prefix=f".{folder.name}.old.", dir=folder.parent))
    folder.rename(aside / folder.name)
    try:
        fresh.rename(folder)
    except OSError:
        (aside / folder.name).rename(folder)
        raise
    finally:
        shutil.rmtree(aside, ignore_errors=True)
