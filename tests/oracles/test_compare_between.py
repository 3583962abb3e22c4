"""The comparison of draws, packs and sessions finds none in the oracle itself, and every planted fault."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.oracles import solo_whist_table
from tests.oracles.compare_between import compare_draws, compare_packs, compare_sessions
from tests.oracles.solo_whist import Oracle
from tests.oracles.test_compare import OracleGame


class ImpossibleSetup(ValueError):
    """What a sitting raises on a deal that cannot come next."""


class OracleSitting:
    """The oracle behind the methods of a sitting; a sheet is the table, the first dealer and the payments so far."""

    def draw(self, setup: Mapping[str, Any]) -> Mapping[str, Any]:
        return solo_whist_table.draw(setup)

    def deal(self, setup: Mapping[str, Any]) -> list[dict[str, Any]]:
        return solo_whist_table.deal(setup)

    def open(self, setup: Mapping[str, Any]) -> Any:
        return setup["players"], setup["dealer"], []

    def enter(self, sheet: Any, state: Any) -> Any:
        players, first, payments = sheet
        if self.dealer_of(state) != (first + len(payments)) % players:
            raise ImpossibleSetup
        facts = state.facts() if isinstance(state, Oracle) else state
        return players, first, [*payments, facts["payments"]]

    def facts(self, sheet: Any) -> Mapping[str, Any]:
        return {"payments": solo_whist_table.session_sheets(*sheet)[-1]["points"]}

    def dealer_of(self, state: Any) -> int:
        dealer: int = state.dealer if isinstance(state, Oracle) else state["dealer"]
        return dealer


class Game(OracleGame):
    """The oracle's game; what is settled remembers who dealt."""

    def settle(self, setup: Mapping[str, Any]) -> Any:
        return super().settle(setup) | {"dealer": setup["dealer"]}


class AceHigh(OracleSitting):
    """The ace is the highest card of the draw."""

    def draw(self, setup: Mapping[str, Any]) -> Mapping[str, Any]:
        (cards,) = setup["rounds"]
        ranks = "23456789TJQKA"
        return {"dealer": cards.index(min(cards, key=lambda card: (ranks.index(card[0]), card[1])))}


class FirstOfEquals(OracleSitting):
    """Among equal ranks the first to draw deals."""

    def draw(self, setup: Mapping[str, Any]) -> Mapping[str, Any]:
        (cards,) = setup["rounds"]
        return {"dealer": cards.index(min(cards, key=lambda card: "A23456789TJQK".index(card[0])))}


class StopsShort(OracleSitting):
    """The last card is never dealt."""

    def deal(self, setup: Mapping[str, Any]) -> list[dict[str, Any]]:
        return super().deal(setup)[:-1]


class NoTurnUp(OracleSitting):
    """The last card is not turned up."""

    def deal(self, setup: Mapping[str, Any]) -> list[dict[str, Any]]:
        return [{"hands": shown["hands"]} for shown in super().deal(setup)]


class AnyoneDeals(OracleSitting):
    """The rotation of the deal is not watched."""

    def enter(self, sheet: Any, state: Any) -> Any:
        players, first, payments = sheet
        facts = state.facts() if isinstance(state, Oracle) else state
        return players, first, [*payments, facts["payments"]]


class LastDealOnly(OracleSitting):
    """Nothing is added up."""

    def facts(self, sheet: Any) -> Mapping[str, Any]:
        players, _, payments = sheet
        return {"payments": payments[-1] if payments else [0] * players}


def compare_all(sitting: OracleSitting) -> list[str | None]:
    game = Game(Oracle, "as-printed", {})
    return [compare_draws(60, 1, sitting), compare_packs(6, 1, sitting), compare_sessions(15, 1, sitting, game)]


def test_oracle_does_not_differ_from_itself() -> None:
    assert compare_all(OracleSitting()) == [None, None, None]


@pytest.mark.parametrize(
    ("fault", "found"),
    [
        (AceHigh, [True, False, False]),
        (FirstOfEquals, [True, False, False]),
        (StopsShort, [False, True, False]),
        (NoTurnUp, [False, True, False]),
        (AnyoneDeals, [False, False, True]),
        (LastDealOnly, [False, False, True]),
    ],
)
def test_planted_fault_is_found_where_it_lies(fault: type[OracleSitting], found: list[bool]) -> None:
    assert [difference is not None for difference in compare_all(fault())] == found
