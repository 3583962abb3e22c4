"""What is known of the documents: their clauses, their defects, the options that answer these, and retired ids.

Modules of a game fill the register while they are imported; ``hoyle.games.load`` imports them all.  Nothing is ever
taken out of it, and an id is entered once.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, TypeVar, final

if TYPE_CHECKING:
    from hoyle.clause import Clause
    from hoyle.ruleset import Option

_T = TypeVar("_T")
DefectNature = Literal["gap", "contradiction", "lost", "ambiguity", "slip", "scope"]


@final
@dataclass(frozen=True, slots=True)
class Document:
    """One of the five texts: what it is called, how long it is, what is lost in it, and the digest of its bytes."""

    id: str
    game: str
    title: str
    paragraphs: int
    lost: tuple[str, ...]
    sha256: str


@final
@dataclass(frozen=True, slots=True)
class Defect:
    """A place where a document is silent, lost, contradictory, ambiguous or mistaken, and what is ruled there.

    ``readings`` are the ways to take it, the one in force under ``as-printed`` first; ``clauses`` are those it touches;
    ``shown`` says how both readings are shown, or why they cannot be.
    """

    id: str
    nature: DefectNature
    title: str
    at: str
    problem: str
    readings: tuple[str, ...]
    ruling: str
    clauses: tuple[str, ...]
    option: str = ""
    shown: str = ""
    sources: tuple[str, ...] = ()


@final
@dataclass(frozen=True, slots=True)
class Tombstone:
    """A clause id that is no longer used, with the id that took its place and the reason."""

    id: str
    heir: str
    reason: str


_clauses: Final[dict[str, "Clause"]] = {}
_documents: Final[dict[str, Document]] = {}
_defects: Final[dict[str, Defect]] = {}
_options: Final[dict[str, "Option"]] = {}
_tombstones: Final[dict[str, Tombstone]] = {}


def clauses() -> Mapping[str, "Clause"]:
    """Every clause by id, in the order of entry."""
    return MappingProxyType(_clauses)


def documents() -> Mapping[str, Document]:
    """Every document by id."""
    return MappingProxyType(_documents)


def defects() -> Mapping[str, Defect]:
    """Every defect by id, in the order of entry."""
    return MappingProxyType(_defects)


def options() -> Mapping[str, "Option"]:
    """Every option by id, such as ``sw.fail``."""
    return MappingProxyType(_options)


def tombstones() -> Mapping[str, Tombstone]:
    """Every retired clause id."""
    return MappingProxyType(_tombstones)


def add_clause(clause: "Clause") -> None:
    """Enter a clause; ValueError if its id is taken or retired."""
    if clause.id in _tombstones:
        raise ValueError(f"clause id {clause.id} is retired: its heir is {_tombstones[clause.id].heir}")
    _enter(_clauses, "clause", clause.id, clause)


def add_document(document: Document) -> None:
    """Enter a document; ValueError if its id is taken."""
    _enter(_documents, "document", document.id, document)


def add_defect(defect: Defect) -> None:
    """Enter a defect; ValueError if its id is taken."""
    _enter(_defects, "defect", defect.id, defect)


def add_option(option: "Option") -> None:
    """Enter an option; ValueError if its id is taken."""
    _enter(_options, "option", option.id, option)


def retire(clause_id: str, *, heir: str, reason: str) -> None:
    """Bury a clause id for ever; ValueError if a clause still uses it."""
    if clause_id in _clauses:
        raise ValueError(f"clause id {clause_id} is still in use and cannot be retired")
    _enter(_tombstones, "tombstone", clause_id, Tombstone(clause_id, heir, reason))


def _enter(table: dict[str, _T], kind: str, key: str, entry: _T) -> None:
    if key in table:
        raise ValueError(f"the {kind} {key} is entered twice")
    table[key] = entry
