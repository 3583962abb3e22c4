"""Where things are printed."""

from typing import TYPE_CHECKING, NamedTuple, cast

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

if TYPE_CHECKING:
    from hoyle_book.domain import HoyleDomain


class Home(NamedTuple):
    """The page where something is printed, under which anchor, and its title."""

    page: str
    anchor: str
    title: str


def domain_of(env: BuildEnvironment) -> "HoyleDomain":
    """Give the domain of a book."""
    return cast("HoyleDomain", env.get_domain("hoyle"))


def settle(env: BuildEnvironment, kind: str, id: str, anchor: str, title: str, location: nodes.Node) -> None:
    """Note the page that is being read as the home of an object."""
    domain_of(env).settle(kind, id, Home(env.docname, anchor, title), location)


def leave_plain(
    _app: Sphinx, _env: BuildEnvironment, node: addnodes.pending_xref, content: nodes.TextElement
) -> nodes.TextElement | None:
    """Answer ``missing-reference``: a mention of what no page prints is plain text, a link to it a mistake."""
    return None if node.get("hoyle_strict", True) else content
