"""The Russian edition: nothing is left in English, and what is not words is as it was."""

import gettext
import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import pytest
from babel.messages.catalog import Catalog
from jinja2 import Environment

from hoyle_book import search
from hoyle_book.catalogues import LOCALES, OWN, read
from hoyle_book.forms import words_of
from hoyle_book.messages import own_words, untranslated
from hoyle_book.sayings import LEFT
from hoyle_book.terms import terms
from tests.book.conftest import PAGES, SHOWN, doctrees_of, page_of

CATALOGUES: Final = {path.stem: read(path) for path in sorted((LOCALES / "ru" / "LC_MESSAGES").glob("*.po"))}
_THEME: Final = "sphinx"
_CHAPTERS: Final = [name for name in CATALOGUES if name not in (OWN, _THEME)]

_KEPT: Final = {
    "targets of roles": re.compile(r"\{[a-z]+\}`(?:[^`<]*<([^>`]*)>|([^`<]*))`"),
    "targets of links": re.compile(r"\]\(([^)]*)\)"),
    "literals": re.compile(r"\{[a-z]+\}`[^`]*`|(`+)(.+?)\1"),
    "ids": re.compile(r"\b((?:SW|PV|GS|RW|SB)-[A-Z]+-[0-9]+[a-z]?)\b"),
    "placeholders": re.compile(r"\{([a-z_]*)(?::[a-z]+)?\}(?!`)"),
}
_CODE: Final = re.compile(r"\{[a-z]+\}`[^`]*`|`+[^`]*`+|\]\([^)]*\)|<[^>]*>|https?://\S+")
_MIXED: Final = re.compile(r"[а-яё][a-z]|[a-z][а-яё]", re.IGNORECASE)
_ENGLISH: Final = re.compile(r"[A-Za-z]{2,}")

_SOLO: Final = "solo-whist/whole/solo-fails-by-one-trick"
_NAMES: Final = (*PAGES, "search", "genindex")
_DATA: Final = re.compile(r'<hoyle-replay[^>]*><script type="application/json">(.*?)</script>', re.DOTALL)
_NOT_SHOWN: Final = {"format", "id", "token", "href", "letter", "facts", "barred", "places", "moves", "order"}
_NO_WORDS: Final = re.compile(
    r"\b[A-Z]{2,3}-[A-Z]+(?:-[0-9]+[a-z]?)?\b|`+[^`]*`+|(?:[a-z-]+:)?\b[2-9TJQKA][CDHS]\b|\{[a-z]+\}|Shift|Home|End"
)
"""Ids, code, the tokens of cards and choices, placeholders, and the names of keys."""


def _messages(catalogue: Catalog) -> Iterator[tuple[str, str]]:
    """Give each message that is translated, with its translations; a plural counts for every form."""
    for message in catalogue:
        if not message.id or not message.string or message.fuzzy:
            continue
        if isinstance(message.id, str):
            yield message.id, str(message.string)
        else:
            yield from ((message.id[1], form) for form in message.string or ())


def test_every_message_of_every_page_is_translated(russian: Path) -> None:
    left = json.loads((doctrees_of(russian) / LEFT).read_text("utf-8"))

    assert {} == left


@pytest.mark.parametrize("name", CATALOGUES)
def test_catalogue_has_no_gap_and_nothing_unsure(name: str) -> None:
    assert [] == untranslated(CATALOGUES[name])


def test_catalogue_of_the_extension_has_just_its_words() -> None:
    words = {(message.context, message.id) for message in own_words() if message.id}

    assert words == {(message.context, message.id) for message in CATALOGUES[OWN] if message.id}


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("kind", _KEPT)
def test_translation_keeps(name: str, kind: str) -> None:
    changed = [
        message
        for message, translation in _messages(CATALOGUES[name])
        if _found(kind, message) != _found(kind, translation)
    ]

    assert [] == changed


def _found(kind: str, text: str) -> Counter[str]:
    return Counter(
        "".join(filter(None, found.groups())) for found in _KEPT[kind].finditer(text) if any(found.groups(""))
    )


@pytest.mark.parametrize("name", CATALOGUES)
def test_no_word_mixes_alphabets(name: str) -> None:
    mixed = [text for _message, text in _messages(CATALOGUES[name]) if _MIXED.search(_CODE.sub("", text))]

    assert [] == mixed


@pytest.mark.parametrize("name", _CHAPTERS)
def test_no_number_is_lost(name: str) -> None:
    lost = [
        message
        for message, translation in _messages(CATALOGUES[name])
        if Counter(re.findall(r"\d+", _CODE.sub("", message))) - Counter(re.findall(r"\d+", _CODE.sub("", translation)))
    ]

    assert [] == lost


def test_theme_speaks_russian() -> None:
    environment: Any = Environment(extensions=["jinja2.ext.i18n"], autoescape=True)
    of_sphinx = gettext.translation("sphinx", Path(str(files("sphinx") / "locale")), ["ru"])
    ours = {message.id for message in CATALOGUES[_THEME]}
    theme = Path(str(files("furo") / "theme" / "furo"))
    pages = [theme / "base.html", theme / "page.html", theme / "search.html", *(theme / "sidebar").glob("[bns]*.html")]
    said = {
        message
        for page in pages
        for _line, _function, message in environment.extract_translations(page.read_text("utf-8"))
        if isinstance(message, str) and _ENGLISH.search(re.sub("<[^>]*>", "", message))
    }

    # The name of the theme, and a line that is shown only for a copyright page of its own, which the book has not.
    silent = {message for message in said if "pradyunsg/furo" in message or "%(path)s" in message}
    assert set() == {message for message in said - silent - ours if of_sphinx.gettext(message) == message}


class TestPages:
    def test_language_is_told(self, russian: Path) -> None:
        silent = [name for name in _NAMES if '<html class="no-js" lang="ru"' not in _text(russian, name)]

        assert [] == silent

    def test_anchors_are_those_of_the_english_edition(self, html: Path, russian: Path) -> None:
        ids = re.compile(r'\bid="([^"]+)"')
        differ = [name for name in PAGES if ids.findall(_text(html, name)) != ids.findall(_text(russian, name))]

        assert [] == differ

    @pytest.mark.parametrize(("own", "other"), [("en", "ru"), ("ru", "en")])
    def test_every_page_leads_to_itself_in_the_other_language(
        self, html: Path, russian: Path, own: str, other: str
    ) -> None:
        editions = {"en": html, "ru": russian}
        links = (
            re.compile(rf'<a href="([^"]+)" hreflang="{other}"'),
            re.compile(rf'<link rel="alternate" hreflang="{other}" href="([^"]+)">'),
        )
        strayed = []
        for name in _NAMES:
            page = editions[own] / f"{name}.html"
            addresses = [address for link in links for address in link.findall(_text(editions[own], name))]
            led = [(page.parent / address).resolve() for address in addresses]
            strayed += [] if [(editions[other] / f"{name}.html").resolve()] * 2 == led else [name]

        assert [] == strayed

    def test_cards_have_russian_letters(self, html: Path, russian: Path) -> None:
        name, letters = "solo-whist/first-deal", str.maketrans("AKQJ", "ТКДВ")
        english, translated = (
            [card.get_text() for card in page_of(folder, name).select(".hoyle-card b, .hoyle-holding")]
            for folder in (html, russian)
        )

        assert [text.translate(letters) for text in english] == translated
        assert any("Т" in text for text in translated)

    def test_card_is_read_out_in_russian(self, russian: Path) -> None:
        spoken = {str(card["aria-label"]) for card in page_of(russian, "solo-whist/first-deal").select(".hoyle-card")}

        assert "туз пик" in spoken
        assert all(re.fullmatch("[а-яё]+ (треф|бубён|червей|пик)", name) for name in spoken)


class TestReplays:
    def test_all_are_there(self, html: Path, russian: Path) -> None:
        assert set(SHOWN) <= set(_replays(russian))
        assert set(_replays(html)) == set(_replays(russian))

    def test_nothing_is_said_in_english(self, russian: Path) -> None:
        said = {text for data in _replays(russian).values() for text in _strings(data)}

        assert [] == sorted(text for text in said if _ENGLISH.search(_NO_WORDS.sub("", text)))

    def test_players_have_russian_names(self, russian: Path) -> None:
        assert ["Алексей", "Влад", "Роман", "Кирилл"] == _replays(russian)[_SOLO]["players"]

    def test_sentences_are_declined(self, russian: Path) -> None:
        said = [position["says"] for position in _replays(russian)[_SOLO]["positions"]]

        assert "Алексей ходит тузом червей." == said[5]
        assert "Кирилл кладёт двойку червей. Алексей берёт взятку." == said[8]
        assert "Контракт — соло, играет Влад." in said[4]


class TestTerms:
    def test_table_of_forms_has_every_word_of_every_term(self) -> None:
        covered = {word for group in search.forms() for word in group["words"]}

        assert set(words_of(terms())) == covered, "run 'make messages'"

    @pytest.mark.parametrize(
        "forms",
        [
            "взятка взятки взятке взятку взяткой взяткою взятками взяток взяткам взятках",
            "заявка заявки заявке заявку заявкой заявок заявкам заявками заявках",
            "козырь козыря козырю козырем козыре козыри козырей козырям козырями козырях",
            "бубны бубён бубен бубнам бубнами бубнах",
            "черви червей червям червями червях",
            "запись записи записью записей записям записями записях",
            "туз туза тузу тузом тузе тузы тузов тузам тузами тузах",
            "масть масти мастью мастей мастям мастями мастях",
        ],
    )
    def test_all_forms_of_a_term_have_one_stem(self, forms: str) -> None:
        language = search.SearchTerms({})

        assert 1 == len({language.stem(form) for form in forms.split()})

    def test_other_words_keep_their_own_stems(self) -> None:
        language = search.SearchTerms({})

        assert 3 == len({language.stem(word) for word in ("взятка", "взять", "взгляд")})


@cache
def _text(folder: Path, name: str) -> str:
    return (folder / f"{name}.html").read_text("utf-8")


@cache
def _replays(folder: Path) -> dict[str, dict[str, Any]]:
    """Find the data of every replay, by its id."""
    scripts = (_DATA.findall(_text(folder, name)) for name in PAGES)
    found = (json.loads(script) for on_page in scripts for script in on_page)
    return {data["id"]: data for data in found}


def _strings(value: Any) -> Iterator[str]:
    """Give the strings of a replay that are shown."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from (text for key, each in value.items() if key not in _NOT_SHOWN for text in _strings(each))
    elif isinstance(value, list):
        yield from (text for each in value for text in _strings(each))
