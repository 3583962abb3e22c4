"""Matching what failed against misreadings that are known, which ``misreadings.toml`` lists.

A misreading is named when every case that is a sign of it, as far as it was asked, failed, and every case that it
spares, as far as it was asked, passed.
"""

import fnmatch
import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

import msgspec

from hoyle_verify.conform.events import Log
from hoyle_verify.conform.summary import Entry, entries

_FAILED: Final = frozenset({"fail", "expected-fail"})


class Misreading(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """A rule as many a program has it: in a sentence, with the clauses that it goes against and its signs.

    ``signs`` and ``spared`` are patterns of cases in which ``*`` stands for any text.
    """

    id: str
    game: str
    sentence: str
    clauses: tuple[str, ...]
    signs: tuple[str, ...]
    spared: tuple[str, ...] = ()


class Diagnosis(NamedTuple):
    """A misreading that fits, and how many failures bear on its clauses or are its signs."""

    id: str
    sentence: str
    clauses: tuple[str, ...]
    explained: int


class _File(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    misreading: tuple[Misreading, ...]


@cache
def misreadings() -> tuple[Misreading, ...]:
    """Give the misreadings that are known."""
    text = resources.files(__package__ or "").joinpath("misreadings.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), _File).misreading


def diagnose(log: Log) -> list[Diagnosis]:
    """Name the misreadings that fit what failed, those that explain most of it first."""
    asked = [entry for entry in entries(log) if entry.result.outcome != "not-applicable"]
    fitting = [_diagnosis(each, asked) for each in misreadings() if _fits(each, asked)]
    return sorted(fitting, key=lambda diagnosis: -diagnosis.explained)


def _fits(misreading: Misreading, asked: Sequence[Entry]) -> bool:
    signs = _matching(misreading.signs, asked)
    spared = _matching(misreading.spared, asked)
    return (
        bool(signs)
        and all(entry.result.outcome in _FAILED for entry in signs)
        and all(entry.result.outcome == "pass" for entry in spared)
    )


def _diagnosis(misreading: Misreading, asked: Sequence[Entry]) -> Diagnosis:
    of_clauses = [entry for entry in asked if not set(misreading.clauses).isdisjoint(entry.case.clauses)]
    explained = {
        entry.case.case
        for entry in (*of_clauses, *_matching(misreading.signs, asked))
        if entry.result.outcome in _FAILED
    }
    return Diagnosis(misreading.id, misreading.sentence, misreading.clauses, len(explained))


def _matching(patterns: Iterable[str], asked: Sequence[Entry]) -> list[Entry]:
    """Give the cases that some pattern means, in whatever words they were asked."""
    patterns = [pattern.replace("[", "[[]") for pattern in patterns]
    return [
        entry
        for entry in asked
        if any(fnmatch.fnmatchcase(entry.case.case.partition("~")[0], pattern) for pattern in patterns)
    ]
