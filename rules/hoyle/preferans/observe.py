"""What a state of Preferans looks like from outside: places become seats."""

from typing import Any, Final, NamedTuple

from hoyle.cards import NO_CARD, cards_of, format_card, format_suit
from hoyle.preferans.pack import MISERE
from hoyle.preferans.state import EMPTY_3, AllPass, Deal, Play, Unplayed, Whisting
from hoyle.seats import NOBODY, seat_at, seats_of, spread

OBSERVABLES: Final = (
    "actor",
    "legal",
    "contract",
    "trump",
    "leader",
    "exposed",
    "winner",
    "tricks",
    "pool",
    "hill",
    "whists",
    "over",
    "result",
)

MADE, FAILED, PASSED, HALVED, DEFENDED, RESTED, ALL_PASSED = RESULTS = (
    "made",
    "failed",
    "passed",
    "half",
    "defended",
    "rested",
    "all-pass",
)
"""What can become of a player.

A declarer, or a whister, has ``made`` or ``failed`` what he answers for; a defender ``passed`` or took ``half``; he
``defended`` where nobody whists, against a ten or a misère; the dealer ``rested``; everybody is ``all-pass`` if nobody
bid.
"""

Shown = Whisting | Play | Unplayed | AllPass
"""A state in which no result is being proposed."""


class Score(NamedTuple):
    """What a deal brings: pool and hill by seat, ``whists[x][y]`` what x writes against y, and a result by seat."""

    pool: tuple[int, ...]
    hill: tuple[int, ...]
    whists: tuple[tuple[int, ...], ...]
    result: tuple[str, ...]


def facts_of(state: Shown, score: Score | None) -> dict[str, Any]:
    """Give every observable but ``actor`` and ``legal``; what is written is null until the deal is over."""
    deal = state.deal
    facts: dict[str, Any] = {
        "contract": _contract(deal),
        "trump": _trump(deal),
        "leader": None,
        "exposed": [],
        "winner": None,
        "tricks": [0] * deal.table.players,
        "pool": None if score is None else list(score.pool),
        "hill": None if score is None else list(score.hill),
        "whists": None if score is None else [list(row) for row in score.whists],
        "over": score is not None,
        "result": None if score is None else list(score.result),
    }
    if isinstance(state, Play):
        facts["leader"] = _seat(deal, state.leader)
        facts["exposed"] = [seat_at(deal.table.active, place) for place in seats_of(state.exposed)]
        facts["winner"] = _seat(deal, state.winner)
        facts["tricks"] = spread(deal.table, state.tricks, 0)
    return facts


def view_of(state: Shown, place: int) -> dict[str, Any]:
    """Give what the player at a place may see; a dealer without cards sees what lies open."""
    deal = state.deal
    hands = state.hands if isinstance(state, Play) else deal.hands
    trick = state.trick if isinstance(state, Play) else EMPTY_3
    open_hands = [
        _tokens(hand) if isinstance(state, Play) and state.exposed >> other & 1 else None
        for other, hand in enumerate(hands)
    ]
    return {
        "hand": [] if place == NOBODY else _tokens(hands[place]),
        "table": spread(deal.table, [None if card == NO_CARD else format_card(card) for card in trick], None),
        "public": {
            "dealer": deal.dealer,
            "talon": _tokens(deal.talon),
            "discard": _tokens(deal.discard) if place != NOBODY and place == deal.declarer else None,
        },
        "exposed": spread(deal.table, open_hands, None),
        "partner": None,
        "controls": _controlled(state, place),
    }


def _controlled(state: Shown, place: int) -> list[int]:
    """List the seats that a player decides for: his own, and that of a passer whose cards lie open."""
    if place == NOBODY:
        return []
    active = state.deal.table.active
    if not isinstance(state, Play):
        return [seat_at(active, place)]
    return [seat_at(active, hand) for hand, decider in enumerate(state.deciders) if decider == place]


def _seat(deal: Deal, place: int) -> int | None:
    return None if place == NOBODY else seat_at(deal.table.active, place)


def _trump(deal: Deal) -> str | None:
    return None if deal.trump == NO_CARD else format_suit(deal.trump)


def _contract(deal: Deal) -> dict[str, Any] | None:
    """Describe the contract; where everybody passed there is none."""
    if deal.declarer == NOBODY:
        return None
    return {
        "level": "misere" if deal.level == MISERE else deal.level,
        "trump": _trump(deal),
        "declarer": _seat(deal, deal.declarer),
    }


def _tokens(hand: int) -> list[str]:
    return [format_card(card) for card in cards_of(hand)]
