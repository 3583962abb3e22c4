"""Where keys lead, without a terminal."""

from typing import Any, Final

from hoyle_verify.cli.keys import after
from hoyle_verify.judge.run import load_all
from hoyle_verify.narrate.steps import steps_of

STEPS: Final[list[Any]] = steps_of(load_all(["solo-whist/whole/open-misere-beaten"])[0])


def test_nothing_lies_beyond_either_end() -> None:
    assert 0 == after(STEPS, 0, "b")
    assert len(STEPS) - 1 == after(STEPS, len(STEPS) - 1, " ")


def test_a_terminal_that_hung_up_ends_it() -> None:
    assert after(STEPS, 3, "") is None


def test_the_last_trick_leads_to_the_end() -> None:
    assert len(STEPS) - 1 == after(STEPS, len(STEPS) - 1, "n")


def test_arrows_of_both_kinds_are_known() -> None:
    assert (4, 4, 2, 2) == tuple(after(STEPS, 3, key) for key in ("\x1b[C", "\x1bOC", "\x1b[D", "\x1bOD"))


def test_an_unknown_key_stays() -> None:
    assert 3 == after(STEPS, 3, "z\x1b[A")
