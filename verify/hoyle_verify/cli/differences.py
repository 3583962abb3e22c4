"""A difference as people read it: with file and line, and players by name instead of seat numbers."""

import json
import re
from collections.abc import Sequence
from typing import Final

from hoyle_verify.judge.judge import Difference
from hoyle_verify.judge.refusal import line_of_action
from hoyle_verify.narrate.words import by_name
from hoyle_verify.scenario.model import Scenario

_ACTION: Final = re.compile(r"([0-5]) (\S+)")
_SEEN: Final = re.compile(r"(?:public\.)?(\w+) as seat ([0-5]) sees it")
_SEATS: Final = frozenset(
    {"actor", "leader", "partner", "winner", "dealer", "exposed", "again", "controls", "called_from"}
)
_PER_SEAT: Final = frozenset({"tricks", "points", "payments", "pool", "hill", "result"})


def tell(scenario: Scenario, difference: Difference) -> str:
    """Say what differs, beginning with ``file:line:``."""
    return f"{scenario.path}:{_line(scenario, difference)}: {said(scenario.players, difference)}"


def said(players: Sequence[str], difference: Difference) -> str:
    """Say what differs, without its place in the file."""
    counted = difference.at.isdecimal() or difference.at == "end"
    place = f"at {difference.at}, " if counted else ""
    seen = _SEEN.match(difference.what)
    name = seen[1] if seen is not None else difference.what
    what = _ACTION.sub(lambda found: f"{_name(players, int(found[1]))} {found[2]}", difference.what)
    if seen is not None:
        what = f"{what[: seen.start(2) - len('seat ')]}{_name(players, int(seen[2]))}{what[seen.end(2) :]}"
    expected, got = (_named(players, name, text) for text in (difference.expected, difference.got))
    return f"{place}{what}: expected {expected}, got {got}"


def _line(scenario: Scenario, difference: Difference) -> int:
    """Give the line of the expectation, or else of the action that led there."""
    if difference.line or not difference.at.isdecimal():
        return difference.line or 1
    return line_of_action(scenario, int(difference.at) - 1)


def _named(players: Sequence[str], what: str, text: str) -> str:
    """Write a value, which is JSON if it is that of an observable, with the names of the players."""
    try:
        value = json.loads(text)
    except ValueError:
        return text
    if what in _SEATS and isinstance(value, list) and all(isinstance(seat, int) for seat in value):
        return f"[{', '.join(_name(players, seat) for seat in value)}]"
    if what in _SEATS and isinstance(value, int):
        return _name(players, value)
    if what in _PER_SEAT and isinstance(value, list) and len(value) == len(players):
        return by_name(players, value)
    return text


def _name(players: Sequence[str], seat: int) -> str:
    return players[seat] if seat < len(players) else f"seat {seat}"
