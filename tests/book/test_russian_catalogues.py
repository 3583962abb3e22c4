"""The catalogues: how they are made and brought up to date, and what a small book in Russian makes of them."""

import json
import os
from pathlib import Path
from typing import Final

import pytest
from babel.messages.catalog import Message

from hoyle_book.catalogues import OWN, compile_catalogues, read
from hoyle_book.messages import update
from hoyle_book.sayings import LEFT
from hoyle_book.speech import Noun
from tests.book.conftest import Build, sphinx, write_book

_HEADER: Final = 'msgid ""\nmsgstr ""\n"Language: ru\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
_STATEMENT: Final = "A player who holds the suit led must play it."
_RUSSIAN: Final = "Игрок, у которого есть масть хода, обязан в неё идти."


def _entry(message: str, translation: str = "", flags: str = "", at: str = "page.md:3") -> str:
    return f'\n#: {at}\n{flags}msgid "{message}"\nmsgstr "{translation}"\n'


def _message(folder: Path, id: str) -> Message:
    message = read(folder / "one.po").get(id)
    assert message is not None
    return message


def _write(path: Path, *entries: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(_HEADER + "".join(entries), "utf-8")
    return path


class TestUpdate:
    @pytest.fixture
    def folder(self, tmp_path: Path) -> Path:
        return tmp_path / "ru" / "LC_MESSAGES"

    def _update(self, tmp_path: Path) -> list[str]:
        return list(update(tmp_path / "templates", tmp_path / "ru"))

    def test_translation_is_kept(self, tmp_path: Path, folder: Path) -> None:
        _write(tmp_path / "templates" / "one.pot", _entry("Trick"), _entry("Trump"))
        _write(folder / "one.po", _entry("Trick", "Взятка"))
        said = self._update(tmp_path)

        assert "Взятка" == _message(folder, "Trick").string
        assert "one: 1 of 2 messages to translate" in said

    def test_translation_is_taken_from_another_catalogue(self, tmp_path: Path, folder: Path) -> None:
        _write(tmp_path / "templates" / "one.pot", _entry("Trick"))
        _write(folder / "two.po", _entry("Trick", "Взятка"))
        self._update(tmp_path)

        assert "Взятка" == _message(folder, "Trick").string

    def test_reworded_message_is_marked_until_somebody_looks(self, tmp_path: Path, folder: Path) -> None:
        _write(tmp_path / "templates" / "one.pot", _entry("The dealer gives thirteen cards to each player."))
        _write(folder / "one.po", _entry("The dealer gives twelve cards to each player.", "Двенадцать"))
        said = self._update(tmp_path)

        assert _message(folder, "The dealer gives thirteen cards to each player.").fuzzy
        assert "one: 1 of 1 messages to translate" in said

    def test_what_is_said_no_more_is_dropped(self, tmp_path: Path, folder: Path) -> None:
        _write(tmp_path / "templates" / "one.pot", _entry("Trick"))
        _write(folder / "one.po", _entry("Trick", "Взятка"), _entry("Something else altogether", "Иное"))
        self._update(tmp_path)

        assert "Иное" not in (folder / "one.po").read_text("utf-8")

    def test_second_run_changes_nothing(self, tmp_path: Path, folder: Path) -> None:
        _write(tmp_path / "templates" / "one.pot", _entry("Trick"), _entry("Trump"))
        _write(folder / "one.po", _entry("Trick", "Взятка"))
        self._update(tmp_path)
        before = {path.name: path.read_bytes() for path in folder.iterdir()}
        self._update(tmp_path)

        assert before == {path.name: path.read_bytes() for path in folder.iterdir()}
        assert b"20" not in before["one.po"].split(b"\n\n")[0], "no dates"

    def test_text_of_a_chapter_is_not_listed_for_an_index_again(self, tmp_path: Path, folder: Path) -> None:
        _write(tmp_path / "templates" / "solo-whist.pot", _entry("Trick", at="page.md:0"))
        _write(tmp_path / "templates" / "index.pot", _entry("Trick", at="index.md:0"), _entry("Index"))
        self._update(tmp_path)

        assert ["Index"] == [message.id for message in read(folder / "index.po") if message.id]

    def test_words_of_the_extension_have_their_catalogue(self, tmp_path: Path, folder: Path) -> None:
        (tmp_path / "templates").mkdir()
        self._update(tmp_path)
        own = read(folder / f"{OWN}.po")

        assert own.get("{player} takes the trick.") is not None
        assert own.get("ace", context="rank | accusative | instrumental") is not None


class TestCompiling:
    def test_only_what_is_older_is_compiled(self, tmp_path: Path) -> None:
        source = _write(tmp_path / "ru" / "LC_MESSAGES" / "one.po", _entry("Trick", "Взятка"))
        compile_catalogues(tmp_path)
        compiled = source.with_suffix(".mo")
        os.utime(compiled, (2_000_000_000, 2_000_000_000))
        compile_catalogues(tmp_path)
        kept = compiled.stat().st_mtime
        os.utime(source, (2_100_000_000, 2_100_000_000))
        compile_catalogues(tmp_path)

        assert 2_000_000_000 == kept
        assert 2_000_000_000 != compiled.stat().st_mtime
        assert ["one.mo", "one.po"] == sorted(path.name for path in compiled.parent.iterdir())


class TestForms:
    def test_pattern_asks_for_a_form(self) -> None:
        card = Noun("дама пик", accusative="даму пик")

        assert "кладёт даму пик, а это дама пик" == f"кладёт {card:accusative}, а это {card}"

    def test_form_that_is_lacking_is_the_basic_one(self) -> None:
        assert "A" == f"{Noun('A'):genitive}"


class TestSmallBook:
    """A page in Russian that prints a clause of the register beside a sentence of its author."""

    PAGE: Final = "The author says {c}`so <SW-PLAY-2>`.\n\n```{clause} SW-PLAY-2\n```"

    def _book(self, folder: Path, *entries: str) -> Path:
        write_book(folder, [self.PAGE])
        with (folder / "conf.py").open("a", encoding="utf-8") as conf:
            conf.write(
                'language = "ru"\nlocale_dirs = ["locales"]\ngettext_compact = True\n'
                "from hoyle_book.catalogues import compile_catalogues\nfrom pathlib import Path\n"
                'compile_catalogues(Path(__file__).with_name("locales"))\n'
            )
        return _write(folder / "locales" / "ru" / "LC_MESSAGES" / "index.po", *entries)

    def _page(self, folder: Path) -> str:
        built = sphinx(folder, folder / "built")
        assert (0, "") == (built.returncode, built.stderr)
        return (folder / "built" / "index.html").read_text("utf-8")

    def test_texts_of_author_and_register_are_translated(self, tmp_path: Path) -> None:
        author = _entry("The author says {c}`so <SW-PLAY-2>`.", "Автор говорит {c}`так <SW-PLAY-2>`.")
        self._book(tmp_path, author, _entry(_STATEMENT, _RUSSIAN))
        page = self._page(tmp_path)

        assert "Автор говорит" in page
        assert _RUSSIAN in page
        assert 'id="SW-PLAY-2"' in page

    def test_what_is_left_is_listed_by_page(self, tmp_path: Path) -> None:
        self._book(tmp_path, _entry(_STATEMENT, _RUSSIAN))
        self._page(tmp_path)
        left = json.loads((tmp_path / "built" / ".doctrees" / LEFT).read_text("utf-8"))

        assert ["A page", "The author says {c}`so <SW-PLAY-2>`.", "Follow suit"] == left["index"][:3]
        assert _STATEMENT not in left["index"]

    def test_page_is_read_again_when_its_catalogue_changes(self, tmp_path: Path) -> None:
        catalogue = self._book(tmp_path, _entry(_STATEMENT, _RUSSIAN))
        before = self._page(tmp_path)
        _write(catalogue, _entry(_STATEMENT, "Иначе."))
        later = catalogue.stat().st_mtime + 5
        os.utime(catalogue, (later, later))
        after = self._page(tmp_path)

        assert _RUSSIAN in before
        assert "Иначе." in after
        assert _RUSSIAN not in after


def test_template_lists_titles_of_scenarios_and_no_words_of_the_extension(build: Build, tmp_path: Path) -> None:
    built = build("```{cases} solo-whist play\n:only: abundance-is-played-out-after-it-is-lost\n```", "-b", "gettext")
    catalogue = (tmp_path / "built" / "index.pot").read_text("utf-8")

    assert (0, "") == (built.returncode, built.stderr)
    assert "#: ../index.md:0" in catalogue
    assert "An abundance goes on to the thirteenth trick although nine tricks are out of reach." in catalogue
    assert "The cards" not in catalogue
