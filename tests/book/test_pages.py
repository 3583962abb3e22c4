"""The pages of the book: what must stand on them, and once only."""

from pathlib import Path
from typing import Final

import pytest
from bs4 import Tag

from hoyle import games, register
from hoyle_book.story import fired_in
from hoyle_verify.scenario import load
from tests.book.conftest import DOCS, GAMES, SCENARIOS, page_of, text_of

games.load()

_PAGES: Final = sorted(
    page.relative_to(DOCS).with_suffix("").as_posix()
    for page in DOCS.rglob("*.md")
    if not {"_build", "_ext"} & set(page.relative_to(DOCS).parts)
)
_RAN: Final = sorted(set[str]().union(*(fired_in(load(SCENARIOS / f"{id}.yaml", root=SCENARIOS)) for id in GAMES)))


class TestClauses:
    def test_two_games_run_more_than_a_few_clauses(self) -> None:
        assert len(_RAN) > 20

    @pytest.mark.parametrize("id", _RAN)
    def test_clause_of_a_game_has_its_anchor(self, html: Path, id: str) -> None:
        section = page_of(html, "solo-whist/clauses").find(id=id)

        assert isinstance(section, Tag)
        assert "section" == section.name

    @pytest.mark.parametrize("id", _RAN)
    def test_statement_is_printed_once(self, html: Path, id: str) -> None:
        assert 1 == text_of(html, "solo-whist/clauses").count(register.clauses()[id].statement)

    @pytest.mark.parametrize("page", _PAGES)
    def test_no_page_prints_a_statement_twice(self, html: Path, page: str) -> None:
        text = text_of(html, page)

        assert [] == [clause.id for clause in register.clauses().values() if text.count(clause.statement) > 1]

    @pytest.mark.parametrize("page", _PAGES)
    def test_no_source_writes_a_statement_again(self, page: str) -> None:
        source = " ".join((DOCS / f"{page}.md").read_text("utf-8").split())

        assert [] == [clause.id for clause in register.clauses().values() if clause.statement in source]

    def test_title_is_the_name_of_the_function_in_words(self, html: Path) -> None:
        heading = page_of(html, "solo-whist/clauses").select_one("[id='SW-PLAY-2'] > h3")

        assert heading is not None
        assert "SW-PLAY-2 Follow suit" == heading.get_text().rstrip("¶")

    def test_clause_that_another_executes_has_its_id_for_title(self, html: Path) -> None:
        heading = page_of(html, "solo-whist/clauses").select_one("[id='SW-PLAY-3'] > h3")

        assert heading is not None
        assert "SW-PLAY-3" == heading.get_text().rstrip("¶")

    def test_code_stands_beside_the_statement(self, html: Path) -> None:
        code = page_of(html, "solo-whist/clauses").select_one("[id='SW-PLAY-2'] details pre")

        assert code is not None
        assert code.get_text().startswith("def follow_suit(")
        assert '"""' not in code.get_text()

    def test_scenario_that_claims_a_clause_is_listed(self, html: Path) -> None:
        links = page_of(html, "solo-whist/clauses").select("[id='SW-OMI-3'] details a")

        assert {f"open-misere.html#{id.replace('/', '-')}" for id in GAMES} <= {str(link["href"]) for link in links}


class TestRulings:
    def test_every_ruling_has_its_anchor(self, html: Path) -> None:
        anchors = {str(tag["id"]) for tag in page_of(html, "solo-whist/rulings").select("section[id]")}
        ids = {id for id in register.defects() if id.startswith("SW-")}

        assert ids
        assert set() == ids - anchors

    def test_clause_of_a_ruling_links_to_it(self, html: Path) -> None:
        links = page_of(html, "solo-whist/clauses").select("[id='SW-RUL-25'] .hoyle-meta a")

        assert ["rulings.html#SW-DEF-25"] == [link["href"] for link in links]


class TestPage:
    @pytest.mark.parametrize("page", _PAGES)
    def test_nothing_is_loaded_from_outside(self, html: Path, page: str) -> None:
        loading = page_of(html, page).select("link[href], script[src], img[src]")
        addresses = [str(tag.get("src") or tag.get("href")) for tag in loading]

        assert addresses
        assert [] == [address for address in addresses if "//" in address]

    def test_script_is_loaded_only_where_there_is_a_replay(self, html: Path) -> None:
        loading = [page for page in _PAGES if page_of(html, page).select("script[src*='hoyle-replay']")]

        assert ["solo-whist/open-misere"] == loading

    def test_search_knows_clauses_by_their_ids(self, html: Path) -> None:
        index = (html / "searchindex.js").read_text("utf-8")

        assert '"SW-PLAY-2"' in index
