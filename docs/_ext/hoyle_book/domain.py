"""The domain ``hoyle``: which page is the home of a clause, a ruling, an option or a scenario, and links to it."""

from collections.abc import Iterable, Set
from typing import Any, ClassVar, Final

from docutils import nodes
from sphinx import addnodes
from sphinx.builders import Builder
from sphinx.domains import Domain, ObjType
from sphinx.environment import BuildEnvironment
from sphinx.roles import XRefRole
from sphinx.util import logging
from sphinx.util.nodes import make_refnode

from hoyle_book import (
    bids,
    cases,
    changes,
    clauses,
    contracts,
    coverage,
    evidence,
    indexes,
    matrix,
    options,
    orders,
    problems,
    replay,
    replays,
    roles,
    rulings,
    scenarios,
    settlements,
    sheets,
    theorems,
)
from hoyle_book.homes import Home
from hoyle_book.library import corpus_of
from hoyle_book.visitors import PAGES
from hoyle_verify.scenario.cases import SEPARATOR

_LOG: Final = logging.getLogger(__name__)
_FIRST: Final = 0
"""The importance in a search that puts an object above the page it is on."""


class HoyleDomain(Domain):
    """Clauses, rulings, options, scenarios and theorems."""

    name = "hoyle"
    label = "Rules of card games"
    object_types: ClassVar = {
        "clause": ObjType("clause", "c"),
        "ruling": ObjType("ruling", "ruling"),
        "option": ObjType("option", "opt"),
        "scenario": ObjType("scenario", "scn"),
        "theorem": ObjType("theorem", "thm"),
    }
    directives: ClassVar = {
        "clause": clauses.ClauseDirective,
        "recall": clauses.RecallDirective,
        "ruling": rulings.RulingDirective,
        "rulings": rulings.RulingsDirective,
        "scenario": scenarios.ScenarioDirective,
        "replay": replay.ReplayDirective,
        "replays": replays.ReplaysDirective,
        "sheet": sheets.SheetDirective,
        "bids": bids.BidsDirective,
        "contracts": contracts.ContractsDirective,
        "conventions": contracts.ConventionsDirective,
        "whist-matrix": matrix.MatrixDirective,
        "options": options.OptionsDirective,
        "orders": orders.OrdersDirective,
        "settlements": settlements.SettlementsDirective,
        "cases": cases.CasesDirective,
        "problems": problems.ProblemsDirective,
        "evidence": evidence.EvidenceDirective,
        "theorems": theorems.TheoremsDirective,
        "clause-index": indexes.ClauseIndexDirective,
        "scenario-index": indexes.ScenarioIndexDirective,
        "problem-index": indexes.ProblemIndexDirective,
        "terms": indexes.TermsDirective,
        "coverage": coverage.CoverageDirective,
        "uncovered": coverage.UncoveredDirective,
        "changes": changes.ChangesDirective,
    }
    roles: ClassVar = {
        "c": XRefRole(innernodeclass=nodes.inline, warn_dangling=True),
        "ruling": XRefRole(innernodeclass=nodes.inline, warn_dangling=True),
        "opt": XRefRole(innernodeclass=nodes.inline, warn_dangling=True),
        "scn": XRefRole(innernodeclass=nodes.inline, warn_dangling=True),
        "thm": XRefRole(innernodeclass=nodes.inline, warn_dangling=True),
        "card": roles.CardRole(),
        "holding": roles.HoldingRole(),
    }
    dangling_warnings: ClassVar = {
        "c": "no page prints the clause %(target)s",
        "ruling": "no page prints the ruling %(target)s",
        "opt": "no page prints the option %(target)s",
        "scn": "no page shows the scenario %(target)s",
        "thm": "no page prints the theorem %(target)s",
    }
    initial_data: ClassVar = {
        "homes": {"clause": {}, "ruling": {}, "option": {}, "scenario": {}, "theorem": {}},
        "trace": {},
    }
    data_version = 3

    @property
    def homes(self) -> dict[str, dict[str, Home]]:
        """The homes by kind of object and id."""
        found: dict[str, dict[str, Home]] = self.data["homes"]
        return found

    def settle(self, kind: str, id: str, home: Home, location: nodes.Node | str) -> None:
        """Note the home of an object; a second one is a warning."""
        known = self.homes[kind].get(id)
        if known is not None:
            _LOG.warning("the %s %s is printed twice, first on the page %s", kind, id, known.page, location=location)
        else:
            self.homes[kind][id] = home

    def clear_doc(self, docname: str) -> None:
        """Forget what a page was the home of."""
        for homes in self.homes.values():
            for id in [id for id, home in homes.items() if home.page == docname]:
                del homes[id]

    def merge_domaindata(self, docnames: Set[str], otherdata: dict[str, Any]) -> None:
        """Take over what another process has noted of its pages."""
        for kind, homes in otherdata["homes"].items():
            for id, home in homes.items():
                if home.page in docnames:
                    self.settle(kind, id, home, home.page)
        self.data["trace"] = self.data["trace"] or otherdata["trace"]

    def resolve_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        typ: str,
        target: str,
        node: addnodes.pending_xref,
        contnode: nodes.Element,
    ) -> nodes.reference | None:
        """Make the link to an object, whose text is its id unless the author gave another.

        ``@33`` after the id of a scenario leads to that position of its replay, where a script shows it.
        """
        id, at, position = target.partition("@")
        for kind in self.objtypes_for_role(typ) or []:
            home = self.homes[kind].get(id)
            if home is None or (at and not _has_position(env, kind, id, position)):
                continue
            content = contnode if node.get("refexplicit") else _chip(kind, id, home)
            anchor = home.anchor + at + position if builder.name in PAGES else home.anchor
            return make_refnode(builder, fromdocname, home.page, anchor, content, home.title)
        return None

    def resolve_any_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        target: str,
        node: addnodes.pending_xref,
        contnode: nodes.Element,
    ) -> list[tuple[str, nodes.reference]]:
        """Find the object that is meant by an ``any`` role."""
        found = []
        for role in ("c", "ruling", "opt", "scn", "thm"):
            link = self.resolve_xref(env, fromdocname, builder, role, target, node, contnode)
            if link is not None:
                found.append((f"hoyle:{role}", link))
        return found

    def get_objects(self) -> Iterable[tuple[str, str, str, str, str, int]]:
        """List the objects for the search and for the inventory.

        Name and shown name are both the anchor: the search builds a broken link if they differ.  The cases of a table
        are left out, since they are found by their table.
        """
        for kind, homes in self.homes.items():
            for home in (home for id, home in homes.items() if SEPARATOR not in id):
                yield home.anchor, home.anchor, kind, home.page, home.anchor, _FIRST


def _has_position(env: BuildEnvironment, kind: str, id: str, position: str) -> bool:
    if kind != "scenario" or not position.isdecimal():
        return False
    return int(position) <= len(corpus_of(env.app).scenarios[id].actions)


def _chip(kind: str, target: str, home: Home) -> nodes.inline:
    text = home.title if kind == "scenario" else target
    return nodes.inline("", text, classes=[f"hoyle-{kind}-ref"])
