"""Positions of Russian Whist to start a test from, and random hands that reach the rest.

In the deal each seat has a run of four cards in every suit but one.  Seat 3 dealt and turned up the two of spades, so
that seat 0 is eldest hand; seats 0 and 2 have the best spades and diamonds, seats 1 and 3 the best hearts and clubs.
"""

from random import Random
from typing import Any, TypeAlias

from hypothesis import strategies as st

import hoyle
from hoyle.cards import PACK_52, cards_of, format_card, parse_card, parse_hand
from hoyle.game import Game
from hoyle.russian_whist.rulesets import OPTIONS, RULESETS
from hoyle.russian_whist.state import Aside, Play, Reckoning, State
from tests.rules.playout import Playout

PACK = [format_card(card) for card in cards_of(PACK_52)]
DEAL: dict[str, Any] = {
    "players": 4,
    "dealer": 3,
    "turn_up": "2S",
    "hands": [
        "AS KS QS JS TH 9H 8H 7D 6D 5D 4C 3C 2C".split(),
        "TS 9S 8S 7H 6H 5H 4D 3D 2D AC KC QC JC".split(),
        "7S 6S 5S 4H 3H 2H AD KD QD JD TC 9C 8C".split(),
        "4S 3S 2S AH KH QH JH TD 9D 8D 7C 6C 5C".split(),
    ],
}
END: dict[str, Any] = DEAL | {"tricks": [4, 3, 3, 3]}
PLAY_ON = {"irregularities": "play_on"}

Whist: TypeAlias = Game[State]


def whist(ruleset: str = "as-printed", **options: str) -> Whist:
    """Give the game with options named without ``rw.``."""
    return hoyle.game("russian-whist", ruleset, {f"rw.{name}": value for name, value in options.items()})


def after(actions: str, game: Whist | None = None, setup: dict[str, Any] = DEAL) -> State:
    """Give the state of the deal after actions such as ``0 AS, 1 TS``, in which a bare card is played."""
    said = [action.split() for action in actions.split(", ") if action]
    written = [f"{seat} {word if word.islower() or ':' in word else f'play:{word}'}" for seat, word in said]
    return (game or whist(**PLAY_ON)).replay(setup, written)[-1]


def play(**fields: Any) -> Play:
    """Give the first position of the deal, in which some fields are as wanted."""
    state = after("")
    assert isinstance(state, Play)
    return state._replace(**fields)


def aside(turn: int, /, **fields: Any) -> Aside:
    """Give the position in which a place interjects."""
    return Aside(play(**fields), turn)


def reckoning(tricks: tuple[int, int], *revokes: int) -> Reckoning:
    """Give the end of the deal in which the sides have taken so many tricks, with revokes still to be charged."""
    state = whist().settle(END)
    assert isinstance(state, Reckoning)
    return state._replace(held=tricks, own=tricks, revokes=revokes)


def cards(tokens: str) -> tuple[int, ...]:
    """Read cards such as ``TD 7D``."""
    return tuple(parse_card(token) for token in tokens.split())


def hand(text: str) -> int:
    """Read a hand such as ``S:AK H:2``."""
    return parse_hand(text)


def at_a_larger_table(setup: dict[str, Any], *resting: int) -> dict[str, Any]:
    """Seat some who rest between the others."""
    players = 4 + len(resting)
    active = [seat for seat in range(players) if seat not in resting]
    wider = {**setup, "players": players, "dealer": active[setup["dealer"]]}
    for field, nothing in (("hands", []), ("tricks", 0)):
        if field in setup:
            wider[field] = [nothing if seat in resting else setup[field][active.index(seat)] for seat in range(players)]
    return wider


def rules() -> st.SearchStrategy[tuple[str, dict[str, str]]]:
    """Draw a ruleset and a value for some of the options."""
    overrides = {option.id: st.sampled_from(sorted(option.values)) for option in OPTIONS}
    return st.tuples(st.sampled_from(RULESETS), st.fixed_dictionaries({}, optional=overrides))


@st.composite
def playouts(draw: st.DrawFn) -> Playout:
    """Draw rules, a table and a deal that is played by chance, with some revokes, questions and corrections."""
    ruleset, options = draw(rules())
    resting = draw(st.sampled_from([(), (), (1,), (0, 4)]))
    dummies = [] if resting else draw(st.sampled_from([[], [], [2], [0, 3]]))
    rng = Random(repr((ruleset, options, draw(st.integers(0, 1 << 32)))))
    pack = rng.sample(PACK, 52)
    deal = {"players": 4, "dealer": rng.randrange(4), "hands": [pack[at : at + 13] for at in range(0, 52, 13)]}
    setup = at_a_larger_table(deal, *resting)
    setup |= {"turn_up": rng.choice(setup["hands"][setup["dealer"]]), "dummies": dummies}
    game: Whist = hoyle.game("russian-whist", ruleset, options)
    states, actions = [game.start(setup)], []
    while legal := game.legal(states[-1]):
        lawful = [action for action in legal if action.menu != "offence"]
        choices = list(legal) if rng.random() < 0.2 else lawful
        if rng.random() < 0.4:
            choices += [right for seat in range(setup["players"]) for right in game.rights(states[-1], seat)] * 3
        actions.append(str(rng.choice(choices)))
        states.append(game.apply(states[-1], actions[-1]))
    return Playout(game, setup, actions, states)
