"""What axe finds on the pages, in light and in dark: nothing but a few things in the markup of the theme."""

from pathlib import Path
from typing import Any, Final, Literal

import pytest

from tests.book import test_browser
from tests.book.conftest import PAGES

pytest.importorskip("axe_playwright_python", reason="axe-playwright-python is not installed: pip install '.[dev]'")
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

browser = test_browser.browser

_OF_THE_THEME: Final = (
    ("aria-required-attr", ".caption[role="),
    ("landmark-unique", ".sidebar-drawer"),
    ("scrollable-region-focusable", ".highlight > pre"),
)
"""The rule, and a part of the selector: captions and drawer are Furo's, blocks of code are Sphinx's."""

_KINDS: Final = (
    "index",
    "solo-whist/index",
    "solo-whist/auction",
    "solo-whist/first-deal",
    "solo-whist/options",
    "six-bid/rulings",
    "six-bid/examples/exchange",
    "german-solo/cards",
    "russian-whist/rubber",
    "preferans/who-pays",
    "preferans/pool-sheet",
    "checking-an-engine",
    "terms",
)
"""A page of every kind."""

_DARK: Final = ("index", "solo-whist/auction", "solo-whist/first-deal", "preferans/pool-sheet")
"""Those that between them have every colour."""


def findings(html: Path, browser: Browser, page: str, scheme: Literal["light", "dark"]) -> list[str]:
    """List what axe finds on a page with everything opened, but for what is the theme's."""
    context = browser.new_context(viewport={"width": 1200, "height": 900}, color_scheme=scheme)
    sheet = context.new_page()
    sheet.goto((html / f"{page}.html").as_uri())
    sheet.evaluate("document.querySelectorAll('details').forEach(closed => closed.open = true)")
    found: list[dict[str, Any]] = Axe().run(sheet).response["violations"]
    context.close()
    places = [(each["id"], str(node["target"][-1])) for each in found for node in each["nodes"]]
    return [f"{rule}: {place}" for rule, place in places if not _is_of_the_theme(rule, place)]


def _is_of_the_theme(rule: str, place: str) -> bool:
    return any(rule == known and part in place for known, part in _OF_THE_THEME)


@pytest.mark.parametrize("page", _KINDS)
def test_nothing_is_found(html: Path, browser: Browser, page: str) -> None:
    assert [] == findings(html, browser, page, "light")


@pytest.mark.parametrize("page", _DARK)
def test_nothing_is_found_in_the_dark(html: Path, browser: Browser, page: str) -> None:
    assert [] == findings(html, browser, page, "dark")


@pytest.mark.slow
@pytest.mark.parametrize("page", sorted({*PAGES} - {*_KINDS}))
def test_nothing_is_found_on_any_page(html: Path, browser: Browser, page: str) -> None:
    assert [] == findings(html, browser, page, "light")


@pytest.mark.parametrize("page", ["index", "solo-whist/first-deal"])
def test_nothing_is_found_in_russian(russian: Path, browser: Browser, page: str) -> None:
    assert [] == findings(russian, browser, page, "light")


def test_a_fault_would_be_found(browser: Browser, tmp_path: Path) -> None:
    (tmp_path / "faulty.html").write_text('<html lang="en"><title>A</title><main><h1>A</h1><img src="x"></main>')

    assert ["image-alt: img"] == findings(tmp_path, browser, "faulty", "light")
