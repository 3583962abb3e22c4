"""The book, built once, and small books of a page or two."""

import fcntl
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from bs4 import BeautifulSoup, Tag
from bs4.filter import SoupStrainer

from hoyle import games
from hoyle_verify.scenario.cases import SEPARATOR
from hoyle_verify.scenario.games import GAMES as GAMES_OF_CORPUS

ROOT: Final = Path(__file__).resolve().parents[2]
DOCS: Final = ROOT / "docs"
SCENARIOS: Final = ROOT / "scenarios"
GAMES: Final = ("solo-whist/whole/open-misere-let-through", "solo-whist/whole/open-misere-beaten")
PAGES: Final = sorted(
    page.relative_to(DOCS).with_suffix("").as_posix()
    for page in DOCS.rglob("*.md")
    if not {"_build", "_ext"} & set(page.relative_to(DOCS).parts)
)
_CONF: Final = f"""
import sys
sys.path.insert(0, {str(DOCS / "_ext")!r})
extensions = ["myst_parser", "hoyle_book"]
primary_domain = "hoyle"
hoyle_scenarios = {str(SCENARIOS)!r}
"""

CHAPTERS: Final = [game for game in games.MODULES if (DOCS / game).is_dir()]
"""The games that the book tells of."""

SHOWN: Final = sorted(
    path.relative_to(SCENARIOS).with_suffix("").as_posix()
    for game in CHAPTERS
    for path in (SCENARIOS / game / "whole").glob("*.yaml")
)
"""The scenarios that are printed as replays."""

_READ: Final = SoupStrainer(["head", "article", "script"])
"""What the tests read of a page; its navigation is as long as the book."""

Build = Callable[..., subprocess.CompletedProcess[str]]


def sphinx(source: Path, target: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Build a book as CI does, with every warning an error."""
    command = [sys.executable, "-m", "sphinx", "-q", "-n", "-W", "--keep-going", *options, str(source), str(target)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture(scope="session")
def html(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole book in HTML, read by two processes; a warning fails every test that looks at it."""
    return _edition(tmp_path_factory, "en", "-j", "2")


@pytest.fixture(scope="session")
def russian(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Russian edition, beside the English one where that has been built."""
    return _edition(tmp_path_factory, "ru", "-j", "2", "-D", "language=ru")


def _edition(folders: pytest.TempPathFactory, language: str, *options: str) -> Path:
    """Build an edition once for all processes of a test run: one builds it, and the others wait.

    HOYLE_BOOK names a folder in which ``make test`` has just built both, with warnings as errors as well.
    """
    if ready := os.environ.get("HOYLE_BOOK"):
        return Path(ready).resolve() / language
    own = folders.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    target, result = shared / "book" / language, shared / f"book-{language}.json"
    with (shared / f"book-{language}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not result.exists():
            built = sphinx(DOCS, target, *options)
            result.write_text(json.dumps([built.returncode, built.stderr]), "utf-8")

    assert [0, ""] == json.loads(result.read_text("utf-8"))

    return target


def doctrees_of(edition: Path) -> Path:
    """Give the folder of what Sphinx remembers of an edition, beside that of all editions if make has built it."""
    beside = edition.parents[1] / "doctrees" / edition.name
    return beside if "HOYLE_BOOK" in os.environ else edition / ".doctrees"


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


@cache
def page_of(html: Path, name: str) -> BeautifulSoup:
    """Give a page, which no test may change."""
    return BeautifulSoup((html / f"{name}.html").read_text("utf-8"), "html.parser", parse_only=_READ)


def home_of(html: Path, id: str) -> tuple[str, Tag]:
    """Give the page on which an object is printed, and its element there."""
    found = _elements(html).get(id, [])
    assert 1 == len(found), f"{id} is printed on {[page for page, _ in found]}"

    return found[0]


@cache
def _elements(html: Path) -> dict[str, list[tuple[str, Tag]]]:
    """Find every element that has an id, with its page."""
    found: dict[str, list[tuple[str, Tag]]] = {}
    for page in PAGES:
        for element in page_of(html, page).find_all(id=True):
            found.setdefault(str(element["id"]), []).append((page, element))
    return found


@cache
def text_of(html: Path, name: str) -> str:
    """Give what the body of a page says, with plain quotes and single blanks.

    Left out are data for scripts, and titles and notes of scenarios, which their authors wrote.
    """
    article = page_of(html, name).article
    assert article is not None

    left_out = {id(part) for part in article.select("script, .hoyle-claiming, .hoyle-case, .hoyle-settlements")}
    return " ".join(" ".join(_strings(article, left_out)).replace("\u2019", "'").split())


def _strings(element: Tag, left_out: set[int]) -> Iterator[str]:
    for child in element.children:
        if isinstance(child, Tag):
            if id(child) not in left_out:
                yield from _strings(child, left_out)
        else:
            yield str(child)


def replay_of(html: Path, scenario_id: str) -> tuple[str, dict[str, Any]]:
    """Give the page of a replay and its data."""
    page, box = home_of(html, anchor_of(scenario_id))
    script = box.select_one("script")
    assert script is not None

    data: dict[str, Any] = json.loads(script.get_text())
    return page, data


def hands_by_position(replay: dict[str, Any]) -> list[list[list[str]]]:
    """Give the hands of each seat at each position, from those dealt and what each event moves."""
    found = [[list(hand) for hand in replay["hands"]]]
    for event in replay["events"]:
        hands = [list(hand) for hand in found[-1]]
        for seat, card, step in event.get("moves", [(event["seat"], event["card"], -1)] if event["card"] else []):
            (hands[seat].append if step > 0 else hands[seat].remove)(card)
        found.append(hands)
    return found


def in_book(id: str) -> bool:
    """Say whether a clause, a defect, an option or a scenario is of a game that has its chapter, or of every game."""
    prefixes = {GAMES_OF_CORPUS[game].prefix for game in CHAPTERS}
    return id.split("/", maxsplit=1)[0] in CHAPTERS or re.split(r"[-.]", id)[0].upper() in {"SYS", *prefixes}


def anchor_of(scenario_id: str) -> str:
    """Give the anchor under which a scenario is printed."""
    return scenario_id.replace("/", "-").replace(SEPARATOR, "-")
