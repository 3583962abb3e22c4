"""What a state of Solo Whist looks like from outside: places become seats, quarter points become points."""

from typing import Any, Final

from hoyle.cards import NO_CARD, cards_of, format_card, format_suit
from hoyle.game import Outcome
from hoyle.seats import NOBODY, seat_at, seats_of, spread
from hoyle.solo_whist.pack import BID_NAMES
from hoyle.solo_whist.state import Contract, Naming, Play, State
from hoyle.tricks import EMPTY_4

OBSERVABLES: Final = (
    "actor",
    "legal",
    "contract",
    "trump",
    "leader",
    "exposed",
    "partner",
    "winner",
    "tricks",
    "payments",
    "over",
    "result",
)

QUARTERS: Final = 4
"""Quarter points in the document's unit, the point."""


def facts_of(state: State, outcome: Outcome | None) -> dict[str, Any]:
    """Give every observable but ``actor`` and ``legal``."""
    contract = _contract(state)
    facts: dict[str, Any] = {
        "contract": contract,
        "trump": None,
        "leader": None,
        "exposed": [],
        "partner": contract["partner"] if contract else None,
        "winner": None,
        "tricks": [0] * state.table.players,
        "payments": None if outcome is None else [points(quarters) for quarters in outcome.payments],
        "over": outcome is not None,
        "result": None if outcome is None else outcome.result,
    }
    if isinstance(state, Play):
        facts["trump"] = format_suit(state.trump)
        facts["leader"] = _seat(state, state.leader)
        facts["exposed"] = [_seat(state, place) for place in seats_of(state.exposed)]
        facts["winner"] = _seat(state, state.winner)
        facts["tricks"] = spread(state.table, state.tricks, 0)
    return facts


def view_of(state: State, place: int, seat: int) -> dict[str, Any]:
    """Give what the player at a place, who sits at ``seat``, may see; one who rests sees what lies open."""
    trick = state.trick if isinstance(state, Play) else EMPTY_4
    open_hands = [
        _tokens(hand) if isinstance(state, Play) and state.exposed >> other & 1 else None
        for other, hand in enumerate(state.hands)
    ]
    return {
        "hand": [] if place == NOBODY else _tokens(state.hands[place]),
        "table": spread(state.table, [None if card == NO_CARD else format_card(card) for card in trick], None),
        "public": {
            "dealer": _seat(state, state.dealer),
            "turn_up": None if state.turn_up == NO_CARD else format_card(state.turn_up),
        },
        "exposed": spread(state.table, open_hands, None),
        "partner": _seat(state, _partner_of(state, place)),
        "controls": [] if place == NOBODY else [seat],
    }


def points(quarters: int) -> int | float:
    """Turn quarter points into points; every multiple of a quarter is exact in binary."""
    whole, rest = divmod(quarters, QUARTERS)
    return whole if rest == 0 else quarters / QUARTERS


def _seat(state: State, place: int) -> int | None:
    return None if place == NOBODY else seat_at(state.table.active, place)


def _contract(state: State) -> dict[str, Any] | None:
    """Describe the contract once there is one; a general misère is nobody's."""
    if isinstance(state, Play):
        contract = Contract(state.bid, state.declarer, state.partner, state.trump)
    elif isinstance(state, Naming):
        contract = state.contract
    else:
        return None
    described: dict[str, Any] = {"bid": BID_NAMES[contract.bid]}
    if contract.declarer != NOBODY:
        described["by"] = _seat(state, contract.declarer)
    return described | {
        "partner": _seat(state, contract.partner),
        "trump": None if contract.trump == NO_CARD else format_suit(contract.trump),
    }


def _partner_of(state: State, place: int) -> int:
    if isinstance(state, Play) and place != NOBODY and place in (state.declarer, state.partner):
        return state.partner if place == state.declarer else state.declarer
    return NOBODY


def _tokens(hand: int) -> list[str]:
    return [format_card(card) for card in cards_of(hand)]
