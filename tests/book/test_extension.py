"""The directives and roles, on books of one page."""

import subprocess
from pathlib import Path
from typing import Final

import pytest

from tests.book.conftest import GAMES, Build, sphinx, write_book

LET_THROUGH: Final = GAMES[0]


_OF_A_GAME: Final = (
    *("rulings", "bids", "options", "settlements", "evidence", "replays"),
    *("contracts", "conventions", "whist-matrix", "problems"),
)
_SITTING: Final = "solo-whist/session/deal-passes-clockwise"

MISTAKES: Final = (
    ("```{clause} SW-PLAY-99\n```", "no clause is called 'SW-PLAY-99'"),
    ("```{clause} SW-PLAY-4 SW-PLAY-97\n```", "no clause is called 'SW-PLAY-97'"),
    ("```{recall} SW-PLAY-98\n```", "no clause is called 'SW-PLAY-98'"),
    ("```{recall} SW-PLAY-5\n```", "no page prints the clause SW-PLAY-5"),
    ("```{ruling} SW-DEF-99\n```", "no ruling is called 'SW-DEF-99'"),
    *((f"```{{{name}}} bridge\n```", "no game is called 'bridge'") for name in _OF_A_GAME),
    ("```{cases} solo-whist plai\n```", "no scenario lies in solo-whist/plai"),
    ("```{cases} solo-whist play\n:only: nothing\n```", "no scenario is called 'solo-whist/play/nothing'"),
    ("```{orders} GS-RUL-99\n```", "no clause is called 'GS-RUL-99'"),
    ("```{orders} SW-PLAY-2\n```", "SW-PLAY-2 ranks no cards"),
    ("```{replays} solo-whist whist\n```", "no whole deal of solo-whist whist is to be printed here"),
    ("```{sheet} solo-whist/session/none\n```", "no scenario is called 'solo-whist/session/none'"),
    (f"```{{sheet}} {LET_THROUGH}\n```", "of the kind replay, and this directive prints only session"),
    (f"```{{replay}} {_SITTING}\n```", "of the kind session, and this directive prints only replay"),
    (f"```{{sheet}} {_SITTING}\n:names: A, B\n```", "without a name for each player"),
    ("```{bids} russian-whist\n```", "the rulebook of russian-whist has no slots from which"),
    ("{opt}`sw.fail`", "no page prints the option sw.fail"),
    ("```{scenario} solo-whist/whole/nothing\n```", "no scenario is called 'solo-whist/whole/nothing'"),
    ("```{replay} solo-whist/whole/none\n```", "no scenario is called 'solo-whist/whole/none'"),
    (f"```{{replay}} {LET_THROUGH}\n:names: A, B\n```", "without a name for each player"),
    ("{c}`SW-PLAY-2`", "no page prints the clause SW-PLAY-2"),
    ("{ruling}`SW-DEF-20`", "no page prints the ruling SW-DEF-20"),
    (f"{{scn}}`{LET_THROUGH}`", f"no page shows the scenario {LET_THROUGH}"),
    (f"```{{replay}} {GAMES[1]}\n```\n\n{{scn}}`{GAMES[1]}@99`", f"no page shows the scenario {GAMES[1]}@99"),
    ("{card}`10D`", "'10D' is no card"),
    ("{holding}`S:AA`", "'S:AA' is no hand"),
    ("```{clause} SW-PLAY-1 SW-PLAY-1\n```", "the clause SW-PLAY-1 is printed twice"),
)


@pytest.fixture(scope="module")
def mistaken(tmp_path_factory: pytest.TempPathFactory) -> subprocess.CompletedProcess[str]:
    """A book with a mistake on each page but the first."""
    folder = tmp_path_factory.mktemp("mistakes")
    write_book(folder, ["", *(page for page, _ in MISTAKES)])
    return sphinx(folder, folder / "built", "-b", "dummy")


class TestMistakes:
    def test_build_fails(self, mistaken: subprocess.CompletedProcess[str]) -> None:
        assert 1 == mistaken.returncode

    @pytest.mark.parametrize("number", range(len(MISTAKES)), ids=[page.split("\n")[0] for page, _ in MISTAKES])
    def test_mistake_is_told_with_its_page(self, mistaken: subprocess.CompletedProcess[str], number: int) -> None:
        told = [line for line in mistaken.stderr.splitlines() if f"/{number + 1}.md:" in line]

        assert 1 == len(told)
        assert MISTAKES[number][1] in told[0]

    def test_scenario_that_cannot_be_read_fails_the_build(self, build: Build, tmp_path: Path) -> None:
        (tmp_path / "cases").mkdir()
        (tmp_path / "cases" / "broken.yaml").write_text("format: 7\n", "utf-8")
        built = build("", "-b", "dummy", "-D", "hoyle_scenarios=cases")

        assert 1 == built.returncode
        assert "broken.yaml:1" in built.stderr


class TestOtherBuilders:
    def test_text_holds_everything(self, build: Build, tmp_path: Path) -> None:
        built = build(f"```{{scenario}} {LET_THROUGH}\n```\n\n```{{clause}} SW-PLAY-2\n```", "-b", "text")
        text = (tmp_path / "built" / "index.txt").read_text("utf-8")

        assert (0, "") == (built.returncode, built.stderr)
        assert "♥\ufe0e A K Q J 10 9" in text
        assert "open misère" in text
        assert "leads 10♦\ufe0e" in text
        assert "+12" in text
        assert "A player who holds the suit led must play it." in text
        assert "def follow_suit(" in text

    def test_catalogue_holds_words_and_no_ids(self, build: Build, tmp_path: Path) -> None:
        built = build("```{clause} SW-PLAY-2\n```\n\n```{ruling} SW-DEF-11\n```", "-b", "gettext")
        catalogue = (tmp_path / "built" / "index.pot").read_text("utf-8")

        assert (0, "") == (built.returncode, built.stderr)
        assert 'msgid "Follow suit"' in catalogue
        assert 'msgid "A player who holds the suit led must play it."' in catalogue
        assert "SW-PLAY-2" not in catalogue

    def test_headings_repeated_in_cells_are_for_screens_only(self, build: Build, tmp_path: Path) -> None:
        built = build("```{bids} solo-whist\n```", "-b", "text")
        text = (tmp_path / "built" / "index.txt").read_text("utf-8")

        assert (0, "") == (built.returncode, built.stderr)
        assert 1 == text.count("Trumps")


class TestScenario:
    def test_reason_and_payments_are_printed(self, build: Build, tmp_path: Path) -> None:
        built = build(f"```{{scenario}} {LET_THROUGH}\n:names: Anna, Vera, Rosa, Kira\n```")
        page = (tmp_path / "built" / "index.html").read_text("utf-8")

        assert (0, "") == (built.returncode, built.stderr)
        assert f'id="{LET_THROUGH.replace("/", "-")}"' in page
        assert "<strong>Kira</strong>" in page
        assert "Expected" in page
        assert "+12" in page
        assert "<hoyle-replay" not in page
