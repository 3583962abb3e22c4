"""Arguments for every clause: drawn by chance from the declared domains, and taken from play."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Annotated, Any, Final

import hoyle
from hoyle import games
from hoyle.clause import Clause, Observer, observing
from hoyle.domains import Range, Times
from hoyle.german_solo.state import Plan as GermanPlan
from hoyle.german_solo.state import Play as GermanPlay
from hoyle.preferans.state import Play as PreferansPlay
from hoyle.russian_whist.state import Aside as RussianAside
from hoyle.russian_whist.state import Play as RussianPlay
from hoyle.six_bid.state import Plan as SixBidPlan
from hoyle.six_bid.state import Play as SixBidPlay
from hoyle.solo_whist.state import Play as SoloPlay
from hoyle_verify.judge.run import load_all, run
from hoyle_verify.prove import values
from hoyle_verify.prove.sampling import draw

_Amounts3 = Annotated[tuple[int, ...], Times(3, Range(-2000, 2000))]
_Whists3 = Annotated[tuple[int, ...], Times(3, Range(0, 2000))]

DECLARED_ELSEWHERE: Final[Mapping[str, tuple[Any, ...]]] = {
    # The clause says "whatever holds cards"; these are the states in which somebody plays one.
    "SYS-HELD": (
        SoloPlay | SixBidPlay | SixBidPlan | RussianPlay | RussianAside | PreferansPlay | GermanPlay | GermanPlan,
        None,
    ),
    # Amounts are given for any number of seats; three stand for all.
    "PV-RUL-30": (_Amounts3, tuple[_Whists3, _Whists3, _Whists3]),
}
"""Annotations for the parameters of clauses whose own leave open how many values or which states are meant."""

_SHAPES: Final = 3
"""Tuples of any length are tried in this many, the shortest, for a longer one only repeats what a shorter one shows."""


def annotations_of(clause: Clause) -> tuple[Any, ...]:
    """Give the annotation of each parameter of a clause."""
    assert clause.function is not None

    declared = tuple(values.parameters(clause.function).values())
    instead = DECLARED_ELSEWHERE.get(clause.id, (None,) * len(declared))
    return tuple(other or own for own, other in zip(declared, instead, strict=True))


def shapes_of(clause: Clause) -> list[tuple[Any, ...]]:
    """Give the shapes of a clause's arguments, without tuples longer than needed."""
    choices = [values.alternatives(annotation) for annotation in annotations_of(clause)]
    count = max((len(choice) for choice in choices), default=1)
    return [tuple(choice[min(place, len(choice) - 1)] for choice in choices) for place in range(min(count, _SHAPES))]


def drawn(shape: tuple[Any, ...], rng: Random) -> Iterator[tuple[Any, ...]]:
    """Draw arguments of a shape without end."""
    while True:
        yield tuple(draw(annotation, rng) for annotation in shape)


class _Collector(Observer):
    def __init__(self, most: int) -> None:
        self.found: dict[str, dict[tuple[Any, ...], None]] = {}
        self._most = most

    def call(self, clause: Clause, arguments: tuple[Any, ...]) -> Any:
        found = self.found.setdefault(clause.id, {})
        if len(found) < self._most:
            found[arguments] = None
        return super().call(clause, arguments)


def played(game: str, most: int) -> dict[str, list[tuple[Any, ...]]]:
    """Collect up to ``most`` arguments with which each clause of a game is asked while its scenarios run."""
    collector = _Collector(most)
    with observing(collector):
        for scenario in load_all([game]):
            if scenario.kind not in ("count", "problem"):
                run(scenario)
    return {clause_id: list(found) for clause_id, found in collector.found.items()}


def every_clause(prefix: str) -> list[Clause]:
    """Give the clauses with a function whose ids begin so."""
    games.load()
    return [
        clause
        for clause in hoyle.register.clauses().values()
        if clause.function is not None and clause.id.startswith(prefix)
    ]
