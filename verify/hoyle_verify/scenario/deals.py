"""Whether a deal can be: each card once, hands of one length, the turn-up with the dealer."""

from collections.abc import Mapping, Sequence
from typing import Final

from hoyle.cards import parse_card
from hoyle_verify.scenario.cursor import Cursor
from hoyle_verify.scenario.table import Table, tokens_of

_SHOWN: Final = 4


def check_hands(entries: dict[str, Cursor], hands: Sequence[int | None], table: Table, *, full: bool) -> None:
    """Refuse hands that cannot have been dealt together.

    ``entries`` holds the fields of the setup, ``hands`` a set of cards a seat or None where a text was refused.  With
    ``full`` each hand must have all its cards; otherwise an ending with hands of one length will do.
    """
    cursor = entries["hands"]
    parts = cursor.entries() or {}
    holders: dict[int, str] = {}
    for name, hand in zip(table.players, hands, strict=True):
        if hand is not None:
            check_pack(parts[name], hand, table)
            _claim_cards(parts[name], hand, name, holders)
    lengths = [hand.bit_count() for hand in hands if hand]
    if None in hands:
        return
    if len(lengths) != table.facts.active:
        cursor.refuse(
            f"{len(lengths)} players hold cards",
            f"give {table.facts.active} players cards" + (' and "" to who rests' if len(hands) > len(lengths) else ""),
        )
    elif full and any(length != table.facts.hand for length in lengths):
        cursor.refuse(f"hands of {_listed(lengths)} cards", f"give each {table.facts.hand}")
    elif len(set(lengths)) > 1 or max(lengths) > table.facts.hand:
        cursor.refuse(f"hands of {_listed(lengths)} cards", f"give all the same number, at most {table.facts.hand}")


def check_aside(
    entries: Mapping[str, Cursor], aside: Mapping[str, int], hands: Sequence[int | None], table: Table
) -> None:
    """Refuse a talon, discard or widow of the wrong size or with cards that are in a hand."""
    size = table.facts.aside[1]
    in_hands = 0
    for hand in hands:
        in_hands |= hand or 0
    for name, cards in aside.items():
        check_pack(entries[name], cards, table)
        if cards.bit_count() != size:
            entries[name].refuse(f"{cards.bit_count()} cards", f"write {size} cards")
        # The declarer of a finished exchange may hold cards of the talon.
        held = cards & in_hands if name != "talon" else 0
        if held:
            entries[name].refuse(f"{_some(held)} is in a hand too", "write each card once")


def check_turn_up(entries: dict[str, Cursor], dealer: int, card: str, hands: Sequence[int | None]) -> None:
    """Refuse a turn-up that the dealer does not hold."""
    hand = hands[dealer]
    if hand is not None and not hand >> parse_card(card) & 1:
        entries["turn_up"].refuse(f"{card} is not in the dealer's hand", "turn up a card that the dealer holds")


def check_pack(cursor: Cursor, cards: int, table: Table) -> None:
    """Refuse cards that the game does not use."""
    strange = cards & ~table.facts.pack
    if strange:
        pack = tokens_of(table.facts.pack)
        cursor.refuse(
            f"{_some(strange)} is not in the pack", f"use the {len(pack)} cards from {pack[0][0]} to A of each suit"
        )


def _claim_cards(cursor: Cursor, hand: int, name: str, holders: dict[int, str]) -> None:
    doubled: dict[str, int] = {}
    for token in tokens_of(hand):
        card = parse_card(token)
        holder = holders.setdefault(card, name)
        if holder != name:
            doubled[holder] = doubled.get(holder, 0) | 1 << card
    for holder, cards in doubled.items():
        cursor.refuse(f"{_some(cards)} is in the hand of {holder} too", "write each card once")


def _some(cards: int) -> str:
    tokens = tokens_of(cards)
    more = f" and {len(tokens) - _SHOWN} more" if len(tokens) > _SHOWN else ""
    return " ".join(tokens[:_SHOWN]) + more


def _listed(lengths: Sequence[int]) -> str:
    return ", ".join(map(str, lengths))
