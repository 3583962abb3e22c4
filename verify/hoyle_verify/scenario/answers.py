"""Reading the single answer that a draw, a problem or a count has."""

from typing import Any, Final

from hoyle_verify.scenario.actions import read_token
from hoyle_verify.scenario.contracts import Raw
from hoyle_verify.scenario.cursor import Cursor
from hoyle_verify.scenario.table import Table, read_seat, read_seats

_VERDICTS: Final = ("made", "defeated")
_MOST_LINES: Final = 10**15


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
    """Read the verdict, the declaring side's tricks under best play, and the value of each first card."""
    raw: Raw = {}
    for name, part in cursor.fields(["verdict"], ["tricks", "moves"]).items():
        match name:
            case "verdict":
                raw[name] = part.one_of(_VERDICTS, "verdict")
            case "tricks":
                raw[name] = part.whole(0, 13)
            case _:
                raw[name] = {token: _read_value(value) for token, value in _read_moves(part, table)}
    return raw


def read_count_answer(cursor: Cursor, table: Table) -> Raw:
    """Read how many legal lines there are, in all, by result and by first move."""
    raw = _read_tally(cursor, "moves")
    moves = cursor.part("moves")
    if moves is not None:
        raw["moves"] = {token: _read_tally(value) for token, value in _read_moves(moves, table)}
    return raw


def _read_tally(cursor: Cursor, *others: str) -> Raw:
    entries = cursor.fields(["lines"], ["results", *others])
    raw: Raw = {}
    if "lines" in entries:
        raw["lines"] = entries["lines"].whole(0, _MOST_LINES)
    if "results" in entries:
        results = entries["results"].entries("a map from results to numbers of lines") or {}
        raw["results"] = {name: value.whole(0, _MOST_LINES) for name, value in results.items()}
        if raw.get("lines") is not None and None not in raw["results"].values():
            _check_sum(entries["results"], sum(raw["results"].values()), raw["lines"])
    return raw


def _check_sum(cursor: Cursor, total: int, lines: int) -> None:
    if total != lines:
        cursor.refuse(f"{total} lines in all", f"let the results add up to {lines}")


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
