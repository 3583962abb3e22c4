"""The book as PDF: bookmarks, links between the chapters, tags, and the text of every clause."""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from hoyle import games, register
from tests.book import test_browser
from tests.book.conftest import DOCS, GAMES, doctrees_of, home_of, in_book, sphinx, write_book

pytest.importorskip("pikepdf", reason="pikepdf is not installed: pip install '.[dev]'")
pytest.importorskip("playwright", reason="playwright is not installed: pip install '.[dev]'")
from playwright.sync_api import Browser

pypdf = pytest.importorskip("pypdf", reason="pypdf is not installed: pip install '.[dev]'")
browser = test_browser.browser

games.load()

_CLAUSES: Final = sorted(filter(in_book, register.clauses()))
_PAGES: Final = (
    f"See {{c}}`SW-PLAY-2` and [the game](1.md).\n\n```{{recall}} SW-PLAY-3\n```\n\n```{{replay}} {GAMES[0]}\n```",
    "```{clause} SW-PLAY-2 SW-PLAY-3\n```",
)


class Bookmark(NamedTuple):
    """A bookmark: how deep it stands, its title, and the page it leads to, from 0."""

    depth: int
    title: str
    page: int


def bookmarks(book: Any) -> list[Bookmark]:
    """List the bookmarks of a PDF in order."""

    def walk(items: list[Any], depth: int) -> Iterator[Bookmark]:
        for item in items:
            if isinstance(item, list):
                yield from walk(item, depth + 1)
            else:
                yield Bookmark(depth, item.title, book.get_destination_page_number(item))

    return list(walk(book.outline, 0))


def text_of(page: Any) -> str:
    """Give the text of a page without blanks, as it was before it was set in ligatures and broken into lines."""
    return _plain(page.extract_text())


def _plain(text: str) -> str:
    return re.sub(r"\s+", "", unicodedata.normalize("NFKC", text)).replace("\u2019", "'")


@pytest.fixture(scope="module")
def printed(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with a PDF and the pages that it was printed from."""
    assert browser.is_connected()

    folder = tmp_path_factory.mktemp("small")
    write_book(folder, _PAGES)
    styles = ("-D", f"html_static_path={DOCS / '_static'}", "-D", "html_css_files=hoyle.css")
    built = sphinx(folder, folder / "built", "-b", "pdf", *styles)

    assert (0, "") == (built.returncode, built.stderr)

    return folder / "built"


@pytest.fixture(scope="module")
def small(printed: Path) -> Any:
    (book,) = printed.glob("*.pdf")
    return pypdf.PdfReader(book)


class TestSmallBook:
    def test_bookmarks_follow_the_contents(self, small: Any) -> None:
        found = [(bookmark.depth, bookmark.title) for bookmark in bookmarks(small)]

        assert [
            (0, "A page"),
            (0, "A page"),
            (1, "SW-PLAY-2 Follow suit"),
            (1, "SW-PLAY-3 Void players are free"),
        ] == found

    def test_links_lead_to_other_chapters(self, small: Any) -> None:
        places = small.named_destinations
        links = [_resolved(link) for page in small.pages for link in page.get("/Annots", ())]
        linked = {link["/Dest"] for link in links if "/Dest" in link}
        chapter = bookmarks(small)[1].page

        assert {"1", "1#SW-PLAY-2", "1#SW-PLAY-3"} <= linked <= set(places)
        assert chapter == small.get_destination_page_number(places["1#SW-PLAY-2"])

    def test_pages_are_counted_through(self, small: Any) -> None:
        numbers = [re.findall(r"\d+", page.extract_text()) for page in small.pages]

        assert [] == [count for count, found in enumerate(numbers, 1) if str(count) not in (found[0], found[-1])]

    def test_tags_of_every_page_are_found_by_its_number(self, small: Any) -> None:
        tags = small.trailer["/Root"]["/StructTreeRoot"]
        numbers = dict(_entries(tags["/ParentTree"]))
        given = [page["/StructParents"] for page in small.pages]
        astray = [
            count
            for count, (number, page) in enumerate(zip(given, small.pages, strict=True), 1)
            if page not in _pages_of(next(tag for tag in numbers[number] if tag))
        ]

        assert len(small.pages) == len(set(given))
        assert [] == astray
        assert ["/Part", "/Part"] == [_resolved(part)["/S"] for part in tags["/K"]["/K"]]

    def test_nothing_is_closed_and_nothing_to_press(self, small: Any) -> None:
        text = "".join(map(text_of, small.pages))

        assert "deffollow_suit(" in text
        assert _plain("leads, a framed card takes the trick") in text
        assert _plain("Guess") not in text

    def test_says_whose_language_and_title_it_has(self, small: Any) -> None:
        root = small.trailer["/Root"]

        assert "en" == root["/Lang"]
        assert small.metadata.title


def test_hands_lie_round_the_table(printed: Path, browser: Browser) -> None:
    page = browser.new_page()
    page.goto((printed / "index.html").as_uri())
    page.emulate_media(media="print")
    places = {}
    for name in ("top", "left", "right", "bottom"):
        place = page.locator(f".hoyle-deal > .hoyle-{name}").first.bounding_box()
        assert place is not None
        places[name] = place
    page.close()

    assert places["left"]["x"] < places["top"]["x"] < places["right"]["x"]
    assert places["top"]["y"] < places["left"]["y"] < places["bottom"]["y"]


def test_missing_browser_is_told_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    write_book(tmp_path, ["Nothing."])
    built = sphinx(tmp_path, tmp_path / "built", "-b", "pdf")

    assert (1, "a PDF is printed by Chromium, which is not installed: apt-get install chromium\n") == (
        built.returncode,
        built.stderr,
    )


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "language"), [("html", "en"), ("russian", "ru")])
def test_every_clause_has_its_bookmark_and_its_statement(
    request: pytest.FixtureRequest, tmp_path: Path, edition: str, language: str
) -> None:
    html = request.getfixturevalue(edition)
    options = ("-b", "pdf", "-d", str(doctrees_of(html)), "-D", f"language={language}")
    built = sphinx(DOCS, tmp_path, *options)

    assert (0, "") == (built.returncode, built.stderr)

    book = pypdf.PdfReader(tmp_path / f"hoyle-{language}.pdf")
    # A statement may go on overleaf, where the number of the page comes first.
    said = cache(lambda page: text_of(book.pages[page]).removeprefix(str(page + 1)))
    found = {bookmark.title.split()[0]: bookmark.page for bookmark in bookmarks(book)}
    unsaid = []
    for id in _CLAUSES:
        statement = home_of(html, id)[1].select_one(".hoyle-statement")
        assert statement is not None
        here = said(found[id]) + said(min(found[id] + 1, len(book.pages) - 1))
        unsaid += [] if _plain(statement.get_text()) in here else [id]

    assert [] == unsaid


def _resolved(item: Any) -> Any:
    return item.get_object()


def _pages_of(tag: Any) -> list[Any]:
    """List the pages on which the content of a tag stands: its own, and those that its parts name."""
    content = _resolved(tag)
    parts = content.get("/K", ())
    named = [_resolved(part) for part in (parts if isinstance(parts, list) else [parts])]
    return [content["/Pg"], *(part["/Pg"] for part in named if isinstance(part, dict) and "/Pg" in part)]


def _entries(tree: Any) -> Iterator[tuple[int, Any]]:
    """Go through a number tree, whose leaves list numbers and what they stand for in turn."""
    for kid in tree.get("/Kids", ()):
        yield from _entries(_resolved(kid))
    entries = tree.get("/Nums", [])
    yield from ((int(number), _resolved(tags)) for number, tags in list(pairwise(entries))[::2])
