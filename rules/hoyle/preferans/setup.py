"""Reading a setup of Preferans: a deal that is about to be whisted or played, or the end of one."""

from collections.abc import Mapping
from typing import Any, Final

from hoyle.cards import NO_CARD, NO_SUIT, cards_of, format_card, format_suit
from hoyle.preferans.deal import hand_size, may_play, pack, resting_seat, trumps_of_misere
from hoyle.preferans.pack import MISERE
from hoyle.preferans.state import Deal
from hoyle.seats import NOBODY, Table, place_of
from hoyle.setup import SetupReader

GAME: Final = "preferans"
MOST_SEATS: Final = 6
TALON: Final = 2

_DEAL: Final = ("players", "dealer", "hands", "talon", "discard", "contract", "deal_no")
_RESULT: Final = ("players", "dealer", "contract", "calls", "tricks", "deal_no")
_CONTRACT: Final = ("level", "trump", "declarer")
_NO_HANDS: Final = (0, 0, 0)
_NO_TRICKS: Final = (0, 0, 0)

Calls = tuple[tuple[int, str], ...]
"""What was declared, in order: seat and word."""


def read_deal(setup: Mapping[str, Any]) -> Deal:
    """Read a deal after talon and discard; ImpossibleSetup with every reason.

    Without a contract everybody has passed.  Talon and discard may be left out: the discard is what nobody holds.
    """
    reader = SetupReader(GAME, setup, _DEAL)
    table, dealer = read_table(reader)
    hands = reader.hands(table.players, hand_size(), pack(), ~table.active & (1 << table.players) - 1)
    by_place = tuple(hand for seat, hand in enumerate(hands) if table.active >> seat & 1)
    aside = pack() & ~(by_place[0] | by_place[1] | by_place[2])
    level, trump, declarer = _read_contract(reader, setup, table)
    if trump == NO_CARD and declarer != NOBODY:
        reader.refuse("contract.trump", "give the trump suit, or none")
    own = by_place[declarer] if declarer != NOBODY else 0
    discard = reader.cards("discard", TALON, pack()) if reader.has("discard") else aside
    _refuse_outside(reader, "discard", discard & ~aside, "is in a hand too")
    talon = reader.cards("talon", TALON, pack()) if reader.has("talon") else 0
    _refuse_outside(reader, "talon", talon & ~(aside | own), "is in the hand of somebody who did not take up the talon")
    reader.finish()
    return Deal(dealer, by_place, talon, discard, level, trump, declarer, table)


def read_result(setup: Mapping[str, Any]) -> tuple[Deal, Calls, tuple[int, ...]]:
    """Read what is known of the end of a deal: contract, declarations, and the tricks of each place if it was played.

    Raises ImpossibleSetup with every reason.  Trumps may be left out.
    """
    reader = SetupReader(GAME, setup, _RESULT)
    table, dealer = read_table(reader)
    level, trump, declarer = _read_contract(reader, setup, table)
    calls = _read_calls(reader, setup, table)
    tricks: tuple[int, ...] = _NO_TRICKS
    if reader.has("tricks"):
        counts = reader.counts("tricks", table.players, hand_size())
        tricks = tuple(count for seat, count in enumerate(counts) if table.active >> seat & 1)
        if sum(counts) != sum(tricks):
            reader.refuse("tricks", "a dealer who rests takes no tricks")
        if sum(counts) not in (0, hand_size()):
            reader.refuse("tricks", f"{sum(counts)} in all, where a deal has {hand_size()}")
    reader.finish()
    return Deal(dealer, _NO_HANDS, 0, 0, level, trump, declarer, table), calls, tricks


def read_table(reader: SetupReader) -> tuple[Table, int]:
    """Read how many sit at the table and who deals, and find out who holds no cards."""
    players = reader.number("players", 2, MOST_SEATS)
    if not may_play(players):
        reader.refuse("players", f"{players} cannot play; three do, or four of whom the dealer holds no cards")
        players = 3
    dealer = reader.seat("dealer", players)
    active = (1 << players) - 1
    resting = resting_seat(dealer, players)
    return Table(players, active if resting == NOBODY else active & ~(1 << resting)), dealer


def _read_contract(outer: SetupReader, setup: Mapping[str, Any], table: Table) -> tuple[int, int, int]:
    """Read level, trumps and the declarer's place; NOBODY without a contract, NO_CARD without trumps."""
    if not outer.has("contract"):
        return MISERE, NO_CARD, NOBODY
    reader = outer.within("contract", _CONTRACT)
    given = setup["contract"].get("level") if isinstance(setup["contract"], Mapping) else None
    level = reader.word("level", {"misere": MISERE}) if isinstance(given, str) else reader.number("level", 6, 10)
    trump = reader.suit("trump") if reader.has("trump") else NO_CARD
    if level == MISERE:
        if trump not in (NO_CARD, trumps_of_misere()):
            reader.refuse("trump", f"{format_suit(trump)}, but a misère has no trumps")
        trump = NO_SUIT
    seat = reader.seat("declarer", table.players)
    declarer = place_of(table.active, seat)
    if declarer == NOBODY:
        reader.refuse("declarer", f"seat {seat} deals and holds no cards")
        declarer = 0
    outer.absorb("contract", reader)
    return level, trump, declarer


def _read_calls(reader: SetupReader, setup: Mapping[str, Any], table: Table) -> Calls:
    rows = setup.get("calls") or ()
    calls = []
    if not isinstance(rows, list | tuple):
        reader.refuse("calls", "expected a list of pairs, each a seat and a word")
        return ()
    for number, row in enumerate(rows):
        if not isinstance(row, list | tuple) or len(row) != 2 or type(row[0]) is not int or type(row[1]) is not str:
            reader.refuse(f"calls[{number}]", "expected a seat and a word, such as [1, 'whist']")
        elif not 0 <= row[0] < table.players:
            reader.refuse(f"calls[{number}]", f"{row[0]} is no seat at a table of {table.players}")
        else:
            calls.append((row[0], row[1]))
    return tuple(calls)


def _refuse_outside(reader: SetupReader, field: str, strange: int, reason: str) -> None:
    if strange:
        reader.refuse(field, f"{' '.join(format_card(card) for card in cards_of(strange))} {reason}")
