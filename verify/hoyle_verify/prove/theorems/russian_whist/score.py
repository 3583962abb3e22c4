"""The sheet of a hand of Russian Whist."""

from typing import Any

from hoyle.game import Game
from hoyle.russian_whist.pack import DOUBLE
from hoyle.russian_whist.score import (
    LosersTricks,
    double_hand,
    finishing_points,
    grand_slam,
    kind_of_hand,
    printed_kind,
    single_hand,
    small_slam,
    trick_points,
    triple_hand,
    winning_side,
)
from hoyle.russian_whist.state import Tricks
from hoyle_verify.prove.theorem import always, ambiguity, assume, gap, possible
from hoyle_verify.prove.theorems.russian_whist.table import (
    PRINTED,
    finished,
    result,
    revoked,
    sheet,
    whist,
)
from hoyle_verify.prove.witness import Witness, settled


@always("RW-THM-SCORE-1", defect="RW-DEF-07")
def every_hand_has_winners(tricks: Tricks) -> bool:
    """Thirteen is odd, so one side always has seven tricks or more, and gets five points for the hand."""
    winners = winning_side(tricks)
    won = tricks if winners == 0 else 13 - tricks
    _, _, above = sheet(PRINTED, finished(tricks))
    slam = {12: 10, 13: 20}.get(won, 0)
    return won >= 7 and above[winners] == 5 + slam and above[1 - winners] == 0 and finishing_points() == 5


@always("RW-THM-SCORE-2", defect="RW-DEF-19")
def losers_have_no_trick_points(tricks: Tricks) -> bool:
    """Two points for each trick above six are the winners' alone, since losers never have more than six."""
    return trick_points(tricks) == (2 * (tricks - 6) if tricks >= 7 else 0) and (tricks >= 7) == (
        winning_side(tricks) == 0
    )


def without_a_name(losers_tricks: LosersTricks) -> bool:
    """Describe the numbers that no definition mentions."""
    return losers_tricks in (1, 2, 3, 5)


def narrow_win(losers_tricks: int) -> Witness:
    """Make such a hand a scenario."""
    return result(13 - losers_tricks)


@gap("RW-THM-SCORE-3", defect="RW-DEF-01", exactly=without_a_name, witness=narrow_win)
def kind_has_no_name(losers_tricks: LosersTricks) -> object:
    """With five, three, two or one trick of the losers the document has no name for the hand."""
    return printed_kind(losers_tricks)


@always("RW-THM-SCORE-4")
def at_most_four_is_no_way_out(losers_tricks: LosersTricks) -> bool:
    """If at most four tricks made a hand double, none would be double and triple at once, and five still nothing."""
    kinds = single_hand(losers_tricks) + (double_hand(losers_tricks) or losers_tricks < 4) + triple_hand(losers_tricks)
    return kinds == {0: 2, 5: 0}.get(losers_tricks, 1)


@always("RW-THM-SCORE-5")
def every_hand_has_one_kind(tricks: Tricks) -> bool:
    """Under the ruling six or five tricks of the losers make a single hand, four to one a double, and none a triple."""
    losers = min(tricks, 13 - tricks)
    kind = "triple" if losers == 0 else "double" if losers <= 4 else "single"
    said, _, _ = sheet(PRINTED, finished(tricks))
    return said == f"{kind}-{'even' if tricks >= 7 else 'odd'}"


@ambiguity("RW-THM-SCORE-6", defect="RW-DEF-02", readings=("slam", "triple"), exactly=lambda tricks: tricks == 13)
def premium_of_everything(reading: str, tricks: Tricks) -> object:
    """A premium of a triple hand beside that of the slam would matter when a side takes all, for both are the same."""
    assume(winning_side(tricks) == 0)
    return grand_slam(tricks) + (reading == "triple" and triple_hand(13 - tricks))


@ambiguity("RW-THM-SCORE-7", defect="RW-DEF-03", readings=("exactly", "at least"), exactly=lambda own: own == 13)
def small_slam_in_a_grand_slam(reading: str, own: Tricks) -> object:
    """Whether thirteen tricks are a small slam as well matters when a side takes all thirteen."""
    return small_slam(own) or (reading == "at least" and grand_slam(own))


@gap("RW-THM-SCORE-17", defect="RW-DEF-25", exactly=lambda tricks: tricks in (1, 2, 3, 4, 9, 10, 11, 12))
def premium_of_a_double_hand(tricks: Tricks) -> object:
    """What the players agree on for a double hand the document does not say."""
    if kind_of_hand(min(tricks, 13 - tricks)) != DOUBLE:
        return 0
    return PRINTED.outcome(PRINTED.settle(finished(tricks)))


@ambiguity(
    "RW-THM-SCORE-18",
    defect="RW-DEF-25",
    readings=(PRINTED, whist(double_premium="5")),
    exactly=lambda tricks: tricks in (1, 2, 3, 4, 9, 10, 11, 12),
    witness=lambda game, tricks: settled(game, finished(tricks)),
)
def agreed_premium(game: Game[Any], tricks: Tricks) -> object:
    """An agreement on double hands matters when the losers took four tricks, three, two or one."""
    return sheet(game, finished(tricks))


@always("RW-THM-SCORE-19")
def tricks_from_a_penalty_make_no_slam(tricks: Tricks) -> bool:
    """A side that comes to twelve or thirteen tricks only by a revoke of the others has no premium for a slam."""
    _, _, above = sheet(PRINTED, finished(13 - tricks, revoked("tricks")))
    own = {12: 10, 13: 20}.get(tricks, 0)
    winners = 5 if tricks + min(3, 13 - tricks) >= 7 else 0
    return above == (5 - winners, own + winners)


@possible("RW-THM-SCORE-20", witness=result)
def single_hand_is_reached(tricks: Tricks) -> bool:
    """A hand can be single."""
    return sheet(PRINTED, finished(tricks))[0] == "single-even"


@possible("RW-THM-SCORE-21", witness=result)
def double_hand_is_reached(tricks: Tricks) -> bool:
    """A hand can be double."""
    return sheet(PRINTED, finished(tricks))[0] == "double-odd"


@possible("RW-THM-SCORE-22", witness=result)
def triple_hand_is_reached(tricks: Tricks) -> bool:
    """A hand can be triple, and then brings the premium of the grand slam."""
    said, _, above = sheet(PRINTED, finished(tricks))
    return said == "triple-even" and above == (25, 0)


@possible("RW-THM-SCORE-23", witness=result)
def small_slam_is_reached(tricks: Tricks) -> bool:
    """A side can make a small slam."""
    return sheet(PRINTED, finished(tricks))[2] == (15, 0)
