"""Texts of the register and of scenarios in the language of the edition.

They are translated while a page is read, from the catalogue of its chapter, and noted: the builder ``gettext`` lists
them among the messages of the page, and a translated edition tells which messages have no translation.
"""

import gettext
import json
from collections.abc import Iterator, Sequence, Set
from itertools import chain
from pathlib import Path
from typing import Any, Final

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.environment.collectors import EnvironmentCollector
from sphinx.transforms import SphinxTransform
from sphinx.util import logging
from sphinx.util.i18n import docname_to_domain

from hoyle_book.catalogues import NOT_OF_PAGES

BEFORE_TRANSLATION: Final = 19
AFTER_TRANSLATION: Final = 21
"""Sphinx translates a page at 20."""

TAKEN_OVER: Final = 0
"""The line under which a text of the register or of a scenario is listed, since no line of the page holds it."""

LEFT: Final = "untranslated.json"
"""The file beside the doctrees of a translated edition that lists by page what has no translation."""

_LOG: Final = logging.getLogger(__name__)


class Asked(gettext.NullTranslations):
    """Notes the messages that are asked of it and gives them back as they are."""

    def __init__(self) -> None:
        super().__init__()
        self.messages: Final[dict[str, None]] = {}

    def gettext(self, message: str) -> str:
        """Note a message."""
        self.messages.setdefault(message)
        return message


class Desk:
    """Holds what the page that is being read is translated from, and what was asked in vain."""

    in_vain = Asked()
    catalogue: gettext.NullTranslations = in_vain


class Noted(nodes.Invisible, nodes.Element, addnodes.translatable):
    """The texts that a page took from the register and from scenarios; only the builder ``gettext`` sees it."""

    def preserve_original_messages(self) -> None:
        """Keep the messages, which are never changed."""

    def apply_translated_message(self, original_message: str, translated_message: str) -> None:
        """Leave the messages alone: the texts are translated where they stand."""

    def extract_original_messages(self) -> Sequence[str]:
        """Give the messages."""
        messages: list[str] = self["messages"]
        return messages


class NoteMessages(SphinxTransform):
    """Lists the texts of the register and of scenarios for the builder ``gettext``."""

    default_priority = BEFORE_TRANSLATION

    def apply(self) -> None:
        """Add them to the page."""
        if self.app.builder.name == "gettext":
            noted = Noted(messages=[*Desk.in_vain.messages])
            noted.source, noted.line = self.document["source"], TAKEN_OVER
            self.document += noted


class NoteUntranslated(SphinxTransform):
    """Lists what a translated edition says in English."""

    default_priority = AFTER_TRANSLATION

    def apply(self) -> None:
        """Look for what Sphinx has left as it was."""
        if self.app.builder.use_message_catalog and self.config.language != "en":
            left = [*dict.fromkeys([*_left_alone(self.document), *Desk.in_vain.messages])]
            untranslated(self.env)[self.env.docname] = left


class UntranslatedCollector(EnvironmentCollector):
    """Keeps what is not translated over changes of pages and between processes."""

    def clear_doc(self, app: Sphinx, env: BuildEnvironment, docname: str) -> None:
        """Forget a page."""
        untranslated(env).pop(docname, None)

    def merge_other(self, app: Sphinx, env: BuildEnvironment, docnames: Set[str], other: BuildEnvironment) -> None:
        """Take over the pages that another process has read."""
        untranslated(env).update({name: left for name, left in untranslated(other).items() if name in docnames})

    def process_doc(self, app: Sphinx, doctree: nodes.document) -> None:
        """Do nothing: it was noted when the page was translated."""


def written(text: str) -> str:
    """Give a text of the register or of a scenario in the language of the edition."""
    text = " ".join(text.split())
    return Desk.catalogue.gettext(text) if text else ""


def turn_to(app: Sphinx, docname: str, _content: list[str]) -> None:
    """Answer ``source-read``: the texts that are asked for from now on are for this page.

    They are looked up in the catalogue of its chapter and then in those of the others.
    """
    Desk.in_vain, Desk.catalogue = Asked(), gettext.NullTranslations()
    domain = docname_to_domain(docname, app.config.gettext_compact)
    for folder in app.config.locale_dirs if app.builder.use_message_catalog else ():
        catalogues = Path(app.srcdir, folder, app.config.language, "LC_MESSAGES").glob("*.mo")
        for name in sorted((path.stem for path in catalogues), key=lambda name: (name != domain, name)):
            if name not in NOT_OF_PAGES:
                translation = gettext.translation(name, Path(app.srcdir, folder), [app.config.language])
                Desk.catalogue.add_fallback(translation)
    Desk.catalogue.add_fallback(Desk.in_vain)


def untranslated(env: BuildEnvironment) -> dict[str, list[str]]:
    """Give what is not translated by page."""
    kept: Any = env
    if not hasattr(kept, "hoyle_untranslated"):
        kept.hoyle_untranslated = {}
    found: dict[str, list[str]] = kept.hoyle_untranslated
    return found


def report(app: Sphinx, error: Exception | None) -> None:
    """Answer ``build-finished``: write down what is not translated, and how much that is."""
    if error is None and app.builder.use_message_catalog and app.config.language != "en":
        left = {page: messages for page, messages in sorted(untranslated(app.env).items()) if messages}
        Path(app.doctreedir, LEFT).write_text(json.dumps(left, ensure_ascii=False, indent=1), "utf-8")
        _LOG.info("%d messages have no translation", len({*chain.from_iterable(left.values())}))


def _left_alone(document: nodes.document) -> Iterator[str]:
    """Find the messages of the author that Sphinx did not translate."""
    for node in document.findall(nodes.Element):
        if isinstance(node, addnodes.translatable):
            yield from (text for text in node.extract_original_messages() if Desk.catalogue.gettext(text) == text)
        elif node.get("translated") is False:
            yield node.rawsource
