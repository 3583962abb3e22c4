"""The Russian edition in a browser: labels, the search in every form of a word, and the way to the other edition."""

from pathlib import Path
from typing import Any, Final

import pytest

from hoyle_book import search
from tests.book import test_browser
from tests.book.conftest import GAMES, anchor_of, replay_of
from tests.book.test_browser import Watched

browser, watched = test_browser.browser, test_browser.watched

_REPLAY: Final = anchor_of(GAMES[0])
_PAGE: Final = "solo-whist/open-misere"


def test_replay_has_russian_labels(russian: Path, watched: Watched) -> None:
    page = watched.page
    page.goto(f"{(russian / f'{_PAGE}.html').as_uri()}#{_REPLAY}@8")
    box = page.locator(f"hoyle-replay#{_REPLAY}[data-position='8']")
    _page, replay = replay_of(russian, GAMES[0])

    assert replay["positions"][8]["says"] == box.locator("[role=status]").inner_text()
    assert box.get_by_role("button", name="Последняя позиция").is_visible()
    assert any("может выбрать" in said for said in box.locator(".hoyle-why").all_inner_texts())
    assert [] == watched.faults


def test_hands_show_russian_letters(russian: Path, watched: Watched) -> None:
    page = watched.page
    page.goto((russian / f"{_PAGE}.html").as_uri())
    ranks = set(page.locator(f"hoyle-replay#{_REPLAY} .hoyle-rank").all_inner_texts())

    assert {"Т", "К", "Д", "В", "10"} <= ranks
    assert set() == ranks & set("AKQJT")


@pytest.mark.parametrize("word", ["взятка", "взяток", "взятками", "Взятку", "козырей", "бубён", "бубен"])
def test_search_finds_a_term_in_every_form(russian: Path, watched: Watched, word: str) -> None:
    found = _found(russian, watched, word)

    assert any(address.startswith("solo-whist/") for address in found)
    assert _found(russian, watched, "взятка" if word.lower().startswith("взят") else word) == found
    assert [] == watched.faults


def test_search_for_an_id_finds_the_clause_first(russian: Path, watched: Watched) -> None:
    assert "solo-whist/auction.html#SW-BID-4" == _found(russian, watched, "SW-BID-4")[0]


def test_search_for_a_title_finds_its_page(russian: Path, watched: Watched) -> None:
    assert any("solo-whist/open-misere.html" in address for address in _found(russian, watched, "открытым мизером"))


def test_script_has_the_stems_of_the_index(russian: Path, watched: Watched) -> None:
    language = search.SearchTerms({})
    forms = [form for group in search.forms() for form in (*group["words"], *group["others"])]
    watched.page.goto((russian / "search.html").as_uri())
    stems = watched.page.evaluate("forms => forms.map((form) => new Stemmer().stemWord(form))", forms)

    assert [language.stem(form) for form in forms] == stems


def test_search_speaks_russian(russian: Path, watched: Watched) -> None:
    watched.page.goto(f"{(russian / 'search.html').as_uri()}?q=ничегоподобногонет")
    watched.page.locator("#search-results h2").wait_for()
    said = watched.page.locator("#search-results").inner_text()

    assert "Результаты поиска" in said
    assert "Search" not in said


@pytest.mark.parametrize(
    ("own", "other", "place"),
    [("en", "ru", "#SW-PLAY-2"), ("ru", "en", "#SW-PLAY-2"), ("ru", "en", ""), ("en", "ru", "#SW-PLAY-3")],
)
def test_switch_leads_to_the_same_clause(
    html: Path, russian: Path, watched: Watched, own: str, other: str, place: str
) -> None:
    page, editions = watched.page, {"en": html, "ru": russian}
    address = (editions[own] / "solo-whist/play.html").as_uri()
    page.goto(f"{address}{place}")
    page.locator(f".hoyle-editions a[hreflang={other}]").click()
    page.wait_for_url("**/solo-whist/play.html**")

    assert f"{(editions[other] / 'solo-whist/play.html').as_uri()}{place}" == page.url
    assert other == page.locator("html").get_attribute("lang")
    assert [] == watched.faults


def test_switch_keeps_the_position_of_a_replay(html: Path, russian: Path, watched: Watched) -> None:
    page = watched.page
    page.goto(f"{(html / f'{_PAGE}.html').as_uri()}#{_REPLAY}@8")
    page.locator(".hoyle-editions a[hreflang=ru]").click()
    page.locator(f"html[lang=ru] hoyle-replay#{_REPLAY}[data-position='8']").wait_for()

    assert page.url.startswith(russian.as_uri())


def test_switch_finds_the_clause_before_the_readers_eyes(html: Path, watched: Watched) -> None:
    page = watched.page
    page.goto((html / "solo-whist/play.html").as_uri())
    page.evaluate("document.getElementById('SW-PLAY-5').scrollIntoView({ behavior: 'instant' })")
    link = page.locator(".hoyle-editions a[hreflang=ru]")
    link.dispatch_event("pointerover")

    assert str(link.get_attribute("href")).endswith("ru/solo-whist/play.html#SW-PLAY-5")


def _found(edition: Path, watched: Watched, query: str) -> list[str]:
    """Search, and give where the results lead to, from the first on."""
    page: Any = watched.page
    page.goto(f"{(edition / 'search.html').as_uri()}?q={query}")
    page.get_by_role("heading", name="Результаты поиска").wait_for()
    links = page.locator("#search-results ul.search li > a").all()
    return [str(link.get_attribute("href")).removeprefix("./").split("?")[0] for link in links]
