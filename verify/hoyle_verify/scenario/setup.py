"""Reading ``setup`` into the object that HAP/1 sends: a deal to be played, or the facts of a finished one."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from hoyle_verify.scenario.contracts import Raw, read_calls, read_contract, read_offence, read_offences
from hoyle_verify.scenario.cursor import Cursor
from hoyle_verify.scenario.deals import check_aside, check_hands, check_turn_up
from hoyle_verify.scenario.table import (
    SUIT_NAMES,
    Table,
    by_seat,
    read_card,
    read_hand,
    read_seat,
    read_seats,
    tokens_of,
    whole_by_seat,
)

_EXTRA: Final = {"german-solo": ("pool", "colour"), "preferans": ("discard",), "russian-whist": ("dummies",)}
_CARD_POINTS: Final = 120
_WIDOW_POINTS: Final = 33


def read_deal(cursor: Cursor, table: Table, *, full: bool = True) -> Raw:
    """Read the setup of a deal that is played: dealer, hands, and what the game has beside them.

    Without ``full`` it can be an ending, with hands of any one length.
    """
    facts = table.facts
    bid_already = "contract" in cursor.names()
    needed = ["dealer", "hands"]
    possible = ["deal_no", *_EXTRA.get(table.game, ())]
    if facts.contract[0]:
        possible.append("contract")
    if facts.turn_up:
        (possible if bid_already or not full else needed).append("turn_up")
    if facts.aside[0]:
        (needed if facts.auction else possible).append(facts.aside[0])
    return _read(cursor.fields(needed, possible), table, full=full)


def read_result(cursor: Cursor, table: Table) -> Raw:
    """Read the setup of a finished deal that is only scored."""
    needed, possible = table.facts.settle
    return _read(cursor.fields(["dealer", *sorted(needed)], sorted(possible)), table, full=True)


def _read(entries: dict[str, Cursor], table: Table, *, full: bool) -> Raw:
    setup: Raw = {"players": len(table.players)}
    setup |= {name: _READERS[name](part, table) for name, part in entries.items() if name in _READERS}
    hands = by_seat(entries["hands"], table, read_hand) if "hands" in entries else None
    if hands is not None:
        check_hands(entries, hands, table, full=full)
        setup["hands"] = tuple(tokens_of(hand or 0) for hand in hands)
    turn_up, dealer = setup.get("turn_up"), setup.get("dealer")
    if hands is not None and turn_up is not None and dealer is not None and full:
        check_turn_up(entries, dealer, turn_up, hands)
    _read_aside(entries, setup, hands or (), table)
    _check_sums(entries, setup, table)
    return setup


def _read_aside(entries: dict[str, Cursor], setup: Raw, hands: Sequence[int | None], table: Table) -> None:
    """Read the cards that lie apart; of a finished deal only the points in the widow are known."""
    if "trick_points" in entries:
        if "widow" in entries:
            setup["widow"] = entries["widow"].whole(0, _WIDOW_POINTS)
        return
    read = {name: read_hand(entries[name]) for name in entries if name in ("talon", "discard", "widow")}
    known = {name: cards for name, cards in read.items() if cards is not None}
    check_aside(entries, known, hands, table)
    setup.update((name, tokens_of(cards)) for name, cards in known.items())


def _check_sums(entries: dict[str, Cursor], setup: Raw, table: Table) -> None:
    widow = setup.get("widow")
    points = _CARD_POINTS - (widow if isinstance(widow, int) else 0)
    for name, limit in (("tricks", table.facts.hand), ("trick_points", points)):
        values = setup.get(name)
        if values is not None and sum(values) > limit:
            entries[name].refuse(f"{sum(values)} in all", f"write numbers that add up to at most {limit}")


def _read_counts(cursor: Cursor, table: Table) -> tuple[int, ...] | None:
    return whole_by_seat(cursor, table, lambda entry: entry.whole(0, _CARD_POINTS))


def _read_number(cursor: Cursor, _table: Table) -> int | None:
    return cursor.whole(0, 1_000_000)


_READERS: Final[Mapping[str, Callable[[Cursor, Table], Any]]] = {
    "dealer": read_seat,
    "turn_up": lambda cursor, _: read_card(cursor),
    "contract": read_contract,
    "tricks": _read_counts,
    "trick_points": _read_counts,
    "calls": read_calls,
    "offences": read_offences,
    "offence": read_offence,
    "colour": lambda cursor, _: cursor.one_of(SUIT_NAMES, "suit"),
    "pool": _read_number,
    "dummies": read_seats,
    "continued": lambda cursor, _: cursor.flag(),
    "deal_no": _read_number,
}
"""Readers of the fields that stand for themselves; cards that lie apart and hands are read together."""
