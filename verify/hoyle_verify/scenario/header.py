"""Reading the fields that every kind of scenario has: what it claims, of which rules, and where they stand."""

import re
from collections.abc import Collection, Sequence
from typing import Final

from hoyle_verify.hap.objects import OptionValue
from hoyle_verify.scenario.contracts import Raw
from hoyle_verify.scenario.cursor import Cursor
from hoyle_verify.scenario.games import GameFacts
from hoyle_verify.scenario.names import Names
from hoyle_verify.scenario.problems import near
from hoyle_verify.scenario.tree import Scalar

STANDINGS: Final = ("stated", "ruling", "reported")
_CLAUSE: Final = re.compile(r"[A-Z]{2,3}-[A-Z]+(-[0-9]+[a-z]?)?")
_DEFECT: Final = re.compile(r"[A-Z]{2}-DEF-[0-9]{2}")
_RULESET: Final = re.compile(r"[a-z]+(-[a-z]+)*")
_LINES: Final = re.compile(r"P[1-9][0-9]*(-P[1-9][0-9]*)?(, P[1-9][0-9]*(-P[1-9][0-9]*)?)*")
_ID: Final = re.compile(r"[a-z-]+/[a-z]+/[a-z0-9]+(-[a-z0-9]+)*")
_DOCUMENT: Final = re.compile(r"[0-9]{3}")


def read_claims(entries: dict[str, Cursor]) -> Raw:
    """Read the common fields that mean the same in every game."""
    raw: Raw = {}
    for name in ("title", "why"):
        if name in entries:
            raw[name] = entries[name].text("one sentence")
    if "format" in entries:
        raw["format"] = entries["format"].whole(1, 1)
    if "source" in entries:
        raw["source"] = _read_source(entries["source"])
    if "standing" in entries:
        raw["standing"] = entries["standing"].one_of(STANDINGS, "standing")
    if "supersedes" in entries and not entries["supersedes"].is_null():
        wanted = "the id of a scenario, such as solo-whist/play/must-follow-suit"
        raw["supersedes"] = entries["supersedes"].matching(_ID, wanted)
    return raw


def read_rules(entries: dict[str, Cursor], game: str, facts: GameFacts, names: Names | None) -> Raw:
    """Read the common fields that name rules of one game: ruleset, options, clauses and the defect."""
    raw: Raw = {}
    if "ruleset" in entries:
        raw["ruleset"] = _read_ruleset(entries["ruleset"], game, names)
    if "options" in entries:
        raw["options"] = _read_options(entries["options"], game, names)
    if "clauses" in entries:
        raw["clauses"] = _read_clauses(entries["clauses"], facts, names)
    defect, standing = entries.get("defect"), entries.get("standing")
    if defect is not None and not defect.is_null():
        known = names.defects() if names is not None else None
        raw["defect"] = _read_id(defect, _DEFECT, "defect", (facts.prefix,), known)
    elif standing is not None and standing.is_text("ruling"):
        standing.refuse("a ruling without its defect", f"add 'defect: {facts.prefix}-DEF-…'")
    return raw


def read_clause(cursor: Cursor, facts: GameFacts, names: Names | None) -> str | None:
    """Read the id of a clause of the game or of a structural one."""
    known = names.clauses() if names is not None else None
    return _read_id(cursor, _CLAUSE, "clause", (facts.prefix, "SYS"), known)


def _read_clauses(cursor: Cursor, facts: GameFacts, names: Names | None) -> tuple[str, ...] | None:
    clauses = cursor.each(lambda item: read_clause(item, facts, names), "a list of clauses")
    for clause in sorted(set(clauses or ())):
        if clauses and clauses.count(clause) > 1:
            cursor.refuse(f"{clause} stands twice", "name each clause once")
    return clauses


def _read_id(
    cursor: Cursor, pattern: re.Pattern[str], kind: str, prefixes: Sequence[str], known: Collection[str] | None
) -> str | None:
    text = cursor.matching(pattern, f"the id of a {kind}")
    if text is None:
        return None
    if text.partition("-")[0] not in prefixes:
        cursor.refuse(f"{text} is a {kind} of another game", f"name one that begins with {' or '.join(prefixes)}")
        return None
    if known is not None and text not in known:
        cursor.refuse(f"no {kind} is called {text}", near(text, known))
        return None
    return text


def _read_source(cursor: Cursor) -> Raw:
    entries = cursor.fields(["document", "at"])
    raw: Raw = {}
    if "document" in entries:
        raw["document"] = entries["document"].text("the number of a document, such as '000'")
    if "at" in entries:
        numbered = raw.get("document") is not None and _DOCUMENT.fullmatch(raw["document"])
        lines = "a reference to lines of the document, such as P38 or P38-P45"
        raw["at"] = entries["at"].matching(_LINES, lines) if numbered else entries["at"].text("a place in the source")
    return raw


def _read_ruleset(cursor: Cursor, game: str, names: Names | None) -> str | None:
    if names is None:
        return cursor.matching(_RULESET, "the name of a ruleset")
    return cursor.one_of(names.rulesets(game), f"ruleset of {game}")


def _read_options(cursor: Cursor, game: str, names: Names | None) -> dict[str, OptionValue | None]:
    known = names.options(game) if names is not None else None
    raw: dict[str, OptionValue | None] = {}
    for key, value in (cursor.entries("a map of options") or {}).items():
        if known is None:
            raw[key] = _guess(value)
        elif key not in known:
            value.refuse(f"{key!r} is no option of {game}", near(key, known))
        else:
            raw[key] = _choose(value, known[key])
    return raw


def _choose(cursor: Cursor, possible: Sequence[OptionValue]) -> OptionValue | None:
    """Find the value that is written in the file among the possible ones."""
    written = _spelling(cursor)
    for value in possible:
        if _spell(value) == written:
            return value
    cursor.refuse("this option has no such value", f"choose one of {', '.join(map(_spell, possible))}")
    return None


def _spell(value: OptionValue) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(map(str, value))}]"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _spelling(cursor: Cursor) -> str | None:
    if cursor.is_list():
        texts = [item.node.text for item in cursor.items() or () if isinstance(item.node, Scalar)]
        return f"[{', '.join(texts)}]"
    return cursor.node.text if isinstance(cursor.node, Scalar) else None


def _guess(cursor: Cursor) -> OptionValue | None:
    """Read a value without knowing what the option can take."""
    if cursor.is_list():
        return cursor.each(lambda item: item.whole(-1_000_000, 1_000_000))
    if isinstance(cursor.node, Scalar) and cursor.node.plain and cursor.node.text in ("true", "false"):
        return cursor.flag()
    if isinstance(cursor.node, Scalar) and cursor.node.plain and cursor.node.text.lstrip("-").isdecimal():
        return cursor.whole(-1_000_000, 1_000_000)
    return cursor.text("a value")
