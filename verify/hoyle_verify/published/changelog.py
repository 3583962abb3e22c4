"""The changelog of the corpus: by version, the ids that were added, changed or withdrawn, with the reason."""

import fnmatch
import re
from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from hoyle_verify.scenario.cases import file_of

Change = Literal["added", "changed", "withdrawn"]

_HEADING: Final = re.compile(r"## (\d+\.\d+)\b")
_ENTRY: Final = re.compile(r"- (added|changed|withdrawn) ")
_ID: Final = re.compile(r"`([^`]+)`")


class Entry(NamedTuple):
    """What happened to ids; ``pattern`` is one, or a glob that means several."""

    version: str
    change: str
    pattern: str


class Changelog:
    """The entries of a text such as::

    ## 1.1

    - added `solo-whist/play/*`: what they are about
    - withdrawn `solo-whist/score/a`: why, and by what it is superseded
    """

    def __init__(self, text: str) -> None:
        self._entries: Final = tuple(_entries(text))

    def names(self, version: str, change: Change, id: str) -> bool:
        """Tell whether a change of an id, or of the table that it is in, is entered under a version."""
        return any(
            (version, change) == entry[:2]
            and (fnmatch.fnmatchcase(id, entry.pattern) or fnmatch.fnmatchcase(file_of(id), entry.pattern))
            for entry in self._entries
        )


def _entries(text: str) -> Iterator[Entry]:
    version = change = ""
    for line in text.splitlines():
        if heading := _HEADING.match(line):
            version, change = heading[1], ""
        elif entry := _ENTRY.match(line):
            change = entry[1]
        elif not line.startswith("  "):
            change = ""
        if change:
            yield from (Entry(version, change, pattern) for pattern in _ID.findall(line))
