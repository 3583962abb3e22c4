"""What the last whole hunt found, in a file of the package: figures for each clause, and a kill for each scenario.

Each figure stands beside the digest of what it was found with, so that one can tell without a hunt whether it is stale.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

import msgspec

from hoyle import register
from hoyle.errors import HoyleError
from hoyle_verify.files import put
from hoyle_verify.mutants.fingerprint import of_clause, of_file, of_judges, of_theorem
from hoyle_verify.mutants.log import Log
from hoyle_verify.mutants.verdict import Verdict
from hoyle_verify.prove.theorem import theorems

PATH: Final = Path(__file__).with_name("figures.json")
FORMAT: Final = 1


class OfClause(msgspec.Struct, frozen=True, kw_only=True):
    """How many mutants of a clause were noticed, and by what; ``survived`` names those that were not."""

    digest: str
    by_scenarios: int
    by_theorems: int
    equivalent: int
    survived: dict[str, str]
    """Their changes, by id."""

    @property
    def mutants(self) -> int:
        """How many there are."""
        return self.by_scenarios + self.by_theorems + self.equivalent + len(self.survived)


class OfFile(msgspec.Struct, frozen=True, kw_only=True):
    """A mutant or misreading that a file of scenarios notices; empty if there is none."""

    digest: str
    kills: str


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """All figures: of clauses, of files of scenarios, and the digests of the theorems that noticed something.

    ``misreadings`` says by whom each of the catalogue was noticed, ``judges`` is the digest of what found all this.
    """

    format: int = FORMAT
    judges: str = ""
    clauses: dict[str, OfClause]
    misreadings: dict[str, str]
    scenarios: dict[str, OfFile]
    theorems: dict[str, str]


class CannotWrite(HoyleError, OSError):
    """The figures cannot be put into the package."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"{PATH}: {reason}; figures are written in a checkout only")
        self.reason: Final = reason


def read() -> Figures:
    """Give the figures of the last whole hunt; none if there has been no hunt yet."""
    if not PATH.is_file():
        return Figures(clauses={}, misreadings={}, scenarios={}, theorems={})
    return msgspec.json.decode(PATH.read_bytes(), type=Figures)


def write(figures: Figures) -> None:
    """Put figures in the place of the old ones, all at once."""
    try:
        put(PATH, msgspec.json.format(msgspec.json.encode(figures, order="sorted"), indent=1) + b"\n")
    except OSError as error:
        raise CannotWrite(error.strerror or "cannot be written") from error


def collect(log: Log) -> Figures:
    """Gather the figures of a whole hunt."""
    verdicts = [verdict for hunted in log.clauses.values() for verdict in hunted.mutants]
    known = theorems()
    files = dict(log.files)
    for verdict in verdicts:
        if verdict.by and verdict.by not in known:
            files.setdefault(verdict.by, verdict.id)
    return Figures(
        judges=of_judges(),
        clauses={
            id_: _of_clause(id_, hunted.mutants) for id_, hunted in log.clauses.items() if id_ in register.clauses()
        },
        misreadings={verdict.id: verdict.by for verdict in verdicts if verdict.operator == "misread"},
        scenarios={file: OfFile(digest=of_file(file), kills=kills) for file, kills in files.items()},
        theorems={id_: of_theorem(known[id_].claim) for id_ in {verdict.by for verdict in verdicts} & known.keys()},
    )


def _of_clause(clause_id: str, verdicts: Iterable[Verdict]) -> OfClause:
    known: Mapping[str, object] = theorems()
    killed = [verdict for verdict in verdicts if verdict.verdict == "killed"]
    by_theorems = sum(verdict.by in known for verdict in killed)
    return OfClause(
        digest=of_clause(register.clauses()[clause_id]),
        by_scenarios=len(killed) - by_theorems,
        by_theorems=by_theorems,
        equivalent=sum(verdict.verdict == "equivalent" for verdict in verdicts),
        survived={verdict.id: verdict.change for verdict in verdicts if verdict.verdict == "survived"},
    )
