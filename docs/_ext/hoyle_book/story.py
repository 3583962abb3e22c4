"""A scenario told by the reference engine: what holds at each position, and which clause bars which choice.

Nothing here knows a rule: cards that change hands, tricks, winners, open hands and payments are read off what the
engine shows.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import msgspec

import hoyle
from hoyle.cards import parse_card, set_of
from hoyle_verify.scenario import Scenario
from hoyle_verify.scenario.games import GAMES
from hoyle_verify.serve.reference import options_of

_MISTAKES: Final = "offence"
"""The menu of what is done against the rules: it is nobody's choice, and no clause needs to bar it."""

Move = tuple[int, str, int]
"""A seat, a card, and 1 if it came into that hand or -1 if it left it."""


class Event(NamedTuple):
    """An action: who, what, the card if it laid one, and whether it was supplied by us and is not in the document.

    ``moves`` are the cards that came into hands or left them.
    """

    seat: int
    token: str
    card: str
    ours: bool
    moves: tuple[Move, ...]

    @property
    def is_bid(self) -> bool:
        """Whether it names a contract, as a pass, say, does not."""
        return self.token.startswith("bid:")

    @property
    def swap(self) -> tuple[str, str] | None:
        """The card that was laid and the one that came back for it, where a player changes his mind."""
        own = {step: card for seat, card, step in self.moves if seat == self.seat}
        return (own[-1], own[1]) if len(self.moves) == 2 and len(own) == 2 else None


class Position(NamedTuple):
    """The state after some actions: the engine's observables, and the choices that each clause bars.

    ``hands`` are the cards of each seat; ``opened`` are the seats whose whole hand lies on the table.
    """

    facts: Mapping[str, Any]
    barred: Mapping[str, Sequence[str]]
    hands: tuple[frozenset[str], ...]
    opened: tuple[int, ...]


@dataclass(slots=True)
class Trick:
    """The cards of a trick by seat, the positions before its first card and after its last, and who took it.

    ``wrong`` are cards that others took the place of.
    """

    leader: int
    start: int
    cards: dict[int, str] = field(default_factory=dict)
    wrong: dict[int, str] = field(default_factory=dict)
    end: int = 0
    winner: int | None = None


@dataclass(frozen=True, slots=True)
class Story:
    """A scenario with its events and its positions, of which there is one more.

    ``unit`` is what the payments of the deal are counted in.
    """

    scenario: Scenario
    events: tuple[Event, ...]
    positions: tuple[Position, ...]
    tricks: tuple[Trick, ...]
    """The last may be unfinished."""
    unit: str

    @property
    def final(self) -> Mapping[str, Any]:
        """The observables after the last action."""
        return self.positions[-1].facts

    @property
    def before_play(self) -> int:
        """How many actions come before the first card is laid."""
        return self.tricks[0].start if self.tricks else len(self.events)

    def note(self, position: int) -> str:
        """The scenario's own words on a position."""
        teach = self.scenario.teach
        return " ".join(teach.note.get(position, "").split()) if teach is not None else ""

    def trick_at(self, position: int) -> Trick | None:
        """Find the trick that lies on the table: the one in progress, or else the one just taken."""
        return next((trick for trick in reversed(self.tricks) if trick.start < position), None)

    def during(self, trick: Trick) -> range:
        """Give the positions after the lead of a trick, up to the next lead."""
        later = (other.start for other in self.tricks if other.start > trick.start)
        return range(trick.start + 1, next(later, len(self.events)) + 1)


def tell(scenario: Scenario, *, bars: bool = False) -> Story:
    """Play a scenario through; only with ``bars`` each position has the choices that are barred."""
    game = hoyle.game(scenario.game, scenario.ruleset, options_of(scenario.options))
    states = game.replay(plain(scenario.setup), list(scenario.actions))
    ours = scenario.teach.ours if scenario.teach is not None else ()
    seats = range(len(scenario.players))
    positions = tuple(_position(game, state, seats, bars=bars) for state in states)
    events = tuple(
        _event(action, _moves(positions[index].hands, positions[index + 1].hands), ours=index in ours)
        for index, action in enumerate(scenario.actions)
    )
    return Story(scenario, events, positions, tuple(_tricks(events, positions)), unit_of(game, states[-1]))


def unit_of(game: hoyle.Game[Any], state: Any) -> str:
    """Name what a deal is paid in, in the plural, once it is over; fractions are counted in the whole unit."""
    outcome = game.outcome(state)
    return "" if outcome is None else outcome.unit.rpartition(" ")[2]


def hands_of(scenario: Scenario) -> list[list[str]]:
    """Give the hands as they were dealt, as tokens."""
    setup = plain(scenario.setup)
    hands: list[list[str]] = setup["hands"]
    return hands


def aside_of(scenario: Scenario) -> tuple[str, int]:
    """Give the name and the cards of what lies apart; no name where the game has nothing there."""
    game = GAMES[scenario.game]
    held = set_of(parse_card(token) for hand in hands_of(scenario) for token in hand)
    return game.aside[0], game.pack & ~held if game.aside[0] else 0


def apart_of(scenario: Scenario) -> list[tuple[str, int]]:
    """Give everything that lies or lay apart, by name, each with its cards.

    What nobody holds once a declarer has taken up the talon is his discard.
    """
    name, cards = aside_of(scenario)
    setup = plain(scenario.setup)
    if name != "talon" or "contract" not in setup:
        return [(name, cards)] if name else []
    talon = set_of(map(parse_card, setup.get("talon", [])))
    return [*([("talon", talon)] if talon else []), ("discard", cards)]


def dealer_of(scenario: Scenario) -> int | None:
    """Give the seat of the dealer; a problem has none."""
    dealer: int | None = plain(scenario.setup).get("dealer")
    return dealer


def turn_up_of(scenario: Scenario) -> str:
    """Give the turn-up; nothing where there is none."""
    turn_up: str = plain(scenario.setup).get("turn_up", "")
    return turn_up


def _event(action: str, moves: tuple[Move, ...], *, ours: bool) -> Event:
    """Make an event; a card is laid where one leaves the hand of whoever acts, and comes into no other."""
    seat, _, token = action.partition(" ")
    laid = [card for owner, card, step in moves if (owner, step) == (int(seat), -1)]
    return Event(int(seat), token, laid[0] if len(moves) == len(laid) == 1 else "", ours, moves)


def _moves(before: Sequence[frozenset[str]], after: Sequence[frozenset[str]]) -> tuple[Move, ...]:
    moves: list[Move] = []
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        moves += [(seat, card, -1) for card in sorted(old - new)]
        moves += [(seat, card, 1) for card in sorted(new - old)]
    return tuple(moves)


def _tricks(events: Sequence[Event], positions: Sequence[Position]) -> list[Trick]:
    """Group the cards into tricks; one is complete when somebody's number of tricks has grown."""
    tricks: list[Trick] = []
    for index, event in enumerate(events):
        if event.swap and tricks:
            right, wrong = event.swap
            tricks[-1].cards[event.seat], tricks[-1].wrong[event.seat] = right, wrong
            if tricks[-1].winner is not None:
                tricks[-1].winner = positions[index + 1].facts["winner"]
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


def _position(game: hoyle.Game[Any], state: Any, seats: Sequence[int], *, bars: bool) -> Position:
    """Ask the engine for its observables and for what everybody holds."""
    facts = game.facts(state)
    views = [game.observe(state, seat) for seat in seats]
    hands = tuple(frozenset(view["hand"]) for view in views)
    open_cards = [frozenset(cards or ()) for cards in views[0]["exposed"]]
    opened = tuple(seat for seat in seats if hands[seat] and hands[seat] == open_cards[seat])
    return Position(facts, _barred(game, state, facts) if bars else {}, hands, opened)


def _barred(game: hoyle.Game[Any], state: Any, facts: Mapping[str, Any]) -> dict[str, list[str]]:
    """Ask, for each choice that the player to act does not have, why not.

    Cards that he does not hold are left out: that is why he cannot play them, and nothing else.
    """
    barred: dict[str, list[str]] = {}
    for menu in game.decision(state).menus:
        for token in menu.vocabulary.words.values() if menu.vocabulary.name != _MISTAKES else ():
            if token not in facts["legal"]:
                reason = _refusal(game, state, f"{facts['actor']} {token}")
                if reason != "SYS-HELD":
                    barred.setdefault(reason, []).append(token)
    return barred


def _refusal(game: hoyle.Game[Any], state: Any, action: str) -> str:
    try:
        game.apply(state, action)
    except hoyle.IllegalAction as refused:
        return refused.clause
    raise AssertionError(f"{action} is in no list of legal actions and was accepted")


def plain(value: Any) -> Any:
    """Give a part of a scenario as the JSON values that the engine reads."""
    return msgspec.json.decode(msgspec.json.encode(value))
