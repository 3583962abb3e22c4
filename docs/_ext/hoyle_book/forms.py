"""Writes the table of forms for the search: ``python -m hoyle_book.forms``.

It needs pymorphy3, which knows how Russian words are declined; the book itself is built without it.
"""

import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

import pymorphy3
import snowballstemmer

from hoyle_book.search import FORMS, Group, plain
from hoyle_book.terms import Term, terms
from hoyle_verify.files import put

_WORD: Final = re.compile(r"[а-яё]{3,}", re.IGNORECASE)
_DECLINED: Final = {"NOUN", "ADJF", "PRTF", "INFN", "NUMR"}
"""The parts of speech that terms are made of, as pymorphy3 calls them."""


def words_of(found: Iterable[Term]) -> list[str]:
    """List the Russian words of terms, small and with е for ё."""
    return sorted({plain(word) for term in found for word in _WORD.findall(term.ru)})


def table(words: Iterable[str]) -> list[Group]:
    """Group words, and find the stem and the exceptions of each group."""
    analyser, stem = pymorphy3.MorphAnalyzer(), snowballstemmer.stemmer("russian").stemWord
    found: list[Group] = []
    for own, forms in _groups({word: _forms(analyser, word) | {word} for word in words}):
        usual = Counter(map(stem, sorted(forms))).most_common(1)[0][0]
        found.append({"words": own, "stem": usual, "others": sorted(form for form in forms if stem(form) != usual)})
    return sorted(found, key=lambda group: group["words"])


def _groups(forms: Mapping[str, set[str]]) -> list[tuple[list[str], set[str]]]:
    groups: list[tuple[list[str], set[str]]] = []
    for word, own in forms.items():
        alike = [group for group in groups if group[1] & own]
        groups = [group for group in groups if group not in alike]
        groups.append(
            (sorted([word, *(each for group in alike for each in group[0])]), own.union(*(g[1] for g in alike)))
        )
    return groups


def _forms(analyser: Any, word: str) -> set[str]:
    """Decline a word; of a verb whose participle is meant only this participle."""
    found: set[str] = set()
    for reading in analyser.parse(word):
        if reading.tag.POS in _DECLINED:
            alike = (form for form in reading.lexeme if _kind(form) == _kind(reading) or reading.tag.POS == "INFN")
            found |= {plain(form.word) for form in alike}
    return found


def _kind(form: Any) -> tuple[str, str, str]:
    return form.tag.POS, form.tag.tense, form.tag.voice


if __name__ == "__main__":
    put(FORMS, f"{json.dumps(table(words_of(terms())), ensure_ascii=False, indent=1)}\n".encode())
