"""Reading the setups of draws, deals and problems, and what a deal leads to packet by packet."""

from typing import Any, Final

from hoyle.cards import parse_card
from hoyle_verify.scenario.contracts import Raw
from hoyle_verify.scenario.cursor import Cursor
from hoyle_verify.scenario.deals import check_hands, check_pack
from hoyle_verify.scenario.table import (
    TRUMPS,
    Table,
    by_seat,
    read_card,
    read_cards,
    read_hand,
    read_seat,
    tokens_of,
    whole_by_seat,
)

_GOALS: Final = ("misere", "most", "fewest")


def read_draw(cursor: Cursor, table: Table) -> Raw:
    """Read the cards drawn round by round, or dealt face up from ``pack`` beginning with the player ``first``."""
    raw: Raw = {"players": len(table.players)}
    face_up = "pack" in cursor.names()
    for name, part in cursor.fields(["pack", "first"] if face_up else ["rounds"]).items():
        match name:
            case "pack":
                raw[name] = _read_pack(part, table, whole=False)
            case "first":
                raw[name] = read_seat(part, table)
            case _:
                raw[name] = _read_rounds(part, table)
    return raw


def read_pack(cursor: Cursor, table: Table) -> Raw:
    """Read the dealer and the whole pack in the order in which it is dealt."""
    raw: Raw = {"players": len(table.players)}
    for name, part in cursor.fields(["dealer", "pack"], ["cut"] if table.game == "german-solo" else []).items():
        match name:
            case "dealer":
                raw[name] = read_seat(part, table)
            case "cut":
                raw[name] = part.whole(1, table.facts.pack.bit_count() - 1)
            case _:
                raw[name] = _read_pack(part, table, whole=True)
    return raw


def read_problem(cursor: Cursor, table: Table) -> Raw:
    """Read an ending to be solved: hands of one length, who leads, trumps, and who plays for the goal."""
    entries = cursor.fields(["hands", "leader", "trump", "declarer"], ["partner", "duty_to_trump"])
    raw: Raw = {"players": len(table.players)}
    for name, part in entries.items():
        match name:
            case "hands":
                hands = by_seat(part, table, read_hand)
                if hands is not None:
                    check_hands(entries, hands, table, full=False)
                    raw[name] = tuple(tokens_of(hand or 0) for hand in hands)
            case "trump":
                raw[name] = part.one_of(TRUMPS, "trump suit")
            case "duty_to_trump":
                raw[name] = part.flag()
            case _:
                raw[name] = read_seat(part, table)
    return raw


def read_goal(cursor: Cursor) -> Any:
    """Read what the declarer plays for: no trick, most, fewest, or a number of tricks."""
    if cursor.is_whole():
        return cursor.whole(1, 13)
    return cursor.one_of(_GOALS, "goal and no number of tricks")


def read_packets(cursor: Cursor, table: Table) -> tuple[Raw, ...]:
    """Read who holds what after so many packets of the deal."""
    return cursor.each(lambda item: _read_packet(item, table), "a list of what is held after each packet") or ()


def _read_packet(cursor: Cursor, table: Table) -> Raw:
    aside = [table.facts.aside[0]] if table.facts.aside[0] else []
    entries = cursor.fields(["after"], ["hands", "turn_up", *aside])
    raw: Raw = {}
    for name, part in entries.items():
        match name:
            case "after":
                raw[name] = part.whole(0, 52)
            case "hands":
                hands = whole_by_seat(part, table, read_hand)
                raw[name] = tuple(map(tokens_of, hands or ()))
            case "turn_up":
                raw[name] = read_card(part)
            case _:
                raw[name] = tokens_of(read_hand(part) or 0)
    if cursor.is_map() and len(cursor.names()) < 2:
        cursor.refuse("nothing is expected here", "add hands or another field")
    return raw


def _read_pack(cursor: Cursor, table: Table, *, whole: bool) -> tuple[str, ...] | None:
    tokens = read_cards(cursor)
    if tokens is None:
        return None
    cards = 0
    for token in tokens:
        cards |= 1 << parse_card(token)
    check_pack(cursor, cards, table)
    if cards.bit_count() < len(tokens):
        doubled = sorted({token for token in tokens if tokens.count(token) > 1})
        cursor.refuse(f"{' '.join(doubled)} stands twice", "write each card once")
    elif whole and cards != table.facts.pack:
        cursor.refuse(f"{len(tokens)} cards", f"write all {table.facts.pack.bit_count()} cards of the pack")
    return tokens


def _read_rounds(cursor: Cursor, table: Table) -> tuple[tuple[str | None, ...], ...] | None:
    """Read one map by player for each round; a player who does not draw again has null."""
    rounds = cursor.each(lambda item: by_seat(item, table, _read_drawn), "a list of rounds")
    for item, cards in zip(cursor.items() or (), rounds or (), strict=False):
        drawn = [card for card in cards if card is not None]
        if len(set(drawn)) < len(drawn):
            item.refuse("a card is drawn twice", "give each player another card")
    return rounds


def _read_drawn(cursor: Cursor) -> str | None:
    """Read the card that a player draws, null if he does not draw in this round."""
    return None if cursor.is_null() else read_card(cursor)
