"""The engine against the independent oracle, for three and four, under every ruleset and every single option."""

from importlib import import_module
from random import Random
from typing import Any

import pytest

from tests.oracles.six_bid_deals import KIT, random_settlement
from tests.oracles.six_bid_score import CHOICES, PACK, RULESETS, rules_in_force, settle
from tests.oracles.six_bid_table import deal, session_sheets
from tests.oracles.versus import Game, compare_random_deals, compare_settlements

RULES: list[tuple[str, dict[str, str]]] = [
    (ruleset, options)
    for ruleset, base in RULESETS.items()
    for options in [
        {},
        *({key: value} for key, values in CHOICES.items() for value in values if value != base[key]),
    ]
]


def engine(ruleset: str, options: dict[str, str]) -> Game[Any]:
    game: Game[Any] = import_module("hoyle").game("six-bid", ruleset=ruleset, options=options)
    return game


def sitting() -> Any:
    return import_module("hoyle.games").session("six-bid", "as-printed", {})


@pytest.mark.parametrize(("seed", "ruleset", "options"), [(seed, *rules) for seed, rules in enumerate(RULES)])
def test_random_deals_agree(seed: int, ruleset: str, options: dict[str, str]) -> None:
    difference = compare_random_deals(KIT, 40, seed, engine, ruleset, options)
    assert difference is None, difference


@pytest.mark.parametrize(("ruleset", "options"), RULES)
def test_settlements_agree(ruleset: str, options: dict[str, str]) -> None:
    difference = compare_settlements(KIT, 200, 1, engine, ruleset, options)
    assert difference is None, difference


@pytest.mark.parametrize(("ruleset", "options"), [rules for rules in RULES if rules[1]])
def test_every_option_makes_a_difference(ruleset: str, options: dict[str, str]) -> None:
    def without(ruleset: str, _: dict[str, str]) -> Game[Any]:
        return engine(ruleset, {})

    played = compare_random_deals(KIT, 40, 1, without, ruleset, options)
    assert played or compare_settlements(KIT, 200, 1, without, ruleset, options)


def test_every_option_is_compared() -> None:
    import_module("hoyle.games").load()
    options = import_module("hoyle.register").options()
    known = {name: set(option.values) for name, option in options.items() if name.startswith("sb.")}
    assert known == {name: set(values) for name, values in CHOICES.items()}


@pytest.mark.parametrize("players", [3, 4])
def test_packs_are_dealt_alike(players: int) -> None:
    for number in range(40):
        rng = Random(f"pack/{players}/{number}")
        setup = {"players": players, "dealer": rng.randrange(players), "pack": rng.sample(PACK, 36)}

        assert _sorted_cards(deal(setup)) == _sorted_cards(sitting().deal(setup)), setup


def test_sessions_agree() -> None:
    game, session = engine("as-printed", {}), sitting()
    for number in range(40):
        rng = Random(f"session/{number}")
        settlements = [random_settlement(rng, rules_in_force("as-printed", {}))]
        players, first = settlements[0]["players"], settlements[0]["dealer"]
        while len(settlements) < 5:
            later = random_settlement(rng, rules_in_force("as-printed", {}))
            if later["players"] == players and later["dealer"] == (first + len(settlements)) % players:
                settlements.append(later)
        sheets = session_sheets(players, first, [settle(setup)["payments"] for setup in settlements])
        sheet = session.open({"players": players, "dealer": first})
        for setup, expected in zip(settlements, sheets[1:], strict=True):
            sheet = session.enter(sheet, game.settle(setup))

            assert expected["payments"] == session.facts(sheet)["payments"], settlements


def _sorted_cards(shown: list[dict[str, Any]]) -> list[Any]:
    return [[sorted(hand) for hand in step["hands"]] + [sorted(step["widow"])] for step in shown]
