"""Deals that may tell options apart: those of the corpus, and others drawn at random."""

import random
from collections.abc import Iterator
from typing import Final, NamedTuple

from hoyle.ruleset import Option
from hoyle_verify.fuzz.case import Case, Rules
from hoyle_verify.fuzz.chance import Chance
from hoyle_verify.fuzz.finished import draw_finished
from hoyle_verify.fuzz.scope import Scope
from hoyle_verify.fuzz.walk import LONGEST, draw_played
from hoyle_verify.hap.objects import plain
from hoyle_verify.judge.run import load_all
from hoyle_verify.scenario.model import Scenario

_DRAWN: Final = 150
"""Deals that are drawn for one option."""


class Question(NamedTuple):
    """A deal and where it comes from; ``case.rules`` are only those under which it was found.

    ``speaks`` says whether it stands in the corpus for the sake of the option.
    """

    case: Case
    name: str
    speaks: bool = False


class Questions:
    """The deals that can be put to a program about one game."""

    def __init__(self, scope: Scope) -> None:
        self._scope: Final = scope
        scenarios = load_all([f"{scope.game}/*"])
        self._scenarios: Final = [each for each in scenarios if self._can_be_put(each)]

    def about(self, option: Option, rules: Rules) -> Iterator[Question]:
        """Give deals that may depend on an option, those of the corpus that speak of it first."""
        speaking = [each for each in self._scenarios if option.id in each.options or each.defect == option.defect]
        others = [each for each in self._scenarios if each not in speaking and each.options]
        for scenario in speaking:
            yield _of_scenario(scenario, rules)._replace(speaks=True)
        for scenario in others:
            yield _of_scenario(scenario, rules)
        yield from self._drawn(option, rules)

    def _can_be_put(self, scenario: Scenario) -> bool:
        if scenario.kind == "settle":
            return self._scope.settles
        if scenario.kind != "replay" or scenario.setup is None:
            return False
        opening = "contract" if plain(scenario.setup).get("contract") else "auction"
        return opening in self._scope.openings

    def _drawn(self, option: Option, rules: Rules) -> Iterator[Question]:
        """Draw deals under each value of the option by turns, always the same ones."""
        dice = random.Random(option.id)  # noqa: S311  # to play with
        chance = Chance(dice.randrange, lambda items: dice.sample(items, len(items)))
        ways = ("settled",) * self._scope.settles + self._scope.openings
        for number in range(_DRAWN):
            value = list(option.values)[number % len(option.values)]
            under = rules._replace(
                options=(*(pair for pair in rules.options if pair[0] != option.id), (option.id, value))
            )
            way = ways[number % len(ways)]
            if way == "settled":
                played = draw_finished(under, chance)
            else:
                played = draw_played(under, way, chance, dice.randbytes(LONGEST), self._scope.has)
            if played is not None:
                yield Question(played.case, f"a deal drawn at random, number {number}")


def _of_scenario(scenario: Scenario, rules: Rules) -> Question:
    assert scenario.setup is not None

    case = Case(rules, plain(scenario.setup), scenario.actions, settles=scenario.kind == "settle")
    return Question(case, scenario.id)
