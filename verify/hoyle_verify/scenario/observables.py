"""Reading the observables of the closed list, each in its own form."""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from hoyle_verify.scenario.actions import read_tokens
from hoyle_verify.scenario.contracts import read_contract
from hoyle_verify.scenario.cursor import Cursor
from hoyle_verify.scenario.table import TRUMPS, Table, by_seat, read_seat, read_seats, whole_by_seat

_Reader = Callable[[Cursor, Table], Any]
_RESULT: Final = re.compile(r"[a-z]+(-[a-z]+)*")


def read_observable(name: str, cursor: Cursor, table: Table) -> Any:
    """Read the value expected of an observable, in the form that HAP/1 gives it."""
    return _READERS[name](cursor, table)


def _nullable(read: _Reader) -> _Reader:
    return lambda cursor, table: None if cursor.is_null() else read(cursor, table)


def _numbers(cursor: Cursor, table: Table) -> tuple[Any, ...] | None:
    return whole_by_seat(cursor, table, lambda entry: entry.number(table.facts.quarters))


def _pool(cursor: Cursor, table: Table) -> Any:
    return _numbers(cursor, table) if table.game == "preferans" else cursor.number(table.facts.quarters)


def _sides(cursor: Cursor, table: Table) -> tuple[Any, ...] | None:
    values = cursor.each(lambda entry: entry.number(table.facts.quarters), "two numbers, one a side")
    if values is not None and len(values) != 2:
        cursor.refuse(f"{len(values)} numbers", "write two: the side of seats 0 and 2, then the other")
        return None
    return values


def _whists(cursor: Cursor, table: Table) -> tuple[Any, ...] | None:
    """Read who writes how much against whom: a map by player of maps by the other players."""
    entries = cursor.entries() or {}
    rows = {
        name: by_seat(row, table, lambda entry: entry.number(table.facts.quarters), but=(table.players.index(name),))
        for name, row in entries.items()
        if name in table.players
    }
    whole = by_seat(cursor, table, lambda entry: entry)
    return whole and tuple(tuple(value or 0 for value in rows.get(name) or ()) for name in table.players)


def _result_token(cursor: Cursor) -> str | None:
    return cursor.matching(_RESULT, "a result", "write one such as made")


def _result(cursor: Cursor, table: Table) -> Any:
    return whole_by_seat(cursor, table, _result_token) if cursor.is_map() else _result_token(cursor)


_SEAT: Final = _nullable(read_seat)
_READERS: Final[Mapping[str, _Reader]] = {
    "actor": _SEAT,
    "legal": read_tokens,
    "contract": _nullable(read_contract),
    "trump": _nullable(lambda cursor, _: cursor.one_of(TRUMPS, "trump suit")),
    "leader": _SEAT,
    "exposed": read_seats,
    "partner": _SEAT,
    "winner": _SEAT,
    "tricks": lambda cursor, table: whole_by_seat(cursor, table, lambda entry: entry.whole(0, table.facts.hand)),
    "points": _nullable(_numbers),
    "payments": _nullable(_numbers),
    "over": lambda cursor, _: cursor.flag(),
    "result": _nullable(_result),
    "below": _sides,
    "above": _sides,
    "pool": _pool,
    "hill": _numbers,
    "whists": _whists,
}
