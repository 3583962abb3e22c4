"""What the whisters of Preferans answer for."""

from typing import Any

from hoyle.game import Game
from hoyle.preferans.score.declarer import declarer_lacks
from hoyle.preferans.score.fines import (
    BOTH_SHORT,
    LAST,
    Outcome,
    each_lacks_on_seven,
    each_lacks_on_six,
    last_lacks_on_eight_and_nine,
    outcome_of_whist,
    pair_lacks,
    sole_whister_lacks,
)
from hoyle_verify.prove.theorem import always, ambiguity, assume, contradiction
from hoyle_verify.prove.theorems.preferans.table import (
    BOTH,
    CAPPED,
    PERSONAL,
    PRINTED,
    Taken,
    Whisted,
    finished,
    preferans,
    sheet,
    two_whisters,
)

OBLIGATION = {6: 4, 7: 2, 8: 1, 9: 1}
READINGS = (PRINTED, PERSONAL, CAPPED)
PRICE = {6: 20, 7: 40, 8: 60, 9: 80}


def fines(game: Game[Any], level: int, own: int, other: int) -> tuple[int, int]:
    """Give the tricks for which each of two whisters is fined."""
    hill = sheet(game, finished(level, BOTH, own, other))["hill"]
    return hill[1] // PRICE[level], hill[2] // PRICE[level]


@always("PV-THM-RESP-1")
def who_is_fined_for_how_much(level: Whisted, own: Taken, other: Taken) -> bool:
    """A pair that is short pays on six up to two tricks each, on seven up to one, above that the last to whist one."""
    assume(own + other <= 10)
    if own + other >= OBLIGATION[level]:
        expected = (0, 0)
    elif level >= 8:
        expected = (0, 1)
    else:
        quota = OBLIGATION[level] // 2
        expected = (max(0, quota - own), max(0, quota - other))
    return fines(PRINTED, level, own, other) == expected


def one_has_too_few(level: Whisted, own: Taken, other: Taken) -> bool:
    """Describe a pair of which one has more than his part of a six or a seven, and the other less."""
    most, least = max(own, other), min(own, other)
    return (level == 6 and least < 2 < most) or (level == 7 and least < 1 < most)


def on_six(level: Whisted, own: Taken, other: Taken) -> bool:
    """Describe the cells of the six that the readings fill differently."""
    return level == 6 and one_has_too_few(level, own, other)


@ambiguity(
    "PV-THM-RESP-2",
    defect="PV-DEF-08",
    readings=READINGS,
    exactly=on_six,
    witness=two_whisters,
)
def each_or_both_on_six(game: Game[Any], level: Whisted, own: Taken, other: Taken) -> object:
    """The three readings of a six differ when one whister has three tricks or more and the other fewer than two."""
    assume(own + other <= 10 and level != 7)
    return fines(game, level, own, other)


@ambiguity(
    "PV-THM-RESP-3",
    defect="PV-DEF-09",
    readings=(PRINTED, PERSONAL),
    exactly=lambda level, own, other: level == 7 and one_has_too_few(level, own, other),
    witness=two_whisters,
)
def each_or_both_on_seven(game: Game[Any], level: Whisted, own: Taken, other: Taken) -> object:
    """On a seven the readings differ when one whister has two tricks or more and the other none."""
    assume(own + other <= 10 and level != 6)
    return fines(game, level, own, other)


@always("PV-THM-RESP-4")
def personal_duties_are_never_smaller(own: Taken, other: Taken) -> bool:
    """What each lacks for himself is never less than the pair lacks, and more only where one has too many."""
    assume(own + other <= 10)
    six = each_lacks_on_six(own, other, 1) + each_lacks_on_six(other, own, 2)
    seven = each_lacks_on_seven(own, other, 1) + each_lacks_on_seven(other, own, 2)
    together_six, together_seven = pair_lacks(4, own, other), pair_lacks(2, own, other)
    most, least = max(own, other), min(own, other)
    return (six > together_six) == (least < 2 < most) and (seven > together_seven) == (least < 1 < most)


@always("PV-THM-RESP-5")
def three_results_with_one_whister(level: Whisted, own: Taken, passers: Taken) -> bool:
    """With a sole whister the contract and his obligation cannot both fail: there are three results."""
    assume(own + passers <= 10)
    short = declarer_lacks(level, 10 - own - passers)
    lacks = sole_whister_lacks(OBLIGATION[level], own, passers)
    return outcome_of_whist(short, lacks) == (1 if short > 0 else 2 if lacks > 0 else 0)


@always("PV-THM-RESP-6")
def fourth_result_only_if_each_is_by_himself(level: Whisted, own: Taken, other: Taken) -> bool:
    """Declarer and a whister are both short only where each whister answers for himself alone."""
    assume(own + other <= 10)
    both_short = []
    for game in READINGS:
        result = sheet(game, finished(level, BOTH, own, other))["result"]
        both_short.append(result[0] == "failed" and "failed" in result[1:])
    beaten = 10 - own - other < level
    return both_short == [False, beaten and one_has_too_few(level, own, other), False]


@contradiction("PV-THM-RESP-7", defect="PV-DEF-11")
def exactly_three_results(own: Taken, other: Taken, outcome: Outcome) -> dict[str, bool]:
    """If each answers for himself, a beaten declarer and a whister without his two tricks make a fourth result."""
    assume(4 < own + other <= 10 and other < 2)
    return {
        "PV-RES-2": outcome != BOTH_SHORT,
        "PV-RESP-2": outcome == outcome_of_whist(declarer_lacks(6, 10 - own - other), each_lacks_on_six(other, own, 2)),
    }


@ambiguity(
    "PV-THM-RESP-8",
    defect="PV-DEF-12",
    readings=(PERSONAL, preferans(responsibility="personal", fine_whister_if_declarer_fails="no")),
    exactly=lambda level, own, other: one_has_too_few(level, own, other) and own + other > 10 - level,
    witness=two_whisters,
)
def fined_beside_the_declarer(game: Game[Any], level: Whisted, own: Taken, other: Taken) -> object:
    """Whether a whister is fined beside a beaten declarer matters when each answers for himself and one has too few."""
    assume(own + other <= 10)
    return fines(game, level, own, other)


@always("PV-THM-RESP-9")
def no_whister_is_short_beside_the_declarer(level: Whisted, own: Taken, other: Taken) -> bool:
    """As printed no whister is fined when the declarer is short."""
    assume(10 - level < own + other <= 10)
    return fines(PRINTED, level, own, other) == (0, 0)


@always("PV-THM-RESP-10", defect="PV-DEF-21")
def last_to_whist_when_alone(own: Taken, passers: Taken) -> bool:
    """A sole whister of an eight or a nine pays the same as the last to whist or for his own obligation."""
    assume(own + passers <= 10)
    return sole_whister_lacks(1, own, passers) == last_lacks_on_eight_and_nine(own, passers, LAST)


@ambiguity(
    "PV-THM-RESP-11",
    defect="PV-DEF-27",
    readings=("both", "own"),
    exactly=lambda level, own, passers: own < OBLIGATION[level] and passers > 0,
)
def passers_tricks(reading: str, level: Whisted, own: Taken, passers: Taken) -> object:
    """Whether the passer's tricks help a sole whister matters when he has too few of his own."""
    assume(own + passers <= 10)
    return sole_whister_lacks(OBLIGATION[level], own, passers if reading == "both" else 0)


@always("PV-THM-RESP-12")
def obligations(level: Whisted, own: Taken, passers: Taken) -> bool:
    """Four tricks are owed on a six, two on a seven, and one on an eight or a nine."""
    assume(own + passers <= 10)
    written = sheet(PRINTED, finished(level, ("whist", "pass"), own, passers))
    return bool(written["hill"][1] == PRICE[level] * max(0, OBLIGATION[level] - own - passers))
