"""The matrix of whisted ends says what the scenarios say, whose sums come from an oracle of their own."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from bs4 import Tag

from hoyle import register
from hoyle_book.library import read_corpus
from hoyle_book.story import plain
from hoyle_verify.scenario import Scenario
from hoyle_verify.scenario.cases import SEPARATOR
from tests.book.conftest import SCENARIOS, anchor_of, home_of, page_of

_READINGS: Final = ("joint_then_personal", "personal", "joint_capped")
_PAGE: Final = "preferans/who-pays"
_PRICES: Final = {6: 20, 7: 40, 8: 60, 9: 80}
"""The prices of the document's ruleset: twenty for a six, and equal steps."""


def _settled() -> Iterator[Scenario]:
    known = read_corpus(SCENARIOS).scenarios.values()
    yield from (each for each in known if each.id.startswith("preferans/score/") and SEPARATOR in each.id)


def _figure_expected(scenario: Scenario) -> str:
    """Work out from the hill that a scenario expects what the matrix should say."""
    setup: dict[str, Any] = plain(scenario.setup)
    (check,) = scenario.expect
    whisting = [seat for seat, word in setup["calls"] if word == "whist"]
    lacking = [check.facts["hill"][seat] // _PRICES[setup["contract"]["level"]] for seat in whisting]
    return "·".join(map(str, lacking)) if any(lacking) else "–"


class TestMatrix:
    def test_every_figure_is_that_of_the_scenarios(self, html: Path) -> None:
        wrong = []
        for scenario in _settled():
            page, figure = home_of(html, anchor_of(scenario.id))
            cell = figure if figure.name == "td" else figure.find_parent("td")
            assert cell is not None
            told = _of_reading(cell, str(scenario.options.get("pv.responsibility", _READINGS[0])))
            wrong += [] if (_PAGE, _figure_expected(scenario)) == (page, told) else [scenario.id]

        assert [] == wrong

    def test_every_end_has_its_scenarios_under_every_reading(self) -> None:
        ends = {
            (
                plain(each.setup)["contract"]["level"],
                tuple(map(tuple, plain(each.setup)["calls"])),
                tuple(plain(each.setup)["tricks"]),
                each.options["pv.responsibility"],
            )
            for each in _settled()
        }

        # Four contracts; both, the first or the second whist; 66 ways to divide ten tricks among three; three readings.
        assert 4 * 3 * 66 * 3 == len(ends)

    @pytest.mark.parametrize(("grid", "disputed"), [("6-two", 30), ("7-two", 18), ("8-two", 0), ("9-two", 0)])
    def test_cells_in_which_readings_differ(self, html: Path, grid: str, disputed: int) -> None:
        box = _grid(html, grid)

        assert disputed == len(box.select("td.hoyle-disputed"))
        assert 66 == len(box.select("tbody td:not(.hoyle-none)"))

    @pytest.mark.parametrize("level", [6, 7, 8, 9])
    def test_with_one_whister_nothing_is_disputed(self, html: Path, level: int) -> None:
        assert [] == _grid(html, f"{level}-one").select("td.hoyle-disputed")

    def test_disputed_cells_say_so_and_lead_to_the_ruling(self, html: Path) -> None:
        cells = page_of(html, _PAGE).select("td.hoyle-disputed")
        rulings = {str(link["href"]) for cell in cells for link in cell.select("a")}

        assert {"rulings.html#PV-DEF-08", "rulings.html#PV-DEF-09"} == rulings
        assert [] == [cell.get_text() for cell in cells if not cell.get_text().strip().startswith("readings differ:")]

    @pytest.mark.parametrize(
        ("grid", "first", "second", "figures"),
        [
            ("6-two", 3, 1, ["–", "0·1", "–"]),
            ("6-two", 3, 0, ["0·2", "0·2", "0·1"]),
            ("6-two", 2, 0, ["0·2"] * 3),
            ("6-two", 4, 1, ["–", "0·1", "–"]),
            ("7-two", 2, 0, ["–", "0·1", "–"]),
            ("7-two", 0, 0, ["1·1"] * 3),
            ("8-two", 0, 0, ["0·1"] * 3),
            ("6-one", 1, 1, ["2"] * 3),
        ],
    )
    def test_ends_worked_out_by_hand(self, html: Path, grid: str, first: int, second: int, figures: list[str]) -> None:
        cell = _grid(html, grid).select("tbody > tr")[first].select("td")[second]

        assert figures == [_of_reading(cell, reading) for reading in _READINGS]

    @pytest.mark.parametrize(("grid", "enough"), [("6-two", 4), ("7-two", 3), ("8-two", 2), ("9-two", 1)])
    def test_hatched_ends_are_those_in_which_the_declarer_falls(self, html: Path, grid: str, enough: int) -> None:
        for first, row in enumerate(_grid(html, grid).select("tbody > tr")):
            cells = row.select("td:not(.hoyle-none)")

            assert [first + second > enough for second in range(len(cells))] == [
                "hoyle-fallen" in (cell.get("class") or []) for cell in cells
            ]

    def test_key_has_the_readings_in_the_order_of_the_lines(self, html: Path) -> None:
        values = page_of(html, _PAGE).select("dl.hoyle-values > dt")

        assert [f"{letter} {reading}" for letter, reading in zip("abc", _READINGS, strict=True)] == [
            " ".join(value.get_text().split()[:2]) for value in values
        ]
        assert set(_READINGS) == set(register.options()["pv.responsibility"].values)


def _grid(html: Path, name: str) -> Tag:
    return home_of(html, f"whisted-{name}")[1]


def _of_reading(cell: Tag, reading: str) -> str:
    """Give the figure of a cell under a reading."""
    lines = cell.select(".hoyle-line")
    if not lines:
        return cell.get_text().strip()
    return lines[_READINGS.index(reading)].get_text().split()[1]
