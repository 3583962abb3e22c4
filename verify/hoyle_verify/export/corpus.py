"""Making the files of an export from the scenarios."""

import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence
from importlib.metadata import version
from typing import Any, Final

import msgspec

from hoyle import register
from hoyle.clause import Clause
from hoyle_verify.hap.requests import Replay
from hoyle_verify.judge.judge import RUNNABLE
from hoyle_verify.scenario.canonical import canonical, to_request
from hoyle_verify.scenario.model import Scenario
from hoyle_verify.schemas import NAMES, text
from hoyle_verify.serve.reference import open_game, plain

CORPUS_VERSION: Final = "0.1"
"""The version of the corpus, which changes when a scenario is added or superseded."""

MANIFEST: Final = "manifest.json"

Files = dict[str, bytes]
Vector = dict[str, Any]


def export_files(scenarios: Sequence[Scenario]) -> Files:
    """Give every file of an export by name, the manifest last; the same scenarios give the same bytes."""
    ordered = sorted(scenarios, key=lambda scenario: scenario.id)
    vectors = [vector(scenario) for scenario in ordered if scenario.kind in RUNNABLE]
    files = {
        "scenarios.jsonl": _lines(canonical(scenario) for scenario in ordered),
        "vectors.jsonl": _lines(vectors),
        "clauses.jsonl": _lines(_clause(clause) for clause in register.clauses().values()),
        **{f"{name}.schema.json": text(name).encode() for name in NAMES},
    }
    manifest = msgspec.json.encode(_manifest(ordered, vectors, files))
    files[MANIFEST] = msgspec.json.format(manifest) + b"\n"
    return files


def vector(scenario: Scenario) -> Vector:
    """Spell out every position of a scenario: what can be observed, what is refused, and which action comes next."""
    request = to_request(scenario)
    game = open_game(request)
    if isinstance(request, Replay):
        states = game.replay(plain(request.setup), list(request.actions))
    else:
        states = [game.settle(plain(request.setup))]
    return {
        "vectors": 1,
        "kind": scenario.kind,
        "id": scenario.id,
        "title": scenario.title,
        "game": scenario.game,
        "ruleset": scenario.ruleset,
        "options": dict(scenario.options),
        "standing": scenario.standing,
        "defect": scenario.defect,
        "clauses": list(scenario.clauses),
        "setup": plain(request.setup),
        "positions": [_position(scenario, at, game.facts(state)) for at, state in enumerate(states)],
    }


def _position(scenario: Scenario, at: int, facts: dict[str, Any]) -> dict[str, Any]:
    position = {"at": at, "actor": facts.pop("actor"), "legal": sorted(facts.pop("legal")), "observables": facts}
    if rejected := [{"action": case.action, "clause": case.clause} for case in scenario.reject if case.at == at]:
        position["rejected"] = rejected
    if at < len(scenario.actions):
        position["next"] = scenario.actions[at]
    return position


def _clause(clause: Clause) -> dict[str, str]:
    return {
        "id": clause.id,
        "kind": clause.kind,
        "nature": clause.nature,
        "standing": clause.standing,
        "at": clause.at,
        "defect": clause.defect,
        "statement": clause.statement,
        "checksum": clause.checksum,
    }


def _manifest(scenarios: Sequence[Scenario], vectors: Sequence[Vector], files: Files) -> dict[str, Any]:
    return {
        "manifest": 1,
        "corpus": CORPUS_VERSION,
        "made_by": {"name": "hoyle", "version": version("hoyle")},
        "formats": {"corpus": 1, "vectors": 1, "hap": 1},
        "scenarios": len(scenarios),
        "games": {
            game: _counts(
                [scenario for scenario in scenarios if scenario.game == game],
                [vector for vector in vectors if vector["game"] == game],
            )
            for game in sorted({scenario.game for scenario in scenarios})
        },
        "files": [_described(name, data) for name, data in sorted(files.items())],
    }


def _counts(scenarios: Sequence[Scenario], vectors: Sequence[Vector]) -> dict[str, Any]:
    return {
        "scenarios": len(scenarios),
        "kinds": dict(sorted(Counter(scenario.kind for scenario in scenarios).items())),
        "positions": sum(len(vector["positions"]) for vector in vectors),
        "rejects": sum(len(scenario.reject) for scenario in scenarios),
    }


def _described(name: str, data: bytes) -> dict[str, Any]:
    described = {"path": name, "bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}
    if name.endswith(".jsonl"):
        described["lines"] = data.count(b"\n")
    return described


def _lines(objects: Iterable[Any]) -> bytes:
    return b"".join(msgspec.json.encode(each) + b"\n" for each in objects)
