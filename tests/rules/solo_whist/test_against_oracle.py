"""The engine against the independent oracle, under every ruleset and every single option."""

from importlib import import_module
from typing import Any

import pytest

from tests.oracles.compare import Game, compare_random_deals, compare_settlements
from tests.oracles.solo_whist_score import CHOICES, RULESETS

RULES: list[tuple[str, dict[str, str]]] = [
    (ruleset, options)
    for ruleset, base in RULESETS.items()
    for options in [
        {},
        *({key: value} for key, values in CHOICES.items() for value in values if value != base[key]),
    ]
]


def engine(ruleset: str, options: dict[str, str]) -> Game[Any]:
    game: Game[Any] = import_module("hoyle").game("solo-whist", ruleset=ruleset, options=options)
    return game


@pytest.mark.parametrize(("seed", "ruleset", "options"), [(seed, *rules) for seed, rules in enumerate(RULES)])
def test_random_deals_agree(seed: int, ruleset: str, options: dict[str, str]) -> None:
    difference = compare_random_deals(60, seed, engine, ruleset, options)
    assert difference is None, difference


@pytest.mark.parametrize(("ruleset", "options"), RULES)
def test_settlements_agree(ruleset: str, options: dict[str, str]) -> None:
    difference = compare_settlements(200, 1, engine, ruleset, options)
    assert difference is None, difference
