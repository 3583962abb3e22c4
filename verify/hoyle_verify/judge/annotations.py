"""Judging the values that are stored beside scenarios: whether they are current, and whether they come out again."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from hoyle_verify.hap.objects import plain
from hoyle_verify.judge.judge import Difference
from hoyle_verify.scenario.model import Scenario
from hoyle_verify.solve.annotate import Annotation, BadAnnotation, Value, annotate, beside, digest, read

_REMEDY: Final = "run 'hoyle annotate' for it"


def stale_values(scenario: Scenario) -> Iterator[Difference]:
    """Tell whether values are stored that belong to another deal or other actions; this needs no solver."""
    try:
        stored = read(beside(scenario.path))
    except BadAnnotation as error:
        yield _difference("readable", error.reason)
        return
    if stored is not None and (stored.scenario, stored.played) != (scenario.id, digest(scenario)):
        yield _difference("those of this scenario as it is", f"those of another or of an earlier one; {_REMEDY}")


def wrong_values(scenario: Scenario) -> Iterator[Difference]:
    """Work the values out anew and compare; a game as a whole must have them, any other scenario may."""
    if scenario.kind != "replay" or list(stale_values(scenario)):
        return
    stored = read(beside(scenario.path))
    if stored is None:
        if Path(scenario.path).parent.name == "whole":
            yield _difference("stored beside the scenario", f"nothing; {_REMEDY}")
        return
    found = annotate(scenario)
    if found != stored:
        yield from _changes(stored, found)


def _changes(stored: Annotation, found: Annotation) -> Iterator[Difference]:
    """Give the positions and slips that differ, or else the rest of the file."""
    before, after = ({each.at: each for each in which.positions} for which in (stored, found))
    places = sorted(at for at in {*before, *after} if before.get(at) != after.get(at))
    for at in places:
        yield Difference(1, str(at), "value", _said(before.get(at)), _said(after.get(at)))
    if not places:
        yield _difference(str(plain(stored)), str(plain(found)))


def _said(value: Value | None) -> str:
    return "none" if value is None else f"{value.value} ({'made' if value.made else 'defeated'})"


def _difference(expected: str, got: str) -> Difference:
    return Difference(1, "the whole", "values", expected, got)
