"""What clauses are asked between the deal and the first card, where the positions are few enough to go through all."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, final

from hoyle.clause import Clause, Observer, observing
from hoyle_verify.prove.run import forget
from hoyle_verify.prove.space import Position, Space
from hoyle_verify.prove.theorem import GAMES
from hoyle_verify.prove.theorems.german_solo import table as german_solo
from hoyle_verify.prove.theorems.preferans import table as preferans
from hoyle_verify.prove.theorems.six_bid import table as six_bid
from hoyle_verify.prove.theorems.solo_whist import table as solo_whist

Arguments = tuple[Any, ...]

_AUCTIONS: Final[Mapping[str, tuple[Callable[[], Space[Position]], ...]]] = {
    "solo-whist": (solo_whist.all_auctions,),
    "six-bid": (six_bid.auctions, six_bid.auctions_of_four),
    "german-solo": (german_solo.auctions, german_solo.all_auctions),
    "preferans": (preferans.declarations, preferans.all_declarations),
}


def asked_in_auctions(clause_id: str, of_game: str) -> frozenset[Arguments]:
    """Give all arguments with which a clause is asked in some auction of the game that another clause belongs to."""
    return _asked(GAMES.get(of_game.partition("-")[0], "")).get(clause_id, frozenset())


@cache
def _asked(game: str) -> Mapping[str, frozenset[Arguments]]:
    listener = _Listener()
    forget()
    with observing(listener):
        for auctions in _AUCTIONS.get(game, ()):
            for position in auctions():
                position.game.facts(position.state)
    return {clause_id: frozenset(asked) for clause_id, asked in listener.asked.items()}


@final
class _Listener(Observer):
    """Notes with which arguments each clause is asked."""

    def __init__(self) -> None:
        self.asked: Final[dict[str, set[Arguments]]] = {}

    def call(self, clause: Clause, arguments: Arguments) -> Any:
        self.asked.setdefault(clause.id, set()).add(arguments)
        return super().call(clause, arguments)
