"""Generated tables agree with what the engine does."""

from pathlib import Path
from typing import Any, Final

import pytest
from bs4 import Tag

import hoyle
from hoyle import games, register
from hoyle_book.library import read_corpus
from hoyle_book.words import call_label, points
from hoyle_verify.judge.run import run_all
from hoyle_verify.trace.evidence import collect
from tests.book.conftest import DOCS, SCENARIOS, anchor_of, home_of, page_of

games.load()

_BIDS: Final = ("proposal", "solo", "misere", "abundance", "royal-abundance", "open-misere", "declared-abundance")
_OPTIONS: Final = {id: option for id, option in register.options().items() if id.startswith("sw.")}
_CLAUSES: Final = {id: clause for id, clause in register.clauses().items() if id.startswith(("SW-", "SYS-"))}
_SCENARIOS: Final = [each for each in read_corpus(SCENARIOS).scenarios.values() if each.game == "solo-whist"]
_STOPS: Final = ("misere", "open-misere", "declared-abundance")


def _rows(html: Path, page: str, table: str) -> list[list[str]]:
    found = page_of(html, page).select_one(f"table.{table}")
    assert found is not None

    return [[_cell(cell) for cell in row.select("th, td")] for row in found.select("tbody > tr")]


def _cell(cell: Tag) -> str:
    label = cell.select_one(".hoyle-cell-label")
    return cell.get_text().removeprefix(label.get_text() if label else "").strip()


def _paid(bid: str, tricks: int, ruleset: str) -> tuple[str, float]:
    """Let the engine score a contract of seat 0 and give the result and what one opponent pays."""
    contract: dict[str, Any] = {"bid": bid, "by": 0}
    won = [tricks, 13 - tricks, 0, 0]
    if bid == "proposal":
        contract["partner"] = 2
    if bid in _STOPS:
        won = [1, 0, 0, 0] if bid != "declared-abundance" else [tricks, 1, 0, 0]
    if bid in _STOPS and tricks == {"declared-abundance": 13}.get(bid, 0):
        won = [tricks, 13 - tricks, 0, 0]
    if bid in ("proposal", "solo", "royal-abundance", "abundance"):
        contract["trump"] = "H"
    game = hoyle.game("solo-whist", ruleset)
    facts = game.facts(game.settle({"players": 4, "dealer": 3, "contract": contract, "tricks": won}))
    return facts["result"], -facts["payments"][1]


class TestBids:
    def test_bids_stand_in_their_order(self, html: Path) -> None:
        rows = _rows(html, "solo-whist/index", "hoyle-bids")

        assert [call_label(f"bid:{bid}") for bid in _BIDS] == [row[0] for row in rows]

    def test_trumps_and_lead(self, html: Path) -> None:
        rows = _rows(html, "solo-whist/index", "hoyle-bids")

        assert ["turn-up suit", "turn-up suit", "none", "named by the bidder", "turn-up suit", "none", "none"] == [
            row[2] for row in rows
        ]
        assert ["eldest hand"] * 6 + ["the bidder"] == [row[3] for row in rows]

    @pytest.mark.parametrize("number", range(len(_BIDS)), ids=_BIDS)
    def test_target_price_and_overtricks_are_the_engines(self, html: Path, number: int) -> None:
        _name, target, _trumps, _lead, price, more, *_lost = _rows(html, "solo-whist/index", "hoyle-bids")[number]
        least = {"none": 0, "all 13": 13}.get(target) or int(
            target.partition(" ")[0].replace("none", "0").replace("all", "13")
        )

        assert ("made", float(price)) == _paid(_BIDS[number], least, "as-printed")
        if more == "–":
            assert _BIDS[number] in _STOPS
        else:
            assert ("made", float(price) + 2 * float(more)) == _paid(_BIDS[number], least + 2, "as-printed")

    @pytest.mark.parametrize("column", [6, 7])
    @pytest.mark.parametrize("missing", [1, 2, 4])
    @pytest.mark.parametrize("number", range(len(_BIDS)), ids=_BIDS)
    def test_losses_are_the_engines(self, html: Path, number: int, missing: int, column: int) -> None:
        bid, ruleset = _BIDS[number], ("as-printed", "customary")[column - 6]
        row = _rows(html, "solo-whist/index", "hoyle-bids")[number]
        tricks = missing if row[1] == "none" else int(row[1].removeprefix("all ").partition(" ")[0]) - missing
        fixed, plus, each = row[column].rpartition(" + ")
        told = float(fixed or 0)
        told += missing * float(each.removesuffix(" a trick")) if each.endswith(" a trick") else float(each)

        assert ("failed", -told) == _paid(bid, tricks, ruleset)
        assert bool(fixed) == bool(plus)

    def test_every_entry_leads_to_a_clause(self, html: Path) -> None:
        table = page_of(html, "solo-whist/index").select_one("table.hoyle-bids")
        assert table is not None

        bare = [cell.get_text() for cell in table.select("tbody td") if not cell.select("a[href*='#SW-']")]

        assert [] == [text for text in bare if not text.endswith("–")]


class TestOptions:
    @pytest.mark.parametrize("id", _OPTIONS)
    def test_option_has_its_place_with_all_its_values(self, html: Path, id: str) -> None:
        option = _OPTIONS[id]
        page, section = home_of(html, id)
        values = [term.get_text().split() for term in section.select("dl.hoyle-values > dt")]

        assert "solo-whist/options" == page
        assert [
            [value, *(ruleset for ruleset, default in option.defaults.items() if default == value)]
            for value in option.values
        ] == values
        assert option.defect in section.get_text()

    def test_matrix_has_every_option(self, html: Path) -> None:
        expected = [[id, *option.defaults.values()] for id, option in _OPTIONS.items()]

        assert expected == _rows(html, "solo-whist/options", "hoyle-matrix")


class TestSettlements:
    def test_every_row_is_the_engines(self, html: Path) -> None:
        settled = [each for each in _SCENARIOS if each.kind == "settle"]
        for scenario in settled:
            _page, row = home_of(html, anchor_of(scenario.id))
            tricks, rules, declarer, _others, title = (_cell(cell) for cell in row.select("th, td"))
            expected = [check.facts["payments"] for check in scenario.expect if "payments" in check.facts]

            assert tricks.isdecimal()
            assert rules.startswith(scenario.ruleset)
            assert all(str(value) in rules for value in scenario.options.values())
            assert scenario.title == title.replace("\u2019", "'")
            assert not expected or declarer in {points(payment) for payment in expected[0]}


class TestEvidence:
    def test_nothing_is_uncovered(self) -> None:
        evidence = collect(run_all(_SCENARIOS)).evidence

        assert [] == [id for id in _CLAUSES if evidence[id].status == "uncovered"]

    def test_page_counts_what_the_trace_has(self, html: Path) -> None:
        trace = collect(run_all(_SCENARIOS))
        rows = {row[0]: row for row in _rows(html, "solo-whist/evidence", "hoyle-evidence")}
        executed = {id: entry for id, entry in trace.evidence.items() if id in _CLAUSES and not entry.reason}

        assert {
            id: [len(entry.claimed_by), len(entry.refuses_in), entry.fired_in, entry.status]
            for id, entry in executed.items()
        } == {id: [*(int(cell.replace("–", "0")) for cell in row[2:5]), row[5]] for id, row in rows.items()}

    def test_what_is_not_executed_has_its_reason(self, html: Path) -> None:
        excused = [clause for clause in _CLAUSES.values() if clause.reason]
        rows = _rows(html, "solo-whist/evidence", "hoyle-excused")

        assert [[clause.id, clause.reason] for clause in excused] == [
            [id, reason.replace("\u2019", "'")] for id, reason in rows
        ]


class TestImplementers:
    PAGE: Final = (DOCS / "solo-whist" / "implementers.md").read_text("utf-8")

    def _column(self, heading: str) -> list[str]:
        rows = self.PAGE.split(f"| {heading} |", 1)[1].split("\n\n", 1)[0]
        return [line.split("`")[1] for line in rows.splitlines() if line.startswith("| `")]

    def test_observables_are_the_engines(self) -> None:
        assert ["actor", "legal", *games.engine("solo-whist").observables[2:]] == self._column("observable")
        assert ("actor", "legal") == games.engine("solo-whist").observables[:2]

    def test_words_are_the_engines(self) -> None:
        known = games.engine("solo-whist").phrasebook.words

        assert {word.partition(":")[0] for word in known} == {word.partition(":")[0] for word in self._column("word")}
        assert set(self._column("word")) <= set(known)
        assert all(f"`{word.removeprefix('bid:')}`" in self.PAGE for word in known if word.startswith("bid:"))

    def test_results_are_those_of_the_corpus(self) -> None:
        results = {check.facts.get("result") for scenario in _SCENARIOS for check in scenario.expect}

        assert results - {None} == set(self._column("result"))

    def test_options_are_named(self) -> None:
        assert [] == [id for id in _OPTIONS if f"{{opt}}`{id}`" not in self.PAGE]
