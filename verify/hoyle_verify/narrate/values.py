"""The values that are stored beside a scenario, ready to be told with its steps."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from hoyle_verify.scenario.model import Scenario
from hoyle_verify.solve.annotate import Remark, beside, contest_in_words, digest, read, told


class Values(NamedTuple):
    """What the values mean, in a sentence, and a remark for each position that has one; both empty without values."""

    meaning: str
    remarks: Mapping[int, Remark]


NO_VALUES: Final = Values("", {})


def values_of(scenario: Scenario) -> Values:
    """Read the values beside a scenario; those of other play are not given.  Raises BadAnnotation for a bad file."""
    annotation = read(beside(scenario.path))
    if annotation is None:
        return NO_VALUES
    if annotation.played != digest(scenario):
        return Values("The values beside this scenario are of an earlier form of it: run 'hoyle annotate'.", {})
    return Values(contest_in_words(scenario.players, annotation), told(scenario, annotation))
