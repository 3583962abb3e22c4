"""Reading a setup of Solo Whist: a deal about to be bid or played, or the end of one."""

from collections.abc import Mapping
from typing import Any, Final

from hoyle.cards import NO_CARD, NO_SUIT, format_card, format_suit
from hoyle.clause import said_by
from hoyle.ruleset import Ruleset
from hoyle.seats import NOBODY, TABLE, Table, place_of
from hoyle.setup import SetupReader
from hoyle.solo_whist.deal import (
    best_number_of_players,
    five_may_play,
    hand_size,
    pack,
    resting_seat,
    turn_up_belongs_to_dealer,
)
from hoyle.solo_whist.pack import BID_NAMES, DECLARED_ABUNDANCE, PROPOSAL
from hoyle.solo_whist.state import Contract, Deal, Play
from hoyle.tricks import EMPTY_4

GAME: Final = "solo-whist"
_BIDS: Final = {BID_NAMES[bid]: bid for bid in range(PROPOSAL, DECLARED_ABUNDANCE + 1)}
_DEAL: Final = ("players", "dealer", "hands", "turn_up", "contract", "deal_no")
_RESULT: Final = ("players", "dealer", "contract", "tricks", "deal_no")
_CONTRACT: Final = ("bid", "by", "partner", "trump")
_ANY_CARD: Final = 0
_MOST_DEALS: Final = 1_000_000


def read_deal(ruleset: Ruleset, setup: Mapping[str, Any]) -> Deal:
    """Read a deal that is about to be bid, or played if it has a contract; ImpossibleSetup with every reason."""
    reader = SetupReader(GAME, setup, _DEAL)
    table, dealer = read_table(reader)
    resting = ~table.active & (1 << table.players) - 1
    hands = reader.hands(table.players, hand_size(), pack(), resting)
    hands_are_known = not reader.reasons
    turn_up = NO_CARD
    if reader.has("turn_up") or not reader.has("contract"):
        turn_up = reader.card("turn_up")
    if hands_are_known and turn_up != NO_CARD and not turn_up_belongs_to_dealer(turn_up, hands[dealer]):
        reader.refuse("turn_up", f"{format_card(turn_up)} is not in the dealer's hand")
    contract = _read_contract(ruleset, reader, table, turn_up) if reader.has("contract") else None
    reader.finish()
    by_place = tuple(hand for seat, hand in enumerate(hands) if table.active >> seat & 1)
    return Deal(place_of(table.active, dealer), turn_up, by_place, table, contract)


def read_result(ruleset: Ruleset, setup: Mapping[str, Any]) -> Play:
    """Read the end of a deal as its last state; ImpossibleSetup with every reason."""
    reader = SetupReader(GAME, setup, _RESULT)
    table, dealer = read_table(reader)
    bid, declarer, partner, trump = _read_contract(ruleset, reader, table, NO_CARD)
    by_seat = reader.counts("tricks", table.players, hand_size())
    tricks = tuple(won for seat, won in enumerate(by_seat) if table.active >> seat & 1)
    last = Play(
        dealer=place_of(table.active, dealer),
        turn_up=NO_CARD,
        hands=(0, 0, 0, 0),
        bid=bid,
        declarer=declarer,
        partner=partner,
        trump=trump,
        leader=declarer,
        turn=declarer,
        led=NO_SUIT,
        trick=EMPTY_4,
        winner=NOBODY,
        tricks=tricks,
        exposed=0,
        over=False,
        table=table,
    )
    if trump == NO_CARD and not reader.reasons:
        reader.refuse("contract.trump", "expected the suit that was named")
    if sum(by_seat) > sum(tricks):
        reader.refuse("tricks", "the player who rests has tricks")
    elif sum(tricks) > hand_size():
        reader.refuse("tricks", f"{sum(tricks)} in all, where a deal has {hand_size()}")
    elif not reader.reasons and not _ends_with(ruleset, last):
        reader.refuse("tricks", f"play does not end after {sum(tricks)} tricks, divided {', '.join(map(str, by_seat))}")
    reader.finish()
    return last._replace(over=True)


def _ends_with(ruleset: Ruleset, last: Play) -> bool:
    """Say whether play ends with these tricks, and would have gone on without the last of them, whoever took it."""
    tricks = last.tricks
    before = [(*tricks[:place], won - 1, *tricks[place + 1 :]) for place, won in enumerate(tricks) if won]
    return _is_over(ruleset, last) and not all(_is_over(ruleset, last._replace(tricks=won)) for won in before)


def _is_over(ruleset: Ruleset, play: Play) -> bool:
    return bool(ruleset.follow("ends", play, NO_CARD).over) or sum(play.tricks) > hand_size()


def read_players(reader: SetupReader) -> int:
    """Read how many sit at the table."""
    noted = len(reader.reasons)
    players = reader.number("players", 2, TABLE)
    if players == best_number_of_players() or five_may_play(players):
        return players
    if len(reader.reasons) == noted:
        reader.refuse("players", f"{players} cannot play: {said_by(best_number_of_players, five_may_play)}")
    return best_number_of_players()


def read_table(reader: SetupReader) -> tuple[Table, int]:
    """Read how many sit at the table and who deals, and find out who rests."""
    players = read_players(reader)
    reader.number("deal_no", 0, _MOST_DEALS, default=0)
    dealer = reader.seat("dealer", players)
    everybody = (1 << players) - 1
    active = everybody if players == best_number_of_players() else everybody & ~(1 << resting_seat(dealer))
    return Table(players, active), dealer


def _read_contract(ruleset: Ruleset, outer: SetupReader, table: Table, turn_up: int) -> Contract:
    reader = outer.within("contract", _CONTRACT)
    bid = reader.word("bid", _BIDS)
    bid_is_known = not reader.reasons
    given = reader.suit("trump") if reader.has("trump") else NO_CARD
    trump = given
    by = reader.seat("by", table.players)
    declarer = place_of(table.active, by)
    partner = NOBODY
    if reader.has("partner"):
        partner = place_of(table.active, reader.seat("partner", table.players))
    if declarer == NOBODY:
        reader.refuse("by", f"seat {by} rests")
        declarer = 0
    if bid_is_known and bid == PROPOSAL and partner in (NOBODY, declarer):
        reader.refuse("partner", "a proposal is played with a partner, who is another active player")
    if bid_is_known and bid != PROPOSAL and reader.has("partner"):
        reader.refuse("partner", f"{BID_NAMES[bid]} is played alone")
    if bid_is_known:
        trump = _settled_trump(ruleset, reader, bid, turn_up, given)
    outer.absorb("contract", reader)
    return Contract(bid, declarer, partner, trump)


def _settled_trump(ruleset: Ruleset, reader: SetupReader, bid: int, turn_up: int, given: int) -> int:
    """Compare the trumps given with those that the contract has; NO_CARD stands for "not given" and "not yet named"."""
    name = BID_NAMES[bid]
    fixed = ruleset.filling(f"trump.{name}")
    if not callable(fixed):
        if given == NO_SUIT:
            reader.refuse("trump", f"{name} is played with trumps")
        return given
    known = turn_up != NO_CARD or fixed(_ANY_CARD) == NO_SUIT
    if not known and given in (NO_CARD, NO_SUIT):
        reader.refuse("trump", f"{name} is played with trumps: give their suit, or the turn-up card")
    expected: int = fixed(turn_up) if known else given
    if given not in (NO_CARD, expected):
        reader.refuse("trump", f"{format_suit(given)}, but {name} is played with {format_suit(expected)}")
    return expected
