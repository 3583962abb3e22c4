"""Tables as docutils elements."""

from collections.abc import Sequence
from typing import Final

from docutils import nodes

_CHARACTERS: Final = 26
"""The width of a column where a writer needs one; all are equal."""


def table(name: str, header: Sequence[nodes.Node], rows: Sequence[nodes.row], *, stub: bool) -> nodes.table:
    """Make a table of a class; with ``stub`` the first column is a heading for its row."""
    group = nodes.tgroup("", cols=len(header))
    for column in range(len(header)):
        group += nodes.colspec("", colwidth=_CHARACTERS, stub=int(stub and column == 0))
    group += nodes.thead("", row(header))
    body = nodes.tbody()
    body += list(rows)
    group += body
    return nodes.table("", group, classes=[name])


def row(cells: Sequence[nodes.Node]) -> nodes.row:
    """Make a row; a cell that is an entry already is taken as it is."""
    made = nodes.row()
    for cell in cells:
        made += cell if isinstance(cell, nodes.entry) else entry([cell])
    return made


def entry(content: Sequence[nodes.Node], *classes: str, columns: int = 1) -> nodes.entry:
    """Make a cell, which may span columns."""
    made = nodes.entry("", nodes.paragraph("", "", *content), classes=list(classes))
    if columns > 1:
        made["morecols"] = columns - 1
    return made


def text(words: str) -> nodes.inline:
    """Make the content of a plain cell."""
    return nodes.inline("", words)
