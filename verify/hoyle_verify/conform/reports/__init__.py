"""Reports of a run, all made from its log; the suffix of a file says which it is.

``render(log, path, …)`` gives the text; ``FORMATS`` names what there is.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from hoyle.errors import NotationError
from hoyle_verify.conform.events import Log
from hoyle_verify.conform.reports.badge import badge
from hoyle_verify.conform.reports.events import events
from hoyle_verify.conform.reports.junit import junit
from hoyle_verify.conform.reports.known import known
from hoyle_verify.conform.reports.pages import html, markdown
from hoyle_verify.conform.reports.tap import tap

Links = Mapping[str, str]
"""Where the book prints each clause."""

FORMATS: Final[dict[str, str]] = {
    ".jsonl": "the event log, from which all others can be made",
    ".xml": "JUnit XML",
    ".tap": "TAP 14",
    ".md": "Markdown",
    ".html": "a page with a matrix of clauses and outcomes",
    ".json": "a badge for shields.io",
    ".toml": "a baseline of what fails now",
}

_WRITERS: Final[dict[str, Callable[[Log, Links], str]]] = {
    ".jsonl": lambda log, _: events(log),
    ".xml": lambda log, _: junit(log),
    ".tap": lambda log, _: tap(log),
    ".md": markdown,
    ".html": html,
    ".json": lambda log, _: badge(log),
    ".toml": lambda log, _: known(log),
}


def check_suffix(path: Path) -> None:
    """Refuse a name that says nothing about the format; NotationError."""
    if path.suffix not in _WRITERS:
        raise NotationError("report", str(path), f"a name that ends in {', '.join(FORMATS)}")


def render(log: Log, path: Path, links: Links) -> str:
    """Make the report that the name of a file asks for."""
    check_suffix(path)
    return _WRITERS[path.suffix](log, links)
