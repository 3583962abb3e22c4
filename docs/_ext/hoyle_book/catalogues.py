"""The catalogues of translations as files."""

from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from hoyle_verify.files import put

OWN: Final = "hoyle"
"""The catalogue of the words that the extension itself puts on pages."""

THEME: Final = "sphinx"
"""The catalogue of the words of the theme, which is kept by hand."""

NOT_OF_PAGES: Final = (OWN, THEME)

LOCALES: Final = Path(__file__).parents[2] / "locales"

_HEADER: Final = """\
msgid ""
msgstr ""
"Language: {language}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: {plurals}\\n"

"""
"""Nothing in it changes from one run to the next."""


def compile_catalogues(locales: Path) -> None:
    """Compile each catalogue that is newer than what was compiled of it.

    Several builds may do this at the same moment: each file appears whole.
    """
    for path in sorted(locales.glob("*/LC_MESSAGES/*.po")):
        compiled = path.with_suffix(".mo")
        if not compiled.exists() or compiled.stat().st_mtime < path.stat().st_mtime:
            made = BytesIO()
            write_mo(made, read(path))
            put(compiled, made.getvalue())


def read(path: Path, language: str | None = None) -> Catalog:
    """Read a catalogue or a template; a mistake in it is an error."""
    with path.open("rb") as file:
        return read_po(file, locale=language or path.parts[-3], abort_invalid=True)


def write(path: Path, catalogue: Catalog) -> None:
    """Write a catalogue so that it changes only where its messages do."""
    header = _HEADER.format(language=catalogue.locale_identifier, plurals=catalogue.plural_forms)
    made = BytesIO()
    made.write(header.encode())
    write_po(made, catalogue, width=0, omit_header=True, ignore_obsolete=True, include_lineno=False)
    put(path, made.getvalue())
