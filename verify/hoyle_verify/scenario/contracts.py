"""Reading contracts, the calls of the defenders, and offences."""

from typing import Any, Final

from hoyle_verify.scenario.cursor import Cursor
from hoyle_verify.scenario.table import TRUMPS, Table, read_card, read_seat

Raw = dict[str, Any]
"""An object in the making, in the form of HAP/1."""

_CALLS: Final = ("whist", "pass", "half", "open", "closed")
_OFFENCES: Final = ("revoke", "out-of-turn", "exposed-card")


def read_contract(cursor: Cursor, table: Table) -> Raw:
    """Read a contract with the fields that the game knows."""
    needed, possible = table.facts.contract
    entries = cursor.fields(sorted(needed), sorted(possible))
    return {name: _read_part(name, part, table) for name, part in entries.items()}


def _read_part(name: str, cursor: Cursor, table: Table) -> Any:
    match name:
        case "by" | "declarer":
            return read_seat(cursor, table)
        case "partner":
            return None if cursor.is_null() else read_seat(cursor, table)
        case "trump":
            return None if cursor.is_null() else cursor.one_of(TRUMPS, "trump suit")
        case "called":
            return read_card(cursor)
        case "level":
            return "misere" if cursor.is_text("misere") else cursor.whole(6, 10)
    bids = table.bids()
    return cursor.one_of(bids, f"bid of {table.game}") if bids is not None else cursor.text("a bid")


def read_calls(cursor: Cursor, table: Table) -> tuple[tuple[int, str], ...] | None:
    """Read what the defenders called, in order."""
    return cursor.each(lambda item: _read_call(item, table), "a list such as [[V, whist], [R, pass]]")


def read_offences(cursor: Cursor, table: Table) -> tuple[Raw, ...] | None:
    """Read a list of offences."""
    return cursor.each(lambda item: read_offence(item, table), "a list of offences, each a map with by and kind")


def read_offence(cursor: Cursor, table: Table) -> Raw:
    """Read who offended how, and what follows from it."""
    raw: Raw = {}
    for name, part in cursor.fields(["by", "kind"], ["penalty", "corrected"]).items():
        match name:
            case "by":
                raw[name] = read_seat(part, table)
            case "kind":
                raw[name] = part.one_of(_OFFENCES, "kind of offence")
            case "penalty":
                raw[name] = part.one_of(("points", "tricks"), "penalty")
            case _:
                raw[name] = part.flag()
    return raw


def _read_call(cursor: Cursor, table: Table) -> tuple[int, str] | None:
    pair = cursor.items("a pair such as [V, whist]")
    if pair is None:
        return None
    if len(pair) != 2:
        cursor.refuse(f"{len(pair)} entries", "write a player and a call, such as [V, whist]")
        return None
    seat, call = read_seat(pair[0], table), pair[1].one_of(_CALLS, "call")
    return (seat, call) if seat is not None and call is not None else None
