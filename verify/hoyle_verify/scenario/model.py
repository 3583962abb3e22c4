"""A loaded scenario: names turned into seats, shorthand written out, every value as HAP/1 has it."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from hoyle_verify.hap.objects import (
    ActionText,
    Cards,
    ClauseId,
    Count,
    Options,
    Place,
    Position,
    Record,
    Seat,
    Setup,
    Token,
)
from hoyle_verify.hap.requests import Until

Kind = Literal["replay", "settle", "session", "draw", "deal", "problem", "count"]
Goal = Literal["misere", "most", "fewest"] | Annotated[int, Meta(ge=1, le=13)]
Verdict = Literal["made", "defeated"]


class Source(Record, frozen=True, kw_only=True):
    """Where the document says it: the document's number and its non-empty lines, ``P38-P45``."""

    document: str
    at: str


class Checkpoint(Record, frozen=True, kw_only=True):
    """What is expected at one position.

    ``facts`` maps names of observables to their values as HAP/1 writes them: seats as numbers, per-seat values as
    lists, sets sorted.  ``legal_has`` and ``legal_lacks`` say only in part what is legal.  In a contract only the
    fields that stand in the expectation are compared.  ``view`` maps seats to those parts of what they see that are
    expected, as HAP/1 writes them.
    """

    at: Place
    facts: dict[str, Any]
    legal_has: tuple[Token, ...] = ()
    legal_lacks: tuple[Token, ...] = ()
    view: dict[Seat, dict[str, Any]] = {}
    line: int = 0
    """Line of the file, for messages."""


class Reject(Record, frozen=True, kw_only=True):
    """An action that must be refused as the next one after ``at`` actions, and the clause that refuses it."""

    at: Position
    action: ActionText
    clause: ClauseId
    line: int = 0


class Teach(Record, frozen=True, kw_only=True):
    """Text for people who step through the game."""

    hint: str | None = None
    note: dict[int, str] = {}
    """Text by position."""
    ours: tuple[Position, ...] = ()
    """Positions at which the next action is not in the document but supplied by us."""


class Deal(Record, frozen=True, kw_only=True):
    """One deal of a session: played out if it has actions, otherwise only scored."""

    setup: Setup
    actions: tuple[ActionText, ...] | None = None


class Packet(Record, frozen=True, kw_only=True):
    """Who holds what after so many packets of a deal; an entry left out is not checked."""

    after: Count
    hands: tuple[Cards, ...] | UnsetType = UNSET
    talon: Cards | UnsetType = UNSET
    widow: Cards | UnsetType = UNSET
    turn_up: str | UnsetType = UNSET


class Tally(Record, frozen=True, kw_only=True):
    """A number of legal lines of play, and how many of them end in each result."""

    lines: Count
    results: dict[str, Count] | UnsetType = UNSET


class Ends(Record, frozen=True, kw_only=True):
    """How many lines end with these observables, whose values are written as in a checkpoint."""

    lines: Count
    facts: dict[str, Any]


class Answer(Record, frozen=True, kw_only=True):
    """The single answer of a draw, a problem or a count, each with its own fields."""

    dealer: Seat | UnsetType = UNSET
    pairs: tuple[tuple[Seat, Seat], ...] | UnsetType = UNSET
    again: tuple[Seat, ...] | UnsetType = UNSET
    """Seats that must draw again after the last round given."""
    verdict: Verdict | UnsetType = UNSET
    tricks: Count | UnsetType = UNSET
    actor: Seat | None | UnsetType = UNSET
    """Who makes the first move of a count."""
    lines: Count | UnsetType = UNSET
    results: dict[str, Count] | UnsetType = UNSET
    ends: tuple[Ends, ...] | UnsetType = UNSET
    moves: dict[str, Verdict | Count | Tally] | UnsetType = UNSET
    """By first move: its verdict or tricks in a problem, its share of the lines in a count."""


class Scenario(Record, frozen=True, kw_only=True):
    """One case of the corpus."""

    id: str
    """The path below the scenarios root without extension."""
    path: str
    """The file as it was given, for messages."""
    format: Literal[1]
    kind: Kind
    title: str
    why: str
    game: str
    ruleset: str = "as-printed"
    options: Options = {}
    standing: Literal["stated", "ruling", "reported"]
    defect: str | None = None
    clauses: tuple[ClauseId, ...]
    clauses_line: int = 0
    """Line of the file for ``clauses``, for messages."""
    source: Source
    players: tuple[str, ...]
    """Names in seat order."""
    setup: Setup | None = None
    """None in a session."""
    actions: tuple[ActionText, ...] = ()
    lines: tuple[int, ...] = ()
    """Line of the file for each of ``actions``, for messages."""
    expect: tuple[Checkpoint, ...] = ()
    """In a session positions count deals."""
    reject: tuple[Reject, ...] = ()
    teach: Teach | None = None
    supersedes: str | None = None
    deals: tuple[Deal, ...] = ()
    packets: tuple[Packet, ...] = ()
    goal: Goal | None = None
    until: Until | None = None
    rights: bool = False
    """Where the lines of a count end before the deal does."""
    answer: Answer | None = None
