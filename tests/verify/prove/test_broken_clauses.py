"""Theorems of Solo Whist with a clause broken on purpose: what it says is refuted, and everything else still holds."""

from collections.abc import Callable
from typing import Any

import pytest

from hoyle.seats import NOBODY
from hoyle_verify.prove.run import decide, decide_under
from hoyle_verify.prove.theorems import load
from tests.verify.prove.claims import Instead

THEOREMS = load(["solo-whist"])

BROKEN: dict[str, tuple[str, Callable[..., Any], str, str]] = {
    # name: the clause, what it says instead, a theorem that must notice, one that must not
    "nobody-need-follow-suit": ("SW-PLAY-2", lambda _, cards: cards, "SW-THM-PLAY-1", "SW-THM-PLAY-3"),
    "following-suit-leaves-nothing": ("SW-PLAY-2", lambda *_: 0, "SW-THM-PLAY-1", "SW-THM-PLAY-3"),
    "lowest-card-wins": (
        "SW-RUL-16",
        lambda trick, suit: min((c, p) for p, c in enumerate((*trick, 999)) if c >> 4 == suit or c == 999)[1],
        "SW-THM-PLAY-4",
        "SW-THM-PLAY-6",
    ),
    "fifth-trick-is-too-few": ("SW-SOLO-2", lambda tricks: tricks > 5, "SW-THM-SCORE-2", "SW-THM-SCORE-1"),
    "declarer-collects-from-two": (
        "SW-RUL-14",
        lambda price, declarer, _: tuple(2 * price if seat == declarer else -price for seat in range(4)),
        "SW-THM-SCORE-1",
        "SW-THM-SCORE-4",
    ),
    "equal-bids-allowed": ("SW-RUL-2", lambda _, calls: calls, "SW-THM-AUC-3", "SW-THM-AUC-1"),
    "eldest-hand-does-not-come-back": ("SW-PROP-6", lambda *_: False, "SW-THM-AUC-16", "SW-THM-AUC-10"),
    "nobody-is-ever-out": ("SW-BID-6", lambda state, _: state, "SW-THM-AUC-2", "SW-THM-SCORE-2"),
    "first-speaker-speaks-for-ever": ("SW-RUL-6", lambda state: state.turn, "SW-THM-AUC-15", "SW-THM-SCORE-1"),
    "auction-ends-at-once": ("SW-RUL-6", lambda _: NOBODY, "SW-THM-AUC-34", "SW-THM-SCORE-1"),
    "lost-misere-is-settled-by-the-document": ("SW-MIS-2", lambda _: True, "SW-THM-SCORE-8", "SW-THM-SCORE-1"),
    "both-sentences-about-proposals-agree": ("SW-PROP-10", lambda _, calls: calls, "SW-THM-CALL-1", "SW-THM-CALL-4"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_theorem_about_the_broken_clause_is_refuted(name: str) -> None:
    clause, says, notices, _ = BROKEN[name]

    assert ("proved", "refuted") == (
        decide(THEOREMS[notices]).verdict,
        decide_under(THEOREMS[notices], Instead(clause, says)).verdict,
    )


@pytest.mark.parametrize("name", BROKEN)
def test_theorem_that_does_not_depend_on_it_still_holds(name: str) -> None:
    clause, says, _, holds = BROKEN[name]

    assert "proved" == decide_under(THEOREMS[holds], Instead(clause, says)).verdict


def test_nothing_of_the_broken_clause_is_left_behind() -> None:
    theorem = THEOREMS["SW-THM-PLAY-1"]

    decide_under(theorem, Instead("SW-PLAY-2", lambda *_: 0))

    assert "proved" == decide(theorem).verdict
