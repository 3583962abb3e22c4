"""The five games with their random deals, for laws that hold in all of them."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from hypothesis import strategies as st

from hoyle import games
from hoyle.game import Engine
from tests.rules.german_solo import support as german_solo
from tests.rules.playout import Playout
from tests.rules.preferans import support as preferans
from tests.rules.russian_whist import support as russian_whist
from tests.rules.six_bid import support as six_bid
from tests.rules.solo_whist import support as solo_whist

_PLAYOUTS: Final[dict[str, Callable[[], st.SearchStrategy[Playout]]]] = {
    "solo-whist": solo_whist.playouts,
    "preferans": preferans.playouts,
    "german-solo": german_solo.playouts,
    "russian-whist": russian_whist.playouts,
    "six-bid": six_bid.playouts,
}


class Kit(NamedTuple):
    """A game and its random deals, under any rules and at any table."""

    engine: Engine[Any]
    playouts: st.SearchStrategy[Playout]


KITS: Final = {engine.id: Kit(engine, _PLAYOUTS[engine.id]()) for engine in games.load()}
