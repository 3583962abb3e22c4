"""Reading seats, cards and per-seat values of one scenario's table."""

import re
from collections.abc import Callable, Collection
from typing import Final, NamedTuple, TypeVar

from hoyle.cards import RANKS, SUITS, cards_of, format_card, parse_card, parse_hand
from hoyle.errors import NotationError
from hoyle_verify.scenario.cursor import Cursor
from hoyle_verify.scenario.games import GameFacts
from hoyle_verify.scenario.names import Names
from hoyle_verify.scenario.tree import Scalar

T = TypeVar("T")
SUIT_NAMES: Final = tuple(SUITS)
TRUMPS: Final = (*SUIT_NAMES, "none")
_CARD: Final = f"a rank of {RANKS} then a suit of {SUITS}, such as TD"
_PLAYER: Final = re.compile(r"[^\W\d_][\w-]{0,23}")
_RESERVED: Final = frozenset({"trick", "end", "none", "null", "true", "false"})


class Table(NamedTuple):
    """The game that is played, who sits at it, and the names that may be used."""

    game: str
    facts: GameFacts
    players: tuple[str, ...]
    names: Names | None

    def bids(self) -> Collection[str] | None:
        """What can be bid; None if that is not known."""
        return self.names.bids(self.game) if self.names is not None else None


def read_players(cursor: Cursor, facts: GameFacts) -> tuple[str, ...] | None:
    """Read the names of the players, clockwise."""
    wanted = " or ".join(map(str, facts.players))
    names = cursor.each(
        lambda item: item.matching(_PLAYER, "a name", "write a letter, then letters, digits or hyphens"),
        f"a list of {wanted} names",
    )
    if names is None:
        return None
    faults = [f"{name!r} stands twice" for name in sorted(set(names)) if names.count(name) > 1]
    faults += [f"{name!r} has a meaning of its own" for name in names if name in _RESERVED]
    if len(names) not in facts.players:
        faults.append(f"{len(names)} players")
    for fault in faults:
        cursor.refuse(fault, f"name {wanted} different players, clockwise")
    return None if faults else names


def read_seat(cursor: Cursor, table: Table) -> int | None:
    """Read a player's name as his seat."""
    name = cursor.text("the name of a player")
    if name is None:
        return None
    if name not in table.players:
        cursor.refuse(f"no player is called {name!r}", cursor.near(name, table.players))
        return None
    return table.players.index(name)


def read_seats(cursor: Cursor, table: Table) -> tuple[int, ...] | None:
    """Read a list of different players' names as seats in order."""
    seats = cursor.each(lambda item: read_seat(item, table), "a list of players' names")
    if seats is not None and len(set(seats)) < len(seats):
        cursor.refuse("a player stands twice", "name each player once")
        return None
    return tuple(sorted(seats)) if seats is not None else None


def by_seat(
    cursor: Cursor, table: Table, read: Callable[[Cursor], T | None], *, but: Collection[int] = ()
) -> tuple[T | None, ...] | None:
    """Read a map by player as an array in seat order.

    Every player must stand in it except those at the seats ``but``, who must not.  None if the map is not whole; an
    entry is None if its value was refused or its seat is one of ``but``.
    """
    entries = cursor.entries("a map with every player's name")
    if entries is None:
        return None
    wanted = [name for seat, name in enumerate(table.players) if seat not in but]
    for name, entry in entries.items():
        if name not in wanted:
            entry.refuse(f"{name!r} has no place in this map", entry.near(name, wanted))
    missing = [name for name in wanted if name not in entries]
    if missing:
        cursor.refuse(f"nothing is said of {', '.join(missing)}", f"name every player: {', '.join(wanted)}")
    values = tuple(read(entries[name]) if name in entries and name in wanted else None for name in table.players)
    return None if missing else values


def whole_by_seat(cursor: Cursor, table: Table, read: Callable[[Cursor], T | None]) -> tuple[T, ...] | None:
    """Read a map by player; None unless every value was read."""
    values = by_seat(cursor, table, read)
    if values is None:
        return None
    good = tuple(value for value in values if value is not None)
    return good if len(good) == len(values) else None


def read_card(cursor: Cursor) -> str | None:
    """Read a card token."""
    text = cursor.text(f"a card: {_CARD}")
    return text if text is not None and check_card(cursor, text) else None


def check_card(cursor: Cursor, text: str) -> bool:
    """Tell whether a text is a card token, and refuse it if not."""
    try:
        parse_card(text)
    except NotationError:
        cursor.refuse(f"{text!r} is no card", f"write {_CARD}")
        return False
    return True


def read_cards(cursor: Cursor) -> tuple[str, ...] | None:
    """Read card tokens in order, with blanks between them."""
    text = cursor.text("cards with blanks between them, such as 'TD 7D JD'")
    if text is None:
        return None
    tokens = tuple(text.split())
    checked = [check_card(cursor, token) for token in tokens]
    return tokens if all(checked) else None


def read_hand(cursor: Cursor) -> int | None:
    """Read a hand text as a set of cards; two quotes stand for the empty hand of one who rests."""
    if isinstance(cursor.node, Scalar) and not cursor.node.plain and not cursor.node.text:
        return 0
    text = cursor.text("a hand such as 'S:AK2 H:T9'")
    if text is None:
        return None
    try:
        return parse_hand(text)
    except NotationError:
        for fault, remedy in _faults_of_hand(text):
            cursor.refuse(fault, remedy)
        return None


def _faults_of_hand(text: str) -> list[tuple[str, str]]:
    faults = []
    seen = ""
    for group in text.split():
        suit, colon, ranks = group.partition(":")
        if not colon or not ranks or len(suit) != 1 or suit not in SUITS:
            faults.append((f"{group!r} is no group of cards", "write a suit of CDHS, a colon and ranks, such as S:AK2"))
            continue
        if suit in seen:
            faults.append((f"the suit {suit} stands twice", "write all cards of a suit in one group"))
        seen += suit
        strange = sorted(set(ranks) - set(RANKS))
        faults += [(f"{rank + suit!r} is no card", f"write {_CARD}") for rank in strange]
        doubled = sorted(rank for rank in set(ranks) & set(RANKS) if ranks.count(rank) > 1)
        faults += [(f"{rank}{suit} stands twice", "write each card once") for rank in doubled]
    return faults


def tokens_of(cards: int) -> tuple[str, ...]:
    """Write a set of cards as tokens in pack order."""
    return tuple(map(format_card, cards_of(cards)))
