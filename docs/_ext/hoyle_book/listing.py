"""Lists of scenarios, each with a link to where it is printed."""

import re
from collections.abc import Iterable
from typing import Final

from docutils import nodes

from hoyle_book.elements import labelled_link
from hoyle_book.sayings import written
from hoyle_book.words import ngettext
from hoyle_verify.scenario import Scenario
from hoyle_verify.scenario.cases import SEPARATOR

_LABEL: Final = re.compile(r" \([^()]*\)\.$")
"""What the title of a case has at its end, beside the title of the table."""


def listed(scenarios: Iterable[Scenario], docname: str) -> nodes.bullet_list:
    """List scenarios with their titles and ids; the cases of a table count as one."""
    tables: dict[str, list[Scenario]] = {}
    for scenario in scenarios:
        tables.setdefault(table_of(scenario), []).append(scenario)
    items = nodes.bullet_list(classes=["hoyle-claiming"])
    for id, cases in tables.items():
        reference = labelled_link("scn", id, table_title(cases[0]), docname)
        path = nodes.inline("", id, classes=["hoyle-path"])
        said = nodes.paragraph("", "", reference, nodes.Text(" "), path)
        if id != cases[0].id:
            said += nodes.Text(" " + ngettext("(one case)", "({count} cases)", len(cases)).format(count=len(cases)))
        items += nodes.list_item("", said)
    return items


def table_of(scenario: Scenario) -> str:
    """Give the id of the table that a scenario is a case of, or its own."""
    return scenario.id.partition(SEPARATOR)[0]


def table_title(scenario: Scenario) -> str:
    """Give the title of the table that a scenario is a case of, or its own."""
    return written(_LABEL.sub(".", scenario.title) if SEPARATOR in scenario.id else scenario.title)
