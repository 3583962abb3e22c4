"""What a state of Russian Whist looks like from outside: places become seats, sides two columns of the sheet."""

from typing import Any, Final, NamedTuple

from hoyle.cards import NO_CARD, cards_of, format_card, format_suit
from hoyle.russian_whist.deal import player_of
from hoyle.russian_whist.pack import KIND_NAMES, SIDE_NAMES
from hoyle.russian_whist.state import Play, Reckoning
from hoyle.seats import NOBODY, seat_at, spread
from hoyle.tricks import EMPTY_4

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
    "below",
    "above",
)
RESULTS: Final = tuple(f"{kind}-{side}" for kind in KIND_NAMES for side in SIDE_NAMES)
"""What can become of a hand: its kind and the side that wins it."""


class Score(NamedTuple):
    """What a hand brings to each side, and which side wins it how."""

    kind: int
    winners: int
    below: tuple[int, ...]
    above: tuple[int, ...]

    @property
    def result(self) -> str:
        """The result as one token."""
        return f"{KIND_NAMES[self.kind]}-{SIDE_NAMES[self.winners]}"

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of each side, below and above the line together."""
        return tuple(below + above for below, above in zip(self.below, self.above, strict=True))


def facts_of(state: Play | Reckoning, score: Score | None) -> dict[str, Any]:
    """Give every observable but ``actor`` and ``legal``; nobody is paid before the end of the rubber."""
    return {
        "contract": None,
        "trump": format_suit(state.trump),
        "leader": _seat(state, state.leader if isinstance(state, Play) else state.winner),
        "exposed": [_seat(state, place) for place, cards in enumerate(_open_cards(state)) if cards is not None],
        "winner": _seat(state, state.winner),
        "tricks": spread(state.table, state.tricks, 0),
        "points": None if score is None else by_seat(state, score.totals),
        "payments": None,
        "over": score is not None,
        "result": None if score is None else score.result,
        "below": None if score is None else list(score.below),
        "above": None if score is None else list(score.above),
    }


def view_of(state: Play | Reckoning, place: int) -> dict[str, Any]:
    """Give what the player at a place may see; one who rests sees what lies open."""
    trick = state.trick if isinstance(state, Play) else EMPTY_4
    shown = [None if cards is None else _tokens(cards) for cards in _open_cards(state)]
    lying = isinstance(state, Play) and state.lying
    return {
        "hand": _tokens(state.hands[place]) if isinstance(state, Play) and place != NOBODY else [],
        "table": spread(state.table, [None if card == NO_CARD else format_card(card) for card in trick], None),
        "public": {
            "dealer": _seat(state, state.dealer),
            "turn_up": format_card(state.turn_up) if lying and isinstance(state, Play) else None,
            "trump": format_suit(state.trump),
        },
        "exposed": spread(state.table, shown, None),
        "partner": None if place == NOBODY else _seat(state, place ^ 2),
        "controls": _controlled(state, place),
    }


def by_seat(state: Play | Reckoning, sides: tuple[int, ...]) -> list[int]:
    """Write what each side has at every seat, 0 at those that rest."""
    return spread(state.table, [sides[place & 1] for place in range(4)], 0)


def _open_cards(state: Play | Reckoning) -> list[int | None]:
    """List the cards of each place that all can see: a dummy's hand, and the turn-up while it lies there."""
    hands = state.hands if isinstance(state, Play) else (0, 0, 0, 0)
    cards = [None if player_of(place, state.dummies) == place else hand for place, hand in enumerate(hands)]
    if isinstance(state, Play) and state.lying and cards[state.dealer] is None:
        cards[state.dealer] = 1 << state.turn_up
    return cards


def _controlled(state: Play | Reckoning, place: int) -> list[int]:
    """List the seats that a player decides for: his own, and that of a dummy opposite; a dummy decides nothing."""
    if place == NOBODY:
        return []
    return [seat_at(state.table.active, other) for other in range(4) if player_of(other, state.dummies) == place]


def _seat(state: Play | Reckoning, place: int) -> int | None:
    return None if place == NOBODY else seat_at(state.table.active, place)


def _tokens(hand: int) -> list[str]:
    return [format_card(card) for card in cards_of(hand)]
