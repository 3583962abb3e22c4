"""The empty corner of a table that has headings above and at the side: a cell, since it is the heading of nothing."""

from typing import Any

from docutils import nodes
from sphinx.transforms.post_transforms import SphinxPostTransform


class EmptyCorners(SphinxPostTransform):
    """Writes them as cells; HTML would otherwise have a heading there that a screen reader announces in vain."""

    formats = ("html",)
    default_priority = 900

    def run(self, **_options: Any) -> None:
        """Replace the empty headings of a page."""
        for head in self.document.findall(nodes.thead):
            for entry in [entry for entry in head.findall(nodes.entry) if not entry.astext().strip()]:
                spans = {"colspan": entry.get("morecols", 0) + 1, "rowspan": entry.get("morerows", 0) + 1}
                written = "".join(f' {name}="{count}"' for name, count in spans.items() if count > 1)
                classes = " ".join(["head", *entry["classes"]])
                entry.parent.replace(entry, nodes.raw("", f'<td class="{classes}"{written}></td>', format="html"))
