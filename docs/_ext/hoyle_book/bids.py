"""The directive that tabulates the bids of a game: ``{bids} solo-whist``.

Every figure is worked out from the clauses in force, and leads to the clause that gives it.  The game's rulebook must
have slots ``made`` and ``price`` or ``value``, each for every bid, as in ``made.solo``, or one for all, as in
``value.game``; it can have ``trump``, ``lead``, ``amount``, ``won``, ``lost`` and ``count`` besides.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from docutils import nodes

from hoyle import games
from hoyle.cards import NO_SUIT, SUIT_CARDS, SUITS, cards_of
from hoyle.clause import clause_of
from hoyle.decision import Phrasebook
from hoyle.ruleset import Rulebook, Ruleset
from hoyle_book import words
from hoyle_book.asking import GameDirective
from hoyle_book.elements import labelled_link
from hoyle_book.probing import BIDDER, ELDEST, MEASURES, ask, asks_for, by_suit, enough, highest, target
from hoyle_book.tables import sheet, text
from hoyle_book.words import _

_ANY_CARD, _OTHER_CARD = (next(iter(cards_of(suit))) for suit in SUIT_CARDS[:2])
_IN_A_POINT: Final = {"quarter points": 4}
"""How many of the units that clauses reckon in make a point."""

_PRICES: Final = ("price", "value")

Cell = Callable[["Bid"], nodes.Node]


class Bid:
    """A bid with the rulesets that say what it is; the first of them is the printed one."""

    def __init__(self, name: str, number: int, book: Rulebook) -> None:
        self.name: Final = name
        self.number: Final = number
        self.book: Final = book
        self.rulesets: Final = [book.ruleset(id) for id in book.rulesets]

    def clause(self, slot: str, ruleset: Ruleset | None = None) -> Callable[..., Any]:
        """Give what fills a slot of this bid."""
        function: Callable[..., Any] = (ruleset or self.rulesets[0]).clause(self._slot(slot))
        return function

    def filling(self, slot: str) -> Callable[..., Any] | None:
        """Give what fills a slot of this bid in the printed rules, if anything does."""
        filling = self.rulesets[0].filling(self._slot(slot)) if self.has(slot) else None
        return filling if callable(filling) else None

    def has(self, slot: str) -> bool:
        """Say whether the rulebook has such a slot for this bid."""
        return self._slot(slot) in self.book.slots

    def _slot(self, slot: str) -> str:
        """Name the slot of this bid, or the one of all games if it has none of its own."""
        own = f"{slot}.{self.name}"
        return own if own in self.book.slots else f"{slot}.game"

    @property
    def measure(self) -> str:
        """Whether points or tricks make it."""
        return next(measure for measure in MEASURES if asks_for(self.clause("made"), measure))

    @property
    def most(self) -> int:
        """How many of them there are."""
        return highest(self.clause("made"), self.measure)

    @property
    def enough(self) -> list[int]:
        """With which numbers of them it is made, whatever the trumps."""
        return enough(self.clause("made"), self.measure, self.most)


class BidsDirective(GameDirective):
    """Prints the bids from the lowest up, with what each undertakes, how it is played and what it is worth."""

    def run(self) -> list[nodes.Node]:
        """Make the table."""
        game = self.game()
        if not game:
            return []
        engine = games.engine(game)
        book = engine.rulebook
        bids = [Bid(name, number, book) for number, name in _bids_of(engine.phrasebook)]
        price = next((slot for slot in _PRICES if _have(bids, slot)), "")
        if not bids or not price or not _have(bids, "made"):
            self.warn(_("the rulebook of {game} has no slots from which its bids could be tabulated").format(game=game))
            return []
        columns = self._columns(bids, price)
        rows = [[text(words.call_label(f"bid:{bid.name}")), *(cell(bid) for cell in columns.values())] for bid in bids]
        return [sheet("hoyle-bids", [_("Bid"), *columns], rows)]

    def _columns(self, bids: Sequence[Bid], price: str) -> dict[str, Cell]:
        measured = {"tricks": _("Tricks"), "points": _("Card points")}[bids[0].measure]
        columns: dict[str, Cell] = {measured: self._target}
        if _have(bids, "count"):
            columns[_("Widow")] = self._widow
        if _have(bids, "trump"):
            columns[_("Trumps")] = self._trumps
        if _have(bids, "lead"):
            columns[_("First lead")] = self._lead
        columns |= self._prices(bids, price)
        if _have(bids, "won"):
            columns[_("Each trick more")] = self._more
        if _have(bids, "lost"):
            for ruleset in bids[0].rulesets:
                columns[_("If lost, {ruleset}").format(ruleset=ruleset.id)] = _fixed(self._lost, ruleset)
        return columns

    def _prices(self, bids: Sequence[Bid], slot: str) -> dict[str, Cell]:
        """Make a column, or one for each ruleset where these differ."""
        rulesets = bids[0].rulesets
        if all(bid.clause(slot, ruleset) is bid.clause(slot) for bid in bids for ruleset in rulesets):
            return {_("Price"): _fixed(partial(self._price, slot), rulesets[0])}
        return {
            _("Price, {ruleset}").format(ruleset=ruleset.id): _fixed(partial(self._price, slot), ruleset)
            for ruleset in rulesets
        }

    def _cited(self, function: Callable[..., Any], label: str) -> nodes.Node:
        return labelled_link("c", clause_of(function).id, label, self.env.docname)

    def _target(self, bid: Bid) -> nodes.Node:
        made = bid.clause("made")
        told = by_suit(lambda suit: target(enough(made, bid.measure, bid.most, trump=suit), bid.most))
        return self._cited(made, told)

    def _widow(self, bid: Bid) -> nodes.Node:
        counts = bid.clause("count")
        return self._cited(counts, _("the bidder's") if ask(counts, points=0, widow=1) else _("nobody's"))

    def _trumps(self, bid: Bid) -> nodes.Node:
        fixed = bid.filling("trump")
        if fixed is None:
            return self._cited(bid.rulesets[0].fold(f"named-{bid.name}")[0], _("named by the bidder"))
        suits = {ask(fixed, turn_up=card) for card in (_ANY_CARD, _OTHER_CARD)}
        if len(suits) > 1:
            return self._cited(fixed, _("turn-up suit"))
        suit = suits.pop()
        return self._cited(fixed, _("none") if suit == NO_SUIT else words.suit_name(SUITS[suit]))

    def _lead(self, bid: Bid) -> nodes.Node:
        leads = bid.clause("lead")
        seats = {ELDEST: _("eldest hand"), BIDDER: _("the bidder"), BIDDER + 1: _("the bidder's left")}
        return self._cited(leads, seats[ask(leads)])

    def _price(self, slot: str, bid: Bid, ruleset: Ruleset) -> nodes.Node:
        price = bid.clause(slot, ruleset)
        told = by_suit(lambda suit: _amount(price, ask(price, bid=bid.number, game=bid.number, trump=suit)))
        each = bid.filling("amount") is not None
        return self._cited(price, _("{amount} a point").format(amount=told) if each else told)

    def _more(self, bid: Bid) -> nodes.Node:
        more, price = bid.filling("won"), bid.clause("price")
        if more is None:
            return text("–")
        each = more(bid.enough[-1], price()) - more(bid.enough[-2], price())
        return self._cited(more, _amount(price, each))

    def _lost(self, bid: Bid, ruleset: Ruleset) -> nodes.Node:
        """Tell a loss by what the two nearest misses cost: a fixed sum, a sum for each trick, or both."""
        loses, price = bid.clause("lost", ruleset), bid.clause("price", ruleset)
        step = -1 if bid.enough[0] else 1
        near = bid.enough[0] + step if bid.enough[0] else bid.enough[-1] + step
        once, twice = -loses(near, price()), -loses(near + step, price())
        each = twice - once
        if not each:
            return self._cited(loses, _amount(price, once))
        by_trick = _("{amount} a trick").format(amount=_amount(price, each))
        return self._cited(loses, by_trick if once == each else f"{_amount(price, once - each)} + {by_trick}")


def _bids_of(phrasebook: Phrasebook) -> list[tuple[int, str]]:
    return [
        (number, word.removeprefix("bid:"))
        for word, (_vocabulary, number) in phrasebook.words.items()
        if word.startswith("bid:")
    ]


def _have(bids: Sequence[Bid], slot: str) -> bool:
    return all(bid.has(slot) for bid in bids)


def _fixed(cell: Callable[[Bid, Ruleset], nodes.Node], ruleset: Ruleset) -> Cell:
    return lambda bid: cell(bid, ruleset)


def _amount(price: Callable[..., Any], number: int) -> str:
    return words.figure(number / _IN_A_POINT.get(clause_of(price).unit, 1))
