"""The file that holds an annotation: ``<name>.values.json`` beside ``<name>.yaml``."""

import hashlib
from pathlib import Path
from typing import Final

import msgspec

from hoyle.errors import HoyleError
from hoyle_verify.files import put
from hoyle_verify.hap.objects import plain
from hoyle_verify.scenario.model import Scenario
from hoyle_verify.solve.annotate.form import lines
from hoyle_verify.solve.annotate.model import Annotation

SUFFIX: Final = ".values.json"


class BadAnnotation(HoyleError, ValueError):
    """A file of values that cannot be read or written."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path: Final = path
        self.reason: Final = reason


def beside(scenario: Path | str) -> Path:
    """Give the place of the values of a scenario file."""
    return Path(scenario).with_suffix(SUFFIX)


def digest(scenario: Scenario) -> str:
    """Identify what is solved of a scenario: game, rules, deal and actions, and nothing that is only said of them."""
    solved = {
        "game": scenario.game,
        "ruleset": scenario.ruleset,
        "options": dict(sorted(scenario.options.items())),
        "setup": plain(scenario.setup) if scenario.setup is not None else None,
        "actions": scenario.actions,
    }
    return hashlib.sha256(msgspec.json.encode(solved)).hexdigest()


def read(path: Path) -> Annotation | None:
    """Read a file of values; None if there is none, BadAnnotation if it is no such file."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise BadAnnotation(path, f"it cannot be read: {error.strerror}") from error
    try:
        return msgspec.json.decode(data, type=Annotation)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadAnnotation(path, f"these are no values of format 1: {error}; run 'hoyle annotate' again") from error


def write(path: Path, annotation: Annotation) -> None:
    """Write a file of values; BadAnnotation if it cannot be written."""
    try:
        put(path, encode(annotation))
    except OSError as error:
        raise BadAnnotation(path, f"it cannot be written: {error.strerror}") from error


def encode(annotation: Annotation) -> bytes:
    """Give the bytes of the file, a line for each position and slip; the same annotation gives the same bytes."""
    return lines(plain(annotation))
