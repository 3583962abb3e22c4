"""The tables of all that can be whisted in Preferans, as scenario files that the oracle writes.

``python -m tests.oracles.preferans_tables`` writes them anew into ``scenarios/preferans/score``.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from tests.oracles.preferans_score import CHOICES
from tests.oracles.preferans_settle import settle

FOLDER: Final = Path(__file__).parents[2] / "scenarios" / "preferans" / "score"
_READINGS: Final = CHOICES["pv.responsibility"]
_NAMES: Final = "AVR"
_LEVELS: Final = {6: "six", 7: "seven", 8: "eight", 9: "nine"}
_ARTICLES: Final = {8: "an"}
_PROMISED: Final = {6: "four tricks", 7: "two tricks", 8: "a trick", 9: "a trick"}
_OBLIGATIONS: Final = {6: "PV-OBL-1", 7: "PV-OBL-2", 8: "PV-OBL-3", 9: "PV-OBL-3"}
_LINES: Final = {6: "P3-P11", 7: "P4-P11", 8: "P5-P11", 9: "P5-P11"}
_PARLETT: Final = '{document: "Parlett, The Penguin Book of Card Games", at: Preferans}'


class Table(NamedTuple):
    """What is said of a table: name and head of its file, and how to settle each of its rows.

    ``calls`` is what the defenders say, ``varied`` the observables that stand in the rows, each with its path.
    """

    name: str
    title: str
    why: str
    standing: str
    defect: str
    clauses: Sequence[str]
    source: str
    level: int
    calls: Sequence[tuple[int, str]]
    readings: Sequence[str]
    varied: Sequence[tuple[str, tuple[int, ...]]]


def tables() -> Iterator[Table]:
    """Give every table: for two whisters of a six or seven one for each reading, else one for all readings."""
    for level in _LEVELS:
        for whister in (1, 2):
            yield _of_one(level, whister)
        if level < 8:
            yield from (_of_two(level, reading) for reading in _READINGS)
        else:
            yield _of_last(level)


def rows(table: Table) -> Iterator[tuple[tuple[int, int, int], dict[str, Any]]]:
    """Give the tricks of each end, the declarer's first, with what the oracle says of it under every reading."""
    for taken in range(10, -1, -1):
        for first in range(10 - taken, -1, -1):
            tricks = (taken, first, 10 - taken - first)
            found = [_settled(table, tricks, reading) for reading in table.readings]
            if found[1:] != found[:-1]:
                raise ValueError(f"{table.name}: the readings differ at {tricks}")
            yield tricks, found[0]


def text(table: Table) -> str:
    """Write the file of a table."""
    fixed = _fixed(table)
    options = {} if len(table.readings) > 1 else {"pv.responsibility": table.readings[0]}
    lines = [
        "format: 1",
        "kind: settle",
        f"title: {table.title}",
        f"why: {table.why}",
        "game: preferans",
        *(f"options: {{{name}: {value}}}" for name, value in options.items()),
        f"standing: {table.standing}",
        f"defect: {table.defect}",
        f"clauses: [{', '.join(table.clauses)}]",
        f"source: {table.source}",
        f"players: [{', '.join(_NAMES)}]",
        "setup:",
        "  dealer: R",
        f"  contract: {{level: {table.level}, trump: S, declarer: A}}",
        f"  calls: [{', '.join(f'[{_NAMES[seat]}, {word}]' for seat, word in table.calls)}]",
        "expect:",
        "  - after: end",
        *(f"    {name}: {value}" for name, value in fixed.items()),
        "# tests/oracles/preferans_tables.py writes the rows.  The sums are those of an oracle that was worked out by",
        "# itself from the documents and shares nothing with the engine.",
        "cases:",
        *([f"  options: {{pv.responsibility: [{', '.join(table.readings)}]}}"] if not options else []),
        "  columns:",
        "    - setup.tricks.A",
        "    - setup.tricks.V",
        "    - setup.tricks.R",
        *(f"    - expect.{_dotted(name, path)}" for name, path in table.varied),
        "  rows:",
        *(_row(table, tricks, facts) for tricks, facts in rows(table)),
    ]
    return "\n".join(lines) + "\n"


def _of_one(level: int, whister: int) -> Table:
    ordinal, game = ("first", "second")[whister - 1], _game(level)
    return Table(
        name=f"every-{_LEVELS[level]}-whisted-by-the-{ordinal}-alone",
        title=f"If only the {ordinal} defender whists {game}, he alone answers for {_PROMISED[level]}, whichever "
        "reading of the fines of two is in force.",
        why="Catches a fine, a whist or a result that is wrong in an end of the deal that nobody thought of.",
        standing="ruling",
        defect="PV-DEF-27",
        clauses=(_OBLIGATIONS[level], "PV-RUL-27", "PV-RUL-13", "PV-RUL-13c"),
        source=f'{{document: "001", at: {_LINES[level]}}}',
        level=level,
        calls=[(1, "whist" if whister == 1 else "pass"), (2, "pass" if whister == 1 else "whist"), (whister, "closed")],
        readings=_READINGS,
        varied=_varied([whister]),
    )


def _of_two(level: int, reading: str) -> Table:
    game = _game(level)
    name, title, clause = {
        "joint_then_personal": (
            "fined-only-if-short-together",
            f"Two whisters of {game} are fined only if they are short together, each for what he lacks himself.",
            "PV-RUL-8",
        ),
        "personal": (
            "each-for-himself",
            f"Where each answers for himself, a whister of {game} is fined for what he lacks, whatever the other has.",
            "PV-RUL-8b",
        ),
        "joint_capped": (
            "with-capped-fines",
            f"Where fines are capped, no whister of {game} pays for more than the two lack together.",
            "PV-RUL-8c",
        ),
    }[reading]
    return Table(
        name=f"every-{_LEVELS[level]}-whisted-by-both-{name}",
        title=title,
        why="Catches a program that follows another reading in an end of the deal that nobody thought of.",
        standing="reported" if reading == "joint_capped" else "ruling",
        defect={6: "PV-DEF-08", 7: "PV-DEF-09"}[level],
        clauses=(_OBLIGATIONS[level], {6: "PV-RESP-2", 7: "PV-RESP-3"}[level], clause, "PV-RUL-9", "PV-RUL-13b"),
        source=_PARLETT if reading == "joint_capped" else f'{{document: "001", at: {_LINES[level]}}}',
        level=level,
        calls=[(1, "whist"), (2, "whist")],
        readings=[reading],
        varied=_varied([1, 2]),
    )


def _of_last(level: int) -> Table:
    return Table(
        name=f"every-{_LEVELS[level]}-whisted-by-both",
        title=f"Of two whisters of {_game(level)} only the last to speak is fined, and only if they take no trick, "
        "whichever reading of their fines is in force.",
        why="Catches a reading of the fines on a six that reaches further, and whists that are not each one's own.",
        standing="ruling",
        defect="PV-DEF-21",
        clauses=(_OBLIGATIONS[level], "PV-RESP-4", "PV-RUL-13b"),
        source=f'{{document: "001", at: {_LINES[level]}}}',
        level=level,
        calls=[(1, "whist"), (2, "whist")],
        readings=_READINGS,
        varied=_varied([1, 2]),
    )


def _game(level: int) -> str:
    return f"{_ARTICLES.get(level, 'a')} {_LEVELS[level]}"


def _varied(whisters: Sequence[int]) -> list[tuple[str, tuple[int, ...]]]:
    return [
        ("pool", (0,)),
        *(("hill", (seat,)) for seat in (0, *whisters)),
        *(("whists", (seat, 0)) for seat in whisters),
        *(("result", (seat,)) for seat in (0, *whisters)),
    ]


def _settled(table: Table, tricks: Sequence[int], reading: str) -> dict[str, Any]:
    setup = {
        "players": 3,
        "dealer": 2,
        "contract": {"level": table.level, "trump": "S", "declarer": 0},
        "calls": table.calls,
        "tricks": tricks,
    }
    return settle(setup, "as-printed", {"pv.responsibility": reading})


def _fixed(table: Table) -> Mapping[str, str]:
    """Write what is the same in all rows; a whist of a player against himself is none."""
    kept = dict.fromkeys(["pool", "hill", "result", "whists"], "")
    for name in kept:
        paths = [(seat,) for seat in range(3)] if name != "whists" else [(a, b) for a in range(3) for b in range(3)]
        rest = [path for path in paths if (name, path) not in table.varied and len(set(path)) == len(path)]
        values = {path: {str(_at(facts[name], path)) for _, facts in rows(table)} for path in rest}
        if any(len(found) > 1 for found in values.values()):
            raise ValueError(f"{table.name}: {name} differs from row to row")
        kept[name] = _map_of({path: min(found) for path, found in values.items()})
    return {name: value for name, value in kept.items() if value != "{}"}


def _map_of(values: Mapping[tuple[int, ...], str]) -> str:
    if all(len(path) == 1 for path in values):
        return "{" + ", ".join(f"{_NAMES[path[0]]}: {value}" for path, value in values.items()) + "}"
    inner = {seat: {path[1:]: value for path, value in values.items() if path[0] == seat} for seat in range(3)}
    return "{" + ", ".join(f"{_NAMES[seat]}: {_map_of(own)}" for seat, own in inner.items() if own) + "}"


def _row(table: Table, tricks: Sequence[int], facts: Mapping[str, Any]) -> str:
    cells = [f"{number:2}" for number in tricks]
    cells += [f"{_at(facts[name], path):>{6 if name == 'result' else 4}}" for name, path in table.varied]
    return f"    - [{', '.join(cells)}]"


def _dotted(name: str, path: Sequence[int]) -> str:
    return ".".join([name, *(_NAMES[seat] for seat in path)])


def _at(value: Any, path: Sequence[int]) -> Any:
    for step in path:
        value = value[step]
    return value


if __name__ == "__main__":
    for written in tables():
        (FOLDER / f"{written.name}.yaml").write_text(text(written), encoding="utf-8")
