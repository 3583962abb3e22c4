"""Deciding a theorem by looking at every case."""

import time
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any, Final, NamedTuple

from hoyle.clause import observing
from hoyle.errors import Gap
from hoyle_verify.prove.cases import Case, Cases
from hoyle_verify.prove.seen import Seen
from hoyle_verify.prove.theorem import Skip, Theorem, unruled
from hoyle_verify.prove.verdict import Result, Verdict
from hoyle_verify.prove.witness import Witness

_ASK_THE_CLOCK: Final = 256


class Late(Exception):
    """The time is up."""


class Finding(NamedTuple):
    """A verdict with the case that shows or refutes the theorem, and why."""

    verdict: Verdict
    case: Case | None = None
    reason: str = ""


def decide(theorem: Theorem, deadline: float) -> Result:
    """Try every case until the theorem is decided; ``deadline`` is a time of the monotonic clock."""
    started = time.monotonic()
    seen = Seen()
    with observing(seen):
        try:
            cases = Cases(theorem)
        except Exception as error:  # noqa: BLE001  # a search that breaks down shows that the rules do
            told = f"the search breaks down: {type(error).__name__}: {error}"
            return Result(theorem.id, "refuted", "search", 0, time.monotonic() - started, (), told)
        try:
            finding = decide_cases(theorem, _timed(cases, deadline))
        except Late:
            finding = Finding("unknown", reason="not decided in time")
    if cases.space is not None:
        seen.clauses.update(cases.space.clauses)
    told = "; ".join(filter(None, (finding.reason, cases.show(finding.case) if finding.case is not None else "")))
    return Result(
        theorem.id,
        finding.verdict,
        "search" if cases.space is not None else "enumeration",
        cases.count,
        time.monotonic() - started,
        tuple(sorted(seen.clauses)),
        told,
        _witnesses(cases, finding),
    )


def _witnesses(cases: Cases, finding: Finding) -> tuple[Witness, ...]:
    if finding.case is None:
        return ()
    try:
        return cases.witnesses(finding.case)
    except Exception:
        # Rules under which a theorem is false may be such that no deal can be played by them.
        if finding.verdict == "proved":
            raise
        return ()


def decide_cases(theorem: Theorem, cases: Iterator[Case]) -> Finding:
    """Decide a theorem by some cases only."""
    return _DECIDERS[theorem.kind](theorem, cases)


def _timed(cases: Cases, deadline: float) -> Iterator[Case]:
    for number, case in enumerate(cases):
        if number % _ASK_THE_CLOCK == 0 and time.monotonic() > deadline:
            raise Late
        yield case


def _always(theorem: Theorem, cases: Iterator[Case]) -> Finding:
    verdict: Verdict = "vacuous"
    for case in cases:
        try:
            if not theorem.claim(*case):
                return Finding("refuted", case)
        except Skip:
            continue
        except Gap as silence:
            return Finding("gap", case, str(silence))
        except Exception as error:  # noqa: BLE001  # a claim that cannot be computed is false, whatever stopped it
            return Finding("refuted", case, f"{type(error).__name__}: {error}")
        verdict = "proved"
    return Finding(verdict)


def _possible(theorem: Theorem, cases: Iterator[Case]) -> Finding:
    verdict: Verdict = "vacuous"
    for case in cases:
        try:
            if theorem.claim(*case):
                return Finding("proved", case)
        except Skip:
            continue
        except Gap as silence:
            return Finding("gap", case, str(silence))
        except Exception as error:  # noqa: BLE001  # as above
            return Finding("refuted", case, f"{type(error).__name__}: {error}")
        verdict = "refuted"
    return Finding(verdict)


def _gap(theorem: Theorem, cases: Iterator[Case]) -> Finding:
    exactly = theorem.exactly
    assert exactly is not None

    first: Case | None = None
    for case in cases:
        try:
            silent = is_silent(theorem, case)
            if silent != bool(exactly(*case)):
                return Finding("refuted", case, "the document is silent" if silent else "the document is not silent")
            if theorem.ruled is not None and (answer := theorem.claim(*case)) != theorem.ruled(*case):
                return Finding("refuted", case, f"the rulings in force answer {answer}")
        except Skip:
            continue
        except Exception as error:  # noqa: BLE001  # as above
            return Finding("refuted", case, f"{type(error).__name__}: {error}")
        if silent and first is None:
            first = case
    return Finding("proved", first) if first is not None else Finding("refuted", reason="the document is never silent")


def is_silent(theorem: Theorem, case: Case) -> bool:
    """Say whether the document has no answer, with the rulings on the defect out of force."""
    try:
        with unruled(theorem.defects[0]):
            theorem.claim(*case)
    except Gap:
        return True
    return False


def _contradiction(theorem: Theorem, cases: Iterator[Case]) -> Finding:
    sentences: set[str] = set()
    spared: dict[str, Case] = {}
    for case in cases:
        try:
            truths = theorem.claim(*case)
        except Skip:
            continue
        except Exception as error:  # noqa: BLE001  # as above
            return Finding("refuted", case, f"{type(error).__name__}: {error}")
        sentences |= truths.keys()
        broken = [sentence for sentence, holds in truths.items() if not holds]
        if not broken:
            return Finding("refuted", case, "all the sentences hold")
        if len(broken) == 1:
            spared.setdefault(broken[0], case)
    return core(sentences, spared.keys())


def core(sentences: set[str], needed: Any) -> Finding:
    """Judge a contradiction that no case escapes by the sentences without which some case does."""
    if not sentences:
        return Finding("vacuous")
    if idle := sorted(sentences - set(needed)):
        return Finding("refuted", reason=f"a contradiction even without {', '.join(idle)}")
    return Finding("proved", reason=f"unsatisfiable together: {', '.join(sorted(sentences))}")


def _ambiguity(theorem: Theorem, cases: Iterator[Case]) -> Finding:
    alike = set(combinations(range(len(theorem.readings)), 2))
    first: Case | None = None
    for case in cases:
        try:
            answers = [answer_of(theorem, reading, case) for reading in theorem.readings]
            differ = any(answer != answers[0] for answer in answers)
            if theorem.exactly is not None and differ != bool(theorem.exactly(*case)):
                return Finding("refuted", case, "the readings differ" if differ else "the readings agree")
        except Skip:
            continue
        except Exception as error:  # noqa: BLE001  # as above
            return Finding("refuted", case, f"{type(error).__name__}: {error}")
        if differ:
            alike -= {pair for pair in alike if answers[pair[0]] != answers[pair[1]]}
            first = first if first is not None else case
            if theorem.exactly is None and not alike:
                break
    if first is None or alike:
        return Finding("refuted", reason="two readings never differ")
    return Finding("proved", first)


def answer_of(theorem: Theorem, reading: Any, case: Case) -> Any:
    """Give what a reading says of a case; silence is an answer of its own."""
    try:
        return theorem.claim(reading, *case)
    except Gap:
        return Gap


_DECIDERS: Final[dict[str, Callable[[Theorem, Iterator[Case]], Finding]]] = {
    "always": _always,
    "possible": _possible,
    "gap": _gap,
    "contradiction": _contradiction,
    "ambiguity": _ambiguity,
}
