"""The pages on which one looks things up, and the files for programs beside them."""

import json
from pathlib import Path
from typing import Any, Final

import pytest
from sphinx.util.inventory import InventoryFile

from hoyle import games, register
from hoyle_book.changes import Change, changes, complaints, now, reasons, versions
from hoyle_book.library import read_corpus
from hoyle_book.proofs import stale
from hoyle_book.terms import terms
from hoyle_verify.mutants import figures
from hoyle_verify.prove.theorems import load
from hoyle_verify.scenario.cases import SEPARATOR
from tests.book.conftest import CHAPTERS, SCENARIOS, Build, home_of, page_of

games.load()

_THEOREMS: Final = load()


def hrefs(html: Path, page: str, selector: str) -> list[str]:
    return [str(link["href"]) for link in page_of(html, page).select(f"article {selector}")]


class TestTheorems:
    @pytest.mark.parametrize("game", CHAPTERS)
    def test_every_theorem_stands_once_on_the_page_of_its_game(self, html: Path, game: str) -> None:
        own = [theorem for theorem in _THEOREMS.values() if theorem.game == game]

        assert own
        for theorem in own:
            page, box = home_of(html, theorem.id)
            assert (f"{game}/theorems", True) == (page, theorem.statement.split()[0] in box.get_text())

    def test_what_is_kept_of_proofs_is_current(self) -> None:
        assert [] == stale(), "run 'hoyle prove --json >FILE' and 'python -m hoyle_book.keeping proofs FILE'"

    def test_a_theorem_names_its_ruling_and_its_clauses(self, html: Path) -> None:
        links = [str(link["href"]) for link in home_of(html, "SW-THM-SCORE-10")[1].select("a")]

        assert "rulings.html#SW-DEF-12" in links
        assert "settlement.html#SW-PAY-7" in links

    def test_a_ruling_names_its_theorems(self, html: Path) -> None:
        links = [str(link["href"]) for link in home_of(html, "SW-DEF-12")[1].select("a")]

        assert "theorems.html#SW-THM-SCORE-10" in links

    def test_a_clause_lists_the_theorems_that_rest_on_it(self, html: Path) -> None:
        links = [str(link["href"]) for link in home_of(html, "SW-CUT-3")[1].select("details a")]

        assert "theorems.html#SW-THM-DEAL-1" in links


class TestIndexes:
    def test_every_clause_is_listed_once(self, html: Path) -> None:
        homes = [f"{home_of(html, id)[0]}.html#{id}" for id in register.clauses()]

        assert sorted(homes) == sorted(hrefs(html, "clause-index", "table.hoyle-index tbody th a"))

    def test_every_file_of_scenarios_is_listed_once(self, html: Path) -> None:
        files = {id.partition(SEPARATOR)[0] for id in read_corpus(SCENARIOS).scenarios}
        listed = [path.get_text() for path in page_of(html, "scenario-index").select(".hoyle-path")]

        assert sorted(files) == sorted(listed)

    def test_every_problem_is_listed_with_its_answer(self, html: Path) -> None:
        problems = [each for each in read_corpus(SCENARIOS).scenarios.values() if each.kind == "problem"]
        answers = page_of(html, "problem-index").select("table.hoyle-index tbody tr td:last-child")

        assert len(problems) == len(answers)
        assert all(any(sign.isdecimal() for sign in answer.get_text()) for answer in answers)

    def test_every_term_stands_in_both_languages(self, html: Path) -> None:
        rows = page_of(html, "terms").select("table.hoyle-terms tbody tr")
        cells = [(row.select("th")[0].get_text(), row.select("td [lang=ru]")[0].get_text()) for row in rows]
        found = {(english.replace("\u2019", "'"), russian) for english, russian in cells}

        assert {(term.en, term.ru) for term in terms()} == found
        assert ("trick", "взятка") in found


class TestCoverage:
    def test_the_totals_are_those_of_the_register(self, html: Path) -> None:
        rows = page_of(html, "coverage").select("table.hoyle-totals-of-games tbody tr")
        numbers = [[cell.get_text().split()[-1] for cell in row.select("td")] for row in rows]
        clauses, _covered, _noted, _waived, uncovered, theorems, mutants, unnoticed = (
            [0 if each == "–" else int(each) for each in column] for column in zip(*numbers, strict=True)
        )
        kept = figures.read().clauses

        assert len(register.clauses()) == sum(clauses)
        assert len(_THEOREMS) == sum(theorems)
        assert sum(each.mutants for id, each in kept.items() if id in register.clauses()) == sum(mutants)
        assert sum(len(each.survived) for each in kept.values()) == sum(unnoticed)
        assert 0 == sum(uncovered)

    def test_a_clause_has_its_figures(self, html: Path) -> None:
        kept = figures.read().clauses["SW-PLAY-2"]
        row = next(
            row
            for row in page_of(html, "coverage").select("table.hoyle-coverage tbody tr")
            if row.th is not None and "SW-PLAY-2" == row.th.get_text().strip()
        )
        cells = [cell.get_text().split()[-1] for cell in row.select("td")]

        assert [str(kept.mutants), str(kept.by_scenarios)] == cells[3:5]

    def test_what_is_waived_has_its_reason(self, html: Path) -> None:
        trace = json.loads((html / "trace.json").read_text("utf-8"))
        waived = {clause["id"]: clause["reason"] for clause in trace["clauses"] if clause["status"] == "waived"}
        rows = page_of(html, "coverage").select("table.hoyle-excused tbody tr")

        assert waived.keys() == {str(row.th and row.th.get_text()).strip() for row in rows}
        assert all(waived.values())


class TestChanges:
    def test_a_clause_is_new_changed_or_removed(self) -> None:
        before, after = {"A-1": "a", "A-2": "b", "A-3": "c"}, {"A-1": "a", "A-2": "x", "A-4": "d"}

        assert [Change("A-2", "changed", "clearer"), Change("A-3", "removed", ""), Change("A-4", "new", "")] == changes(
            before, after, {"A-2": "clearer"}
        )

    def test_a_version_of_which_nothing_is_kept_is_a_mistake(self, build: Build) -> None:
        built = build("```{changes} 9.9.9\n```")

        assert (1, True) == (built.returncode, "no checksums are kept of version 9.9.9" in built.stderr)

    def test_a_change_without_its_reason_is_a_mistake(self) -> None:
        found = [Change("A-2", "changed", ""), Change("A-4", "new", "more")]

        assert ["A-2 is changed since 1.0: say why in changes.toml"] == complaints("1.0", found, {"A-4": "more"})

    def test_a_reason_without_its_change_is_a_mistake(self) -> None:
        assert ["changes.toml has a reason for A-1, which is as it was in 1.0"] == complaints("1.0", [], {"A-1": "so"})

    def test_no_rule_has_changed_without_its_reason(self) -> None:
        for version, before in versions().items():
            assert [] == complaints(version, changes(before, now(), reasons(version)), reasons(version))


class TestFiles:
    @pytest.fixture
    def clauses(self, html: Path) -> dict[str, Any]:
        found: dict[str, Any] = json.loads((html / "clauses.json").read_text("utf-8"))
        return found

    def test_every_clause_is_there_with_its_page(self, html: Path, clauses: dict[str, Any]) -> None:
        pages = {clause["id"]: clause["page"] for clause in clauses["clauses"]}

        assert {id: f"{home_of(html, id)[0]}.html#{id}" for id in register.clauses()} == pages

    def test_sentences_are_those_of_the_register(self, clauses: dict[str, Any]) -> None:
        assert {clause.id: clause.statement for clause in register.clauses().values()} == {
            clause["id"]: clause["statement"] for clause in clauses["clauses"]
        }

    def test_the_trace_is_that_of_the_reference_engine(self, html: Path) -> None:
        trace = json.loads((html / "trace.json").read_text("utf-8"))

        assert ("hoyle-trace/1", []) == (trace["format"], trace["complaints"])
        assert sorted(register.clauses()) == sorted(clause["id"] for clause in trace["clauses"])

    def test_the_inventory_has_theorems(self, html: Path) -> None:
        with (html / "objects.inv").open("rb") as file:
            inventory = InventoryFile.load(file, "", lambda _base, target: target)

        assert "SW-THM-SCORE-3" in inventory["hoyle:theorem"]
