"""A line of vectors and a manifest that are right, and ways in which they go wrong."""

from typing import Any, Final

VECTOR: Final[dict[str, Any]] = {
    "vectors": 1,
    "kind": "replay",
    "id": "solo-whist/play/must-follow-suit",
    "title": "A player who holds the suit led must play it.",
    "game": "solo-whist",
    "ruleset": "as-printed",
    "options": {"sw.fail": "fraction_only"},
    "standing": "stated",
    "defect": None,
    "clauses": ["SW-PLAY-2"],
    "setup": {"players": 4, "dealer": 3, "hands": [["TD"], ["7D"], ["JD"], ["KC"]], "turn_up": "KC"},
    "positions": [
        {
            "at": 0,
            "actor": 0,
            "legal": ["play:TD"],
            "observables": {"trump": "none", "tricks": [0, 0, 0, 0], "payments": None, "over": False},
            "next": "0 play:TD",
        },
        {
            "at": 1,
            "actor": None,
            "legal": [],
            "observables": {"winner": 2, "payments": [0.25, -0.25, 0, 0], "over": True, "result": "made"},
            "rejected": [{"action": "1 play:8C", "clause": "SW-PLAY-2"}],
        },
    ],
}

MANIFEST: Final[dict[str, Any]] = {
    "manifest": 1,
    "corpus": "1.0",
    "made_by": {"name": "hoyle", "version": "0.1.0"},
    "formats": {"corpus": 1, "vectors": 1, "values": 1, "deals": 1, "published": 1, "hap": 1},
    "scenarios": 2,
    "games": {
        "solo-whist": {
            "scenarios": 2,
            "kinds": {"replay": 1, "settle": 1},
            "vectors": 2,
            "positions": 13,
            "rejects": 1,
            "packets": 0,
            "sheets": 0,
        },
    },
    "files": [{"path": "corpus/solo-whist.jsonl", "bytes": 900, "lines": 2, "sha256": "0" * 64}],
}

# Schema, path to the value, and the wrong value; None removes it.
WRONG: Final[dict[str, tuple[str, tuple[str | int, ...], Any]]] = {
    "vector-of-another-format": ("vectors-1", ("vectors",), 2),
    "vector-of-a-session-with-positions": ("vectors-1", ("kind",), "session"),
    "vector-of-a-draw-without-answer": ("vectors-1", ("kind",), "draw"),
    "vector-of-a-deal-without-packets": ("vectors-1", ("kind",), "deal"),
    "vector-of-a-settlement-with-two-positions": ("vectors-1", ("kind",), "settle"),
    "vector-of-a-problem": ("vectors-1", ("kind",), "problem"),
    "vector-of-play-with-an-answer": ("vectors-1", ("answer",), {"dealer": 0}),
    "vector-without-positions": ("vectors-1", ("positions",), []),
    "vector-with-names-for-seats": ("vectors-1", ("positions", 0, "actor"), "A"),
    "vector-with-unknown-observable": ("vectors-1", ("positions", 0, "observables", "mood"), "good"),
    "vector-without-legal-set": ("vectors-1", ("positions", 1, "legal"), None),
    "vector-with-token-twice": ("vectors-1", ("positions", 0, "legal"), ["pass", "pass"]),
    "vector-with-no-card": ("vectors-1", ("setup", "turn_up"), "10D"),
    "vector-with-strange-field": ("vectors-1", ("line",), 3),
    "vector-with-no-clause-id": ("vectors-1", ("clauses",), ["PLAY-2"]),
    "manifest-of-another-format": ("manifest-1", ("manifest",), 2),
    "manifest-without-count": ("manifest-1", ("scenarios",), None),
    "manifest-with-negative-count": ("manifest-1", ("games", "solo-whist", "rejects"), -1),
    "manifest-with-short-hash": ("manifest-1", ("files", 0, "sha256"), "0" * 63),
    "manifest-with-absolute-path": ("manifest-1", ("files", 0, "path"), "/corpus"),
    "manifest-without-files": ("manifest-1", ("files",), []),
    "manifest-with-strange-field": ("manifest-1", ("date",), "today"),
}
