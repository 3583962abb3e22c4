"""The elements of the book for writers that know only common ones: text, LaTeX, manual pages."""

from typing import Any

from docutils import nodes
from sphinx.transforms.post_transforms import SphinxPostTransform

from hoyle_book.elements import Card, Disclosure, Holding, ReplayBox, Summary
from hoyle_book.tables import LABEL


class Plain(SphinxPostTransform):
    """Replaces elements of the book by common ones that say the same."""

    default_priority = 900

    def run(self, **_options: Any) -> None:
        """Replace them unless the builder writes HTML."""
        if self.app.builder.format == "html":
            return
        for mark in [*self.document.findall(Card), *self.document.findall(Holding)]:
            mark.parent.replace(mark, nodes.inline("", mark.astext()))
        for label in [inline for inline in self.document.findall(nodes.inline) if LABEL in inline["classes"]]:
            label.parent.remove(label)
        for summary in list(self.document.findall(Summary)):
            summary.parent.replace(summary, nodes.paragraph("", "", nodes.strong("", summary.astext())))
        boxes: list[nodes.Element] = [*self.document.findall(Disclosure), *self.document.findall(ReplayBox)]
        for box in boxes:
            box.parent.replace(box, nodes.container("", *box.children, ids=box["ids"]))
