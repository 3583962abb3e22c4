"""Positions of Six-Bid Solo to start a test from, and random deals that reach the rest.

Seat 0 is eldest hand and holds spades, seat 1 hearts and seat 2, who dealt, clubs; 6S, 7D and 6D are the widow.
"""

from random import Random
from typing import Any, TypeAlias

from hypothesis import strategies as st

import hoyle
from hoyle.cards import PACK_36, cards_of, format_card, parse_card, parse_hand
from hoyle.game import Game
from hoyle.six_bid.rulesets import OPTIONS, RULESETS
from hoyle.six_bid.state import Auction, Plan, Play, State
from tests.rules.playout import Playout

DEAL: dict[str, Any] = {
    "players": 3,
    "dealer": 2,
    "hands": [
        "AS TS KS QS JS 9S AD TD KD QD JD".split(),
        "AH TH KH QH JH 9H 8H 7H 6H 8S 7S".split(),
        "AC TC KC QC JC 9C 8C 7C 6C 9D 8D".split(),
    ],
    "widow": "6S 7D 6D".split(),
}
FOUR: dict[str, Any] = {"players": 4, "dealer": 3, "hands": [*DEAL["hands"], []], "widow": DEAL["widow"]}
"""The same deal with a dealer who holds no cards, at seat 3."""

PACK = tuple(cards_of(PACK_36))

SixBidGame: TypeAlias = Game[State]


def six_bid(ruleset: str = "as-printed", **options: str) -> SixBidGame:
    """Give the game with options named without ``sb.``."""
    return hoyle.game("six-bid", ruleset, {f"sb.{name}": value for name, value in options.items()})


def after(actions: str, setup: dict[str, Any] = DEAL, game: SixBidGame | None = None) -> State:
    """Give the state of a deal after actions such as ``0 pass, 1 bid:solo``."""
    return (game or six_bid()).replay(setup, [action for action in actions.split(", ") if action])[-1]


def auction(**fields: Any) -> Auction:
    """Give an auction in which some fields are as wanted."""
    state = after("")
    assert isinstance(state, Auction)
    return state._replace(**fields)


def plan(bid: str = "call-solo", **fields: Any) -> Plan:
    """Give the choices of seat 0, who plays ``bid``, with some fields as wanted."""
    state = six_bid().start(DEAL | {"contract": {"bid": bid, "by": 0}})
    assert isinstance(state, Plan)
    return state._replace(**fields)


def play(**fields: Any) -> Play:
    """Give a play, a heart solo of seat 0 unless said otherwise, in which some fields are as wanted."""
    state = six_bid().start(DEAL | {"contract": {"bid": "heart-solo", "by": 0}})
    assert isinstance(state, Play)
    return state._replace(**fields)


def cards(tokens: str) -> tuple[int, ...]:
    """Read cards such as ``TD 7D``."""
    return tuple(parse_card(token) for token in tokens.split())


def hand(text: str) -> int:
    """Read a hand such as ``S:AK H:7``."""
    return parse_hand(text)


def random_setup(rng: Random) -> dict[str, Any]:
    """Deal for a table of three or four, now and then with suits kept together, so that high games come off."""
    players = rng.choice((3, 4))
    dealer = rng.randrange(players)
    pack = [format_card(card) for card in PACK]
    if rng.random() < 0.8:
        rng.shuffle(pack)
    dealt = iter([pack[11 * place : 11 * place + 11] for place in range(3)])
    hands = [[] if players == 4 and seat == dealer else next(dealt) for seat in range(players)]
    return {"players": players, "dealer": dealer, "hands": hands, "widow": pack[33:]}


def play_out(game: SixBidGame, setup: dict[str, Any], rng: Random) -> Playout:
    """Play a deal by chance, with few passes, so that high bids are reached."""
    states, actions = [game.start(setup)], []
    while legal := game.legal(states[-1]):
        action = rng.choice(legal)
        if isinstance(states[-1], Auction) and rng.random() < 0.3:
            action = legal[0]
        actions.append(str(action))
        states.append(game.apply(states[-1], action))
    return Playout(game, setup, actions, states)


@st.composite
def playouts(draw: st.DrawFn) -> Playout:
    """Draw rules and a deal, and play it out."""
    overrides = {option.id: st.sampled_from(sorted(option.values)) for option in OPTIONS}
    options = draw(st.fixed_dictionaries({}, optional=overrides))
    ruleset = draw(st.sampled_from(RULESETS))
    rng = Random(repr((ruleset, options, draw(st.lists(st.integers(0, 1 << 32), min_size=3, max_size=3)))))
    return play_out(hoyle.game("six-bid", ruleset, options), random_setup(rng), rng)
