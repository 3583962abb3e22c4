"""Brings the catalogues of a language up to date for the translator.

``python -m hoyle_book.messages TEMPLATES LANGUAGE`` takes the templates that the builder ``gettext`` has made, and the
extension's own words, into the catalogues of a language such as ``docs/locales/ru``.
"""

import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import click
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir

from hoyle_book.catalogues import OWN, read, write
from hoyle_book.sayings import TAKEN_OVER

_EXTENSION: Final = Path(__file__).parent
_BOOK: Final = _EXTENSION.parents[1]
_ROOT: Final = _BOOK.parent
_CALLS: Final = {"_": None, "ngettext": (1, 2), "pgettext": ((1, "c"), 2), "declined": ((1, "c"), 2)}


def update(templates: Path, language: Path) -> Iterator[str]:
    """Bring the catalogues of a language up to date, and say of each what is left to translate.

    What is translated in any of them is taken over wherever the same message stands untranslated.  A message that was
    reworded keeps its old translation, marked as fuzzy, until somebody has looked at it.
    """
    folder = language / "LC_MESSAGES"
    folder.mkdir(parents=True, exist_ok=True)
    found = _each_text_once({path.stem: read(path, language.name) for path in templates.glob("*.pot")})
    for template in found.values():
        _relocate(template, templates)
    found[OWN] = own_words()
    old = {path.stem: read(path) for path in sorted(folder.glob("*.po"))}
    known = {message.id: message for each in old.values() for message in each if message.string and not message.fuzzy}
    for name, template in found.items():
        catalogue = old.get(name) or Catalog(locale=language.name)
        catalogue.update(template, no_fuzzy_matching=name == OWN)
        for message in catalogue:
            elsewhere = known.get(message.id)
            if elsewhere is not None and (message.fuzzy or not message.string) and not message.context:
                message.string, message.flags = elsewhere.string, message.flags - {"fuzzy"}
        if len(catalogue):
            write(folder / f"{name}.po", catalogue)
        yield f"{name}: {len(untranslated(catalogue))} of {len(catalogue)} messages to translate"


def untranslated(catalogue: Catalog) -> list[str]:
    """List the messages that have no translation or one that somebody has yet to look at."""
    messages = (message for message in catalogue if message.id)
    return [_first(message) for message in messages if message.fuzzy or not all(_strings(message))]


def _first(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def _strings(message: Message) -> tuple[str, ...]:
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or [""])


def _each_text_once(found: Mapping[str, Catalog]) -> dict[str, Catalog]:
    """Leave a text of the register or of a scenario to the chapters where one has it, else to the shortest page."""
    chapters = {name: template for name, template in found.items() if (_BOOK / name).is_dir()}
    others = {name: template for name, template in found.items() if name not in chapters}
    texts = {message.id for template in chapters.values() for message in template}
    for template in sorted(others.values(), key=len):
        for message in list(template):
            if message.id in texts and all(line == TAKEN_OVER for _page, line in message.locations):
                template.delete(message.id)
        texts |= {message.id for message in template if message.id}
    return chapters | dict(sorted(others.items()))


def _relocate(template: Catalog, templates: Path) -> None:
    """Name the pages of messages as seen from the root of the project."""
    for message in template:
        pages = (Path(os.path.normpath(templates / page)).resolve() for page, _line in message.locations)
        message.locations = [*dict.fromkeys((_shown(page), 0) for page in pages)]


def own_words() -> Catalog:
    """Collect the words that the extension itself puts on pages."""
    template = Catalog()
    for name, _line, message, comments, context in extract_from_dir(
        _EXTENSION, [("**.py", "python")], keywords=_CALLS, comment_tags=("Translators:",)
    ):
        template.add(message, locations=[(_shown(_EXTENSION / name), 0)], auto_comments=comments, context=context)
    return template


def _shown(path: Path) -> str:
    return path.relative_to(_ROOT).as_posix() if path.is_relative_to(_ROOT) else path.name


if __name__ == "__main__":
    for said in update(Path(sys.argv[1]), Path(sys.argv[2])):
        click.echo(said)
