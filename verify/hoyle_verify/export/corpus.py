"""Making the files of an export from the scenarios."""

import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence
from importlib.metadata import version
from typing import Any, Final

import msgspec

from hoyle import corpus, register
from hoyle.clause import Clause
from hoyle_verify.export.beside import deals_of, values_of
from hoyle_verify.export.vectors import Vector, has_vector, vector
from hoyle_verify.export.version import CORPUS_VERSION
from hoyle_verify.published.record import CHANGELOG, NAME
from hoyle_verify.scenario.canonical import canonical
from hoyle_verify.scenario.model import Scenario
from hoyle_verify.schemas import NAMES, text

MANIFEST: Final = "manifest.json"

Files = dict[str, bytes]


def export_files(scenarios: Sequence[Scenario]) -> Files:
    """Give every file of an export by name, the manifest last; the same scenarios give the same bytes."""
    ordered = sorted(scenarios, key=lambda scenario: scenario.id)
    vectors = [vector(scenario) for scenario in ordered if has_vector(scenario)]
    files = {
        "scenarios.jsonl": _lines(canonical(scenario) for scenario in ordered),
        "vectors.jsonl": _lines(vectors),
        "values.jsonl": _lines(values_of(ordered)),
        "deals.jsonl": _lines(deals_of(ordered)),
        "clauses.jsonl": _lines(_clause(clause) for clause in register.clauses().values()),
        **{name: (corpus.locate() / name).read_bytes() for name in (NAME, CHANGELOG)},
        **{f"{name}.schema.json": text(name).encode() for name in NAMES},
    }
    manifest = msgspec.json.encode(_manifest(ordered, vectors, files))
    files[MANIFEST] = msgspec.json.format(manifest) + b"\n"
    return files


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
        "formats": {"corpus": 1, "vectors": 1, "values": 1, "deals": 1, "published": 1, "hap": 1},
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
    positions = [position for vector in vectors for position in vector.get("positions", ())]
    return {
        "scenarios": len(scenarios),
        "kinds": dict(sorted(Counter(scenario.kind for scenario in scenarios).items())),
        "vectors": len(vectors),
        "positions": len(positions),
        "rejects": sum(len(position.get("rejected", ())) for position in positions),
        "packets": sum(len(vector["packets"]) - 1 for vector in vectors if "packets" in vector),
        "sheets": sum(len(vector.get("sheets", ())) for vector in vectors),
    }


def _described(name: str, data: bytes) -> dict[str, Any]:
    described = {"path": name, "bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}
    if name.endswith(".jsonl"):
        described["lines"] = data.count(b"\n")
    return described


def _lines(objects: Iterable[Any]) -> bytes:
    return b"".join(msgspec.json.encode(each) + b"\n" for each in objects)
