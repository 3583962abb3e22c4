"""Reading the fields that every kind of scenario has: what it claims, of which rules, and where they stand."""

import re
from collections.abc import Collection, Sequence
from typing import Final

from hoyle_verify.hap.objects import OptionValue
from hoyle_verify.scenario.contracts import Raw
from hoyle_verify.scenario.cursor import Cursor
from hoyle_verify.scenario.games import GameFacts
from hoyle_verify.scenario.names import Names
from hoyle_verify.scenario.tree import Scalar

STANDINGS: Final = ("stated", "ruling", "reported")
_CLAUSE: Final = re.compile(r"[A-Z]{2,3}-[A-Z]+(-[0-9]+[a-z]?)?")
_DEFECT: Final = re.compile(r"[A-Z]{2}-DEF-[0-9]{2}")
_RULESET: Final = re.compile(r"[a-z]+(-[a-z]+)*")
_LINES: Final = re.compile(r"P[1-9][0-9]{0,3}(-P[1-9][0-9]{0,3})?(, P[1-9][0-9]{0,3}(-P[1-9][0-9]{0,3})?)*")
_ID: Final = re.compile(r"[a-z-]+/[a-z]+/[a-z0-9]+(-[a-z0-9]+)*")
_DOCUMENT: Final = re.compile(r"[0-9]{3}")


def read_claims(entries: dict[str, Cursor], names: Names | None) -> Raw:
    """Read the common fields that mean the same in every game."""
    raw: Raw = {}
    for name in ("title", "why"):
        if name in entries:
            raw[name] = entries[name].text("one sentence")
    if "format" in entries:
        raw["format"] = entries["format"].whole(1, 1)
    if "source" in entries:
        raw["source"] = _read_source(entries["source"], names)
    if "standing" in entries:
        raw["standing"] = entries["standing"].one_of(STANDINGS, "standing")
    if "supersedes" in entries and not entries["supersedes"].is_null():
        remedy = "write one such as solo-whist/play/must-follow-suit"
        raw["supersedes"] = entries["supersedes"].matching(_ID, "the id of a scenario", remedy)
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
        raw["clauses_line"] = entries["clauses"].line
    defect, standing = entries.get("defect"), entries.get("standing")
    if defect is not None and not defect.is_null():
        known = names.defects() if names is not None else None
        raw["defect"] = _read_id(defect, _DEFECT, "defect", (facts.prefix,), known)
    elif standing is not None and standing.is_text("ruling"):
        standing.refuse("a ruling without its defect", f"add 'defect: {facts.prefix}-DEF-…'")
    if names is not None and "source" in entries and not (standing is not None and standing.is_text("reported")):
        _refuse_other_game(entries["source"].part("document"), game, names)
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
    example = f"{prefixes[0]}-{'DEF-12' if kind == 'defect' else 'PLAY-2'}"
    text = cursor.matching(pattern, f"the id of a {kind}", f"write one such as {example}")
    if text is None:
        return None
    if text.partition("-")[0] not in prefixes:
        cursor.refuse(f"{text} is a {kind} of another game", f"name one that begins with {' or '.join(prefixes)}")
        return None
    if known is not None and text not in known:
        cursor.refuse(f"no {kind} is called {text}", cursor.near(text, known))
        return None
    return text


def _read_source(cursor: Cursor, names: Names | None) -> Raw:
    """Read where it is said: lines of a document, which has a number of three digits, or a place in another work."""
    entries = cursor.fields(["document", "at"])
    raw: Raw = {}
    if "document" in entries:
        raw["document"] = entries["document"].text("the number of a document, such as '000'")
    document = raw.get("document") or ""
    numbered = _DOCUMENT.fullmatch(document)
    known = names.documents() if names is not None else None
    if numbered and known is not None and document not in known:
        entries["document"].refuse(f"no document has the number {document}", entries["document"].near(document, known))
        known = None
    if "at" in entries and not numbered:
        raw["at"] = entries["at"].text("a place in the source")
    elif "at" in entries:
        end = known[document].paragraphs if known is not None else None
        raw["at"] = _read_lines(entries["at"], document, end)
    return raw


def _read_lines(cursor: Cursor, document: str, end: int | None) -> str | None:
    """Read a reference to lines of a document; ``end`` is its last, if that is known."""
    text = cursor.matching(_LINES, "a reference to lines of the document", "write one such as P38 or P38-P45")
    for span in text.split(", ") if text is not None else ():
        first, _, last = span.replace("P", "").partition("-")
        if int(first) > int(last or first):
            cursor.refuse(f"{span} runs backwards", f"write P{last}-P{first}")
        elif end is not None and int(last or first) > end:
            cursor.refuse(f"{span} is beyond the end of document {document}", f"name lines from P1 to P{end}")
    return text


def _refuse_other_game(document: Cursor | None, game: str, names: Names) -> None:
    """Refuse the document of another game: nothing in it is stated or ruled on for this one."""
    for number, facts in names.documents().items():
        if document is not None and document.is_text(number) and facts.game != game:
            document.refuse(
                f"document {number} is about {facts.game}", f"name that of {game}, or write 'standing: reported'"
            )


def _read_ruleset(cursor: Cursor, game: str, names: Names | None) -> str | None:
    if names is None:
        return cursor.matching(_RULESET, "the name of a ruleset", "write one such as as-printed")
    return cursor.one_of(names.rulesets(game), f"ruleset of {game}")


def _read_options(cursor: Cursor, game: str, names: Names | None) -> dict[str, OptionValue | None]:
    known = names.options(game) if names is not None else None
    raw: dict[str, OptionValue | None] = {}
    for key, value in (cursor.entries("a map of options") or {}).items():
        if known is None:
            raw[key] = _guess(value)
        elif key not in known:
            value.refuse(f"{key!r} is no option of {game}", value.near(key, known))
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
