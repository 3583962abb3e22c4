"""Lists of scenarios, each with a link to where it is printed."""

from collections.abc import Iterable

from docutils import nodes

from hoyle_book.elements import labelled_link
from hoyle_verify.scenario import Scenario


def listed(scenarios: Iterable[Scenario], docname: str) -> nodes.bullet_list:
    """List scenarios with their titles and ids."""
    items = nodes.bullet_list(classes=["hoyle-claiming"])
    for scenario in scenarios:
        reference = labelled_link("scn", scenario.id, scenario.title, docname)
        path = nodes.inline("", scenario.id, classes=["hoyle-path"])
        items += nodes.list_item("", nodes.paragraph("", "", reference, nodes.Text(" "), path))
    return items
