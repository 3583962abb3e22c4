"""A scenario told by the reference engine: what holds at each position, and which clause bars which choice.

Nothing here knows a rule: tricks, winners, exposed hands and payments are read off the engine's observables.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import msgspec

import hoyle
from hoyle_verify.scenario import Scenario

_CARD_VERB: Final = "play:"


class Event(NamedTuple):
    """An action: who, what, the card if it is one, and whether it was supplied by us and is not in the document."""

    seat: int
    token: str
    card: str
    ours: bool

    @property
    def is_bid(self) -> bool:
        """Whether it names a contract, as a pass, say, does not."""
        return self.token.startswith("bid:")


class Position(NamedTuple):
    """The state after some actions: the engine's observables, and the choices that each clause bars."""

    facts: Mapping[str, Any]
    barred: Mapping[str, Sequence[str]]


@dataclass(slots=True)
class Trick:
    """The cards of a trick by seat, the positions before its first card and after its last, and who took it."""

    leader: int
    start: int
    cards: dict[int, str] = field(default_factory=dict)
    end: int = 0
    winner: int | None = None


@dataclass(frozen=True, slots=True)
class Story:
    """A scenario with its events and its positions, of which there is one more."""

    scenario: Scenario
    events: tuple[Event, ...]
    positions: tuple[Position, ...]
    tricks: tuple[Trick, ...]
    """The last may be unfinished."""

    @property
    def final(self) -> Mapping[str, Any]:
        """The observables after the last action."""
        return self.positions[-1].facts

    def note(self, position: int) -> str:
        """The scenario's own words on a position."""
        teach = self.scenario.teach
        return " ".join(teach.note.get(position, "").split()) if teach is not None else ""


def tell(scenario: Scenario) -> Story:
    """Play a scenario through."""
    game = hoyle.game(scenario.game, scenario.ruleset, plain(scenario.options))
    states = game.replay(plain(scenario.setup), list(scenario.actions))
    ours = scenario.teach.ours if scenario.teach is not None else ()
    events = tuple(_event(action, ours=index in ours) for index, action in enumerate(scenario.actions))
    positions = tuple(_position(game, state) for state in states)
    return Story(scenario, events, positions, tuple(_tricks(events, positions)))


def hands_of(scenario: Scenario) -> list[list[str]]:
    """Give the hands as they were dealt, as tokens."""
    setup = plain(scenario.setup)
    hands: list[list[str]] = setup["hands"]
    return hands


def dealer_of(scenario: Scenario) -> int:
    """Give the seat of the dealer."""
    dealer: int = plain(scenario.setup)["dealer"]
    return dealer


def turn_up_of(scenario: Scenario) -> str:
    """Give the turn-up; nothing where there is none."""
    turn_up: str = plain(scenario.setup).get("turn_up", "")
    return turn_up


def _event(action: str, *, ours: bool) -> Event:
    seat, _, token = action.partition(" ")
    return Event(int(seat), token, token.removeprefix(_CARD_VERB) if token.startswith(_CARD_VERB) else "", ours)


def _tricks(events: Sequence[Event], positions: Sequence[Position]) -> list[Trick]:
    """Group the cards into tricks; one is complete when somebody's number of tricks has grown."""
    tricks: list[Trick] = []
    for index, event in enumerate(events):
        if not event.card:
            continue
        if not tricks or tricks[-1].winner is not None:
            tricks.append(Trick(event.seat, index))
        trick = tricks[-1]
        trick.cards[event.seat] = event.card
        trick.end = index + 1
        before, after = (sum(positions[place].facts["tricks"]) for place in (index, index + 1))
        if after > before:
            trick.winner = positions[index + 1].facts["winner"]
    return tricks


def _position(game: hoyle.Game[Any], state: Any) -> Position:
    """Ask the engine for its observables, and for each choice that the player to act does not have, why not.

    Cards that he does not hold are left out: that is why he cannot play them, and nothing else.
    """
    facts = game.facts(state)
    barred: dict[str, list[str]] = {}
    for menu in game.decision(state).menus:
        for token in menu.vocabulary.words.values():
            if token not in facts["legal"]:
                reason = _refusal(game, state, f"{facts['actor']} {token}")
                if reason != "SYS-HELD":
                    barred.setdefault(reason, []).append(token)
    return Position(facts, barred)


def _refusal(game: hoyle.Game[Any], state: Any, action: str) -> str:
    try:
        game.apply(state, action)
    except hoyle.IllegalAction as refused:
        return refused.clause
    raise AssertionError(f"{action} is in no list of legal actions and was accepted")


def plain(value: Any) -> Any:
    """Give a part of a scenario as the JSON values that the engine reads."""
    return msgspec.json.decode(msgspec.json.encode(value))
