"""The directive that tabulates the bids of a game: ``{bids} solo-whist``.

Every figure is worked out from the clauses in force, and leads to the clause that gives it.  The game's rulebook must
have the slots of Solo Whist: ``made``, ``price``, ``won``, ``lost``, ``trump`` and ``lead``, each for every bid.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from docutils import nodes

from hoyle import games
from hoyle.cards import NO_SUIT, SUIT_CARDS, cards_of
from hoyle.clause import clause_of
from hoyle.ruleset import Ruleset
from hoyle.seats import left_of
from hoyle_book import words
from hoyle_book.asking import GameDirective
from hoyle_book.elements import labelled_link
from hoyle_book.tables import sheet, text
from hoyle_book.words import _
from hoyle_verify.scenario.games import GAMES

_DEALER, _BIDDER = 3, 1
_ANY_CARD, _OTHER_CARD = (next(iter(cards_of(suit))) for suit in SUIT_CARDS[:2])
_IN_A_POINT: Final = {"quarter points": 4}
"""How many of the units that clauses reckon in make a point."""

_SLOTS: Final = ("made", "price", "won", "lost", "trump", "lead")


class BidsDirective(GameDirective):
    """Prints the bids from the lowest up, with what each undertakes, how it is played and what it is worth."""

    def run(self) -> list[nodes.Node]:
        """Make the table."""
        game = self.game()
        if not game:
            return []
        engine = games.engine(game)
        rulesets = [engine.rulebook.ruleset(id) for id in engine.rulebook.rulesets]
        bids = [word.removeprefix("bid:") for word in engine.phrasebook.words if word.startswith("bid:")]
        if not bids or not all(f"{slot}.{bid}" in engine.rulebook.slots for slot in _SLOTS for bid in bids):
            self.warn(_("the rulebook of {game} has no slots from which its bids could be tabulated").format(game=game))
            return []
        header = [_("Bid"), _("Tricks"), _("Trumps"), _("First lead"), _("Price"), _("Each trick more")]
        header += [_("If lost, {ruleset}").format(ruleset=ruleset.id) for ruleset in rulesets]
        rows = [self._row(GAMES[game].hand, rulesets, bid) for bid in bids]
        return [sheet("hoyle-bids", header, rows)]

    def _row(self, hand: int, rulesets: Sequence[Ruleset], bid: str) -> list[nodes.Node]:
        printed = rulesets[0]
        price: Callable[[], int] = printed.clause(f"price.{bid}")
        made: Callable[[int], bool] = printed.clause(f"made.{bid}")
        enough = [tricks for tricks in range(hand + 1) if made(tricks)]

        def amount(number: int) -> str:
            return f"{number / _IN_A_POINT[clause_of(price).unit]:g}"

        more = printed.filling(f"won.{bid}")
        each = more(enough[-1], price()) - more(enough[-2], price()) if callable(more) else 0
        return [
            text(words.call_label(f"bid:{bid}")),
            self._cited(made, _target(enough, hand)),
            self._trumps(printed, bid),
            self._lead(printed, bid),
            self._cited(price, amount(price())),
            self._cited(more, amount(each)) if callable(more) else text("–"),
            *(self._lost(ruleset, bid, enough, hand, amount) for ruleset in rulesets),
        ]

    def _cited(self, function: Callable[..., Any], label: str) -> nodes.Node:
        return labelled_link("c", clause_of(function).id, label, self.env.docname)

    def _trumps(self, ruleset: Ruleset, bid: str) -> nodes.Node:
        fixed = ruleset.filling(f"trump.{bid}")
        if not callable(fixed):
            return self._cited(ruleset.fold(f"named-{bid}")[0], _("named by the bidder"))
        if fixed(_ANY_CARD) != fixed(_OTHER_CARD):
            return self._cited(fixed, _("turn-up suit"))
        assert fixed(_ANY_CARD) == NO_SUIT

        return self._cited(fixed, _("none"))

    def _lead(self, ruleset: Ruleset, bid: str) -> nodes.Node:
        leads = ruleset.clause(f"lead.{bid}")
        leader = leads(_DEALER, _BIDDER)
        assert leader in (left_of(_DEALER), _BIDDER)

        return self._cited(leads, _("the bidder") if leader == _BIDDER else _("eldest hand"))

    def _lost(
        self, ruleset: Ruleset, bid: str, enough: Sequence[int], hand: int, amount: Callable[[int], str]
    ) -> nodes.Node:
        """Tell a loss by what the two nearest misses cost: a fixed sum, a sum for each trick, or both."""
        loses, price = ruleset.clause(f"lost.{bid}"), ruleset.clause(f"price.{bid}")()
        step = -1 if enough[0] else 1
        near = enough[0] + step if enough[0] else enough[-1] + step
        once, twice = -loses(near, price), -loses(near + step, price)
        each = twice - once
        if not each:
            return self._cited(loses, amount(once))
        by_trick = _("{amount} a trick").format(amount=amount(each))
        return self._cited(loses, by_trick if once == each else f"{amount(once - each)} + {by_trick}")


def _target(enough: Sequence[int], hand: int) -> str:
    if enough == [0]:
        return _("none")
    if enough == [hand]:
        return _("all {number}").format(number=hand)
    return _("{number} or more").format(number=enough[0])
