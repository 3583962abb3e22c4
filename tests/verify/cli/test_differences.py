"""What differs is said with names, and with the line it stands on."""

from pathlib import Path
from typing import Any, Final

import pytest

from hoyle_verify.cli.differences import said, tell
from hoyle_verify.judge.judge import Difference
from hoyle_verify.judge.run import load_all, run

PLAYERS: Final = ("A", "V", "R", "K")
GAMES: Final = Path(__file__).parents[1] / "narrate" / "games"


@pytest.mark.parametrize(
    ("difference", "text"),
    [
        (Difference(3, "8", "actor", "3", "0"), "at 8, actor: expected K, got A"),
        (Difference(3, "8", "actor", "null", "0"), "at 8, actor: expected null, got A"),
        (Difference(3, "end", "exposed", "[3]", "[]"), "at end, exposed: expected [K], got []"),
        (
            Difference(3, "end", "tricks", "[1,2,3,7]", "[0,0,0,0]"),
            "at end, tricks: expected A 1, V 2, R 3, K 7, got A 0, V 0, R 0, K 0",
        ),
        (Difference(3, "end", "over", "true", "false"), "at end, over: expected true, got false"),
        (
            Difference(3, "8", "1 play:8C", "rejected at 8", "ok"),
            "at 8, V play:8C: expected rejected at 8, got ok",
        ),
        (Difference(1, "the draw", "dealer", "2", "9"), "dealer: expected R, got seat 9"),
        (
            Difference(3, "1", "partner as seat 0 sees it", "null", "2"),
            "at 1, partner as A sees it: expected null, got R",
        ),
        (
            Difference(3, "1", "public.actor as seat 3 sees it", "1", "2"),
            "at 1, public.actor as K sees it: expected V, got R",
        ),
        (
            Difference(3, "1", "exposed as seat 1 sees it", '[null,["7C"]]', "[null,null]"),
            'at 1, exposed as V sees it: expected [null,["7C"]], got [null,null]',
        ),
    ],
)
def test_seats_are_players(difference: Difference, text: str) -> None:
    assert text == said(PLAYERS, difference)


@pytest.fixture
def mended(tmp_path: Path) -> Any:
    """Load an example with one text replaced by another, and say where that stands."""

    def load(name: str, old: str, new: str) -> tuple[Any, int]:
        text = (GAMES / f"{name}.yaml").read_text(encoding="utf-8")
        assert old in text

        path = tmp_path / "mine.yaml"
        path.write_text(text.replace(old, new), encoding="utf-8")
        line = next(number for number, line in enumerate(path.read_text("utf-8").splitlines(), 1) if new in line)
        return load_all([str(path)])[0], line

    return load


def test_an_illegal_action_has_its_line_and_its_player(mended: Any) -> None:
    scenario, line = mended("german-solo", "trick K 9C 8C 8S TC", "trick K 9C 9D 8S TC")
    (difference,) = run(scenario).differences

    assert tell(scenario, difference).startswith(
        f"{scenario.path}:{line}: at 5, A play:9D: expected a legal action, got refused by GS-PLAY-"
    )


def test_a_note_that_is_claimed_is_called_one(mended: Any) -> None:
    scenario, _ = mended("solo-whist", "clauses: [SYS-OVER]", "clauses: [SW-GEN-1]")
    (difference,) = run(scenario).differences

    assert tell(scenario, difference).endswith(
        "clauses: expected each to fire, got SW-GEN-1 is a note, which nothing executes"
    )


def test_a_clause_that_did_not_fire_is_named(mended: Any) -> None:
    scenario, line = mended("solo-whist", "clauses: [SYS-OVER]", "clauses: [SW-PAY-15]")
    (difference,) = run(scenario).differences

    assert tell(scenario, difference) == (
        f"{scenario.path}:{line}: clauses: expected each to fire, got SW-PAY-15 did not"
    )
