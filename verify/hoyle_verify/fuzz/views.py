"""Comparing what a seat is shown with what it may see."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

import msgspec

from hoyle_verify.fuzz.reference import AMOUNTS
from hoyle_verify.hap.objects import OBSERVABLES
from hoyle_verify.hap.responses import ViewOk
from hoyle_verify.judge.judge import Difference, as_json, compare
from hoyle_verify.scenario.model import Checkpoint


def differences_of_view(
    expected: Mapping[str, Any], got: ViewOk, at: int, known: Collection[str]
) -> Iterator[Difference]:
    """Give every difference between a view and that of the reference, each by its part, ``what`` beginning with it.

    What is public may be told only in part; of its observables those ``known`` count.
    """
    due, told = _parts(msgspec.convert(expected, ViewOk)), _parts(got)
    public, told_public = due.pop("public"), told.pop("public")
    counted = {name: value for name, value in public.items() if name in told_public and _counts(name, value, known)}
    for facts, answer, place in ((due, told, ""), (counted, told_public, "public.")):
        for each in compare(Checkpoint(at=at, facts=facts), answer):
            yield each._replace(what=f"{place}{each.what} as seat {due['seat']} sees it")


def _counts(name: str, value: Any, known: Collection[str]) -> bool:
    """Say whether something public is compared; amounts are only in the end."""
    if name in AMOUNTS and value is None:
        return False
    return name in known or name not in OBSERVABLES


def _parts(view: ViewOk) -> dict[str, Any]:
    """Give a view as JSON values, sets of cards and seats in order."""
    parts: dict[str, Any] = as_json(view)
    parts |= {name: sorted(parts[name]) for name in ("hand", "controls")}
    return parts | {"exposed": [None if hand is None else sorted(hand) for hand in parts["exposed"]]}
