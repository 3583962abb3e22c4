"""What has changed in the rules since a version, clause by clause: ``{changes} 0.1.0``.

``changes.json`` holds the checksum of every statement as it was in each version, and ``changes.toml`` says why a clause
has changed since.  A change without its reason is a warning, and so is a reason without a change.
"""

import json
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, Literal, NamedTuple

from docutils import nodes
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from hoyle import games, register
from hoyle_book.elements import link, sentence
from hoyle_book.sayings import written
from hoyle_book.tables import sheet, text
from hoyle_book.words import _

_LOG: Final = logging.getLogger(__name__)
CHECKSUMS: Final = Path(__file__).with_name("changes.json")
_REASONS: Final = Path(__file__).with_name("changes.toml")

Sort = Literal["new", "changed", "removed"]


class Change(NamedTuple):
    """A clause that is not what it was, and why."""

    clause: str
    sort: Sort
    reason: str


class ChangesDirective(SphinxDirective):
    """Prints what has changed since a version."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Make the table, or say that nothing has changed."""
        version = self.arguments[0]
        before = versions().get(version)
        if before is None:
            self._warn(f"no checksums are kept of version {version}, only of {', '.join(versions())}")
            return []
        given = reasons(version)
        found = changes(before, now(), given)
        for complaint in complaints(version, found, given):
            self._warn(complaint)
        if not found:
            said = _("Nothing has changed since version {version}, of which {number} clauses are kept.")
            return [sentence(said.format(version=version, number=len(before)))]
        return [sheet("hoyle-changes", [_("Clause"), _("What"), _("Why")], [self._row(change) for change in found])]

    def _row(self, change: Change) -> list[nodes.Node]:
        sort = {"new": _("new"), "changed": _("changed"), "removed": _("removed")}[change.sort]
        return [link("c", change.clause, self.env.docname), text(sort), text(written(change.reason))]

    def _warn(self, message: str) -> None:
        _LOG.warning("%s", message, location=self.get_location(), type="hoyle", subtype="changes")


def versions() -> Mapping[str, Mapping[str, str]]:
    """Give the checksums of the statements, by version and clause."""
    kept: dict[str, dict[str, str]] = json.loads(CHECKSUMS.read_text("utf-8"))
    return kept


def reasons(version: str) -> Mapping[str, str]:
    """Give the reasons for what has changed since a version, by clause."""
    kept: dict[str, dict[str, str]] = tomllib.loads(_REASONS.read_text("utf-8"))
    return kept.get(version, {})


def now() -> Mapping[str, str]:
    """Give the checksums of today's statements, by clause."""
    games.load()
    return {id: clause.checksum for id, clause in register.clauses().items()}


def changes(before: Mapping[str, str], after: Mapping[str, str], given: Mapping[str, str]) -> list[Change]:
    """Compare checksums."""
    found = []
    for clause in sorted({*before, *after}):
        old, new = before.get(clause), after.get(clause)
        if old != new:
            sort: Sort = "new" if old is None else "removed" if new is None else "changed"
            found.append(Change(clause, sort, given.get(clause, "")))
    return found


def complaints(version: str, found: Sequence[Change], given: Mapping[str, str]) -> list[str]:
    """Complain of changes without a reason, and of reasons without a change."""
    silent = [
        f"{each.clause} is {each.sort} since {version}: say why in changes.toml" for each in found if not each.reason
    ]
    idle = sorted(given.keys() - {each.clause for each in found})
    return silent + [f"changes.toml has a reason for {clause}, which is as it was in {version}" for clause in idle]
