"""The JSON objects of HAP/1 that requests, answers and scenarios share.

Seats are integers 0..n-1 clockwise, cards and suits are tokens, and every value with one entry a player is an array in
seat order.  A field that is not given is ``UNSET`` and is not written; ``None`` is JSON's null.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

Seat = Annotated[int, Meta(ge=0, le=5)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Number = int | float
CardToken = Annotated[str, Meta(pattern="^[2-9TJQKA][CDHS]$")]
Suit = Literal["C", "D", "H", "S"]
Trump = Literal["C", "D", "H", "S", "none"]
Position = Annotated[int, Meta(ge=0, le=1000)]
Place = Position | Literal["end"]
Token = Annotated[str, Meta(pattern="^[a-z][a-z-]*(:[A-Za-z0-9-]+)*$", max_length=60)]
ActionText = Annotated[str, Meta(pattern="^[0-5] [a-z][a-z-]*(:[A-Za-z0-9-]+)*$", max_length=64)]
ClauseId = Annotated[str, Meta(pattern="^(SW|PV|GS|RW|SB|SYS)-[A-Z]+(-[0-9]+[a-z]?)?$")]
DefectId = Annotated[str, Meta(pattern="^(SW|PV|GS|RW|SB)-DEF-[0-9]{2}$")]
OptionValue = str | int | bool | tuple[int, ...]
Options = dict[str, OptionValue]
Cards = tuple[CardToken, ...]
Name = Annotated[str, Meta(pattern="^[a-z][a-z0-9_-]*$", max_length=60)]

_PER_SEAT = Meta(min_length=2, max_length=6)
Counts = Annotated[tuple[Count, ...], _PER_SEAT]
Amounts = Annotated[tuple[Number, ...], _PER_SEAT]
Hands = Annotated[tuple[Cards, ...], _PER_SEAT]
Sides = tuple[Number, Number]
"""An entry for the side of seats 0 and 2, one for the side of seats 1 and 3."""

OBSERVABLES = (
    "actor",
    "legal",
    "contract",
    "trump",
    "leader",
    "exposed",
    "partner",
    "winner",
    "tricks",
    "points",
    "payments",
    "over",
    "result",
    "below",
    "above",
    "pool",
    "hill",
    "whists",
)
"""The names that a checkpoint or a ``want`` may use."""

SETTLED = (
    "contract",
    "trump",
    "partner",
    "tricks",
    "points",
    "payments",
    "pool",
    "hill",
    "whists",
    "below",
    "above",
    "over",
    "result",
)
"""What can be asked of a deal of which only the end is known; nobody can tell who led to its last trick."""

ObservableName = Annotated[str, Meta(pattern=f"^({'|'.join(OBSERVABLES)})$")]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A JSON object with a closed list of fields."""


class Contract(Record, frozen=True, kw_only=True):
    """What was bid, by whom, and what was named with it; each game uses the fields that it has."""

    bid: Token | UnsetType = UNSET
    by: Seat | UnsetType = UNSET
    partner: Seat | None | UnsetType = UNSET
    trump: Trump | None | UnsetType = UNSET
    called: CardToken | UnsetType = UNSET
    level: Annotated[int, Meta(ge=6, le=10)] | Literal["misere"] | UnsetType = UNSET
    declarer: Seat | UnsetType = UNSET


class Offence(Record, frozen=True, kw_only=True):
    """An irregularity that the finished deal is scored with."""

    by: Seat
    kind: Literal["revoke", "out-of-turn", "exposed-card"]
    penalty: Literal["points", "tricks"] | UnsetType = UNSET
    corrected: bool | UnsetType = UNSET


class Setup(Record, frozen=True, kw_only=True):
    """A deal before its first action, or the facts of a finished deal; each game and operation uses what it needs."""

    players: Annotated[int, Meta(ge=2, le=6)]
    dealer: Seat | UnsetType = UNSET
    hands: Hands | UnsetType = UNSET
    turn_up: CardToken | UnsetType = UNSET
    talon: Cards | UnsetType = UNSET
    discard: Cards | UnsetType = UNSET
    widow: Cards | Annotated[int, Meta(ge=0, le=33)] | UnsetType = UNSET
    contract: Contract | UnsetType = UNSET
    calls: tuple[tuple[Seat, Token], ...] | UnsetType = UNSET
    tricks: Counts | UnsetType = UNSET
    trick_points: Counts | UnsetType = UNSET
    offences: tuple[Offence, ...] | UnsetType = UNSET
    offence: Offence | UnsetType = UNSET
    pool: Count | UnsetType = UNSET
    colour: Suit | None | UnsetType = UNSET
    dummies: tuple[Seat, ...] | UnsetType = UNSET
    continued: bool | UnsetType = UNSET
    cut: Count | UnsetType = UNSET
    deal_no: Count | UnsetType = UNSET
    first: Seat | UnsetType = UNSET
    pack: Cards | UnsetType = UNSET
    rounds: tuple[tuple[CardToken | None, ...], ...] | UnsetType = UNSET
    leader: Seat | UnsetType = UNSET
    trump: Trump | UnsetType = UNSET
    declarer: Seat | UnsetType = UNSET
    partner: Seat | UnsetType = UNSET
    duty_to_trump: bool | UnsetType = UNSET


class Observables(Record, frozen=True, kw_only=True):
    """What can be asked of a position: the closed list.  Only what was asked for is given.

    Null stands for nobody, for no trumps, contract or result yet, and for amounts that only the end decides.
    """

    actor: Seat | None | UnsetType = UNSET
    legal: tuple[Token, ...] | UnsetType = UNSET
    contract: Contract | None | UnsetType = UNSET
    trump: Trump | None | UnsetType = UNSET
    leader: Seat | None | UnsetType = UNSET
    exposed: tuple[Seat, ...] | UnsetType = UNSET
    partner: Seat | None | UnsetType = UNSET
    winner: Seat | None | UnsetType = UNSET
    tricks: Counts | UnsetType = UNSET
    points: Amounts | None | UnsetType = UNSET
    payments: Amounts | None | UnsetType = UNSET
    over: bool | UnsetType = UNSET
    result: Token | tuple[Token, ...] | None | UnsetType = UNSET
    below: Sides | None | UnsetType = UNSET
    above: Sides | None | UnsetType = UNSET
    pool: Number | Amounts | None | UnsetType = UNSET
    hill: Amounts | None | UnsetType = UNSET
    whists: tuple[Amounts, ...] | None | UnsetType = UNSET

    def __post_init__(self) -> None:
        """Refuse what is no set; msgspec turns the ValueError into one of its own."""
        for members in (self.legal, self.exposed):
            if members is not UNSET and len(set(members)) < len(members):
                raise ValueError("legal and exposed are sets, and an entry stands twice")


def plain(record: Record) -> dict[str, Any]:
    """Give a record as JSON values: dicts and lists, without what is not given."""
    values: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(record))
    return values
