"""Reading what players are expected to see: by player, the parts of his view that are compared."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from hoyle_verify.hap.objects import OBSERVABLES
from hoyle_verify.scenario.actions import read_action, read_tokens
from hoyle_verify.scenario.contracts import Raw
from hoyle_verify.scenario.cursor import Cursor
from hoyle_verify.scenario.observables import read_observable
from hoyle_verify.scenario.table import SUIT_NAMES, Table, read_card, read_hand, read_seat, read_seats, tokens_of

_Reader = Callable[[Cursor, Table], Any]


def read_views(cursor: Cursor, table: Table) -> dict[int, Raw]:
    """Read a map by player, in which not all need stand, as parts of views by seat, as HAP/1 gives them."""
    return {seat: _read_parts(entry, table, _PARTS) for seat, entry in _by_player(cursor, table).items()}


def _read_parts(cursor: Cursor, table: Table, readers: Mapping[str, _Reader]) -> Raw:
    if cursor.is_map() and not cursor.names():
        cursor.refuse("nothing is expected here", f"add one of {', '.join(readers)}")
    return {name: readers[name](entry, table) for name, entry in cursor.fields([], readers).items()}


def _read_public(cursor: Cursor, table: Table) -> Raw:
    known = {name: read for name, read in _PUBLIC.items() if name in table.facts.observables or name not in OBSERVABLES}
    return _read_parts(cursor, table, known)


def _by_player(cursor: Cursor, table: Table) -> dict[int, Cursor]:
    entries = cursor.entries("a map by player")
    if entries == {}:
        cursor.refuse("nobody is named", f"name one of {', '.join(table.players)}")
    found = {}
    for name, entry in (entries or {}).items():
        if name in table.players:
            found[table.players.index(name)] = entry
        else:
            entry.refuse(f"{name!r} has no place in this map", entry.near(name, table.players))
    return found


def _of_some(read: Callable[[Cursor], Any]) -> _Reader:
    """Read a map by player as an array in seat order, null for those who do not stand in it."""

    def entries(cursor: Cursor, table: Table) -> tuple[Any, ...]:
        found = _by_player(cursor, table) if cursor.names() or not cursor.is_map() else {}
        return tuple(read(found[seat]) if seat in found else None for seat in range(len(table.players)))

    return entries


def _nullable(read: _Reader) -> _Reader:
    return lambda cursor, table: None if cursor.is_null() else read(cursor, table)


def _cards(cursor: Cursor, _table: Table | None = None) -> tuple[str, ...]:
    return tokens_of(read_hand(cursor) or 0)


def _observable(name: str) -> _Reader:
    return lambda cursor, table: read_observable(name, cursor, table)


_SEAT: Final = _nullable(read_seat)
_CARD: Final = _nullable(lambda cursor, _: read_card(cursor))
_PUBLIC: Final[Mapping[str, _Reader]] = {
    **{name: _observable(name) for name in OBSERVABLES if name != "legal"},
    "dealer": _SEAT,
    "turn_up": _CARD,
    "talon": _cards,
    "discard": _nullable(_cards),
    "colour": _nullable(lambda cursor, _: cursor.one_of(SUIT_NAMES, "suit")),
    "card_face_down": lambda cursor, _: cursor.flag(),
    "called_from": _SEAT,
    "actions": lambda cursor, table: cursor.each(lambda item: read_action(item, table), "a list of actions"),
}
_PARTS: Final[Mapping[str, _Reader]] = {
    "hand": _cards,
    "table": _of_some(read_card),
    "public": _read_public,
    "exposed": _of_some(_cards),
    "legal": read_tokens,
    "partner": _SEAT,
    "controls": read_seats,
}
