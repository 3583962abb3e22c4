"""Running scenarios through the reference engine: verdict, and which clauses fired."""

import time
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from hoyle import corpus, register
from hoyle.tracing import tracing
from hoyle_verify.judge.annotations import stale_values
from hoyle_verify.judge.between import BETWEEN, judge_draw
from hoyle_verify.judge.counts import judge_count
from hoyle_verify.judge.judge import RUNNABLE, Answerer, Difference, judge
from hoyle_verify.judge.laws import broken_laws
from hoyle_verify.judge.names import known_names
from hoyle_verify.judge.problems import judge_problem
from hoyle_verify.judge.refusal import refusal_of
from hoyle_verify.judge.seen import judge_views
from hoyle_verify.scenario.corpus import load_all as load_scenarios
from hoyle_verify.scenario.model import Scenario
from hoyle_verify.serve.reference import answer
from hoyle_verify.solve.program import NeedsCompiler


class Run(NamedTuple):
    """What became of one scenario; ``not_run`` says why it was not run, if it could not be."""

    scenario: Scenario
    differences: tuple[Difference, ...]
    fired: frozenset[str]
    seconds: float
    not_run: str = ""

    @property
    def passed(self) -> bool:
        """Whether it was run and everything came out as expected."""
        return not self.differences and not self.not_run


def load_all(patterns: Sequence[str] = ()) -> list[Scenario]:
    """Load the scenarios of the corpus that the patterns mean, or all, with the names of the register checked.

    Raises ScenarioError with the problems of all files together, and NothingFound for a pattern without a file.
    """
    return load_scenarios(corpus.locate(), patterns, names=known_names())


def run(scenario: Scenario) -> Run:
    """Put one scenario to the reference engine.

    Besides its own expectations it must keep the laws at every position, and what it claims must have fired.
    """
    started = time.perf_counter()
    try:
        with tracing() as fired:
            differences = verdict(scenario, answer)
    except NeedsCompiler as reason:
        return Run(scenario, (), frozenset(), time.perf_counter() - started, not_run=str(reason))
    if differences and scenario.kind in ("replay", "count") and (refused := refusal_of(scenario)) is not None:
        # Play stops there, so whatever else differs follows from it.
        differences = [refused]
    else:
        differences.extend(_idle_claims(scenario, fired))
    if scenario.kind in RUNNABLE:
        differences.extend(broken_laws(scenario))
    if scenario.kind == "replay":
        differences.extend(stale_values(scenario))
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
        yield Difference(scenario.clauses_line, "the whole", "clauses", "each to fire", got)


def verdict(scenario: Scenario, ask: Answerer) -> list[Difference]:
    """Judge a scenario by its kind; one that nobody can run does not pass, a problem may raise NeedsCompiler."""
    if scenario.kind in RUNNABLE:
        return [*judge(scenario, ask, clauses=True), *judge_views(scenario, ask)]
    if scenario.kind == "draw":
        return list(judge_draw(scenario, ask))
    if scenario.kind in BETWEEN:
        return list(BETWEEN[scenario.kind](scenario))
    if scenario.kind == "problem":
        return list(judge_problem(scenario))
    return list(judge_count(scenario, ask))


def run_all(scenarios: Iterable[Scenario], progress: Callable[[], None] = lambda: None) -> list[Run]:
    """Put scenarios to the reference engine, reporting each as it is done."""
    runs = []
    for scenario in scenarios:
        runs.append(run(scenario))
        progress()
    return runs
