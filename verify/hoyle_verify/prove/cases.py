"""The cases of a theorem, and one of them in words and as scenarios."""

import math
from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from hoyle.game import Game
from hoyle_verify.prove import values
from hoyle_verify.prove.reaching import Deals
from hoyle_verify.prove.space import Positions, Readings, Space
from hoyle_verify.prove.theorem import Theorem
from hoyle_verify.prove.witness import Witness, played

Case = tuple[Any, ...]


class Cases:
    """All arguments on which a theorem is to be tried: values of annotations, states of a space, or both.

    A first parameter that is annotated as a space gets the space itself, as a single case.
    """

    def __init__(self, theorem: Theorem) -> None:
        self.theorem: Final = theorem
        self.space: Final = theorem.over() if theorem.over is not None else None
        hints = values.parameters(theorem.claim)
        if theorem.kind == "ambiguity":
            del hints[next(iter(hints))]
        self.names: Final = tuple(hints)
        self.whole = False
        if self.space is not None:
            first = hints.pop(self.names[0])
            origin = getattr(first, "__origin__", first)
            self.whole = isinstance(origin, type) and issubclass(origin, Space)
        self.annotations: Final = tuple(hints.values())

    def __len__(self) -> int:
        return self.count

    @property
    def count(self) -> int:
        """How many cases there are; for a whole space, how many states it has."""
        states = len(self.space) if self.space is not None else 1
        return states * math.prod(map(values.size, self.annotations))

    def __iter__(self) -> Iterator[Case]:
        lists = map(values.each, self.annotations)
        if self.space is None:
            return product(*lists) if len(self.annotations) != 1 else zip(*lists, strict=True)
        states = [self.space] if self.whole else self.space
        return product(states, *lists)

    def show(self, case: Case) -> str:
        """Write a case for people."""
        parts = []
        annotations = list(self.annotations)
        rest = case
        if self.space is not None:
            state, *rest_of_case = case
            rest = tuple(rest_of_case)
            if not self.whole:
                words = self.space.way(state)[1]
                parts.append(f"after {', '.join(words)}" if words else "at the start")
        names = self.names[len(self.names) - len(annotations) :]
        for name, annotation, value in zip(names, annotations, rest, strict=True):
            parts.append(f"{name} {values.show(name, annotation, value)}")
        return "; ".join(parts)

    def witnesses(self, case: Case) -> tuple[Witness, ...]:
        """Make a case scenarios: one for each reading that is a game, or else one; none where nothing says how."""
        readings = self.theorem.readings
        if self.theorem.witness is not None:
            if self.theorem.kind == "ambiguity":
                return tuple(self.theorem.witness(reading, *case) for reading in readings)
            return (self.theorem.witness(*case),)
        if self.whole:
            return ()
        if isinstance(self.space, Readings):
            words = self.space.way(case[0])[1]
            return tuple(played(game, self.space.setup, words) for game, _ in case[0].positions)
        if not isinstance(self.space, Positions | Deals):
            return ()
        found = self.space.witness(case[0])
        games = [reading for reading in readings if isinstance(reading, Game)]
        return tuple(played(game, found.setup, found.actions) for game in games) or (found,)
