"""Settings of the hoyle book."""

import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "_ext"))

from hoyle_book.catalogues import compile_catalogues  # noqa: E402  # found by the path above

compile_catalogues(HERE / "locales")

project = "hoyle"
author = "The hoyle contributors"
copyright = "the hoyle contributors"
version = release = tomllib.loads((HERE.parent / "pyproject.toml").read_text("utf-8"))["project"]["version"]
# The Russian edition is built with -D language=ru.
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc", "hoyle_book"]
primary_domain = "hoyle"
exclude_patterns = ["_build", "_ext", "_templates", "locales"]
nitpicky = True
# Types in signatures would need the inventory of Python's documentation, which is not at hand without a network.
autodoc_typehints = "none"
autodoc_member_order = "bysource"

myst_enable_extensions = ["attrs_inline", "colon_fence", "deflist"]

locale_dirs = ["locales"]
# A catalogue for each game, so that what a game says on many pages is translated once.
gettext_compact = True
gettext_uuid = False

hoyle_editions = {"en": "English", "ru": "Русский"}

html_theme = "furo"
html_title = "hoyle"
templates_path = ["_templates"]
html_static_path = ["_static"]
html_css_files = ["hoyle.css"]
html_favicon = "_static/favicon.svg"
html_copy_source = False
html_show_sourcelink = False
# A summary of each result would be fetched, which a browser refuses to pages that lie in a folder.
html_show_search_summary = False
html_theme_options = {
    # Four suit colours, each of a contrast of at least 4.5 to 1 with page and card; shapes tell suits without them.
    "light_css_variables": {
        "color-brand-primary": "#1d5c46",
        "color-brand-content": "#17603f",
        "hoyle-clubs": "#1b6b34",
        "hoyle-diamonds": "#1f5fae",
        "hoyle-hearts": "#b3261e",
        "hoyle-spades": "#1c1c22",
        "hoyle-face": "#ffffff",
        "hoyle-edge": "#c4c4c0",
        "hoyle-table": "#eef3ee",
    },
    "dark_css_variables": {
        "color-brand-primary": "#7cc7a4",
        "color-brand-content": "#86cfae",
        "hoyle-clubs": "#7fd196",
        "hoyle-diamonds": "#86b8f7",
        "hoyle-hearts": "#ff8f86",
        "hoyle-spades": "#ececf1",
        "hoyle-face": "#1d211f",
        "hoyle-edge": "#4b524e",
        "hoyle-table": "#18211c",
    },
}
