"""What the chapter on Preferans works out for itself agrees with the scenarios and with figures from elsewhere."""

import re
from pathlib import Path
from typing import Final

import pytest
from bs4 import Tag

from hoyle.cards import format_card
from hoyle_book.library import read_corpus
from hoyle_book.whisting import contract_name
from hoyle_book.words import call_label, points
from hoyle_verify.scenario import Scenario
from hoyle_verify.scenario.cases import SEPARATOR
from hoyle_verify.solve.games import task_of_scenario
from hoyle_verify.solve.solver import solve
from tests.book.conftest import SCENARIOS, anchor_of, home_of, page_of, replay_of

_OURS: Final = [each for each in read_corpus(SCENARIOS).scenarios.values() if each.game == "preferans"]


def _rows(table: Tag) -> list[list[str]]:
    return [[_cell(cell) for cell in row.select("th, td")] for row in table.select("tbody > tr")]


def _cell(cell: Tag) -> str:
    label = cell.select_one(".hoyle-cell-label")
    text = cell.get_text().removeprefix(label.get_text() if label else "")
    return " ".join(text.replace("\u2019", "'").split())


def _table(html: Path, page: str, name: str, number: int = 0) -> Tag:
    return page_of(html, page).select(f"table.{name}")[number]


class TestContracts:
    def test_what_is_asked_and_what_it_costs(self, html: Path) -> None:
        assert [
            ["six", "4", "2 whists", "20", "20", "20", "2"],
            ["seven", "2", "one whist", "40", "40", "40", "4"],
            ["eight", "1", "–", "60", "60", "60", "6"],
            ["nine", "1", "–", "80", "80", "80", "8"],
            ["ten", "nothing", "–", "100", "100", "none", "none"],
            ["misère", "nothing", "–", "100", "100", "none", "none"],
        ] == _rows(_table(html, "preferans/index", "hoyle-contracts"))

    def test_every_figure_leads_to_a_clause(self, html: Path) -> None:
        cells = _table(html, "preferans/index", "hoyle-contracts").select("tbody td")

        assert [] == [_cell(cell) for cell in cells if not cell.select("a[href*='#PV-']") and _cell(cell) != "–"]


class TestConventions:
    """The prices are those of Lesnoi's tables; a whister pays in full in Sochi and half elsewhere; a ten is checked."""

    @pytest.mark.parametrize(
        ("number", "six", "ten"),
        [
            (0, ["six", "2", "2", "2", "2", "2"], ["ten", "10", "10", "–", "–", "–"]),
            (1, ["six", "2", "4", "2", "4", "4"], ["ten", "10", "20", "–", "–", "–"]),
            (2, ["six", "2", "2", "1", "2", "10"], ["ten", "10", "10", "–", "–", "–"]),
        ],
        ids=["sochi", "leningrad", "rostov"],
    )
    def test_prices(self, html: Path, number: int, six: list[str], ten: list[str]) -> None:
        rows = _rows(_table(html, "preferans/options", "hoyle-contracts", number))

        assert [six, ten] == [rows[0], rows[-1]]

    def test_values_that_differ_from_the_customary_are_marked(self, html: Path) -> None:
        table = _table(html, "preferans/options", "hoyle-conventions")
        for row in table.select("tbody > tr"):
            usual, *others = row.select("td code")

            assert [value.get_text() != usual.get_text() for value in others] == [
                "hoyle-differs" in value["class"] for value in others
            ]


class TestSettlements:
    @pytest.mark.parametrize("column", ["pool", "hill", "whists"])
    def test_what_is_written_is_the_scenarios(self, html: Path, column: str) -> None:
        wrong = []
        for scenario in (each for each in _OURS if each.kind == "settle" and SEPARATOR not in each.id):
            (check,) = scenario.expect
            amounts = check.facts.get(column)
            if amounts is None:
                continue
            sums = [sum(row) for row in amounts] if column == "whists" else amounts
            told = ", ".join(f"{name} {amount}" for name, amount in zip(scenario.players, sums, strict=True) if amount)
            written = _cell(home_of(html, anchor_of(scenario.id))[1].select("td")[-2])
            found = re.search(rf"{column} ([^;]+)", written)
            wrong += [] if told == (found[1] if found else "") else [scenario.id]

        assert [] == wrong


class TestSheets:
    @pytest.mark.parametrize(
        "scenario", [each for each in _OURS if each.kind == "session"], ids=lambda each: each.id.rpartition("/")[2]
    )
    def test_paper_is_the_scenarios(self, html: Path, scenario: Scenario) -> None:
        _page, box = home_of(html, anchor_of(scenario.id))
        last = [check.facts for check in scenario.expect if check.at in ("end", len(scenario.deals))]
        facts = {name: value for each in last for name, value in each.items()}
        (paper,) = box.select("table.hoyle-pool")
        pool, hill, *lines = (cells for _name, *cells in _rows(paper))
        players = len(scenario.players)

        assert facts.get("pool", [*map(_last, pool)]) == [*map(_last, pool)]
        assert facts.get("hill", [*map(_last, hill)]) == [*map(_last, hill)]
        for other, against in enumerate(lines[:players]):
            assert "whists" not in facts or [row[other] for row in facts["whists"]] == [*map(_last, against)]
        if "payments" in facts:
            assert [[points(amount) for amount in facts["payments"] or ()]][: len(lines) - players] == lines[players:]

    def test_old_entry_stands_before_the_new_one(self, html: Path) -> None:
        _page, box = home_of(html, "preferans-session-pool-sheet-over-four-deals")

        assert ["60."] == [entry.get_text() for entry in box.select(".hoyle-outdated")]

    def test_what_happened_in_a_deal(self, html: Path) -> None:
        _page, box = home_of(html, "preferans-session-pool-sheet-over-four-deals")
        (table,) = box.select("table.hoyle-deals")

        assert [
            "1",
            "Kirill deals. The contract is eight spades, by Alexei. Vlad whists. Roman passes. Vlad chooses open play. "
            "Tricks: Alexei 9, Vlad 1. The contract is made.",
            "pool 60",
            "whists 60 against Alexei",
            "–",
            "–",
        ] == _rows(table)[0]


def _last(cell: str) -> int:
    """Give the entry of a cell that holds: the last, nothing where nobody has written."""
    return int(cell.rpartition(" ")[2] or 0)


class TestProblems:
    @pytest.mark.parametrize(
        "scenario", [each for each in _OURS if each.kind == "problem"], ids=lambda each: each.id.rpartition("/")[2]
    )
    def test_solution_is_closed_at_first(self, html: Path, scenario: Scenario) -> None:
        _page, box = home_of(html, anchor_of(scenario.id))
        (solution,) = box.select("details")
        shown = [part.get_text() for part in box.select(":scope > p")]

        assert scenario.title in _cell(solution)
        assert not any(scenario.title in part for part in shown)

    def test_question(self, html: Path) -> None:
        _page, box = home_of(html, "preferans-problems-kapustins-combination-fails-without-the-duty-to-trump")

        assert "Hearts are trumps, and A leads. Nobody has to trump. Can V take 6 tricks?" in box.get_text()


class TestEightSpades:
    """What the page on the document's own deal says of best play."""

    def test_first_cards(self) -> None:
        values = _values("whole/eight-spades-lose-one-trick", 3)

        assert {"JD": 7, "9D": 7, "8D": 7} == {card: value for card, value in values.items() if value != 9}
        assert 10 == len(values)

    def test_every_card_that_is_played_keeps_the_balance(self) -> None:
        id = "whole/eight-spades-lose-one-trick"
        actions = _scenario(id).actions
        played = {at: _values(id, at)[action.partition("play:")[2]] for at, action in enumerate(actions) if at > 2}

        assert {9} == set(played.values())

    def test_king_under_the_ace(self) -> None:
        assert {"9S": 9, "KS": 10} == _values("whole/eight-spades-lose-one-trick", 4)

    def test_two_rounds_of_diamonds_before_a_trump(self) -> None:
        assert (8, 9) == tuple(_values("play/whister-leads-from-the-open-hand", 6)[card] for card in ("KD", "AS"))


def _scenario(name: str) -> Scenario:
    return read_corpus(SCENARIOS).scenarios[f"preferans/{name}"]


def _values(name: str, after: int) -> dict[str, int]:
    """Give the tricks that the declarer has in the end after each card that may be played, if nobody errs."""
    pytest.importorskip("numba", reason="numba is not installed: pip install 'hoyle[solve]'")
    task = task_of_scenario(_scenario(name), after)
    return {format_card(card): value for card, value in solve(task.position, task.goal).moves.items()}


class TestWords:
    @pytest.mark.parametrize(
        ("level", "trump", "name"),
        [(8, "S", "eight spades"), (6, "none", "six without trumps"), (7, None, "seven"), ("misere", None, "misère")],
    )
    def test_name_of_a_contract(self, level: int | str, trump: str | None, name: str) -> None:
        assert name == contract_name({"level": level, "trump": trump, "declarer": 0})

    @pytest.mark.parametrize(
        ("token", "label"), [("half", "one"), ("open", "open play"), ("claim:9", "take 9"), ("agree", "agreed")]
    )
    def test_call_as_it_is_spoken(self, token: str, label: str) -> None:
        assert label == call_label(token)

    def test_whister_and_passer_are_told_apart(self, html: Path) -> None:
        replay = replay_of(html, "preferans/whole/eight-spades-lose-one-trick")[1]

        assert [["declarer"], ["whister"], ["passed", "open hand"], []] == replay["positions"][3]["tags"]

    def test_contract_is_told_before_the_first_word(self, html: Path) -> None:
        says = replay_of(html, "preferans/whole/eight-spades-lose-one-trick")[1]["positions"][0]["says"]

        assert says.endswith("The contract is eight spades, by Alexei.")

    def test_talon_and_discard_lie_apart(self, html: Path) -> None:
        replay = replay_of(html, "preferans/whole/eight-spades-lose-one-trick")[1]

        assert [{"name": "Talon", "cards": ["JS", "8S"]}, {"name": "Discard", "cards": ["7H", "7C"]}] == replay["aside"]
