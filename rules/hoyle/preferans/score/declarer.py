"""What a declarer writes for a deal: the price of his contract, or what he is charged for the tricks he lacks."""

from hoyle.clause import cite, part, values
from hoyle.preferans.pack import Level
from hoyle.preferans.score.prices import TRICKS, UNIT, Amount, GameLevel, Price
from hoyle.preferans.state import Tricks


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
