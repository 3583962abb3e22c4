"""The builder ``pdf``: the whole book in one file, printed by a Chromium without a window."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder
from sphinx.util.display import status_iterator

_FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync")
_NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
_SHEET: Final = """
@page {
  size: A4;
  margin: 18mm 18mm 20mm;
  @bottom-center { content: counter(page); color: #4a4f55; font: 8pt system-ui, "DejaVu Sans", sans-serif; }
}
"""
"""The paper; no style sheet of an EPUB may say so much of it."""

_PREPARE: Final = """
([sheet, before]) => {
  const style = document.createElement("style");
  style.textContent = sheet;
  document.head.append(style);
  document.documentElement.style.counterReset = `page ${before}`;
  const links = [...document.querySelectorAll("[id]")].map(({ id }) => {
    const link = document.createElement("a");
    link.href = "#" + id;
    return link;
  });
  const hidden = document.createElement("div");
  hidden.hidden = true;
  hidden.append(...links);
  document.body.append(hidden);
}
"""
"""Counts the pages before, and links to every element that has an id: Chromium gives a name to no other place."""


class PdfBuilder(StandaloneHTMLBuilder):
    """Writes the pages without scripts, prints each, and binds them in the order of the contents.

    Chromium takes a time that grows with the square of a page, so that the book as one page would take very long.
    """

    name = "pdf"
    epilog = "The book is in %(outdir)s."
    search = False

    def init(self) -> None:
        """Look for what it takes to print before anything is read."""
        try:
            import pikepdf  # noqa: F401, PLC0415  # asked for
            import playwright  # noqa: F401, PLC0415  # likewise
        except ModuleNotFoundError as missing:
            raise SystemExit(f"a PDF needs {missing.name}: pip install '.[dev]'") from None
        self._chromium = chromium()
        super().init()

    def get_theme_config(self) -> tuple[str, dict[str, Any]]:
        """Choose a theme that puts nothing around a page."""
        return "basic", {"nosidebar": True}

    def gen_indices(self) -> None:
        """Write no index: a reader of a PDF searches its text."""

    def gen_additional_pages(self) -> None:
        """Write no page that is none of the book."""

    def finish(self) -> None:
        """Print and bind the pages."""
        super().finish()
        self.finish_tasks.join()
        self._print(self.outdir / f"{self.config.project}-{self.config.language}.pdf")

    def _print(self, target: Path) -> None:
        from playwright.sync_api import sync_playwright  # noqa: PLC0415  # only to print

        from hoyle_book.binding import Binding  # noqa: PLC0415  # it needs pikepdf

        chapters = list(self._chapters(self.config.root_doc, 0))
        names = {docname: self._page_of(docname).as_uri() for docname, _ in chapters}
        binding = Binding(self.config.html_title, self.config.author, self.config.language, names)
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=self._chromium, args=_FLAGS)
            page = browser.new_context(java_script_enabled=False).new_page()
            for docname, depth in status_iterator(
                chapters, "printing... ", "darkgreen", len(chapters), self.app.verbosity, lambda chapter: chapter[0]
            ):
                page.goto(names[docname])
                page.evaluate(_PREPARE, [_SHEET, binding.count])
                binding.add(docname, depth, page.pdf(tagged=True, outline=True, prefer_css_page_size=True))
            browser.close()
        binding.save(target)

    def _chapters(self, docname: str, depth: int) -> Iterator[tuple[str, int]]:
        """Go through the pages in the order of the contents, with how deep each stands in them."""
        yield docname, depth
        for child in self.env.toctree_includes.get(docname, ()):
            yield from self._chapters(child, depth + 1)

    def _page_of(self, docname: str) -> Path:
        return Path(self.outdir, self.get_target_uri(docname)).resolve()


def chromium() -> str:
    """Find the browser."""
    found = next(filter(None, map(shutil.which, _NAMES)), None)
    if found is None:
        # An error of Sphinx would bring a traceback, and the advice to report it.
        raise SystemExit("a PDF is printed by Chromium, which is not installed: apt-get install chromium")
    return found


def add_builder(app: Sphinx) -> None:
    """Register the builder."""
    app.add_builder(PdfBuilder)
