"""The directive that prints how the cards of each suit rank: ``{orders} GS-RUL-1``, or ``{orders} GS-RUL-1 GS-RANK-5``.

Its arguments are clauses that give a card its place in a suit.  Which suit a card belongs to, and which cards are above
those places, is asked of the functions ``cards_of_suit`` and ``strength`` that stand beside them.
"""

import sys
from collections.abc import Callable, Iterator
from typing import Any, Final

from docutils import nodes
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from hoyle import register
from hoyle.cards import CLUBS, DIAMONDS, HEARTS, SPADES, SUITS, cards_of, format_card
from hoyle.clause import Clause
from hoyle.errors import UnknownName
from hoyle_book import words
from hoyle_book.elements import card, link
from hoyle_book.tables import sheet, text
from hoyle_book.words import _

_LOG: Final = logging.getLogger(__name__)
_OTHER: Final = {SPADES: HEARTS, HEARTS: SPADES, DIAMONDS: CLUBS, CLUBS: DIAMONDS}
"""For each suit one that can be trumps in its place."""


class OrdersDirective(SphinxDirective):
    """Prints the order of each suit from the top, as trumps and otherwise, by each clause that is given.

    With more than one clause, cards that stand elsewhere than by the first are marked.
    """

    required_arguments = 1
    final_argument_whitespace = True

    def run(self) -> list[nodes.Node]:
        """Make the table."""
        known, ids = register.clauses(), self.arguments[0].split()
        for id in ids:
            if id not in known:
                _LOG.warning("%s", UnknownName("clause", id, tuple(known)), location=self.get_location())
                return []
            if not hasattr(_module_of(known[id]), "strength"):
                _LOG.warning(_("%s ranks no cards"), id, location=self.get_location())
                return []
        clauses = [known[id] for id in ids]
        return [sheet("hoyle-orders", [_("Suit"), _("As trumps"), _("Otherwise")], list(self._rows(clauses)))]

    def _rows(self, clauses: list[Clause]) -> Iterator[list[nodes.Node]]:
        for suit in (SPADES, HEARTS, DIAMONDS, CLUBS):
            first = [_from_the_top(clauses[0], suit, trump) for trump in (suit, _OTHER[suit])]
            for clause in clauses:
                orders = [_from_the_top(clause, suit, trump) for trump in (suit, _OTHER[suit])]
                name = nodes.inline("", "", text(words.capital(words.suit_name(SUITS[suit]))))
                if len(clauses) > 1:
                    name += [nodes.Text(" "), link("c", clause.id, self.env.docname)]
                yield [name, *(_cards(order, usual) for order, usual in zip(orders, first, strict=True))]


def _module_of(clause: Clause) -> Any:
    """Give the module of a clause; None for one without a function."""
    return None if clause.function is None else sys.modules[clause.function.__module__]


def _from_the_top(clause: Clause, suit: int, trump: int) -> list[str]:
    """Sort the cards of a suit."""
    rules = _module_of(clause)
    strength: Callable[[int, int, object], int] = rules.strength
    found = sorted(cards_of(rules.cards_of_suit(suit, trump)), key=lambda each: strength(each, trump, clause.function))
    return [format_card(each) for each in reversed(found)]


def _cards(tokens: list[str], usual: list[str]) -> nodes.inline:
    """Draw cards in a row; those that have another place than usual are marked."""
    made = nodes.inline(classes=["hoyle-row"])
    for token, other in zip(tokens, usual, strict=True):
        drawn = card(token)
        if token != other:
            drawn["classes"].append("hoyle-moved")
        made += [drawn, nodes.Text(" ")]
    return made
