"""The engine counts as many lines as the oracles walk through, in the counts of the corpus and in random endings."""

import json
from random import Random
from typing import Any, Final

import msgspec
import pytest

from hoyle_verify.hap.requests import Count
from hoyle_verify.hap.responses import CountOk
from hoyle_verify.judge.counts import differences_of_count
from hoyle_verify.judge.run import load_all
from hoyle_verify.scenario.canonical import to_count
from hoyle_verify.scenario.model import Scenario
from hoyle_verify.serve.reference import answer, options_of, plain
from tests.oracles.compare import KIT as SOLO_WHIST
from tests.oracles.german_solo_deals import KIT as GERMAN_SOLO
from tests.oracles.naive_counts import ORACLES, count
from tests.oracles.preferans_deals import KIT as PREFERANS
from tests.oracles.russian_whist_deals import kit as russian_whist
from tests.oracles.six_bid_deals import KIT as SIX_BID

KITS: Final[dict[str, Any]] = {
    "solo-whist": SOLO_WHIST,
    "preferans": PREFERANS,
    "german-solo": GERMAN_SOLO,
    "russian-whist": russian_whist(4),
    "six-bid": SIX_BID,
}
COUNTS: Final = load_all([f"{game}/counts/*" for game in KITS])
LEFT: Final = 2
"""Cards in a hand at the beginning of a random ending."""


def by_oracle(request: Count) -> CountOk:
    """Count with the oracle, in the form of an answer to the request."""
    oracle = ORACLES[request.game](plain(request.setup), request.ruleset, options_of(request.options))
    for action in request.actions:
        oracle.apply(action)
    total, moves = count(oracle, request.until or None, request.want, rights=request.rights is True)
    ends = [json.loads(told) | {"lines": lines} for told, lines in total.ends.items()]
    tallies = {token: {"lines": move.lines, "results": move.results} for token, move in moves.items()}
    values = {"lines": total.lines, "results": total.results, "ends": ends, "moves": tallies}
    return msgspec.convert(values | {"actor": oracle.actor()}, CountOk)


def in_order(counted: CountOk) -> CountOk:
    """Leave the order of the ends out of the comparison."""
    return msgspec.structs.replace(counted, ends=tuple(sorted(counted.ends or (), key=str)))


def random_ending(game: str, number: int) -> Count | None:
    """Play a random deal until each hand has at most so many cards; None if it ends before."""
    kit, rng = KITS[game], Random(f"ending/{number}")
    plan = kit.make_plan(rng, kit.rules_in_force("as-printed", {}))
    oracle = kit.start(plan.setup, "as-printed", {})
    actions: list[str] = []
    while any(len(hand) > LEFT for hand in oracle.hands):
        if oracle.actor() is None:
            return None
        actions.append(kit.choose_action(rng, oracle, plan))
        oracle.apply(actions[-1])
    request = {"id": "0", "game": game, "setup": plan.setup, "actions": actions, "want": ["tricks"]}
    return msgspec.convert(request, Count)


@pytest.mark.parametrize("scenario", COUNTS, ids=lambda each: each.id)
def test_counts_of_the_corpus_are_those_of_the_oracle(scenario: Scenario) -> None:
    assert scenario.answer is not None

    assert [] == list(differences_of_count(scenario.answer, by_oracle(to_count(scenario))))


@pytest.mark.parametrize("game", KITS)
def test_random_endings_are_counted_alike(game: str) -> None:
    endings = [ending for number in range(60) if (ending := random_ending(game, number)) is not None]

    assert len(endings) > 15
    for ending in endings:
        counted = answer(ending).ok
        assert isinstance(counted, CountOk)
        assert in_order(by_oracle(ending)) == in_order(counted)
