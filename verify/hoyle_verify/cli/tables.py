"""Tables that fit the console: when it is narrow the lesser columns are left out, and ids stay whole."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.console import Console
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

_NARROWEST_PROSE: Final = 20
_ANY_WIDTH: Final = 100_000


class Column(NamedTuple):
    """A column; those of the highest ``rank`` are left out first, and those of rank 0 never.

    ``prose`` may be broken into lines, everything else may not.
    """

    name: str
    rank: int = 0
    prose: bool = False
    right: bool = False


def fitting_table(out: Console, columns: Sequence[Column], rows: Sequence[Sequence[str]]) -> Table:
    """Make the widest table that the console can show; the rows have a text, with markup, for every column."""
    shown = list(range(len(columns)))
    while True:
        table = _table([columns[index] for index in shown], [[row[index] for index in shown] for row in rows])
        options = out.options.update(max_width=_ANY_WIDTH)
        least = max(shown, key=lambda index: columns[index].rank)
        if Measurement.get(out, options, table).minimum <= out.width or columns[least].rank == 0:
            return table
        shown.remove(least)


def _table(columns: Sequence[Column], rows: Sequence[Sequence[str]]) -> Table:
    table = Table()
    for index, column in enumerate(columns):
        cells = (column.name, *(row[index] for row in rows))
        whole = max(Text.from_markup(cell).cell_len for cell in cells)
        table.add_column(
            column.name,
            justify="right" if column.right else "left",
            no_wrap=not column.prose,
            min_width=_NARROWEST_PROSE if column.prose else whole,
        )
    for row in rows:
        table.add_row(*row)
    return table
