"""Every way for a hand of Russian Whist to end, and everything that is written, reached by playing it."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from hoyle.cards import PACK_52, RANKS, cards_of, set_of
from hoyle.decision import Action
from hoyle.russian_whist.observe import RESULTS
from hoyle.russian_whist.state import Play
from hoyle_verify.prove.reaching import Deals, distinct, ends_with, enter, high, mixed, payments
from hoyle_verify.prove.space import Start, space
from hoyle_verify.prove.theorems.russian_whist.table import EVERY_GAME, NEUTRAL, by_side

TOP: Final = by_side(set_of(card for card in cards_of(PACK_52) if (card & 15) + (card >> 4 & 1) > RANKS.index("8")))
"""A deal in which one pair has the highest cards of every suit."""

TRUMPS: Final = {
    "players": 4,
    "dealer": 0,
    "hands": [[rank + suit for rank in RANKS] for suit in "SHDC"],
    "turn_up": "2S",
}
"""A deal in which the dealer holds all trumps."""

_EVEN, _ODD = 0b0101, 0b1010


def _mixed(seed: int, state: Any, actions: Sequence[Action]) -> Action:
    return mixed(seed, state, actions) if isinstance(state, Play) else actions[0]


@space
def hands() -> Deals:
    """Hands under every option, of even cards and of uneven ones, played high, low and in between."""
    ways = (partial(high, _EVEN), partial(high, _ODD), *(partial(_mixed, seed) for seed in range(3, 11)))
    starts = [Start(game, deal) for game in distinct(EVERY_GAME) for deal in (NEUTRAL, TOP, TRUMPS)]
    return Deals(starts, ways, lambda _: 0)


HANDS: Final = {
    "A hand can be {} and won by the {} places.".format(*result.split("-", 1)): ends_with(result) for result in RESULTS
}
ELSEWHERE: Final = {
    "RW-SCORE-9": "It is written at the end of a rubber.",
    "RW-SET-1": "It is written at the end of a rubber.",
    "RW-RUL-27": "It is paid at the end of a rubber.",
}

REACHED: Final = (
    *enter("RW-THM-REACH", 1, HANDS, hands),
    *enter("RW-THM-REACH", 21, payments("RW-", ELSEWHERE), hands),
)
