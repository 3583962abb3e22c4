"""The roles that draw cards: ``{card}`` and ``{holding}``."""

from docutils import nodes
from sphinx.util.docutils import SphinxRole

from hoyle.cards import parse_card, parse_hand
from hoyle.errors import NotationError
from hoyle_book.elements import card, holdings
from hoyle_book.ranks import game_of_page

RoleResult = tuple[list[nodes.Node], list[nodes.system_message]]


class CardRole(SphinxRole):
    """Draws the card of a token such as ``TD``."""

    def run(self) -> RoleResult:
        """Make the card."""
        try:
            parse_card(self.text)
        except NotationError as error:
            return _refuse(self, error)
        return [card(self.text)], []


class HoldingRole(SphinxRole):
    """Draws the cards of a hand text such as ``S:AK2 H:T9``."""

    def run(self) -> RoleResult:
        """Make a holding for each suit."""
        try:
            hand = parse_hand(self.text)
        except NotationError as error:
            return _refuse(self, error)
        made = nodes.inline(classes=["hoyle-holdings"])
        for holding in holdings(hand, game_of_page(self.env.docname)):
            if made.children:
                made += nodes.Text(" ")
            made += holding
        return [made], []


def _refuse(role: SphinxRole, error: NotationError) -> RoleResult:
    message = role.inliner.reporter.error(str(error), line=role.lineno)
    return [nodes.problematic(role.rawtext, role.rawtext)], [message]
