"""Tables lose their lesser columns before anything else when they are narrow."""

import io

import pytest
from rich.console import Console

from hoyle_verify.cli.tables import Column, fitting_table

COLUMNS = (
    Column("id"),
    Column("kind", rank=2),
    Column("number", rank=1, right=True),
    Column("reason", rank=3, prose=True),
)
ROWS = [["GAME-CLAUSE-1", "narrows", "12", "It is so because somebody has said so."]]


def drawn(width: int) -> str:
    out = Console(file=io.StringIO(), width=width)
    out.print(fitting_table(out, COLUMNS, ROWS))
    assert isinstance(out.file, io.StringIO)

    return out.file.getvalue()


@pytest.mark.parametrize(
    ("width", "there"),
    [
        (200, ["id", "kind", "number", "reason"]),
        (60, ["id", "kind", "number", "reason"]),
        (50, ["id", "kind", "number"]),
        (30, ["id", "number"]),
        (20, ["id"]),
    ],
)
def test_columns_that_are_left(width: int, there: list[str]) -> None:
    header = drawn(width).splitlines()[1].replace("┃", " ").split()

    assert there == header


@pytest.mark.parametrize("width", [17, 30, 50, 60, 200])
def test_an_id_is_never_cut(width: int) -> None:
    assert "GAME-CLAUSE-1" in drawn(width)
