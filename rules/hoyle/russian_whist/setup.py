"""Reading a setup of Russian Whist: a hand about to be played, or the end of one."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from hoyle.cards import format_card
from hoyle.russian_whist.deal import dummies_may_sit, pack, resting_players, turn_up_is_dealers
from hoyle.russian_whist.pack import POINTS, TRICKS
from hoyle.russian_whist.state import Deal
from hoyle.russian_whist.tables import HAND
from hoyle.seats import NOBODY, Table, place_of
from hoyle.setup import SetupReader

GAME: Final = "russian-whist"
PLACES: Final = 4
MOST_SEATS: Final = 6

_DEAL: Final = ("players", "dealer", "hands", "turn_up", "dummies", "deal_no")
_RESULT: Final = (*_DEAL, "tricks", "offences")
_OFFENCE: Final = ("by", "kind", "penalty", "corrected")
_KINDS: Final = {"revoke": 0}
_PENALTIES: Final = {"points": POINTS, "tricks": TRICKS}


class Fine(NamedTuple):
    """A revoke that stands and the penalty that was chosen for it."""

    offender: int
    penalty: int


class Result(NamedTuple):
    """A hand that was played: the deal, the tricks as they were taken, and the revokes to be charged, in order."""

    deal: Deal
    tricks: tuple[int, ...]
    fines: tuple[Fine, ...]


def read_deal(setup: Mapping[str, Any]) -> Deal:
    """Read a hand that is about to be played; ImpossibleSetup with every reason."""
    reader = SetupReader(GAME, setup, _DEAL)
    deal = _read_deal(reader, setup)
    reader.finish()
    return deal


def read_result(setup: Mapping[str, Any]) -> Result:
    """Read the end of a hand, with the tricks as they were taken in play; ImpossibleSetup with every reason."""
    reader = SetupReader(GAME, setup, _RESULT)
    deal = _read_deal(reader, setup)
    noted = len(reader.reasons)
    by_seat = reader.counts("tricks", deal.table.players, HAND)
    tricks = tuple(won for seat, won in enumerate(by_seat) if deal.table.active >> seat & 1)
    if len(reader.reasons) == noted and (sum(tricks) != HAND or sum(by_seat) != HAND):
        won = ", ".join(map(str, by_seat))
        reader.refuse("tricks", f"{won}, but all {HAND} are played, and those who rest take none")
    fines = _read_fines(reader, setup, deal.table)
    reader.finish()
    return Result(deal, tricks, fines)


def read_table(reader: SetupReader, setup: Mapping[str, Any]) -> Table:
    """Read how many sit at the table, and which of them hold cards."""
    players = reader.number("players", PLACES, MOST_SEATS)
    rows = setup.get("hands")
    hands = rows if isinstance(rows, list | tuple) and len(rows) == players else [None] * players
    active = sum(1 << seat for seat, row in enumerate(hands) if row is None or len(row) > 0)
    if rows is not None and active.bit_count() != players - resting_players(players):
        reader.refuse("hands", f"{players} sit at the table: give {PLACES} of them cards, and who rests an empty hand")
    return Table(players, active if active.bit_count() == PLACES else (1 << PLACES) - 1)


def _read_deal(reader: SetupReader, setup: Mapping[str, Any]) -> Deal:
    noted = len(reader.reasons)
    table = read_table(reader, setup)
    dealer = reader.seat("dealer", table.players)
    resting = ~table.active & (1 << table.players) - 1
    hands = reader.hands(table.players, HAND, pack(), resting)
    turn_up = reader.card("turn_up")
    if resting >> dealer & 1:
        reader.refuse("dealer", f"seat {dealer} rests")
        dealer = min(seat for seat in range(table.players) if table.active >> seat & 1)
    if len(reader.reasons) == noted and not turn_up_is_dealers(turn_up, hands[dealer]):
        reader.refuse("turn_up", f"{format_card(turn_up)} is not in the dealer's hand")
    by_place = tuple(hand for seat, hand in enumerate(hands) if table.active >> seat & 1)
    return Deal(place_of(table.active, dealer), turn_up, by_place, _read_dummies(reader, setup, table), table)


def _read_dummies(reader: SetupReader, setup: Mapping[str, Any], table: Table) -> int:
    """Read the seats that are dummies as a set of places."""
    seats = setup.get("dummies") or []
    if not isinstance(seats, list | tuple) or not all(type(seat) is int and 0 <= seat < PLACES for seat in seats):
        reader.refuse("dummies", f"expected a list of seats from 0 to {PLACES - 1}")
        return 0
    dummies: int = sum(1 << seat for seat in set(seats))
    if seats and table.players != PLACES:
        reader.refuse("dummies", f"{table.players} sit at the table, and nobody is missing")
    if len(set(seats)) < len(seats):
        reader.refuse("dummies", "a seat stands twice")
    if not dummies_may_sit(dummies):
        reader.refuse("dummies", "a dummy cannot be the partner of a dummy")
    return dummies


def _read_fines(reader: SetupReader, setup: Mapping[str, Any], table: Table) -> tuple[Fine, ...]:
    """Read the offences, and leave out those that were put right."""
    rows = setup.get("offences") or []
    if not isinstance(rows, list | tuple) or not all(isinstance(row, Mapping) for row in rows):
        reader.refuse("offences", "expected a list of objects with " + ", ".join(_OFFENCE))
        return ()
    fines = [_read_fine(reader, f"offences[{number}]", row, table) for number, row in enumerate(rows)]
    return tuple(fine for fine in fines if fine is not None)


def _read_fine(outer: SetupReader, field: str, row: Mapping[str, Any], table: Table) -> Fine | None:
    reader = SetupReader(GAME, row, _OFFENCE)
    by = reader.seat("by", table.players)
    offender = place_of(table.active, by)
    if offender == NOBODY:
        reader.refuse("by", f"seat {by} rests")
    reader.word("kind", _KINDS)
    corrected = row.get("corrected")
    if corrected is not None and not isinstance(corrected, bool):
        reader.refuse("corrected", f"{corrected!r} is neither true nor false")
    if corrected is True and reader.has("penalty"):
        reader.refuse("penalty", "a revoke that was put right has none")
    penalty = reader.word("penalty", _PENALTIES) if corrected is not True else POINTS
    for name, reason in reader.reasons:
        outer.refuse(f"{field}.{name}", reason)
    return None if corrected is True else Fine(offender, penalty)
