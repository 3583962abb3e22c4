"""The directives that tabulate what the contracts of Preferans ask and cost, and the conventions that have a name.

``{contracts} preferans`` works every figure out from the clauses in force and leads to the clause that gives it;
``{conventions} preferans`` prints which options each convention sets, on whose word, and the prices that follow.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from docutils import nodes

from hoyle.clause import clause_of
from hoyle.preferans.pack import MISERE
from hoyle.preferans.rulesets import CONVENTIONS, RULEBOOK
from hoyle.preferans.score.prices import priced_level
from hoyle.ruleset import Ruleset
from hoyle_book import words
from hoyle_book.asking import GameDirective
from hoyle_book.elements import labelled_link, link, paragraph, rubric, titled
from hoyle_book.sayings import written
from hoyle_book.tables import sheet, text
from hoyle_book.words import _, ngettext

_LEVELS: Final = (6, 7, 8, 9, 10, MISERE)
_COLUMNS: Final = ("pool", "hill", "whist")
_CUSTOMARY: Final = "customary"


class ContractsDirective(GameDirective):
    """Prints for each contract what whisters must take, the limited prize, and the prices."""

    def run(self) -> list[nodes.Node]:
        """Make the table."""
        if not self.game():
            return []
        columns: dict[str, Callable[[int], nodes.Node]] = {
            _("The whisters must take"): self._obligation,
            _("Limited prize"): self._prize,
            **self._prices(),
        }
        rows = [[text(_name(level)), *(cell(level) for cell in columns.values())] for level in _LEVELS]
        return [sheet("hoyle-contracts", [_("Contract"), *columns], rows)]

    def _obligation(self, level: int) -> nodes.Node:
        printed = RULEBOOK.ruleset()
        obligation = printed.filling(f"obligation.{level}") if level != MISERE else None
        if callable(obligation):
            return self._cited(obligation, str(obligation()))
        return self._cited(printed.clause("whisted.game"), _("nothing"))

    def _prize(self, level: int) -> nodes.Node:
        prize = RULEBOOK.slots.get(f"prize.{level}")
        if not callable(prize):
            return text("–")
        pattern = ngettext("one whist", "{number} whists", prize(1))
        return self._cited(prize, pattern.format(number=prize(1)))

    def _prices(self) -> dict[str, Callable[[int], nodes.Node]]:
        """Make a column for each price, and one for another ruleset where it differs there."""
        names = {"pool": _("Pool"), "hill": _("Hill, a trick"), "whist": _("Whists, a trick")}
        made: dict[str, Callable[[int], nodes.Node]] = {}
        for column in _COLUMNS:
            seen: list[list[int]] = []
            for ruleset in map(RULEBOOK.ruleset, RULEBOOK.rulesets):
                figures = [price(ruleset, column, level) for level in _LEVELS]
                if figures in seen:
                    continue
                name = (
                    names[column]
                    if not seen
                    else _("{column}, {ruleset}").format(column=names[column], ruleset=ruleset.id)
                )
                made[name] = partial(self._price, ruleset, column)
                seen.append(figures)
        return made

    def _price(self, ruleset: Ruleset, column: str, level: int) -> nodes.Node:
        if column == "whist" and not ruleset.clause("whisted.game")(level):
            return self._cited(ruleset.clause("whisted.game"), _("none"))
        return self._cited(ruleset.clause(f"price.{column}"), str(price(ruleset, column, level)))

    def _cited(self, function: Callable[..., Any], label: str) -> nodes.Node:
        return labelled_link("c", clause_of(function).id, label, self.env.docname)


class ConventionsDirective(GameDirective):
    """Prints the conventions beside the customary rules, then each with its sources and its prices."""

    def run(self) -> list[nodes.Node]:
        """Make the table of options and the sections."""
        if not self.game():
            return []
        return [self._options(), *(self._section(name) for name in CONVENTIONS)]

    def _options(self) -> nodes.table:
        usual = RULEBOOK.ruleset(_CUSTOMARY).options
        rows: list[list[nodes.Node]] = []
        for option in dict.fromkeys(option for each in CONVENTIONS.values() for option in each.options):
            values = [usual[option], *(each.options.get(option, usual[option]) for each in CONVENTIONS.values())]
            rows.append([link("opt", option, self.env.docname), *(_value(value, usual[option]) for value in values)])
        return sheet("hoyle-conventions", [_("Option"), _CUSTOMARY, *CONVENTIONS], rows)

    def _section(self, name: str) -> nodes.section:
        convention = CONVENTIONS[name]
        title, _colon, how = convention.title.partition(": ")
        section = titled(self, written(title), f"convention-{name}", "hoyle-convention")
        section += paragraph(self, f"{words.capital(how)}.")
        section += self._prices(RULEBOOK.ruleset(_CUSTOMARY, convention.options))
        items = nodes.bullet_list()
        for source in convention.sources:
            items += nodes.list_item("", paragraph(self, f"{source}."))
        section += [rubric(_("Sources")), items]
        return section

    def _prices(self, ruleset: Ruleset) -> nodes.table:
        header = [
            *(_("Contract"), _("Pool"), _("Hill, a trick")),
            *(_("Hill, a whister’s trick"), _("Whists, a trick"), _("Consolation, a trick")),
        ]
        rows = []
        for level in (level for level in _LEVELS if level != MISERE):
            pool, hill, whist = (price(ruleset, column, level) for column in _COLUMNS)
            whisted = ruleset.clause("whisted.game")(level)
            of_whisters = [ruleset.clause("fine.price")(hill), whist, ruleset.clause("consolation.game")(1, whist)]
            figures = [pool, hill, *(of_whisters if whisted else "–––")]
            rows.append([text(_name(level)), *(text(str(figure)) for figure in figures)])
        return sheet("hoyle-contracts", header, rows)


def price(ruleset: Ruleset, column: str, level: int) -> int:
    """Work out the price of a contract in a column of the sheet, in the unit in which this one is kept."""
    plain = ruleset.clause(f"price.{column}")(priced_level(level))
    scaled: int = ruleset.clause("scale.whist" if column == "whist" else "scale.sheet")(plain)
    return scaled


def _name(level: int) -> str:
    return _("misère") if level == MISERE else words.number(level)


def _value(value: str, usual: str) -> nodes.literal:
    return nodes.literal(value, value, classes=["hoyle-differs"] if value != usual else [])
