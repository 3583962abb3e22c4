"""The meaning of a scenario: what it asks and expects of an implementation, and nothing that is said of it."""

import hashlib
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from hoyle_verify.scenario.canonical import canonical
from hoyle_verify.scenario.cases import file_of
from hoyle_verify.scenario.model import Scenario

_WORDS: Final = ("id", "format", "title", "why", "standing", "source", "players", "teach", "supersedes")
"""Fields that may change at any time.  The number of players is in the setup; their names are words."""

_UNORDERED: Final = ("clauses", "expect", "reject")
_LENGTH: Final = 16


class Corpus(msgspec.Struct, frozen=True):
    """The scenarios that there are: the meaning of each id, and the ids that others supersede."""

    meanings: dict[str, str]
    superseded: frozenset[str] = frozenset()

    def supersedes(self, id: str) -> bool:
        """Tell whether another scenario stands in for this one, or for its table."""
        return bool({id, file_of(id)} & self.superseded)


def corpus_of(scenarios: Iterable[Scenario]) -> Corpus:
    """Digest scenarios."""
    scenarios = list(scenarios)
    return Corpus(
        {scenario.id: meaning(scenario) for scenario in sorted(scenarios, key=lambda scenario: scenario.id)},
        frozenset(scenario.supersedes for scenario in scenarios if scenario.supersedes is not None),
    )


def meaning(scenario: Scenario) -> str:
    """Digest what a scenario means, in sixteen hexadecimal digits: kind, game, rules, setup, actions and expectations.

    The order of its clauses, checkpoints and refusals does not matter.
    """
    values = {name: value for name, value in canonical(scenario).items() if name not in _WORDS}
    for name in _UNORDERED:
        if name in values:
            values[name] = sorted(values[name], key=_written)
    return hashlib.sha256(_written(values)).hexdigest()[:_LENGTH]


def _written(value: Any) -> bytes:
    return msgspec.json.encode(value, order="sorted")
