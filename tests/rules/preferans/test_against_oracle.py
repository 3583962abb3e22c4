"""The engine against the independent oracle, for three and four, under every ruleset and every single option."""

from collections.abc import Iterable, Mapping
from importlib import import_module
from random import Random
from typing import Any

import pytest

from tests.oracles.preferans import Oracle
from tests.oracles.preferans_deals import KIT, make_plan, random_settlement
from tests.oracles.preferans_score import CHOICES, RULESETS, rules_in_force
from tests.oracles.preferans_settle import settle, tabulate
from tests.oracles.preferans_table import session_sheets
from tests.oracles.versus import Act, compare_random_deals, compare_settlements

PERSONAL = {"pv.responsibility": "personal"}
BESIDE = "pv.fine_whister_if_declarer_fails"
RULES: list[tuple[str, dict[str, str]]] = [
    (ruleset, PERSONAL | options if BESIDE in options else options)  # no other reading fines beside the declarer
    for ruleset, base in RULESETS.items()
    for options in [
        {},
        *({key: value} for key, values in CHOICES.items() for value in values if value != base[key]),
    ]
]


class Engine:
    """The engine, with the rights of each seat as one more fact."""

    def __init__(self, ruleset: str, options: dict[str, str]) -> None:
        self.game: Any = import_module("hoyle").game("preferans", ruleset=ruleset, options=options)

    def start(self, setup: Mapping[str, Any]) -> Any:
        return self.game.start(setup)

    def settle(self, setup: Mapping[str, Any]) -> Any:
        return self.game.settle(setup)

    def legal(self, state: Any) -> Iterable[Act]:
        acts: Iterable[Act] = self.game.legal(state)
        return acts

    def apply(self, state: Any, action: str) -> Any:
        return self.game.apply(state, action)

    def facts(self, state: Any) -> dict[str, Any]:
        facts: dict[str, Any] = self.game.facts(state)
        rights = [[act.token for act in self.game.rights(state, seat)] for seat in range(len(facts["tricks"]))]
        return facts | {"rights": [sorted(own) for own in rights]}


def sitting() -> Any:
    return import_module("hoyle.games").session("preferans", "as-printed", {})


@pytest.mark.parametrize(("seed", "ruleset", "options"), [(seed, *rules) for seed, rules in enumerate(RULES)])
def test_random_deals_agree(seed: int, ruleset: str, options: dict[str, str]) -> None:
    difference = compare_random_deals(KIT, 40, seed, Engine, ruleset, options)
    assert difference is None, difference


@pytest.mark.parametrize(("ruleset", "options"), RULES)
def test_settlements_agree(ruleset: str, options: dict[str, str]) -> None:
    difference = compare_settlements(KIT, 200, 1, Engine, ruleset, options)
    assert difference is None, difference


@pytest.mark.parametrize("responsibility", CHOICES["pv.responsibility"])
def test_every_whisted_end_agrees(responsibility: str) -> None:
    engine = Engine("as-printed", {"pv.responsibility": responsibility})
    for setup, options, expected in tabulate():
        if options["pv.responsibility"] == responsibility:
            facts = engine.game.facts(engine.settle(setup))

            assert expected == {key: facts[key] for key in expected}, setup


@pytest.mark.parametrize(("ruleset", "options"), [rules for rules in RULES if rules[1]])
def test_every_option_makes_a_difference(ruleset: str, options: dict[str, str]) -> None:
    def without(ruleset: str, _: dict[str, str]) -> Engine:
        return Engine(ruleset, PERSONAL if BESIDE in options else {})

    played = compare_random_deals(KIT, 100, 1, without, ruleset, options)
    assert played or compare_settlements(KIT, 400, 1, without, ruleset, options)


def test_every_option_is_compared() -> None:
    import_module("hoyle.games").load()
    options = import_module("hoyle.register").options()
    known = {name: set(option.values) for name, option in options.items() if name.startswith("pv.")}
    del known["pv.settlement"]  # the end of a sitting, of which the document says nothing

    assert known == {name: set(values) for name, values in CHOICES.items()}


def test_whister_plays_the_cards_laid_open() -> None:
    for number in range(20):
        setup = make_plan(Random(f"controls/{number}"), rules_in_force("as-printed", None)).setup
        game, oracle = Engine("as-printed", {}).game, Oracle(setup)
        state = game.start(setup)
        for token in ("whist", "pass", "open"):
            if token in oracle.legal():
                state = game.apply(state, f"{oracle.actor()} {token}")
                oracle.apply(f"{oracle.actor()} {token}")
        for seat in oracle.order:
            assert sorted(oracle.controls(seat)) == sorted(game.observe(state, seat)["controls"]), setup


@pytest.mark.parametrize("players", [3, 4])
def test_sessions_agree(players: int) -> None:
    game, session, rules = Engine("as-printed", {}).game, sitting(), rules_in_force("as-printed", None)
    for number in range(20):
        rng = Random(f"session/{players}/{number}")
        first, settled = rng.randrange(players), list[dict[str, Any]]()
        sheet = session.open({"players": players, "dealer": first})
        for _ in range(6):
            setup = random_settlement(rng, rules, players, session_sheets(players, first, settled)[-1]["dealer"])
            settled.append(settle(setup))
            sheet = session.enter(sheet, game.settle(setup))
            expected, facts = session_sheets(players, first, settled)[-1], session.facts(sheet)

            assert {key: expected[key] for key in ("pool", "hill", "whists")} == {
                key: facts[key] for key in ("pool", "hill", "whists")
            }, setup
