"""What is done to a page after it has been translated, so that catalogues hold words and no ids."""

from docutils import nodes
from sphinx.transforms import SphinxTransform

from hoyle_book.elements import link
from hoyle_book.ids import MENTION

AFTER_TRANSLATION = 30
"""Sphinx translates a page at 20."""


class PutIdsIntoTitles(SphinxTransform):
    """Puts the id of a clause or ruling before its title."""

    default_priority = AFTER_TRANSLATION

    def apply(self) -> None:
        """Change the titles of a page."""
        for section in self.document.findall(nodes.section):
            id = section.get("hoyle_id")
            if id is None:
                continue
            title = section.next_node(nodes.title)
            assert title is not None

            words = title.children
            chip = nodes.inline("", id, classes=["hoyle-id"])
            title.children = []
            title += chip
            if title.rawsource != id:
                title += [nodes.Text(" "), *words]


class LinkIds(SphinxTransform):
    """Links the ids that are mentioned in texts of the register, and sets off code in them."""

    default_priority = AFTER_TRANSLATION

    def apply(self) -> None:
        """Change the texts of a page."""
        for text in list(self.document.findall(nodes.paragraph)):
            if "hoyle-text" in text["classes"]:
                for part in [child for child in text.children if isinstance(child, nodes.Text)]:
                    text.replace(part, self._linked(part.astext()))
                if "hoyle_lead" in text:
                    text.insert(0, [text["hoyle_lead"], nodes.Text(" ")])
                    del text["hoyle_lead"]

    def _linked(self, text: str) -> list[nodes.Node]:
        made: list[nodes.Node] = []
        done = 0
        for found in MENTION.finditer(text):
            made.append(nodes.Text(text[done : found.start()]))
            if found["literal"]:
                made.append(nodes.literal("", found["literal"]))
            else:
                made.append(link("ruling" if found["ruling"] else "c", found[0], self.env.docname))
            done = found.end()
        return [*made, nodes.Text(text[done:])]
