"""The answer to a count: how many lines there are, how they end, and how many begin with each action."""

from collections.abc import Iterator, Mapping
from typing import Any

from docutils import nodes
from msgspec import UNSET

from hoyle_book import words
from hoyle_book.elements import card
from hoyle_book.words import _
from hoyle_verify.scenario import Scenario


def count_of(scenario: Scenario) -> Iterator[nodes.Node]:
    """Tell the number of lines, and list the first actions with their shares."""
    answer = scenario.answer
    assert answer is not None

    told = _told(answer.lines, answer.results)
    if scenario.until is None:
        said = _("Ways in which the deal can go on from here: {told}.")
    elif scenario.until == "contract":
        said = _("Ways from here to a contract: {told}.")
    elif scenario.until == "play":
        said = _("Ways from here to the first card: {told}.")
    else:
        said = _("Ways for the next {number} actions: {told}.")
    yield nodes.paragraph("", said.format(told=told, number=scenario.until))
    items = nodes.bullet_list()
    for token, tally in (answer.moves or {}).items():
        shown = card(words.card_in(token)) if token.startswith("play:") else nodes.inline("", words.call_label(token))
        share: Any = tally
        text = nodes.Text(f" {_told(share.lines, share.results)}")
        items += nodes.list_item("", nodes.paragraph("", "", shown, text))
    yield items


def _told(lines: Any, results: Any) -> str:
    """Write a number of lines with those of each result: ``5 (made 3, failed 2)``."""
    by_result: Mapping[str, int] = {} if results is UNSET else results
    ends = ", ".join(f"{result} {number}" for result, number in by_result.items())
    return f"{lines} ({ends})" if ends else str(lines)
