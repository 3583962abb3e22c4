"""What a state of Six-Bid Solo looks like from outside: places become seats."""

from typing import Any, Final

from hoyle.cards import NO_CARD, cards_of, format_card, format_suit
from hoyle.game import Outcome
from hoyle.seats import NOBODY, seat_at, seats_of, spread
from hoyle.six_bid.pack import BID_NAMES
from hoyle.six_bid.state import EMPTY_3, Contract, Plan, Play, State

OBSERVABLES: Final = (
    "actor",
    "legal",
    "contract",
    "trump",
    "leader",
    "exposed",
    "winner",
    "tricks",
    "points",
    "payments",
    "over",
    "result",
)


def facts_of(state: State, outcome: Outcome | None) -> dict[str, Any]:
    """Give every observable but ``actor`` and ``legal``.

    ``points`` are the card points of the tricks that each seat has taken; those of the widow are never among them.
    """
    contract = _settled(state)
    facts: dict[str, Any] = {
        "contract": _contract(state),
        "trump": None if contract is None or contract.trump == NO_CARD else format_suit(contract.trump),
        "leader": None,
        "exposed": [],
        "winner": None,
        "tricks": [0] * state.table.players,
        "points": [0] * state.table.players,
        "payments": None if outcome is None else list(outcome.payments),
        "over": outcome is not None,
        "result": None if outcome is None else outcome.result,
    }
    if isinstance(state, Play):
        facts["leader"] = _seat(state, state.leader)
        facts["exposed"] = [_seat(state, place) for place in seats_of(state.exposed)]
        facts["winner"] = _seat(state, state.winner)
        facts["tricks"] = spread(state.table, state.tricks, 0)
        facts["points"] = spread(state.table, state.points, 0)
    return facts


def view_of(state: State, place: int, seat: int) -> dict[str, Any]:
    """Give what the player at a place, who sits at ``seat``, may see; a dealer without cards sees what lies open."""
    trick = state.trick if isinstance(state, Play) else EMPTY_3
    open_hands = [
        _tokens(hand) if isinstance(state, Play) and state.exposed >> other & 1 else None
        for other, hand in enumerate(state.hands)
    ]
    return {
        "hand": [] if place == NOBODY else _tokens(state.hands[place]),
        "table": spread(state.table, [None if card == NO_CARD else format_card(card) for card in trick], None),
        "public": {
            "dealer": state.dealer,
            "contract": _contract(state),
            "called_from": _seat(state, state.holder) if isinstance(state, Plan | Play) else None,
        },
        "exposed": spread(state.table, open_hands, None),
        "partner": None,
        "controls": [] if place == NOBODY else [seat],
    }


def _seat(state: State, place: int) -> int | None:
    return None if place == NOBODY else seat_at(state.table.active, place)


def _settled(state: State) -> Contract | None:
    if isinstance(state, Play):
        return Contract(state.bid, state.bidder, state.trump, state.called)
    if isinstance(state, Plan):
        return Contract(state.bid, state.turn, state.trump, state.called)
    return None


def _contract(state: State) -> dict[str, Any] | None:
    """Describe the contract once there is one; ``called`` is there from the call on."""
    contract = _settled(state)
    if contract is None:
        return None
    described: dict[str, Any] = {
        "bid": BID_NAMES[contract.bid],
        "by": _seat(state, contract.bidder),
        "trump": None if contract.trump == NO_CARD else format_suit(contract.trump),
    }
    return described if contract.called == NO_CARD else described | {"called": format_card(contract.called)}


def _tokens(hand: int) -> list[str]:
    return [format_card(card) for card in cards_of(hand)]
