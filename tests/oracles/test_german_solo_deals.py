"""The random deals of German Solo reach everything, and the comparison finds planted faults in them."""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from tests.oracles.as_game import as_game
from tests.oracles.german_solo import Oracle
from tests.oracles.german_solo_deals import KIT, make_plan, play_random_deal
from tests.oracles.german_solo_score import CHOICES, LADDER, settle
from tests.oracles.versus import compare_random_deals, compare_settlements


@pytest.mark.parametrize("options", [{key: value} for key, values in CHOICES.items() for value in values])
def test_every_random_deal_ends_and_pays_in_balance(options: dict[str, str]) -> None:
    for number in range(40):
        oracle, actions = play_random_deal(Random(f"end/{number}"), "as-printed", options)
        facts = oracle.facts()
        assert (facts["over"], facts["legal"]) == (True, [])
        assert 4 * sum(facts["tricks"]) == len([action for action in actions if "play:" in action])
        before = make_plan(Random(f"end/{number}"), oracle.rules).setup.get("pool", 0)
        assert sum(facts["payments"]) == before - facts["pool"]


def test_played_and_settled_deals_agree() -> None:
    options = {"gs.var3": "on", "gs.pool": "on"}
    for number in range(300):
        oracle, _ = play_random_deal(Random(f"settle/{number}"), "customary", options)
        facts = oracle.facts()
        assert oracle.contract is not None
        side = {oracle.contract["by"], oracle.partner}
        ours = sum(facts["tricks"][seat] for seat in side if seat is not None)
        if (ours, sum(facts["tricks"]) - ours) in [(5, 1), (1, 4)]:
            continue  # nobody can tell whether a side has gone on
        setup = {"dealer": oracle.dealer, "contract": facts["contract"]}
        setup |= {"tricks": facts["tricks"], "colour": oracle.colour}
        settled = settle(setup, "customary", {"gs.var3": "on"})
        stake = [2 if seat == oracle.dealer else 0 for seat in range(4)]
        paid = [amount + own for amount, own in zip(facts["payments"], stake, strict=True)]
        if facts["pool"] == 0:
            paid[facts["contract"]["by"]] -= sum(paid)
        assert (settled["result"], settled["payments"]) == (facts["result"], paid)


def test_random_deals_reach_every_ending() -> None:
    seen: Counter[str] = Counter()
    options = {"gs.forcee": "option", "gs.var2": "on", "gs.var3": "on"}
    for number in range(800):
        oracle, actions = play_random_deal(Random(f"reach/{number}"), "as-printed", options)
        facts = oracle.facts()
        seen[f"{facts['contract']['bid']} {facts['result']}"] += 1
        seen["spadille"] += oracle.spadille
        seen["king called"] += facts["contract"].get("called", "A")[0] == "K"
        seen["cover"] += oracle.cover is not None
        seen.update({action.split()[1] for action in actions})
    expected = [f"{bid} {result}" for bid in LADDER for result in ("made", "failed")]
    expected += ["spadille", "king called", "cover", "hold", "forcee", "continue", "stop"]
    assert [name for name in expected if seen[name] < 3] == []


class ClubQueenIsAClub(Oracle):
    """The club queen can be played to a club, and need not be to a trump."""

    def legal(self) -> list[str]:
        legal = super().legal()
        on_clubs = self.play is not None and self.play.table and self.play.table[0][1] == "C"
        return sorted({*legal, "play:QC"}) if on_clubs and "QC" in self.hands[self.turn] else legal


class PartnerShown(Oracle):
    """The partner is known from the call on."""

    def facts(self) -> dict[str, Any]:
        return super().facts() | {"partner": self.partner}


class DutyForgotten(Oracle):
    """Both black queens oblige nobody."""

    def __init__(self, setup: Mapping[str, Any], ruleset: str, options: Mapping[str, str]) -> None:
        super().__init__(setup, ruleset, {**options, "gs.forcee": "off"})


def test_comparison_finds_nothing_in_the_oracle_itself() -> None:
    assert compare_random_deals(KIT, 40, 1, as_game(KIT, Oracle)) is None
    assert compare_settlements(KIT, 40, 1, as_game(KIT, Oracle)) is None


@pytest.mark.parametrize("fault", [ClubQueenIsAClub, PartnerShown, DutyForgotten])
def test_comparison_finds_a_planted_fault(fault: type[Oracle]) -> None:
    assert compare_random_deals(KIT, 200, 1, as_game(KIT, fault)) is not None
