"""What lies beside the scenarios of an export: the values of their cards, and deals that a text leaves open."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from hoyle_verify.hap.objects import plain
from hoyle_verify.scenario.model import Scenario
from hoyle_verify.solve.annotate import beside, read

_DEALS: Final = "*.deals.json"


def values_of(scenarios: Sequence[Scenario]) -> Iterator[dict[str, Any]]:
    """Give the values that are stored for the scenarios, in their order; BadAnnotation if they cannot be read."""
    for scenario in scenarios:
        annotation = read(beside(scenario.path)) if scenario.kind == "replay" else None
        if annotation is not None:
            yield plain(annotation)


def deals_of(scenarios: Sequence[Scenario]) -> Iterator[dict[str, Any]]:
    """Give the solved deals in the folders of the scenarios, as JSON values."""
    folders = dict.fromkeys(Path(scenario.path).parent for scenario in scenarios)
    for path in (path for folder in folders for path in sorted(folder.glob(_DEALS))):
        yield msgspec.json.decode(path.read_bytes())
