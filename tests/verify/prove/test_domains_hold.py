"""Whatever is asked of a clause while a scenario runs is in the domain that the clause declares."""

from typing import Any

import pytest

from hoyle.clause import Clause, Observer, observing
from hoyle.games import MODULES
from hoyle_verify.judge.run import load_all, run
from hoyle_verify.prove import values
from tests.verify.prove.arguments import annotations_of


class Watcher(Observer):
    """Notes every call of a clause outside its domain."""

    def __init__(self) -> None:
        self.outside: dict[str, Any] = {}

    def call(self, clause: Clause, arguments: tuple[Any, ...]) -> Any:
        # Amounts are given for as many seats as there are, which no annotation tells.
        if clause.id not in self.outside and clause.id != "PV-RUL-30":
            for annotation, argument in zip(annotations_of(clause), arguments, strict=False):
                if annotation is not None and not values.contains(annotation, argument):
                    self.outside[clause.id] = (argument, annotation)
        return super().call(clause, arguments)


@pytest.mark.parametrize("game", MODULES)
def test_scenarios_ask_clauses_within_their_domains(game: str) -> None:
    watcher = Watcher()
    with observing(watcher):
        for scenario in load_all([game]):
            if scenario.kind not in ("count", "problem"):
                run(scenario)

    assert {} == watcher.outside
