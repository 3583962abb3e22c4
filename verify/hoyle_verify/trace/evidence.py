"""Evidence for every clause, collected from runs of the reference engine."""

import tomllib
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Any, Literal, NamedTuple

from hoyle import games, register
from hoyle.clause import Clause
from hoyle_verify.judge.run import Run
from hoyle_verify.scenario.cases import file_of

Status = Literal["covered", "noted", "waived", "uncovered"]


class Evidence(NamedTuple):
    """What is known for one clause.

    ``claimed_by`` are passing scenarios that name the clause, the cases of a table as one; ``fired_in`` counts those in
    which it fired, and ``refuses_in`` are those in which it refuses an action.  ``reason`` is why a clause without
    scenario is let pass.
    """

    clause: Clause
    status: Status
    claimed_by: tuple[str, ...]
    refuses_in: tuple[str, ...]
    fired_in: int
    reason: str


class Trace(NamedTuple):
    """All evidence, and every complaint of the gate; it is open only without complaints."""

    evidence: Mapping[str, Evidence]
    complaints: tuple[str, ...]


def collect(runs: Iterable[Run]) -> Trace:
    """Join runs with the register; a scenario that failed is evidence of nothing."""
    games.load()
    runs = list(runs)
    waivers = _waivers()
    evidence = {clause.id: _for_clause(clause, runs, waivers) for clause in register.clauses().values()}
    return Trace(evidence, tuple(_complaints(evidence, runs, waivers)))


def as_json(trace: Trace) -> dict[str, Any]:
    """Give a trace as JSON values."""
    return {
        "clauses": [
            {
                "id": entry.clause.id,
                "kind": entry.clause.kind,
                "standing": entry.clause.standing,
                "checksum": entry.clause.checksum,
                "status": entry.status,
                "claimed_by": entry.claimed_by,
                "refuses_in": entry.refuses_in,
                "fired_in": entry.fired_in,
                "reason": entry.reason,
            }
            for entry in trace.evidence.values()
        ],
        "complaints": trace.complaints,
    }


def _for_clause(clause: Clause, runs: list[Run], waivers: Mapping[str, str]) -> Evidence:
    passed = [run for run in runs if run.passed]
    claiming = (file_of(run.scenario.id) for run in passed if clause.id in run.scenario.clauses)
    refuses_in = tuple(
        run.scenario.id for run in passed if any(reject.clause == clause.id for reject in run.scenario.reject)
    )
    fired_in = sum(clause.id in run.fired for run in passed)
    claimed_by = tuple(dict.fromkeys(claiming))
    reason = clause.reason or waivers.get(clause.id, "")
    status: Status = "uncovered"
    if clause.kind == "note":
        status = "noted"
    elif clause.kind == "structural":
        status = "covered" if refuses_in else "uncovered"
    elif claimed_by and (refuses_in or clause.kind != "narrows"):
        status = "covered"
    elif clause.id in waivers:
        status = "waived"
    return Evidence(clause, status, claimed_by, refuses_in, fired_in, reason)


def _complaints(evidence: Mapping[str, Evidence], runs: list[Run], waivers: Mapping[str, str]) -> Iterable[str]:
    for run in runs:
        if run.differences:
            yield f"{run.scenario.id} does not pass, so it is evidence of nothing"
    for entry in evidence.values():
        if entry.status != "uncovered":
            continue
        if entry.clause.kind in ("narrows", "structural") and not entry.refuses_in:
            yield f"{entry.clause.id} refuses nothing in any passing scenario: write one with a reject by it"
        if entry.clause.kind != "structural" and not entry.claimed_by:
            yield f"{entry.clause.id} is claimed by no passing scenario: write one, or waive it with a reason"
    for clause_id in waivers:
        if clause_id not in evidence:
            yield f"the waiver of {clause_id} is stale: there is no such clause"
        elif evidence[clause_id].status != "waived":
            yield f"the waiver of {clause_id} is stale: the clause is {evidence[clause_id].status}"


def _waivers() -> Mapping[str, str]:
    text = files("hoyle_verify.trace").joinpath("waivers.toml").read_text(encoding="utf-8")
    waivers: dict[str, str] = tomllib.loads(text)["waivers"]
    return waivers
