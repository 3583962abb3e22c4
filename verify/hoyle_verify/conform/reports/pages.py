"""The reports for people: Markdown, and a page with a matrix of clauses and outcomes."""

import shlex
from collections.abc import Mapping
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from hoyle_verify.conform.diagnosis import diagnose
from hoyle_verify.conform.events import Log, count
from hoyle_verify.conform.reports.plain import readable
from hoyle_verify.conform.summary import by_game, clause_rows, failures, headline, holds, in_words, reasons, who
from hoyle_verify.conform.verdict import GOOD, OUTCOMES

_SPECIAL: Final = {ord(character): f"\\{character}" for character in "\\`*_{}[]<>()#+-.!|~"}


def html(log: Log, links: Mapping[str, str]) -> str:
    """Make a page that stands by itself; ``links`` leads from a clause to the book."""
    return _page("matrix.html.j2", log, links)


def markdown(log: Log, links: Mapping[str, str]) -> str:
    """Make a summary with what failed."""
    return _page("summary.md.j2", log, links)


def _page(template: str, log: Log, links: Mapping[str, str]) -> str:
    counts = count(log.results)
    facts: dict[str, Any] = {
        "log": log,
        "links": links,
        "who": who(log),
        "command": shlex.join(log.header.command),
        "headline": headline(log),
        "state": "cut" if log.missing else "good" if holds(log) else "bad",
        "counts": counts,
        "games": by_game(log),
        "rows": clause_rows(log),
        "failures": failures(log),
        "reasons": reasons(log),
        "diagnoses": diagnose(log),
        "outcomes": [outcome for outcome in OUTCOMES if outcome in counts],
        "meanings": OUTCOMES,
        "good": GOOD,
    }
    return _ENVIRONMENT.get_template(template).render(facts)


def _escaped_markdown(text: str) -> Markup:
    """Let nothing of a text mean anything in Markdown, nor break a row of a table."""
    return Markup(" ".join(readable(text).split()).translate(_SPECIAL))  # noqa: S704  # this is the escaping


def _code(text: str) -> Markup:
    """Put a text between backticks, more of them than it holds."""
    line = " ".join(readable(text).split()).replace("|", "\\|")
    ticks = "`"
    while ticks in line:
        ticks += "`"
    return Markup(f"{ticks} {line} {ticks}" if len(ticks) > 1 else f"`{line}`")  # noqa: S704  # likewise


def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("hoyle_verify.conform.reports"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters |= {"md": _escaped_markdown, "code": _code, "readable": readable, "in_words": in_words}
    return environment


_ENVIRONMENT: Final = _environment()
