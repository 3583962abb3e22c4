"""What the last hunt for mutants says of today's clauses and scenarios, and whether it still may be believed."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from hoyle import register
from hoyle_verify.mutants import argued
from hoyle_verify.mutants.figures import Figures
from hoyle_verify.mutants.fingerprint import of_clause, of_file, of_judges, of_theorem
from hoyle_verify.prove.theorems import load
from hoyle_verify.scenario.cases import file_of
from hoyle_verify.scenario.model import Scenario

_SHOWN: Final = 5
_REMEDY: Final = "run 'hoyle mutants --write'"


def complaints(figures: Figures, scenarios: Iterable[Scenario]) -> list[str]:
    """Complain of stale figures, of mutants that survive without a reason, and of scenarios that notice nothing.

    A scenario may notice nothing if it is there to teach, or if it is an example: the work of a master to be solved.
    """
    files = {file_of(scenario.id): scenario for scenario in scenarios}
    found = [
        *_stale("clause", {id_: each.digest for id_, each in figures.clauses.items()}, _clauses()),
        *_stale("scenario", {file: each.digest for file, each in figures.scenarios.items()}, _files(files)),
        *_stale("theorem", figures.theorems, _theorems(figures.theorems)),
    ]
    if figures.judges != of_judges():
        found.append(f"mutants are made or judged otherwise than when the figures were found: {_REMEDY}")
    survivors = {id_: change for each in figures.clauses.values() for id_, change in each.survived.items()}
    mutants = sum(each.mutants for each in figures.clauses.values())
    found += argued.complaints(survivors, figures.clauses.keys(), mutants)
    found += (f"{id_} is a misreading that nobody notices" for id_, by in figures.misreadings.items() if not by)
    return found + list(_idle(figures, files))


def _idle(figures: Figures, files: Mapping[str, Scenario]) -> Iterator[str]:
    for file, each in figures.scenarios.items():
        scenario = files.get(file)
        if each.kills or scenario is None or scenario.teach is not None or scenario.kind == "problem":
            continue
        yield f"{file} notices no mutant, teaches nothing and is no example: sharpen it, or take it out"


def _stale(what: str, recorded: Mapping[str, str], current: Mapping[str, str]) -> Iterator[str]:
    """Complain of evidence that was recorded of something else than what there is."""
    stale = [id_ for id_ in {**current, **recorded} if recorded.get(id_) != current.get(id_)]
    if stale:
        shown = ", ".join(stale[:_SHOWN]) + (f" and {len(stale) - _SHOWN} more" if len(stale) > _SHOWN else "")
        yield f"the figures of mutants are stale for {len(stale)} {what}{'s'[: len(stale) > 1]} ({shown}): {_REMEDY}"


def _clauses() -> Mapping[str, str]:
    return {id_: of_clause(clause) for id_, clause in register.clauses().items() if clause.function is not None}


def _files(files: Iterable[str]) -> Mapping[str, str]:
    return {file: of_file(file) for file in files}


def _theorems(recorded: Iterable[str]) -> Mapping[str, str]:
    known = load()
    return {id_: of_theorem(known[id_].claim) for id_ in recorded if id_ in known}
