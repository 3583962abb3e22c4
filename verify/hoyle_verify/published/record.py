"""The record of what was published: for every id, what it has meant since which version of the corpus."""

import hashlib
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from hoyle import corpus
from hoyle.errors import HoyleError

NAME: Final = "published.json"
CHANGELOG: Final = "CHANGELOG.md"
_FIRST: Final = "1.0"
IN_THE_MAKING: Final = ""
"""Stands for the digest of a version that is not published yet."""

WITHDRAWN: Final = ""
"""Stands for the meaning of an id that is in use no more."""

Version = Annotated[str, Meta(pattern=r"^[1-9][0-9]*\.[0-9]+$")]
History = dict[Version, Annotated[str, Meta(pattern="^([0-9a-f]{16})?$")]]
"""By version, what an id has meant from it on, oldest first."""


class BadRecord(HoyleError, ValueError):
    """A record that cannot be read or written."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}; restore it from the version control, for it is what readers rely on")
        self.path: Final = path
        self.reason: Final = reason


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The versions of the corpus, each with a digest of all that it means, and the history of every id.

    ``corpus`` is the newest version; it is in the making as long as its digest is empty.
    """

    corpus: Version
    versions: dict[Version, Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]]
    scenarios: dict[str, History]
    published: Literal[1] = 1

    def __post_init__(self) -> None:
        """Refuse versions out of order; msgspec turns the ValueError into one of its own."""
        for versions in (self.versions, *self.scenarios.values()):
            if list(versions) != sorted(versions, key=order) or not versions.keys() <= self.versions.keys():
                raise ValueError("versions stand in their order, and each is listed under 'versions'")
        if not self.versions or self.corpus != list(self.versions)[-1]:
            raise ValueError("'corpus' is the last of the versions")


def order(version: str) -> tuple[int, ...]:
    """Give the place of a version among others."""
    return tuple(map(int, version.split(".")))


def is_published(record: Record, version: str) -> bool:
    """Tell whether a version is closed."""
    return record.versions[version] != IN_THE_MAKING


def whole(record: Record, version: str) -> str:
    """Digest all that a version of the corpus means."""
    total = hashlib.sha256()
    for id, history in sorted(record.scenarios.items()):
        meant = [meaning for since, meaning in history.items() if order(since) <= order(version)]
        if meant and meant[-1] != WITHDRAWN:
            total.update(f"{id} {meant[-1]}\n".encode())
    return total.hexdigest()


def read(folder: Path | None = None) -> Record:
    """Read the record of a folder of scenarios, by default that of the corpus; empty if there is no record yet."""
    path = (folder if folder is not None else corpus.locate()) / NAME
    try:
        return msgspec.json.decode(path.read_bytes(), type=Record)
    except FileNotFoundError:
        return Record(_FIRST, {_FIRST: IN_THE_MAKING}, {})
    except OSError as error:
        raise BadRecord(path, f"it cannot be read: {error.strerror}") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(path, f"this is no record of format 1 ({error})") from error


def encode(record: Record) -> bytes:
    """Give the bytes of a record, with a line for each id; the same record gives the same bytes."""
    ids = ",\n".join(f"    {_json(id)}: {_json(history)}" for id, history in sorted(record.scenarios.items()))
    head = "".join(f'  "{name}": {_json(getattr(record, name))},\n' for name in ("published", "corpus", "versions"))
    return f'{{\n{head}  "scenarios": {{\n{ids}\n  }}\n}}\n'.encode()


def _json(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()
