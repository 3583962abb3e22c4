"""What is written for a deal of Preferans: prices, the fall of a declarer or a whister, whists, and the settlement.

A price is that of one trick, in the unit of the column it is written into: pool and hill, or whists.
"""

from typing import Annotated

from hoyle.clause import cite, defines, part, values
from hoyle.domains import OneOf, Range
from hoyle.preferans.pack import MISERE, Level
from hoyle.preferans.state import Tricks
from hoyle.preferans.tables import (
    HIGH_OBLIGATION,
    LENINGRAD_POOL,
    LENINGRAD_STEP,
    SEVEN_OBLIGATION,
    SEVEN_PRIZE,
    SEVEN_QUOTA,
    SIX_OBLIGATION,
    SIX_PRIZE,
    SIX_QUOTA,
    STEP,
    TENS,
)

UNIT = "points"
TRICKS = "tricks"
GameLevel = Annotated[int, OneOf((6, 7, 8, 9, 10))]
Price = Annotated[int, Range(0, 200)]
Amount = Annotated[int, Range(0, 2000)]
Lacking = Annotated[int, Range(0, 4)]
FIRST, LAST = 1, 2
Speaker = Annotated[int, Range(FIRST, LAST)]
"""Which of two whisters said whist first, and which last."""

Amounts = tuple[int, ...]
"""An amount for each seat at the table."""

OWN_GAME, DECLARER_SHORT, WHISTER_SHORT, BOTH_SHORT = range(4)
Outcome = Annotated[int, Range(OWN_GAME, BOTH_SHORT)]


@defines("PV-RUL-15d", standing="ruling", defect="PV-DEF-15")
def priced_level(level: Level) -> GameLevel:
    """A misère has the price of a ten."""
    return 10 if level == MISERE else level


@values("PV-RUL-2", unit=UNIT, standing="ruling", defect="PV-DEF-02")
def price_of_level(level: GameLevel) -> Price:
    """Prices rise in equal steps: two for a six, then four, six, eight, and ten for a ten."""
    cite("PV-PRICE-1")
    return STEP * (level - 5)


part(
    "PV-PRICE-1",
    "A table gives for each contract the price of every whist, which a declarer who falls short faces.",
    within="PV-RUL-2",
    at="001:P7-P8",
    defect="PV-DEF-02",
)


@values("PV-RUL-2b", unit=UNIT, standing="reported", defect="PV-DEF-02")
def leningrad_price_of_level(level: GameLevel) -> Price:
    """On the hill and in whists the price is doubled: four for a six, up to twenty for a ten."""
    return LENINGRAD_STEP * (level - 5)


@values("PV-RUL-2c", unit=UNIT, standing="reported", defect="PV-DEF-02")
def pool_as_hill(pool: Amount) -> Amount:
    """A point in the pool is worth as much as one on the hill."""
    return pool


@values("PV-RUL-2d", unit=UNIT, standing="reported", defect="PV-DEF-02")
def pool_counts_double(pool: Amount) -> Amount:
    """Where hill and whists are doubled, a point in the pool is worth two on the hill."""
    return LENINGRAD_POOL * pool


@values("PV-RUL-31", unit=UNIT, standing="ruling", defect="PV-DEF-31")
def sheet_in_tens(price: Price) -> Price:
    """Pool and hill are counted in tens, so that a missing trick of a six costs twenty."""
    return TENS * price


@values("PV-RUL-31b", unit=UNIT, standing="reported", defect="PV-DEF-31")
def sheet_in_points(price: Price) -> Price:
    """Pool and hill are counted in points, so that a missing trick of a six costs two."""
    return price


@values("PV-RUL-31c", unit=UNIT, standing="ruling", defect="PV-DEF-31")
def worth_in_tens(points: int) -> int:
    """Pool and hill that are counted in tens are counted in whists already."""
    return points


@values("PV-RUL-31d", unit=UNIT, standing="reported", defect="PV-DEF-31")
def worth_in_points(points: int) -> int:
    """A point of the pool or the hill is worth ten whists."""
    return TENS * points


@values("PV-RUL-3", unit=UNIT, standing="ruling", defect="PV-DEF-03")
def whists_in_tens(price: Price) -> Price:
    """One table gives the price of a whist and that of a missing trick, both in tens."""
    return TENS * price


@values("PV-RUL-3b", unit=UNIT, standing="reported", defect="PV-DEF-03")
def whists_in_points(price: Price) -> Price:
    """A whist of a six brings two points, and so on up to ten, whatever pool and hill are counted in."""
    return price


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


@values("PV-RES-4", at="001:P17", unit=TRICKS, defect="PV-DEF-20")
def declarer_lacks(level: GameLevel, tricks: Tricks) -> Tricks:
    """The declarer can be short by one, two, three or more tricks."""
    if tricks > level:
        cite("PV-RUL-20")
    return max(0, level - tricks)


part(
    "PV-RUL-20",
    "Tricks above the contract bring the declarer nothing and cost him nothing.",
    within="PV-RES-4",
    at="",
    standing="ruling",
    defect="PV-DEF-20",
)


@values("PV-RUL-15e", unit=TRICKS, standing="ruling", defect="PV-DEF-15")
def misere_is_short_by(_level: Level, tricks: Tricks) -> Tricks:
    """Each trick taken in a misère counts as one that is missing."""
    return tricks


@values("PV-PEN-2", at="001:P7", unit=UNIT)
def declarer_is_charged(lacking: Tricks, price: Price) -> Amount:
    """A declarer who falls short is charged penalty points, the price for every missing trick."""
    return lacking * price


@values("PV-RUL-23", unit=UNIT, standing="ruling", defect="PV-DEF-23")
def contract_is_made(price: Price) -> Amount:
    """The declarer of a contract that is made writes its price into the pool."""
    return price


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


@values("PV-RUL-13", unit=UNIT, standing="ruling", defect="PV-DEF-13")
def sole_whister_writes(own: Tricks, passers: Tricks, price: Price) -> Amount:
    """A sole whister writes whists against the declarer for all tricks of the defence."""
    return (own + passers) * price


@values("PV-RUL-13b", unit=UNIT, standing="ruling", defect="PV-DEF-13")
def each_whister_writes(own: Tricks, price: Price) -> Amount:
    """Each of two whisters writes whists against the declarer for the tricks that he took himself."""
    return own * price


@values("PV-RUL-13c", unit=UNIT, standing="ruling", defect="PV-DEF-13")
def passer_gets_nothing(_whists: Amount, _declarer_lacks: Tricks) -> Amount:
    """A defender who passed writes nothing, and neither does the dealer who rests."""
    return 0


@values("PV-RUL-13d", unit=UNIT, standing="reported", defect="PV-DEF-13")
def passer_gets_half(whists: Amount, declarer_lacks: Tricks) -> Amount:
    """If the declarer is short, the sole whister leaves half of his whists to the passer."""
    return whists // 2 if declarer_lacks > 0 else 0


@values("PV-RUL-34", unit=UNIT, standing="ruling", defect="PV-DEF-34")
def no_consolation(_declarer_lacks: Tricks, _price: Price) -> Amount:
    """Nobody is consoled when a declarer falls short."""
    return 0


@values("PV-RUL-34b", unit=UNIT, standing="reported", defect="PV-DEF-34")
def consolation_for_each_trick(declarer_lacks: Tricks, price: Price) -> Amount:
    """For every trick that a declarer lacks in a whisted deal all others write a whist, a dealer who rests too."""
    return declarer_lacks * price


@values("PV-HALF-1", at="001:P11", unit=UNIT)
def limited_prize_on_six(price: Price) -> Amount:
    """The limited prize on a six is two whists."""
    return SIX_PRIZE * price


@values("PV-HALF-2", at="001:P11", unit=UNIT)
def limited_prize_on_seven(price: Price) -> Amount:
    """The limited prize on a seven is one whist."""
    return SEVEN_PRIZE * price


@values("PV-RUL-30", unit=UNIT, standing="reported", defect="PV-DEF-30")
def balance(nets: Amounts, whists: tuple[Amounts, ...]) -> Amounts:
    """In the end whoever is behind the best in pool less hill owes each other his share of it, and whists are set off.

    The share is the difference divided by the number of players, without its fraction.
    """
    players = len(nets)
    best = max(nets)
    owed = tuple((best - net) // players for net in nets)
    return tuple(
        sum(owed) - players * owed[seat] + sum(whists[seat]) - sum(row[seat] for row in whists)
        for seat in range(players)
    )
