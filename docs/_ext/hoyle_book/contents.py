"""The contents at the side of a page: made once for each folder, and marked for each page.

Sphinx makes them anew for every page, which takes a sixth of the time for a book of this size.
"""

from collections.abc import Callable
from copy import copy
from functools import cache
from typing import Any, Final, final

from bs4 import BeautifulSoup, Tag
from sphinx.application import Sphinx

_BEFORE_THE_THEME: Final = 400
_AFTER_THE_THEME: Final = 600
_TREE: Final = "furo_navigation_tree"


def share_contents(app: Sphinx) -> None:
    """Let the pages of a folder share their contents."""
    shared = _Shared()
    app.connect("html-page-context", shared.hand_over, priority=_BEFORE_THE_THEME)
    app.connect("html-page-context", _mark, priority=_AFTER_THE_THEME)


@final
class _Shared:
    """The contents by folder, as a page would have them that is not in them."""

    def __init__(self) -> None:
        self._made: Final[dict[tuple[str, frozenset[tuple[str, Any]]], str]] = {}

    def hand_over(self, app: Sphinx, page: str, _template: str, context: dict[str, Any], _doctree: object) -> None:
        """Give the theme, which makes a tree of them, the same contents for every page of a folder."""
        if "toctree" in context:
            context["toctree"] = self._once(page, _own_address(app, page), context["toctree"])

    def _once(self, page: str, address: str, make: Callable[..., str]) -> Callable[..., str]:
        def contents(**options: Any) -> str:
            key = (page.rpartition("/")[0], frozenset(options.items()))
            if key not in self._made:
                self._made[key] = _without_marks(make(**options), address)
            return self._made[key]

        return contents


def _own_address(app: Sphinx, page: str) -> str:
    """Give the address of a page from its own folder."""
    return app.builder.get_target_uri(page).rpartition("/")[2]


def _without_marks(html: str, address: str) -> str:
    soup = BeautifulSoup(html, "html.parser")
    for marked in soup.find_all(class_="current"):
        names = [name for name in _classes(marked) if name != "current"]
        if names:
            marked["class"] = " ".join(names)
        else:
            del marked["class"]
        if marked.name == "a":
            marked["href"] = address
    return str(soup)


@cache
def _parsed(tree: str) -> BeautifulSoup:
    return BeautifulSoup(tree, "html.parser")


def _mark(app: Sphinx, page: str, _template: str, context: dict[str, Any], _doctree: object) -> None:
    """Mark in the theme's tree the page and what it belongs to, as Sphinx and the theme would have done."""
    soup = copy(_parsed(context.get(_TREE, "")))
    link = soup.find("a", href=_own_address(app, page))
    if link is None or link.parent is None:
        return
    link["href"] = "#"
    link["class"] = " ".join(["current", *_classes(link)])
    for branch in link.find_parents(["li", "ul"]):
        level, others = _classes(branch)[:1], _classes(branch)[1:]
        branch["class"] = " ".join([*level, "current", *others])
        box = branch.find("input", recursive=False)
        if box is not None:
            box["checked"] = ""
    link.parent["class"] = f"{link.parent['class']} current-page"
    context[_TREE] = str(soup)


def _classes(tag: Tag) -> list[str]:
    found = tag.get("class")
    return found.split() if isinstance(found, str) else list(found or [])
