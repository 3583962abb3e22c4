"""Reading a setup of Six-Bid Solo: a deal about to be bid or played, or the end of one."""

from collections.abc import Mapping
from typing import Any, Final

from hoyle.cards import NO_CARD, NO_SUIT, cards_of, format_card, format_suit
from hoyle.ruleset import Ruleset
from hoyle.seats import NOBODY, Table, place_of
from hoyle.setup import SetupReader
from hoyle.six_bid.deal import hand_size, may_play, pack, resting_seat
from hoyle.six_bid.pack import BID_NAMES, CALL_SOLO, SOLO
from hoyle.six_bid.state import EMPTY_3, NAMING, Contract, Deal, Plan, Play
from hoyle.six_bid.tables import ALL_POINTS, WIDOW

GAME: Final = "six-bid"
MOST_SEATS: Final = 6
MOST_IN_THREE_CARDS: Final = 33
"""The most that three cards can count: three aces."""

_BIDS: Final = {BID_NAMES[bid]: bid for bid in range(SOLO, CALL_SOLO + 1)}
_DEAL: Final = ("players", "dealer", "hands", "widow", "contract", "deal_no")
_RESULT: Final = ("players", "dealer", "contract", "trick_points", "widow", "tricks", "deal_no")
_CONTRACT: Final = ("bid", "by", "partner", "trump", "called")
_NO_HANDS: Final = (0, 0, 0)
_NO_TRICKS: Final = (0, 0, 0)


def read_deal(ruleset: Ruleset, setup: Mapping[str, Any]) -> Deal:
    """Read a deal that is about to be bid, or played if it has a contract; ImpossibleSetup with every reason.

    The widow may be left out: it is what nobody holds.
    """
    reader = SetupReader(GAME, setup, _DEAL)
    table, dealer = read_table(reader)
    hands = reader.hands(table.players, hand_size(), pack(), _resting(table))
    by_place = tuple(hand for seat, hand in enumerate(hands) if table.active >> seat & 1)
    held = by_place[0] | by_place[1] | by_place[2]
    widow = reader.cards("widow", WIDOW, pack()) if reader.has("widow") else pack() & ~held
    if widow & held:
        twice = " ".join(format_card(card) for card in cards_of(widow & held))
        reader.refuse("widow", f"{twice} is in a hand too")
    contract = None
    if reader.has("contract"):
        contract = _read_contract(ruleset, reader, table)
        if contract.called != NO_CARD and not (by_place[contract.bidder] | widow) >> contract.called & 1:
            reader.refuse(
                "contract.called", "give the hands as they are after the exchange: the card is with the Bidder or aside"
            )
    reader.finish()
    return Deal(dealer, by_place, widow, contract, table)


def read_result(ruleset: Ruleset, setup: Mapping[str, Any]) -> Play:
    """Read the end of a deal as its last state; ImpossibleSetup with every reason.

    ``tricks`` may be left out where all 120 card points are accounted for, or those of the tricks show the end.
    """
    reader = SetupReader(GAME, setup, _RESULT)
    table, dealer = read_table(reader)
    contract = _read_contract(ruleset, reader, table)
    if contract.trump == NO_CARD:
        reader.refuse("contract.trump", f"{BID_NAMES[contract.bid]} is played with trumps: give their suit")
    points = _by_place(table, reader.counts("trick_points", table.players, ALL_POINTS))
    widow = reader.number("widow", 0, MOST_IN_THREE_CARDS)
    tricks = _read_tricks(ruleset, reader, table, contract, points)
    last = _last(dealer, table, contract, points, widow, tricks)
    last = ruleset.follow("ends", last, NO_CARD)
    total = sum(points) + widow
    if total == ALL_POINTS and not reader.has("tricks"):
        last = last._replace(over=True)
    if not last.over or total > ALL_POINTS or sum(tricks) > hand_size():
        shown = ", ".join(str(each) for each in points)
        reader.refuse("trick_points", f"play does not end with {shown} card points and {widow} in the widow")
    elif sum(tricks) == hand_size() and total != ALL_POINTS:
        reader.refuse("trick_points", f"{total} card points in all, where eleven tricks and the widow have 120")
    reader.finish()
    return last


def _read_tricks(
    ruleset: Ruleset, reader: SetupReader, table: Table, contract: Contract, points: tuple[int, ...]
) -> tuple[int, ...]:
    """Read who took how many tricks; they may be missing only where they do not decide the game."""
    if reader.has("tricks"):
        tricks = _by_place(table, reader.counts("tricks", table.players, hand_size()))
        if any(counted > MOST_IN_THREE_CARDS * won for counted, won in zip(points, tricks, strict=True)):
            reader.refuse("tricks", "somebody has more card points than can be in his tricks")
        return tricks
    made = ruleset.clause(f"made.{BID_NAMES[contract.bid]}")
    own = points[contract.bidder]
    if made(own, 0, contract.trump) != made(own, hand_size(), contract.trump):
        reader.refuse("tricks", "these decide the game: give their number for each seat")
    return _NO_TRICKS


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


def _read_contract(ruleset: Ruleset, outer: SetupReader, table: Table) -> Contract:
    reader = outer.within("contract", _CONTRACT)
    bid = reader.word("bid", _BIDS)
    by = reader.seat("by", table.players)
    bidder = place_of(table.active, by)
    if bidder == NOBODY:
        reader.refuse("by", f"seat {by} deals and holds no cards")
        bidder = 0
    if reader.has("partner"):
        reader.refuse("partner", "every game is played alone")
    trump = _read_trump(ruleset, reader, bid, bidder)
    called = reader.card("called") if reader.has("called") else NO_CARD
    if called != NO_CARD and bid != CALL_SOLO:
        reader.refuse("called", f"in a {BID_NAMES[bid]} no card is called")
    elif called != NO_CARD and not pack() >> called & 1:
        reader.refuse("called", f"{format_card(called)} is not in the pack of this game")
    elif called != NO_CARD and trump == NO_CARD:
        reader.refuse("called", "trumps are named before a card is called: give their suit")
    outer.absorb("contract", reader)
    return Contract(bid, bidder, trump, called)


def _read_trump(ruleset: Ruleset, reader: SetupReader, bid: int, bidder: int) -> int:
    """Compare the trumps given with those that the game can have; NO_CARD stands for "not yet named"."""
    name = BID_NAMES[bid]
    fixed = ruleset.filling(f"trump.{name}")
    if not reader.has("trump"):
        return int(fixed()) if callable(fixed) else NO_CARD
    given = reader.suit("trump")
    if callable(fixed):
        expected: int = fixed()
        if given != expected:
            reader.refuse("trump", f"{format_suit(given)}, but {name} is played with {format_suit(expected)}")
        return expected
    any_table = Table(3, 0b111)
    plan = Plan(0, _NO_HANDS, 0, bidder, NAMING, bid, NO_CARD, NO_CARD, NOBODY, NO_CARD, any_table)
    if given == NO_SUIT or not ruleset.narrow("name-trump", plan, 1 << given):
        reader.refuse("trump", f"{name} cannot be played with {format_suit(given)} as trumps")
    return given


def _by_place(table: Table, by_seat: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(value for seat, value in enumerate(by_seat) if table.active >> seat & 1)


def _resting(table: Table) -> int:
    return ~table.active & (1 << table.players) - 1


def _last(
    dealer: int, table: Table, contract: Contract, points: tuple[int, ...], widow: int, tricks: tuple[int, ...]
) -> Play:
    return Play(
        dealer=dealer,
        hands=_NO_HANDS,
        widow=0,
        widow_points=widow,
        bid=contract.bid,
        bidder=contract.bidder,
        trump=contract.trump,
        called=contract.called,
        holder=NOBODY,
        leader=contract.bidder,
        turn=contract.bidder,
        led=NO_SUIT,
        trick=EMPTY_3,
        winner=NOBODY,
        tricks=tricks,
        points=points,
        exposed=0,
        over=False,
        table=table,
    )
