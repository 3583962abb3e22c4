"""Failures that are known: a TOML file of cases which must still fail, so that a repaired one is noticed.

[[known]]
case = "solo-whist/auction/*@3"      # a case or a pattern of cases
outcome = "fail"                     # the outcome it has; "fail" if left out
reason = "waiting for the new auction"
"""

import fnmatch
import tomllib
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import Final

import msgspec

from hoyle.errors import HoyleError
from hoyle_verify.conform.verdict import GOOD, Outcome, Verdict


class Known(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """One entry of a baseline."""

    case: str
    outcome: Outcome = "fail"
    reason: str = ""
    issue: str = ""


class _File(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    known: tuple[Known, ...]


class BadBaseline(HoyleError, ValueError):
    """A baseline that cannot be used, with every reason."""

    def __init__(self, path: Path, reasons: Sequence[str]) -> None:
        super().__init__("\n".join(f"{path}: {reason}" for reason in reasons))
        self.path: Final = path
        self.reasons: Final = tuple(reasons)


def read_baseline(path: Path, cases: Collection[str]) -> tuple[Known, ...]:
    """Read a baseline for a corpus of so many cases; BadBaseline if an entry says nothing about any of them."""
    try:
        entries = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _File).known
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        reason = error.strerror or "cannot be read" if isinstance(error, OSError) else str(error)
        raise BadBaseline(path, [f"{reason}; expected entries [[known]] with case, outcome and reason"]) from error
    reasons = [
        f"{entry.case!r} means no case of the corpus; remove the entry or correct it"
        for entry in entries
        if not fnmatch.filter(cases, _unspecial(entry.case))
    ]
    reasons += [f"{entry.case!r}: {entry.outcome!r} is no failure" for entry in entries if entry.outcome in GOOD]
    if reasons:
        raise BadBaseline(path, reasons)
    return entries


def judged_by(baseline: Iterable[Known], case: str, verdict: Verdict) -> Verdict:
    """Give the verdict on a case in the light of what is known of it."""
    if verdict.outcome == "not-applicable":
        return verdict
    for entry in baseline:
        if not fnmatch.fnmatchcase(case, _unspecial(entry.case)):
            continue
        known = entry.reason
        for part in (entry.issue, verdict.detail):
            # A reason that was written from an earlier run has both already.
            known = "; ".join(filter(None, (known, part))) if part not in known else known
        if verdict.outcome == entry.outcome:
            return verdict._replace(outcome="expected-fail", detail=known, known=entry.outcome)
        if verdict.outcome == "pass":
            return verdict._replace(outcome="unexpected-pass", detail=f"known as {entry.outcome}: {known}")
    return verdict


def _unspecial(pattern: str) -> str:
    """Let only ``*`` and ``?`` be special, since ids may hold brackets."""
    return pattern.replace("[", "[[]")
