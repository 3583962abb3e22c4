"""A badge, as the endpoint format of shields.io has it."""

import json
from typing import Final

from hoyle_verify.conform.events import Log, count
from hoyle_verify.conform.summary import holds, in_words

_VERSION: Final = 1


def badge(log: Log) -> str:
    """Write a badge with every outcome by its number; red or green says whether the run holds, grey that it is cut."""
    counts = count(log.results)
    counts.pop("not-applicable", None)
    words = in_words(counts)
    colour = "lightgrey" if log.missing else "brightgreen" if holds(log) else "red"
    return json.dumps(
        {
            "schemaVersion": _VERSION,
            "label": f"hoyle {log.header.corpus}",
            "message": f"incomplete: {words}" if log.missing else words,
            "color": colour,
        },
        indent=2,
    )
