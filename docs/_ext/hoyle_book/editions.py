"""The editions of the book: each page leads to the same page in the other languages."""

from typing import Any, Final

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.config import Config

from hoyle_book.visitors import PAGES
from hoyle_book.words import _

_SCRIPT: Final = "hoyle-editions.js"


def add_settings(app: Sphinx) -> None:
    """Add the setting ``hoyle_editions``: the names of the languages by their codes, in the order of the switch.

    Each edition lies in a folder of the name of its code, beside those of the others.
    """
    app.add_config_value("hoyle_editions", {}, "html", types=(dict,))
    app.connect("config-inited", _put_words_into_settings)
    app.connect("html-page-context", _add_switch)


def _put_words_into_settings(_app: Sphinx, config: Config) -> None:
    config.copyright = _("the hoyle contributors")


def _add_switch(
    app: Sphinx, page: str, _template: str, context: dict[str, Any], _document: nodes.document | None
) -> None:
    """Give the template of a page the addresses of the editions as seen from it, and its labels."""
    context["theme_labels"] = {
        "navigation": _("Show or hide the chapters"),
        "contents": _("Show or hide the contents of this page"),
        "colours": _("Light, dark, or as the system has it"),
    }
    if len(app.config.hoyle_editions) < 2 or app.builder.name not in PAGES:
        return
    address = app.builder.get_target_uri(page)
    root = "../" * (address.count("/") + 1)
    context["editions_label"] = _("Language")
    context["editions"] = [
        {
            "language": language,
            "name": name,
            "address": f"{root}{language}/{address}",
            "current": language == app.config.language,
        }
        for language, name in app.config.hoyle_editions.items()
    ]
    app.add_js_file(_SCRIPT, loading_method="defer")
