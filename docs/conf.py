"""Settings of the hoyle book."""

import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "_ext"))

project = "hoyle"
author = "The hoyle contributors"
copyright = "the hoyle contributors"
version = release = tomllib.loads((HERE.parent / "pyproject.toml").read_text("utf-8"))["project"]["version"]
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc", "hoyle_book"]
primary_domain = "hoyle"
exclude_patterns = ["_build", "_ext"]
nitpicky = True
# Types in signatures would need the inventory of Python's documentation, which is not at hand without a network.
autodoc_typehints = "none"
autodoc_member_order = "bysource"

myst_enable_extensions = ["attrs_inline", "colon_fence", "deflist"]

locale_dirs = ["locales"]
gettext_compact = False
gettext_uuid = False

html_theme = "furo"
html_title = "hoyle"
html_static_path = ["_static"]
html_css_files = ["hoyle.css"]
html_favicon = "_static/favicon.svg"
html_copy_source = False
html_show_sourcelink = False
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
