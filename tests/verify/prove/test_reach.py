"""No contract, result or payment of any game is without a theorem that a deal can come to it."""

from importlib import import_module
from typing import Any

import pytest

from hoyle import games
from hoyle.games import MODULES
from hoyle.preferans.observe import RESULTS as PREFERANS_RESULTS
from hoyle.register import clauses
from hoyle.russian_whist.observe import RESULTS as RUSSIAN_WHIST_RESULTS
from hoyle_verify.prove.theorem import GAMES
from hoyle_verify.prove.theorems import load

THEOREMS = load()


def chapter(game: str) -> Any:
    return import_module(f"hoyle_verify.prove.theorems.{game.replace('-', '_')}.reach")


def statements(game: str) -> list[str]:
    return [THEOREMS[theorem_id].statement for theorem_id in chapter(game).REACHED]


def contracts(game: str) -> list[str]:
    """Name, in words, every contract that the rules can call made."""
    slots = next(engine for engine in games.load() if engine.id == game).rulebook.slots
    return [name.partition(".")[2] for name in slots if name.startswith("made.")]


def told(name: str, result: str) -> str:
    """Say what theorem there must be about a contract and its result."""
    words = name.replace("-colour", " in colour").replace("misere", "misère").replace("-", " ")
    return f" {words} that {'is made' if result == 'made' else 'fails'}."


@pytest.mark.parametrize("result", ["made", "failed"])
@pytest.mark.parametrize("game", ["solo-whist", "six-bid", "german-solo"])
def test_every_contract_is_reached_made_and_failed(game: str, result: str) -> None:
    missing = [
        name for name in contracts(game) if not any(said.endswith(told(name, result)) for said in statements(game))
    ]

    assert ([], True) == (missing, len(contracts(game)) > 5)


@pytest.mark.parametrize("result", ["is made", "fails"])
@pytest.mark.parametrize("level", ["a misère", "a six", "a seven", "an eight", "a nine", "a ten"])
def test_every_level_of_preferans_is_reached_made_and_failed(level: str, result: str) -> None:
    assert f"A deal can end with {level} that {result}." in statements("preferans")


@pytest.mark.parametrize(
    ("game", "results"),
    [
        ("preferans", PREFERANS_RESULTS),
        ("russian-whist", [result.replace("-", " and won by the ") for result in RUSSIAN_WHIST_RESULTS]),
        ("solo-whist", ["four passes", "lapses", "general misère"]),
        ("six-bid", ["three passes", "solo that is drawn", "heart solo that is drawn"]),
    ],
)
def test_every_other_result_is_reached(game: str, results: list[str]) -> None:
    assert [] == [result for result in results if not any(result in said for said in statements(game))]


@pytest.mark.parametrize("game", MODULES)
def test_every_payment_is_reached_or_made_elsewhere(game: str) -> None:
    prefix = next(short for short, long in GAMES.items() if long == game)
    elsewhere = chapter(game).ELSEWHERE
    payments = {
        clause.id: clause.statement
        for clause in clauses().values()
        if clause.kind == "values" and clause.id.startswith(prefix)
    }
    missing = [
        id_
        for id_, statement in payments.items()
        if not any(said.endswith(statement) for said in statements(game)) and id_ not in elsewhere
    ]

    assert ([], set()) == (missing, set(elsewhere) - set(payments))


@pytest.mark.parametrize("game", MODULES)
def test_what_is_reached_is_proved_with_a_witness(game: str) -> None:
    kinds = {THEOREMS[theorem_id].kind for theorem_id in chapter(game).REACHED}

    assert {"possible"} == kinds
