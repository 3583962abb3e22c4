"""What becomes of a mutant."""

import time

import pytest

from hoyle import register
from hoyle.clause import Observer, observing
from hoyle_verify.judge.run import load_all
from hoyle_verify.mutants.hunt import Witnesses, hunt, misses
from hoyle_verify.mutants.limits import HangsError, limited
from hoyle_verify.mutants.mutate import Mutant
from hoyle_verify.mutants.run import all_mutants
from hoyle_verify.mutants.touch import Resting, Touch, ask
from hoyle_verify.prove.theorems import load

NOBODY = Witnesses([], {})
FACT = "solo-whist/play/revoke-is-refused"


def mutant(clause: str, change: str) -> Mutant:
    load()
    return next(each for each in all_mutants(clause) if each.change == change)


@pytest.fixture(scope="module")
def touch() -> Touch:
    resting = [Resting("SW-THM-EDGE-1", ("SW-GEN-4",), 0.1), Resting("SW-THM-EDGE-2", ("SW-CUT-3",), 0.1)]
    return Touch(ask(load_all([FACT, "solo-whist/play/void-hand-may-trump"])).values(), resting)


def test_scenario_kills(touch: Touch) -> None:
    found = hunt(mutant("SW-PLAY-2", "the clause is not there"), touch.witnesses(frozenset({"SW-PLAY-2"})))

    assert ("killed", FACT) == (found.verdict, found.by)


def test_theorem_kills(touch: Touch) -> None:
    found = hunt(mutant("SW-GEN-4", "always true"), touch.witnesses(frozenset({"SW-GEN-4"})))

    assert ("killed", "SW-THM-EDGE-1") == (found.verdict, found.by)


def test_what_nobody_notices_survives() -> None:
    assert "survived" == hunt(mutant("SW-PLAY-2", "the clause is not there"), NOBODY).verdict


def test_what_makes_no_difference_is_equivalent() -> None:
    found = hunt(mutant("RW-SCORE-2", "BOOK - 1"), NOBODY)

    assert ("equivalent", "for all arguments") == (found.verdict, found.note)


def test_what_makes_none_where_it_is_asked_is_equivalent_there() -> None:
    found = hunt(mutant("SW-BID-5", "1 - 1"), NOBODY)

    assert ("equivalent", "it is asked of nobody who has passed") == (found.verdict, found.note)


def test_those_who_claim_a_clause_are_asked_first(touch: Touch) -> None:
    asked = [file for file, _ in touch.witnesses(frozenset({"SW-PLAY-2"})).scenarios]

    assert FACT == asked[0]
    assert 2 == len(asked)


def test_only_those_whom_a_clause_concerns_are_asked(touch: Touch) -> None:
    assert Witnesses([], {}) == touch.witnesses(frozenset({"SW-PAY-7"}))


def test_crash_is_noticed() -> None:
    class Crash(Observer):
        def call(self, *_: object) -> object:
            raise ZeroDivisionError

    assert misses(lambda: observing(Crash()), load_all([FACT]))


def test_nothing_is_missed_while_all_is_right() -> None:
    assert not misses(lambda: observing(Observer()), load_all([FACT]))


def test_hang_is_stopped() -> None:
    def spin() -> None:
        while True:
            pass

    with pytest.raises(HangsError), limited(0.05):
        spin()


def test_waiting_is_no_hang() -> None:
    with limited(0.05):
        time.sleep(0.1)


def test_every_clause_that_is_a_function_can_be_hunted() -> None:
    load()
    clauses = [clause for clause in register.clauses().values() if clause.function is not None]

    assert len(clauses) > 300
