"""What all reports show: outcomes by game and by clause, what failed, and whether the run holds."""

import shlex
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from hoyle_verify.conform.events import CaseEvent, Log, Result, count
from hoyle_verify.conform.verdict import GOOD, Outcome

Counts = dict[Outcome, int]


class Entry(NamedTuple):
    """A case with its result."""

    case: CaseEvent
    result: Result


class ClauseRow(NamedTuple):
    """How the cases that bear on one clause came out, and those of them that failed."""

    id: str
    statement: str
    counts: Counts
    failures: tuple[Entry, ...]


def holds(log: Log) -> bool:
    """Tell whether a run is complete, asked something, and found nothing wrong."""
    asked = [result for result in log.results if result.outcome != "not-applicable"]
    return not log.missing and bool(asked) and not strays(log) and all(result.outcome in GOOD for result in asked)


def strays(log: Log) -> tuple[str, ...]:
    """Give what the program said unasked after its last answer."""
    return log.footer.strays if log.footer is not None else ()


def headline(log: Log) -> str:
    """Say in a sentence how the run ended."""
    if log.missing:
        return f"INCOMPLETE: {log.missing}"
    if not holds(log):
        return "DOES NOT HOLD" if any(result.outcome != "not-applicable" for result in log.results) else "NOTHING ASKED"
    return "HOLDS"


def by_game(log: Log) -> dict[str, Counts]:
    """Count outcomes game by game."""
    return {game: count(results) for game, results in _by_game(log).items()}


def clause_rows(log: Log) -> dict[str, list[ClauseRow]]:
    """Give the clauses of each game that some case bears on, in the order of their ids."""
    found: dict[str, dict[str, list[Entry]]] = defaultdict(lambda: defaultdict(list))
    for each in entries(log):
        for clause in each.case.clauses:
            found[each.case.game][clause].append(each)
    return {
        game: [
            _row(log, clause, members) for clause, members in sorted(clauses.items(), key=lambda item: _order(item[0]))
        ]
        for game, clauses in sorted(found.items())
    }


def failures(log: Log) -> list[Entry]:
    """Give every case with an outcome that does not hold."""
    return [each for each in entries(log) if each.result.outcome not in GOOD]


def who(log: Log) -> str:
    """Name the program with its version; by its command if it did not come to say who it is."""
    return str(log.header.program) or shlex.join(log.header.command)


def reasons(log: Log) -> list[tuple[str, int]]:
    """Count why cases are not applicable, the commonest reason first; games that are not claimed are left out."""
    of_games = {f"{game} is not claimed" for game in {case.game for case in log.cases} - set(log.header.program.games)}
    found = Counter(result.detail for result in log.results if result.outcome == "not-applicable")
    return [each for each in found.most_common() if each[0] not in of_games]


def in_words(counts: Counts) -> str:
    """Write counts of outcomes one after the other; they are never added up."""
    return ", ".join(f"{number} {outcome}" for outcome, number in counts.items()) or "nothing asked"


def _row(log: Log, clause: str, members: Iterable[Entry]) -> ClauseRow:
    members = list(members)
    return ClauseRow(
        clause,
        log.header.clauses.get(clause, ""),
        count(each.result for each in members),
        tuple(each for each in members if each.result.outcome not in GOOD),
    )


def _order(clause: str) -> tuple[str, int, str]:
    """Let the tenth clause of a chapter follow the ninth."""
    chapter, _, number = clause.rpartition("-")
    digits = number.rstrip("abcdefghijklmnopqrstuvwxyz")
    return (chapter, int(digits), number) if digits.isdecimal() else (clause, 0, "")


def _by_game(log: Log) -> dict[str, list[Result]]:
    found: dict[str, list[Result]] = defaultdict(list)
    for each in entries(log):
        found[each.case.game].append(each.result)
    return dict(sorted(found.items()))


def entries(log: Log) -> Iterator[Entry]:
    """Give every case that has a result, with it."""
    cases = {case.case: case for case in log.cases}
    return (Entry(cases[result.case], result) for result in log.results if result.case in cases)
