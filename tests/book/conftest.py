"""The book, built once, and small books of a page or two."""

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import pytest
from bs4 import BeautifulSoup

ROOT: Final = Path(__file__).resolve().parents[2]
DOCS: Final = ROOT / "docs"
SCENARIOS: Final = ROOT / "scenarios"
GAMES: Final = ("solo-whist/whole/open-misere-let-through", "solo-whist/whole/open-misere-beaten")

_CONF: Final = f"""
import sys
sys.path.insert(0, {str(DOCS / "_ext")!r})
extensions = ["myst_parser", "hoyle_book"]
primary_domain = "hoyle"
hoyle_scenarios = {str(SCENARIOS)!r}
"""

Build = Callable[..., subprocess.CompletedProcess[str]]


def sphinx(source: Path, target: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Build a book as CI does, with every warning an error."""
    command = [sys.executable, "-m", "sphinx", "-q", "-n", "-W", "--keep-going", *options, str(source), str(target)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture(scope="session")
def html(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole book in HTML, read by two processes; a warning fails every test that looks at it."""
    target = tmp_path_factory.mktemp("book")
    built = sphinx(DOCS, target, "-j", "2")

    assert (0, "") == (built.returncode, built.stderr)

    return target


@pytest.fixture
def build(tmp_path: Path) -> Build:
    """Build a book whose only page is given into the folder ``built``."""

    def build_page(page: str, *options: str) -> subprocess.CompletedProcess[str]:
        write_book(tmp_path, [page])
        return sphinx(tmp_path, tmp_path / "built", *options)

    return build_page


def write_book(folder: Path, pages: Sequence[str]) -> None:
    """Write a book with a table of contents on its first page; the others are called 1.md and so on."""
    others = "".join(f"{number}\n" for number in range(1, len(pages)))
    contents = f"```{{toctree}}\n{others}```\n" if others else ""
    (folder / "conf.py").write_text(_CONF, "utf-8")
    for number, page in enumerate(pages):
        name, more = (str(number), "") if number else ("index", contents)
        (folder / f"{name}.md").write_text(f"# A page\n\n{page}\n\n{more}", "utf-8")


def page_of(html: Path, name: str) -> BeautifulSoup:
    return BeautifulSoup((html / f"{name}.html").read_text("utf-8"), "html.parser")


def text_of(html: Path, name: str) -> str:
    """Give what the body of a page says, with plain quotes and single blanks.

    Left out are data for scripts and the titles of scenarios, which their authors wrote.
    """
    article = page_of(html, name).article
    assert article is not None

    for part in article.select("script, .hoyle-claiming"):
        part.decompose()
    return " ".join(article.get_text(" ").replace("\u2019", "'").split())


def replays_of(html: Path, name: str) -> list[dict[str, Any]]:
    """Give the data of every replay on a page."""
    scripts = page_of(html, name).select("hoyle-replay > script")
    return [json.loads(script.get_text()) for script in scripts]
