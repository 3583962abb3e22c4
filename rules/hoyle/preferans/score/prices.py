"""What a contract costs: the price of one trick in each column of the sheet, and what the columns are worth.

A price is in the unit of the column it is written into: pool and hill, or whists.
"""

from typing import Annotated

from hoyle.clause import cite, defines, part, values
from hoyle.domains import OneOf, Range
from hoyle.preferans.pack import MISERE, Level
from hoyle.preferans.tables import LENINGRAD_POOL, LENINGRAD_STEP, STEP, TENS

UNIT = "points"
TRICKS = "tricks"
GameLevel = Annotated[int, OneOf((6, 7, 8, 9, 10))]
Price = Annotated[int, Range(0, 200)]
Amount = Annotated[int, Range(0, 2000)]
SheetPoints = Annotated[int, Range(-1_000_000, 1_000_000)]
"""Pool less hill, which can be negative, or a difference of two."""


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
def worth_in_tens(points: SheetPoints) -> SheetPoints:
    """Pool and hill that are counted in tens are counted in whists already."""
    return points


@values("PV-RUL-31d", unit=UNIT, standing="reported", defect="PV-DEF-31")
def worth_in_points(points: SheetPoints) -> SheetPoints:
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
