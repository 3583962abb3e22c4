"""Comparing what a seat is shown with what it may see."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

import msgspec

from hoyle_verify.fuzz.reference import AMOUNTS
from hoyle_verify.hap.objects import OBSERVABLES
from hoyle_verify.hap.responses import ViewOk
from hoyle_verify.judge.judge import Difference, as_json
from hoyle_verify.judge.seen import differences_of_view
from hoyle_verify.scenario.model import Checkpoint


def differences_from_reference(
    expected: Mapping[str, Any], got: ViewOk, at: int, known: Collection[str]
) -> Iterator[Difference]:
    """Give every difference between a view and that of the reference; of the observables those ``known`` count."""
    due = as_json(msgspec.convert(expected, ViewOk))
    due["public"] = {name: value for name, value in due["public"].items() if _counts(name, value, known)}
    yield from differences_of_view(Checkpoint(at=at, facts={}), due, got)


def _counts(name: str, value: Any, known: Collection[str]) -> bool:
    """Say whether something public is compared; amounts are only in the end."""
    if name in AMOUNTS and value is None:
        return False
    return name in known or name not in OBSERVABLES
