"""The engine against the independent oracle, under every ruleset and every single option."""

from importlib import import_module
from random import Random
from typing import Any

import pytest

from tests.oracles.german_solo_cards import PACK
from tests.oracles.german_solo_deals import KIT, random_settlement
from tests.oracles.german_solo_score import CHOICES, RULESETS, rules_in_force, settle
from tests.oracles.german_solo_table import deal, draw, session_sheets
from tests.oracles.versus import Game, compare_random_deals, compare_settlements

POOL = {"gs.pool": "on"}
RULES: list[tuple[str, dict[str, str]]] = [
    (ruleset, POOL | options if "gs.pool_fine" in options else options)
    for ruleset, base in RULESETS.items()
    for options in [
        {},
        *({key: value} for key, values in CHOICES.items() for value in values if value != base[key]),
        {"gs.forcee": "option", "gs.spadille": "partner_names_trumps"},
    ]
]


def engine(ruleset: str, options: dict[str, str]) -> Game[Any]:
    game: Game[Any] = import_module("hoyle").game("german-solo", ruleset=ruleset, options=options)
    return game


def sitting(options: dict[str, str] | None = None) -> Any:
    return import_module("hoyle.games").session("german-solo", "as-printed", options or {})


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
        return engine(ruleset, POOL if "gs.pool_fine" in options else {})

    played = compare_random_deals(KIT, 100, 1, without, ruleset, options)
    assert played or compare_settlements(KIT, 200, 1, without, ruleset, options)


def test_every_option_is_compared() -> None:
    import_module("hoyle.games").load()
    options = import_module("hoyle.register").options()
    known = {name: set(option.values) for name, option in options.items() if name.startswith("gs.")}
    assert known == {name: set(values) for name, values in CHOICES.items()}


def test_draws_agree() -> None:
    for number in range(40):
        rng = Random(f"draw/{number}")
        setup = {"players": 4, "first": rng.randrange(4), "pack": rng.sample(PACK, 32)}

        assert draw(setup) == dict(sitting().draw(setup)), setup


def test_packs_are_dealt_alike() -> None:
    for number in range(40):
        rng = Random(f"pack/{number}")
        setup = {"players": 4, "dealer": rng.randrange(4), "pack": rng.sample(PACK, 32)}

        assert _sorted_hands(deal(setup)) == _sorted_hands(sitting().deal(setup)), setup


@pytest.mark.parametrize("options", [{}, POOL, {"gs.colour": "first_won"}])
def test_sessions_agree(options: dict[str, str]) -> None:
    game, session, rules = engine("as-printed", options), sitting(options), rules_in_force("as-printed", options)
    first_won = "gs.colour" in options
    for number in range(40):
        rng = Random(f"session/{number}")
        first, settled = rng.randrange(4), list[dict[str, Any]]()
        sheet = session.open({"players": 4, "dealer": first})
        for _ in range(6):
            before = session_sheets(first, settled, first_won=first_won)[-1]
            fixed = {"dealer": before["dealer"], "pool": before["pool"], "colour": before["colour"]}
            setup = random_settlement(rng, rules, {key: value for key, value in fixed.items() if value is not None})
            settled.append(settle(setup, "as-printed", options))
            sheet = session.enter(sheet, game.settle(setup))
            expected, facts = session_sheets(first, settled, first_won=first_won)[-1], session.facts(sheet)

            assert {key: expected[key] for key in ("payments", "pool")} == {
                key: facts[key] for key in ("payments", "pool")
            }, (setup, before)


def _sorted_hands(shown: list[dict[str, Any]]) -> list[Any]:
    return [[sorted(hand) for hand in step["hands"]] for step in shown]
