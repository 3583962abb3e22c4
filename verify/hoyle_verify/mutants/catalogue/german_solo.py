"""Misreadings of German Solo."""

from inspect import unwrap
from typing import Final

from hoyle.cards import NO_SUIT, PACK_32, SUIT_CARDS
from hoyle.german_solo import exchange
from hoyle.german_solo.pack import ACES, BASTA, BLACK_QUEENS, FORCEE, SOLO, SPADILLE
from hoyle.german_solo.state import Auction, Plan
from hoyle_verify.mutants.catalogue.misreading import Misreading

_GAME: Final = "german-solo"


def _partner_is_shown(state: Plan, card: int) -> Plan:
    found: Plan = unwrap(exchange.holder_becomes_partner)(state, card)
    return found._replace(revealed=True)


def _queens_stay_in_their_suits(suit: int, _trump: int) -> int:
    return SUIT_CARDS[suit] & PACK_32


def _one_queen_is_enough(state: Auction, calls: int) -> int:
    if state.hands[state.turn] & BLACK_QUEENS and state.level < SOLO:
        return calls
    return calls & ~(1 << FORCEE)


def _no_ace_of_trumps(state: Plan, cards: int) -> int:
    trumps = SUIT_CARDS[state.trump] if state.trump < NO_SUIT else 0
    return cards & ACES & ~trumps & ~state.hands[state.declarer] or cards


def _four_are_enough(tricks: int) -> bool:
    return tricks >= 4


MISREADINGS: Final = (
    Misreading("GS-MISREAD-1", "partner-shown-with-the-call", _GAME, {"GS-FROG-2": _partner_is_shown}),
    Misreading("GS-MISREAD-2", "black-queen-follows-its-suit", _GAME, {"GS-RUL-2": _queens_stay_in_their_suits}),
    Misreading("GS-MISREAD-3", "basta-is-highest", _GAME, {"GS-RANK-2": lambda: BASTA, "GS-RANK-3": lambda: SPADILLE}),
    Misreading("GS-MISREAD-4", "one-queen-forces", _GAME, {"GS-FORC-3": _one_queen_is_enough}),
    Misreading("GS-MISREAD-5", "frog-made-with-four", _GAME, {"GS-FROG-4": _four_are_enough}),
    Misreading(
        "GS-MISREAD-6",
        "trump-ace-not-callable",
        _GAME,
        {"GS-FROG-1": _no_ace_of_trumps},
        origin="White Knuckle Playing Cards, 'German Solo' (whiteknucklecards.com/games/germansolo.html)",
        told="The Player of a frog calls an ace that he does not hold and that is not of trumps.",
    ),
)
