"""The search of the Russian edition, which knows every form of the terms.

Snowball's stemmer takes взятка and взятки to one stem but взяток to another; the forms for which it fails stand in a
table, the same one for the index and for the script of the search page.
"""

import json
from functools import cache
from pathlib import Path
from typing import Final, TypedDict

import sphinx.search
from sphinx.application import Sphinx
from sphinx.search.ru import SearchRussian

FORMS: Final = Path(__file__).with_name("forms.json")
_SCRIPTS: Final = Path(sphinx.search.__file__).parent / "minified-js"
_STEMMER: Final = """
const hoyleForms = new Map(Object.entries(%s));

window.Stemmer = class {
  constructor() {
    this.russian = new RussianStemmer();
  }

  stemWord(word) {
    const plain = word.toLowerCase().replaceAll("ё", "е");
    return hoyleForms.get(plain) ?? this.russian.stemWord(plain);
  }
};
"""


class Group(TypedDict):
    """Words that have a form in common, the stem of most of their forms, and the forms that have another."""

    words: list[str]
    stem: str
    others: list[str]


@cache
def forms() -> list[Group]:
    """Read the table."""
    found: list[Group] = json.loads(FORMS.read_text("utf-8"))
    return found


class SearchTerms(SearchRussian):
    """Takes every form of a term to the stem of the term."""

    js_stemmer_rawcode = ""

    def __init__(self, options: dict[str, str]) -> None:
        super().__init__(options)
        self.stems: Final = {form: group["stem"] for group in forms() for form in group["others"]}
        parts = [(_SCRIPTS / name).read_text("utf-8") for name in ("base-stemmer.js", "russian-stemmer.js")]
        self.js_stemmer_code = "\n".join([*parts, _STEMMER % json.dumps(self.stems, ensure_ascii=False)])

    def stem(self, word: str) -> str:
        """Give the stem of a word."""
        word = plain(word)
        return self.stems.get(word) or super().stem(word)


def plain(word: str) -> str:
    """Write a word as it is looked up: small, and with е for ё."""
    return word.lower().replace("ё", "е")


def add_language(app: Sphinx) -> None:
    """Search Russian pages by the terms of the book."""
    app.add_search_language(SearchTerms)
