"""The repository as a whole: what it may mention, what the rules import, how long a module is."""

from pathlib import Path
from subprocess import CalledProcessError
from typing import Final

import pytest

from tests.lints.tree_lint import MOST_LINES, ROOT, files, foreign_imports, mentions, too_long

OPEN_MISERE: Final = "scenarios/solo-whist/whole/open-misere.deals.json"
OF_ALL: Final = {"scenarios/CHANGELOG.md", "scenarios/published.json"}


@pytest.fixture(scope="module")
def tree() -> list[Path]:
    try:
        return files()
    except (CalledProcessError, FileNotFoundError):
        pytest.skip("not a git checkout")


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


class TestTree:
    def test_the_listing_is_of_this_repository(self, tree: list[Path]) -> None:
        assert Path(__file__).resolve() in tree

    def test_no_file_mentions_a_registry_or_a_place_of_one_machine(self, tree: list[Path]) -> None:
        found = [f"{_name(path)}:{line}: {what}" for path in tree for line, what in mentions(path.read_bytes())]

        assert [] == found

    def test_rules_import_the_standard_library_alone(self) -> None:
        modules = (ROOT / "rules").rglob("*.py")
        found = {_name(path): foreign for path in modules if (foreign := foreign_imports(path.read_text("utf-8")))}

        assert {} == found

    def test_no_module_is_too_long(self, tree: list[Path]) -> None:
        long = [_name(path) for path in tree if path.suffix == ".py" and too_long(path.read_text("utf-8"))]

        assert [] == long

    def test_what_lies_among_the_scenarios_belongs_to_one(self, tree: list[Path]) -> None:
        """Beside a scenario may lie the values of its cards, and beside two the deals that a document leaves open."""
        below = [path for path in tree if path.is_relative_to(ROOT / "scenarios")]
        values = {path.with_suffix(".values.json") for path in below if path.suffix == ".yaml"}
        others = {path for path in below if path.suffix != ".yaml"}

        assert others - values <= {ROOT / name for name in (OPEN_MISERE, *OF_ALL)}


_REGISTRY: Final = "the host of a package registry"


class TestLints:
    @pytest.mark.parametrize(
        ("text", "what"),
        [
            ("https://pypi" + ".org/simple", _REGISTRY),
            ("https://files.python" + "hosted.org/x", _REGISTRY),
            ("registry.npm" + "js.org", _REGISTRY),
            ("http://deb.debian" + ".org/debian", _REGISTRY),
            ("see ../" + "shared/design", "a folder beside the repository"),
            ("cd /" + "work/main", "a path of one machine"),
            ("ls /" + "work", "a path of one machine"),
        ],
    )
    def test_mention_is_found(self, text: str, what: str) -> None:
        assert [(2, what)] == mentions(f"first line\n{text}\n".encode())

    @pytest.mark.parametrize("text", ["https://example.org/work/1", "the team/worker", "a network/works", "./work/"])
    def test_other_work_is_no_path_of_a_machine(self, text: str) -> None:
        assert [] == mentions(text.encode())

    @pytest.mark.parametrize("statement", ["import yaml", "import yaml.nodes as nodes", "from yaml import compose"])
    def test_foreign_import_is_found(self, statement: str) -> None:
        assert {"yaml"} == foreign_imports(f"import re\nfrom hoyle.cards import Card\n{statement}\n")

    def test_relative_import_is_found(self) -> None:
        assert {"."} == foreign_imports("from .cards import Card\n")

    def test_module_of_the_greatest_length_is_allowed(self) -> None:
        assert not too_long("x = 1\n" * MOST_LINES)

    def test_module_one_line_longer_is_found(self) -> None:
        assert too_long("x = 1\n" * (MOST_LINES + 1))
