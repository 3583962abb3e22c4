"""The directive that prints what can be chosen in a game: ``{options} solo-whist``.

First comes the matrix of rulesets and options, then each option with its values and is at home there.
"""

from collections.abc import Sequence

from docutils import nodes

from hoyle import games
from hoyle.clause import clause_of
from hoyle.ruleset import Option
from hoyle_book.asking import GameDirective
from hoyle_book.elements import link, meta, paragraph, titled
from hoyle_book.homes import settle
from hoyle_book.sayings import written
from hoyle_book.tables import sheet
from hoyle_book.words import _


class OptionsDirective(GameDirective):
    """Prints the options of a game with the values that each ruleset gives them."""

    def run(self) -> list[nodes.Node]:
        """Make the matrix and a section for each option."""
        game = self.game()
        if not game:
            return []
        rulebook = games.engine(game).rulebook
        options = list(rulebook.options.values())
        return [self._matrix(rulebook.rulesets, options), *(self._section(option) for option in options)]

    def _matrix(self, rulesets: Sequence[str], options: Sequence[Option]) -> nodes.table:
        rows: list[list[nodes.Node]] = []
        for option in options:
            chosen = [option.defaults[ruleset] for ruleset in rulesets]
            differs = ["hoyle-differs"] if len(set(chosen)) > 1 else []
            values = [nodes.literal(value, value, classes=differs) for value in chosen]
            rows.append([link("opt", option.id, self.env.docname), *values])
        return sheet("hoyle-matrix", [_("Option"), *rulesets], rows)

    def _section(self, option: Option) -> nodes.section:
        title = written(option.statement.rstrip("."))
        section = titled(self, title, option.id, "hoyle-option", hoyle_id=option.id)
        section += option_values(self, option)
        section += meta(link("ruling", option.defect, self.env.docname), label=_("Ruling:"))
        settle(self.env, "option", option.id, option.id, title, section)
        return section


def option_values(directive: GameDirective, option: Option) -> nodes.definition_list:
    """List the values of an option: what each says, which rulesets have it, and the clauses that it puts in force."""
    items = nodes.definition_list(classes=["hoyle-values"])
    for value, patch in option.values.items():
        term = nodes.term("", "", nodes.literal(value, value))
        for ruleset in (ruleset for ruleset, default in option.defaults.items() if default == value):
            term += [nodes.Text(" "), nodes.inline("", ruleset, classes=["hoyle-tag"])]
        ids = dict.fromkeys(clause_of(filling).id for filling in patch.values() if callable(filling))
        chips = [link("c", id, directive.env.docname) for id in ids]
        in_force = [meta(*chips, label=_("Puts in force:"))] if chips else []
        body = nodes.definition("", paragraph(directive, option.says[value]), *in_force)
        items += nodes.definition_list_item("", term, body)
    return items
