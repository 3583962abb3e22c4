"""What is written against the declarer: whists for tricks, the limited prize, and consolation."""

from hoyle.clause import values
from hoyle.preferans.score.prices import UNIT, Amount, Price
from hoyle.preferans.state import Tricks
from hoyle.preferans.tables import CONSOLATION, SEVEN_PRIZE, SIX_PRIZE


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


@values("PV-RUL-34c", unit=UNIT, standing="reported", defect="PV-DEF-34")
def consolation_of_ten(declarer_lacks: Tricks, _price: Price) -> Amount:
    """For every trick that a declarer lacks in a whisted deal all others write ten, whatever the contract."""
    return declarer_lacks * CONSOLATION


@values("PV-HALF-1", at="001:P11", unit=UNIT)
def limited_prize_on_six(price: Price) -> Amount:
    """The limited prize on a six is two whists."""
    return SIX_PRIZE * price


@values("PV-HALF-2", at="001:P11", unit=UNIT)
def limited_prize_on_seven(price: Price) -> Amount:
    """The limited prize on a seven is one whist."""
    return SEVEN_PRIZE * price
