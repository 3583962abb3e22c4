"""Positions of Solo Whist to start a test from, and random deals that reach the rest.

The seats of the deal are A (0, eldest hand), V (1), R (2) and K (3), who dealt and turned up the two of hearts.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, TypeAlias

from hypothesis import strategies as st

import hoyle
from hoyle.cards import parse_card, parse_hand
from hoyle.game import Game
from hoyle.seats import NOBODY
from hoyle.solo_whist.rulesets import OPTIONS, RULESETS
from hoyle.solo_whist.state import Auction, Naming, Play, State
from tests.oracles.deals import choose_token, make_plan
from tests.oracles.solo_whist import Oracle
from tests.oracles.solo_whist_score import CHOICES, rules_in_force
from tests.rules.playout import Playout

DEAL: dict[str, Any] = {
    "players": 4,
    "dealer": 3,
    "turn_up": "2H",
    "hands": [
        "TD 9D TH 9H AH KH QH JH AC QC 7C 5C 3C".split(),
        "7D 6D 4D 7H 5H 4H 3H 8C JS TS 9S 8S 2S".split(),
        "AD KD QD JD 8D 5D 3D 2D 8H 6H AS KS QS".split(),
        "7S 6S 5S 4S 3S 2H KC JC TC 9C 6C 4C 2C".split(),
    ],
}
OPEN_MISERE = ["0 bid:solo", "1 bid:misere", "2 bid:abundance", "3 bid:open-misere", "0 pass", "1 pass", "2 pass"]
MADE = (
    *("0 TD 7D JD KC", "2 8H 2H 9H 7H", "0 9D 6D 8D JC", "0 AH 5H 6H 7S", "0 KH 4H AS 6S", "0 QH 3H KS 5S"),
    *("0 JH 8C QS 4S", "0 TH 4D 2D TC", "0 7C 2S 3D 6C", "0 5C 8S 5D 4C", "0 3C 9S QD 2C", "0 QC TS KD 9C"),
    "0 AC JS AD 3S",
)
FAILED = (
    *("0 TD 7D JD KC", "2 QD JC 9D 6D", "2 3D TC AH 4D", "1 8C AS 6C AC", "0 7C 2S 2D 4C", "0 5C 8S 5D 2C"),
    "0 3C 9S 8D 9C",
)

Whist: TypeAlias = Game[State]


def whist(ruleset: str = "as-printed", **options: str) -> Whist:
    """Give the game with options named without ``sw.``."""
    return hoyle.game("solo-whist", ruleset, {f"sw.{name}": value for name, value in options.items()})


def after(calls: str, game: Whist | None = None) -> State:
    """Give the state of the deal after calls such as ``0 pass, 1 bid:solo``."""
    return (game or whist()).replay(DEAL, [call for call in calls.split(", ") if call])[-1]


def auction(**fields: Any) -> Auction:
    """Give an auction in which some fields are as wanted; who passed, bid or accepted has spoken."""
    state = after("")
    assert isinstance(state, Auction)
    state = state._replace(**fields)
    standing = sum(1 << seat for seat in {state.bidder, state.partner} - {NOBODY})
    return state._replace(spoken=fields.get("spoken", state.passed | standing))


def naming(calls: str = "0 bid:abundance, 1 pass, 2 pass, 3 pass") -> Naming:
    """Give an auction that ended with trumps still to be named."""
    state = after(calls)
    assert isinstance(state, Naming)
    return state


def play(**fields: Any) -> Play:
    """Give a play, a solo of A unless said otherwise, in which some fields are as wanted."""
    state = whist().start(DEAL | {"contract": {"bid": "solo", "by": 0}})
    assert isinstance(state, Play)
    return state._replace(**fields)


def cards(tokens: str) -> tuple[int, ...]:
    """Read cards such as ``TD 7D``."""
    return tuple(parse_card(token) for token in tokens.split())


def hand(text: str) -> int:
    """Read a hand such as ``S:AK H:2``."""
    return parse_hand(text)


def tricks_as_actions(tricks: tuple[str, ...]) -> list[str]:
    """Read tricks such as ``0 TD 7D JD KC``, the leader first."""
    return [
        f"{(int(trick[0]) + place) % 4} play:{card}" for trick in tricks for place, card in enumerate(trick.split()[1:])
    ]


def rules() -> st.SearchStrategy[tuple[str, dict[str, str]]]:
    """Draw a ruleset and a value for some of the options."""
    overrides = {option.id: st.sampled_from(sorted(option.values)) for option in OPTIONS}
    return st.tuples(st.sampled_from(RULESETS), st.fixed_dictionaries({}, optional=overrides))


def at_a_table_of_five(setup: Mapping[str, Any]) -> dict[str, Any]:
    """Seat somebody who rests on the dealer's right."""
    rests: int = setup["dealer"]
    seats = [seat for seat in range(5) if seat != rests]
    hands = list(setup["hands"])
    hands.insert(rests, [])
    wider = {**setup, "players": 5, "dealer": seats[rests], "hands": hands}
    if "contract" in setup:
        contract = setup["contract"]
        wider["contract"] = contract | {who: seats[contract[who]] for who in ("by", "partner") if who in contract}
    return wider


@st.composite
def playouts(draw: st.DrawFn) -> Playout:
    """Draw rules, a table and a deal, played by the oracle's players, or by chance where the oracle knows no more."""
    ruleset, options = draw(rules())
    # Drawn numbers are often 0; the rules beside them make the chance of two examples differ all the same.
    rng = Random(repr((ruleset, options, draw(st.lists(st.integers(0, 1 << 32), min_size=3, max_size=3)))))
    known = {name: value for name, value in options.items() if name in CHOICES}
    plan = make_plan(rng, rules_in_force(ruleset, known))
    oracle = Oracle(plan.setup, ruleset, known)
    setup = at_a_table_of_five(plan.setup) if draw(st.booleans()) else plan.setup
    game: Whist = hoyle.game("solo-whist", ruleset, options)
    states, actions = [game.start(setup)], []
    while legal := game.legal(states[-1]):
        token = rng.choice(legal).token
        if oracle.actor() is not None:
            token = choose_token(rng, oracle, plan)
            oracle.apply(f"{oracle.actor()} {token}")
        actions.append(f"{legal[0].seat} {token}")
        states.append(game.apply(states[-1], actions[-1]))
    return Playout(game, setup, actions, states)
