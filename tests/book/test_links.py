"""Every link of the book leads somewhere: to a file that is there, and on it to what the link names."""

import html as markup
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote, urlsplit

import pytest

from tests.book.conftest import PAGES, SHOWN, anchor_of

_NAMES: Final = (*PAGES, "search", "genindex", "py-modindex")
_HREF: Final = re.compile(r'\shref="([^"]*)"')
_ID: Final = re.compile(r'\s(?:id|name)="([^"]+)"')
_REPLAY: Final = re.compile(r'<hoyle-replay id="([^"]+)"><script type="application/json">(.*?)</script>', re.DOTALL)
_POSITION: Final = re.compile(r'#([\w-]+)@(\d+)"')


@cache
def _text(page: Path) -> str:
    return page.read_text("utf-8")


@cache
def _places(page: Path) -> frozenset[str]:
    return frozenset(markup.unescape(id) for id in _ID.findall(_text(page)))


def replays(edition: Path) -> Iterator[tuple[Path, str, dict[str, Any]]]:
    """Give each replay of an edition with its page and its data."""
    for name in PAGES:
        page = edition / f"{name}.html"
        yield from ((page, anchor, json.loads(data)) for anchor, data in _REPLAY.findall(_text(page)))


def leads_nowhere(page: Path, address: str) -> bool:
    """Say whether a link of a page names a file or a place that is not there; what is outside cannot be asked."""
    parts = urlsplit(address)
    if parts.scheme:
        return False
    target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
    # Behind the sign stands a position of a replay, which its script looks for.
    place = unquote(parts.fragment).partition("@")[0]
    return not target.is_file() or (bool(place) and target.suffix == ".html" and place not in _places(target))


def broken(edition: Path) -> Iterator[str]:
    """List the links of an edition that lead nowhere, with their pages."""
    for name in _NAMES:
        page = edition / f"{name}.html"
        for address in sorted({markup.unescape(found) for found in _HREF.findall(_text(page))}):
            if leads_nowhere(page, address):
                yield f"{name}: {address}"


def test_every_link_leads_to_a_place(html: Path) -> None:
    assert [] == [*broken(html)]


def test_every_link_of_the_russian_edition_leads_to_a_place(russian: Path) -> None:
    assert [] == [*broken(russian)]


@pytest.mark.parametrize("edition", ["html", "russian"])
def test_every_clause_that_a_replay_names_has_its_place(request: pytest.FixtureRequest, edition: str) -> None:
    found = list(replays(request.getfixturevalue(edition)))
    named = [(page, clause["href"]) for page, _, data in found for clause in data["clauses"].values()]

    assert {*map(anchor_of, SHOWN)} <= {anchor for _, anchor, _ in found}
    assert [] == [(page.name, href) for page, href in named if not href or leads_nowhere(page, href)]


def test_every_position_that_is_linked_is_one_of_its_replay(html: Path) -> None:
    last = {anchor: len(data["events"]) for _, anchor, data in replays(html)}
    linked = {link for name in PAGES for link in _POSITION.findall(markup.unescape(_text(html / f"{name}.html")))}
    of_replays = {(anchor, int(position)) for anchor, position in linked if anchor in last}

    assert of_replays
    assert [] == sorted((anchor, position) for anchor, position in of_replays if position > last[anchor])


def test_every_clause_for_programs_has_its_place(html: Path) -> None:
    clauses = json.loads((html / "clauses.json").read_text("utf-8"))["clauses"]

    assert [] == [each["id"] for each in clauses if leads_nowhere(html / "index.html", each["page"])]
