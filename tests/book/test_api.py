"""The page on the use from Python says what the code does."""

from importlib import import_module
from pathlib import Path

import pytest

import hoyle

PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
COLUMNS = ("solo_whist", "preferans", "german_solo", "russian_whist", "six_bid")


def fields(game: str, reader: str) -> set[str]:
    """Give the fields of a setup that the page marks for a game with a word."""
    rows = [line.split("|")[1:-1] for line in PAGE.splitlines() if line.startswith("| `")]
    column = COLUMNS.index(game) + 1
    return {row[0].strip().strip("`") for row in rows if reader in row[column].replace(",", " ").split()}


@pytest.mark.parametrize("game", COLUMNS)
def test_table_has_every_field_of_a_setup(game: str) -> None:
    module = import_module(f"hoyle.{game}.setup")

    assert set(module._DEAL) == fields(game, "deal")
    assert set(module._RESULT) == fields(game, "end")


def test_example_of_an_option_is_one() -> None:
    assert '`hoyle.game("solo-whist", "customary", {"sw.fail": "fraction_only"})`' in PAGE
    assert (
        hoyle.game("solo-whist", "customary", {"sw.fail": "fraction_only"}).ruleset.options["sw.fail"]
        == "fraction_only"
    )
