"""The sheet of Preferans: prices, whists and the settlement."""

from typing import Annotated, Any

from hoyle.domains import OneOf, Range
from hoyle.game import Game
from hoyle.preferans.pack import MISERE
from hoyle.preferans.score.declarer import contract_is_made, declarer_lacks, misere_is_short_by
from hoyle.preferans.score.prices import GameLevel, price_of_level, priced_level
from hoyle_verify.prove.theorem import always, ambiguity, assume, gap, possible
from hoyle_verify.prove.theorems.preferans.table import (
    BOTH,
    EVERY_GAME,
    PRINTED,
    AnyLevel,
    Taken,
    Whisted,
    everywhere,
    finished,
    preferans,
    sheet,
)
from hoyle_verify.prove.witness import Witness, settled

AnyGame = Annotated[int, Range(0, len(EVERY_GAME) - 1)]
Words = Annotated[int, Range(0, 2)]
CALLS = (BOTH, ("whist", "pass"), ("pass", "whist"))
PRICE = {6: 20, 7: 40, 8: 60, 9: 80, 10: 100, MISERE: 100}
Few = Annotated[int, OneOf((0, 1, 2, 4, 10))]


def alone(game: Game[Any], level: int, own: int, passers: int) -> dict[str, Any]:
    """Give the sheet of a deal that seat 1 whisted alone."""
    return sheet(game, finished(level, ("whist", "pass"), own, passers))


def whisted_alone(game: Game[Any], level: int, own: int, passers: int) -> Witness:
    """Make a deal that seat 1 whisted alone a scenario."""
    return settled(game, finished(level, ("whist", "pass"), own, passers))


@always("PV-THM-SCORE-1")
def columns_are_never_negative(which: AnyGame, level: Whisted, words: Words, own: Few, other: Few) -> bool:
    """Pool and hill never shrink by a deal, and whists are written against the declarer alone, under any option."""
    assume(own + other <= 10)
    written = sheet(EVERY_GAME[which], finished(level, CALLS[words], own, other))
    whists = written["whists"]
    elsewhere = [whists[seat][debtor] for seat in range(3) for debtor in (1, 2)]
    return min(written["pool"] + written["hill"]) >= 0 and not any(elsewhere) and min(whists[1][0], whists[2][0]) >= 0


@always("PV-THM-SCORE-2")
def what_a_declarer_writes(level: AnyLevel, tricks: Taken) -> bool:
    """A contract that is made brings its price, and every missing trick costs as much: 20 on a six, 100 on a misère."""
    words = BOTH if level in (6, 7, 8, 9) else ()
    written = sheet(PRINTED, finished(level, words, 10 - tricks, 0))
    lacking = tricks if level == MISERE else max(0, level - tricks)
    return (written["pool"][0], written["hill"][0]) == (PRICE[level] if lacking == 0 else 0, lacking * PRICE[level])


@always("PV-THM-SCORE-3")
def what_whisters_write(level: Whisted, words: Words, own: Taken, other: Taken) -> bool:
    """Each of two whisters writes his own tricks at the price of the contract, a sole whister also the passer's."""
    assume(own + other <= 10)
    whists = sheet(PRINTED, finished(level, CALLS[words], own, other))["whists"]
    counted = ((own, other), (own + other, 0), (0, own + other))[words]
    return (whists[1][0], whists[2][0]) == tuple(PRICE[level] * tricks for tricks in counted)


@gap(
    "PV-THM-SCORE-4",
    defect="PV-DEF-02",
    exactly=everywhere,
    ruled=lambda level: (2, 4, 6, 8, 10)[level - 6],
)
def prices_are_lost(level: GameLevel) -> object:
    """What the contracts cost is lost with the table."""
    return price_of_level(level)


@always("PV-THM-SCORE-5")
def two_figures_are_kept() -> bool:
    """The prices of the ruling agree with the two that the text names, twenty for a six and a hundred for a misère."""
    return 10 * price_of_level(6) == 20 and 10 * price_of_level(priced_level(MISERE)) == 100


@ambiguity(
    "PV-THM-SCORE-6",
    defect="PV-DEF-02",
    readings=(PRINTED, preferans(base="leningrad")),
    exactly=lambda _level, own, passers: own + passers > 0,
    witness=whisted_alone,
)
def two_ladders_of_prices(game: Game[Any], level: Whisted, own: Taken, passers: Taken) -> object:
    """Which ladder of prices is in force matters as soon as a whister writes something."""
    assume(own + passers <= 10 and own + passers >= {6: 4, 7: 2, 8: 1, 9: 1}[level])
    return alone(game, level, own, passers)


@ambiguity(
    "PV-THM-SCORE-7",
    defect="PV-DEF-03",
    readings=(PRINTED, preferans(whist_scale="1")),
    exactly=lambda _level, own, passers: own + passers > 0,
    witness=whisted_alone,
)
def price_of_a_whist(game: Game[Any], level: Whisted, own: Taken, passers: Taken) -> object:
    """Whether a whist of a six is worth twenty or two matters whenever the defence takes a trick."""
    assume(own + passers <= 10)
    return alone(game, level, own, passers)


@ambiguity(
    "PV-THM-SCORE-8",
    defect="PV-DEF-10",
    readings=(PRINTED, preferans(whister_penalty="half")),
    exactly=lambda level, own, passers: own + passers < {6: 4, 7: 2, 8: 1, 9: 1}[level],
    witness=whisted_alone,
)
def price_of_a_whisters_trick(game: Game[Any], level: Whisted, own: Taken, passers: Taken) -> object:
    """Whether a whister pays the whole price or half of it matters whenever he is short."""
    assume(own + passers <= 10)
    return alone(game, level, own, passers)


@ambiguity(
    "PV-THM-SCORE-9",
    defect="PV-DEF-13",
    readings=(PRINTED, preferans(share="gentleman_on_fail")),
    exactly=lambda level, own, passers: own + passers > 10 - level,
    witness=whisted_alone,
)
def sharing_with_the_passer(game: Game[Any], level: Whisted, own: Taken, passers: Taken) -> object:
    """Whether a sole whister shares with the passer matters whenever the declarer is short."""
    assume(own + passers <= 10)
    return alone(game, level, own, passers)


@gap(
    "PV-THM-SCORE-10",
    defect="PV-DEF-15",
    exactly=everywhere,
    ruled=lambda tricks: tricks,
)
def tricks_of_a_misere(tricks: Taken) -> object:
    """How the tricks of a misère are counted is told in another chapter."""
    return misere_is_short_by(MISERE, tricks)


@ambiguity(
    "PV-THM-SCORE-11",
    defect="PV-DEF-20",
    readings=("nothing", "something"),
    exactly=lambda level, tricks: tricks > level,
)
def tricks_above_the_contract(reading: str, level: GameLevel, tricks: Taken) -> object:
    """Whether tricks above the contract cost anything matters to a declarer who took more than he named."""
    lacking = declarer_lacks(level, tricks)
    return lacking if reading == "nothing" else max(lacking, tricks - level)


@gap(
    "PV-THM-SCORE-12",
    defect="PV-DEF-23",
    exactly=everywhere,
    ruled=lambda level: level,
)
def what_goes_into_the_pool(level: GameLevel) -> object:
    """How many points a contract brings its declarer the document does not say."""
    return contract_is_made(level)


@ambiguity(
    "PV-THM-SCORE-13",
    defect="PV-DEF-31",
    readings=(PRINTED, preferans(scale="1")),
    exactly=everywhere,
    witness=whisted_alone,
)
def tens_or_points(game: Game[Any], level: Whisted, own: Taken, passers: Taken) -> object:
    """Whether the sheet is kept in tens or in points changes what is written for every deal."""
    assume(own + passers <= 10)
    return alone(game, level, own, passers)


CONSOLATIONS = (PRINTED, preferans(consolation="per_undertrick"), preferans(consolation="ten_per_undertrick"))


@ambiguity(
    "PV-THM-SCORE-14",
    defect="PV-DEF-34",
    readings=CONSOLATIONS,
    exactly=lambda level, own, passers: own + passers > 10 - level,
    witness=whisted_alone,
)
def consolation(game: Game[Any], level: Whisted, own: Taken, passers: Taken) -> object:
    """Whether the others are consoled, and with how much, matters whenever a declarer is short."""
    assume(own + passers <= 10)
    return alone(game, level, own, passers)


@always("PV-THM-SCORE-15")
def limited_prize(level: Annotated[int, OneOf((6, 7))]) -> bool:
    """The limited prize is two whists on a six and one on a seven, and the declarer's contract counts as made."""
    setup = finished(level, ("whist", "pass", "half"), 0, 0)
    written = sheet(PRINTED, {name: value for name, value in setup.items() if name != "tricks"})
    return written["pool"] == [PRICE[level], 0, 0] and written["whists"][1][0] == 40 and not any(written["hill"])


def _both(level: int, own: int, other: int) -> Witness:
    return settled(PRINTED, finished(level, BOTH, own, other))


@possible("PV-THM-SCORE-18", witness=_both)
def own_game_is_reached(level: Whisted, own: Taken, other: Taken) -> bool:
    """Declarer and whisters can all meet their obligations."""
    assume(own + other <= 10)
    return bool(sheet(PRINTED, finished(level, BOTH, own, other))["result"] == ["made", "made", "made"])


@possible("PV-THM-SCORE-19", witness=_both)
def declarer_can_fall(level: Whisted, own: Taken, other: Taken) -> bool:
    """The declarer can fall short while both whisters meet theirs."""
    assume(own + other <= 10)
    return bool(sheet(PRINTED, finished(level, BOTH, own, other))["result"] == ["failed", "made", "made"])


@possible("PV-THM-SCORE-20", witness=_both)
def one_whister_can_fall(level: Whisted, own: Taken, other: Taken) -> bool:
    """One of two whisters can be fined and the other not."""
    assume(own + other <= 10)
    return bool(sheet(PRINTED, finished(level, BOTH, own, other))["result"] == ["made", "failed", "made"])
