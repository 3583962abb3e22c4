"""Where things are printed."""

from typing import TYPE_CHECKING, NamedTuple, cast

from docutils import nodes
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
