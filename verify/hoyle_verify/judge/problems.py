"""Judging problems: the answer that a scenario gives against the one that the solver finds."""

from collections.abc import Iterator

from msgspec import UNSET

from hoyle.cards import format_card
from hoyle_verify.judge.judge import Difference
from hoyle_verify.scenario.model import Answer, Scenario, Verdict
from hoyle_verify.solve.problems import solve_problem
from hoyle_verify.solve.results import Solution


def judge_problem(scenario: Scenario) -> Iterator[Difference]:
    """Compare verdict, tricks and the values of first cards; NeedsCompiler where that needs what is not installed."""
    assert isinstance(scenario.answer, Answer)

    solution, answer = solve_problem(scenario), scenario.answer
    if answer.verdict is not UNSET and answer.verdict != (got := _verdict(solution, solution.value)):
        yield Difference(1, "the start", "verdict", answer.verdict, got)
    if answer.tricks is not UNSET and not _agrees(solution, answer.tricks, solution.value):
        yield Difference(1, "the start", "tricks", str(answer.tricks), _number(solution, solution.value))
    by_token = {f"play:{format_card(card)}": value for card, value in solution.moves.items()}
    for token, expected in answer.moves.items() if answer.moves is not UNSET else ():
        if token not in by_token:
            yield Difference(1, "the start", token, "a card that can be played", "it cannot")
        elif isinstance(expected, str):
            if expected != (got := _verdict(solution, by_token[token])):
                yield Difference(1, "the start", token, expected, got)
        elif not isinstance(expected, int) or not _agrees(solution, expected, by_token[token]):
            yield Difference(1, "the start", token, str(expected), _number(solution, by_token[token]))


def _verdict(solution: Solution, value: int) -> Verdict:
    everything = solution.position.tricks_left
    return "made" if solution.goal.is_made(value, everything) else "defeated"


def _agrees(solution: Solution, expected: int, value: int) -> bool:
    """Compare numbers of tricks; of a misère the search tells only whether there are any."""
    return (expected > 0) == (value > 0) if solution.goal.kind == "misere" else expected == value


def _number(solution: Solution, value: int) -> str:
    return "one or more" if solution.goal.kind == "misere" and value else str(value)
