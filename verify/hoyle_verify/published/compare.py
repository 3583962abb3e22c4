"""Whether the scenarios that there are keep what was published."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from hoyle import corpus
from hoyle_verify.narrate.words import counted
from hoyle_verify.published.changelog import Change, Changelog
from hoyle_verify.published.meaning import Corpus
from hoyle_verify.published.record import CHANGELOG, NAME, WITHDRAWN, History, Record, is_published, order, read, whole

_SHOWN: Final = 5
_RENEW: Final = "run 'make manifest'"


def complaints_about(found: Corpus, folder: Path | None = None) -> list[str]:
    """Complain of all that differs from what a folder of scenarios, or the corpus, has published."""
    folder = folder if folder is not None else corpus.locate()
    record = read(folder)
    return [
        *_rewritten(record),
        *broken_promises(record, found),
        *_unrecorded(record, found),
        *unsaid(record, folder),
    ]


def broken_promises(record: Record, found: Corpus) -> list[str]:
    """Complain of published ids that mean something else, are gone without an heir, or come back."""
    return [
        complaint
        for id in sorted(record.scenarios.keys() | found.meanings)
        if (complaint := _broken(id, record, found))
    ]


def published(record: Record, id: str) -> History:
    """Give what an id has meant in the versions that are published; empty if it never was."""
    history = record.scenarios.get(id, {})
    return {version: meaning for version, meaning in history.items() if is_published(record, version)}


def _broken(id: str, record: Record, found: Corpus) -> str:
    history = published(record, id)
    if not history:
        return ""
    version, meant = list(history.items())[-1]
    means = found.meanings.get(id, WITHDRAWN)
    if meant == means:
        return ""
    if meant == WITHDRAWN:
        return f"{id} was withdrawn in corpus {version}, and no id is used again: name the scenario differently"
    if means == WITHDRAWN:
        heir = "put it back, or let another scenario say that it supersedes it"
        return "" if found.supersedes(id) else f"{id} is gone, but corpus {version} has it: {heir}"
    remedy = "take the change back, and write a new scenario that supersedes it if it was wrong"
    return f"{id} means something else than in corpus {version}: {remedy}"


def _rewritten(record: Record) -> Iterator[str]:
    """Complain of a record that no longer gives what a version was."""
    for version, digest in record.versions.items():
        if is_published(record, version) and digest != whole(record, version):
            yield f"{NAME} no longer says what corpus {version} was: restore it from the version control"


def _unrecorded(record: Record, found: Corpus) -> Iterator[str]:
    """Complain of what is new, or gone, or changed while its version is in the making."""
    latest = {id: list(history.values())[-1] for id, history in record.scenarios.items()}
    differing = [
        id
        for id in sorted(latest.keys() | found.meanings)
        if latest.get(id, WITHDRAWN) != found.meanings.get(id, WITHDRAWN) and not _broken(id, record, found)
    ]
    if differing:
        yield f"{NAME} does not have {counted(len(differing), 'scenario')} as it is now ({shown(differing)}): {_RENEW}"


def unsaid(record: Record, folder: Path) -> list[str]:
    """Complain of changes that have no entry in the changelog of a folder of scenarios."""
    path = folder / CHANGELOG
    changelog = Changelog(path.read_text(encoding="utf-8") if path.is_file() else "")
    missing: dict[tuple[str, Change], list[str]] = {}
    for id, history in record.scenarios.items():
        for number, (version, meaning) in enumerate(history.items()):
            change: Change = "added" if number == 0 else "withdrawn" if meaning == WITHDRAWN else "changed"
            if not changelog.names(version, change, id):
                missing.setdefault((version, change), []).append(id)
    return [
        f"{CHANGELOG} of the scenarios does not say under {version} that {shown(ids)} was {change}, and why"
        for (version, change), ids in sorted(missing.items(), key=lambda item: order(item[0][0]))
    ]


def shown(ids: Sequence[str]) -> str:
    """Name some ids, and say how many others there are."""
    return ", ".join(ids[:_SHOWN]) + (f" and {len(ids) - _SHOWN} more" if len(ids) > _SHOWN else "")
