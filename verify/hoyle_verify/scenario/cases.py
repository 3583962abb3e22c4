"""Tables of cases: one file that says what many finished deals have in common, and a row for each of them.

Under ``cases`` stand ``columns``, which name fields of ``setup`` and of the one checkpoint, and ``rows`` with their
values.  ``options`` may list values of options under each of which every row holds.  A file with a table is read as if
each of its cases stood in a file of its own.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import product
from math import prod
from typing import Final, NamedTuple

from hoyle_verify.scenario.cursor import Cursor
from hoyle_verify.scenario.tree import Items, Mark, Node, Pairs, Scalar

SEPARATOR: Final = "#"
"""Stands between the id of a file and the name of a case in it."""

_COLUMN: Final = re.compile(r"(setup|expect)(\.[^\W\d][\w-]*)+")
_WORD: Final = re.compile(r"[A-Za-z0-9_]+")
_MOST: Final = 1000
_MOST_PARTS: Final = 200_000
"""Values of all cases of a table together, for each case is read as a whole."""


class Case(NamedTuple):
    """A case: its name within the file, empty for a file without a table, and the file as it would be without one."""

    name: str
    tree: Node


class _Row(NamedTuple):
    """A row, with the option values that it is to hold under."""

    mark: Mark
    cells: Sequence[Cursor]
    chosen: Sequence[tuple[str, Node]]


def file_of(scenario_id: str) -> str:
    """Give the id of the file that a scenario stands in."""
    return scenario_id.partition(SEPARATOR)[0]


def title_of(case_title: str) -> str:
    """Give the title of the file that a case stands in, from that of the case."""
    return case_title.rpartition(" (")[0] + "."


def expand(cursor: Cursor) -> list[Case]:
    """Give the cases of a file; none if its table is refused."""
    table, kind = cursor.part("cases"), cursor.part("kind")
    if not isinstance(cursor.node, Pairs) or table is None or kind is None or not kind.is_text("settle"):
        return [Case("", cursor.node)]
    base = _without(cursor.node, "cases")
    if not _has_places(cursor):
        return [Case("", base)]
    entries = table.fields(["columns", "rows"], ["options"])
    if "columns" not in entries or "rows" not in entries:
        return []
    columns = _read_columns(entries["columns"], base)
    variants = _read_options(entries.get("options"), base)
    if columns is None or variants is None:
        return []
    cases: dict[str, Case] = {}
    for row in _read_rows(entries["rows"], base, len(columns), variants):
        case = _case(base, columns, row)
        if not all(_WORD.fullmatch(word) for word in case.name.split("-")):
            row.cells[0].refuse(
                f"the case is called {case.name!r}", "name fields of setup in the columns, with plain words in the rows"
            )
        elif case.name in cases:
            row.cells[0].refuse(f"the case {case.name} stands twice", "write each case once")
        cases[case.name] = case
    return list(cases.values())


def _has_places(cursor: Cursor) -> bool:
    """Tell whether there is a setup and one checkpoint to put values into; if not, the file is refused for that."""
    setup, expect = cursor.part("setup"), cursor.part("expect")
    checkpoints = expect.node.nodes if expect is not None and isinstance(expect.node, Items) else []
    return setup is not None and setup.is_map() and len(checkpoints) == 1 and isinstance(checkpoints[0], Pairs)


def _read_columns(cursor: Cursor, base: Pairs) -> tuple[tuple[str, ...], ...] | None:
    columns = cursor.each(lambda item: _read_column(item, base), "a list of fields such as setup.tricks.A")
    if columns == ():
        cursor.refuse("no column stands here", "name the fields in which the cases differ")
        return None
    for item, column in zip(cursor.items() or (), columns or (), strict=False):
        if any(column[: len(other)] == other for other in columns or () if other is not column):
            item.refuse(f"{'.'.join(column)} is in another column", "write it in one place")
            return None
    return columns


def _read_column(cursor: Cursor, base: Pairs) -> tuple[str, ...] | None:
    text = cursor.matching(_COLUMN, "a field of setup or expect", "write one such as setup.tricks.A or expect.hill.V")
    if text is None:
        return None
    path = tuple(text.split("."))
    if _standing(base, path):
        cursor.refuse(f"{text} stands outside the table too", "write it in one place")
        return None
    return path


def _standing(node: Node, path: Sequence[str]) -> bool:
    """Tell whether a value stands at a path, or at a place on the way where there is no map."""
    if not path:
        return True
    if isinstance(node, Items) and len(node.nodes) == 1:
        return _standing(node.nodes[0], path)
    if not isinstance(node, Pairs):
        return True
    return any(_standing(value, path[1:]) for key, value in node.nodes if _is_called(key, path[0]))


def _read_options(cursor: Cursor | None, base: Pairs) -> list[tuple[tuple[str, Node], ...]] | None:
    """Read the values of options under which every row holds, as all their combinations."""
    if cursor is None:
        return [()]
    axes = []
    for name, values in (cursor.entries("a map with a list of values for each option") or {}).items():
        items = values.items("a list of values") or []
        if not items:
            values.refuse("no value stands here", "list the values under which every row holds")
        elif _standing(base, ("options", name)) and any(_is_called(key, "options") for key, _ in base.nodes):
            values.refuse(f"{name} stands outside the table too", "write it in one place")
        axes.append([(name, item.node) for item in items])
    number = prod(map(len, axes))
    if number > _MOST:
        cursor.refuse(f"{number} combinations of values", f"list values that make at most {_MOST} cases")
        return None
    return list(product(*axes))


def _read_rows(
    cursor: Cursor, base: Pairs, width: int, variants: Sequence[Sequence[tuple[str, Node]]]
) -> Iterator[_Row]:
    rows = cursor.items("a list of rows") or []
    if not 0 < len(rows) * len(variants) <= _MOST:
        cursor.refuse(f"{len(rows) * len(variants)} cases", f"write 1 to {_MOST}")
        return
    if (parts := len(rows) * len(variants) * _size(base)) > _MOST_PARTS:
        cursor.refuse(f"cases that have {parts} values in all", "divide the table among several files")
        return
    for row in rows:
        cells = row.items(f"a row of {width} values")
        if cells is None:
            continue
        if len(cells) != width:
            row.refuse(f"{len(cells)} values", f"write one for each of the {width} columns")
            continue
        yield from (_Row(row.node.mark, cells, chosen) for chosen in variants)


def _case(base: Pairs, columns: Sequence[tuple[str, ...]], row: _Row) -> Case:
    made: Node = base
    told: list[tuple[str, str]] = []
    for path, cell in zip(columns, row.cells, strict=True):
        made = _put(made, path, cell.node, row.mark)
        if path[0] == "setup":
            told.append((f"{path[-1]} ", cell.node.text if isinstance(cell.node, Scalar) else ""))
    for option, value in row.chosen:
        made = _put(made, ("options", option), value, row.mark)
        told.append(("", value.text if isinstance(value, Scalar) else ""))
    assert isinstance(made, Pairs)
    label = ", ".join(f"{what}{word}" for what, word in told)
    nodes = [(key, _titled(value, label) if _is_called(key, "title") else value) for key, value in made.nodes]
    return Case("-".join(word for _, word in told), made._replace(nodes=nodes))


def _size(node: Node) -> int:
    """Count the values in a tree."""
    if isinstance(node, Pairs):
        return 1 + sum(_size(value) for _, value in node.nodes)
    return 1 + sum(map(_size, node.nodes)) if isinstance(node, Items) else 1


def _put(node: Node, path: Sequence[str], value: Node, mark: Mark) -> Node:
    """Give a tree with a value at a path, making the maps that are missing; ``mark`` is where they seem to stand."""
    if not path:
        return value
    if isinstance(node, Items):
        # The list of the one checkpoint, which is then to be found where the row stands.
        inner = node.nodes[0]._replace(mark=mark)
        return node._replace(nodes=[_put(inner, path, value, mark)])
    assert isinstance(node, Pairs)
    for index, (key, inner) in enumerate(node.nodes):
        if _is_called(key, path[0]):
            changed = (key, _put(inner, path[1:], value, mark))
            return node._replace(nodes=[*node.nodes[:index], changed, *node.nodes[index + 1 :]])
    added = (Scalar(mark, path[0], plain=True), _put(Pairs(mark, []), path[1:], value, mark))
    return node._replace(nodes=[*node.nodes, added])


def _titled(title: Node, label: str) -> Node:
    if not isinstance(title, Scalar):
        return title
    return title._replace(text=f"{title.text.removesuffix('.')} ({label}).")


def _without(node: Pairs, name: str) -> Pairs:
    return node._replace(nodes=[(key, value) for key, value in node.nodes if not _is_called(key, name)])


def _is_called(key: Node, name: str) -> bool:
    return isinstance(key, Scalar) and key.text == name
