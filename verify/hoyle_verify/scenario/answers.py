"""Reading the single answer that a draw, a problem or a count has."""

import re
from typing import Any, Final

from hoyle_verify.hap.objects import OBSERVABLES
from hoyle_verify.scenario.actions import read_token
from hoyle_verify.scenario.contracts import Raw
from hoyle_verify.scenario.cursor import Cursor
from hoyle_verify.scenario.observables import read_observable
from hoyle_verify.scenario.table import Table, read_seat, read_seats

_VERDICTS: Final = ("made", "defeated")
_MOST_LINES: Final = 10**15
_MOST_ACTIONS: Final = 100
_RESULT: Final = re.compile(r"[a-z]+(-[a-z]+)*( [a-z]+(-[a-z]+)*){0,5}")


def read_draw_answer(cursor: Cursor, table: Table) -> Raw:
    """Read who deals, who plays with whom, or who must draw again."""
    raw: Raw = {}
    for name, part in cursor.fields([], ["dealer", "pairs", "again"]).items():
        match name:
            case "dealer":
                raw[name] = read_seat(part, table)
            case "again":
                raw[name] = read_seats(part, table)
            case _:
                raw[name] = _read_pairs(part, table)
    if cursor.is_map() and not cursor.names():
        cursor.refuse("nothing is answered", "add dealer, pairs or again")
    return raw


def read_problem_answer(cursor: Cursor, table: Table) -> Raw:
    """Read the verdict, the declaring side's tricks under best play, or both, and the value of each first card."""
    raw: Raw = {}
    for name, part in cursor.fields([], ["verdict", "tricks", "moves"]).items():
        match name:
            case "verdict":
                raw[name] = part.one_of(_VERDICTS, "verdict")
            case "tricks":
                raw[name] = part.whole(0, 13)
            case _:
                raw[name] = {token: _read_value(value) for token, value in _read_moves(part, table)}
    if cursor.is_map() and not {"verdict", "tricks"} & set(cursor.names()):
        cursor.refuse("nothing is answered", "add verdict, tricks or both")
    return raw


def read_until(cursor: Cursor) -> Any:
    """Read where the lines of a count end before the deal does."""
    if cursor.is_whole():
        return cursor.whole(1, _MOST_ACTIONS)
    return cursor.one_of(("contract", "play"), "end of a line and no number of actions")


def read_count_answer(cursor: Cursor, table: Table, *, whole: bool, by_turns: bool) -> Raw:
    """Read how many legal lines there are: in all, by result, by what holds at their ends, and by first move.

    Where every line goes on to the end of the deal, ``whole``, each has a result; where each goes on ``by_turns``, it
    begins with one of the moves.
    """
    raw = _read_tally(cursor, "actor", "ends", "moves", whole=whole)
    actor, ends, moves = (cursor.part(name) for name in ("actor", "ends", "moves"))
    if actor is not None:
        raw["actor"] = None if actor.is_null() else read_seat(actor, table)
    if ends is not None:
        raw["ends"] = ends.each(lambda item: _read_ends(item, table), "a list of maps with lines and observables") or ()
        _check_ends(ends, raw["ends"], raw.get("lines"))
    if moves is not None:
        raw["moves"] = {token: _read_tally(value, whole=whole) for token, value in _read_moves(moves, table)}
        if by_turns:
            _check_sum(moves, "moves", [each.get("lines") for each in raw["moves"].values()], raw.get("lines"))
    return raw


def _read_tally(cursor: Cursor, *others: str, whole: bool) -> Raw:
    entries = cursor.fields(["lines"], ["results", *others])
    raw: Raw = {}
    if "lines" in entries:
        raw["lines"] = entries["lines"].whole(0, _MOST_LINES)
    if "results" in entries:
        results = entries["results"].entries("a map from results to numbers of lines") or {}
        raw["results"] = {name: value.whole(0, _MOST_LINES) for name, value in results.items()}
        for name, value in results.items():
            if not _RESULT.fullmatch(name):
                value.refuse(f"{name!r} is no result", "write one such as made, or one for each player with blanks")
        if whole:
            _check_sum(entries["results"], "results", list(raw["results"].values()), raw.get("lines"))
    return raw


def _check_sum(cursor: Cursor, what: str, numbers: list[int | None], lines: int | None) -> None:
    good = [number for number in numbers if number is not None]
    if lines is not None and len(good) == len(numbers) and sum(good) != lines:
        cursor.refuse(f"{sum(good)} lines in all", f"let the {what} add up to {lines}")


def _read_ends(cursor: Cursor, table: Table) -> Raw:
    possible = [name for name in OBSERVABLES if name in table.facts.observables and name != "legal"]
    entries = cursor.fields(["lines"], possible)
    raw: Raw = {
        "facts": {name: read_observable(name, part, table) for name, part in entries.items() if name != "lines"}
    }
    if "lines" in entries:
        raw["lines"] = entries["lines"].whole(1, _MOST_LINES)
    if cursor.is_map() and not raw["facts"]:
        cursor.refuse("nothing is said of how these lines end", "add an observable, such as tricks or payments")
    return raw


def _check_ends(cursor: Cursor, ends: tuple[Raw, ...], lines: int | None) -> None:
    """Refuse ends that are not of one form, for they are to be told apart and to be all there are."""
    for item, end in zip(cursor.items() or (), ends, strict=False):
        if end["facts"].keys() != ends[0]["facts"].keys():
            item.refuse("other observables than in the first entry", f"give {', '.join(ends[0]['facts'])} in each")
        elif [other["facts"] for other in ends].count(end["facts"]) > 1:
            item.refuse("these ends stand twice", "write them once, with all their lines")
    _check_sum(cursor, "entries", [end.get("lines") for end in ends], lines)


def _read_moves(cursor: Cursor, table: Table) -> list[tuple[str, Cursor]]:
    pairs = cursor.pairs("a map with a token such as play:TD for each move") or []
    moves = [(read_token(key, table), value) for key, value in pairs]
    return [(token, value) for token, value in moves if token is not None]


def _read_value(cursor: Cursor) -> Any:
    return cursor.whole(0, 13) if cursor.is_whole() else cursor.one_of(_VERDICTS, "verdict and no number of tricks")


def _read_pairs(cursor: Cursor, table: Table) -> tuple[tuple[int, ...], ...] | None:
    pairs = cursor.each(lambda item: read_seats(item, table), "a list of pairs such as [[A, R], [V, K]]")
    for item, pair in zip(cursor.items() or (), pairs or (), strict=False):
        if len(pair) != 2:
            item.refuse(f"{len(pair)} players", "name two")
    return pairs
