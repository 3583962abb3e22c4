"""The random deals of Preferans reach everything, and the comparison finds planted faults in them."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.oracles.as_game import as_game
from tests.oracles.preferans import Oracle
from tests.oracles.preferans_deals import KIT, play_random_deal
from tests.oracles.preferans_score import CHOICES, LEVELS
from tests.oracles.versus import compare_random_deals, compare_settlements


@pytest.mark.parametrize("options", [{key: value} for key, values in CHOICES.items() for value in values])
def test_every_random_deal_ends(options: dict[str, str]) -> None:
    for number in range(40):
        oracle, _ = play_random_deal(Random(f"end/{number}"), "as-printed", options)
        facts = oracle.facts()
        assert (facts["over"], facts["legal"]) == (True, [])
        assert sum(facts["tricks"]) == (10 if oracle.calls.is_played() else 0)


def test_random_deals_reach_every_ending() -> None:
    seen: Counter[str] = Counter()
    for number in range(600):
        oracle, actions = play_random_deal(Random(f"reach/{number}"), "as-printed")
        seen[f"{oracle.contract['level']} {oracle.facts()['result'][oracle.contract['declarer']]}"] += 1
        seen.update(oracle.facts()["result"])
        seen.update({action.split()[1] for action in actions})
        seen["whister failed"] += "failed" in [oracle.facts()["result"][seat] for seat in oracle.calls.whisters()]
        seen["two whisters"] += len(oracle.calls.whisters()) == 2
    expected = [f"{level} {result}" for level in LEVELS for result in ("made", "failed")]
    expected += [
        "made",
        "whister failed",
        "half",
        "passed",
        "defended",
        "rested",
        "agree",
        "refuse",
        "open",
        "closed",
        "two whisters",
    ]
    assert [name for name in expected if seen[name] < 5] == []


class NoDutyToTrump(Oracle):
    """Who is void plays what he likes."""

    def legal(self) -> list[str]:
        legal = super().legal()
        hand = self.hands[self.turn]
        void = self.stage == "play" and self.table and self.table[0][1] not in [card[1] for card in hand]
        return sorted("play:" + card for card in hand) if void else legal


class PasserPays(Oracle):
    """The passer answers for half of what is short."""

    def facts(self) -> dict[str, Any]:
        facts = super().facts()
        whisters = self.calls.whisters()
        if facts["result"] is not None and len(whisters) == 1 and facts["hill"][whisters[0]] > 0:
            facts["hill"][facts["result"].index("passed")] = 10
        return facts


def test_comparison_finds_nothing_in_the_oracle_itself() -> None:
    assert compare_random_deals(KIT, 40, 1, as_game(KIT, Oracle)) is None
    assert compare_settlements(KIT, 40, 1, as_game(KIT, Oracle)) is None


@pytest.mark.parametrize("fault", [NoDutyToTrump, PasserPays])
def test_comparison_finds_a_planted_fault(fault: type[Oracle]) -> None:
    assert compare_random_deals(KIT, 200, 1, as_game(KIT, fault)) is not None
