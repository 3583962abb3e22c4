"""A count in words: how many lines there are, and how many begin with each action."""

from collections.abc import Iterator, Mapping

from msgspec import UNSET, UnsetType

from hoyle_verify.narrate.words import counted
from hoyle_verify.scenario.model import Scenario, Tally

_UNTIL = {"contract": "to a contract", "play": "to the first card"}


def count_in_words(scenario: Scenario) -> Iterator[str]:
    """Say how many lines lead on from the position of a count, one sentence for all and one for each first action."""
    answer, until = scenario.answer, scenario.until
    assert answer is not None
    assert isinstance(answer.lines, int)

    where = (
        f"for the next {counted(until, 'action')}" if isinstance(until, int) else _UNTIL.get(until or "", "to the end")
    )
    if scenario.rights:
        where += ", with what may be done out of turn"
    yield f"From here there are {_told(answer.lines, answer.results)} {where}."
    for token, tally in (answer.moves or {}).items():
        assert isinstance(tally, Tally)
        yield f"{token}: {_told(tally.lines, tally.results)}"


def _told(lines: int, results: Mapping[str, int] | UnsetType) -> str:
    ends = ", ".join(f"{result} {number}" for result, number in ({} if results is UNSET else results).items())
    return counted(lines, "line") + (f" ({ends})" if ends else "")
