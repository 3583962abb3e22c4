"""Making the record anew: what is new enters it freely, what is published changes only in a new major version."""

from collections.abc import Sequence
from typing import Final

from hoyle.errors import HoyleError
from hoyle_verify.published.compare import broken_promises, published
from hoyle_verify.published.meaning import Corpus
from hoyle_verify.published.record import IN_THE_MAKING, WITHDRAWN, History, Record, is_published, whole


class BreaksPromise(HoyleError):
    """A record that would say of published ids what they did not mean when they were published."""

    def __init__(self, reasons: Sequence[str]) -> None:
        super().__init__(
            "\n".join(("the record stays as it is, since published scenarios keep their meaning", *reasons))
        )
        self.reasons: Final = tuple(reasons)


def renewed(record: Record, found: Corpus, *, breaking: bool = False, release: bool = False) -> Record:
    """Enter what is new, changed or gone into the version in the making, which is begun if there is none.

    ``breaking`` makes that a new major version, in which published ids may mean something else; without it
    BreaksPromise has every reason.  ``release`` closes the version.
    """
    if not breaking and (reasons := broken_promises(record, found)):
        raise BreaksPromise(reasons)
    version = _target(record, breaking=breaking)
    closed = {each: digest for each, digest in record.versions.items() if is_published(record, each)}
    scenarios = {
        id: history
        for id in sorted(record.scenarios.keys() | found.meanings)
        if (history := _history(published(record, id), version, found.meanings.get(id, WITHDRAWN)))
    }
    if all(version not in history for history in scenarios.values()):
        return Record(list(closed)[-1], closed, scenarios) if closed else record
    made = Record(version, {**closed, version: IN_THE_MAKING}, scenarios)
    return Record(version, {**closed, version: whole(made, version)}, scenarios) if release else made


def _history(before: History, version: str, meaning: str) -> History:
    last = list(before.values())[-1] if before else WITHDRAWN
    return before if last == meaning else {**before, version: meaning}


def _target(record: Record, *, breaking: bool) -> str:
    """Name the version that is made: the one in the making, or the next after the last that is published."""
    closed = [version for version in record.versions if is_published(record, version)]
    if not closed:
        return record.corpus
    major, _, minor = closed[-1].partition(".")
    return f"{int(major) + 1}.0" if breaking else f"{major}.{int(minor) + 1}"
