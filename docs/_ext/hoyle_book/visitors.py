"""The elements of the book in HTML."""

import json
from typing import Any, Final, cast

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.writers.html5 import HTML5Translator

from hoyle_book import words
from hoyle_book.elements import Card, Disclosure, Holding, ReplayBox, Summary
from hoyle_book.homes import domain_of

PAGES: Final = ("html", "dirhtml")
"""The builders whose pages can run a script; an EPUB and a single page for printing are HTML as well."""


def add_nodes(app: Sphinx) -> None:
    """Register the elements with their visitors; for other writers than HTML they are replaced beforehand."""
    app.add_node(Card, html=(visit_card, depart_nothing))
    app.add_node(Holding, html=(visit_holding, depart_nothing))
    app.add_node(Disclosure, html=(visit_disclosure, depart_disclosure))
    app.add_node(Summary, html=(visit_summary, depart_summary))
    app.add_node(ReplayBox, html=(visit_replay, depart_replay))


def visit_card(self: HTML5Translator, node: Card) -> None:
    """Write a card whose parts can be styled and which is read aloud as its name."""
    token = node["token"]
    classes = " ".join(["hoyle-card", f"hoyle-suit-{token[1].lower()}", *node["classes"]])
    name = self.attval(words.card_name(token))
    self.body.append(
        f'<span class="{classes}" role="img" aria-label="{name}"><b>{words.rank_label(token)}</b>'
        f"<i>{words.SYMBOLS[token[1]]}</i></span>"
    )
    raise nodes.SkipNode


def visit_holding(self: HTML5Translator, node: Holding) -> None:
    """Write the cards of a suit after its symbol, which is read aloud as the suit's name."""
    letter = node["suit"]
    name = self.attval(words.suit_name(letter))
    self.body.append(
        f'<span class="hoyle-holding"><span class="hoyle-suit hoyle-suit-{letter.lower()}" role="img" '
        f'aria-label="{name}">{words.SYMBOLS[letter]}</span> {node["ranks"]}</span>'
    )
    raise nodes.SkipNode


def depart_nothing(_self: HTML5Translator, _node: nodes.Element) -> None:
    """Leave an element that was written whole on entering."""


def visit_disclosure(self: HTML5Translator, node: Disclosure) -> None:
    """Open a disclosure, which stays open where nobody can click."""
    opened = "" if self.builder.name in PAGES else ' open="open"'
    self.body.append(f'<details class="hoyle-disclosure"{opened}>')


def depart_disclosure(self: HTML5Translator, _node: Disclosure) -> None:
    """Close a disclosure."""
    self.body.append("</details>\n")


def visit_summary(self: HTML5Translator, _node: Summary) -> None:
    """Open the summary of a disclosure."""
    self.body.append("<summary>")


def depart_summary(self: HTML5Translator, _node: Summary) -> None:
    """Close the summary of a disclosure."""
    self.body.append("</summary>\n")


def visit_replay(self: HTML5Translator, node: ReplayBox) -> None:
    """Open a replay with its data, to which the addresses of clauses are added as seen from this page."""
    anchor = node["ids"][0]
    if self.builder.name not in PAGES:
        self.body.append(f'<div class="hoyle-replay" id="{anchor}">')
        return
    data = json.loads(node["data"])
    for id, clause in data["clauses"].items():
        clause["href"] = _address(self, id)
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")
    self.body.append(f'<hoyle-replay id="{anchor}"><script type="application/json">{text}</script>')


def depart_replay(self: HTML5Translator, _node: ReplayBox) -> None:
    """Close a replay."""
    self.body.append("</hoyle-replay>\n" if self.builder.name in PAGES else "</div>\n")


def _address(self: HTML5Translator, clause_id: str) -> str:
    builder = cast(Any, self.builder)
    home = domain_of(builder.env).homes["clause"].get(clause_id)
    if home is None:
        return ""
    return f"{builder.get_relative_uri(builder.current_docname, home.page)}#{home.anchor}"
