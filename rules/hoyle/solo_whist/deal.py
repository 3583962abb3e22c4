"""What a deal of Solo Whist consists of, and how one is read from a setup."""

from collections.abc import Mapping
from typing import Any, Final

from hoyle.cards import NO_CARD, NO_SUIT, PACK_52, Card, Cards, format_card, format_suit
from hoyle.clause import defines
from hoyle.ruleset import Ruleset
from hoyle.seats import NOBODY
from hoyle.setup import SetupReader
from hoyle.solo_whist.pack import BID_NAMES, PROPOSAL
from hoyle.solo_whist.state import Contract, Deal, Play
from hoyle.solo_whist.tables import HAND
from hoyle.tricks import EMPTY_4

TWO_OF_CLUBS: Final = 0
_BIDS: Final = {name: bid for bid, name in enumerate(BID_NAMES) if name}
_DEAL: Final = ("players", "dealer", "hands", "turn_up", "contract", "deal_no")
_RESULT: Final = ("players", "dealer", "contract", "tricks", "deal_no")
_CONTRACT: Final = ("bid", "by", "partner", "trump")


@defines("SW-GEN-3", at="000:P3")
def players() -> int:
    """Four is the best number of players."""
    return 4


@defines("SW-DECK-1", at="000:P4")
def pack() -> Cards:
    """The game is played with one full pack of 52 cards."""
    return PACK_52


@defines("SW-DEAL-6", at="000:P5")
def hand_size() -> int:
    """Each player gets thirteen cards."""
    return HAND


@defines("SW-RUL-15", standing="ruling", defect="SW-DEF-15")
def turn_up_is_dealers(turn_up: Card, dealers_hand: Cards) -> bool:
    """The turn-up belongs to the dealer's hand from the start, though all have seen it."""
    return dealers_hand >> turn_up & 1 == 1


def read_deal(ruleset: Ruleset, setup: Mapping[str, Any]) -> Deal:
    """Read a deal that is about to be bid, or played if it has a contract; ImpossibleSetup with every reason."""
    reader = SetupReader("solo-whist", setup, _DEAL)
    number = reader.number("players", players(), players(), players())
    dealer = reader.seat("dealer", number)
    hands = reader.hands(number, hand_size(), pack())
    turn_up = NO_CARD
    if reader.has("turn_up") or not reader.has("contract"):
        turn_up = reader.card("turn_up")
    if turn_up != NO_CARD and not turn_up_is_dealers(turn_up, hands[dealer]):
        reader.refuse("turn_up", f"{format_card(turn_up)} is not in the dealer's hand")
    contract = _read_contract(ruleset, reader, turn_up) if reader.has("contract") else None
    reader.finish()
    return Deal(dealer, turn_up, hands, contract)


def read_result(ruleset: Ruleset, setup: Mapping[str, Any]) -> Play:
    """Read the end of a deal as its last state; ImpossibleSetup with every reason."""
    reader = SetupReader("solo-whist", setup, _RESULT)
    number = reader.number("players", players(), players(), players())
    dealer = reader.seat("dealer", number)
    bid, declarer, partner, trump = _read_contract(ruleset, reader, NO_CARD)
    tricks = reader.counts("tricks", number, hand_size())
    last = Play(
        dealer=dealer,
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
    )
    last = ruleset.follow("ends", last, NO_CARD)
    if not last.over or sum(tricks) > hand_size():
        reader.refuse("tricks", f"play does not end with {', '.join(str(won) for won in tricks)} tricks")
    reader.finish()
    return last


def _read_contract(ruleset: Ruleset, outer: SetupReader, turn_up: int) -> Contract:
    reader = outer.within("contract", _CONTRACT)
    bid = reader.word("bid", _BIDS)
    declarer = reader.seat("by", players())
    partner = reader.seat_or_nobody("partner", players())
    if bid == PROPOSAL and partner in (NOBODY, declarer):
        reader.refuse("partner", "a proposal is played with a partner, who is another player")
    if bid != PROPOSAL and partner != NOBODY:
        reader.refuse("partner", f"{BID_NAMES[bid]} is played alone")
    given = reader.suit("trump") if reader.has("trump") else NO_CARD
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
    known = turn_up != NO_CARD or fixed(TWO_OF_CLUBS) == NO_SUIT
    if not known and given in (NO_CARD, NO_SUIT):
        reader.refuse("trump", f"{name} is played with trumps: give their suit, or the turn-up card")
    expected = fixed(turn_up) if known else given
    if given not in (NO_CARD, expected):
        reader.refuse("trump", f"{format_suit(given)}, but {name} is played with {format_suit(expected)}")
    return expected
