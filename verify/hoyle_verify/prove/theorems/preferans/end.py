"""What becomes of the sheet of Preferans in the end."""

from typing import Annotated

from hoyle.domains import OneOf, Range
from hoyle.preferans.score.settlement import balance
from hoyle_verify.prove.theorem import always, gap
from hoyle_verify.prove.theorems.preferans.table import (
    everywhere,
)

Net = Annotated[int, Range(-15, 15)]


@always("PV-THM-SCORE-16")
def settlement_is_zero_sum(first: Net, second: Net, third: Net, whists: Annotated[int, OneOf((0, 7))]) -> bool:
    """In the end what some receive the others pay: of what one is behind the best, a third goes to each of the two."""
    paid = balance((first, second, third), ((0, 0, 0), (whists, 0, 0), (0, 0, 0)))
    best = max(first, second, third)
    owed = [(best - net) // 3 for net in (first, second, third)]
    expected = [sum(owed) - 3 * own for own in owed]
    return sum(paid) == 0 and paid == (expected[0] - whists, expected[1] + whists, expected[2])


def _share_of(nets: tuple[int, ...], seat: int) -> int:
    """Give what one of three players gets when each pays every other a third of what he is behind the best."""
    behind = [(max(nets) - net) // 3 for net in nets]
    return sum(behind) - 3 * behind[seat]


@gap(
    "PV-THM-SCORE-17",
    defect="PV-DEF-30",
    exactly=everywhere,
    ruled=lambda first, second: tuple(_share_of((first, second, 0), seat) for seat in range(3)),
)
def what_becomes_of_the_sheet(first: Net, second: Net) -> object:
    """How pool, hill and whists come together in the end the document does not say."""
    return balance((first, second, 0), ((0, 0, 0), (0, 0, 0), (0, 0, 0)))
