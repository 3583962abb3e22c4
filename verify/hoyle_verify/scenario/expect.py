"""Reading what is expected: checkpoints, refused actions, and notes, each at a position.

A position counts actions, in a session deals.  It can be ``end``, the state after the last one.
"""

from collections.abc import Callable, Sequence
from typing import Final

from hoyle_verify.hap.objects import OBSERVABLES
from hoyle_verify.scenario.actions import read_action, read_tokens
from hoyle_verify.scenario.contracts import Raw
from hoyle_verify.scenario.cursor import Cursor
from hoyle_verify.scenario.observables import read_observable
from hoyle_verify.scenario.seen import read_views
from hoyle_verify.scenario.table import Table

_PARTIAL: Final = ("legal_has", "legal_lacks")


def read_checkpoints(cursor: Cursor, table: Table, last: int | None, *, views: bool) -> tuple[Raw, ...]:
    """Read the list of checkpoints; ``last`` is the last position, None if it is not known.

    ``views`` says whether there are hands that somebody may see.
    """
    more = ("view",) if views else ()
    return cursor.each(lambda item: _read_checkpoint(item, table, last, more), "a list of checkpoints") or ()


def read_rejects(
    cursor: Cursor, table: Table, last: int | None, check_clause: Callable[[Cursor], str | None]
) -> tuple[Raw, ...]:
    """Read the list of actions that must be refused."""

    def read(item: Cursor) -> Raw:
        entries = item.fields(["after", "action", "clause"])
        raw: Raw = {"line": item.line}
        if "after" in entries:
            place = read_position(entries["after"], last)
            raw["at"] = last if place == "end" else place
        if "action" in entries:
            raw["action"] = read_action(entries["action"], table)
        if "clause" in entries:
            raw["clause"] = check_clause(entries["clause"])
        return raw

    return cursor.each(read, "a list of actions that are refused") or ()


def read_teach(cursor: Cursor, last: int | None) -> Raw:
    """Read the texts for people: a hint, notes by position, and the positions of actions that are ours."""
    entries = cursor.fields([], ["hint", "note", "ours"])
    raw: Raw = {}
    if "hint" in entries:
        raw["hint"] = entries["hint"].text("a hint")
    if "ours" in entries:
        positions = entries["ours"].each(lambda item: _position_of_action(item, last), "a list of positions")
        raw["ours"] = tuple(sorted(set(positions or ())))
    if "note" in entries:
        notes = entries["note"].pairs("a map with positions as keys") or ()
        raw["note"] = {_resolved(key, last): value.text("a note") for key, value in notes}
    return raw


def read_position(cursor: Cursor, last: int | None) -> int | str | None:
    """Read a position from 0 to ``last``, or ``end``."""
    if cursor.is_text("end"):
        return "end"
    place = cursor.whole(0, 1000)
    if place is not None and last is not None and place > last:
        cursor.refuse(
            f"{place} is beyond the last position, {last}", f"write 0 to {last}, or end" if last else "write end"
        )
        return None
    return place


def _resolved(cursor: Cursor, last: int | None) -> int | None:
    place = read_position(cursor, last)
    return last if place == "end" else place if isinstance(place, int) else None


def _position_of_action(cursor: Cursor, last: int | None) -> int | None:
    place = cursor.whole(0, 1000)
    if place is not None and last is not None and place >= last:
        cursor.refuse(
            f"no action is taken at {place}",
            "write 0" if last == 1 else f"write 0 to {last - 1}" if last else "remove it: there are no actions",
        )
        return None
    return place


def _read_checkpoint(cursor: Cursor, table: Table, last: int | None, more: Sequence[str]) -> Raw:
    possible = [name for name in OBSERVABLES if name in table.facts.observables]
    entries = cursor.fields(["after"], [*possible, *_PARTIAL, *more])
    raw: Raw = {"line": cursor.line, "facts": {}}
    for name, part in entries.items():
        if name == "after":
            raw["at"] = read_position(part, last)
        elif name == "view":
            raw["view"] = read_views(part, table)
        elif name in _PARTIAL:
            raw[name] = read_tokens(part, table) or ()
        else:
            raw["facts"][name] = read_observable(name, part, table)
    if cursor.is_map() and not entries.keys() - {"after"}:
        cursor.refuse("nothing is expected here", "add an observable, such as actor, legal or payments")
    if "legal" in entries and entries.keys() & set(_PARTIAL):
        cursor.refuse("legal says all that legal_has and legal_lacks can say", "keep the one or the others")
    return raw
