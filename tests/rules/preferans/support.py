"""Positions of Preferans to start a test from, and random deals that reach the rest.

Four sit at the table: seat 0 declares eight spades, seats 1 and 2 defend, and seat 3, who dealt, rests.
"""

from random import Random
from typing import Any, TypeAlias

from hypothesis import strategies as st

import hoyle
from hoyle.cards import PACK_32, cards_of, format_card, parse_card, parse_hand
from hoyle.game import Game
from hoyle.preferans.pack import CLOSED, HALF, OPEN, PASS, UNSAID, WHIST
from hoyle.preferans.rulesets import OPTIONS, RULESETS
from hoyle.preferans.state import Claim, Play, State, Whisting
from tests.rules.playout import Playout

EIGHT: dict[str, Any] = {"level": 8, "trump": "S", "declarer": 0}
MISERE: dict[str, Any] = {"level": "misere", "declarer": 0}
DEAL: dict[str, Any] = {
    "players": 4,
    "dealer": 3,
    "hands": [
        "AS QS JS TS 8S 7S AD KD JD 9D".split(),
        "KS 9S AH KH QH QD 7D AC KC QC".split(),
        "JH TH 9H 8H TD 8D JC TC 9C 8C".split(),
        [],
    ],
    "talon": "JS 8S".split(),
    "discard": "7H 7C".split(),
    "contract": EIGHT,
}
THREE: dict[str, Any] = DEAL | {"players": 3, "dealer": 2, "hands": DEAL["hands"][:3]}
"""The same deal at a table of three: seat 2 deals and plays."""

OPENED: tuple[str, ...] = ("1 whist", "2 pass", "1 open")
WORDS = {"-": UNSAID, "p": PASS, "w": WHIST, "h": HALF, "o": OPEN, "c": CLOSED}
PACK = tuple(format_card(card) for card in cards_of(PACK_32))

PreferansGame: TypeAlias = Game[State]


def preferans(ruleset: str = "as-printed", **options: str) -> PreferansGame:
    """Give the game with options named without ``pv.``."""
    return hoyle.game("preferans", ruleset, {f"pv.{name}": value for name, value in options.items()})


def under(level: int | str, **changes: Any) -> dict[str, Any]:
    """Give the deal under a contract of another level."""
    trump = {} if level == "misere" else {"trump": "S"}
    return DEAL | {"contract": {"level": level, "declarer": 0} | trump} | changes


def after(actions: str, setup: dict[str, Any] = DEAL, game: PreferansGame | None = None) -> State:
    """Give the state of a deal after actions such as ``1 whist, 2 pass``."""
    return (game or preferans()).replay(setup, [action for action in actions.split(", ") if action])[-1]


def said(words: str) -> tuple[int, ...]:
    """Read the words of three places: ``-wp`` is a declarer, a whist and a pass."""
    return tuple(WORDS[word] for word in words)


def whisting(**fields: Any) -> Whisting:
    """Give the declarations about eight spades of seat 0, with some fields as wanted."""
    state = after("")
    assert isinstance(state, Whisting)
    return state._replace(**fields)


def play(**fields: Any) -> Play:
    """Give the open play of eight spades before the first lead, with some fields as wanted."""
    state = after(", ".join(OPENED))
    assert isinstance(state, Play)
    return state._replace(**fields)


def claim(by: int = 1, named: int = -1, **fields: Any) -> Claim:
    """Give a result about to be proposed in that play; ``fields`` are those of the play."""
    return Claim(play(**fields), by, by, named)


def cards(tokens: str) -> tuple[int, ...]:
    """Read cards such as ``TD 7D``."""
    return tuple(parse_card(token) for token in tokens.split())


def hand(text: str) -> int:
    """Read a hand such as ``S:AK H:7``."""
    return parse_hand(text)


def random_setup(rng: Random) -> dict[str, Any]:
    """Deal for a table of three or four, under any contract."""
    players = rng.choice((3, 4))
    dealer = rng.randrange(players)
    pack = [*PACK]
    rng.shuffle(pack)
    dealt = iter([pack[10 * place : 10 * place + 10] for place in range(3)])
    hands = [[] if players == 4 and seat == dealer else next(dealt) for seat in range(players)]
    level = rng.choice((6, 7, 8, 9, 10, "misere"))
    trump = "none" if level == "misere" else rng.choice(("C", "D", "H", "S", "none"))
    declarer = rng.choice([seat for seat in range(players) if hands[seat]])
    contract = {"level": level, "trump": trump, "declarer": declarer}
    return {"players": players, "dealer": dealer, "hands": hands, "discard": pack[30:], "contract": contract}


def play_out(game: PreferansGame, setup: dict[str, Any], rng: Random) -> Playout:
    """Play a deal by chance; now and then somebody proposes a result."""
    states, actions = [game.start(setup)], []
    while legal := game.legal(states[-1]):
        rights = [right for seat in range(setup["players"]) for right in game.rights(states[-1], seat)]
        action = rng.choice(rights if rights and rng.random() < 0.1 else legal)
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
    return play_out(hoyle.game("preferans", ruleset, options), random_setup(rng), rng)
