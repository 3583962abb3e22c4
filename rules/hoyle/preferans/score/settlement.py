"""What becomes of the whole sheet in the end."""

from hoyle.clause import values
from hoyle.preferans.score.prices import UNIT

Amounts = tuple[int, ...]
"""An amount for each seat at the table."""


@values("PV-RUL-30", unit=UNIT, standing="reported", defect="PV-DEF-30")
def balance(nets: Amounts, whists: tuple[Amounts, ...]) -> Amounts:
    """In the end whoever is behind the best in pool less hill owes each of the others a share, and whists are set off.

    A share is the difference divided by the number of players, without its fraction.
    """
    players = len(nets)
    best = max(nets)
    owed = tuple((best - net) // players for net in nets)
    return tuple(
        sum(owed) - players * owed[seat] + sum(whists[seat]) - sum(row[seat] for row in whists)
        for seat in range(players)
    )
