"""The contents at the side of the pages: what the theme would have made of them for each page by itself."""

import re
from pathlib import Path
from typing import Final

import pytest

from tests.book.conftest import DOCS, sphinx

_PAGES: Final = {
    "index": "# Book\n\n```{toctree}\n:caption: Parts\none/index\nlast\n```\n",
    "one/index": "# One\n\n## Section\n\n```{toctree}\ndeep/page\nother\n```\n",
    "one/deep/page": "# Page\n\n## Section of the page\n",
    "one/other": "# Other\n",
    "last": "# Last\n\n## Section at last\n",
    "alone": "---\norphan: true\n---\n# Alone\n",
}
_CONF: Final = f"""
import sys
sys.path.insert(0, {str(DOCS / "_ext")!r})
extensions = ["myst_parser"]
html_theme = "furo"
"""
_SETUP: Final = {"shared": "from hoyle_book.contents import share_contents as setup\n", "apart": ""}
_TREE: Final = re.compile(r'<div class="sidebar-tree">.*?</div>', re.DOTALL)


def trees(folder: Path, way: str) -> dict[str, str]:
    """Build a small book and give the contents at the side of each page."""
    source = folder / way
    for page, text in _PAGES.items():
        path = source / f"{page}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    (source / "conf.py").write_text(_CONF + _SETUP[way], "utf-8")
    built = sphinx(source, source / "built")

    assert (0, "") == (built.returncode, built.stderr)

    texts = {page: (source / "built" / f"{page}.html").read_text("utf-8") for page in [*_PAGES, "search"]}
    return {page: found[0] if (found := _TREE.search(text)) else "" for page, text in texts.items()}


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, str], dict[str, str]]:
    folder = tmp_path_factory.mktemp("contents")
    return trees(folder, "apart"), trees(folder, "shared")


@pytest.mark.parametrize("page", [*_PAGES, "search"])
def test_contents_are_those_of_the_theme(both: tuple[dict[str, str], dict[str, str]], page: str) -> None:
    apart, shared = both

    assert "Parts" in apart[page]
    assert apart[page] == shared[page]


def test_page_is_marked(both: tuple[dict[str, str], dict[str, str]]) -> None:
    assert 1 == both[1]["one/deep/page"].count("current-page")
