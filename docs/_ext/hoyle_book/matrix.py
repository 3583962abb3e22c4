"""The directive that prints who is fined in every end of a whisted deal: ``{whist-matrix} preferans``."""

from collections import defaultdict
from collections.abc import Iterable
from itertools import chain
from typing import Any, Final

from docutils import nodes

from hoyle import register
from hoyle_book import whisting, words
from hoyle_book.asking import GameDirective
from hoyle_book.elements import disclosure, labelled_link, link, meta, rubric, titled
from hoyle_book.homes import settle
from hoyle_book.ids import scenario_anchor
from hoyle_book.library import corpus_of
from hoyle_book.listing import listed, table_of, table_title
from hoyle_book.sayings import written
from hoyle_book.story import plain
from hoyle_book.tables import entry, row, table, text
from hoyle_book.whist_matrix import (
    LEVELS,
    OPTION,
    TRICKS,
    WHISTERS,
    End,
    Fines,
    Whisters,
    differs,
    ends,
    fines,
    readings,
)
from hoyle_book.words import _, ngettext
from hoyle_verify.scenario import Scenario
from hoyle_verify.scenario.cases import SEPARATOR

_RULINGS: Final = {6: "PV-DEF-08", 7: "PV-DEF-09", 8: "PV-DEF-21", 9: "PV-DEF-21"}
"""Where it is ruled what two whisters answer for, by contract."""

_LETTERS: Final = "abc"

Cases = dict[tuple[End, str], list[Scenario]]


class MatrixDirective(GameDirective):
    """Prints a section for each contract with the ends of two whisters and of one.

    It is the home of the scenarios that stand in tables and settle such an end.
    """

    def run(self) -> list[nodes.Node]:
        """Make the key and the sections."""
        game = self.game()
        if not game:
            return []
        cases = _cases_by_end(corpus_of(self.env.app).scenarios.values())
        return [self._key(), *(self._section(level, cases) for level in LEVELS)]

    def _key(self) -> nodes.definition_list:
        """Explain what stands in a cell."""
        option = register.options()[OPTION]
        items = nodes.definition_list(classes=["hoyle-values"])
        for letter, reading in zip(_LETTERS, readings(), strict=True):
            term = nodes.term("", "", nodes.strong("", letter), nodes.Text(" "), nodes.literal("", reading))
            for ruleset in (name for name, value in option.defaults.items() if value == reading):
                term += [nodes.Text(" "), nodes.inline("", ruleset, classes=["hoyle-tag"])]
            said = nodes.paragraph("", written(option.says[reading]))
            items += nodes.definition_list_item("", term, nodes.definition("", said))
        return items

    def _section(self, level: int, cases: Cases) -> nodes.section:
        title = words.capital(whisting.titles()[str(level)])
        section = titled(self, title, f"whisted-{level}", "hoyle-whisted")
        grids = [self._grid(level, whisters, cases, section) for whisters in WHISTERS]
        section += nodes.container("", *grids, classes=["hoyle-grids"])
        own = [each for (end, _reading), some in cases.items() if end.level == level for each in some]
        if own:
            number = len(own)
            pattern = ngettext("One scenario settles these ends", "{number} scenarios settle these ends", number)
            summary = pattern.format(number=number)
            section += disclosure(summary, listed(own, self.env.docname))
        return section

    def _grid(self, level: int, whisters: Whisters, cases: Cases, section: nodes.section) -> nodes.container:
        """Draw the ends of a contract, a row for each number of tricks of the first whister."""
        anchor = f"whisted-{level}-{whisters}"
        found = list(ends(level, whisters))
        disputed = sum(map(differs, found))
        box = nodes.container(ids=[anchor], classes=[f"hoyle-grid-of-{whisters}"])
        box += _caption(whisters)
        header = [text(""), *(text(str(second)) for second in range(TRICKS + 1))]
        rows = [
            row([text(str(first)), *(self._cell(end, cases, section) for end in found if end.first == first)])
            for first in range(TRICKS + 1)
        ]
        for number, line in enumerate(rows):
            line += [nodes.entry("", nodes.paragraph(), classes=["hoyle-none"]) for _empty in range(number)]
        box += table("hoyle-whist-matrix", header, rows, stub=True)
        box += meta(self._counted(level, disputed, len(found)))
        own = [each for (end, _reading), some in cases.items() if end[:2] == (level, whisters) for each in some]
        for each in {table_of(each): each for each in own}.values():
            settle(self.env, "scenario", table_of(each), anchor, table_title(each), section)
        return box

    def _counted(self, level: int, disputed: int, ends_in_all: int) -> nodes.inline:
        if not disputed:
            said = _("{number} ends, and the readings agree.").format(number=ends_in_all)
            return nodes.inline("", said)
        pattern = _("{number} ends; on {disputed} of them the readings differ:")
        said = pattern.format(number=ends_in_all, disputed=disputed)
        made = nodes.inline("", said + " ")
        made += link("ruling", _RULINGS[level], self.env.docname)
        return made

    def _cell(self, end: End, cases: Cases, section: nodes.section) -> nodes.entry:
        anchors: dict[str, list[str]] = {}
        for reading in readings():
            some = cases.get((end, reading), [])
            anchors[reading] = [scenario_anchor(each.id) for each in some]
            for each, anchor in zip(some, anchors[reading], strict=True):
                settle(self.env, "scenario", each.id, anchor, each.title, section)
        settled = {reading: fines(end, reading) for reading in readings()}
        classes = ["hoyle-fallen"] if next(iter(settled.values())).fallen else []
        if not differs(end):
            figure = _figure(end, next(iter(settled.values())))
            return entry([nodes.inline("", figure, ids=[*chain(*anchors.values())])], *classes)
        lines = nodes.inline(classes=["hoyle-lines"])
        lines += nodes.inline("", _("readings differ:") + " ", classes=["visually-hidden"])
        for letter, (reading, found) in zip(_LETTERS, settled.items(), strict=True):
            line = nodes.inline("", "", ids=anchors[reading], classes=["hoyle-line"])
            line += [nodes.inline("", letter, classes=["hoyle-letter"]), nodes.Text(f" {_figure(end, found)} ")]
            lines += line
        to_ruling = labelled_link("ruling", _RULINGS[end.level], "", self.env.docname)
        to_ruling.children = [lines]
        return entry([to_ruling], "hoyle-disputed", *classes)


def _caption(whisters: Whisters) -> list[nodes.Node]:
    if whisters == "two":
        axes = _("Down the tricks of the first to speak, across those of the second.")
        return [rubric(_("Two whisters")), meta(axes)]
    return [rubric(_("One whister")), meta(_("Down his own tricks, across the passer’s."))]


def _figure(end: End, found: Fines) -> str:
    """Write for how many tricks the whisters are fined, and a dash if nobody is."""
    if not found.first and not found.second:
        return "–"
    return f"{found.first}·{found.second}" if end.whisters == "two" else str(found.first)


def _cases_by_end(scenarios: Iterable[Scenario]) -> Cases:
    """Find the cases of tables that settle an end, by the end and the reading."""
    found: Cases = defaultdict(list)
    for scenario in scenarios:
        if SEPARATOR in scenario.id and scenario.kind == "settle" and scenario.game == "preferans":
            end = _end_of(plain(scenario.setup))
            if end is not None:
                option = register.options()[OPTION]
                reading = str(scenario.options.get(OPTION, option.defaults[scenario.ruleset]))
                found[end, reading].append(scenario)
    return found


def _end_of(setup: dict[str, Any]) -> End | None:
    """See which end a deal came to; nothing if none that the matrix has."""
    level, tricks = setup["contract"]["level"], setup.get("tricks")
    whisting = [seat for seat, word in setup.get("calls", ()) if word == "whist"]
    if level not in LEVELS or tricks is None or not whisting:
        return None
    declarer = setup["contract"]["declarer"]
    if len(whisting) == 2:
        return End(level, "two", *(tricks[seat] for seat in whisting))
    passed = next(seat for seat, word in setup["calls"] if word == "pass" and seat != declarer)
    return End(level, "one", tricks[whisting[0]], tricks[passed])
