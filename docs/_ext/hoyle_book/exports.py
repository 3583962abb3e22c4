"""The clauses and what bears them out as JSON files beside the pages: ``clauses.json`` and ``trace.json``."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, cast

from sphinx.application import Sphinx

from hoyle import register
from hoyle.clause import Clause
from hoyle_book.homes import domain_of
from hoyle_book.ids import clause_title
from hoyle_book.library import figures
from hoyle_book.proofs import Proof, proofs, resting_on
from hoyle_verify.trace.evidence import Trace, as_json

_PAGES: Final = ("html", "dirhtml")


def write_files(app: Sphinx, error: Exception | None) -> None:
    """Answer ``build-finished``: write the files beside the pages; the trace only where a page has shown it."""
    if error is not None or app.builder.name not in _PAGES:
        return
    _write(app, "clauses.json", {"format": "hoyle-clauses/1", "clauses": _clauses(app), "theorems": _theorems(app)})
    trace = domain_of(app.env).data["trace"]
    if trace:
        _write(app, "trace.json", {"format": "hoyle-trace/1"} | trace)


def trace_as_json(trace: Trace) -> dict[str, Any]:
    """Give a trace as JSON values, with the theorems that rest on each clause and the mutants that were noticed."""
    found = as_json(trace)
    for clause in found["clauses"]:
        clause["theorems"] = resting_on(clause["id"])
        mutants = figures().clauses.get(clause["id"])
        if mutants is not None:
            clause["mutants"] = {
                "by_scenarios": mutants.by_scenarios,
                "by_theorems": mutants.by_theorems,
                "equivalent": mutants.equivalent,
                "unnoticed": sorted(mutants.survived),
            }
    return found


def _clauses(app: Sphinx) -> list[dict[str, Any]]:
    return [_clause(app, clause) for clause in register.clauses().values()]


def _clause(app: Sphinx, clause: Clause) -> dict[str, Any]:
    return {
        "id": clause.id,
        "title": clause_title(clause),
        "statement": clause.statement,
        "details": clause.details,
        "kind": clause.kind,
        "standing": clause.standing,
        "unit": clause.unit,
        "at": clause.at,
        "defect": clause.defect,
        "within": clause.within,
        "reason": clause.reason,
        "checksum": clause.checksum,
        "page": _page(app, "clause", clause.id),
    }


def _theorems(app: Sphinx) -> list[dict[str, Any]]:
    return [_theorem(app, id, proof) for id, proof in proofs().items()]


def _theorem(app: Sphinx, id: str, proof: Proof) -> dict[str, Any]:
    return {
        "id": id,
        "game": proof.theorem.game,
        "statement": proof.theorem.statement,
        "kind": proof.theorem.kind,
        "runner": proof.runner,
        "cases": proof.cases,
        "clauses": proof.clauses,
        "defects": proof.theorem.defects,
        "page": _page(app, "theorem", id),
    }


def _page(app: Sphinx, kind: str, id: str) -> str:
    home = domain_of(app.env).homes[kind].get(id)
    return "" if home is None else f"{cast(Any, app.builder).get_target_uri(home.page)}#{home.anchor}"


def _write(app: Sphinx, name: str, content: Mapping[str, Any]) -> None:
    text = json.dumps(content, ensure_ascii=False, indent=1)
    Path(app.outdir, name).write_text(f"{text}\n", "utf-8")
