"""The strategy by which Hypothesis draws deals."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from hypothesis import strategies as st

from hoyle_verify.fuzz.case import Rules
from hoyle_verify.fuzz.chance import Chance
from hoyle_verify.fuzz.finished import draw_finished
from hoyle_verify.fuzz.lots import draw_lots
from hoyle_verify.fuzz.reference import Played
from hoyle_verify.fuzz.scope import Scope
from hoyle_verify.fuzz.walk import LONGEST, draw_played, draw_probe

_SETTLED: Final = "settled"
_STREAM: Final = st.binary(min_size=LONGEST, max_size=LONGEST)

_SEEN: Final = 3
_LOTS: Final = 3
"""With one deal of so many the views are asked, and with one in so many a draw, where the program claims them."""

_RULES: Final = 3
"""One deal in so many is played under other rules than those as printed, where the program claims some."""


class Drawn(NamedTuple):
    """A deal that the reference has played, the same up to an action that it refuses, and up to where it is seen.

    ``lots`` is a draw for the first deal.
    """

    played: Played
    probe: Played | None = None
    seen: Played | None = None
    lots: Played | None = None

    def __repr__(self) -> str:
        """Name the deal without its states, which Hypothesis would write down for every difference."""
        return repr(self.played.case)


@lru_cache(maxsize=128)
def _number_below(bound: int) -> st.SearchStrategy[int]:
    return st.integers(0, bound - 1)


@lru_cache(maxsize=8)
def _order_of(items: tuple[int, ...]) -> st.SearchStrategy[list[int]]:
    return st.permutations(items)


@st.composite
def deals(draw: Callable[[st.SearchStrategy[object]], object], scope: Scope) -> Drawn | None:
    """Draw a deal of a game within what a program claims; None if what was drawn cannot be."""
    chance = _chance(draw)
    rules = _draw_rules(scope, chance)
    if not scope.settles and not scope.openings:
        lots = draw_lots(rules, chance)
        return None if lots is None else Drawn(lots)
    ways = (*((_SETTLED,) if scope.settles else ()), *scope.openings)
    way = chance.one_of(ways)
    if way == _SETTLED:
        played = draw_finished(rules, chance)
        return None if played is None else Drawn(played)
    stream = draw(_STREAM)
    assert isinstance(stream, bytes)

    played = draw_played(rules, way, chance, stream, scope.has)
    if played is None:
        return None
    probe = draw_probe(played, chance)
    lot = _by_lot(played)
    seen = _seen(played, lot) if scope.views and lot.now_and_then(_SEEN) else None
    lots = draw_lots(rules, lot) if scope.draws and lot.now_and_then(_LOTS) else None
    return Drawn(played, probe, seen, lots)


def _by_lot(played: Played) -> Chance:
    """Give a chance that hangs on the deal alone and takes nothing more from Hypothesis."""
    rng = Random(repr(played.case))  # noqa: S311  # no secret is made with it
    return Chance(rng.randrange, lambda items: rng.sample(items, len(items)))


def _seen(played: Played, chance: Chance) -> Played:
    """Choose the position at which everybody says what he sees."""
    position = chance.below(len(played.states))
    case = played.case._replace(actions=played.case.actions[:position], looks=True)
    return Played(case, played.states[: position + 1])


def _chance(draw: Callable[[st.SearchStrategy[object]], object]) -> Chance:
    def below(bound: int) -> int:
        number = draw(_number_below(bound)) if bound > 1 else 0
        assert isinstance(number, int)

        return number

    def order(items: Sequence[int]) -> list[int]:
        ordered = draw(_order_of(tuple(items)))
        assert isinstance(ordered, list)

        return ordered

    return Chance(below, order)


def _draw_rules(scope: Scope, chance: Chance) -> Rules:
    """Draw a ruleset, and at most one option that is set over it; those that are fixed are always set."""
    if not chance.now_and_then(_RULES):
        return Rules(scope.game, scope.rulesets[0], scope.fixed)
    ruleset = chance.one_of(scope.rulesets)
    options = [(key, value) for key, values in scope.options.items() for value in values]
    chosen = (chance.one_of(options),) if options else ()
    return Rules(scope.game, ruleset, (*scope.fixed, *chosen))
