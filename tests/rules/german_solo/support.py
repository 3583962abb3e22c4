"""Positions of German Solo to start a test from, and random deals that reach the rest.

Seat 0 is eldest hand, seat 3 deals and holds the club queen.  In ``DEAL`` seat 0 has the spade queen, in ``BOTH``
seat 3 has both.  Clubs are the colour unless a setup says otherwise.
"""

from random import Random
from typing import Any, TypeAlias

from hypothesis import strategies as st

import hoyle
from hoyle.cards import PACK_32, cards_of, format_card, parse_card, parse_hand
from hoyle.game import Game
from hoyle.german_solo.rulesets import OPTIONS, RULESETS
from hoyle.german_solo.state import Auction, Plan, Play, State
from tests.rules.playout import Playout

DEAL: dict[str, Any] = {
    "players": 4,
    "dealer": 3,
    "hands": [
        "AS KS QS AH KH TH 9D 8C".split(),
        "JS 9S 8S 9H 8H AD KD JD".split(),
        "7H TD 8D 7D AC KC JC TC".split(),
        "TS 7S QH JH QD QC 9C 7C".split(),
    ],
}
BOTH: dict[str, Any] = DEAL | {
    "hands": [[{"QS": "TS", "TS": "QS"}.get(card, card) for card in cards] for cards in DEAL["hands"]]
}
ACES_AND_KINGS: dict[str, Any] = DEAL | {
    "hands": [
        [rank + suit for rank in "AK" for suit in "CDHS"],
        [rank + suit for rank in "QJ" for suit in "CDHS"],
        [rank + suit for rank in "T9" for suit in "CDHS"],
        [rank + suit for rank in "87" for suit in "CDHS"],
    ]
}
"""Seat 0 can call nobody, and seat 1 holds all queens."""

PACK = tuple(cards_of(PACK_32))

Solo: TypeAlias = Game[State]


def solo(ruleset: str = "as-printed", **options: str) -> Solo:
    """Give the game with options named without ``gs.``."""
    return hoyle.game("german-solo", ruleset, {f"gs.{name}": value for name, value in options.items()})


def after(actions: str, setup: dict[str, Any] = DEAL, game: Solo | None = None) -> State:
    """Give the state of a deal after actions such as ``0 pass, 1 bid:frog``."""
    return (game or solo()).replay(setup, [action for action in actions.split(", ") if action])[-1]


def tokens(state: State, game: Solo | None = None) -> list[str]:
    """List what may be done in a state."""
    return [action.token for action in (game or solo()).legal(state)]


def auction(setup: dict[str, Any] = DEAL, **fields: Any) -> Auction:
    """Give an auction in which some fields are as wanted."""
    state = after("", setup)
    assert isinstance(state, Auction)
    return state._replace(**fields)


def plan(setup: dict[str, Any] = DEAL, **fields: Any) -> Plan:
    """Give what seat 0 has to name after winning with a frog, with some fields as wanted."""
    state = after("0 bid:frog, 1 pass, 2 pass, 3 pass", setup, solo(forcee="off"))
    assert isinstance(state, Plan)
    return state._replace(**fields)


def play(**fields: Any) -> Play:
    """Give a play, a solo of seat 0 with spades as trumps unless said otherwise, in which some fields are as wanted."""
    state = solo().start(DEAL | {"contract": {"bid": "solo", "by": 0, "trump": "S"}})
    assert isinstance(state, Play)
    return state._replace(**fields)


def frog(called: str = "AD", trump: str = "S") -> dict[str, Any]:
    """Give the deal as a frog of seat 0."""
    return DEAL | {"contract": {"bid": "frog", "by": 0, "trump": trump, "called": called}}


def cards(text: str) -> tuple[int, ...]:
    """Read cards such as ``TD 7D``."""
    return tuple(parse_card(token) for token in text.split())


def hand(text: str) -> int:
    """Read a hand such as ``S:AK H:7``."""
    return parse_hand(text)


def random_setup(rng: Random, *, pool: bool) -> dict[str, Any]:
    """Deal a pack, now and then with suits kept together, so that high games come off."""
    pack = [format_card(card) for card in PACK]
    if rng.random() < 0.8:
        rng.shuffle(pack)
    else:
        shift = rng.randrange(32)
        pack = pack[shift:] + pack[:shift]
    setup: dict[str, Any] = {"players": 4, "dealer": rng.randrange(4)}
    setup["hands"] = [pack[8 * seat : 8 * seat + 8] for seat in range(4)]
    if rng.random() < 0.5:
        setup["colour"] = rng.choice("CDHS")
    if pool:
        setup["pool"] = rng.randrange(40)
    return setup


def play_out(game: Solo, setup: dict[str, Any], rng: Random) -> Playout:
    """Play a deal by chance, with many passes or few, so that every game is reached."""
    states, actions = [game.start(setup)], []
    passes = rng.choice((0.1, 0.5, 0.9))
    while legal := game.legal(states[-1]):
        action = rng.choice(legal)
        if isinstance(states[-1], Auction) and rng.random() < passes:
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
    setup = random_setup(rng, pool=options.get("gs.pool") == "on")
    return play_out(hoyle.game("german-solo", ruleset, options), setup, rng)
