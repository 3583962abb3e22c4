"""The kinds of scenario: which fields each has, and reading those that the others have not.

Each is read here into the form of HAP/1, and judged elsewhere.
"""

from collections.abc import Sequence
from typing import Final

from hoyle_verify.scenario.actions import read_actions
from hoyle_verify.scenario.answers import read_count_answer, read_draw_answer, read_problem_answer, read_until
from hoyle_verify.scenario.contracts import Raw
from hoyle_verify.scenario.cursor import Cursor
from hoyle_verify.scenario.expand import active_seats
from hoyle_verify.scenario.expect import read_checkpoints, read_rejects, read_teach
from hoyle_verify.scenario.header import read_clause
from hoyle_verify.scenario.setup import read_deal, read_result
from hoyle_verify.scenario.specials import read_draw, read_goal, read_pack, read_packets, read_problem
from hoyle_verify.scenario.table import Table

KINDS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "replay": (("setup", "actions"), ("expect", "reject")),
    "settle": (("setup", "expect"), ("cases",)),
    "session": (("deals", "expect"), ()),
    "draw": (("setup", "answer"), ()),
    "deal": (("setup", "expect"), ()),
    "problem": (("setup", "goal", "answer"), ()),
    "count": (("setup", "answer"), ("actions", "until", "rights")),
}
"""Fields that a kind must and can have, beside those that all have."""


def read_body(kind: str, entries: dict[str, Cursor], table: Table) -> Raw:
    """Read what the kind of scenario decides: setup, actions and expectations."""
    raw: Raw = {}
    last: int | None = 0
    match kind:
        case "replay" | "count":
            raw, last = _read_played(entries, table, full=kind == "replay")
        case "settle":
            raw["setup"] = read_result(entries["setup"], table) if "setup" in entries else None
        case "session":
            raw["deals"] = (
                entries["deals"].each(lambda item: _read_session_deal(item, table)) if "deals" in entries else None
            )
            last = len(raw["deals"] or ())
        case _:
            raw = _read_special(kind, entries, table)
    return raw | _read_expectations(kind, entries, table, last)


def _read_played(entries: dict[str, Cursor], table: Table, *, full: bool) -> tuple[Raw, int | None]:
    setup = read_deal(entries["setup"], table, full=full) if "setup" in entries else {}
    raw: Raw = {"setup": setup}
    if "actions" not in entries:
        return raw, 0
    active = active_seats(setup.get("hands", ()), len(table.players))
    actions = read_actions(entries["actions"], table, active or range(len(table.players)))
    if actions is None:
        return raw, None
    raw["actions"], raw["lines"] = [action for action, _ in actions], [line for _, line in actions]
    return raw, len(actions)


def _read_session_deal(cursor: Cursor, table: Table) -> Raw:
    entries = cursor.fields(["setup"], ["actions"])
    if "actions" in entries:
        raw, _ = _read_played(entries, table, full=True)
        return {name: value for name, value in raw.items() if name != "lines"}
    return {"setup": read_result(entries["setup"], table)} if "setup" in entries else {}


def _read_special(kind: str, entries: dict[str, Cursor], table: Table) -> Raw:
    readers = {"draw": read_draw, "deal": read_pack, "problem": read_problem}
    raw: Raw = {"setup": readers[kind](entries["setup"], table)} if "setup" in entries else {}
    if "goal" in entries:
        raw["goal"] = read_goal(entries["goal"])
    return raw


def _read_expectations(kind: str, entries: dict[str, Cursor], table: Table, last: int | None) -> Raw:
    raw: Raw = {}
    if "teach" in entries:
        raw["teach"] = read_teach(entries["teach"], last)
    if kind == "count":
        raw |= _read_count(entries, table)
    elif "answer" in entries:
        readers = {"draw": read_draw_answer, "problem": read_problem_answer}
        raw["answer"] = readers[kind](entries["answer"], table)
    if "reject" in entries:
        raw["reject"] = read_rejects(
            entries["reject"], table, last, lambda item: read_clause(item, table.facts, table.names)
        )
    if "expect" not in entries:
        return raw
    if kind == "deal":
        return raw | {"packets": read_packets(entries["expect"], table)}
    raw["expect"] = read_checkpoints(entries["expect"], table, last, views=kind == "replay")
    if kind == "settle":
        _check_single(entries["expect"], raw["expect"])
    return raw


def _read_count(entries: dict[str, Cursor], table: Table) -> Raw:
    """Read what is counted, and how many lines there are."""
    raw: Raw = {}
    if "until" in entries:
        raw["until"] = read_until(entries["until"])
    if "rights" in entries:
        raw["rights"] = entries["rights"].flag()
        if raw["rights"] and not isinstance(raw.get("until"), int):
            entries["rights"].refuse("some rights can be used without end", "write 'until' with a number of actions")
    if "answer" in entries:
        whole, by_turns = "until" not in entries, "rights" not in entries
        raw["answer"] = read_count_answer(entries["answer"], table, whole=whole, by_turns=by_turns)
    return raw


def _check_single(cursor: Cursor, checkpoints: Sequence[Raw]) -> None:
    """Refuse anything but one checkpoint at the end of a deal that is only scored."""
    if len(checkpoints) > 1 or any(checkpoint.get("at") == 0 for checkpoint in checkpoints):
        cursor.refuse(
            "a deal that is only scored has no position but its end", "write one checkpoint with 'after: end'"
        )
