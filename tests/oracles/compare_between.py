"""Random draws, packs and sessions put to the oracle and to another Solo Whist program, up to the first difference.

What comes back of a difference is a text that says how to repeat it.
"""

import json
from collections.abc import Mapping
from random import Random
from typing import Any, Protocol

from tests.oracles.compare import Game, differing_facts
from tests.oracles.deals import choose_token, make_plan, random_settlement, random_table
from tests.oracles.solo_whist import Oracle
from tests.oracles.solo_whist_score import PACK, RANKS, SUITS, rules_in_force, settle
from tests.oracles.solo_whist_table import deal, draw, session_sheets


class Sitting(Protocol):
    """The methods of a sitting that are compared; a deal that cannot come next raises ``ImpossibleSetup``."""

    def draw(self, setup: Mapping[str, Any], /) -> Mapping[str, Any]: ...
    def deal(self, setup: Mapping[str, Any], /) -> list[dict[str, Any]]: ...
    def open(self, setup: Mapping[str, Any], /) -> Any: ...
    def enter(self, sheet: Any, state: Any, /) -> Any: ...
    def facts(self, sheet: Any, /) -> Mapping[str, Any]: ...


def compare_draws(n: int, seed: int, sitting: Sitting) -> str | None:
    """Let n random draws decide, half of them with no more than two ranks; give the first difference."""
    for number in range(n):
        rng = Random(f"draw/{seed}/{number}")
        players = random_table(rng)
        ranks = rng.sample(RANKS, 2) if rng.random() < 0.5 else RANKS
        setup = {"players": players, "rounds": [rng.sample([rank + suit for rank in ranks for suit in SUITS], players)]}
        expected, actual = draw(setup), dict(sitting.draw(setup))
        if expected != actual:
            return f"setup: {json.dumps(setup)}\ndraw: oracle {expected}, game {actual}"
    return None


def compare_packs(n: int, seed: int, sitting: Sitting) -> str | None:
    """Deal out n random packs; give the first difference."""
    for number in range(n):
        rng = Random(f"pack/{seed}/{number}")
        players = random_table(rng)
        setup = {"players": players, "dealer": rng.randrange(players), "pack": rng.sample(PACK, 52)}
        expected, actual = deal(setup), sitting.deal(setup)
        for packet, (ours, theirs) in enumerate(zip(expected, actual, strict=False)):
            if _sorted_hands(ours) != _sorted_hands(theirs):
                return f"setup: {json.dumps(setup)}\nafter packet {packet}: oracle {ours}, game {theirs}"
        if len(expected) != len(actual):
            return f"setup: {json.dumps(setup)}\npackets: oracle {len(expected) - 1}, game {len(actual) - 1}"
    return None


def compare_sessions(
    n: int,
    seed: int,
    sitting: Sitting,
    game: Game[Any],
    ruleset: str = "as-printed",
    options: Mapping[str, str] | None = None,
) -> str | None:
    """Hold n random sessions of one to six deals, some played out, some only settled; give the first difference."""
    for number in range(n):
        rng = Random(f"session/{seed}/{number}")
        difference = _compare_session(rng, sitting, game, ruleset, dict(options or {}))
        if difference is not None:
            return f"session {number} of seed {seed}, ruleset {ruleset}, options {json.dumps(options)}\n{difference}"
    return None


def _compare_session(
    rng: Random, sitting: Sitting, game: Game[Any], ruleset: str, options: dict[str, str]
) -> str | None:
    players = random_table(rng)
    first = rng.randrange(players)
    sheet = sitting.open({"players": players, "dealer": first})
    payments: list[list[float]] = []
    for number in range(rng.randint(1, 6)):
        dealer = session_sheets(players, first, payments)[number]["dealer"]
        stranger = rng.choice([seat for seat in range(players) if seat != dealer])
        if not _is_refused(sitting, sheet, _end_of_deal(rng, game, ruleset, options, players, stranger)[0]):
            return f"deal {number}: seat {stranger} dealt though the deal was seat {dealer}'s"
        state, paid = _end_of_deal(rng, game, ruleset, options, players, dealer)
        sheet = sitting.enter(sheet, state)
        payments.append(paid)
        expected = {"payments": session_sheets(players, first, payments)[-1]["points"]}
        difference = differing_facts(expected, sitting.facts(sheet))
        if difference is not None:
            return f"after deal {number}, payments of the deals {payments}: {difference}"
    return None


def _end_of_deal(
    rng: Random, game: Game[Any], ruleset: str, options: dict[str, str], players: int, dealer: int
) -> tuple[Any, list[float]]:
    """Bring a deal to its end on both sides; give the other program's last state and the oracle's payments."""
    rules = rules_in_force(ruleset, options)
    if rng.random() < 0.6:
        setup = random_settlement(rng, rules, players, dealer)
        return game.settle(setup), settle(setup, ruleset, options)["payments"]
    plan = make_plan(rng, rules, players, dealer)
    oracle = Oracle(plan.setup, ruleset, options)
    state = game.start(plan.setup)
    while oracle.actor() is not None:
        action = f"{oracle.actor()} {choose_token(rng, oracle, plan)}"
        oracle.apply(action)
        state = game.apply(state, action)
    return state, oracle.facts()["payments"]


def _is_refused(sitting: Sitting, sheet: Any, state: Any) -> bool:
    try:
        sitting.enter(sheet, state)
    except ValueError as error:
        return type(error).__name__ == "ImpossibleSetup"
    return False


def _sorted_hands(shown: Mapping[str, Any]) -> dict[str, Any]:
    return {**shown, "hands": [sorted(hand) for hand in shown["hands"]]}
