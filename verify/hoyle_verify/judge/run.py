"""Running scenarios through the reference engine: verdict, and which clauses fired."""

import time
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from hoyle import corpus, register
from hoyle.tracing import tracing
from hoyle_verify.judge.between import BETWEEN, judge_draw
from hoyle_verify.judge.judge import RUNNABLE, Answerer, Difference, judge
from hoyle_verify.judge.laws import broken_laws
from hoyle_verify.judge.names import known_names
from hoyle_verify.judge.refusal import refusal_of
from hoyle_verify.scenario.find import find
from hoyle_verify.scenario.load import load
from hoyle_verify.scenario.model import Scenario
from hoyle_verify.scenario.problems import Problem, ScenarioError
from hoyle_verify.serve.reference import answer


class Run(NamedTuple):
    """What became of one scenario; it passes if nothing differs."""

    scenario: Scenario
    differences: tuple[Difference, ...]
    fired: frozenset[str]
    seconds: float

    @property
    def passed(self) -> bool:
        """Whether everything came out as expected."""
        return not self.differences


def load_all(patterns: Sequence[str] = ()) -> list[Scenario]:
    """Load the scenarios that the patterns mean, or all.

    Raises ScenarioError with the problems of all files together, and NothingFound for a pattern without a file.
    """
    root = corpus.locate()
    loaded: list[Scenario] = []
    problems: list[Problem] = []
    for path in find(root, patterns):
        try:
            loaded.append(load(path, root=_root_of(path, root), names=known_names()))
        except ScenarioError as error:
            problems.extend(error.problems)
    if problems:
        raise ScenarioError(problems)
    return loaded


def _root_of(path: Path, root: Path) -> Path | None:
    """A file outside the corpus is a case of somebody's own: the loader finds its root, if it has one."""
    return root if path.resolve().is_relative_to(root) else None


def run(scenario: Scenario) -> Run:
    """Put one scenario to the reference engine.

    Besides its own expectations it must keep the laws at every position, and what it claims must have fired.
    """
    started = time.perf_counter()
    with tracing() as fired:
        differences = verdict(scenario, answer)
    if differences and scenario.kind == "replay" and (refused := refusal_of(scenario)) is not None:
        # Play stops there, so whatever else differs follows from it.
        differences = [refused]
    else:
        differences.extend(_idle_claims(scenario, fired))
    if scenario.kind in RUNNABLE:
        differences.extend(broken_laws(scenario))
    return Run(scenario, tuple(differences), frozenset(fired), time.perf_counter() - started)


def _idle_claims(scenario: Scenario, fired: Collection[str]) -> Iterator[Difference]:
    """Give the clauses that a scenario claims although they neither fired nor refuse anything in it."""
    refusing = {reject.clause for reject in scenario.reject}
    for claimed in scenario.clauses:
        if claimed in fired or claimed in refusing:
            continue
        clause = register.clauses().get(claimed)
        is_note = clause is not None and clause.kind == "note"
        got = f"{claimed} is a note, which nothing executes" if is_note else f"{claimed} did not"
        yield Difference(1, "the whole", "clauses", "each to fire", got)


def verdict(scenario: Scenario, ask: Answerer) -> list[Difference]:
    """Judge a scenario by its kind; one that nobody can run does not pass."""
    if scenario.kind in RUNNABLE:
        return judge(scenario, ask, clauses=True)
    if scenario.kind == "draw":
        return list(judge_draw(scenario, ask))
    if scenario.kind in BETWEEN:
        return list(BETWEEN[scenario.kind](scenario))
    return [Difference(1, "the whole", "kind", "a kind that can be run", f"{scenario.kind}, which nothing runs yet")]


def run_all(scenarios: Iterable[Scenario], progress: Callable[[], None] = lambda: None) -> list[Run]:
    """Put scenarios to the reference engine, reporting each as it is done."""
    runs = []
    for scenario in scenarios:
        runs.append(run(scenario))
        progress()
    return runs
