"""Writing a scenario as people do: players by name, hands as text, what belongs together on one line."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import yaml

from hoyle.cards import format_hand, parse_card

PLAYERS: Final = "ABCDEF"
"""Names for players who have none."""

_SEAT: Final = frozenset({"dealer", "actor", "leader", "winner", "by", "partner", "declarer", "first", "called_from"})
_SEATS: Final = frozenset({"exposed", "dummies", "again", "controls"})
_BY_SEAT: Final = frozenset({"tricks", "trick_points", "points", "payments", "pool", "hill", "result"})
_CARDS: Final = frozenset({"talon", "widow", "discard"})
_WIDTH: Final = 110


def as_yaml(scenario: Mapping[str, Any]) -> str:
    """Write the object of a scenario file as YAML, the innermost lists and maps on one line each."""
    return yaml.safe_dump(dict(scenario), allow_unicode=True, sort_keys=False, width=_WIDTH, default_flow_style=None)


def named(name: str, value: Any, players: Sequence[str]) -> Any:
    """Turn the value that HAP/1 has for a field or an observable into that of a scenario file.

    ``players`` are the names by seat.
    """
    if value is None:
        return None
    if name in _SEAT:
        return players[value]
    if name in _SEATS:
        return [players[seat] for seat in value]
    if name == "hands":
        return {player: _hand(hand) for player, hand in zip(players, value, strict=True)}
    if name in _CARDS and not isinstance(value, int):
        return _hand(value)
    if name in _BY_SEAT and isinstance(value, list | tuple):
        return dict(zip(players, value, strict=True))
    return _named_inside(name, value, players)


def named_in_view(name: str, value: Any, players: Sequence[str]) -> Any:
    """Turn a part of a view, or of what is public in it, into that of a scenario file."""
    if name == "hand" or (name == "talon" and value is not None):
        return _hand(value)
    if name == "exposed" and any(hand is None or isinstance(hand, list | tuple) for hand in value):
        return {player: _hand(hand) for player, hand in zip(players, value, strict=True) if hand is not None}
    if name == "table":
        return {player: card for player, card in zip(players, value, strict=True) if card is not None}
    if name == "actions":
        return [action(each, players) for each in value]
    return named(name, value, players)


def action(text: str, players: Sequence[str]) -> str:
    """Write an action with the player's name for his seat."""
    seat, _, token = text.partition(" ")
    return f"{players[int(seat)]} {token}"


def _named_inside(name: str, value: Any, players: Sequence[str]) -> Any:
    if name == "pack":
        return " ".join(value)
    if name == "rounds":
        return [dict(zip(players, cards, strict=True)) for cards in value]
    if name == "pairs":
        return [[players[seat] for seat in pair] for pair in value]
    if name == "calls":
        return [[players[seat], call] for seat, call in value]
    if name == "whists":
        return {
            player: {other: amount for other, amount in zip(players, row, strict=True) if other != player}
            for player, row in zip(players, value, strict=True)
        }
    if name == "offences":
        return [_named_inside("offence", offence, players) for offence in value]
    if name in ("contract", "offence"):
        return {part: named(part, inner, players) for part, inner in value.items()}
    return list(value) if isinstance(value, tuple) else value


def _hand(cards: Sequence[str]) -> str:
    return format_hand(sum(1 << parse_card(card) for card in cards))
