"""Loading scenario files, with every reason for which one is refused.

A file holds one scenario, or a table of cases that are scenarios each.
"""

from pathlib import Path
from typing import Final

import msgspec

from hoyle_verify.scenario.cases import SEPARATOR, expand
from hoyle_verify.scenario.contracts import Raw
from hoyle_verify.scenario.cursor import Cursor
from hoyle_verify.scenario.games import GAMES
from hoyle_verify.scenario.header import read_claims, read_rules
from hoyle_verify.scenario.kinds import KINDS, read_body
from hoyle_verify.scenario.model import Scenario
from hoyle_verify.scenario.names import Names
from hoyle_verify.scenario.placing import Place, find_root, read_place, show_path
from hoyle_verify.scenario.problems import Problem, ScenarioError
from hoyle_verify.scenario.table import Table, read_players
from hoyle_verify.scenario.tree import read_tree

MAX_BYTES: Final = 256 * 1024
_NEEDED: Final = ("format", "kind", "title", "why", "game", "standing", "clauses", "source", "players")
_POSSIBLE: Final = ("ruleset", "options", "defect", "teach", "supersedes")


def load(path: Path | str, *, root: Path | None = None, names: Names | None = None) -> Scenario:
    """Load a file that holds one scenario; one that holds a table of cases is refused.

    ``root`` is the scenarios folder; without it the nearest folder of that name above the file is taken, and a file
    under none is a case of somebody's own.  Without ``names`` ids are checked for their shape only.  Raises
    ScenarioError with every problem.
    """
    loaded = load_cases(path, root=root, names=names)
    if SEPARATOR in loaded[0].id:
        raise ScenarioError([Problem(loaded[0].path, 1, 1, "cases", "a table of cases", "load it with load_cases")])
    return loaded[0]


def load_cases(path: Path | str, *, root: Path | None = None, names: Names | None = None) -> tuple[Scenario, ...]:
    """Load the scenarios of a file, which are several if it holds a table: ``<id of the file>#<name of the case>``.

    The parameters and what is raised are those of ``load``.
    """
    path = Path(path)
    file = show_path(path)
    place, report = read_place(path, root if root is not None else find_root(path), file)
    text = _read_text(path, file, report)
    tree, problems = read_tree(text, file) if text is not None else (None, [])
    report += problems
    loaded: list[Raw] = []
    for case in expand(Cursor(tree, "", file, report)) if tree is not None else ():
        id = f"{place.id}{SEPARATOR}{case.name}" if case.name else place.id
        loaded.append(_read(Cursor(case.tree, "", file, report), place, names) | {"id": id, "path": ""})
    if report:
        # What is wrong with the part that all cases share is found in each of them.
        raise ScenarioError(list(dict.fromkeys(report)))
    # Through JSON, so that what is expected of a position consists of lists and dicts, as an answer does; but for the
    # path, which may be no text where the system writes names in another encoding.
    scenarios = (msgspec.json.decode(msgspec.json.encode(raw), type=Scenario) for raw in loaded)
    return tuple(msgspec.structs.replace(scenario, path=file) for scenario in scenarios)


def _read_text(path: Path, file: str, report: list[Problem]) -> str | None:
    try:
        with path.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except OSError as error:
        report.append(Problem(file, 1, 1, "", f"the file cannot be read: {error.strerror}", "check the path"))
        return None
    if len(data) > MAX_BYTES:
        report.append(Problem(file, 1, 1, "", f"the file has more than {MAX_BYTES // 1024} KiB", "make it smaller"))
        return None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        column = error.start - data.rfind(b"\n", 0, error.start)
        report.append(Problem(file, line, column, "", "the text is not UTF-8", "save it as UTF-8"))
        return None


def _read(cursor: Cursor, place: Place, names: Names | None) -> Raw:
    kind_node = cursor.part("kind")
    kind = kind_node.one_of(tuple(KINDS), "kind") if kind_node is not None else None
    needed, possible = KINDS[kind] if kind is not None else ((), cursor.names())
    entries = cursor.fields([*_NEEDED, *needed], [*_POSSIBLE, *possible])
    game = _read_game(entries, place)
    raw = read_claims(entries, names) | {"kind": kind, "game": game}
    if game is None:
        return raw
    facts = GAMES[game]
    raw |= read_rules(entries, game, facts, names)
    players = read_players(entries["players"], facts) if "players" in entries else None
    if players is None or kind is None:
        return raw
    _refuse_empty(kind, cursor, entries)
    return raw | {"players": players} | read_body(kind, entries, Table(game, facts, players, names))


def _refuse_empty(kind: str, cursor: Cursor, entries: dict[str, Cursor]) -> None:
    """Refuse a scenario that checks nothing, or no clause; only problems and counts may claim none."""
    clauses = entries.get("clauses")
    if clauses is not None and clauses.is_list() and not clauses.items() and kind not in ("problem", "count"):
        clauses.refuse("no clause is claimed", "name the clauses that the scenario is about")
    deals = entries.get("deals")
    if deals is not None and deals.is_list() and not deals.items():
        deals.refuse("a session without deals", "write at least one deal")
    checks = [entries[name] for name in ("expect", "reject", "answer") if name in entries]
    if (checks or kind == "replay") and all(check.is_list() and not check.items() for check in checks):
        cursor.refuse("nothing is expected", "add at least one checkpoint under 'expect:' or one case under 'reject:'")


def _read_game(entries: dict[str, Cursor], place: Place) -> str | None:
    """Read the game, or take it from the folder, so that the rest of the file can be checked."""
    if "game" not in entries:
        return place.game
    game = entries["game"].one_of(tuple(GAMES), "game")
    if game is not None and place.game is not None and game != place.game:
        entries["game"].refuse(f"the file lies in the folder of {place.game}", "move it or correct the game")
    return game or place.game
