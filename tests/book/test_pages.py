"""The pages of the book: what must stand on them, and once only."""

import re
from pathlib import Path
from typing import Final

import pytest

from hoyle import games, register
from hoyle.ruleset import Option
from hoyle_book.library import read_corpus
from hoyle_book.rulings import value_in
from hoyle_verify.cli.main import VERBS
from hoyle_verify.scenario.cases import SEPARATOR
from tests.book.conftest import (
    CHAPTERS,
    DOCS,
    GAMES,
    PAGES,
    SCENARIOS,
    SHOWN,
    anchor_of,
    home_of,
    in_book,
    page_of,
    replay_of,
    text_of,
)

games.load()

_CLAUSES: Final = sorted(filter(in_book, register.clauses()))
_DEFECTS: Final = sorted(filter(in_book, register.defects()))
_OPTIONS: Final = [option for option in register.options().values() if in_book(option.id)]
_SCENARIOS: Final = sorted(id for id in read_corpus(SCENARIOS).scenarios if in_book(id) and SEPARATOR not in id)
_CASES: Final = sorted(id for id in read_corpus(SCENARIOS).scenarios if in_book(id) and SEPARATOR in id)
"""Those that stand in a table of many."""


class TestClauses:
    @pytest.mark.parametrize("id", _CLAUSES)
    def test_clause_is_printed_on_one_page_with_its_statement(self, html: Path, id: str) -> None:
        _page, section = home_of(html, id)
        statement = section.select_one(":scope > .hoyle-statement")

        assert "section" == section.name
        assert statement is not None
        assert register.clauses()[id].statement == statement.get_text().replace("\u2019", "'").replace("\n", " ")

    @pytest.mark.parametrize("page", PAGES)
    def test_no_page_prints_a_statement_twice(self, html: Path, page: str) -> None:
        text = text_of(html, page)

        assert [] == [clause.id for clause in register.clauses().values() if text.count(clause.statement) > 1]

    @pytest.mark.parametrize("page", PAGES)
    def test_no_source_writes_a_statement_again(self, page: str) -> None:
        source = " ".join((DOCS / f"{page}.md").read_text("utf-8").split())

        assert [] == [clause.id for clause in register.clauses().values() if clause.statement in source]

    def test_every_note_says_why_it_is_not_executed(self, html: Path) -> None:
        notes = [clause for clause in map(register.clauses().get, _CLAUSES) if clause and clause.kind == "note"]
        homes = {clause.id: home_of(html, clause.id) for clause in notes}

        assert {f"{game}/remarks" for game in CHAPTERS} == {page for page, _ in homes.values()}
        assert [] == [clause.id for clause in notes if "Not executed: " not in homes[clause.id][1].get_text()]

    def test_title_is_the_name_of_the_function_in_words(self, html: Path) -> None:
        heading = home_of(html, "SW-PLAY-2")[1].h3

        assert heading is not None
        assert "SW-PLAY-2 Follow suit" == heading.get_text().rstrip("¶")

    def test_clause_that_another_executes_has_its_id_for_title(self, html: Path) -> None:
        heading = home_of(html, "SW-PLAY-3")[1].h3

        assert heading is not None
        assert heading.get_text().startswith("SW-PLAY-3")

    def test_code_stands_beside_the_statement(self, html: Path) -> None:
        code = home_of(html, "SW-PLAY-2")[1].select_one("details pre")

        assert code is not None
        assert code.get_text().startswith("def follow_suit(")
        assert '"""' not in code.get_text()

    def test_scenario_that_claims_a_clause_is_listed(self, html: Path) -> None:
        links = home_of(html, "SW-OMI-3")[1].select("details a")

        assert {f"open-misere.html#{anchor_of(id)}" for id in GAMES} <= {str(link["href"]) for link in links}


class TestScenarios:
    @pytest.mark.parametrize("id", _SCENARIOS)
    def test_scenario_is_printed_once(self, html: Path, id: str) -> None:
        _page, element = home_of(html, anchor_of(id))
        kind = read_corpus(SCENARIOS).scenarios[id].kind

        assert {"settle": "tr"}.get(kind, "hoyle-replay" if id in SHOWN else "div") == element.name

    def test_every_case_of_a_table_is_printed_once(self, html: Path) -> None:
        homes = {id: home_of(html, anchor_of(id))[1] for id in _CASES}

        assert _CASES
        assert [] == [id for id, figure in homes.items() if figure.find_parent("table") is None]

    def test_player_who_rests_has_no_hand(self, html: Path) -> None:
        _page, case = home_of(html, "solo-whist-play-fifth-player-lays-no-card")

        assert ["K", "L", "A", "V"] == [
            name.get_text()
            for place in ("bottom", "left", "top", "right")
            for name in case.select(f".hoyle-{place} strong")
        ]

    def test_contract_that_is_given_is_told(self, html: Path) -> None:
        _page, case = home_of(html, "solo-whist-play-fifth-player-lays-no-card")

        assert "The contract is solo, by A." in case.get_text()

    def test_refusal_names_its_clause(self, html: Path) -> None:
        _page, case = home_of(html, "solo-whist-auction-equal-bid-is-refused")
        refused = [item.get_text() for item in case.select("details li") if "SW-RUL-2" in item.get_text()]

        assert refused
        assert all("after" in item for item in refused)


class TestRulings:
    @pytest.mark.parametrize("id", _DEFECTS)
    def test_ruling_lists_the_scenarios_that_show_it(self, html: Path, id: str) -> None:
        page, section = home_of(html, id)
        scenarios = read_corpus(SCENARIOS).scenarios.values()
        shown = {each.id.partition(SEPARATOR)[0] for each in scenarios if each.defect == id}
        listed = [path.get_text() for path in section.select(".hoyle-claiming .hoyle-path")]

        assert page.endswith("/rulings")
        assert sorted(shown) == sorted(listed)

    @pytest.mark.parametrize("option", _OPTIONS, ids=lambda option: option.id)
    def test_every_reading_under_an_option_is_shown(self, option: Option) -> None:
        scenarios = [each for each in read_corpus(SCENARIOS).scenarios.values() if each.defect == option.defect]

        assert set(option.values) == {value_in(each, option) for each in scenarios}

    def test_clause_of_a_ruling_links_to_it(self, html: Path) -> None:
        links = home_of(html, "SW-RUL-25")[1].select(":scope > .hoyle-meta a")

        assert ["rulings.html#SW-DEF-25"] == [link["href"] for link in links]


class TestPage:
    @pytest.mark.parametrize("page", PAGES)
    def test_nothing_is_loaded_from_outside(self, html: Path, page: str) -> None:
        loading = page_of(html, page).select("link[href], script[src], img[src]")
        addresses = [str(tag.get("src") or tag.get("href")) for tag in loading]

        assert addresses
        assert [] == [address for address in addresses if "//" in address]

    def test_script_is_loaded_only_where_there_is_a_replay(self, html: Path) -> None:
        loading = {page for page in PAGES if page_of(html, page).select("script[src*='hoyle-replay']")}

        showing = {page for page in PAGES if page_of(html, page).select("hoyle-replay")}

        assert showing == loading
        assert {replay_of(html, id)[0] for id in SHOWN} <= showing

    def test_search_knows_clauses_by_their_ids(self, html: Path) -> None:
        index = (html / "searchindex.js").read_text("utf-8")

        assert '"SW-PLAY-2"' in index

    @pytest.mark.parametrize("page", PAGES)
    def test_every_verb_that_is_named_exists(self, page: str) -> None:
        named = re.findall(r"(?:^\$ |`)hoyle ([a-z]+)", (DOCS / f"{page}.md").read_text("utf-8"), re.MULTILINE)

        assert set() == set(named) - VERBS.keys()
