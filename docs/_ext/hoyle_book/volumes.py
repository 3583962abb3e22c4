"""What the book needs as one volume, PDF or EPUB: its name, what a library is told of it, and a style sheet."""

from typing import Final

from sphinx.application import Sphinx
from sphinx.config import Config

from hoyle_book.words import _

_BUILDERS: Final = ("epub", "pdf")
_STYLES: Final = "hoyle-paper.css"


def add_settings(app: Sphinx) -> None:
    """Register what is done to a volume."""
    app.connect("config-inited", _describe)
    app.connect("builder-inited", _prepare)


def _describe(_app: Sphinx, config: Config) -> None:
    config.epub_basename = f"{config.project}-{config.language}"
    config.epub_title = _("According to Hoyle")
    config.epub_description = _("The rules of five trick-taking games, with examples and rulings")
    config.epub_contributor = config.author
    # Both must be the same; a library knows by it a new release as the same book.
    config.epub_identifier = config.epub_uid = config.epub_basename
    config.epub_tocscope = "includehidden"
    config.epub_tocdup = False
    # Down to the pages of the parts of a game, which stand below the landing page, the game, the part and its section.
    config.epub_tocdepth = 5
    config.epub_use_index = False
    config.epub_show_urls = "no"
    # Sphinx leaves it where a book is built again with other settings.
    config.epub_exclude_files = [".buildinfo.bak"]


def _prepare(app: Sphinx) -> None:
    if app.builder.name in _BUILDERS:
        app.add_css_file(_STYLES)
        app.config.html_domain_indices = False
