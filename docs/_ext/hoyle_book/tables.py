"""Tables as docutils elements."""

from collections.abc import Sequence
from typing import Final

from docutils import nodes

_CHARACTERS: Final = 26
"""The width of a column where a writer needs one; all are equal."""

LABEL: Final = "hoyle-cell-label"
"""The class of a heading that is repeated in a cell, for screens that show no columns."""


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


def sheet(
    name: str, header: Sequence[str], rows: Sequence[Sequence[nodes.Node]], anchors: Sequence[str] = ()
) -> nodes.table:
    """Make a table for reading whose rows a narrow screen sets one below the other, each cell after its heading.

    ``rows`` hold the contents of cells; ``anchors`` are the ids of the rows, where they have any.
    """
    made = []
    for number, cells in enumerate(rows):
        first, *others = cells
        labelled = [
            entry([nodes.inline("", f"{label} ", classes=[LABEL]), cell])
            for label, cell in zip(header[1:], others, strict=True)
        ]
        made.append(row([first, *labelled]))
        if anchors:
            made[-1]["ids"].append(anchors[number])
    body = table(name, [text(label) for label in header], made, stub=True)
    body["classes"].append("hoyle-sheet")
    return body


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
