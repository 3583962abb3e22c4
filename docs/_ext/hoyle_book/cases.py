"""The directive that prints the short scenarios of some phases: ``{cases} solo-whist auction``."""

from collections.abc import Iterator
from typing import ClassVar

from docutils import nodes
from docutils.parsers.rst import directives

from hoyle.errors import UnknownName
from hoyle_book import words
from hoyle_book.asking import GameDirective
from hoyle_book.counts import count_of
from hoyle_book.elements import card, disclosure, link, meta, paragraph, rubric
from hoyle_book.homes import settle
from hoyle_book.ids import scenario_anchor
from hoyle_book.library import corpus_of
from hoyle_book.people import people
from hoyle_book.sayings import written
from hoyle_book.scenarios import expected, game
from hoyle_book.settlements import rules
from hoyle_book.sheets import sheet_of
from hoyle_book.story import plain, tell
from hoyle_book.telling import contract_of, trumps_of
from hoyle_book.words import _, ngettext
from hoyle_verify.scenario import Reject, Scenario


class CasesDirective(GameDirective):
    """Prints each scenario of a phase: the fact, the mistake that it catches and, where there is one, the game.

    ``:but:`` names the last parts of the ids of those that have a place of their own, and ``:only:`` those that are to
    be printed here, in the order given.
    """

    required_arguments = 2
    option_spec: ClassVar = {"but": directives.unchanged_required, "only": directives.unchanged_required}

    def run(self) -> list[nodes.Node]:
        """Make a box for each scenario."""
        folder = "/".join(self.arguments)
        known = corpus_of(self.env.app).scenarios
        if "only" in self.options:
            wanted = [f"{folder}/{name}" for name in self.options["only"].split()]
        else:
            others = {f"{folder}/{name}" for name in self.options.get("but", "").split()}
            wanted = [id for id in known if id.startswith(f"{folder}/") and id not in others]
            if not wanted:
                self.warn(_("no scenario lies in {folder}").format(folder=folder))
        for id in wanted:
            if id not in known:
                self.warn(UnknownName("scenario", id, tuple(known)))
        return [self._case(known[id]) for id in wanted if id in known]

    def _case(self, scenario: Scenario) -> nodes.container:
        docname, anchor = self.env.docname, scenario_anchor(scenario.id)
        title = written(scenario.title)
        itself = nodes.reference("", "", nodes.literal("", scenario.id), refid=anchor, internal=True)
        claimed = [link("c", clause, docname) for clause in scenario.clauses]
        box = nodes.container("", ids=[anchor], classes=["hoyle-case"])
        box += nodes.paragraph("", "", nodes.strong("", title))
        box += paragraph(self, scenario.why)
        if scenario.kind == "replay":
            box += disclosure(_("The cards"), *self._played(scenario))
        elif scenario.kind == "count":
            box += disclosure(_("The cards and the count"), *self._played(scenario), *count_of(scenario))
        elif scenario.kind == "session":
            box += disclosure(_("The sheet"), *sheet_of(scenario, people(scenario.players)))
        box += meta(itself, rules(scenario, docname), *claimed)
        self.set_source_info(box)
        settle(self.env, "scenario", scenario.id, anchor, title, box)
        return box

    def _played(self, scenario: Scenario) -> Iterator[nodes.Node]:
        names, contract = people(scenario.players), plain(scenario.setup).get("contract")
        if contract is not None:
            said = [contract_of(contract, names)]
            trumps = trumps_of({"trump": contract.get("trump") if "level" not in contract else None})
            if trumps:
                said.append(f"{words.capital(trumps)}.")
            if contract.get("called"):
                called = words.card_name(contract["called"])
                said.append(_("The {card} has been called.").format(card=called))
            yield nodes.paragraph("", " ".join(said))
        story = tell(scenario)
        yield from game(self, story, names)
        yield from expected(story, names)
        if scenario.reject:
            yield rubric(_("Refused"))
            yield nodes.bullet_list("", *(self._refused(scenario, reject) for reject in scenario.reject))

    def _refused(self, scenario: Scenario, reject: Reject) -> nodes.list_item:
        seat, _space, token = reject.action.partition(" ")
        shown = token.startswith("play:")
        choice = card(words.card_in(token)) if shown else nodes.inline("", words.call_label(token))
        after = ngettext("after one action", "after {number} actions", reject.at).format(number=reject.at)
        before = after if reject.at else _("at the start")
        said = nodes.paragraph("", f"{people(scenario.players)[int(seat)]}, {before}: ")
        said += [choice, nodes.Text(" · "), link("c", reject.clause, self.env.docname)]
        return nodes.list_item("", said)
