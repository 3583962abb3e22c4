"""The kinds of element that only this book has, and helpers to make common ones."""

from docutils import nodes
from sphinx import addnodes
from sphinx.util.docutils import SphinxDirective

from hoyle_book import words
from hoyle_book.ranks import from_the_top
from hoyle_book.sayings import written


class Card(nodes.Inline, nodes.TextElement):
    """A card; ``token`` says which, the text is what is printed on it."""


class Holding(nodes.Inline, nodes.TextElement):
    """The cards of one suit; ``suit`` is its letter, the text the suit symbol and the ranks."""


class Disclosure(nodes.General, nodes.Element):
    """Something that is closed at first: a ``Summary`` and then what it opens."""


class Summary(nodes.Part, nodes.TextElement):
    """What stands on a closed disclosure."""


class ReplayBox(nodes.General, nodes.Element):
    """A game to step through; ``data`` is its JSON, the children show the same without a script."""


def card(token: str) -> Card:
    """Make a card from its token."""
    text = words.rank_label(token) + words.SYMBOLS[token[1]]
    return Card(text, text, token=token)


def holdings(hand: int, game: str = "") -> list[Holding]:
    """Make one holding for each suit of a set of cards, spades first and ranks from the top, as the game has them."""
    found = []
    for tokens in from_the_top(hand, game):
        if tokens:
            letter = tokens[0][1]
            ranks = " ".join(map(words.rank_label, tokens))
            text = f"{words.SYMBOLS[letter]} {ranks}"
            found.append(Holding(text, text, suit=letter, ranks=ranks))
    return found


def link(role: str, target: str, docname: str, *, strict: bool = False) -> addnodes.pending_xref:
    """Make a link to an object of the domain.

    The register mentions more than a book prints; unless ``strict``, what no page prints stays plain text.
    """
    text = nodes.literal(target, target, classes=["hoyle-id"])
    return addnodes.pending_xref(
        "",
        text,
        refdomain="hoyle",
        reftype=role,
        reftarget=target,
        refdoc=docname,
        refexplicit=False,
        hoyle_strict=strict,
    )


def labelled_link(role: str, target: str, label: str, docname: str) -> addnodes.pending_xref:
    """Make a link to an object of the domain that shows a text of its own."""
    made = link(role, target, docname)
    made.children = [nodes.inline("", label)]
    made["refexplicit"] = True
    return made


def paragraph(directive: SphinxDirective, text: str, *classes: str) -> nodes.paragraph:
    """Make a paragraph of a text of the register or of a scenario, in the language of the edition."""
    text = written(text)
    made = nodes.paragraph(text, text, classes=["hoyle-text", *classes], translatable=False)
    directive.set_source_info(made)
    return made


def titled(directive: SphinxDirective, title: str, id: str, *classes: str, **more: str) -> nodes.section:
    """Make a section with its title, which is in the language of the edition already."""
    heading = nodes.title(title, title, translatable=False)
    made = nodes.section("", heading, ids=[id], classes=list(classes), **more)
    directive.set_source_info(made)
    directive.set_source_info(heading)
    return made


def sentence(text: str) -> nodes.paragraph:
    """Make a paragraph of the extension's own words, which are in the language of the edition already."""
    return nodes.paragraph("", text, translatable=False)


def rubric(text: str) -> nodes.rubric:
    """Make a heading that stands in no table of contents; it is in the language of the edition already."""
    return nodes.rubric(text, text, translatable=False)


def meta(*parts: nodes.Node | str, label: str = "") -> nodes.paragraph:
    """Make the small line that says what something is; parts that are empty are left out."""
    line = nodes.paragraph("", label, classes=["hoyle-meta"])
    for number, part in enumerate(part for part in parts if part != ""):
        if number or label:
            line += nodes.Text(" · " if number else " ")
        line += nodes.inline("", part) if isinstance(part, str) else part
    return line


def disclosure(summary: str, *children: nodes.Node) -> Disclosure:
    """Make something that is closed at first."""
    return Disclosure("", Summary("", summary), *children)
