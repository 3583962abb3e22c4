"""What the whisters answer for, and what one or two of them are fined for the tricks that are missing."""

from typing import Annotated

from hoyle.clause import cite, defines, part, values
from hoyle.domains import Range
from hoyle.preferans.score.prices import TRICKS, UNIT, Amount, Price
from hoyle.preferans.state import Tricks
from hoyle.preferans.tables import HIGH_OBLIGATION, SEVEN_OBLIGATION, SEVEN_QUOTA, SIX_OBLIGATION, SIX_QUOTA

Lacking = Annotated[int, Range(0, 4)]
FIRST, LAST = 1, 2
Speaker = Annotated[int, Range(FIRST, LAST)]
"""Which of two whisters said whist first, and which last."""

OWN_GAME, DECLARER_SHORT, WHISTER_SHORT, BOTH_SHORT = range(4)
Outcome = Annotated[int, Range(OWN_GAME, BOTH_SHORT)]


@values("PV-OBL-1", at="001:P3", unit=TRICKS, defect="PV-DEF-08")
def obligation_on_six() -> Tricks:
    """On a six the whisters must take four tricks."""
    return SIX_OBLIGATION


@values("PV-OBL-2", at="001:P4", unit=TRICKS, defect="PV-DEF-09")
def obligation_on_seven() -> Tricks:
    """On a seven the whisters must take two tricks or more."""
    return SEVEN_OBLIGATION


@values("PV-OBL-3", at="001:P5", unit=TRICKS)
def obligation_on_eight_and_nine() -> Tricks:
    """On an eight or a nine the whisters must take one trick or more."""
    return HIGH_OBLIGATION


@values("PV-RUL-14b", unit=TRICKS, standing="reported", defect="PV-DEF-14")
def obligation_on_ten() -> Tricks:
    """On a ten that is whisted the whisters must take a trick."""
    return HIGH_OBLIGATION


@values("PV-RUL-27", unit=TRICKS, standing="ruling", defect="PV-DEF-27")
def sole_whister_lacks(obligation: Tricks, own: Tricks, passers: Tricks) -> Tricks:
    """A sole whister answers for the whole obligation, and the passer's tricks count for him."""
    return max(0, obligation - own - passers)


@values("PV-RUL-9", unit=TRICKS, standing="ruling", defect="PV-DEF-09")
def pair_lacks(obligation: Tricks, own: Tricks, other: Tricks) -> Tricks:
    """Two whisters have together what both have taken, whoever took it."""
    return max(0, obligation - own - other)


@values("PV-RESP-2", at="001:P11", unit=TRICKS, defect="PV-DEF-08")
def each_lacks_on_six(own: Tricks, _other: Tricks, _spoke: Speaker) -> Lacking:
    """If two whist a six, only the one who is short is fined."""
    cite("PV-RESP-1")
    return max(0, SIX_QUOTA - own)


part(
    "PV-RESP-1",
    "If two whist a six, each answers for himself, as if for two tricks.",
    within="PV-RESP-2",
    at="001:P11",
    defect="PV-DEF-08",
)


@values("PV-RESP-3", at="001:P11", unit=TRICKS, defect="PV-DEF-09")
def each_lacks_on_seven(own: Tricks, _other: Tricks, _spoke: Speaker) -> Lacking:
    """If two whist a seven, two tricks are enough, and those who took none are fined."""
    return max(0, SEVEN_QUOTA - own)


@values("PV-RESP-4", at="001:P11", unit=TRICKS, defect="PV-DEF-21")
def last_lacks_on_eight_and_nine(own: Tricks, other: Tricks, spoke: Speaker) -> Lacking:
    """If two whist an eight or a nine and take nothing, only the one who said whist last is fined."""
    return 1 if spoke == LAST and own + other == 0 else 0


@values("PV-RUL-8", unit=TRICKS, standing="ruling", defect="PV-DEF-08")
def pair_must_be_short(lacking: Lacking, together: Tricks) -> Lacking:
    """Nobody is fined unless the whisters are short together; then each is fined for what he lacks himself."""
    return lacking if together > 0 else 0


@values("PV-RUL-8b", unit=TRICKS, standing="ruling", defect="PV-DEF-08")
def each_for_himself(lacking: Lacking, _together: Tricks) -> Lacking:
    """Each of two whisters is fined for what he lacks himself, even if they have enough together."""
    return lacking


@values("PV-RUL-8c", unit=TRICKS, standing="reported", defect="PV-DEF-08")
def no_more_than_the_pair(lacking: Lacking, together: Tricks) -> Lacking:
    """Each of two whisters is fined for what he lacks himself, but for no more than they lack together."""
    return min(lacking, together)


@values("PV-RUL-12", unit=TRICKS, standing="ruling", defect="PV-DEF-12")
def fined_beside_the_declarer(lacking: Lacking, _declarer_lacks: Tricks) -> Lacking:
    """A whister who is short is fined even if the declarer is short as well."""
    return lacking


@values("PV-RUL-12b", unit=TRICKS, standing="reported", defect="PV-DEF-12")
def forgiven_if_the_declarer_falls(lacking: Lacking, declarer_lacks: Tricks) -> Lacking:
    """No whister is fined if the declarer is short."""
    return lacking if declarer_lacks == 0 else 0


@values("PV-RUL-10", unit=UNIT, standing="ruling", defect="PV-DEF-10")
def whister_pays_in_full(price: Price) -> Price:
    """A whister pays for a missing trick as much as a declarer."""
    return price


@values("PV-RUL-10b", unit=UNIT, standing="reported", defect="PV-DEF-10")
def whister_pays_half(price: Price) -> Price:
    """A whister pays for a missing trick half as much as a declarer."""
    return price // 2


@values("PV-PEN-1", at="001:P7", unit=UNIT, defect="PV-DEF-10")
def whister_is_charged(lacking: Tricks, price: Price) -> Amount:
    """Whisters who fail their obligation are charged penalty points."""
    return lacking * price


@defines("PV-RES-2", at="001:P15", defect="PV-DEF-11")
def outcome_of_whist(declarer_lacks: Tricks, whister_lacks: Tricks) -> Outcome:
    """Between a declarer and a whister there are exactly three results."""
    if declarer_lacks > 0 and whister_lacks > 0:
        cite("PV-RUL-11")
        return BOTH_SHORT
    if declarer_lacks > 0:
        return DECLARER_SHORT
    if whister_lacks > 0:
        cite("PV-RES-5")
        return WHISTER_SHORT
    cite("PV-RES-3")
    return OWN_GAME


part(
    "PV-RES-3",
    "Own game is the result if declarer and whister have both met their obligations.",
    within="PV-RES-2",
    at="001:P16",
)


part("PV-RES-5", "The whister can be short by one trick or more.", within="PV-RES-2", at="001:P18")


part(
    "PV-RUL-11",
    "Where each of two whisters answers for himself alone, the declarer and a whister can both be short.",
    within="PV-RES-2",
    at="",
    standing="ruling",
    defect="PV-DEF-11",
)
