"""The meaning of a scenario is what it asks and expects; words about it are not."""

import hashlib
import json
from pathlib import Path
from typing import Any, Final

import pytest

from hoyle_verify.published.meaning import corpus_of, meaning
from hoyle_verify.scenario import load

FOLLOWS: Final = """\
format: 1
kind: replay
title: A player who holds the suit led must play it.
why: Catches a discard instead of a card of the suit led.
game: solo-whist
standing: stated
clauses: [SW-PLAY-2, SW-PLAY-4]
source: {document: "000", at: P12}
players: [A, V, R, K]
setup:
  dealer: K
  contract: {bid: abundance, by: A, trump: S}
  hands:
    A: "S:AKQJT98765432"
    V: "H:AKQJT98765432"
    R: "D:AKQJT98765432"
    K: "C:AKQJT98765432"
  turn_up: 2C
actions:
  - A play:AS
  - V play:2H
expect:
  - {after: 1, actor: V, leader: A}
  - {after: 2, actor: R}
reject:
  - {after: 1, action: "V play:2S", clause: SYS-HELD}
  - {after: 2, action: "R play:2S", clause: SYS-HELD}
"""

DIGESTED: Final[dict[str, Any]] = {
    "actions": ["0 play:AS", "1 play:2H"],
    "clauses": ["SW-PLAY-2", "SW-PLAY-4"],
    "expect": [{"actor": 1, "at": 1, "leader": 0}, {"actor": 2, "at": 2}],
    "game": "solo-whist",
    "kind": "replay",
    "reject": [
        {"action": "1 play:2S", "at": 1, "clause": "SYS-HELD"},
        {"action": "2 play:2S", "at": 2, "clause": "SYS-HELD"},
    ],
    "ruleset": "as-printed",
    "setup": {
        "contract": {"bid": "abundance", "by": 0, "trump": "S"},
        "dealer": 3,
        "hands": [[f"{rank}{suit}" for rank in "23456789TJQKA"] for suit in "SHDC"],
        "players": 4,
        "turn_up": "2C",
    },
}
"""The same, as JSON with its keys in the order of the alphabet."""


def digest(folder: Path, text: str) -> str:
    path = folder / "case.yaml"
    path.write_text(text, encoding="utf-8")
    return meaning(load(path))


def changed(old: str, new: str) -> str:
    assert 1 == FOLLOWS.count(old)

    return FOLLOWS.replace(old, new)


class TestMeaning:
    @pytest.mark.parametrize(
        ("old", "new"),
        [
            ("title: A player", "title: Somebody"),
            ("why: Catches", "why: Finds"),
            ("at: P12", "at: P13-P14"),
            ("[SW-PLAY-2, SW-PLAY-4]", "[SW-PLAY-4, SW-PLAY-2]"),
            (
                "  - {after: 1, actor: V, leader: A}\n  - {after: 2, actor: R}",
                "  - {after: 2, actor: R}\n  - {after: 1, leader: A, actor: V}",
            ),
            ("reject:", "teach: {hint: Look at the hands.}\nreject:"),
            ("reject:", "supersedes: solo-whist/play/another\nreject:"),
        ],
    )
    def test_words_and_order_are_no_part_of_it(self, tmp_path: Path, old: str, new: str) -> None:
        assert digest(tmp_path, FOLLOWS) == digest(tmp_path, changed(old, new))

    def test_names_of_players_are_no_part_of_it(self, tmp_path: Path) -> None:
        renamed = (
            FOLLOWS.replace("A, V, R, K", "A, V, R, Zoe")
            .replace("dealer: K", "dealer: Zoe")
            .replace("    K:", "    Zoe:")
        )

        assert digest(tmp_path, FOLLOWS) == digest(tmp_path, renamed)

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            ("dealer: K\n", "dealer: K\n  deal_no: 2\n"),
            ("trump: S}", "trump: H}"),
            ("V play:2H", "V play:3H"),
            ("leader: A}", "leader: V}"),
            (", leader: A}", "}"),
            ("{after: 2, actor: R}", "{after: end, actor: R, trump: S}"),
            ("V play:2S", "V play:3S"),
            ("[SW-PLAY-2, SW-PLAY-4]", "[SW-PLAY-2]"),
            ("standing: stated", "standing: ruling\ndefect: SW-DEF-01"),
            ("game: solo-whist", "game: solo-whist\nruleset: customary"),
            ("game: solo-whist", "game: solo-whist\noptions: {sw.fail: fraction_only}"),
        ],
    )
    def test_what_is_asked_and_expected_is(self, tmp_path: Path, old: str, new: str) -> None:
        assert digest(tmp_path, FOLLOWS) != digest(tmp_path, changed(old, new))

    def test_it_is_the_same_on_every_machine(self, tmp_path: Path) -> None:
        """What is published depends on it: code that gives another digest calls every scenario another."""
        written = json.dumps(DIGESTED, separators=(",", ":")).encode()

        assert hashlib.sha256(written).hexdigest()[:16] == digest(tmp_path, FOLLOWS)


class TestCorpus:
    def test_ids_that_are_superseded_are_known(self, tmp_path: Path) -> None:
        path = tmp_path / "case.yaml"
        path.write_text(changed("reject:", "supersedes: solo-whist/play/another\nreject:"), encoding="utf-8")
        corpus = corpus_of([load(path)])

        assert corpus.supersedes("solo-whist/play/another")
        assert corpus.supersedes("solo-whist/play/another#row")
        assert not corpus.supersedes("solo-whist/play/yet-another")
