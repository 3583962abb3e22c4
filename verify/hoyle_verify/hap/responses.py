"""Answers of HAP/1: one of ``ok``, ``rejected``, ``skip`` and ``error``; what ``ok`` holds depends on the operation."""

from typing import Annotated, Any, Generic, TypeVar

from msgspec import UNSET, Meta, UnsetType

from hoyle_verify.hap.objects import (
    Cards,
    CardToken,
    Count,
    DefectId,
    Name,
    ObservableName,
    Observables,
    OptionValue,
    Place,
    Position,
    Record,
    Seat,
    Suit,
    Token,
)

_LONGEST = 10_000
_MESSAGE = Meta(max_length=_LONGEST)
T = TypeVar("T", bound=Record)


class GameClaim(Record, omit_defaults=False, frozen=True, kw_only=True):
    """What a program claims of a game: phases, observables, rulesets, options, and rulings that it does not share."""

    has: tuple[str, ...]
    can: tuple[ObservableName, ...]
    rulesets: tuple[Name, ...] = ("as-printed",)
    options: dict[str, tuple[OptionValue, ...]] = {}
    differs: tuple[DefectId, ...] = ()


class HelloOk(Record, omit_defaults=False, frozen=True, kw_only=True):
    """Who answers, and what it claims to be able to do."""

    hap: Annotated[int, Meta(ge=1)]
    name: str
    version: str = ""
    language: str = ""
    ops: tuple[str, ...]
    games: dict[str, GameClaim]


class Observation(Observables, frozen=True, kw_only=True):
    """The observables asked for at one position."""

    at: Place


class ReplayOk(Record, frozen=True, kw_only=True):
    """Observations in the order of the questions."""

    obs: tuple[Observation, ...]


class SettleOk(Record, frozen=True, kw_only=True):
    """One observation at ``end``."""

    obs: tuple[Observation, ...]


class DrawOk(Record, frozen=True, kw_only=True):
    """What the draw decides; ``again`` names the seats that must draw once more."""

    dealer: Seat | UnsetType = UNSET
    pairs: tuple[tuple[Seat, Seat], ...] | UnsetType = UNSET
    again: tuple[Seat, ...] | UnsetType = UNSET


class Public(Observables, frozen=True, kw_only=True):
    """What everybody knows: observables, the dealer, what lies on the table beside a trick, and the actions so far.

    The exception is ``discard``, in Preferans, which only the declarer knows: to the others it is null.
    """

    dealer: Seat | None | UnsetType = UNSET
    turn_up: CardToken | None | UnsetType = UNSET
    talon: Cards | UnsetType = UNSET
    discard: Cards | None | UnsetType = UNSET
    colour: Suit | None | UnsetType = UNSET
    """German Solo: the preferred suit."""
    card_face_down: bool | UnsetType = UNSET
    """German Solo: whether a card lies face down on the table."""
    called_from: Seat | None | UnsetType = UNSET
    """Six-Bid Solo: who gave up the called card."""
    actions: tuple[str, ...] | UnsetType = UNSET


class ViewOk(Record, omit_defaults=False, frozen=True, kw_only=True):
    """What one seat may see.

    ``table`` has each seat's card of the trick in progress, ``exposed`` each seat's hand if it lies open; null stands
    for no card and for a hidden hand.  ``controls`` are the seats that it decides for.
    """

    seat: Seat
    hand: Cards
    table: tuple[CardToken | None, ...]
    public: Public
    exposed: tuple[Cards | None, ...]
    legal: tuple[Token, ...]
    partner: Seat | None
    controls: tuple[Seat, ...]


class LineCount(Record, frozen=True, kw_only=True):
    """A number of legal lines, and how many of them end the deal with each result.

    A result that has a part for each seat is written with blanks between them.
    """

    lines: Count
    results: dict[str, Count] | UnsetType = UNSET


class LineEnds(Observables, frozen=True, kw_only=True):
    """How many lines end with these observables."""

    lines: Count


class CountOk(LineCount, frozen=True, kw_only=True):
    """Who moves first, and the number of lines in all, by what holds at their ends, and by first move."""

    actor: Seat | None | UnsetType = UNSET
    ends: tuple[LineEnds, ...] | UnsetType = UNSET
    moves: dict[str, LineCount] | UnsetType = UNSET


class ExplainOk(Record, omit_defaults=False, frozen=True, kw_only=True):
    """Whether the action is legal, the clause to blame if it is not, and the clauses that fired.

    Where no action was given, whether there is anything to choose, and the clauses that narrow the choice.
    """

    legal: bool
    clause: str | None = None
    statement: str = ""
    fired: tuple[str, ...] = ()


class ByeOk(Record, frozen=True, kw_only=True):
    """Nothing."""


class Rejected(Record, frozen=True, kw_only=True):
    """The action applied at position ``at`` is illegal; naming the clause is optional."""

    at: Position
    clause: str | None | UnsetType = UNSET


class Skip(Record, frozen=True, kw_only=True):
    """The program declines the case."""

    reason: Annotated[str, _MESSAGE]
    issue: str | UnsetType = UNSET


class Failure(Record, frozen=True, kw_only=True):
    """The program could not answer."""

    message: Annotated[str, _MESSAGE]


class Response(Record, Generic[T], frozen=True, kw_only=True):
    """An answer; ``id`` is null only when the request could not be read far enough to know its id."""

    id: str | None
    ok: T | UnsetType = UNSET
    rejected: Rejected | UnsetType = UNSET
    skip: Skip | UnsetType = UNSET
    error: Failure | UnsetType = UNSET

    def __post_init__(self) -> None:
        """Refuse any but one part; msgspec turns the ValueError into one of its own."""
        given = [part for part in (self.ok, self.rejected, self.skip, self.error) if part is not UNSET]
        if len(given) != 1:
            raise ValueError("exactly one of ok, rejected, skip and error must be given")


def failed(id: str | None, reason: str) -> Response[Any]:
    """Make an answer that only says why there is none; of a reason longer than HAP allows the end is left out."""
    return Response(id=id, error=Failure(message=reason if len(reason) <= _LONGEST else f"{reason[: _LONGEST - 1]}…"))
