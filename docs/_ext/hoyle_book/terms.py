"""The terms of card play in English and Russian, of every game and of one."""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

EVERY_GAME: Final = "every-game"
"""The section of the terms that belong to no game in particular."""

_FILE: Final = Path(__file__).with_name("terms.toml")


class Term(NamedTuple):
    """A term in both languages; ``game`` is the one that it belongs to, or nothing for a term of every game."""

    en: str
    ru: str
    game: str = ""
    note: str = ""


@cache
def terms() -> tuple[Term, ...]:
    """Give all terms, those of every game first, in the order of their file."""
    sections: Mapping[str, Mapping[str, Any]] = tomllib.loads(_FILE.read_text("utf-8"))
    return tuple(term for section, entries in sections.items() for term in _terms_in(section, entries))


def terms_of(game: str = "") -> list[Term]:
    """Give the terms of a game, or of every game, by the English alphabet."""
    return sorted((term for term in terms() if term.game == game), key=lambda term: term.en.casefold())


def _terms_in(section: str, entries: Mapping[str, Any]) -> Iterator[Term]:
    game = "" if section == EVERY_GAME else section
    for en, said in entries.items():
        yield Term(en, said, game) if isinstance(said, str) else Term(en, said["ru"], game, said["note"])
