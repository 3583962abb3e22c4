"""Readings of Preferans by which other numbers are written: on other scales, and on a ten that is whisted."""

from typing import Annotated

from hoyle.domains import Range
from hoyle.preferans.auction import everybody_passed
from hoyle.preferans.score.fines import obligation_on_ten
from hoyle.preferans.score.prices import pool_as_hill, pool_counts_double, worth_in_points, worth_in_tens
from hoyle.preferans.state import PlaceOrNobody
from hoyle.seats import NOBODY
from hoyle_verify.prove.theorem import always

Written = Annotated[int, Range(0, 1000)]
Net = Annotated[int, Range(-1000, 1000)]


@always("PV-THM-SCALE-1")
def pool_against_hill(pool: Written) -> bool:
    """A point in the pool is worth one on the hill, or two where hill and whists are doubled."""
    return (pool_as_hill(pool), pool_counts_double(pool)) == (pool, 2 * pool)


@always("PV-THM-SCALE-2")
def points_against_whists(net: Net) -> bool:
    """A sheet kept in tens is in whists already, and a point of one kept in points is worth ten."""
    return (worth_in_tens(net), worth_in_points(net)) == (net, 10 * net)


@always("PV-THM-SCALE-3")
def all_pass_or_a_ten(declarer: PlaceOrNobody) -> bool:
    """Without a declarer everybody has passed; a ten that is whisted asks one trick of the whisters."""
    return everybody_passed(declarer) == (declarer == NOBODY) and obligation_on_ten() == 1
