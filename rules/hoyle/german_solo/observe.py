"""What a state of German Solo looks like from outside; the partner stays hidden until he is known."""

from typing import Any, Final

from hoyle.cards import NO_CARD, NO_SUIT, cards_of, format_card, format_suit
from hoyle.game import Outcome
from hoyle.german_solo.pack import GAME_NAMES, NO_GAME
from hoyle.german_solo.state import Auction, Play, State
from hoyle.seats import NOBODY
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
    "pool",
    "over",
    "result",
)


def facts_of(state: State, stake: int, outcome: Outcome | None) -> dict[str, Any]:
    """Give every observable but ``actor`` and ``legal``.

    ``stake`` is what the dealer has put into the pool; ``pool`` is what lies there, at the end after the settlement.
    """
    facts: dict[str, Any] = {
        "contract": _contract(state),
        "trump": None if isinstance(state, Auction) or state.trump == NO_CARD else format_suit(state.trump),
        "leader": None,
        "exposed": [],
        "partner": _seat(_known_partner(state)),
        "winner": None,
        "tricks": [0] * 4,
        "payments": None if outcome is None else list(outcome.payments),
        "pool": state.pool + (stake if outcome is None else outcome.pooled),
        "over": outcome is not None,
        "result": None if outcome is None else outcome.result,
    }
    if isinstance(state, Play):
        facts["leader"] = state.leader
        facts["winner"] = _seat(state.winner)
        facts["tricks"] = list(state.tricks)
    return facts


def view_of(state: State, seat: int) -> dict[str, Any]:
    """Give what a seat may see; a hidden partner knows the Player, and the Player does not know him."""
    trick = state.trick if isinstance(state, Play) else EMPTY_4
    return {
        "hand": [format_card(card) for card in cards_of(state.hands[seat])],
        "table": [None if card == NO_CARD else format_card(card) for card in trick],
        "public": {
            "dealer": state.dealer,
            "colour": None if state.colour == NO_SUIT else format_suit(state.colour),
            "card_face_down": not isinstance(state, Auction) and state.laid != NO_CARD and state.laid not in trick,
        },
        "exposed": [None] * 4,
        "partner": _seat(_partner_seen_by(state, seat)),
        "controls": [seat],
    }


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _known_partner(state: State) -> int:
    """Give the partner once everybody knows him: when he has shown himself, or the deal is settled."""
    if isinstance(state, Auction):
        return NOBODY
    return state.partner if state.revealed or (isinstance(state, Play) and state.over) else NOBODY


def _partner_seen_by(state: State, seat: int) -> int:
    if isinstance(state, Auction) or state.partner == NOBODY:
        return NOBODY
    if seat == state.partner:
        return state.declarer
    return _known_partner(state) if seat == state.declarer else NOBODY


def _contract(state: State) -> dict[str, Any] | None:
    """Describe the contract once there is one; ``called`` is there from the call on."""
    if isinstance(state, Auction) or state.game == NO_GAME:
        return None
    described: dict[str, Any] = {
        "bid": GAME_NAMES[state.game],
        "by": state.declarer,
        "partner": _seat(_known_partner(state)),
        "trump": None if state.trump == NO_CARD else format_suit(state.trump),
    }
    return described if state.called == NO_CARD else described | {"called": format_card(state.called)}
