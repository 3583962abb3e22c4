"""The engine against the independent oracle, for four and five, under every ruleset and every single option."""

from importlib import import_module
from typing import Any

import pytest

from hoyle.solo_whist.rulesets import OPTIONS
from tests.oracles.compare import Game, compare_random_deals, compare_settlements
from tests.oracles.compare_between import Sitting, compare_draws, compare_packs, compare_sessions
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


def sitting(ruleset: str = "as-printed", options: dict[str, str] | None = None) -> Sitting:
    session: Sitting = import_module("hoyle.games").session("solo-whist", ruleset, options or {})
    return session


@pytest.mark.parametrize(("seed", "ruleset", "options"), [(seed, *rules) for seed, rules in enumerate(RULES)])
def test_random_deals_agree(seed: int, ruleset: str, options: dict[str, str]) -> None:
    difference = compare_random_deals(60, seed, engine, ruleset, options)
    assert difference is None, difference


@pytest.mark.parametrize(("ruleset", "options"), RULES)
def test_settlements_agree(ruleset: str, options: dict[str, str]) -> None:
    difference = compare_settlements(200, 1, engine, ruleset, options)
    assert difference is None, difference


@pytest.mark.parametrize(("ruleset", "options"), RULES)
def test_sessions_agree(ruleset: str, options: dict[str, str]) -> None:
    difference = compare_sessions(6, 1, sitting(ruleset, options), engine(ruleset, options), ruleset, options)
    assert difference is None, difference


def test_draws_agree() -> None:
    difference = compare_draws(1000, 1, sitting())
    assert difference is None, difference


def test_packs_are_dealt_alike() -> None:
    difference = compare_packs(100, 1, sitting())
    assert difference is None, difference


def test_every_option_is_compared() -> None:
    known = {option.id: set(option.values) for option in OPTIONS}
    assert known == {name: set(values) for name, values in CHOICES.items()}
