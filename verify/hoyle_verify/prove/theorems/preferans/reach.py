"""Every way for a deal of Preferans to end, and everything that is written, reached by declaring and playing it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from hoyle.decision import Action
from hoyle.game import Game
from hoyle.preferans.observe import RESULTS
from hoyle.preferans.pack import MISERE
from hoyle.preferans.state import Play
from hoyle_verify.prove.reaching import Deals, Dealt, contracts, distinct, enter, high, payments
from hoyle_verify.prove.space import Start, space
from hoyle_verify.prove.theorems.preferans.table import EVERY_GAME, PRINTED, contract

HANDS: Final = (
    "AS KS QS JS TS 9S 8S 7S AC AD".split(),
    "7C 8C 9C 7D 8D 9D 7H 8H 9H TH".split(),
    "TC JC QC KC TD JD QD KD JH QH".split(),
)
"""First hand has all trumps, and the next player the lowest cards."""

NAMES: Final = {MISERE: "a misère", 6: "a six", 7: "a seven", 8: "an eight", 9: "a nine", 10: "a ten"}


def _starts(game: Game[Any], players: int) -> Iterator[Start]:
    table = {"players": players, "dealer": players - 1, "hands": [*HANDS, *([[]] if players > 3 else [])]}
    yield Start(game, table)
    for level in NAMES:
        for declarer in range(2):
            yield Start(game, {**table, "contract": {**contract(level), "declarer": declarer}})


def _high(state: Play, actions: Sequence[Action]) -> Action:
    return high(1 << state.declarer, state, actions)


def _low(state: Play, actions: Sequence[Action]) -> Action:
    return high(~(1 << state.declarer), state, actions)


def _contract(state: Any) -> tuple[Any, ...] | None:
    return (state.deal.table, state.level, state.declarer, state.said) if isinstance(state, Play) else None


@space
def deals() -> Deals:
    """Deals as printed of three and four players, whisted in every way and played high or low."""
    return Deals([*_starts(PRINTED, 3), *_starts(PRINTED, 4)], (_high, _low), _contract)


@space
def deals_by_option() -> Deals:
    """Deals under every option, whisted in every way and played low."""
    return Deals([start for game in distinct(EVERY_GAME) for start in _starts(game, 3)], (_high,), _contract)


def _declarer(level: int, result: str) -> Callable[[Dealt], bool]:
    def holds(dealt: Dealt) -> bool:
        outcome = dealt.game.outcome(dealt.state)
        return outcome is not None and outcome.result == result and dealt.state.deal.level == level

    return holds


def _somebody(result: str) -> Callable[[Dealt], bool]:
    def holds(dealt: Dealt) -> bool:
        results = dealt.game.facts(dealt.state)["result"]
        return results is not None and result in results

    return holds


CONTRACTS: Final = contracts(NAMES, _declarer)
PLAYERS: Final = {f"A deal can end with `{result}` as the result of a player.": _somebody(result) for result in RESULTS}
ELSEWHERE: Final = dict.fromkeys(
    ("PV-RUL-2c", "PV-RUL-2d", "PV-RUL-31c", "PV-RUL-31d", "PV-RUL-30"), "It is asked when a sheet is settled."
)

REACHED: Final = (
    *enter("PV-THM-REACH", 1, CONTRACTS, deals),
    *enter("PV-THM-REACH", 21, PLAYERS, deals),
    *enter("PV-THM-REACH", 41, payments("PV-", ELSEWHERE), deals_by_option),
)
