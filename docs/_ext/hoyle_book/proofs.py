"""What is known of theorems without proving them while the book is made.

Statement, kind and runner come from the theorems themselves.  The number of cases and the clauses that a proof rests on
are kept in ``proofs.json``, and left out for a theorem that has changed since; ``hoyle_book.keeping`` writes it anew.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from hoyle_verify.mutants.fingerprint import of_theorem
from hoyle_verify.prove.run import runner_of
from hoyle_verify.prove.theorem import Theorem
from hoyle_verify.prove.theorems import load

FILE: Final = Path(__file__).with_name("proofs.json")


class Proof(NamedTuple):
    """A theorem with what decides it, the number of its cases, and the clauses it rests on; 0 and none if unknown."""

    theorem: Theorem
    runner: str
    cases: int
    clauses: tuple[str, ...]


@cache
def proofs() -> Mapping[str, Proof]:
    """Give every theorem by id."""
    kept: dict[str, dict[str, Any]] = json.loads(FILE.read_text("utf-8"))
    return {id: _proof(theorem, kept.get(id, {})) for id, theorem in load().items()}


def proofs_of(game: str) -> list[Proof]:
    """List the theorems of a game."""
    return [proof for proof in proofs().values() if proof.theorem.game == game]


@cache
def resting_on(clause: str) -> tuple[str, ...]:
    """List the theorems whose proof asks a clause."""
    return tuple(id for id, proof in proofs().items() if clause in proof.clauses)


def showing(defect: str) -> list[Proof]:
    """List the theorems that are about a defect."""
    return [proof for proof in proofs().values() if defect in proof.theorem.defects]


def stale() -> list[str]:
    """List the theorems of which nothing current is kept, and what is kept of those that are no more."""
    kept = json.loads(FILE.read_text("utf-8"))
    return [id for id, proof in proofs().items() if not proof.cases] + [id for id in kept if id not in proofs()]


def _proof(theorem: Theorem, kept: Mapping[str, Any]) -> Proof:
    if kept.get("digest") != of_theorem(theorem.claim):
        return Proof(theorem, runner_of(theorem), 0, ())
    return Proof(theorem, runner_of(theorem), kept["cases"], tuple(kept["clauses"]))
