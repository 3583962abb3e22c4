"""Where the book prints each clause, read from the inventory that its HTML edition carries."""

import re
import urllib.error
import urllib.request
import zlib
from pathlib import Path
from typing import Final

from hoyle.errors import HoyleError

_INVENTORY: Final = "objects.inv"
_CLAUSE: Final = "hoyle:clause"
_LINE: Final = re.compile(r"(\S+) (\S+) \S+ (\S+) .*")
_HEAD_LINES: Final = 4
_SECONDS: Final = 10


class NoBook(HoyleError, OSError):
    """A folder or address without an inventory of the book."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"no book at {place}: {reason}; name the folder or the address of its HTML edition")
        self.place: Final = place
        self.reason: Final = reason


def links(place: str) -> dict[str, str]:
    """Give the address of each clause in the book at a folder or a web address; NoBook if there is none."""
    base = place.rstrip("/")
    is_web = base.startswith(("https://", "http://"))
    try:
        if is_web:
            with urllib.request.urlopen(f"{base}/{_INVENTORY}", timeout=_SECONDS) as answer:  # noqa: S310  # see above
                data = answer.read()
        else:
            data = Path(base, _INVENTORY).read_bytes()
            base = Path(base).resolve().as_uri()
        return _clauses(data, base)
    except (OSError, urllib.error.URLError) as error:
        raise NoBook(place, getattr(error, "strerror", None) or str(error)) from error
    except (zlib.error, UnicodeDecodeError, ValueError) as error:
        raise NoBook(place, f"its {_INVENTORY} cannot be read") from error


def _clauses(data: bytes, base: str) -> dict[str, str]:
    *_, packed = data.split(b"\n", _HEAD_LINES)
    lines = zlib.decompress(packed).decode().splitlines()
    found = (match for match in map(_LINE.fullmatch, lines) if match is not None and match[2] == _CLAUSE)
    return {match[1]: f"{base}/{match[3].replace('$', match[1])}" for match in found}
