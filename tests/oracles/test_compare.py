"""The comparison finds every planted fault, finds none in the oracle itself, and reaches the rare deals."""

from collections import Counter
from collections.abc import Mapping
from copy import deepcopy
from random import Random
from typing import Any, NamedTuple

import pytest

from tests.oracles.compare import compare_random_deals, compare_settlements
from tests.oracles.deals import play_random_deal
from tests.oracles.solo_whist import Oracle
from tests.oracles.solo_whist_score import LADDER, settle
from tests.oracles.versus import GameFactory


class IllegalAction(Exception):
    """What a game raises on an illegal action."""


class Act(NamedTuple):
    seat: int
    token: str


class OracleGame:
    """An oracle, faulty or not, behind the methods of a game."""

    def __init__(self, oracle: type[Oracle], ruleset: str, options: dict[str, str]) -> None:
        self.oracle, self.ruleset, self.options = oracle, ruleset, options

    def start(self, setup: Mapping[str, Any]) -> Any:
        return self.oracle(setup, self.ruleset, self.options)

    def settle(self, setup: Mapping[str, Any]) -> Any:
        return settle(setup, self.ruleset, self.options)

    def legal(self, state: Oracle) -> tuple[Act, ...]:
        return tuple(Act(state.turn, token) for token in state.legal())

    def apply(self, state: Oracle, action: str) -> Oracle:
        after = deepcopy(state)
        try:
            after.apply(action)
        except ValueError as error:
            raise IllegalAction(str(error)) from error
        return after

    def facts(self, state: Any) -> Mapping[str, Any]:
        return state if isinstance(state, dict) else state.facts()


class NoPrivilege(Oracle):
    """Eldest hand is not asked again."""

    def _is_to_speak(self, seat: int) -> bool:
        return not self.passed[seat] and super()._is_to_speak(seat)


class OwnRoyal(Oracle):
    """Royal abundance may follow any bid below it."""

    def _calls(self) -> list[str]:
        calls = super()._calls()
        low = self.standing in ("solo", "misere")
        return [*calls, "bid:royal-abundance"] if low and not self.passed[self.turn] else calls


class MildProposer(Oracle):
    """An unaccepted proposal may be withdrawn."""

    def _calls(self) -> list[str]:
        return super()._calls() + (["pass"] if self.must_replace else [])


class PairIsBound(Oracle):
    """An overcalled acceptor is not asked again."""

    acceptor: int | None = None

    def _call(self, token: str) -> None:
        if token == "accept":
            self.acceptor = self.turn
        super()._call(token)

    def _is_to_speak(self, seat: int) -> bool:
        return seat != self.acceptor and super()._is_to_speak(seat)


class EldestLeads(Oracle):
    """Eldest hand leads in declared abundance too."""

    def _begin_play(self) -> None:
        super()._begin_play()
        self.turn = self.leader = self.eldest


class PlaysOn(Oracle):
    """A spoiled game is played to the end."""

    def _finish(self, result: str) -> None:
        if self.contract is None or sum(self.tricks) == 13:
            super()._finish(result)


class Hidden(Oracle):
    """The open misere is never exposed."""

    def facts(self) -> dict[str, Any]:
        return super().facts() | {"exposed": []}


class WrongPairing(Oracle):
    """Both partners' money moves by one seat."""

    def facts(self) -> dict[str, Any]:
        facts = super().facts()
        if facts["payments"] is not None and facts["contract"] is not None and facts["contract"]["bid"] == "proposal":
            facts["payments"] = facts["payments"][1:] + facts["payments"][:1]
        return facts


class Lax(Oracle):
    """Any card of the hand may be played, though the legal list is right."""

    def apply(self, action: str) -> None:
        card = action[-2:]
        if self.stage == "play" and action == f"{self.turn} play:{card}" and card in self.hands[self.turn]:
            self._play(card)
        else:
            super().apply(action)


class SeatsMixedUp(Oracle):
    """At a table of five every payment is booked one seat off."""

    def facts(self) -> dict[str, Any]:
        facts = super().facts()
        if self.players == 5 and facts["payments"] is not None:
            facts["payments"] = facts["payments"][1:] + facts["payments"][:1]
        return facts


class MostTricksPay(Oracle):
    """In a general misere whoever took the most tricks pays."""

    def _payments(self) -> list[float]:
        if self.general_misere:
            self.last_winner = self.tricks.index(max(self.tricks))
        return super()._payments()


class Crashing(Oracle):
    """An illegal action is no ValueError but a crash."""

    def apply(self, action: str) -> None:
        if action.split()[1] not in self.legal():
            raise KeyError(action)
        super().apply(action)


def factory(oracle: type[Oracle]) -> GameFactory[Any]:
    return lambda ruleset, options: OracleGame(oracle, ruleset, options)


def test_oracle_does_not_differ_from_itself() -> None:
    assert compare_random_deals(60, 1, factory(Oracle)) is None
    assert compare_settlements(60, 1, factory(Oracle)) is None


@pytest.mark.parametrize(
    "fault",
    [
        NoPrivilege,
        OwnRoyal,
        MildProposer,
        PairIsBound,
        EldestLeads,
        PlaysOn,
        Hidden,
        WrongPairing,
        Lax,
        SeatsMixedUp,
        Crashing,
    ],
)
def test_planted_fault_is_found(fault: type[Oracle]) -> None:
    assert compare_random_deals(400, 1, factory(fault)) is not None


def test_wrong_payer_of_a_general_misere_is_found() -> None:
    options = {"sw.all_pass": "general_misere"}
    assert compare_random_deals(400, 1, factory(MostTricksPay), "as-printed", options) is not None


def test_wrong_settlement_is_found() -> None:
    def fail_by_custom(ruleset: str, options: dict[str, str]) -> OracleGame:
        return OracleGame(Oracle, ruleset, options | {"sw.fail": "base_plus_fraction"})

    assert compare_settlements(60, 1, fail_by_custom) is not None


def test_difference_says_how_to_repeat_it() -> None:
    text = compare_random_deals(400, 1, factory(Hidden), "customary", {"sw.nullo_fail": "none"}) or ""
    where, setup, actions, difference = text.splitlines()
    assert where.endswith('of seed 1, ruleset customary, options {"sw.nullo_fail": "none"}')
    assert (setup[:7], actions[:8]) == ("setup: ", "actions ")
    assert difference.startswith("exposed: oracle [")


def test_general_miseres_and_tables_of_five_come_up() -> None:
    played = [
        play_random_deal(Random(f"all/{number}"), "customary", {"sw.all_pass": "general_misere"})[0]
        for number in range(150)
    ]
    seen = Counter((oracle.players, oracle.result) for oracle in played)
    wanted = [(players, result) for players in (4, 5) for result in ("general-misere", "made", "failed")]
    assert [kind for kind in wanted if seen[kind] < 5] == []


def test_random_deals_reach_every_ending() -> None:
    seen: Counter[str] = Counter()
    for number in range(700):
        oracle, actions = play_random_deal(Random(f"reach/{number}"), "customary")
        bids = [action.split()[1] for action in actions]
        bid = "none" if oracle.contract is None else oracle.contract["bid"]
        seen[f"{bid} {oracle.result}"] += 1
        seen["accepted pair overcalled"] += "accept" in bids and bid != "proposal"
        late = oracle.passed[oracle.eldest] and f"{oracle.eldest} accept" in actions
        seen["late acceptance"] += late and bid == "proposal"
        seen["unaccepted proposal raised"] += oracle.must_replace and bid != "none"
    expected = [f"{bid} {result}" for bid in LADDER for result in ("made", "failed")]
    expected += ["none lapsed", "none passed-out"]
    expected += ["accepted pair overcalled", "late acceptance", "unaccepted proposal raised"]
    assert [name for name in expected if seen[name] < 5] == []
