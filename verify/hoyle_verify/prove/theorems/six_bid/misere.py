"""What a misère of Six-Bid Solo must avoid, and what of it was misprinted."""

from typing import Annotated, Any

from hoyle.cards import HEARTS, NO_SUIT, Suit
from hoyle.domains import OneOf
from hoyle.game import Game
from hoyle.six_bid.pack import MISERE, SPREAD_MISERE
from hoyle.six_bid.play import trumps_of_misere
from hoyle.six_bid.score import (
    guarantee_solo_is_made,
    misere_as_printed_is_made,
    misere_takes_no_points,
    widow_hurts_the_misere,
)
from hoyle.six_bid.state import CardPoints, Tricks, WidowPoints
from hoyle_verify.prove.theorem import always, ambiguity, assume, contradiction, gap
from hoyle_verify.prove.theorems.six_bid.table import (
    PRINTED,
    everywhere,
    paid,
    result,
    six_bid,
)
from hoyle_verify.prove.witness import Witness

Misere = Annotated[int, OneOf((MISERE, SPREAD_MISERE))]


@contradiction("SB-THM-SCORE-6", defect="SB-DEF-01")
def misere_as_printed(points: CardPoints, trump: Suit) -> dict[str, bool]:
    """A misère has no trumps, and as printed it could only be made with trumps."""
    return {
        "SB-MIS-1": trump == trumps_of_misere(),
        "SB-MIS-2b": misere_as_printed_is_made(points, 0, trump),
    }


@always("SB-THM-SCORE-7")
def paragraph_makes_sense_of_the_guarantee_solo(points: CardPoints, trump: Suit) -> bool:
    """As a rule of the guarantee solo the same minimum can be reached in any suit, in hearts with six points less."""
    assume(trump != NO_SUIT)
    return guarantee_solo_is_made(points, 0, trump) == (points >= (74 if trump == HEARTS else 80))


def misere_without_points(bid: int, points: int) -> tuple[str, tuple[int, ...]]:
    """Give what a misère brings that must avoid the cards that count."""
    price = 30 if bid == MISERE else 60
    return ("made", (-price, 2 * price, -price)) if points == 0 else ("failed", (price, -2 * price, price))


@gap(
    "SB-THM-SCORE-8",
    defect="SB-DEF-02",
    exactly=everywhere,
    ruled=misere_without_points,
)
def what_a_misere_must_avoid(bid: Misere, points: CardPoints) -> object:
    """What the Bidder of a misère undertakes is lost."""
    return paid(PRINTED, bid, points)


def empty_trick(_bid: Misere, points: CardPoints, tricks: Tricks) -> bool:
    """Describe a Bidder who has taken tricks, and in them no card that counts."""
    return points == 0 and tricks > 0


def misere_result(game: Game[Any], bid: int, points: int, tricks: int) -> Witness:
    """Make the end of a misère a scenario."""
    return result(game, bid, points, tricks)


@ambiguity(
    "SB-THM-SCORE-9",
    defect="SB-DEF-02",
    readings=(PRINTED, six_bid(misere="no_tricks")),
    exactly=empty_trick,
    witness=misere_result,
)
def points_or_tricks(game: Game[Any], bid: Misere, points: CardPoints, tricks: Tricks) -> object:
    """Whether a misère avoids tricks or points matters when its Bidder takes a trick that counts nothing."""
    assume(points == 0 or tricks > 0)
    return paid(game, bid, points, tricks)


@contradiction("SB-THM-SCORE-10", defect="SB-DEF-03")
def widow_defeats_the_misere(widow: WidowPoints, counted: CardPoints) -> dict[str, bool]:
    """If the widow counted in a misère, a Bidder who has taken nothing could not have made it."""
    assume(widow > 0)
    return {
        "SB-RUL-2": misere_takes_no_points(counted, 0, NO_SUIT),
        "SB-MIS-3b": counted == widow_hurts_the_misere(0, widow),
    }
